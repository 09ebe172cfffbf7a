# The terminal: what stands around the table, and its help.

## The table

terminal-entry = { $name }: { $text }
terminal-bot = Robot
terminal-bot-at = Robot { $number }
terminal-you = You
terminal-setup = Setting up
terminal-round = Round { $round }
terminal-turn = { $whose ->
    [yours] { $additional ->
        [1] your additional turn
       *[0] your turn
    }
   *[theirs] { $additional ->
        [1] { $of } additional turn
       *[0] { $of } turn
    }
}
terminal-turns-left = { $left ->
    [0] the last turn of the round
    [one] 1 more turn after this one
   *[other] { $left } more turns after this one
}
terminal-extra-turn = an additional turn follows
terminal-turns-follow = { $count ->
    [one] 1 more turn follows
   *[other] { $count } more turns follow
}
terminal-common-piles = draw pile { $deck }, discard pile { $discard }
terminal-score = battle now: you { $yours }, { $player } { $theirs }
terminal-army = { $whose ->
    [yours] Your army: { $value }
   *[theirs] { $of } army: { $value }
}
terminal-brief = { $player }: army { $value }
terminal-hand-strength = cards in hand { $count }
terminal-supremacy = Supremacy { $count }
terminal-tokens = tokens { $hand } ({ $spent } spent, { $locked } locked)
terminal-points-brief = points { $count }
terminal-tokens-brief = tokens { $hand }
terminal-lost = { $count } out for this round
terminal-in-hand = hand { $count }
terminal-piles = hand { $hand }, deck { $deck }, discard pile { $discard }
terminal-removed = { $count } removed
terminal-passed = PASSED
terminal-advantage-brief = Advantage
terminal-conceded = CONCEDED
terminal-banned = may not play { $card }
terminal-tiles = Active tiles, for both players:
terminal-tiles-short = Active tiles: { $clans } (? tiles)
terminal-hand = Your hand ({ $count }):
terminal-known = Known in the opposing hand: { $cards }
terminal-known-of = Known in { $of } hand: { $cards }
terminal-deck-yours = Known on top of your deck: { $cards }
terminal-deck-theirs = Known on top of the opposing deck: { $cards }
terminal-revealed = Revealed: { $cards }
terminal-incoming = Set aside for a mutation: { $card }
terminal-clan-mark = { $clan ->
   *[other] {""}
}
terminal-story = What happened
terminal-question = Your choice, 1 to { $last } (↑ ↓)
terminal-end = The end

## The draft

terminal-draft = Three clans make your deck; the tiles of the two left over are active for both players. Numbers say how many of a clan's { $cards } cards have or do it. ? 3 shows the cards of clan 3, ? hint says what was measured.
terminal-source = Where this comes from
terminal-draft-yours = {" "}[you]
terminal-deed = { $deed ->
    [capture] capture
    [release] release
    [destroy] destroy
    [sacrifice] sacrifice
    [draw] draw
    [discard] discard
    [pile] use the discard pile
    [mill] fill the discard pile
    [search] search the deck
    [reveal] reveal
    [copy] copy
    [swap] swap
    [deck] put on a deck
    [turn] additional turn
   *[clans] count as other clans
} { $count }
terminal-clan-tile = Its tile, while active: { $text }
terminal-clan-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The line to type into

terminal-placeholder = A number and Enter · ? help · q save and leave
terminal-hint = Type the number of a choice and press Enter. ? explains how to play here, ? 3 the third choice, ? sati a card.
terminal-yes = yes, y
terminal-no = no, n
terminal-quit = q, quit, exit
terminal-concede = concede, give up, resign
terminal-concede-sure = Do you really give the game up? Type concede again to do it; anything else goes on.
terminal-agree = agree
terminal-refuse = refuse, withdraw
terminal-take-back = take back, undo
terminal-pause = pause
terminal-offer-end = offer end, draw
terminal-go-on = go on, continue
terminal-let-bot = robot, bot
terminal-claim = claim
terminal-company-asked = { $asked }. Type agree or refuse.
terminal-company-asks = { $asks }. Type withdraw to drop it.
terminal-company-paused = The game is paused. Type go on to end that.
terminal-company-fails = { $away }. Wait, type robot to let a bot play on ({ $level }), or claim to win{ $time ->
    [now] .
   *[later] { " " }in { $time }.
}
terminal-no-such-number = There is no such choice: type a number from 1 to { $last }.
terminal-unknown = Nothing here is called “{ $topic }”. Type ? for help.
terminal-did-you-mean = “{ $topic }” is not understood. Did you mean { $number }, { $choice }?
terminal-possible = “{ $action }” is possible now.
terminal-covered = The table is covered. { $player }, it is up to you.
terminal-sit-down = Press Enter when { $player }, and nobody else, is at the screen.

## The end, saves

