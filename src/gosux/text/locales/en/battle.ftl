# A Great Battle in full: the lines of the count, who has won, what follows. $kept, $army and $count are numbers of cards.

battle-row = { $number ->
    [1] Troops
    [2] Heroes
   *[3] Immortals
}
battle-captured = [Captured](capture), worth 0: { $cards }
battle-by-token = Doubled by a token
battle-by-bounty = Doubled because a rival controls [Bounty](keyword:bounty)
battle-hand = 1 for each card in hand
battle-names = { $names }
battle-verdict = { $tie ->
    [1] { $winner_is ->
        [you] Tie. You hold the [Wonder token](wonder-token), so you win.
        [they] Tie. { $winner } holds the [Wonder token](wonder-token), so { $winner } wins.
       *[none] Tie. Nobody holds the [Wonder token](wonder-token), so both win.
    }
   *[0] { $winner_is ->
        [you] You win by { $margin }.
       *[they] { $winner } wins by { $margin }.
    }
}

next-release = [Captured](capture) cards come back
next-release-note = Face up again, without effect: { $cards }
next-keep = { $player_is ->
    [you] You keep { $kept } of { $army }
   *[they] { $player } keeps { $kept } of { $army }
}
next-keep-note = { $player_is ->
    [you] { $first ->
        [1] You [sacrifice](sacrifice) { $count } first, one [OPEN](open) card at a time.
       *[0] Then you [sacrifice](sacrifice) { $count }, one [OPEN](open) card at a time.
    }
   *[they] { $first ->
        [1] { $player } [sacrifices](sacrifice) { $count } first.
       *[0] Then { $player } [sacrifices](sacrifice) { $count }.
    }
}{ $extra ->
    [1] {" "}One of them for a narrow victory ([Goan Sul](card:goan-sul)).
   *[0] {""}
}
next-draw = Both draw up to 7 cards
next-draw-note = All [Activation tokens](activation) come back to hand.
next-round = { $player_is ->
    [you] You begin round { $round }
   *[they] { $player } begins round { $round }
}
next-new-round = A new round
next-new-round-note = [Captured](capture) cards turn face up, tokens come back, the armies stay.
next-effects = Cards act first
next-effects-note = Effects that wait for the end of a battle.
next-button = Continue
next-button-sacrifice = Continue: sacrifice { $count }
next-button-round = Continue: round { $round }
next-button-over = Continue: the game is over
