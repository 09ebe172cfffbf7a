# La commande : ce qu'affichent `gosux simulate`, `arena`, `balance`, `replay`, `check`, `bench`, `cards` et `actions`.

simulate-title = { $games } { $games_number ->
    [one] partie
   *[other] parties
} de { $ruleset }, graine { $seed }
simulate-result = résultat
simulate-games = parties
simulate-share = part
simulate-wins = { $player } ({ $bot }) gagne
simulate-shared = victoires partagées
simulate-draws = égalités
simulate-reason = finies par la règle { $rule }
simulate-speed = { $decisions } décisions en { $turns } tours ; { $seconds } s, { $rate } parties par seconde
simulate-playing = en jeu
train-playing = apprentissage
train-strength = après { $games } { $games_number ->
    [one] partie
   *[other] parties
} : { $score } contre un juge qui n'a rien appris, { $random } contre le hasard
train-title = Apprentissage de { $ruleset } : { $games } { $games_number ->
    [one] partie
   *[other] parties
}, graine { $seed }
train-games = parties apprises
train-score = score, en %, un coup d'avance (intervalle à 95 %)
train-unlearned = contre un juge qui n'a rien appris
train-random = contre le hasard
train-written = poids écrits dans { $file }
arena-title = { $ruleset } à { $players } joueurs : { $pairs } { $pairs_number ->
    [one] paire
   *[other] paires
} par duel, { $games } parties, graine { $seed }
arena-budget = tous les budgets divisés par { $budget }
arena-iterations = chaque recherche arrêtée après { $iterations } { $iterations_number ->
    [one] itération
   *[other] itérations
}
arena-playing = paires en jeu
arena-mode-draft = Clans choisis par les robots
arena-mode-clans = Decks fixés d'avance, joués tour à tour par chacun
arena-mode-plain = Selon les règles du jeu
arena-bot = robot
arena-meeting = duel
arena-rating = Elo
arena-interval = intervalle à 95 %
arena-from-to = { $low } à { $high }
arena-mean = ms/décision
arena-slowest = max.
arena-wins = victoires
arena-score = score
arena-score-percent = score du premier robot, en %
arena-games = parties
arena-draws = égalités
arena-shared = partagées
arena-decisions = décisions
arena-endings = Parties, leur durée moyenne, et combien chaque règle en a terminé :
arena-bounded = Un robot a tout gagné : pour le calcul des Elo, une paire nulle a été ajoutée à chaque duel.
arena-decimal = { $whole },{ $part }
arena-percent = { $number } %
arena-pairs = paires
arena-saving = paires épargnées
arena-without-luck = Le score du premier robot sans la chance au tirage ; sinon, il faudrait tant de fois plus de paires :
balance-title = { $ruleset } à { $players } joueurs, { $bot } partout : { $games } { $games_number ->
    [one] partie
   *[other] parties
}, graine { $seed }.
balance-compared = Toutes les parties sont jouées avec chaque valeur de l'option { $option }.
balance-what-if = Toutes les parties sont rejouées en { $ruleset }, avec les mêmes donnes.
balance-without-luck = Parties gagnées, sans la part de chance (parties), en %
balance-differences = Ce qui change, avec les mêmes donnes (parties), en points sur 100 ou en tours
balance-first-player = premier joueur
balance-plain = avec la chance
balance-luckless = sans la chance
balance-saving = parties épargnées
balance-how-to-read = En pourcentage des parties, avec intervalles à 95 %.
balance-decks-draft = Clans choisis par les robots.
balance-decks-clans = Decks fixés d'avance.
balance-all = toutes les parties
balance-endings = Parties terminées par chaque règle, en %
balance-changed = autre vainqueur
balance-lengths = Durée des parties : moyenne (95 sur 100 au plus, maximum)
balance-rounds = rondes
balance-turns = tours
balance-decisions = décisions
balance-longest = plus longue ronde, en tours
balance-long = ronde de { $turns } tours ou plus, en %
balance-repeated = position répétée, en %
balance-places = Parties gagnées selon l'ordre du jeu et la place, en %
balance-place = { $place ->
    [1] joue en premier
    [2] joue en deuxième
    [3] joue en troisième
   *[4] joue en quatrième
}
balance-clans = Parties gagnées avec chaque clan (parties), en %
balance-pairs = Parties gagnées avec deux clans réunis (parties), en %
balance-against = Parties gagnées avec un clan contre un autre (parties), en %
balance-against-name = { $clan } contre { $other }
balance-cards = Parties gagnées par qui a chaque carte (parties où elle est piochée), en %
balance-drawn = piochée
balance-played = jouée
balance-tiles = Tuiles actives (parties)
balance-first = victoires du premier joueur, en %
balance-picture = Graphiques des fins, durées, places, clans et paires ; les tableaux ci-dessous donnent les mêmes nombres
balance-caution = Les robots ne sont pas des humains : ce qu'ils jouent mal paraît faible. Avoir une carte en main ou en jeu peut aussi venir d'une avance prise autrement.
balance-of-games = { $name } ({ $games })
balance-replay = enregistrement : { $file }
balance-longest-plot = Tours de la plus longue ronde, en % des parties
balance-pairs-plot = Victoires avec les deux clans réunis, en %
balance-against-plot = Victoires du clan de gauche contre le clan du bas, en %
balance-cards-picture = Graphiques des tuiles et des cartes qui gagnent le plus et le moins ; les tableaux ci-dessous donnent les mêmes nombres
balance-tiles-plot = Victoires du premier joueur selon la tuile active, en %
balance-turns-plot = Tours par partie selon la tuile active
balance-best-plot = Cartes qui gagnent le plus, en % des parties
balance-worst-plot = Cartes qui gagnent le moins, en % des parties
replay-game = Une partie de { $game } ({ $options }).
replay-game-of = Une partie de { $game } à { $players } joueurs ({ $options }).
replay-position = Elle commence par une position.
replay-verified = L'enregistrement est exact : { $actions } { $actions_number ->
    [one] action
   *[other] actions
}, même résultat ({ $rule }), même somme de contrôle.
replay-shuffle = La graine vient bien du mélange. Empreinte du serveur avant la partie : { $fingerprint }
replay-shuffle-number = Nombre du joueur { $player } : { $number }
check-position = { $file } : une position de { $ruleset }, en ordre.
check-save = { $file } : une sauvegarde de { $ruleset }, en ordre.
check-replay = { $file } : une partie enregistrée de { $ruleset }, en ordre.
check-players = Joueurs : { $count }.
check-setup = Avant la première ronde.
check-round = Ronde { $round }.
check-actions = Actions jouées : { $count }.
bench-core = { $core ->
    [compiled] noyau : compilé
   *[plain] noyau : Python pur
}
bench-decisions = { $count } décisions par seconde
bench-games = { $count } parties par seconde
bench-clone = { $count } µs pour copier une partie
stopped = arrêté
usage-no-command = aucune commande ne s'appelle « { $name } » ; gosux --help en donne la liste
usage-no-option = aucune option ne s'appelle { $name }
usage-no-option-but = aucune option ne s'appelle { $name } ; il y a { $known }
usage-no-argument = il manque l'argument « { $name } »
usage-no-value = il manque une valeur à { $name }
usage-takes-no-value = { $name } ne prend pas de valeur
usage-too-many = il y a trop d'arguments : { $names }
usage-not-one-of = { $name } peut être { $known }, pas « { $value } »
usage-no-integer = { $name } demande un nombre entier
usage-no-number = { $name } demande un nombre
usage-too-small = { $name } vaut au moins { $limit }
usage-too-large = { $name } vaut au plus { $limit }
missing-extra = il manque la bibliothèque { $library } : pip install "gosux[{ $extra }]"
play-needs-terminal = --hot-seat, --position, --pack, --save et --new sont pour le terminal : ajoutez --terminal ; dans le navigateur, les fichiers s'ouvrent sur la page d'accueil
serve-rescued = Les parties étaient endommagées : { $kept ->
    [one] { $kept } a pu être lue
   *[other] { $kept } ont pu être lues
}, { $lost ->
    [one] { $lost } est perdue
   *[other] { $lost } sont perdues
}. Le fichier endommagé est gardé sous { $file }.
serve-address = Ouvrez { $address } dans un navigateur. Ctrl-C arrête le serveur.
serve-metrics = Chiffres pour Prometheus : { $address }
serve-lan = Les autres appareils de ce réseau ouvrent { $address } ou scannent ce code :
site-written = { $file } est écrit ({ $size } Mo). Copiez ce dossier chez n'importe quel hébergeur.
cards-powers = Pouvoirs

