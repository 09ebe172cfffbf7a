# What cards say. One message a clause; `.gist` is its short form for the board: at most 34 characters for a whole card.
# $form is order ("draw 1 card"), infinitive ("to draw 1 card") or subject ("each player draws 1 card"); the verbs and
# { actor }, who does it, follow it. $who is you, or who else acts: { own-hand } is "your hand" or "their hand".

## How clauses follow each other

clause-then = { $joint ->
    [others] { $first }. Then you { $second }
    [apart] { $first }. Then { $second }
   *[together] { $first }, then { $second }
}
    .gist = { $first }, { $second }
clause-then-three = { $first }, { $second }, then { $third }
    .gist = { $first }, { $second }, { $third }
clause-then-if = { $form ->
    [order] { $joint ->
        [together] { $first }, then, { $second }
       *[apart] { $first }. Then, { $second }
    }
   *[subject] { $joint ->
        [together] { $first }, then { $second }
       *[apart] { $first }. Then { $second }
    }
}
    .gist = { $first }; { $second }
clause-if = { $form ->
    [order] if { $condition }, { $effect }
   *[subject] { $effect } if { $condition }
}
    .gist = { $form ->
    [infinitive] { $effect } ({ $condition })
   *[order] { $condition }: { $effect }
}
clause-if-else = { $form ->
    [order] if { $condition }, { $effect }; otherwise, { $otherwise }
   *[subject] { $effect } if { $condition }, otherwise { $otherwise_predicate }
}
    .gist = { $condition }: { $effect }, or { $otherwise_predicate }
clause-each-draws-or-discards = { $effect_effect }; whoever has none { $effect_otherwise_predicate }
    .gist = each: { $effect_effect_amount_short }; none: discard { $effect_otherwise_amount_short }
clause-if-you-do = { $doer ->
    [you] { $first }. If you do, { $second }
   *[other] { $first }. If they do, { $second }
}
    .gist = { $first }: { $second }
clause-each-player = { $led ->
    [1] { $effect }
   *[0] { $form ->
        [infinitive] do this for each player: { $effect }
       *[order] for each player: { $effect }
    }
}
    .gist = { $led ->
    [1] { $effect }
   *[0] for each: { $effect }
}
clause-have = have { $subject } { $clause }
    .gist = have { $subject } { $clause }
clause-may = { $form ->
    [subject] { $subject } may { $effect_infinitive }
    [infinitive] { $effect_infinitive } if { they } like
   *[order] you may { $effect_infinitive }
}
    .gist = { $form ->
    [subject] { $subject } may { $effect_infinitive }
    [infinitive] { $effect_infinitive }
   *[order] may { $effect_infinitive }
}
clause-may-draw-then-discard =
    .gist = may draw { $effect_first_amount_short }, drop { $effect_second_amount_short }
clause-one-of = { actor }{ verb-choose } one: { $first_infinitive }, or { $second_infinitive }
    .gist = { $first } or { $second_predicate }
clause-one-of-three = { actor }{ verb-choose } one: { $first_infinitive }, { $second_infinitive }, or { $third_infinitive }
    .gist = { $first }, { $second_predicate } or { $third_predicate }
clause-deed-or-draw =
    .gist = { $first } or { $second }
clause-may-repeat = { $who ->
    [you] { $effect }. You may do this a second time if { $condition }
   *[other] { $effect }. That player may do this a second time if { $condition }
}
    .gist = { $effect }, maybe twice
clause-choose = { $form ->
    [order] choose { chosen-thing }: { $then }
   *[subject] { $led ->
        [1] { actor }{ verb-choose } { chosen-thing } and { $then_predicate }
       *[0] { actor }{ verb-choose } { chosen-thing }: { $then }
    }
}
    .gist = { $then }
chosen-thing = { $what ->
    [clan] { $among ->
        [in-discard-pile] a clan in { own-pile }
       *[other] a clan
    }
    [level] a level
   *[x] [X](x)
}

## Drawing and discarding

clause-draw = { actor }{ verb-draw } { $amount }
    .gist = { actor }{ verb-draw } { $amount_short }
clause-discard = { actor }{ verb-discard } { $amount }{ $who ->
    [opponent] { $amount_kind ->
        [number] {" "}of their choice
       *[other] {""}
    }
   *[other] {""}
}
    .gist = { actor }{ verb-discard } { $amount_short }
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
clause-discard-hand = { actor }{ verb-discard } { own } whole hand
    .gist = { actor }{ verb-discard } { $who ->
    [you] your hand
   *[other] the hand
}
clause-each-redraws =
    .gist = new hand of { $effect_second_amount_short } for each
