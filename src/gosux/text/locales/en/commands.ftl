# The command: what `gosux simulate`, `arena`, `balance`, `replay`, `check`, `bench`, `cards` and `actions` print.

simulate-title = { $games } { $games_number ->
    [one] game
   *[other] games
} of { $ruleset }, seed { $seed }
simulate-result = result
simulate-games = games
simulate-share = share
simulate-wins = { $player } ({ $bot }) wins
simulate-shared = won by several together
simulate-draws = draws
simulate-reason = ended by rule { $rule }
simulate-speed = { $decisions } decisions in { $turns } turns; { $seconds } s, { $rate } games a second
simulate-playing = playing
train-playing = learning
train-strength = after { $games } { $games_number ->
    [one] game
   *[other] games
}: { $score } against a judge that has learned nothing, { $random } against random play
train-title = Learning { $ruleset }: { $games } { $games_number ->
    [one] game
   *[other] games
}, seed { $seed }
train-games = games learned from
train-score = score, %, looking one move ahead (95% interval)
train-unlearned = against a judge that has learned nothing
train-random = against random play
train-written = weights written to { $file }
arena-title = { $ruleset } for { $players } players: { $pairs } { $pairs_number ->
    [one] pair
   *[other] pairs
} for every two bots, { $games } games, seed { $seed }
arena-budget = all budgets divided by { $budget }
arena-iterations = every search ended after { $iterations } { $iterations_number ->
    [one] iteration
   *[other] iterations
}
arena-playing = playing pairs
arena-mode-draft = Decks drafted by the bots
arena-mode-clans = Decks fixed beforehand, each side in turn
arena-mode-plain = By the rules of the game
arena-bot = bot
arena-meeting = bots
arena-rating = rating
arena-interval = 95% interval
arena-from-to = { $low } to { $high }
arena-mean = ms a decision
arena-slowest = max
arena-wins = wins
arena-score = score
arena-score-percent = score of the first bot, %
arena-games = games
arena-draws = draws
arena-shared = shared
arena-decisions = decisions
arena-endings = Games, their mean length, and how many each rule ended:
arena-bounded = Somebody won everything: for the ratings, a drawn pair was added between every two bots.
arena-decimal = { $whole }.{ $part }
arena-percent = { $number }%
arena-pairs = pairs
arena-saving = pairs saved
arena-without-luck = The first bot's score without the luck of the draw; without that, so many times as many pairs would be needed:
balance-title = { $ruleset } for { $players } players, { $bot } at every seat: { $games } { $games_number ->
    [one] game
   *[other] games
}, seed { $seed }.
balance-compared = All games are played with each value of option { $option }.
balance-what-if = All games are played again as { $ruleset }, with the same deals.
balance-without-luck = Games won, without luck (games), %
balance-differences = What changes, with the same deals (games), points of 100 or turns
balance-first-player = first player
balance-plain = with luck
balance-luckless = without luck
balance-saving = games saved
balance-how-to-read = Percent of games with their 95% intervals.
balance-decks-draft = Decks drafted by the bots.
balance-decks-clans = Decks fixed beforehand.
balance-all = all games
balance-endings = Games ended by each rule, %
balance-changed = other winner
balance-lengths = Length of games: mean (95 of 100 at most, longest)
balance-rounds = rounds
balance-turns = turns
balance-decisions = decisions
balance-longest = longest round, in turns
balance-long = round of { $turns } turns or more, %
balance-repeated = repeated position, %
balance-places = Games won by who plays first, and by seat, %
balance-place = { $place ->
    [1] plays first
    [2] plays second
    [3] plays third
   *[4] plays fourth
}
balance-clans = Games won with each clan (games), %
balance-pairs = Games won with two clans in one deck (games), %
balance-against = Games won with a clan against another (games), %
balance-against-name = { $clan } against { $other }
balance-cards = Games won by players with each card (games in which they drew it), %
balance-drawn = drawn
balance-played = played
balance-tiles = Active tiles (games)
balance-first = first player wins, %
balance-picture = Plots of endings, lengths, seats, clans and pairs; the tables below have the same numbers
balance-caution = Bots are not people: what they play badly looks weak. Players who draw or play a card may be ahead for other reasons.
balance-of-games = { $name } ({ $games })
balance-replay = replay: { $file }
balance-longest-plot = Turns of the longest round, % of games
balance-pairs-plot = Won with both clans in the deck, %
balance-against-plot = Won by the clan on the left against the clan below, %
balance-cards-picture = Plots of tiles, and of the cards that win most and least often; the tables below have the same numbers
balance-tiles-plot = Won by the first player while a tile is active, %
balance-turns-plot = Turns of a game while a tile is active
balance-best-plot = Cards that win most, % of games won with them
balance-worst-plot = Cards that win least, % of games won with them
replay-game = A game of { $game } ({ $options }).
replay-game-of = A game of { $game } for { $players } players ({ $options }).
replay-position = It begins from a position.
replay-verified = The replay is true: { $actions } { $actions_number ->
    [one] action
   *[other] actions
}, the same result ({ $rule }) and the same checksum.
replay-shuffle = Its seed comes from the shuffle. Fingerprint of the server before the game: { $fingerprint }
replay-shuffle-number = Number of player { $player }: { $number }
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
usage-no-command = No such command '{ $name }'; gosux --help lists them
usage-no-option = No such option: { $name }
usage-no-option-but = No such option: { $name }; there is { $known }
usage-no-argument = Missing argument '{ $name }'
usage-no-value = { $name } needs a value
usage-takes-no-value = { $name } takes no value
usage-too-many = too many arguments: { $names }
usage-not-one-of = { $name } may be { $known }, not '{ $value }'
usage-no-integer = { $name } needs a whole number
usage-no-number = { $name } needs a number
usage-too-small = { $name } is at least { $limit }
usage-too-large = { $name } is at most { $limit }
missing-extra = this needs the library { $library }: pip install "gosux[{ $extra }]"
play-needs-terminal = --hot-seat, --position, --pack, --save and --new are for the terminal: add --terminal; in the browser, files are opened on the start page
serve-rescued = The games were damaged: { $kept ->
    [one] { $kept } game
   *[other] { $kept } games
} could be read, { $lost ->
    [one] { $lost } is
   *[other] { $lost } are
} lost. The damaged file is kept as { $file }.
serve-address = Open { $address } in a browser. Ctrl-C ends the server.
serve-metrics = Figures for Prometheus: { $address }
serve-lan = Other devices in this network open { $address } or scan this code:
site-written = { $file } is written ({ $size } MB). Copy this folder to any web host.
cards-powers = Powers

