# What cards say. One message a clause; `.gist` is its short form for the board: at most 34 characters for a whole card.
# $form is order ("draw 1 card"), infinitive ("to draw 1 card") or subject ("each player draws 1 card", $subject is who).

## How clauses follow each other

clause-then = { $joint ->
    [others] { $first }. Then you { $second }
    [apart] { $first }. Then { $second }
   *[together] { $first }, then { $second }
}
    .gist = { $first }, { $second }
clause-then-three = { $first }, { $second }, then { $third }
    .gist = { $first }, { $second }, { $third }
clause-then-if = { $first }, then, { $second }
    .gist = { $first }; { $second }
clause-if = if { $condition }, { $effect }
    .gist = { $condition }: { $effect }
clause-if-else = if { $condition }, { $effect }; otherwise, { $otherwise }
    .gist = { $condition }: { $effect }, or { $otherwise }
clause-each-draws-or-discards = { $effect_effect }; whoever has none { $effect_otherwise_predicate }
    .gist = each: { $effect_effect_amount_short }; none: discard { $effect_otherwise_amount_short }
clause-if-you-do = { $first }. If you do, { $second }
    .gist = { $first }: { $second }
clause-each-player = { $effect }
    .gist = { $effect }
clause-may = { $form ->
    [subject] { $subject } may { $effect_infinitive }
   *[order] you may { $effect_infinitive }
}
    .gist = { $form ->
    [subject] { $subject } may { $effect_infinitive }
   *[order] may { $effect_infinitive }
}
clause-may-draw-then-discard =
    .gist = may draw { $effect_first_amount_short }, drop { $effect_second_amount_short }
clause-one-of = choose one: { $first }, or { $second }
    .gist = { $first } or { $second }
clause-deed-or-draw =
    .gist = { $first } or { $second }
clause-may-repeat = { $effect }. You may do this a second time if { $condition }
    .gist = { $effect }, maybe twice
clause-choose-clan = choose a clan: { $then }
    .gist = { $then }
clause-choose-level = choose a level: { $then }
    .gist = { $then }
clause-choose-number = choose [X](x): { $then }
    .gist = { $then }
clause-choose-x-level = choose [X](x): { $then }
    .gist = { $then }

## Drawing and discarding

clause-draw = { $form ->
    [order] draw { $amount }
    [infinitive] draw { $amount }
   *[subject] { $subject } draws { $amount }
}
    .gist = { $form ->
    [subject] { $subject } draws { $amount_short }
   *[order] draw { $amount_short }
}
clause-discard = { $form ->
    [order] discard { $amount }
    [infinitive] discard { $amount }
   *[subject] { $amount_kind ->
        [number] { $who ->
            [opponent] { $subject } discards { $amount } of their choice
           *[other] { $subject } discards { $amount }
        }
       *[other] { $subject } discards { $amount }
    }
}
    .gist = { $form ->
    [subject] { $subject } discards { $amount_short }
   *[order] discard { $amount_short }
}
clause-discard-then-draw =
    .gist = { $first_who ->
    [chosen-opponent] { $first_amount_kind ->
        [bonus] { $first_subject } loses { $first_amount_short }, { $second }
       *[other] { $first }, { $second }
    }
   *[other] { $first }, { $second }
}
clause-discard-then-advantage =
    .gist = { $first }
clause-discard-hand = { $form ->
    [order] discard your whole hand
    [infinitive] discard your whole hand
   *[subject] { $subject } discards their whole hand
}
    .gist = { $form ->
    [subject] { $subject } discards the hand
   *[order] discard your hand
}
clause-each-redraws =
    .gist = new hand of { $effect_second_amount_short } for each
