# What happened, one sentence an event. $player_is is you or they; $by is who did it to a card of $player.

## Setup

event-first-player = { $player_is ->
    [you] You are the first player.
   *[they] { $player } is the first player.
}
event-drafted = { $player_is ->
    [you] You pick the clan { $clan }.
   *[they] { $player } picks the clan { $clan }.
}
event-mulligan = { $player_is ->
    [you] With fewer than 2 [Troops](troop), you show { $cards }, shuffle them back and draw a new hand.
   *[they] With fewer than 2 [Troops](troop), { $player } shows { $cards }, shuffles them back and draws a new hand.
}

event-tiles-active = { $tiles_count ->
    [one] Active [Immortal tile](tile): { $tiles }.
   *[other] Active [Immortal tiles](tile): { $tiles }.
}
event-redraw = { $player_is ->
    [you] You hold no [Bakuto](bakuto): you discard { $cards } and draw a new hand.
   *[they] { $player } holds no [Bakuto](bakuto), discards { $cards } and draws a new hand.
}
event-mulligan-unseen = { $player_is ->
    [you] You shuffle your hand back, unseen, and draw a new one (redraw { $count }).
   *[they] { $player } shuffles their hand back, unseen, and draws a new one (redraw { $count }).
}

## Rounds and turns

event-round = { $player_is ->
    [you] Round { $round } begins. You play first.
   *[they] Round { $round } begins. { $player } plays first.
}
event-turn = { $additional ->
    [1] { $player_is ->
        [you] You take your [additional turn](additional-turn).
       *[they] { $player } takes their [additional turn](additional-turn).
    }
   *[0] { $left ->
        [-1] { $player_is ->
            [you] It is your turn.
           *[they] It is { $player_of } turn.
        }
        [0] { $player_is ->
            [you] It is your last turn of this round.
           *[they] It is { $player_of } last turn of this round.
        }
        [one] { $player_is ->
            [you] It is your turn; 1 more turn follows it.
           *[they] It is { $player_of } turn; 1 more turn follows it.
        }
       *[other] { $player_is ->
            [you] It is your turn; { $left } more turns follow it.
           *[they] It is { $player_of } turn; { $left } more turns follow it.
        }
    }
}
event-additional-turn = { $recall ->
    [1] { $player_is ->
        [you] You gain an [additional turn](additional-turn), in which one card of your discard pile can be played.
       *[they] { $player } gains an [additional turn](additional-turn), in which one card of their discard pile can be played.
    }
   *[0] { $player_is ->
        [you] You gain an [additional turn](additional-turn).
       *[they] { $player } gains an [additional turn](additional-turn).
    }
}
event-no-additional-turn = { $player_is ->
    [you] You gain no [additional turn](additional-turn) now.
   *[they] { $player } gains no [additional turn](additional-turn) now.
}
event-passed = { $left ->
    [-1] { $player_is ->
        [you] You pass.
       *[they] { $player } passes.
    }
    [0] { $player_is ->
        [you] You pass; no more turns follow in this round.
       *[they] { $player } passes; no more turns follow in this round.
    }
    [one] { $player_is ->
        [you] You pass; up to 1 more turn follows in this round.
       *[they] { $player } passes; up to 1 more turn follows in this round.
    }
   *[other] { $player_is ->
        [you] You pass; up to { $left } more turns follow in this round.
       *[they] { $player } passes; up to { $left } more turns follow in this round.
    }
}
event-too-many-turns = { $turns ->
    [one] 1 turn has
   *[other] { $turns } turns have
} been taken in this round: it ends here.
event-passes-by-limit = { $player_is ->
    [you] You have taken { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: now you have to pass.
   *[they] { $player } has taken { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } and has to pass now.
}
event-conceded = { $player_is ->
    [you] You concede.
   *[they] { $player } concedes.
}

event-left-the-game = { $player_is ->
    [you] You leave the game: your hand is discarded, your army stays without any power.
   *[they] { $player } leaves the game: their hand is discarded, their army stays without any power.
}

## Playing, shifting, activating

event-plays = { $cost ->
    [0] { $player_is ->
        [you] You play { $card }.
       *[they] { $player } plays { $card }.
    }
    [one] { $player_is ->
        [you] You play { $card } at a cost of 1 card.
       *[they] { $player } plays { $card } at a cost of 1 card.
    }
   *[other] { $player_is ->
        [you] You play { $card } at a cost of { $cost } cards.
       *[they] { $player } plays { $card } at a cost of { $cost } cards.
    }
}
event-recalls = { $cost ->
    [0] { $player_is ->
        [you] You play { $card } from your discard pile.
       *[they] { $player } plays { $card } from their discard pile.
    }
    [one] { $player_is ->
        [you] You play { $card } from your discard pile at a cost of 1 card.
       *[they] { $player } plays { $card } from their discard pile at a cost of 1 card.
    }
   *[other] { $player_is ->
        [you] You play { $card } from your discard pile at a cost of { $cost } cards.
       *[they] { $player } plays { $card } from their discard pile at a cost of { $cost } cards.
    }
}
event-shifts = { $cost ->
    [0] { $player_is ->
        [you] You [shift](shift) { $card } at no cost.
       *[they] { $player } [shifts](shift) { $card } at no cost.
    }
    [one] { $player_is ->
        [you] You [shift](shift) { $card } at a cost of 1 card.
       *[they] { $player } [shifts](shift) { $card } at a cost of 1 card.
    }
   *[other] { $player_is ->
        [you] You [shift](shift) { $card } at a cost of { $cost } cards.
       *[they] { $player } [shifts](shift) { $card } at a cost of { $cost } cards.
    }
}
event-set-aside = { $origin ->
    [discard] { $player_is ->
        [you] You announce { $card } from the discard pile and set it aside.
       *[they] { $player } announces { $card } from the discard pile and sets it aside.
    }
   *[hand] { $player_is ->
        [you] You announce { $card } and set it aside.
       *[they] { $player } announces { $card } and sets it aside.
    }
}
event-shifted-out = { $player_is ->
    [you] { $card } ({ $slot }) goes to your discard pile.
   *[they] { $card } ({ $slot }) goes to { $player_of } discard pile.
}
event-entered = { $player_is ->
    [you] { $card } enters your army ({ $slot }).
   *[they] { $card } enters { $player_of } army ({ $slot }).
}
event-echo = { $player_is ->
    [you] [Echo](keyword:echo): you resolve the effect of { $card } once more.
   *[they] [Echo](keyword:echo): { $player } resolves the effect of { $card } once more.
}
event-declined = { $player_is ->
    [you] You leave out { -the-effect } of { $card }.
   *[they] { $player } leaves out { -the-effect } of { $card }.
}
event-copied = { $player_is ->
    [you] You [copy](copy) { -the-effect } of { $card }.
   *[they] { $player } [copies](copy) { -the-effect } of { $card }.
}
event-clan-chosen = { $player_is ->
    [you] You choose the clan { $clan }.
   *[they] { $player } chooses the clan { $clan }.
}
event-level-chosen = { $player_is ->
    [you] You choose level { $level }.
   *[they] { $player } chooses level { $level }.
}
event-player-chosen = { $player_is ->
    [you] { $other_is ->
        [you] You choose yourself.
       *[they] You choose { $other }.
    }
   *[they] { $other_is ->
        [you] { $player } chooses you.
        [self] { $player } chooses themselves.
       *[they] { $player } chooses { $other }.
    }
}
event-number-chosen = { $player_is ->
    [you] You choose { $number } for [X](x).
   *[they] { $player } chooses { $number } for [X](x).
}
event-nothing-happens = { $card ->
    [none] Nothing can be chosen: nothing happens.
   *[other] { $card }: nothing can be chosen, nothing happens.
}

## Cards in play

event-captured = { $by_is ->
    [you] { $player_is ->
        [you] You [capture](capture) your own { $card_bare } ({ $slot }).
       *[they] You [capture](capture) { $player_of } { $card_bare } ({ $slot }).
    }
    [self] { $player } [captures](capture) their own { $card_bare } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [captures](capture) your { $card_bare } ({ $slot }).
       *[they] { $by } [captures](capture) { $player_of } { $card_bare } ({ $slot }).
    }
   *[none] { $player_is ->
        [you] Your { $card_bare } ({ $slot }) is [captured](capture).
       *[they] { $player_of } { $card_bare } ({ $slot }) is [captured](capture).
    }
}
event-destroyed = { $by_is ->
    [you] { $player_is ->
        [you] You [destroy](destroy) your own { $card_bare } ({ $slot }).
       *[they] You [destroy](destroy) { $player_of } { $card_bare } ({ $slot }).
    }
    [self] { $player } [destroys](destroy) their own { $card_bare } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [destroys](destroy) your { $card_bare } ({ $slot }).
       *[they] { $by } [destroys](destroy) { $player_of } { $card_bare } ({ $slot }).
    }
   *[none] { $player_is ->
        [you] Your { $card_bare } ({ $slot }) is [destroyed](destroy).
       *[they] { $player_of } { $card_bare } ({ $slot }) is [destroyed](destroy).
    }
}
event-released = { $by_is ->
    [you] { $player_is ->
        [you] You [release](release) your { $card_bare } ({ $slot }).
       *[they] You [release](release) { $player_of } { $card_bare } ({ $slot }).
    }
    [self] { $player } [releases](release) their own { $card_bare } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } [releases](release) your { $card_bare } ({ $slot }).
       *[they] { $by } [releases](release) { $player_of } { $card_bare } ({ $slot }).
    }
   *[none] { $player_is ->
        [you] Your { $card_bare } ({ $slot }) is [released](release).
       *[they] { $player_of } { $card_bare } ({ $slot }) is [released](release).
    }
}
event-lifted = { $by_is ->
    [you] { $player_is ->
        [you] You put { $card } ({ $slot }) on top of your deck.
       *[they] You put { $card } ({ $slot }) on top of { $player_of } deck.
    }
    [self] { $player } puts { $card } ({ $slot }) on top of their deck.
    [they] { $player_is ->
        [you] { $by } puts { $card } ({ $slot }) on top of your deck.
       *[they] { $by } puts { $card } ({ $slot }) on top of { $player_of } deck.
    }
   *[none] { $player_is ->
        [you] { $card } ({ $slot }) goes on top of your deck.
       *[they] { $card } ({ $slot }) goes on top of { $player_of } deck.
    }
}
event-returned-to-hand = { $by_is ->
    [you] { $player_is ->
        [you] You return your own { $card_bare } ({ $slot }) to your hand.
       *[they] You return { $player_of } { $card_bare } ({ $slot }) to their hand.
    }
    [self] { $player } returns their own { $card_bare } ({ $slot }) to their hand.
    [they] { $player_is ->
        [you] { $by } returns your { $card_bare } ({ $slot }) to your hand.
       *[they] { $by } returns { $player_of } { $card_bare } ({ $slot }) to their hand.
    }
   *[none] { $player_is ->
        [you] Your { $card_bare } ({ $slot }) returns to your hand.
       *[they] { $player_of } { $card_bare } ({ $slot }) returns to their hand.
    }
}
event-sacrificed = { $player_is ->
    [you] You [sacrifice](sacrifice) { $card } ({ $slot }).
   *[they] { $player } [sacrifices](sacrifice) { $card } ({ $slot }).
}
event-swapped = { $player_is ->
    [you] In your army { $card } and { $other_card } change places ({ $slot } and { $other_slot }).
   *[they] In { $player_of } army { $card } and { $other_card } change places ({ $slot } and { $other_slot }).
}
event-saved = { $player_is ->
    [you] Your { $card_bare } ({ $slot }) is saved.
   *[they] { $player_of } { $card_bare } ({ $slot }) is saved.
}
event-activation-cancelled = { $player_is ->
    [you] You cancel the [activation](activation) of { $card }.
   *[they] { $player } cancels the [activation](activation) of { $card }.
}