clause-hold-exactly = { actor }{ verb-draw } or { verb-discard } until { they } hold { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .gist = { actor }{ verb-draw } or { $form ->
    [subject] discards to { $number }
   *[order] discard to { $number }
}
clause-discard-to = { actor }{ verb-discard } { $pick } from { own-hand } to { $then_infinitive }
    .gist = { actor }{ verb-discard } { $pick } to { $then_infinitive }
    .optional-gist = { $pick_keywords_count ->
    [0] { $pick }: { $then }
   *[other] { $pick_keywords_or }: { $then }
}
clause-discard-of-one-clan = { actor }{ verb-discard } { $number ->
    [one] 1 card
   *[other] { $number } cards of the same clan
}
    .gist = { actor }{ verb-discard } { $number } of one clan
    .optional-gist = discard { $number } of one clan
clause-discard-of-one-clan-to = { $first } to { $second_infinitive }
    .gist = { $first_effect_number } of one clan: { $second }

## Cards of the deck

top-cards = { $number ->
    [one] the top card
   *[other] the top { $number } cards
}
clause-mill = { $amount_simple ->
    [1] { actor }{ verb-put } { $amount_top } of { own-deck } into { own-pile }
   *[0] { actor }{ verb-put } cards from the top of { own-deck } into { own-pile }, { $amount_count }
}
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject }'s top { $amount_short } to their pile
       *[0] top { $amount_short } to their pile
    }
   *[order] top { $amount_short } to your pile
}
clause-mill-then-take =
    .gist = top { $first_amount_short } to pile, take { $second_pick_short }
clause-reveal-and-keep = { actor }{ verb-reveal } { top-cards } of { own-deck }: { verb-take } { $amount_simple ->
    [1] { $amount_count } of { own } choice into { own-hand }
   *[0] cards of { own } choice into { own-hand }, { $amount_count },
} and { verb-put } the rest into { own-pile }
    .gist = { actor }{ verb-reveal } { $number }, { verb-keep } { $amount_short }
clause-reveal-and-keep-all = { actor }{ verb-reveal } { top-cards } of { own-deck }: { verb-take } all { $pick } into { own-hand } and { verb-put } the rest into { own-pile }
    .gist = { actor }{ verb-reveal } { $number }, { verb-keep } all that fit
clause-choose-and-reveal = { $form ->
    [order] choose { chosen-thing } and { $then }
   *[subject] { actor }{ verb-choose } { chosen-thing } and { $then_predicate }
}
    .gist = reveal { $then_number }, keep a chosen { $what ->
    [clan] clan
   *[level] level
}
clause-opponent-keeps-one = { actor }{ verb-reveal } { top-cards } of { own-deck } and { verb-keep } one of them; { $outer ->
    [you] you take
   *[other] that player takes
} the others
    .gist = reveal { $number }: opponent 1, you the rest
clause-reveal-and-sort = { actor }{ verb-reveal } the top 3 cards of { own-deck }: { verb-put } one into { own-hand }, one on top of { own-deck } and the last one under { own-deck }
    .gist = { actor }{ verb-reveal } 3: hand, top, bottom
clause-search = { $to ->
    [top] { actor }{ verb-search } { own-deck } for { searched-card }, { verb-shuffle } { own-deck }, then { verb-put } that card on top of it
   *[hand] { actor }{ verb-search } { own-deck } for { searched-card }, { verb-take } it into { own-hand }, then { verb-shuffle } { own-deck }
}
    .gist = { $to ->
    [top] { actor }{ verb-put } { $pick } on top of { own-deck }
   *[hand] { actor }{ verb-search } { own-deck } for { searched-card }
}
searched-card = { $pick_bare ->
    [1] any card
   *[0] { $pick }
}

## Cards of the discard pile

-pile = your pile
-pile-of-others = their pile
clause-take = { actor }{ verb-take } { $amount_simple ->
    [1] { $up_to ->
        [1] up to { $amount }
       *[0] { $amount_article }
    }
   *[0] { $pick_many }
}{ $one_of_each_level ->
    [1] {" "}(at most one of each level)
   *[0] {""}
} from { own-pile } into { own-hand }{ $amount_simple ->
    [1] {""}
   *[0] { $up_to ->
        [1] , up to { $amount_count }
       *[0] , { $amount_count }
    }
}
    .gist = { actor }{ verb-take } { $up_to ->
    [1] { taken-cards }
   *[0] { $one ->
        [1] { $pick } from { $who ->
            [you] { -pile }
           *[other] { -pile-of-others }
        }
       *[0] { taken-cards }
    }
}
taken-cards = { $amount_simple ->
    [1] { $amount_short } { $pick_brief_many }
   *[0] { $pick_brief_many }, { $amount_short }
}
clause-take-named =
    .gist = { actor }{ verb-take } { taken-cards }
clause-take-named-then =
    .gist = { $first }
