# The page in the browser: the table, and what stands around it.

## Players

page-title = { $ruleset ->
    [gosu-x] Gosu X
    [gosu-x-quick] Gosu X, quick rules
    [gosu] GOSU
   *[other] { $ruleset }
}
page-you = You
page-rival = Rival
page-rival-at = Rival { $number }
page-namesake = { $name } { $number }
page-labelled = { $label }: { $value }
page-level = { $level ->
    [recruit] Recruit
    [bakuto] Bakuto
    [troop] Troop
    [veteran] Veteran
    [ozeki] Ozeki
    [hero] Hero
    [immortal] Immortal
    [random] Random moves
   *[other] { $level }
}
page-temperament = { $rank }, { $temperament ->
    [bold] bold
    [patient] patient
    [hoarder] a hoarder
    [hunter] a hunter
   *[other] { $temperament }
}
page-level-hint = { $level ->
    [recruit] likes its own cards, overlooks your answers
    [bakuto] sees more, and still likes its own cards
    [troop] makes mistakes now and then
    [veteran] makes small mistakes only
    [ozeki] always takes the best next move
    [hero] plans its turns
    [immortal] the strongest we have
    [random] chooses without thinking
   *[other] {""}
}

## The top of the table

table-round = Round { $round }
table-setup = Setting up
table-over = The end
table-decider = the decider
table-has-passed = { $player } has passed
table-you-passed = You have passed
table-turn-of = { $turn ->
    [0] { $turns ->
        [0] the Great Battle follows
        [1] one turn left, then the Great Battle
       *[other] { $turns } turns left, then the Great Battle
    }
   *[other] { $you ->
        [1] your turn { $turn } of { $turns }, then the Great Battle
       *[0] turn { $turn } of { $turns }, then the Great Battle
    }
}
table-turn-of-short = { $turn ->
    [0] { $turns ->
        [1] 1 turn left
       *[other] { $turns } turns left
    }
   *[other] turn { $turn } of { $turns }
}
table-both-players = For both players
table-menu = Menu
table-help = Keys and help
table-settings = Settings
table-close = Close
title-your-turn = ● Your turn · { $title }
table-undo = Take back your last action

## A player

table-your-turn = Your turn
table-your-turn-of = Your turn, { $turn } of { $turns }
table-additional-turn = Additional turn
table-their-turn = Their turn
table-their-turn-of = Their turn, { $turn } of { $turns }
table-passed = Passed
table-out = Has left
table-thinking = { $player } is thinking
table-hurry = Skip the wait
table-hand = Hand
table-deck = Deck
table-draw-pile = Draw pile
table-discard = Discard
table-removed = Removed
table-look-through = { $pile }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: look through
table-pile = { $pile ->
    [hand] { $whose ->
        [yours] Your hand
       *[other] Hand of { $player }
    }
   *[discard] { $whose ->
        [yours] Your discard pile
       *[other] Discard pile of { $player }
    }
}
table-empty-pile = No cards
table-empty-deck = empty; drawing reshuffles { $count }
table-known-top = Known on top: { $cards }
table-token-ready = in hand
table-token-on-card = on card
table-token-spent = spent
table-token-locked = locked
table-token-lost = lost
table-tokens = Activation tokens: { $ready } in hand, { $placed } on cards, { $spent } spent
table-points = { $count } of { $goal } to win
table-wonder = Wonder
table-advantage = Advantage
table-banned = May not play { $card }
table-army = Army of { $player }
table-your-army = Your army
table-your-hand = Your hand, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-no-cards = No cards in hand
table-armies = Armies
table-focus-on = Show the army of { $player }
table-strip = { $player }: score { $score }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $army ->
    [one] { $army } card in the army
   *[other] { $army } cards in the army
}
table-leads = leads
table-level = even
table-hold-hint = Hold a card longer to see all of it.

## The score