# The command `gosux actions`: questions, their answers, and what an answer points at.

actions-kind = kind
actions-question = it asks for
actions-answer = answer
actions-meaning = points at
actions-points-at-word = –
actions-points-at-play = a card in your hand
actions-points-at-recall = a card in the discard pile
actions-points-at-shift = a card of your army
actions-points-at-activate = a card of an army
actions-points-at-action = a card of your army
actions-points-at-hand = a card in your hand
actions-points-at-pile = { $piles ->
    [common] a card in the discard pile
   *[own] a card in a player's discard pile
}
actions-points-at-offer = a card on offer: revealed, in the deck, or to be named
actions-points-at-slot = a card of an army
actions-points-at-clan = a clan
actions-points-at-level = a row or level
actions-points-at-number = a number
actions-points-at-tile = a clan's tile
actions-points-at-seat = a player
actions-points-at-deed = what to do

## gosux puzzles

puzzles-text-today = today: { $line }
puzzles-text-ask = The number of a move; { $nudge } for a nudge, { $nudge } and a name for a card or term, { $show } for the solution, nothing to leave:
puzzles-text-unknown = Nothing here is called “{ $topic }”.
puzzles-text-wrong = Not the best: { $played } to win instead of { $best }. Try again.
puzzles-text-step = { $who }: { $action }
puzzles-text-solved = Solved.
puzzles-text-mining = searching games
puzzles-text-mined = games searched: { $games }, { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} found: { $file }

# Joining a game by its link

join-invited = { $players } invites you to { $game }.
join-name = What are you called?
join-shuffle = Fingerprint of the server's secret: { $fingerprint }. Your number: { $number }
join-waiting = You are ready. Waiting for the others…
join-changed = The players or something about the game changed. Press Enter if you are ready.
join-no-server = { $server } does not answer: { $why }
join-own-link = This link brings you back to your seat, here or in a browser: { $link }
