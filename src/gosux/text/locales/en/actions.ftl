# A legal action in words. A turn's actions have messages of their own; answers are named by their question:
# the value is an object (a card, a slot, a clan …), `.yes`, `.no`, `.done` are those answers.

## A turn

action-play = { $cost ->
    [0] Play { $card }
   *[other] Play { $card }, cost { $cost }
}
action-recall = { $cost ->
    [0] Play { $card } from your discard pile
   *[other] Play { $card } from your discard pile, cost { $cost }
}
action-shift = Shift { $card } ({ $slot }), cost { $cost }
action-activate = Activate { $card } ({ $slot })
action-activate-other = Activate { $card } ({ $slot_whose })
action-use = Use the ACTION power of { $card } ({ $slot })
action-turn =
    .pass = Pass
    .draw-1 = Draw 1 card (spend 1 token)
    .draw-3 = Draw 3 cards (spend 2 tokens)
    .draw-5 = Draw 5 cards (spend 2 tokens)

## Answers

action-draft = Pick { $clan }
action-mulligan =
    .yes = Draw a new hand
    .no = Keep this hand
action-row = Play in the { $row }
action-wonder =
    .yes = Return the Wonder token
    .no = Keep the Wonder token
action-pay = Discard { $card }
action-replace = { $pile ->
    [none] Replace by { $card }
    [common] Replace by { $card } from the discard pile
   *[yours] Replace by { $card } from your discard pile
}
action-discard = Discard { $card }
action-hand-limit = Discard { $card }
action-discard-to = Discard { $card }
    .no = Discard nothing
action-capture = { -capture(letter: "capital") } { $card } ({ $slot_whose })
    .no = { -capture(letter: "capital") } nothing
    .done = { -capture(letter: "capital") } no more
action-release = Release { $card } ({ $slot_whose })
action-destroy = Destroy { $card } ({ $slot_whose })
    .done = Destroy no more
action-sacrifice = Sacrifice { $card } ({ $slot })
action-target = Choose { $card } ({ $slot_whose })
action-deed = { $deed ->
    [capture] Capture it
    [destroy] Destroy it
   *[release] Release it
}
action-copy = { $pile ->
    [none] Copy { $card } ({ $slot_whose })
    [yours] Copy { $card } (your discard pile)
   *[opposing] Copy { $card } (opposing discard pile)
}
action-take = Take { $card }
    .done = Take no more
action-remove = Remove { $card } from the game
    .done = Remove nothing
action-order = Put { $card } on the deck
    .done = Put no more
action-keep = Take { $card }
action-put-on-top = Put { $card } on top
action-search = Take { $card }
action-name = Name { $name }
action-ban = Name { $card }
action-clan = { $clan }
action-level = Level { $level }
action-swap = Swap { $card } ({ $slot_whose })
    .done = Swap nothing
action-swap-with = Swap with { $card } ({ $slot_whose })
action-echo =
    .yes = Resolve it once more
    .no = Do not repeat it
action-bounty =
    .yes = Draw
    .no = Do not draw
action-bounty-token = Put the Bounty token on { $card } ({ $slot_whose })
action-will = { $occasion ->
    [activation] Discard { $card } (Force of will): cancel { $other_card }
   *[other] Discard { $card } (Force of will): save { $other_card }
}
    .no = Use no Force of will
action-tile = Flip the tile of { $clan }
action-take-back = Take back a token from { $card } ({ $slot })
    .spent = Take back a spent token
    .done = Take back no more
action-put-on-deck = Put { $card } ({ $slot_whose }) on its owner's deck
action-again =
    .yes = Once more
    .no = Leave it
action-pass =
    .yes = Pass at once
    .no = Do not pass
action-clan-to-discard = Discard cards of { $clan }
    .no = Discard nothing
action-trigger = Resolve { $card } ({ $slot })
action-player = { $player_is ->
    [you] You
   *[they] Your opponent
}
action-opponent = { $player }
action-may =
    .yes = Use it
    .no = Do not use it
action-number = X is { $number }
action-one-of = { $clause }
action-redraw =
    .yes = Discard this hand and draw 7 cards
    .no = Keep this hand
action-free-mulligan =
    .yes = Draw a new hand
    .no = Keep this hand
action-return = Return { $card } ({ $slot_whose })
action-incoming = { $pile ->
    [none] Mutate into { $card }
   *[common] Mutate into { $card } from the discard pile
}
action-vision =
    .yes = Discard it
    .no = Leave it on the deck
action-enter =
    .yes = Resolve it
    .no = Leave it out