table-battle = Great Battle
table-score = Battle score
table-score-of = Battle score: { $parts }
table-row-each = { $rank }: { $value } each
table-lead-you = You lead by { $lead }
table-lead-rival = { $player } leads by { $lead }
table-tied = Even
table-leads-all = { $who ->
    [you] You lead with { $score }
   *[they] { $player } leads with { $score }
}
table-level-all = { $players }: even with { $score }
table-yours = You have { $score }
table-tied-for = { $who ->
    [you] Even: you win ties{ table-tie-breaker }
   *[they] Even: { $player } wins ties{ table-tie-breaker }
}
table-tied-all-for = { $who ->
    [you] You win ties at { $score }
   *[they] { $player } wins ties at { $score }
}
table-tie-breaker = { $token ->
    [none] {""}
    [advantage] {" "}(Advantage token)
   *[wonder] {" "}(Wonder token)
}
table-hand-counts = hand
table-then = then
table-now = now

## The question

table-confirm = Confirm
table-take-back = Take back
table-drop = Drop all
table-look = Look
table-choose-number = Choose
table-paid = { $paid } of { $cost } paid
table-chosen-of = { $paid } of { $cost } chosen
table-discard-tag = Discard
table-goes-out = out
table-comes-in = in
table-being-played = comes in
table-wonder-pays = 1 card less
table-parts = Steps
table-part-done = done
table-part-now = now
table-part-later = later
table-pass-go = Pass for this round
table-keep-playing = Keep playing
table-cost = cost { $cost }
table-game-over = The game is over.
table-draw = Draw { $count }
table-choices = Choices
table-offer = Cards to choose from
table-offer-pile = { $seat ->
    [own] From your discard pile
   *[other] From the discard pile of { $player }
}
table-revealed = Revealed
table-seen-hand = In a hand you have seen
table-search-offer = Search these cards
table-nothing-found = No card has this name.
table-set-aside = Set aside
table-several = { $card }: what do you do?
table-choose-lit = Choose among what is highlighted.
table-hint = Hint
table-hint-turn = What is highlighted can be used: play a card, use a card of your army, draw, or pass.
table-hint-confirm = Nothing has happened yet. Confirm, or take it back.
table-thinking-dots = …

## Slots, for screen readers

table-slot = Slot { $slot }
table-slot-empty = Slot { $slot }, empty
table-slot-you = your { $slot }
table-slot-rival = { $player }, { $slot }
table-can = can be chosen: { $what }
table-chosen = chosen
table-mirror = mirror: { $card }
table-unknown-card = Hidden card

## What happened

table-log = Log
table-log-new = { $count } new
table-log-empty = The story of the game will stand here.

## What others do

scene-acts = Acts
scene-acting = Acting
scene-again = Again
scene-pause = Pause
scene-resume = Go on
scene-next = Next
scene-last = Last actions
scene-last-one = Last:
scene-replay = Watch again:
scene-replaying = Replay of action { $number }
scene-end-replay = Back to the game
scene-change = { $who ->
    [you] { $by } for you
   *[they] { $by } for { $player }
}
scene-cards = { $count ->
    [one] { $by } card
   *[other] { $by } cards
}
scene-more = and { $count } more
scene-missed = { $count ->
    [one] You missed 1 action
   *[other] You missed { $count } actions
}
scene-watch = Watch
pace = Pace of other players
pace-value = { $pace ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[step] Step by step
}
pace-hint = { $pace ->
    [slow] Each action stays for 3.5 seconds.
    [normal] Each action stays for 2.2 seconds.
    [fast] Each action passes by quickly.
   *[step] Each action waits for Next.
} The last ones can be watched again.
count-song = Song for the Dead
count-round = round { $round }
count-total = Total
count-none = none
count-next = What happens next
count-next-song = What happens next: Song for the Dead
count-again = Count again
count-look = Look at the table
count-hold = hold { $key }

## Connection