clause-take-then-may =
    .gist = take { $first_pick }; { $second }
clause-take-then-turn-if =
    .gist = { $first }, a turn if { $second_condition }
clause-choose-clan-and-level = { $form ->
    [order] choose a clan and a level: { $then_then }
   *[subject] { actor }{ verb-choose } a clan and a level and { $then_then_predicate }
}
    .gist = { $then_then }
clause-choose-clan-and-level-to-take =
    .gist = take { $then_then_amount_short } of one clan and level
clause-take-all-of-name = { actor }{ verb-choose } a card name: { verb-take } all cards of that name from { own-pile } into { own-hand }
    .gist = { actor }{ verb-take } all of one name from pile
clause-fetch-named = { actor }{ verb-take } into { own-hand } all { own } cards named { $name } from { own-pile } and from outside the game
    .gist = { actor }{ verb-take } all { $name }, even removed
clause-put-on-deck-in-order = { actor }{ verb-choose } up to { $amount } from { own-pile } and { verb-put } them on top of { own-deck } in the order of { own } choice
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject }: { $amount_short } from pile onto deck
       *[0] up to { $amount_short } from pile onto deck
    }
   *[order] up to { $amount_short } from pile onto deck
}
clause-order-then =
    .gist = { $first_amount_short } from pile onto deck, { $second }
clause-remove-from-pile = { actor }{ verb-remove } a card of { own-pile } [from the game](remove)
    .gist = { actor }{ verb-remove } 1 from pile
    .optional-gist = remove 1 from pile
clause-remove-that = { actor }{ verb-remove } the [copied](copy) card [from the game](remove)
    .gist = { actor }{ verb-remove } it
clause-remove-all-of-clan = { actor }{ verb-remove } all cards of that clan in { own-pile } [from the game](remove)
    .gist = { actor }{ verb-remove } a clan from { $who ->
    [you] { -pile }
   *[other] { -pile-of-others }
}
clause-each-removes-a-clan = each player chooses a clan in their [discard pile](discard-pile) and removes all its cards there [from the game](remove)
    .gist = each removes a clan in their pile
clause-shuffle-clan-into-deck = { actor }{ verb-shuffle } all cards of that clan in { own-pile } into { own-deck }
    .gist = { actor }{ verb-shuffle } a clan into { own-deck }
clause-each-shuffles-a-clan =
    .gist = each shuffles in a clan
clause-return-removed-to-deck = { actor }{ verb-shuffle } { own } removed { $name } into { own-deck }
    .gist = { actor }{ verb-shuffle } { $name } in
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = { $form ->
    [order] if { $condition }, shuffle it into { own-deck }, then { $effect_second }
   *[subject] { $effect } if { $condition }
}

## Capture, destroy, release

verbs-of-deed = { $deed ->
    [capture] { verb-capture }
    [destroy] { verb-destroy }
    [release] { verb-release }
    [capture-or-release] { verb-capture } or { verb-release }
   *[capture-or-destroy-or-release] { verb-capture }, { verb-destroy } or { verb-release }
}
clause-deed = { actor }{ verbs-of-deed } { $target }{ $deed ->
    [release] { $target_kind ->
        [everywhere] {" "}of { own } choice
       *[other] {""}
    }
   *[other] {""}
}
    .gist = { actor }{ $deed ->
    [capture-or-destroy-or-release] { $target_chosen_level ->
        [up-to] { verb-capture }/{ verb-destroy }/{ verb-release }
       *[none] { verb-capture }/{ verb-destroy }/{ verb-release } { $target_short }
    }
   *[other] { verbs-of-deed } { $target }
}
    .short = { verbs-of-deed } 1
clause-deed-then-advantage =
    .gist = { $first_short }, { $second }
clause-deed-then-draw =
    .gist = { $first }, { $second }
clause-deed-then-if =
    .gist = { $first_short }; { $second }
clause-deed-to-several = { actor }{ verbs-of-deed } { $up_to ->
    [1] up to { $amount }
   *[0] { $amount }
}{ $deed ->
    [destroy] , chosen together; a card that only this makes { -open } does not count
   *[capture] {""}
}
    .gist = { actor }{ verbs-of-deed } { $up_to ->
    [1] up to { $amount_short }
   *[0] { $amount_short }
}{ $amount_simple ->
    [1] {" "}{ $target_brief_many }
   *[0] {""}
}
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = { actor }{ verb-destroy } all { $target }
    .gist = { actor }{ verb-destroy } { $target_chosen_clan ->
    [1] a clan's { -open } cards
   *[0] all { $target_brief_many }
}
clause-release-all = { actor }{ verb-release } all { $whose ->
    [yours] { own } [captured cards](capture)
   *[opponents] { own-opponent }'s [captured cards](capture)
}
    .gist = { actor }{ verb-release } all { $whose ->
    [yours] { own } cards
   *[opponents] opposing cards
}

