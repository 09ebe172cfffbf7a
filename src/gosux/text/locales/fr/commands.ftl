# La commande : ce qu'affichent `gosux simulate`, `arena`, `replay`, `check`, `bench` et `cards`.

simulate-title = { $games } parties de { $ruleset }, graine { $seed }
simulate-result = résultat
simulate-games = parties
simulate-share = part
simulate-wins = { $player } ({ $bot }) gagne
simulate-shared = victoires partagées
simulate-draws = égalités
simulate-reason = finies par la règle { $rule }
simulate-speed = { $decisions } décisions en { $turns } tours ; { $seconds } s, { $rate } parties par seconde
simulate-playing = en jeu
arena-title = { $ruleset } à { $players } joueurs : { $pairs } paires par duel, { $games } parties, graine { $seed }
arena-budget = tous les budgets divisés par { $budget }
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
replay-game = Une partie de { $ruleset } ({ $options }).
replay-game-of = Une partie de { $ruleset } à { $players } joueurs ({ $options }).
replay-position = Elle commence par une position.
replay-verified = L'enregistrement est exact : { $actions } actions, même résultat ({ $rule }), même somme de contrôle.
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
cards-powers = Pouvoirs