## Hands, decks and discard piles

event-drew = { $card ->
    [none] { $player_is ->
        [you] You draw a card.
       *[they] { $player } draws a card.
    }
   *[other] { $player_is ->
        [you] You draw { $card }.
       *[they] { $player } draws { $card }.
    }
}
event-draw-lost = { $player_is ->
    [you] Your deck and your discard pile are empty: you draw nothing.
   *[they] { $player_of } deck and discard pile are empty: nothing is drawn.
}
event-discarded = { $player_is ->
    [you] You discard { $card }.
   *[they] { $player } discards { $card }.
}
event-used-will = { $player_is ->
    [you] [Force of will](keyword:force_of_will): you discard { $card }.
   *[they] [Force of will](keyword:force_of_will): { $player } discards { $card }.
}
event-took = { $player_is ->
    [you] You take { $card } from your discard pile.
   *[they] { $player } takes { $card } from their discard pile.
}
event-took-removed = { $player_is ->
    [you] You take { $card } back from outside the game.
   *[they] { $player } takes { $card } back from outside the game.
}
event-milled = { $cards_count ->
    [one] { $player_is ->
        [you] The top card of your deck goes to your discard pile: { $cards }.
       *[they] The top card of { $player_of } deck goes to their discard pile: { $cards }.
    }
   *[other] { $player_is ->
        [you] The top { $cards_count } cards of your deck go to your discard pile: { $cards }.
       *[they] The top { $cards_count } cards of { $player_of } deck go to their discard pile: { $cards }.
    }
}
event-revealed = { $cards_count ->
    [0] { $player_is ->
        [you] Your deck is empty: you [reveal](reveal) nothing.
       *[they] { $player_of } deck is empty: nothing is [revealed](reveal).
    }
   *[other] { $player_is ->
        [you] You [reveal](reveal) { $cards }.
       *[they] { $player } [reveals](reveal) { $cards }.
    }
}
event-kept = { $player_is ->
    [you] You take { $card } into your hand.
   *[they] { $player } takes { $card } into their hand.
}
event-discarded-revealed = { $player_is ->
    [you] You put { $cards } into your discard pile.
   *[they] { $player } puts { $cards } into their discard pile.
}
event-put-on-top = { $player_is ->
    [you] You put { $card } on top of your deck.
   *[they] { $player } puts { $card } on top of their deck.
}
event-put-under = { $player_is ->
    [you] You put { $card } under your deck.
   *[they] { $player } puts { $card } under their deck.
}
event-put-on-deck-in-order = { $cards_count ->
    [one] { $player_is ->
        [you] You put { $cards } from your discard pile on top of your deck.
       *[they] { $player } puts { $cards } from their discard pile on top of their deck.
    }
   *[other] { $player_is ->
        [you] You put { $cards } from your discard pile on top of your deck, in an order only you know.
       *[they] { $player } puts { $cards } from their discard pile on top of their deck, in an order only they know.
    }
}
event-shuffled-in = { $left ->
    [0] { $player_is ->
        [you] You shuffle your whole discard pile into your deck.
       *[they] { $player } shuffles their whole discard pile into their deck.
    }
   *[other] { $player_is ->
        [you] You shuffle { $cards } from your discard pile into your deck.
       *[they] { $player } shuffles { $cards } from their discard pile into their deck.
    }
}
event-searched = { $card ->
    [none] { $player_is ->
        [you] You take a card out of your deck.
       *[they] { $player } takes a card out of their deck.
    }
   *[other] { $player_is ->
        [you] You take { $card } out of your deck.
       *[they] { $player } takes { $card } out of their deck.
    }
}
event-shuffled = { $player_is ->
    [you] You shuffle your deck.
   *[they] { $player } shuffles their deck.
}
event-looked-at-hand = { $cards ->
    [none] { $player } looks at { $other_of } hand.
   *[other] { $cards_count ->
        [0] { $player_is ->
            [you] You look at { $other_of } hand: it is empty.
           *[they] { $other_is ->
                [you] { $player } looks at your hand: it is empty.
               *[they] { $player } looks at { $other_of } hand: it is empty.
            }
        }
       *[other] { $player_is ->
            [you] You look at { $other_of } hand: { $cards }.
           *[they] { $other_is ->
                [you] { $player } looks at your hand: { $cards }.
               *[they] { $player } looks at { $other_of } hand: { $cards }.
            }
        }
    }
}
event-banned = { $player_is ->
    [you] You name { $card }: { $other } may not play it until the end of your next turn.
   *[they] { $other_is ->
        [you] { $player } names { $card }: you may not play it until the end of { $player_of } next turn.
       *[they] { $player } names { $card }: { $other } may not play it until the end of { $player_of } next turn.
    }
}
event-ban-over = { $player_is ->
    [you] You may play { $card } again.
   *[they] { $player } may play { $card } again.
}
event-removed = { $player_is ->
    [you] { $owner_is ->
        [you] You remove { $card } [from the game](remove), out of your discard pile.
       *[they] You remove { $card } [from the game](remove), out of { $owner_of } discard pile.
    }
   *[they] { $owner_is ->
        [you] { $player } removes { $card } [from the game](remove), out of your discard pile.
        [self] { $player } removes { $card } [from the game](remove), out of their discard pile.
       *[they] { $player } removes { $card } [from the game](remove), out of { $owner_of } discard pile.
    }
}
event-returned-to-deck = { $player_is ->
    [you] You shuffle { $card }, which was removed [from the game](remove), into your deck.
   *[they] { $player } shuffles { $card }, which was removed [from the game](remove), into their deck.
}