table-reconnecting = Reconnecting… your game is saved
table-back = { $count ->
    [0] You are back.
    [one] You are back: 1 action
   *[other] You are back: { $count } actions
}
table-guesses = { $count ->
    [one] { $player } could not think, and moved at random once.
   *[other] { $player } could not think, and moved at random { $count } times.
}
table-guesses-read = OK
table-unkept = This browser does not store which games are yours. You can play as long as this page is open, and not come back to them later. Free some space, or leave private browsing.
table-unkept-read = OK
table-elsewhere = This game is open in another tab.
table-take-over = Take over here
table-unknown-game = This game is not known here.
table-damaged-game = This game can no longer be read: its record on the server is damaged.
table-loading = Loading…
table-to-start = To the start

## Menu, settings, keys

menu-new = New game
menu-start = Start page
menu-cards = Cards
menu-puzzles = Puzzles
menu-how = How to play
menu-rules = Rules
menu-watch = Let others watch
menu-device = Go on with another device
menu-concede = Concede
menu-concede-sure = Do you really give the game up?
menu-concede-yes = Yes, I concede
menu-concede-no = Go on playing
settings-name = Your name
settings-name-hint = Shown in replays and to others at this screen. It stays in this browser and in the games you play.
settings-language = Language
settings-theme = Theme
settings-theme-value = { $theme ->
    [dark] Dark
    [light] Light
   *[system] As the system
}
settings-text-size = Text size
settings-draft-advice = Advice in the draft
settings-letters = Letter keys
settings-sound = Sound
settings-hints = Hints for the first games
settings-on = On
settings-off = Off
keys-title = Keys
keys-tab = next zone
keys-arrows = within a zone, and across to the other army
keys-next = next, previous legal choice
keys-choose = choose, confirm
keys-numbers = nth card in hand or option
keys-back = take back, drop
keys-zoom = look closely
keys-mirror = to the mirror card
keys-piles = discard piles, log
keys-turn = draw with a token, pass
keys-help = this list
keys-search = cards and rules
keys-how = How to play here
keys-how-text = What is highlighted can be chosen. The first click shows what it costs and what comes of it; the button, Enter or a second click confirms. Until then everything can be taken back. A click on anything else explains it.

## What the signs mean

legend-title = Signs
legend-deeds = What cards do
legend-powers = When it works
legend-gold = Highlighted: you can choose this now.
legend-lilac = A lilac frame: somebody else acts here.
legend-open = { $word }: nothing lies above this card or to its right.
legend-value = What the card is worth in the Great Battle.
legend-changed = The value is not the printed one now.
legend-token = An Activation token, or a place for one: it lets the card act.
legend-shift = How many cards you discard to put another card in the place of this one.
legend-hand = Cards in hand
legend-deck = Cards to draw from
legend-discard = Discarded cards; also how many cards something costs
legend-lock = An Activation token that is still locked
legend-crown = A Supremacy token, for a Great Battle won
legend-wonder = The Wonder token: it pays for a card and breaks ties.
legend-bounty = The Bounty token
legend-point = A victory point
legend-advantage = The Advantage token: its holder begins and wins ties.

## The start

