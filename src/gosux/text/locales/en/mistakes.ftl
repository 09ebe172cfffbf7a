# What is wrong with what was typed or with a file: one sentence, without a capital and without a full stop. `place`,
# `key` and `file` say where; `why` is what the system or another library says, in its own words.

mistake-at = { $place }: { $problem }
mistake-did-you-mean = { $problem }; did you mean "{ $close }"?

# What there is not

mistake-no-language = no language is called '{ $language }'; there are: { $known }
mistake-no-ruleset = no ruleset is called '{ $ruleset }'; there are: { $known }
mistake-no-bot = no bot is called '{ $bot }'; there are: { $known }
mistake-no-rule = no rule has the number "{ $rule }"; chapters go from { $first } to { $last }, and a rule is named like X5.2 or X5.2c
mistake-no-lesson = no lesson is called '{ $lesson }'; there are: { $known }
mistake-no-puzzle = no puzzle is called '{ $puzzle }'; they are called like { $example }
mistake-no-guide = there is no guide to '{ $ruleset }' in '{ $language }'
mistake-no-card = no card is called '{ $card }'
mistake-no-clan = no clan is called '{ $clan }'
mistake-no-step = no step of the rules is called '{ $step }'
mistake-no-path = '{ $path }' is no path of a file
mistake-no-action = no action is called '{ $action }'
mistake-no-action-number = no action has the number { $action }; they go from 0 to { $last }
mistake-chosen-otherwise = '{ $action }' was not asked: only '{ $choice }' was possible

# Options and simulations

mistake-key-value = an option is written KEY=VALUE, as in edition=fr, not '{ $text }'
mistake-option-twice = option { $option } is given twice
mistake-no-option = no option is called '{ $option }'; there are: { $known }
mistake-option-value = option { $option } may be { $known_or }, not '{ $value }'
mistake-option-clans = option clans names two decks of 3 clans, as in a+b+c/d+e+f
mistake-option-no-clan = option clans: no clan is called '{ $clan }'; there are: { $known }
mistake-option-no-decks = option clans: no ready decks are called '{ $decks }'; name two decks of 3 clans, as in a+b+c/d+e+f, or one of: { $known }
mistake-option-different-clans = option clans names two decks of 3 different clans, as in a+b+c/d+e+f
mistake-no-games = at least 1 game is needed, not { $count }
mistake-only-two-players = { $ruleset } is played by two
mistake-bad-exploration = the exploration is a number from 0 up, not { $exploration }
mistake-no-workers = at least 1 worker is needed, not { $count }
mistake-training-damaged = { $file } is damaged: it holds no training to go on with
mistake-training-other-plan = { $file } belongs to another training: give the same ruleset, games and seed, or another file
mistake-player-count = { $most_number ->
    [2] { $ruleset } is a game for { $least } players, not { $count }
   *[other] { $ruleset } is a game for { $least } to { $most } players, not { $count }
}
mistake-arena-bots = an arena needs at least 2 bots, not { $count }
mistake-arena-pairs = at least 1 pair of games is needed, not { $count }
mistake-arena-budget = budgets are divided by a number greater than 0, not { $number }
mistake-no-iterations = a search needs at least 1 iteration, not { $count }
mistake-arena-two-budgets = --iterations ends searches by their number, --budget by the clock: only one of them can be given
mistake-arena-no-draft = { $ruleset } has no draft: --draft and --clans are for games with one
mistake-arena-decks-given = option clans fixes the decks: there is no draft for --draft
mistake-arena-no-plots = a picture needs matplotlib: pip install "gosux[results]"
mistake-bad-until = --until is "decided" or a number of points above 0 and below 50, not "{ $until }"
mistake-no-ray = --ray needs Ray: pip install "gosux[ray]"
mistake-ray-not-there = no Ray cluster answers at { $address }: { $why }
mistake-two-comparisons = --compare and --what-if are two comparisons: one at a time
mistake-bots = { $ruleset } needs { $seats } bots, one for each player, not { $count }
mistake-bad-seed = a seed is a number, or a text of at most { $most } characters that can be written in UTF-8

# Engines

