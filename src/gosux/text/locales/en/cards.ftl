# What cards say. One message a clause; `.gist` is its short form for the board: at most 34 characters for a whole card.
# $form is order ("draw 1 card"), infinitive ("to draw 1 card") or subject ("each player draws 1 card", $subject is who).

## Who

subject = { $who ->
    [each] each player
    [opponent] your opponent
    [most-in-play] the player with the most cards in play
    [most-in-hand] the player with the most cards in hand
    [chosen] a player of your choice
   *[that-player] that player
}
    .gist = { $who ->
    [each] each
    [opponent] opponent
    [most-in-play] larger army
    [most-in-hand] larger hand
    [chosen] a player
   *[that-player] that player
}

## How many

amount-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .short = { $number }
    .open = { $number ->
    [one] an OPEN card
   *[other] { $number } OPEN cards
}
amount-x = X cards
    .short = X
amount-up-to-opponents-hand = cards until you hold as many as your opponent
    .short = to match opponent's hand
amount-down-to-opponents-hand = { $who ->
    [you] cards until you hold as many as your opponent
   *[other] cards until they hold as many as you
}
    .short = to match you
amount-down-to-opponents-army = { $who ->
    [you] OPEN cards until you have as many cards in play as your opponent
   *[other] OPEN cards until they have as many cards in play as their opponent
}
    .short = to equal
amount-half-of-hand = { $who ->
    [you] half of your hand, rounded up
   *[other] half of their hand, rounded up
}
    .short = { $who ->
    [you] half your hand
   *[other] half their hand
}
amount-clans-in = 1 card for each different clan in { $area ->
    [row] this row
   *[column] this column
}
    .short = 1 per clan in { $area ->
    [row] this row
   *[column] this column
}
amount-cards-of-clan-in = 1 card for each { $clan } card in { $area ->
    [row] this row
   *[column] this column
}
    .short = per { $clan } in { $area ->
    [row] row
   *[column] column
}
amount-clans-in-discard-pile = 1 card for each different clan in your discard pile
    .short = 1 per clan in your pile

## Conditions

condition-supremacy = you have a Supremacy token
    .gist = Supremacy
condition-x = X is { $number }
    .gist = X is { $number }
condition-hand-empty = you have no card in hand
    .gist = empty hand
condition-opponent-captured = your opponent has { $number } or more captured cards
    .gist = { $number } captured
condition-face-up-in-play = { $name } is face up in play
    .gist = { $name }
condition-controls-named = you control { $number } face-up cards named { $name }
    .gist = { $number } { $name }
condition-removed = your { $name } is removed from the game
    .gist = { $name } removed

## Cards in play

target = a card
target-this = this card
    .gist = this
target-that = that card
    .gist = it
target-adjacent = an adjacent card
    .gist = adjacent card
target-row-or-column = a card in this row or in this column
    .gist = one in row or column
target-keyword = a { $keyword } card
    .gist = { $keyword }
target-level = a card of { $levels }
    .gist = level { $levels_short }
    .short = { $levels_short }
target-level-supremacy = a card of { $levels } (or of { $supremacy } if you have a Supremacy token)
    .gist = level { $levels_short } ({ $supremacy_short })
target-open = an OPEN card
    .open = OPEN card
target-open-level = an OPEN card of { $levels }
    .gist = level { $levels_short }
target-open-level-supremacy = an OPEN card of { $levels } (or of { $supremacy } if you have a Supremacy token)
    .gist = level { $levels_short } ({ $supremacy_short })
    .open = OPEN level { $levels_short } ({ $supremacy_short })
target-opposing-level = an opposing card of { $levels }
    .gist = level { $levels_short }
target-open-chosen-clan = OPEN cards of that clan
target-chosen-level = a card whose level is not higher than the discarded card's

## Cards elsewhere

pick = a card
pick-keyword = { $number ->
    [one] a { $keywords } card
   *[other] { $keywords_or } cards
}
    .gist = { $number ->
    [one] a { $keywords }
   *[other] { $keywords_many }
}
pick-named = a card named { $name }
    .gist = a { $name }
pick-level-supremacy = a card of { $levels } (or of { $supremacy } if you have a Supremacy token)
    .short = { $levels_short } ({ $supremacy_short })
pick-chosen-clan = cards of that clan
pick-chosen-level = cards of that level
pick-chosen-clan-and-level = cards of that clan and level

