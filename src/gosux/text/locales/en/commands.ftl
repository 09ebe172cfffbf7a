# The command: what `gosux simulate`, `replay`, `check`, `bench` and `cards` print.

simulate-title = { $games } games of { $ruleset }, seed { $seed }
simulate-result = result
simulate-games = games
simulate-share = share
simulate-wins = { $player } ({ $bot }) wins
simulate-shared = won by several together
simulate-draws = draws
simulate-reason = ended by rule { $rule }
simulate-speed = { $decisions } decisions in { $turns } turns; { $seconds } s, { $rate } games a second
simulate-playing = playing
replay-game = A game of { $ruleset } ({ $options }).
replay-game-of = A game of { $ruleset } for { $players } players ({ $options }).
replay-position = It begins from a position.
replay-verified = The replay is true: { $actions } actions, the same result ({ $rule }) and the same checksum.
check-position = { $file }: a position of { $ruleset }, and it is fine.
check-save = { $file }: a save of { $ruleset }, and it is fine.
check-replay = { $file }: a replay of { $ruleset }, and it is fine.
check-players = Players: { $count }.
check-setup = Before the first round.
check-round = Round { $round }.
check-actions = Actions taken: { $count }.
bench-core = { $core ->
    [compiled] core: compiled
   *[plain] core: plain Python
}
bench-decisions = { $count } decisions a second
bench-games = { $count } games a second
bench-clone = { $count } µs to copy a game
stopped = stopped
cards-powers = Powers