mistake-engine-missing = after engine: comes the command of an engine, as in "engine:./my_engine"
mistake-engine-command = '{ $engine }' is no command: { $why }
mistake-engine-not-found = no program '{ $program }' is found to be an engine; give its path, as in "engine:./my_engine"
mistake-engine-protocol = the engine '{ $engine }' speaks protocol { $told }, not { $known }
mistake-engine-ended = the engine '{ $engine }' ended with code { $code } instead of answering
mistake-engine-killed = the engine '{ $engine }' was ended by signal { $signal } instead of answering
mistake-engine-closed = the engine '{ $engine }' closed its output instead of answering
mistake-engine-silent = the engine '{ $engine }' did not answer '{ $asked }' within { $seconds } s
mistake-engine-deaf = the engine '{ $engine }' does not read what it is asked
mistake-engine-flood = the engine '{ $engine }' wrote too many lines that nobody had asked for
mistake-engine-long-line = the engine '{ $engine }' wrote { $most } or more without ending the line
mistake-engine-nonsense = the engine '{ $engine }' wrote '{ $answer }' where the protocol wants: { $expected }
mistake-engine-illegal = the engine '{ $engine }' named the action '{ $action }', which is not possible; there are: { $known }
mistake-engine-refused = the engine '{ $engine }' gave up: { $why }
mistake-engine-no-message = this is no message of protocol { $protocol }: { $line }
mistake-engine-other-actions = by the rules of gosux { $version }, other actions are possible here
mistake-engine-said = { $problem }; its last words on standard error: { $said }
mistake-engine-in-game = { $problem } (action { $number } of the game with seed '{ $seed }')

# Files

mistake-cannot-read = { $file }: cannot be read: { $why }
mistake-cannot-write = { $file }: cannot be written: { $why }
mistake-cannot-rename = { $file }: cannot be renamed: { $why }
mistake-cannot-listen = nothing can be served at { $host }, port { $port }: { $why }
mistake-no-network = this machine is in no network that other devices could reach it by; name its address with --host
mistake-no-address = '{ $address }' is no address such as 192.0.2.1
mistake-admin-no-games = { $file }: there are no games of a server in this folder
mistake-admin-other-version = { $file }: these games were written by another version of gosux; start the server of this version once
mistake-admin-unknown-game = there is no game { $game }
mistake-admin-unknown-report = there is no report { $report }
mistake-admin-end-unknown = there is no game { $game } any more
mistake-admin-end-over = game { $game } is over
mistake-admin-end-no-seat = game { $game } has no such seat
mistake-admin-end-failed = game { $game } could not be ended; the server's log says why
mistake-admin-who = '{ $who }' is no address, no network, no account and no fingerprint of at least 12 digits
mistake-admin-unknown-account = there is no account { $account }
mistake-admin-not-banned = { $who } is not shut out
mistake-admin-both-languages = an announcement needs its words in English and in French
mistake-admin-long = an announcement has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}
mistake-admin-damaged = game { $game } cannot be read: { $why }
mistake-backup-foreign = { $file }: this is no backup of gosux
mistake-backup-damaged = { $file }: this backup is damaged; nothing was restored
mistake-backup-newer = { $file }: a newer gosux wrote this backup
mistake-backup-in-use = a server uses this database; stop it first
mistake-backup-not-empty = a backup is restored where no games are: name an empty folder or database
mistake-folder-in-use = { $file }: another server keeps its games in this folder
mistake-site-folder = { $file }: this folder holds something else than a site; name a new or empty one
mistake-site-no-page = { $file } is missing: build the page first, with `make page`
mistake-site-no-pyodide = { $file } is missing: run `make page` in a checkout, or name the folder of the npm package pyodide with --pyodide
mistake-site-no-wheel = { $file } could not be downloaded: { $why }
mistake-damaged-database = { $file }: the games in this folder cannot be read ({ $why }); put a good copy of games.sqlite3 there, or move it away to begin without games
mistake-no-database = { $address }: this database cannot be used ({ $why })
mistake-bus-without-database = --bus needs --database: servers that share games keep them in PostgreSQL
mistake-no-bus = { $address }: this Redis cannot be used ({ $why })
mistake-push-off = this server tells no browser of turns while its page is closed
mistake-push-endpoint = nothing can be sent to this browser: its push service has no usable address or key
mistake-push-contact = push services want to know whom they can turn to: --push-contact mailto:… or https://…
mistake-push-key = { $file }: no private key of the curve P-256
mistake-database-in-use = { $address }: another server plays the games of this database; servers that share one need --bus
mistake-newer-database = { $file }: a newer gosux wrote the games in this folder
mistake-slow-record = this file takes too long to read
mistake-no-backup = this is no file of all games, as this page exports it
mistake-link-too-long = this is too long for a link; hand on the file instead
mistake-link-to-save = a save holds every hidden card: links are for positions and replays
mistake-position-at-turn = a link to a position can be made at the beginning of your turn
mistake-too-many-requests = that is more than one visitor may use at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
mistake-banned = whoever runs this server has shut you out until { $until } (UTC)
mistake-readers-busy = the server is reading as many files as it can; try again in a moment
mistake-not-utf-8 = { $file }: the file is not a text in UTF-8
mistake-large-position = { $file }: the file is too large for a position
mistake-ledger-foreign = { $file }: this is not a file of gosux { $command }, and it is left as it is
mistake-ledger-other-plan = { $file }: this file belongs to another run of gosux { $command } ({ $key } is { $told } there, not { $wanted }), and it is left as it is
mistake-ledger-damaged = { $file }: line { $line } is damaged, and the file is left as it is
mistake-ledger-busy = { $file }: another command is writing this file; wait for its end, or name another file
mistake-large-record = { $file }: the file has more than { $most } MiB, too many for a game
mistake-check-too-long = { $file }: reading it takes longer than { $seconds } s, so it is not a usual game
mistake-check-died = { $file }: reading it ended without an answer