clause-hold-exactly = { $form ->
    [order] draw or discard until you hold
    [infinitive] draw or discard until you hold
   *[subject] { $subject } draws or discards until they hold
} { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .gist = { $form ->
    [subject] { $subject } draws or discards to { $number }
   *[order] draw or discard to { $number }
}
clause-discard-to = you may discard { $pick } from your hand to { $then_infinitive }
    .gist = { $pick_keywords }: { $then }
clause-discard-of-one-clan = you may discard { $number ->
    [one] 1 card
   *[other] { $number } cards of the same clan
}
    .gist = discard { $number } of one clan
clause-discard-of-one-clan-to = you may discard { $first_number ->
    [one] 1 card
   *[other] { $first_number } cards of the same clan
} to { $second_infinitive }
    .gist = { $first_number } of one clan: { $second }

## Cards of the deck

clause-mill = { $form ->
    [order] put the top { $amount } of { -your-deck } into { -your-pile }
    [infinitive] put the top { $amount } of { -your-deck } into { -your-pile }
   *[subject] { $subject } puts the top { $amount } of their deck into their [discard pile](discard-pile)
}
    .gist = { $form ->
    [subject] { $subject }'s top { $amount_short } to their pile
   *[order] top { $amount_short } to your pile
}
clause-mill-then-take =
    .gist = top { $first_amount_short } to pile, take { $second_pick_short }
clause-reveal-and-keep-one = [reveal](reveal) the top { $number ->
    [one] card
   *[other] { $number } cards
} of { -your-deck }: take one of your choice into your hand and put the rest into { -your-pile }
    .gist = reveal { $number }, keep 1
clause-reveal-and-keep = [reveal](reveal) the top { $number ->
    [one] card
   *[other] { $number } cards
} of { -your-deck }: take { $amount_short } of your choice into your hand and put the rest into { -your-pile }
    .gist = reveal { $number }, keep { $amount_short }
clause-reveal-and-keep-all = [reveal](reveal) the top { $number ->
    [one] card
   *[other] { $number } cards
} of { -your-deck }: take all { $pick } into your hand and put the rest into { -your-pile }
    .gist = reveal { $number }, keep all that fit
clause-choose-clan-and-reveal = choose a clan and { $then }
    .gist = reveal { $then_number }, keep a chosen clan
clause-choose-level-and-reveal = choose a level and { $then }
    .gist = reveal { $then_number }, keep a chosen level
clause-opponent-keeps-one = an opponent of your choice [reveals](reveal) the top { $number ->
    [one] card
   *[other] { $number } cards
} of { -your-deck } and keeps one of them; you take the others
    .gist = reveal { $number }: opponent 1, you the rest
clause-reveal-and-sort = [reveal](reveal) the top 3 cards of { -your-deck }: put one into your hand, one on top of { -your-deck } and the last one under { -your-deck }
    .gist = reveal 3: hand, top, bottom
clause-search = { $to ->
    [top] search { -your-deck } for { $pick }, shuffle { -your-deck }, then put that card on top of it
   *[hand] search { -your-deck } for any card, take it into your hand, then shuffle { -your-deck }
}
    .gist = { $to ->
    [top] put { $pick } on top of { -your-deck }
   *[hand] search { -your-deck } for any card
}

## Cards of the discard pile

-pile = your pile
clause-take = { $up_to ->
    [1] { $one_of_each_level ->
        [1] take up to { $amount_short } { $pick } (at most one of each level) from { -your-pile } into your hand
       *[0] take up to { $amount_short } { $pick } from { -your-pile } into your hand
    }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] take { $amount_short } { $pick_many } from { -your-pile } into your hand
           *[other] take { $pick } from { -your-pile } into your hand
        }
       *[other] take { $amount_short } { $pick_many } from { -your-pile } into your hand
    }
}
    .gist = { $up_to ->
    [1] take { $amount_short } { $pick }
   *[0] { $count ->
        [one] { $amount_kind ->
            [bonus] take { $amount_short } { $pick }
           *[other] take { $pick } from { -pile }
        }
       *[other] take { $amount_short } { $pick_many }
    }
}
clause-take-named = take { $amount_short } { $pick_many } from { -your-pile } into your hand
clause-take-named-then =
    .gist = { $first }
clause-take-then-may =
    .gist = take { $first_pick }; { $second }
clause-take-then-turn-if =
    .gist = { $first }, a turn if { $second_condition }
clause-choose-clan-and-level = choose a clan and a level: { $then_then }
    .gist = take { $then_then_amount_short } of one clan and level
