# Les mots des problèmes dans le navigateur, qui ne les charge qu'avec eux ; les noms des thèmes et des niveaux aussi ailleurs.

puzzles-page = Problèmes
puzzles-lead = Une position tirée d'une vraie partie entre robots. Une suite est nettement la meilleure, quelle que soit la main adverse : trouvez-la.
puzzles-today = Problème du jour
puzzles-name = Problème { $number }
puzzles-solve = Le résoudre
puzzles-solved-today = Vous l'avez résolu aujourd'hui. Il y en aura un nouveau demain.
puzzles-all = Tous les problèmes
puzzles-game = Jeu
puzzles-theme-label = Thème
puzzles-grade-label = Niveau
puzzles-any = Tous
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-none = Aucun problème n'est ainsi.
puzzles-theme = { $theme ->
    [victory] Victoire spéciale
    [pass] Quand passer
    [shift] Relève ou mutation
    [capture] La bonne capture
   *[battle] Gagner la bataille
}
puzzles-grade = niveau { $level }
puzzles-steps = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
puzzles-tried = { $result ->
    [right] résolu
    [helped] résolu avec un coup de pouce
    [wrong] manqué d'abord
   *[none] nouveau
}

## Le bilan, qui reste sur l'appareil

puzzles-rating = Votre cote aux problèmes
puzzles-about = environ { $rating }
puzzles-after = { $count ->
    [0] aucun problème essayé
    [one] après { $count } problème
   *[other] après { $count } problèmes
}
puzzles-week = Cette semaine
puzzles-row = { $count ->
    [0] Le problème du jour vous attend.
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzles-day-done = résolu
puzzles-day-open = non résolu
puzzles-missed-day = Un jour manqué n'interrompt que la série.
puzzles-private = Tout cela reste sur cet appareil.
puzzles-erase = L'effacer
puzzles-erase-sure = Effacer la cote, la série et les problèmes résolus ?
puzzles-erase-no = Le garder

## À la table

puzzles-step = Coup { $step } sur { $count }
puzzles-holds = Vrai quelle que soit la main adverse
puzzles-only = Un coup vaut au moins 15 points de plus que tout autre
puzzles-nudge = Un coup de pouce
puzzles-again = Recommencer
puzzles-show = Voir la solution
puzzles-question = La question
puzzles-close = À la table
puzzles-leave = Tous les problèmes
puzzles-right-so-far = Bien. Continuez.
puzzles-wrong = Pas le meilleur coup
puzzles-wrong-by = { $played } % de chances de gagner au lieu de { $best } %
puzzles-wrong-why = Avec le meilleur coup :
puzzles-play-on = Jouer la suite
puzzles-result = Au résultat

## Le résultat

puzzles-solved = { $how ->
    [first] Résolu du premier coup
    [helped] Résolu, avec un coup de pouce
   *[again] Résolu
}
puzzles-shown = La solution
puzzles-why = Pourquoi ce coup
puzzles-line = La suite entière
puzzles-other = Les autres premiers coups
puzzles-you = vous
puzzles-rival = adversaire
puzzles-chance = { $percent } % de chances de gagner
puzzles-best-move = le meilleur coup
puzzles-other-move = pas le meilleur
puzzles-bots = Les robots qui le trouvent
puzzles-next = Problème suivant
puzzles-see-table = Voir la table
puzzles-copy = Copier un lien, sans la solution
puzzles-copied = Copié
puzzles-budget = Chances de gagner la partie contre un adversaire qui joue comme la recherche, d'après ce que vous voyez.