event-vision = { $card ->
    [none] { $player_is ->
        [you] Vision: you look at the top card of your deck.
       *[they] Vision: { $player } looks at the top card of their deck.
    }
   *[other] { $player_is ->
        [you] Vision: you see { $card } on top of your deck.
       *[they] Vision: { $player } sees { $card } on top of their deck.
    }
}

## Tokens and tiles

event-tokens-spent = { $count ->
    [one] { $player_is ->
        [you] You spend 1 [Activation token](activation).
       *[they] { $player } spends 1 [Activation token](activation).
    }
   *[other] { $player_is ->
        [you] You spend { $count } [Activation tokens](activation).
       *[they] { $player } spends { $count } [Activation tokens](activation).
    }
}
event-token-placed = { $veteran ->
    [1] { $player_is ->
        [you] You [activate](activation) { $card } ({ $slot }); the token shows x2.
       *[they] { $player } [activates](activation) { $card } ({ $slot }); the token shows x2.
    }
   *[0] { $player_is ->
        [you] You [activate](activation) { $card } ({ $slot }).
       *[they] { $player } [activates](activation) { $card } ({ $slot }).
    }
}
event-token-placed-on = { $player_is ->
    [you] You [activate](activation) { $owner_of } { $card_bare } ({ $slot }).
   *[they] { $owner_is ->
        [you] { $player } [activates](activation) your { $card_bare } ({ $slot }).
       *[they] { $player } [activates](activation) { $owner_of } { $card_bare } ({ $slot }).
    }
}
event-action-used = { $player_is ->
    [you] You use the ACTION power of { $card } ({ $slot }).
   *[they] { $player } uses the ACTION power of { $card } ({ $slot }).
}
event-token-back = { $player_is ->
    [you] You [take back](take-back) an [Activation token](activation) from { $card } ({ $slot }).
   *[they] { $player } [takes back](take-back) an [Activation token](activation) from { $card } ({ $slot }).
}
event-token-back-spent = { $player_is ->
    [you] You [take back](take-back) a spent [Activation token](activation).
   *[they] { $player } [takes back](take-back) a spent [Activation token](activation).
}
event-tokens-to-spent = { $count ->
    [one] { $player_is ->
        [you] The [Activation token](activation) on { $slot } goes to your spent area.
       *[they] The [Activation token](activation) on { $slot } goes to { $player_of } spent area.
    }
   *[other] { $player_is ->
        [you] The { $count } [Activation tokens](activation) on { $slot } go to your spent area.
       *[they] The { $count } [Activation tokens](activation) on { $slot } go to { $player_of } spent area.
    }
}
event-token-lost = { $count ->
    [one] { $player_is ->
        [you] Your [Activation token](activation) on { $slot } is out for the rest of the round.
       *[they] { $player_of } [Activation token](activation) on { $slot } is out for the rest of the round.
    }
   *[other] { $player_is ->
        [you] Your { $count } [Activation tokens](activation) on { $slot } are out for the rest of the round.
       *[they] { $player_of } { $count } [Activation tokens](activation) on { $slot } are out for the rest of the round.
    }
}
event-tokens-return = { $count ->
    [one] { $player_is ->
        [you] Your [Activation token](activation) comes back to your hand.
       *[they] { $player_of } [Activation token](activation) comes back to their hand.
    }
   *[other] { $player_is ->
        [you] Your { $count } [Activation tokens](activation) come back to your hand.
       *[they] { $player_of } { $count } [Activation tokens](activation) come back to their hand.
    }
}
event-unlocked = { $player_is ->
    [you] You [unlock](unlock) an [Activation token](activation) and own { $count } now.
   *[they] { $player } [unlocks](unlock) an [Activation token](activation) and owns { $count } now.
}
event-fifth-token = { $player_is ->
    [you] You have to [unlock](unlock) a fifth [Activation token](activation).
   *[they] { $player } has to [unlock](unlock) a fifth [Activation token](activation).
}
event-fifth-token-in-song = { $player_is ->
    [you] You have no locked [Activation token](activation) left; in the [Song for the Dead](song) this does not win.
   *[they] { $player } has no locked [Activation token](activation) left; in the [Song for the Dead](song) this does not win.
}
event-advantage-taken = { $player_is ->
    [you] You take the [Advantage token](advantage).
   *[they] { $player } takes the [Advantage token](advantage).
}
event-wonder-taken = { $player_is ->
    [you] You take the [Wonder token](wonder-token).
   *[they] { $player } takes the [Wonder token](wonder-token).
}
event-wonder-returned = { $player_is ->
    [you] You return the [Wonder token](wonder-token) to the board.
   *[they] { $player } returns the [Wonder token](wonder-token) to the board.
}
event-bounty-token = { $by_is ->
    [you] { $player_is ->
        [you] You put the [Bounty token](bounty-token) on your { $card_bare } ({ $slot }).
       *[they] You put the [Bounty token](bounty-token) on { $player_of } { $card_bare } ({ $slot }).
    }
    [self] { $player } puts the [Bounty token](bounty-token) on their own { $card_bare } ({ $slot }).
    [they] { $player_is ->
        [you] { $by } puts the [Bounty token](bounty-token) on your { $card_bare } ({ $slot }).
       *[they] { $by } puts the [Bounty token](bounty-token) on { $player_of } { $card_bare } ({ $slot }).
    }
   *[none] { $player_is ->
        [you] The [Bounty token](bounty-token) is put on your { $card_bare } ({ $slot }).
       *[they] The [Bounty token](bounty-token) is put on { $player_of } { $card_bare } ({ $slot }).
    }
}
event-bounty-token-back = The [Bounty token](bounty-token) goes back to the board.
event-tile-flipped = { $player_is ->
    [you] You flip the [tile](tile) of { $tile }: it is active for both players.
   *[they] { $player } flips the [tile](tile) of { $tile }: it is active for both players.
}