# Values

mistake-no-key = { $key }: there is no such key
mistake-not-a-table = { $key } must be a table
mistake-not-a-number = { $key } must be a whole number, not { $value }
mistake-not-a-list = { $key } must be a list, not { $value }
mistake-not-a-text = { $key } must be a text, not { $value }
mistake-not-true-or-false = { $key } must be true or false, not { $value }
mistake-not-texts = { $key } must be a list of texts
mistake-not-tables = { $key } must be a list of tables: [[{ $name }]]
mistake-out-of-range = { $key } must be from { $low } to { $high }, not { $value }
mistake-wrong-length = { $key } must have { $length } entries, not { $count }
mistake-long-list = { $key } may have at most { $most } entries, not { $count }

# Positions

mistake-not-toml = this is not TOML: { $why }
mistake-no-position = this is not a position: { $why }
mistake-position-too-deep = this is not a position: it is nested too deeply
mistake-oversized = the text has { $count } characters, and at most { $most } are read
mistake-long-line = line { $line } has more than { $most } characters
mistake-many-dots = line { $line } has more than { $most } dots outside of texts: keys are not that deep
mistake-text-of-lines = line { $line }: a position has no texts of several lines
mistake-not-unicode = the text holds half a character, which cannot be written in UTF-8
mistake-guessed-world = this world was guessed in the middle of a turn: its turn has no beginning
mistake-needs-players = { $place }: a position needs [[player]] twice; without, it is the start of a game
mistake-position-players = { $file }: a position of { $seats } players, not { $count }
mistake-player-tables = player: there must be { $seats } [[player]] tables, not { $count }
mistake-already-won = the game is already won ({ $rule })
mistake-impossible-then = { $place }: '{ $action }' is not possible: { $refusal }
mistake-no-card-there = { $place }: no card is called "{ $card }"
mistake-no-clan-there = { $place }: no clan is called "{ $clan }"
mistake-not-a-card = { $place }: "{ $text }" is no card; write sati, (sati) if captured, sati [t] with a token
mistake-not-a-slot = { $place }: "{ $text }" is no slot; write 1:I3 for the third Troop of player 1
mistake-empty-slot = { $place }: there is no card at { $text }
mistake-position-knows-cards = { $place }: a position knows all its cards
mistake-no-such-seat = { $place }: seats count from 0 to { $last }
mistake-deck-and-top = { $place }: give deck (all of it) or top (the rest is shuffled under it), not both
mistake-activation-tokens = { $place }: a player has { $tokens } Activation tokens in hand, on cards, spent and locked together, not { $count }
mistake-captured-token = { $place }: only a face-up card can have tokens ({ $rule })
mistake-long-row = { $place }: a row has at most { $most } cards ({ $rule }), not { $count }
mistake-top-heavy = { $place }: a row never has more cards than the row below it ({ $rule })
mistake-wrong-row = { $place }: "{ $card }" does not belong in row { $row }
mistake-three-clans = { $place }: a deck has 3 clans (X2.1b)
mistake-too-many-clans = { $place }: the cards of this player are of more than 3 clans (X2.1b)
mistake-other-clan = { $place }: "{ $card }" is not of the clans of this player
mistake-shared-clan = { $place }: both players have cards of the clan { $clan } (X2.1b)
mistake-too-many-copies = { $place }: there are more copies of "{ $card }" than exist
mistake-all-passed = { $place }: after all players have passed there is no turn ({ $rule })
mistake-turn-after-passing = { $place }: a player who has passed takes no turn ({ $rule })
mistake-turn-after-leaving = { $place }: a player who has left the game takes no turn (G3.6b)
mistake-player-out = { $place }: only with 3 or 4 players can one have left the game, and then without a hand (G3.6b)
mistake-turns-not-limited = { $place }: more than one player goes on, so the number of turns is not limited ({ $rule })

