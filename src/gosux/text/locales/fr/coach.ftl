# Libellés des indices et des bilans dans le navigateur, qui ne les charge qu'avec eux.

coach-close = Fermer
coach-looking = Recherche d'un indice…
coach-failed = Aucun indice n'a été trouvé.
coach-nudge = D'abord, un coup de pouce
coach-show = Montrer les meilleurs coups
coach-as-good = Aussi bon que le premier
coach-tempting = Tentant à première vue
coach-try = Essayer ce coup
coach-chance = { $percent } % de chances
coach-behind = { $points ->
    [one] { $points } point derrière
   *[other] { $points } points derrière
}
coach-for = parle pour ce coup
coach-against = parle contre ce coup
coach-about = Chances de gagner la partie, d'après ce que vous voyez : les mains des autres sont devinées, jamais regardées. Les raisons comparent ce coup au suivant et valent dans au moins 7 mondes devinés sur 10.

## Bilan

review-page = Bilan
review-reading = Analyse de la partie : { $percent } %
review-lost = Il n'y a pas de bilan pour cette partie.
review-to-replay = Revoir
review-chance = Vos chances de gagner
review-lane-note = vers le haut : mieux pour vous que la moyenne
review-lane-sum = Points de chance au tirage, à part : { $points }
review-in-numbers = En chiffres
review-row-choices = Choix qui comptaient
review-row-loss = Points perdus par choix
review-row-inaccuracies = Imprécisions
review-row-mistakes = Erreurs
review-row-blunders = Gaffes
review-row-found = Bien trouvé
review-row-draft = Points perdus au choix des clans
review-row-luck = Chance au tirage
review-row-without-luck = Résultat sans la chance
review-mark = { $mark ->
    [blunder] gaffe, 15 points perdus
    [mistake] erreur, 10
    [inaccuracy] imprécision, 5
   *[found] bien trouvé
}
review-points = Tournants
review-quiet = Aucun choix n'a perdu 5 points ou plus.
review-you-played = Vous avez joué
review-best-was = Le meilleur
review-next-was = Ensuite
review-why-best = Pourquoi le meilleur coup vaut mieux :
review-why-yours = Pourquoi le vôtre valait mieux :
review-again = Réessayer ici
review-see = Revoir ce moment
review-draft-picks = Le choix des clans
review-all = Tous les choix
review-loss-of = { $points } de moins
review-about = Les chances sont celles que vous pouviez connaître alors. Un choix forcé ne compte pas. Essais par choix : { $iterations }.
review-retry = Réessayez : tout coup à moins de 4 points du meilleur est juste.
review-retry-right = Juste : à moins de 4 points du meilleur coup.
review-retry-missed = Il y avait un meilleur coup. Revenez en arrière et réessayez.
review-retry-wrong = Il y a un meilleur coup. Revenez en arrière et réessayez, ou continuez.
review-back = Retour au bilan