clause-take-all-of-name = choose a card name: take all cards of that name from { -your-pile } into your hand
    .gist = take all of one name from pile
clause-fetch-named = take into your hand all your cards named { $name } from { -your-pile } and from outside the game
    .gist = take all { $name }, even removed
clause-put-on-deck-in-order = choose up to { $amount } from { -your-pile } and put them on top of { -your-deck } in the order of your choice
    .gist = up to { $amount_short } from pile onto deck
clause-order-then =
    .gist = { $first_amount_short } from pile onto deck, { $second }
clause-may-remove = you may remove a card of { -your-pile } [from the game](remove)
    .gist = remove 1 from pile
clause-remove-that = remove the [copied](copy) card [from the game](remove)
    .gist = remove it
clause-remove-all-of-clan = remove all cards of that clan in { -your-pile } [from the game](remove)
    .gist = remove a clan from your pile
clause-each-removes-a-clan = each player chooses a clan in their [discard pile](discard-pile) and removes all its cards there [from the game](remove)
    .gist = each removes a clan in their pile
clause-shuffle-clan-into-deck = shuffle all cards of that clan in { -your-pile } into { -your-deck }
    .gist = shuffle a clan into { -your-deck }
clause-each-shuffles-a-clan = each player chooses a clan and shuffles all cards of that clan in their [discard pile](discard-pile) into their deck
    .gist = each shuffles in a clan
clause-return-removed-to-deck = shuffle your removed { $name } into { -your-deck }
    .gist = shuffle { $name } in
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = if { $condition }, shuffle it into { -your-deck }, then { $effect_second }

## Capture, destroy, release

clause-deed = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } may { -capture } { $target }
           *[order] you may { -capture } { $target }
        }
       *[0] { -capture } { $target }
    }
    [destroy] [destroy](destroy) { $target }
    [release] { $target_kind ->
        [everywhere] [release](release) { $target } of your choice
       *[other] [release](release) { $target }
    }
    [capture-or-release] [capture](capture) or [release](release) { $target }
   *[capture-or-destroy-or-release] [capture](capture), [destroy](destroy) or [release](release) { $target }
}
    .gist = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } may { -capture } { $target }
           *[order] may { -capture } { $target }
        }
       *[0] { -capture } { $target }
    }
    [destroy] destroy { $target }
    [release] release { $target }
    [capture-or-release] capture or release { $target }
   *[capture-or-destroy-or-release] { $target_chosen ->
        [level] capture/destroy/release
       *[none] capture/destroy/release { $target_short }
    }
}
    .short = { $deed ->
    [capture] { -capture } 1
    [destroy] destroy 1
   *[release] release 1
}
clause-deed-then-advantage =
    .gist = { $first_short }, { $second }
clause-deed-then-draw =
    .gist = { $first }, { $second }
clause-deed-then-if =
    .gist = { $first_short }; { $second }
clause-deed-to-several = { $deed ->
    [destroy] [destroy](destroy) { $up_to ->
        [1] up to { $amount_short } { $target_many }
       *[0] { $amount_short } { $target_many }
    }, chosen together; a card that only this makes { -open } does not count
   *[capture] { -capture } { $up_to ->
        [1] up to { $amount_short } { $target_many }
       *[0] { $amount_short } { $target_many }
    }
}
    .gist = { $up_to ->
    [1] { $deed ->
        [destroy] destroy up to { $amount_short } { $target_many_short }
       *[capture] { -capture } up to { $amount_short } { $target_many_short }
    }
   *[0] { $deed ->
        [destroy] destroy { $amount_short } { $target_many_short }
       *[capture] { -capture } { $amount_short } { $target_many_short }
    }
}
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = [destroy](destroy) all { $target }
    .gist = destroy a clan's { -open } cards
clause-release-all = { $whose ->
    [yours] [release](release) all your [captured cards](capture)
   *[opponents] [release](release) all your opponent's [captured cards](capture)
}
    .gist = { $whose ->
    [yours] release all your cards
   *[opponents] release all opposing cards
}

## Copying