start-motto = Build the stronger army. Know when to stop.
start-lead = A card duel for two. Three clans each, three rows, at most three battles. Every card does something, and so does passing.
start-first = Play a first game
start-learn = Learn in ten minutes
start-learn-on = Go on learning
start-learn-hint = A guided first game: you play, and each thing is explained when you meet it. Or play at once, with ready decks and a gentle opponent.
start-know = I know the rules: play
start-welcome = Welcome back, { $name }
start-welcome-back = Welcome back
start-play = Play
start-games = Games
start-change = Change
start-against = Against
start-decks = Decks
start-decks-draft = Draft
start-decks-ready = Ready decks
start-decks-draft-hint = Each player chooses three clans, in turn.
start-decks-ready-hint = Even pairs that are easy to read. You take one deck, your opponent gets the other, and the game begins at once.
start-decks-first = Start here
start-deck-yours = You
start-deck-theirs = Opponent
start-advice = Against { $level } you won { $won } of the last { $count }.
start-take-level = Play { $level } instead
start-go-on = Go on with
start-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
start-more-places = More
start-finished-count = { $count ->
    [one] 1 game, to be watched again
   *[other] { $count } games, to be watched again
}
start-about-puzzles = A puzzle of the day, and many more by theme: find the one best line.
start-about-how = One page with pictures. Every example can be opened and played.
start-about-cards = All cards with their rulings.
start-unofficial = An unofficial project of players.
start-new = New game
start-game = Game
start-about = { $ruleset ->
    [gosu-x] Two players draft three clans each. Two crowns (Supremacy tokens) win.
    [gosu-x-quick] The same cards with shorter rules: a faster first game.
    [gosu] The ancestor: one pile of 100 goblins, two to four players. Three victory points win.
   *[other] {""}
}
start-players = Players
start-opponent = Opponent
start-opponent-at = Player { $number }
start-strength = from gentle (1) to strong ({ $most })
start-style = Style
start-style-of = { $temperament ->
    [bold] Bold
    [patient] Patient
    [hoarder] Hoarder
    [hunter] Hunter
    [any] Surprise me
   *[none] None in particular
}
start-style-hint = { $temperament ->
    [bold] Among moves of similar worth it prefers those that make its army stronger.
    [patient] Among moves of similar worth it keeps its tokens and does not stop early.
    [hoarder] Among moves of similar worth it likes a full hand.
    [hunter] Among moves of similar worth it weakens your army.
    [any] One of the four styles, drawn when the game begins.
   *[none] {""}
}
start-somebody = Somebody
start-person = Somebody at this screen
start-person-hint = You take turns at this screen. Hands are hidden in between.
start-person-name = Name
start-together = Play together
start-about-together = With friends or strangers, each on a device of their own.
start-shared = Two at one screen
start-about-shared = Play against each other here, with hands hidden in between.
start-options = Options
start-options-hint = For players who know the games: points on which editions and printings differ.
start-option = { $option ->
    [edition] Song for the Dead, as in the rulebook printed in
    [wonder_returns] The Wonder token at a new round
    [uncertain_shift] Shift cost of Alpha (Dead), Ashes, Cylak, Ecnalab
    [clans] Clans
    [last_player_turns] Turns of the last player in a round, at most
   *[other] { $option }
}
start-option-value = { $option ->
    [edition] { $value ->
        [en] English
       *[fr] French
    }
    [wonder_returns] { $value ->
        [no] stays with its holder
       *[yes] goes back
    }
    [uncertain_shift] { $value ->
        [none] cannot be shifted
       *[other] { $value }
    }
   *[other] { $value }
}
start-begin = Begin
start-resume = Go on
start-finished-games = Finished games
start-none-finished = No game is finished yet.
start-watch = Watch
start-forget = Forget this game
start-forget-yes = Forget it for good
start-forget-no = Keep it
start-game-line = { $title }, { $round ->
    [0] at its beginning
   *[other] round { $round }
}
start-outcome = { $outcome ->
    [won] Won
    [lost] Lost
   *[drawn] Draw
}
start-kept = This server removes games { $days ->
    [one] one day
   *[other] { $days } days
} after their last move, finished ones too. To keep one for good, save its replay as a file.
start-import = Open a file
start-import-hint = A replay, save or position file, as this page or the command gosux writes them.
start-failed = It could not be opened.
start-no-server = The server does not answer. It is tried again by itself.

## The record

record-title = Your record
record-won = Won
record-lost = Lost
record-drawn = Drawn

## The draft of clans