## Battle and end

event-battle = { $tie ->
    [1] { $winner_is ->
        [you] [Great Battle](great-battle): { $high } to { $low }. You hold the [Wonder token](wonder-token) and win the tie.
        [they] [Great Battle](great-battle): { $high } to { $low }. { $winner } holds the [Wonder token](wonder-token) and wins the tie.
       *[none] [Great Battle](great-battle): { $high } to { $low }, a tie that nobody breaks.
    }
   *[0] { $winner_is ->
        [you] You win the [Great Battle](great-battle), { $high } to { $low }.
       *[they] { $winner } wins the [Great Battle](great-battle), { $high } to { $low }.
    }
}
event-supremacy = { $count ->
    [one] { $player_is ->
        [you] You gain a [Supremacy token](supremacy).
       *[they] { $player } gains a [Supremacy token](supremacy).
    }
   *[other] { $player_is ->
        [you] You gain a [Supremacy token](supremacy): that makes { $count }.
       *[they] { $player } gains a [Supremacy token](supremacy): that makes { $count }.
    }
}
event-special-victory = { $player_is ->
    [you] You meet the [special victory](special-victory) of { $card }.
   *[they] { $player } meets the [special victory](special-victory) of { $card }.
}
event-song = { $player_is ->
    [you] [Song for the Dead](song). You [sacrifice](sacrifice) first.
   *[they] [Song for the Dead](song). { $player } [sacrifices](sacrifice) first.
}