# Saves and replays

mistake-not-over-yet = a replay is written when the game is over; a running game can be saved
mistake-actions-lead-elsewhere = the actions of this game do not lead to its state
mistake-replay-not-save = this is a replay, not a save
mistake-review-player = the game has { $players } players: there is no player { $number }
mistake-save-not-replay = this is a save, not a replay
mistake-film-hides = this replay hides cards: gosux replay shows its log, but it cannot be opened, checked, played on or reviewed
mistake-film-damaged = this replay that hides cards is damaged
mistake-truncated = the file breaks off in line { $line }: it is truncated
mistake-not-json = this is neither a save nor a replay: it is not JSON (line { $line }, column { $column }: { $why })
mistake-record-too-deep = this is neither a save nor a replay: it is nested too deeply
mistake-no-record = this is neither a save nor a replay: { $why }
mistake-no-json-object = this is neither a save nor a replay: a JSON object is expected
mistake-other-format = this is neither a save nor a replay of gosux: "format" must be { $save } or { $replay }
mistake-record-format = { $what ->
    [save] this save has format { $format }; this gosux reads format { $known } only
   *[replay] this replay has format { $format }; this gosux reads format { $known } only
}
mistake-record-text = "{ $key }" must be a text
mistake-record-table = "{ $key }" must be a table
mistake-record-texts = "{ $key }" must be a list of texts
mistake-record-start = "start" must be a state or null
mistake-record-seats = "seats" must be the number of players
mistake-version = "version" must name the version of the rules
mistake-result = "result" must name the winners and the rule that ended the game
mistake-result-winner = "result" names a winner who does not play
mistake-seed-and-start = "seed" and "start" do not agree
mistake-damaged = the state does not follow from the actions: the save is damaged
mistake-other-version = { $what ->
    [replay] this replay
   *[finished-game] this finished game
} is of { $order ->
    [older] an older
    [newer] a newer
   *[other] another
} version of the rules ({ $version }; this gosux plays { $known }) and cannot be played again here
mistake-not-taken-over = the save is of version { $version } of the rules, this gosux plays version { $known }, and its state cannot be taken over: { $problem }
mistake-impossible-action = action { $number }, '{ $action }', is not possible: { $refusal }
mistake-start-state = the state in "start" cannot be used: { $problem }
mistake-start-action = the state in "start" cannot be used: action { $number } does not fit it
mistake-not-over-at-the-end = the game is not over after the last action, number { $number }
mistake-other-result = the game ends with { $result }, but the file says { $told }
mistake-victory = a victory of player { $winners } ({ $rule })
mistake-draw = a draw ({ $rule })
mistake-other-checksum = the game ends in another state: its checksum is { $checksum }, not { $told }
mistake-shuffle = the shuffle is not written as it should be: a game, a secret of 64 hexadecimal digits, numbers of 32
mistake-shuffle-secret = the secret of the shuffle is not the one whose fingerprint was told before the game
mistake-shuffle-seed = the seed does not come from the numbers of the shuffle

# States and views

