# Hints and reviews: how the end of one line differs from the end of another. A line is a move with what follows from it.
# $more is yes or no: whether the line that is spoken of has more of it. No sentence needs a plural: "cards: 2 more".

## Facts

fact-victory = { $player_is ->
    [you] { $more ->
        [yes] you win the game in this round
       *[no] you do not win the game in this round
    }
   *[they] { $more ->
        [yes] { $player } wins the game in this round
       *[no] { $player } does not win the game in this round
    }
} ({ $rule })
fact-battle = { $more ->
    [yes] you win this [battle](great-battle)
   *[no] you do not win this [battle](great-battle)
}
fact-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $more ->
    [yes] better
   *[no] worse
} { $when ->
    [battle] in this [battle](great-battle)
   *[reply] after the reply
}{ $parts ->
    [none] {""}
   *[other] : { $parts }
}
fact-lead-own = { $more ->
    [yes] { $points } more for you
   *[no] { $points } fewer for you
}
fact-lead-theirs = { $more ->
    [yes] { $points } fewer against you
   *[no] { $points } more against you
}
fact-captured = { $player_is ->
    [you] { $more ->
        [yes] your { $card } is { -captured }: { fact-worth }
       *[no] your { $card } is not { -captured }: { fact-worth }
    }
   *[they] { $more ->
        [yes] { $player_of } { $card } is { -captured }: { fact-worth }
       *[no] { $player_of } { $card } is not { -captured }: { fact-worth }
    }
}
fact-gone = { $player_is ->
    [you] { $more ->
        [yes] your { $card } leaves play: { fact-worth }
       *[no] your { $card } stays in play: { fact-worth }
    }
   *[they] { $more ->
        [yes] { $player_of } { $card } leaves play: { fact-worth }
       *[no] { $player_of } { $card } stays in play: { fact-worth }
    }
}
fact-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-tokens = { $player_is ->
    [you] [Activation tokens](activation) in your hand: { fact-number }
   *[they] { $player_of } [Activation tokens](activation): { fact-number }
}
fact-owned = { $player_is ->
    [you] [Activation tokens](activation) that you own: { fact-number }
   *[they] [Activation tokens](activation) that { $player } owns: { fact-number }
}
fact-hand = { $player_is ->
    [you] cards in your hand: { fact-number }
   *[they] cards in { $player_of } hand: { fact-number }
}
fact-open = { $player_is ->
    [you] { -open } cards in your army: { fact-number }
   *[they] { -open } cards in { $player_of } army: { fact-number }
}
fact-number = { $more ->
    [yes] { $count } more
   *[no] { $count } fewer
}
fact-wonder = { $player_is ->
    [you] { $more ->
        [yes] you hold the [Wonder token](wonder-token)
       *[no] you do not hold the [Wonder token](wonder-token)
    }
   *[they] { $more ->
        [yes] { $player } holds the [Wonder token](wonder-token)
       *[no] { $player } does not hold the [Wonder token](wonder-token)
    }
}
fact-advantage = { $player_is ->
    [you] { $more ->
        [yes] you hold the [Advantage token](advantage)
       *[no] you do not hold the [Advantage token](advantage)
    }
   *[they] { $more ->
        [yes] { $player } holds the [Advantage token](advantage)
       *[no] { $player } does not hold the [Advantage token](advantage)
    }
}

## The nudge: where to look, without the name of a card, and what it is about

nudge = { $act ->
    [play] { $level ->
        [none] Look at the cards in your hand.
       *[other] Look at the cards of level { $level } in your hand.
    }
    [hand] { $level ->
        [none] Look at the cards in your hand.
       *[other] Look at the cards of level { $level } in your hand.
    }
    [recall] Look through { -your-pile }.
    [pile] Look through the discarded cards.
    [offer] Look at the cards on offer.
    [shift] Look at your cards of level { $level }: which could another card replace?
    [activate] Look at your Activation tokens.
    [use] Look at what your cards in play can do.
    [slot] { $player_is ->
        [you] Look at your own cards of level { $level }.
       *[they] Look at { $player_of } cards of level { $level }.
    }
    [clan] Compare the clans that are left.
    [tile] Compare the tiles.
    [draw] Think of drawing.
    [pass] Think of passing.
   *[word] Compare what the answers lead to.
}
nudge-stake = { $kind ->
    [victory] The game may be decided in this round.
    [battle] It decides who wins this battle.
    [lead] It is about points in this battle.
    [captured] It is about which card is { -captured }.
    [gone] It is about which card stays in play.
    [tokens] It is about Activation tokens.
    [owned] It is about Activation tokens.
    [hand] It is about cards in hand.
    [wonder] It is about the Wonder token.
    [advantage] It is about the Advantage token.
   *[open] It is about which cards are { -open }.
}

## Marks of a review

mark-points = { $mark ->
    [blunder] Blunder, { mark-lost }
    [mistake] Mistake, { mark-lost }
    [inaccuracy] Inaccuracy, { mark-lost }
   *[found] Well found, { mark-lost } before the next move
}
mark-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moment = { $round ->
    [0] Before the first round
   *[other] Round { $round }, turn { $turn }
}

## The review as a text

review-title = Review: { $player }
review-won = { $result ->
    [won] { $player } won.
    [lost] { $player } lost.
   *[draw] A draw.
}
review-decisions = Choices that mattered: { $count }
review-loss = Points lost a choice: { $number }
review-marks = Inaccuracies (5 points): { $inaccuracies }, mistakes (10): { $mistakes }, blunders (15): { $blunders }, well found: { $found }
review-luck = Points of luck, counted apart: { $number }
review-without-luck = Result without luck: { $percent }
review-draft = Points lost in the draft: { $number }
review-curve = Chance to win
review-luck-lane = Luck of the draw, counted apart
review-turning = Turning points
review-no-turning = No choice lost 5 points or more.
review-played = played { $action }: { $percent }
review-best = best was { $action }: { $percent }
review-next = next best was { $action }: { $percent }
review-why = The best move:
review-why-found = It was better than the next one:
review-budget = Chances to win the game, from what { $player } could see. Iterations of search for each choice: { $count }.
review-working = reviewing
review-percent = { $number }%
review-battle = Battle { $round }

## Puzzles

puzzle-title = { $theme ->
    [victory] Win in another way than by battles
    [pass] To pass or to go on?
    [shift] Find the right shift
    [capture] Find the right capture
   *[battle] Everything hangs on this battle
}
puzzle-situation = Your army counts { $own }, your rival's { $theirs }. { $passed ->
    [rival] Your rival has passed{ $turns ->
        [0] .
        [one] : this is your last turn.
       *[other] : you have { $turns } turns left.
    }
    [you] You have passed.
   *[nobody] Nobody has passed.
}