## How clauses follow each other

clause-then = { $joint ->
    [apart] { $first }. Then { $second }
   *[together] { $first }, then { $second }
}
    .gist = { $first }, { $second }
clause-then-if = { $first }, then, { $second }
    .gist = { $first }; { $second }
clause-if = if { $condition }, { $effect }
    .gist = { $condition }: { $effect }
clause-if-you-do = { $first }. If you do, { $second }
    .gist = { $first }: { $second }
clause-each-player = { $effect }
    .gist = { $effect }
clause-may-repeat = { $effect }. You may do this a second time if { $condition }
    .gist = { $effect }, maybe twice
clause-choose-clan = choose a clan: { $then }
    .gist = { $then }
clause-choose-level = choose a level: { $then }
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
clause-hold-exactly = { $form ->
    [order] draw or discard until you hold { $number } cards
    [infinitive] draw or discard until you hold { $number } cards
   *[subject] { $subject } draws or discards until they hold { $number } cards
}
    .gist = { $form ->
    [subject] { $subject } draws or discards to { $number }
   *[order] draw or discard to { $number }
}
clause-discard-to = you may discard { $pick } from your hand to { $then_infinitive }
    .gist = { $pick_keywords }: { $then }
clause-discard-of-one-clan = you may discard { $number } cards of the same clan
    .gist = discard { $number } of one clan
clause-discard-of-one-clan-to = you may discard { $first_number } cards of the same clan to { $second_infinitive }
    .gist = { $first_number } of one clan: { $second }

## Cards of the deck

clause-mill = { $form ->
    [order] put the top { $amount } of your deck into your discard pile
    [infinitive] put the top { $amount } of your deck into your discard pile
   *[subject] { $subject } puts the top { $amount } of their deck into their discard pile
}
    .gist = { $form ->
    [subject] { $subject }'s top { $amount_short } to their pile
   *[order] top { $amount_short } to your pile
}
clause-mill-then-take =
    .gist = top { $first_amount_short } to pile, take { $second_pick_short }
clause-reveal-and-keep-one = reveal the next { $number } cards of your deck: take one of your choice into your hand and put the rest into your discard pile
    .gist = reveal { $number }, keep 1
clause-reveal-and-keep-all = reveal the next { $number } cards of your deck: take all { $pick } into your hand and put the rest into your discard pile
    .gist = reveal { $number }, keep all that fit
clause-choose-clan-and-reveal = choose a clan and { $then }
    .gist = reveal { $then_number }, keep a chosen clan
clause-choose-level-and-reveal = choose a level and { $then }
    .gist = reveal { $then_number }, keep a chosen level
clause-reveal-and-sort = reveal the next 3 cards of your deck: put one into your hand, one on top of your deck and the last one under your deck
    .gist = reveal 3: hand, top, bottom
clause-search = { $to ->
    [top] search your deck for { $pick }, shuffle your deck, then put that card on top of it
   *[hand] search your deck for any card, take it into your hand, then shuffle your deck
}
    .gist = { $to ->
    [top] put { $pick } on top of your deck
   *[hand] search your deck for any card
}

## Cards of the discard pile

clause-take = { $up_to ->
    [1] { $one_of_each_level ->
        [1] take up to { $amount_short } { $pick } (at most one of each level) from your discard pile into your hand
       *[0] take up to { $amount_short } { $pick } from your discard pile into your hand
    }
   *[0] take { $pick } from your discard pile into your hand
}
    .gist = { $up_to ->
    [1] take { $amount_short } { $pick }
   *[0] take { $pick } from your pile
}
clause-take-then-turn-if =
    .gist = { $first }, a turn if { $second_condition }
clause-choose-clan-and-level = choose a clan and a level: { $then_then }
    .gist = take { $then_then_amount_short } of one clan and level
clause-take-all-of-name = choose a card name: take all cards of that name from your discard pile into your hand
    .gist = take all of one name from pile
clause-fetch-named = take all your cards named { $name } that are removed from the game or in your discard pile into your hand
    .gist = take all { $name }, even removed
clause-put-on-deck-in-order = choose up to { $amount } from your discard pile and put them on top of your deck in the order of your choice
    .gist = up to { $amount_short } from pile onto deck