## Copying

clause-copy = { actor }{ verb-copy } the effect of { $target }{ $target_kind ->
    [everywhere] {" "}in play
   *[other] {""}
}
    .gist = { actor }{ verb-copy } { $target }{ $target_kind ->
    [everywhere] {" "}in play
   *[other] {""}
}
clause-copy-from-pile = { actor }{ verb-copy } the effect of a card in any [discard pile](discard-pile)
    .gist = { actor }{ verb-copy } from a pile
clause-copy-activation = { actor }{ verb-copy } the [activate power](activate) of a card in an opponent's army
    .gist = { actor }{ verb-copy } an opposing activate power
clause-copy-then-remove =
    .gist = { $first }, then { $second }
clause-copy-then-deed = { $first }, then { $second_verbs } the [copied](copy) card
    .gist = { $first }, { $second_verbs } it
clause-deed-then-copy = { $first }, then { verb-copy } its effect
    .gist = { $first }, { verb-copy } its effect

## Sacrifices, swaps, cards put on a deck, tokens

clause-sacrifice = { actor }{ verb-sacrifice } { $amount_article }
    .gist = { actor }{ verb-sacrifice } { $amount_short }
clause-sacrifice-then-discard =
    .gist = { $first_who ->
    [most-in-play] { $second_who ->
        [most-in-hand] larger army and hand lose 1 card
       *[other] { $first }, { $second }
    }
   *[other] { $first }, { $second }
}
clause-put-on-deck = { $by_controller ->
    [1] { actor }{ verb-choose } { $target }: its controller puts it on top of their deck
   *[0] { actor }{ verb-put } { $target }{ $target_kind ->
        [everywhere] {" "}of either army
       *[other] {""}
    } on top of its owner's deck
}
    .gist = { actor }{ verb-put } { $target_brief } on deck
clause-swap = { actor }{ verb-swap } 2 cards in the same [row](row) of { $whose ->
    [yours] { own-army }
   *[one-army] one army
}
    .gist = { actor }{ verb-swap }
clause-swap-then-deed-if =
    .gist = { $first }; { $second_condition }: { $second_effect_short }
clause-return-to-hand = { actor }{ verb-return } { $target } to its controller's hand{ $number ->
    [0] {""}
    [one] ; that player then discards 1 card
   *[other] ; that player then discards { $number } cards
}
    .gist = { $target_brief } back{ $number ->
    [0] {""}
   *[other] , player discards { $number }
}
clause-place-bounty-token = { actor }{ verb-place } the [Bounty token](bounty-token) on a face-up card of either army, or { verb-move } it to another one
    .gist = { actor }{ verb-place } or { verb-move } the Bounty token
clause-take-back = { actor }{ verb-take-back } { $up_to ->
    [1] up to { $number } of { own } [Activation tokens](activation)
   *[0] { $number ->
        [one] an [Activation token](activation)
       *[other] { $number } [Activation tokens](activation)
    }
}
    .gist = { actor }{ verb-take-back } { $form ->
    [subject] { $number }
   *[order] { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
}
clause-take-advantage = { actor }{ verb-take } the [Advantage token](advantage)
    .gist = { actor }{ verb-take } Advantage
clause-gain-point = { actor }{ verb-gain } 1 [victory point](victory-point) at once
    .gist = { actor }{ verb-gain } 1 victory point
clause-gain-point-then =
    .gist = { $first }
clause-unlock = { actor }{ verb-unlock } an [Activation token](activation)
    .gist = { actor }{ verb-unlock } a token
    .short = unlock
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = { actor }{ verb-flip } one of { own } [Immortal tiles](tile). If it is { own } third flipped tile and { they } have a [Supremacy token](supremacy), { they } win the game at once
    .gist = { actor }{ verb-flip } a tile; the third may win

## Turns

clause-gain-turn = { actor }{ verb-take } an [additional turn](additional-turn) after this one{ $recall ->
    [1] . During it { they } may play one card from { own-pile } as if from { own-hand }
   *[0] {""}
}
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject }:{" "}
       *[0] {""}
    }
   *[order] {""}
}{ $recall ->
    [1] additional turn, play from pile
   *[0] additional turn
}
clause-pass = { actor }{ verb-pass } at once
    .gist = { actor }{ verb-pass }
clause-look-and-ban = { actor }{ verb-look } at { own-opponent }'s hand and { verb-name } a card. Until the end of { own } next turn { own-opponent } may neither play that card nor [shift](shift) it in
    .gist = { $form ->
    [subject] { $subject } sees the other hand, bans a card
   *[order] see opponent's hand, ban a card
}
