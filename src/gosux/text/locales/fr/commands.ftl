# La commande : ce qu'affichent `gosux simulate`, `replay`, `check`, `bench` et `cards`.

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