clause-order-then =
    .gist = { $first_amount_short } from pile onto deck, { $second }
clause-may-remove = you may remove a card of your discard pile from the game
    .gist = remove 1 from pile
clause-remove-that = remove the copied card from the game
    .gist = remove it
clause-remove-all-of-clan = remove all cards of that clan in your discard pile from the game
    .gist = remove a clan from your pile
clause-each-removes-a-clan = each player chooses a clan present in their discard pile and removes all cards of that clan in it from the game
    .gist = each removes a clan in their pile
clause-shuffle-clan-into-deck = shuffle all cards of that clan in your discard pile into your deck
    .gist = shuffle a clan into your deck
clause-each-shuffles-a-clan = each player chooses a clan and shuffles all cards of that clan in their discard pile into their deck
    .gist = each shuffles in a clan
clause-return-removed-to-deck = shuffle your removed { $name } into your deck
    .gist = shuffle { $name } in
clause-return-then =
    .gist = { $second_short }
clause-if-removed-return = if { $condition }, shuffle it into your deck, then { $effect_second }

## Capture, destroy, release

clause-deed = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } may capture { $target }
           *[order] you may capture { $target }
        }
       *[0] capture { $target }
    }
    [destroy] destroy { $target }
    [release] { $target_kind ->
        [everywhere] release { $target } of your choice
       *[other] release { $target }
    }
    [capture-or-release] capture or release { $target }
   *[capture-or-destroy-or-release] capture, destroy or release { $target }
}
    .gist = { $deed ->
    [capture] { $may ->
        [1] { $form ->
            [subject] { $subject } may capture { $target }
           *[order] may capture { $target }
        }
       *[0] capture { $target }
    }
    [destroy] destroy { $target }
    [release] release { $target }
    [capture-or-release] capture or release { $target }
   *[capture-or-destroy-or-release] { $target_chosen ->
        [level] capture/destroy/release
       *[none] capture/destroy/release { $target_short }
    }
}
clause-if-done-to-this =
    .gist = { $second_short }
clause-destroy-all = destroy all { $target }
    .gist = destroy a clan's OPEN cards
clause-release-all = { $whose ->
    [yours] release all your captured cards
   *[opponents] release all your opponent's captured cards
}
    .gist = { $whose ->
    [yours] release all your cards
   *[opponents] release all opposing cards
}

## Copying

clause-copy = { $target_kind ->
    [everywhere] copy the effect of { $target } in play
   *[other] copy the effect of { $target }
}
    .gist = { $target_kind ->
    [everywhere] copy { $target } in play
   *[other] copy { $target }
}
clause-copy-from-pile = copy the effect of a card in any discard pile
    .gist = copy from a pile
clause-copy-then-remove =
    .gist = { $first }, then { $second }
clause-copy-then-deed = { $second_deed ->
   *[capture] { $first }, then capture the copied card
}
    .gist = { $second_deed ->
   *[capture] { $first }, capture it
}
clause-deed-then-copy = { $first }, then copy its effect
    .gist = { $first }, copy its effect

## Sacrifices, swaps, cards put on a deck, tokens

clause-sacrifice = { $form ->
    [order] sacrifice { $amount_open }
    [infinitive] sacrifice { $amount_open }
   *[subject] { $subject } sacrifices { $amount_open }
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
    [yours] you may swap 2 cards in the same row of your army
   *[one-army] you may swap 2 cards in the same row of one army
}
    .gist = may swap