mistake-game-not-a-table = a game must be a table
mistake-state-not-a-table = a state must be a table
mistake-state-without-options = a state must be a table with options
mistake-seat-not-a-table = a seat must be a table
mistake-state-format = states of format { $format } cannot be read, only of { $known }
mistake-state-version = written by version { $version } of the rules, not { $known }
mistake-seats = { $most_number ->
    [2] there are { $most } seats, not { $count }
   *[other] there are 2 to { $most } seats, not { $count }
}
mistake-vacant-slot = a mutation keeps an empty slot for the card that is set aside
mistake-nobody-left = fewer than two players are left, so the game is over (G3.6b)
mistake-advantage-out = { $place }: a player who has left the game does not hold the Advantage token (G3.6b)
mistake-advantage-missing = somebody always holds the Advantage token (G1.2)
mistake-too-many-turns = { $place } is at most { $most } there, not { $count }
mistake-round-without-points = round { $round } cannot be reached with { $points_number ->
    [one] { $points } point
   *[other] { $points } points
} in all: every Great Battle gives somebody one ({ $rule })
mistake-no-tiles = this game has no Immortal tiles
mistake-common-clans = { $place }: all clans lie in one common pile (G1.1)
mistake-lost-clan = the clan { $clan } is neither picked nor left (X2.1b)
mistake-missing-card = { $place }: "{ $card }" lies nowhere, and every card lies somewhere
mistake-row-gap = { $place }: a row is filled from the left, without gaps ({ $rule })
mistake-icons = { $place }: on "{ $card }" there is room for { $icons } of these tokens, not for { $count } ({ $rule })
mistake-no-veteran = { $place }: "{ $card }" is no Veteran, so no token on it shows x2 (X7.3)
mistake-no-foreign-tokens = no card of this game lets a player put a token on another player's card
mistake-foreign-token = { $place }: the tokens of other players are among those on the card (G6.4)
mistake-no-such-token = { $place }: there is no such token in this game ({ $rule })
mistake-no-bans = no card of this game forbids to play another one
mistake-too-many-bans = there are at most { $most } bans, not { $count } (X11.14)
mistake-wrong-ban = { $place }: "{ $card }" can only be forbidden by another player to one whose clans have it (X11.13)
mistake-unknown-knower = players who know a card count from 0 to { $last }
mistake-group-cards = group { $group } does not list the cards that bear its number
mistake-end-reason = a game that is over names the rule that ended it, and a running one does not
mistake-impossible-step = the pending step '{ $step }' never comes to { $key } = { $value }
mistake-too-many-steps = at most { $most } steps can be pending, not { $count }
mistake-nobody-reveals = cards are revealed, but no pending step deals with them
mistake-entry-seat = '{ $entry }': no seat '{ $seat }'
mistake-entry-group = '{ $entry }': no group '{ $group }'
mistake-army-slots = an army has { $count } slots
mistake-dice = the dice are not readable
mistake-game-knows-cards = a game knows all its cards
mistake-history = history must be a list of numbers
mistake-origin = origin must be a state or null
mistake-pending-steps = its pending steps do not fit together
mistake-pending-question = its pending steps do not fit its question
mistake-nobody-asked = the game is not over, but nobody is asked anything
mistake-view-seat = a view belongs to a seat
mistake-asked = asked must be a table or null
mistake-asked-choices = asked.choices must be a list of actions
mistake-asked-player = asked.player must be a seat
mistake-asked-kind = asked.kind must be a kind of question
mistake-tokens-of-supply = { $place }: a player has from { $least } to { $most } Activation tokens in hand, on cards, spent and out for the round together, not { $count }

# Games of several devices

mistake-unknown-link = this link was used or replaced, is older than a day, or was not copied as a whole; ask for a new one
mistake-name-missing = everybody at the table needs a name
mistake-name-taken = somebody here is called { $name } already, or almost; choose another name
mistake-blocked-here = you blocked { $name }, who sits here
mistake-already-reported = you have already reported this player
mistake-no-seat-link = no seat can be taken by { $link }; a link of an invitation has #/join/ in it
mistake-room-no-seat = this seat is not free
mistake-room-not-host = only whoever made the invitation can change it, and only before the game begins
mistake-rated-unfinished = finish or concede your other rated game against bots first, or play this one unrated
mistake-room-finished = this file holds a game that is over; begin from a position or a saved game
mistake-room-too-fast = not so fast: wait a few seconds before you say more
mistake-one-device = in a game of several people on one device, no seat can move to another device
mistake-rooms-full = as many games as this server can hold are waiting for players; try again later

# Accounts

mistake-signed-out = you are signed out on this device; sign in again, or go on as a guest
mistake-wrong-passkey = this passkey could not be checked: it is not known here, was made for another address, or the request is older than five minutes; try again
mistake-recovery-code = this code was used already, was replaced by new ones, or has a typing mistake
mistake-passkey-last = this is your only passkey; add another one first, or delete the account
mistake-name-fixed = whoever runs this server has chosen your name; ask them if you want another one
mistake-passkey-not-added = this passkey is in use already, or you have { $most } of them
mistake-no-passkeys-here = browsers allow passkeys only at the address localhost or at a name with https; here you can play as a guest