draft-title = Clan draft
draft-your-pick = Your pick: choose a clan
draft-their-pick = { $player } picks a clan
draft-order = { $left ->
    [0] Then the decks are complete.
   *[other] Three clans make a deck. Those left over are out, but their tiles are rules for both players.
}
draft-left-over = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
draft-left-rule = rules for both
draft-now = now
draft-yours = Yours
draft-theirs = { $player }
draft-if-left = If left over, for both players:
draft-choose = Choose { $clan }
draft-other = Another clan
draft-take = Take { $clan }
draft-about = { $clan ->
    [abhilasha] Shifts out of its discard pile: what was thrown away comes back.
    [galmi] Looks through its deck, attracts the Wonder token, sends cards back.
    [goan_sul] Attacks: captures, destroys, and doubles its Veterans with tokens.
    [justice] Evens things out: hands and armies are brought to the same size.
    [narashima] Empties hands and decks, and plays out of its discard pile.
    [phoenix] Takes additional turns, draws, and brings its own cards back.
    [tomorrow] Repeats its effects with Echo: drawing, discarding, releasing.
    [xian] Copies the effects of other cards and mixes all clans.
   *[other] {""}
}
draft-all-cards = All cards
draft-key-cards = Key cards
draft-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $ranks }
draft-rank = { $count } { $level ->
    [1] { $count ->
        [one] Troop
       *[other] Troops
    }
    [2] { $count ->
        [one] Hero
       *[other] Heroes
    }
   *[3] { $count ->
        [one] Immortal
       *[other] Immortals
    }
}{ $copies ->
    [1] {""}
   *[other] {" "}({ $designs } × { $copies })
}
draft-clans = Clans
draft-advice-brief = { $on ->
    [yes] Advice: on
   *[no] Advice: off
}

## The end

end-won = You won
end-lost = You lost
end-draw = Nobody won
end-winner = { $count ->
    [one] { $player } won
   *[other] { $player } won together
}
end-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-history = The battles
end-no-battles = The game ended before a battle.
end-curve = Battle score, turn by turn
end-swings = Largest swings of the score
end-key = Card of the game
end-key-size = { $points ->
    [one] 1 point by what it did
   *[other] { $points } points by what it did
}
end-rematch = Rematch
end-rematch-draft = Rematch with a draft
end-rematch-clans = Rematch with the same clans
end-review = Review
end-watch = Watch the game
end-export = Save the replay
end-export-shows = What the file shows
end-export-shows-value = { $hide ->
    [others] as I saw it
    [all] only what lay open
   *[nothing] everything
}
end-table = Look at the table
end-again = Result
end-new = Start page

## The replay

watch-title = Replay
watch-position = Moment { $number } of { $last }
watch-seen-by = Seen by
watch-all = everyone
watch-previous = Previous action
watch-next = Next action
watch-round-back = Previous round
watch-round-on = Next round
watch-battle = Next Great Battle
watch-play = Play
watch-pause = Pause
watch-speed = Speed
watch-speed-value = { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
}
watch-more = Save or share
watch-save-position = Save this moment as a position
watch-hand-of = Hand of { $player }, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

## Several people at one screen

hotseat-turn = { $player }: your turn
hotseat-hidden = Everybody else looks away now.
hotseat-show = Show my table
hotseat-wait = The bots are playing
hotseat-next = { $player } is next.
hotseat-hand-over = Cover the screen

## Reporting a problem

report-title = Report a problem
report-what = What went wrong?
report-contents = A file is saved with your words, the version and your settings. Nothing is sent: attach the file where you report the problem.
report-contents-game = A file is saved with your words, the version, your settings and this game. As long as the game runs, it holds only what you can see. Nothing is sent: attach the file where you report the problem.
report-save = Save the report
report-saved = The report was saved as a file. Attach it where you report the problem.

## Lessons

lesson-step = step { $step } of { $count }
lesson-back = Back one step
lesson-skip = Skip this step
lesson-leave = Leave, keep my place
lesson-task = Back to the task
lesson-known = What you know
lesson-play = Play a real game
lesson-name = { $lesson ->
    [first-game] Guided first game
    [gosu] GOSU: what differs
   *[other] Puzzle
}

## How to play

how-open = Open and play it
how-learn = Learn by playing
how-rules = All numbered rules
how-contents = Contents
how-hand = In hand
how-loading = The page is loading.
how-failed = The page could not be loaded.