## The log: heads that tell an action with its steps, lines that tell several events, and causes. $shown is all, some or none.

log-plays = { $player_is ->
    [you] You play { $card } ({ $slot }).
   *[they] { $player } plays { $card } ({ $slot }).
}
log-recalls = { $player_is ->
    [you] You play { $card } ({ $slot }) from your discard pile.
   *[they] { $player } plays { $card } ({ $slot }) from their discard pile.
}
log-shifts = { $player_is ->
    [you] You [shift](shift) { $card } into { $new } ({ $slot }).
   *[they] { $player } [shifts](shift) { $card } into { $new } ({ $slot }).
}
log-tokens-spent = { $player_is ->
    [you] You spend { $count ->
        [one] 1 [Activation token](activation)
       *[other] { $count } [Activation tokens](activation)
    } to draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
   *[they] { $player } spends { $count ->
        [one] 1 [Activation token](activation)
       *[other] { $count } [Activation tokens](activation)
    } to draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
}
log-forced = only choice
log-chosen = Only one choice: { $question }.
events-drew = { $shown ->
    [none] { $player } draws { $count } cards.
    [some] { $player } draws { $count } cards, { $cards } among them.
   *[all] { $player_is ->
        [you] You draw { $cards }.
       *[they] { $player } draws { $cards }.
    }
}
events-discarded = { $player_is ->
    [you] You discard { $cards }.
   *[they] { $player } discards { $cards }.
}
events-sacrificed = { $player_is ->
    [you] You [sacrifice](sacrifice) { $cards }.
   *[they] { $player } [sacrifices](sacrifice) { $cards }.
}
cause-x4-2c = { $kind ->
    [ban-over] end of the turn
   *[discarded] hand limit
}
cause-x5-2d = cost
cause-x6-2a = cost
cause-x9-1 = after the Great Battle
cause-x9-2a = Song for the Dead
cause-x9-3a = new hand
cause-x9-3b = new round
cause-g4-1c = cost
cause-g5-1b = cost