clause-copy = { $target_kind ->
    [everywhere] [copy](copy) the effect of { $target } in play
   *[other] [copy](copy) the effect of { $target }
}
    .gist = { $target_kind ->
    [everywhere] copy { $target } in play
   *[other] copy { $target }
}
clause-copy-from-pile = [copy](copy) the effect of a card in any [discard pile](discard-pile)
    .gist = copy from a pile
clause-copy-activation = [copy](copy) the [activate power](activate) of a card in an opponent's army
    .gist = copy an opposing activate power
clause-copy-then-remove =
    .gist = { $first }, then { $second }
clause-copy-then-deed = { $second_deed ->
   *[capture] { $first }, then [capture](capture) the [copied](copy) card
}
    .gist = { $second_deed ->
   *[capture] { $first }, capture it
}
clause-deed-then-copy = { $first }, then [copy](copy) its effect
    .gist = { $first }, copy its effect

## Sacrifices, swaps, cards put on a deck, tokens

clause-sacrifice = { $form ->
    [order] [sacrifice](sacrifice) { $amount_open }
    [infinitive] [sacrifice](sacrifice) { $amount_open }
   *[subject] { $subject } [sacrifices](sacrifice) { $amount_open }
}
    .gist = { $form ->
    [subject] { $subject } sacrifices { $amount_short }
   *[order] sacrifice { $amount_short }
}
clause-sacrifice-then-discard =
    .gist = larger army and hand lose 1 card
clause-put-on-deck = { $by_controller ->
    [1] choose { $target }: its controller puts it on top of their deck
   *[0] put { $target } of either army on top of its owner's deck
}
    .gist = put { $target_open } on deck
clause-may-swap = { $whose ->
    [yours] you may [swap](swap) 2 cards in the same [row](row) of your army
   *[one-army] you may [swap](swap) 2 cards in the same [row](row) of one army
}
    .gist = may swap
clause-swap = { $whose ->
    [yours] [swap](swap) 2 cards in the same [row](row) of your army
   *[one-army] [swap](swap) 2 cards in the same [row](row) of any player's army
}
    .gist = swap 2
clause-swap-then-deed-if =
    .gist = { $first }; { $second_condition }: { $second_effect_short }
clause-return-to-hand = return { $target } to its controller's hand; that player then discards { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .gist = { $target_open } back, player discards { $number }
clause-place-bounty-token = place the [Bounty token](bounty-token) on a face-up card of either army, or move it to another one
    .gist = place or move the Bounty token
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } [takes back](take-back) an [Activation token](activation)
       *[other] { $subject } [takes back](take-back) { $number } [Activation tokens](activation)
    }
   *[order] { $up_to ->
        [1] [take back](take-back) up to { $number } of your [Activation tokens](activation)
       *[0] { $number ->
            [one] [take back](take-back) an [Activation token](activation)
           *[other] [take back](take-back) { $number } [Activation tokens](activation)
        }
    }
}
    .gist = { $form ->
    [subject] { $subject } takes back { $number }
   *[order] { $number ->
        [one] take back 1 token
       *[other] take back { $number } tokens
    }
}
clause-take-advantage = take the [Advantage token](advantage)
    .gist = take Advantage
clause-gain-point = gain 1 [victory point](victory-point) at once
    .gist = gain 1 victory point
clause-gain-point-then =
    .gist = { $first }
clause-unlock = [unlock](unlock) an [Activation token](activation)
    .gist = unlock a token
    .short = unlock
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = flip one of your [Immortal tiles](tile). If it is your third flipped tile and you have a [Supremacy token](supremacy), you win the game at once
    .gist = flip a tile; the third may win

## Turns

clause-gain-turn = { $recall ->
    [1] take an [additional turn](additional-turn) after this one. During it you may play one card from { -your-pile } as if from your hand
   *[0] take an [additional turn](additional-turn) after this one
}
    .gist = { $recall ->
    [1] additional turn, play from pile
   *[0] additional turn
}
clause-may-pass = you may pass at once
    .gist = may pass
clause-look-and-ban = look at your opponent's hand and name a card. Until the end of your next turn your opponent may neither play that card nor [shift](shift) it in
    .gist = see opponent's hand, ban a card