# La commande `gosux actions` : les questions, leurs réponses, et ce qu'une réponse désigne.

actions-kind = sorte
actions-question = on demande
actions-answer = réponse
actions-meaning = elle désigne
actions-points-at-word = –
actions-points-at-play = une carte de votre main
actions-points-at-recall = une carte de la défausse
actions-points-at-shift = une carte de votre armée
actions-points-at-activate = une carte d'une armée
actions-points-at-action = une carte de votre armée
actions-points-at-hand = une carte de votre main
actions-points-at-pile = { $piles ->
    [common] une carte de la défausse
   *[own] une carte de la défausse d'un joueur
}
actions-points-at-offer = une carte proposée : révélée, à chercher ou à nommer
actions-points-at-slot = une carte d'une armée
actions-points-at-clan = un clan
actions-points-at-level = une ligne ou un niveau
actions-points-at-number = un nombre
actions-points-at-tile = la tuile d'un clan
actions-points-at-seat = un joueur
actions-points-at-deed = ce qu'il faut faire

## gosux puzzles

puzzles-text-today = aujourd'hui : { $line }
puzzles-text-ask = Le numéro d'un coup ; { $nudge } pour un coup de pouce, { $nudge } et un nom pour une carte ou un terme, { $show } pour la solution, rien pour sortir :
puzzles-text-unknown = Rien ne s'appelle « { $topic } » ici.
puzzles-text-wrong = Pas le meilleur : { $played } de chances de gagner au lieu de { $best }. Essayez encore.
puzzles-text-step = { $who } : { $action }
puzzles-text-solved = Résolu.
puzzles-text-mining = recherche
puzzles-text-mined = parties parcourues : { $games }, { $count ->
    [one] { $count } problème trouvé
   *[other] { $count } problèmes trouvés
} : { $file }

# Rejoindre une partie par son lien

join-invited = { $players } vous invite à { $game }.
join-name = Comment vous appelez-vous ?
join-shuffle = Empreinte du secret du serveur : { $fingerprint }. Votre nombre : { $number }
join-waiting = Vous êtes prêt. On attend les autres…
join-changed = Les joueurs ou la partie ont changé. Appuyez sur Entrée si vous êtes prêt.
join-no-server = { $server } ne répond pas : { $why }
join-own-link = Ce lien vous ramène à votre place, ici ou dans un navigateur : { $link }