terminal-final = { $player }: Supremacy { $supremacy }, army { $value }
terminal-replay = The replay is in { $path }; “gosux replay” tells it.
terminal-waiting = The others are playing. Wait for your turn.
terminal-disconnected = The connection is lost; it is tried again.
terminal-elsewhere = This seat is played on another device now.
terminal-left = You have left the screen; the game goes on without you until you come back.
terminal-to-review = ? review says what your choices were worth.
terminal-the-end = The game is over. Press Enter to leave.
terminal-saved = Your game is saved in { $path }; the same command goes on with it.
terminal-trouble = This could not be saved: { $why }.
terminal-resume = A game of { $game } for { $players } players is waiting in { $path }. Go on with it? [Y/n]
terminal-yes-or-no = Please answer y or n.
terminal-kept = The waiting game was kept as { $path }.
terminal-no-terminal = this needs a terminal to play in; input and output must not be redirected
terminal-bad-save = { $why }. The file was left as it is: --new puts it aside and begins a new game, --save names another file
terminal-people = { $path } is a game between two people: add --hot-seat, or name another file with --save
terminal-against-bot = { $path } is a game against a bot: leave --hot-seat out, or name another file with --save

## Help

terminal-topic-hand = hand
terminal-topic-piles = piles, pile, discard piles, discard
terminal-topic-score = score, battle
terminal-topic-tiles = tiles, tile
terminal-topic-log = log, story, history
terminal-topic-why = why, why not
terminal-topic-rules = rules, rule
terminal-topic-signs = signs, marks
terminal-topic-words = words, keywords, terms
terminal-topic-hint = hint, nudge
terminal-topic-moves = moves, best moves, best
terminal-topic-review = review
terminal-nudge = A nudge
terminal-moves = ? moves shows the best moves, with chances and reasons.
terminal-searching = Searching …
terminal-no-hint = There is no hint now: it needs a choice of yours, in a game against bots.
terminal-review-elsewhere = The review of a game on a server is in the browser.
terminal-no-review = A review comes when the game is over.
terminal-help =
    How to play here
    Type the number of a choice and press Enter. Its words work too (play sati, pass), and so does the engine's text (shift II2).

    ? and what it explains
    ? 3 a choice · ? sati a card · ? justice a clan · ? echo a keyword or term · ? words all of them
    ? II2 your slot · ? 1:II2 a slot of player 2 (0: of player 1) · ? opposing II2
    ? hand · ? piles · ? score · ? tiles · ? log · ? signs on the cards
    ? X5.2 a rule · ? X5 a chapter · ? rules all chapters
    ? why what is not possible now, and why · ? play elle why that is not
    ? hint a nudge, in the draft advice · ? moves the best moves, with reasons · ? review of a finished game

    Keys
    Up and Down scroll the choices, Page Up and Page Down the table or this help, Ctrl+Up and Ctrl+Down what happened.
    F1 help · F2 hand · F3 piles · F4 log · Escape or Enter back to the table

    Leaving
    q saves and leaves; every action is saved at once anyway. concede gives the game up.
terminal-signs =
    Signs on the cards
    The number is the card's value in a battle now.
    ^ the card is OPEN
    ● an Activation token rests on it; x2 one that doubles its value
    ○ a free activation icon
    $ Bounty
    ~ Ethereal
    {"["}name] captured: face down, without value or effect
    · an empty slot
    3▸ choice number 3 means this card
    ► before an army: it is this player's turn
terminal-signs-of-several =
    ●2 the token of player 2 lies on another player's card
    … the slot of a mutation that is under way
terminal-clan-signs = Signs of the clans, in their colours where there is room for no sign
terminal-which = Several things are called “{ $topic }”:
terminal-shift = Shift cost { $cost }.
terminal-no-shift = It cannot be shifted.
terminal-card = { $name }: { $rank } of { $clan }, value { $value }{ $icons ->
    [0] .
    [one] , 1 activation icon.
   *[other] , { $icons } activation icons.
}
terminal-slot-empty = { $slot } is empty.
terminal-slot-captured = { -captured }
terminal-slot-value = value now { $value }
terminal-slot-tokens = { $count ->
    [one] 1 Activation token
   *[other] { $count } Activation tokens
}{ $doubled ->
    [0] {""}
   *[other] {" "}(x2)
}
terminal-slot-guest = { $whose ->
    [yours] it is yours
   *[theirs] it is { $of }
}
terminal-slot-conceded = its player has conceded: it is only a target now
terminal-slot-clans = { $count ->
    [one] clan { $clans }
   *[other] clans { $clans }
}
terminal-discard-pile = { $whose ->
    [yours] Your discard pile ({ $count })
   *[theirs] { $of } discard pile ({ $count })
}
terminal-removed-pile = { $whose ->
    [yours] Your cards removed from the game ({ $count })
   *[theirs] { $of } cards removed from the game ({ $count })
}
terminal-draw-pile = Draw pile ({ $count })
terminal-tiles-of = { $whose ->
    [yours] Your tiles
   *[theirs] { $of } tiles
}
terminal-tile-active = active
terminal-total = Together { $value }
terminal-chapters = Chapters of the rules: ? X5 shows one
terminal-keywords = Keywords
terminal-terms = Terms
terminal-why = Not possible now
terminal-all-possible = Everything you hold can be used now.
terminal-answer-first = Only the choices of this question are possible now.