## How a game ended, by the number of the rule. $result is won, lost, named or draw; -shared says that several won.

result = { $result ->
    [won] You win: { $why }.
    [lost] You lose: { $why }.
    [draw] The game is a draw: { $why }.
    [won-shared] You share the win with { $winners_others }: { $why }.
    [lost-shared] You lose, { $winners } share the win: { $why }.
    [named-shared] { $winners } share the win: { $why }.
   *[named] { $winners } wins: { $why }.
}
result-x1-1a = second [Supremacy token](supremacy)
result-x1-1b = both players gain their second [Supremacy token](supremacy) together
result-x1-2 = fifth [Activation token](activation)
result-x1-3 = 15 face-up cards
result-x1-4a = third [Immortal tile](tile) flipped by [Justice](card:justice)'s effect
result-x1-4b = [Great Battle](great-battle) won by 10 or more under [Goan Sul](card:goan-sul)'s rule
result-x1-5 = { $result ->
    [won] your opponent concedes
    [lost] you concede
    [draw] all agree to end the game
   *[named] the other player concedes
}
result-x1-6 = one change makes both players win
result-x13-4 = fifth [Activation token](activation)
result-g3-6a = { $result ->
    [won] your opponent concedes
    [lost] you concede
    [draw] all agree to end the game
   *[named] the other player concedes
}
result-g3-6b = everyone else has conceded
result-g9-3a = third [victory point](victory-point)
result-g9-3b = third [victory point](victory-point) for several players together
result-g9-5a = [special victory](special-victory) of an [Ozeki](ozeki) at the start of the round
result-g9-5b = { $winners_count ->
    [one] [special victory](special-victory) of an [Ozeki](ozeki) for several players, settled by the [Advantage token](advantage)
   *[other] [special victory](special-victory) of an [Ozeki](ozeki) for several players together
}
result-g9-7 = [special victory](special-victory) of an [Ozeki](ozeki)