clause-place-bounty-token = place the Bounty token on a face-up card of either army, or move it to another one
    .gist = place or move the Bounty token
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } takes back an Activation token
       *[other] { $subject } takes back { $number } Activation tokens
    }
   *[order] { $up_to ->
        [1] take back up to { $number } of your Activation tokens
       *[0] { $number ->
            [one] take back an Activation token
           *[other] take back { $number } Activation tokens
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
clause-unlock = unlock an Activation token
    .gist = unlock a token
    .short = unlock
clause-unlock-then =
    .gist = { $first_short }
clause-flip-tile = flip one of your Immortal tiles. If it is your third flipped tile and you have a Supremacy token, you win the game at once
    .gist = flip a tile; the third may win

## Turns

clause-gain-turn = { $recall ->
    [1] take an additional turn after this one. During it you may play one card from your discard pile as if from your hand
   *[0] take an additional turn after this one
}
    .gist = { $recall ->
    [1] additional turn, play from pile
   *[0] additional turn
}
clause-may-pass = you may pass at once
    .gist = may pass
clause-look-and-ban = look at your opponent's hand and name a card. Until the end of your next turn your opponent may neither play that card nor shift it in
    .gist = see opponent's hand, ban a card

## Ongoing effects. `.tile` is what the active Immortal tile does, for both players.

ongoing-all-clans = this card counts as all 3 clans of your deck in every zone
    .gist = counts as your deck's 3 clans
ongoing-all-levels = this card counts as every level in every zone. It may be played in any row
    .gist = every level, goes in any row
ongoing-mirror = this card has the keywords, the effect, the ongoing effect and the activation icons of its mirror card
    .gist = has what its mirror card has
ongoing-doubled-by-bounty = during the Great Battle, if your opponent controls at least one Bounty card, this card's military value is doubled
    .gist = value doubled against Bounty
ongoing-echo-around = cards adjacent to this card have Echo
    .gist = adjacent cards have Echo
ongoing-all-secret-shift = your cards that have a shift cost have Secret shift
    .gist = your cards have Secret shift
    .tile = all cards that have a shift cost have Secret shift
ongoing-highest-ethereal = your highest OPEN card is Ethereal
    .gist = highest OPEN card is Ethereal
    .tile = the highest OPEN card of each army is Ethereal
ongoing-echo-for-level = your cards of level III have Echo
    .gist = your level III cards have Echo
    .tile = all cards of level III have Echo
ongoing-clans-for-level = your cards of level III count as all 3 clans of your deck in every zone
    .gist = level III cards are of all clans
    .tile = cards of level III count as all 3 clans of their owner's deck in every zone
ongoing-hand-strength = at the start of the Great Battle your military value grows by 1 for each card in your hand
    .gist = +1 in battle per card in hand
    .tile = at the start of the Great Battle each player's military value grows by 1 for each card in their hand
ongoing-more-bounty = when you capture or destroy an opposing Bounty card, you may draw 2 cards instead of 1
    .gist = draw 2 for an opposing Bounty
ongoing-hand-limit = both players' hand limit is { $number }, not { $usual }
    .gist = hand limit { $number }
    .tile = both players' hand limit is { $number }, not { $usual }
ongoing-turns-after-pass = when you pass, your opponent has only { $number } turns left instead of { $usual }
    .gist = only { $number } turns after your pass
    .tile = when a player passes, their opponent has only { $number } turns left instead of { $usual }
ongoing-overwhelming = when you win a Great Battle by { $number } or more, you win the game at once; when you win it by less, sacrifice one more card in the Song for the Dead
    .gist = win a battle by { $number }: win the game
    .tile = a player who wins a Great Battle by { $number } or more wins the game at once; one who wins it by less sacrifices one more card in the Song for the Dead
ongoing-counts-as = while face up in play, this card also counts as { $names }
    .gist = counts as { $names }

## Occasions

when-end-of-turn = at the end of your turn, { $effect }
    .gist = turn end: { $effect }
when-end-of-turn-if =
    .gist = { $effect_condition } at turn end: { $effect_effect }
when-end-of-turn-discard =
    .gist = { $effect_first_number } of one clan at turn end: { $effect_second_short }
when-captured = when this card is captured, { $effect }
    .gist = captured: { $effect }
when-passing-first = if you are the first to pass in a round, { $effect }
    .gist = first to pass: { $effect }
when-drawing-three = when you spend 2 Activation tokens to draw 3 cards, { $effect }
    .gist = spend 2 tokens: { $effect }
when-battle-won = when you win a Great Battle, { $effect }
    .gist = battle won: { $effect }
when-battle-lost = if you lose a Great Battle and your opponent does not win the game by it, { $effect }
    .gist = battle lost: { $effect }
when-pile-shuffled = when you shuffle your whole discard pile into your deck, { $effect }
    .gist = pile shuffled in: { $effect }
when-removed = when a player removes this card in your discard pile from the game, { $effect }
    .gist = when removed, { $effect }

## Force of will

will-save = discard this card from your hand to cancel the capture or the destruction of one of your cards
    .gist = cancel a capture or destruction
will-stop-activation = discard this card from your hand to cancel the activation of an opposing card by an Activation token
    .gist = cancel an opposing activation
