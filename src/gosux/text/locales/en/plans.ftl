# What a player is about to do, what comes of it, and what asks a question.

## What asks

asker = { $player_is ->
    [you] Your { $card_bare }
   *[they] { $player_of } { $card_bare }
}{ $copied ->
    [none] {""}
   *[other] , copying { $copied }
}
title-with-asker = { $asker }: { $said }
title-named = { $name ->
    [you] choose yourself
   *[other] choose { $name }
}
says-x4-2c = { $count ->
    [one] At the end of a turn your hand may hold { $limit } cards: 1 has to go.
   *[other] At the end of a turn your hand may hold { $limit } cards: { $count } have to go.
}
says-x9-2a = After a [Great Battle](great-battle) half of each army goes, rounded up. You keep { $kept }.

## An action and its parts

plan-play = { $from ->
    [pile] Play { $card } from { -your-pile }
   *[hand] Play { $card }
}{ plan-cost }
plan-shift = { $new ->
    [none] Shift { $card }
   *[other] Shift { $card } → { $new }
}{ plan-cost }
plan-cost = { $cost ->
    [0] {""}
    [one] : discard 1 card
   *[other] : discard { $cost } cards
}
plan-out = { $card } goes out
plan-in = { $card ->
    [none] Choose the card that comes in
   *[other] { $from ->
        [pile] { $card } comes in from { -your-pile }
       *[hand] { $card } comes in
    }
}
plan-pay = { $left ->
    [0] Cost paid
    [one] Pay: 1 more card
   *[other] Pay: { $left } more cards
}
plan-row = Choose the [row](row)
plan-now = Choose { $question }

## What follows

then-effect = Then { $card }: { $gist }
then-draws = { $count ->
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}
then-hidden = Hidden cards come to light. It cannot be taken back.
then-dice = Chance decides what follows. It cannot be taken back.
then-asked = Then: { $prompt }
then-song = Then comes the [Song for the Dead](song).
may-answer = { $players ->
    [one] { $player } may answer…
   *[other] The others may answer…
}
then-prevented = { $players ->
    [one] { $player } can prevent it with a [Force of will](keyword:force_of_will), if they hold one.
   *[other] Somebody can prevent it with a [Force of will](keyword:force_of_will), if they hold one.
}

## Passing

passing-title = Pass: you stop here
passing = { $case ->
    [first] { $turns ->
        [0] { $player } has no more turn: the [Great Battle](great-battle) comes at once.
        [one] { $player } has 1 more turn, then the [Great Battle](great-battle) comes.
       *[other] { $player } has { $turns } more turns, then the [Great Battle](great-battle) comes.
    } You take no more turns in this round.
    [others] The others go on until all have passed, then the [Great Battle](great-battle) comes. You take no more turns in this round.
   *[last] { $turns ->
        [0] Everybody has passed: the [Great Battle](great-battle) comes at once.
        [one] The [Great Battle](great-battle) comes at once. 1 turn that you could take is lost.
       *[other] The [Great Battle](great-battle) comes at once. { $turns } turns that you could take are lost.
    }
}
passing-score = Score now
passing-others = { $player } still has
passing-yours = You keep in hand
passing-tie = A tie is won by
passing-will = You may still use
passing-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
passing-cards-tokens = { passing-cards }, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}
passing-nobody = nobody: both gain a token
passing-holder = { $player_is ->
    [you] you
   *[they] { $player }
}
passing-tie-holder = { passing-holder }: { -tie-breaker }
passing-score-of = { passing-holder }: { $score }
passing-force = [Force of will](keyword:force_of_will)
