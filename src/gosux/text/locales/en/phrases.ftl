# Noun phrases, amounts and conditions of card texts. `.short` and `.gist` are their forms in gists; `.many` follows a number.

## Powers. A card of Gosu X has an effect; other games tell several powers apart by their words.

power = { $id ->
    [effect] {""}
    [enters] enters
    [enters-by-mutation] enters by a shift
    [activate] activate
    [mutates] shifted out
    [leaves] leaves
    [action] ACTION
    [ongoing] ongoing effect
    [global] for all players
   *[will] Force of will
}
power-line = { $id ->
    [effect] { $text }
    [ongoing] { $text }
    [will] { $text }
   *[other] { $name }: { $text }
}
power-gist = { $ids ->
    [mutates] shifted out: { $text }
    [leaves] leaves: { $text }
    [action] ACTION: { $text }
    [enters-mutates] enters, shifted out: { $text }
   *[other] { $text }
}

## Who

subject = { $who ->
    [each] each player
    [opponent] your opponent
    [each-opponent] each opponent
    [chosen-opponent] an opponent of your choice
    [fewest-points] each player with the fewest [victory points](victory-point)
    [most-in-play] the player with the most cards in play
    [most-in-hand] the player with the most cards in hand
    [chosen] a player of your choice
   *[that-player] that player
}
    .gist = { $who ->
    [each] each
    [opponent] opponent
    [each-opponent] each opponent
    [chosen-opponent] opponent
    [fewest-points] who has fewest points
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
    [one] { -open-card }
   *[other] { $number } { -open } cards
}
amount-bonus = { $number }(+{ $more }) cards
    .short = { $number }(+{ $more })
amount-x = [X](x) cards
    .short = X
amount-points = { $who ->
    [you] 1 card for each [victory point](victory-point) you have
   *[other] 1 card for each [victory point](victory-point) they have
}
    .short = 1 per point
amount-level-of-that = as many cards as its level
    .short = its level
amount-up-to-hand = { $who ->
    [you] until you hold { $amount }
   *[other] until they hold { $amount }
}
    .short = { $who ->
    [you] until you hold { $amount_short }
   *[other] until they hold { $amount_short }
}
amount-up-to-opponents-hand = cards until you hold as many as your opponent
    .short = to match opponent's hand
amount-down-to-opponents-hand = { $who ->
    [you] cards until you hold as many as your opponent
   *[other] cards until they hold as many as you
}
    .short = to match you
amount-down-to-opponents-army = { $who ->
    [you] { -open } cards until you have as many cards in play as your opponent
   *[other] { -open } cards until they have as many cards in play as their opponent
}
    .short = to equal
amount-half-of-hand = { $up ->
    [1] { $who ->
        [you] half of your hand, rounded up
       *[other] half of their hand, rounded up
    }
   *[0] { $who ->
        [you] half of your hand, rounded down
       *[other] half of their hand, rounded down
    }
}
    .short = { $who ->
    [you] half your hand
   *[other] half their hand
}
amount-clans-in = 1 card for each different clan in { $area ->
    [row] this [row](row)
   *[column] this [column](column)
}
    .short = 1 per clan in { $area ->
    [row] this row
   *[column] this column
}
amount-cards-of-clan-in = 1 card for each { $clan_card } card in { $area ->
    [row] this [row](row)
   *[column] this [column](column)
}
    .short = per { $clan_card } in { $area ->
    [row] row
   *[column] column
}
amount-clans-in-discard-pile = 1 card for each different clan in { -your-pile }
    .short = 1 per clan in your pile

## Conditions

condition-supremacy = you have a [Supremacy token](supremacy)
    .gist = Supremacy
condition-x = [X](x) is { $number }
    .gist = X is { $number }
condition-advantage = you hold the [Advantage token](advantage)
    .gist = Advantage
condition-has-points = { $who ->
    [you] you have a [victory point](victory-point)
   *[other] they have a [victory point](victory-point)
}
    .gist = a point
condition-hand-empty = you have no card in hand
    .gist = empty hand
condition-opponent-captured = your opponent has { $number } or more [captured cards](capture)
    .gist = { $number } captured
condition-face-up-in-play = { $name } is face up in play
    .gist = { $name }
condition-controls-named = you control { $number ->
    [one] a face-up card named { $name }
   *[other] { $number } face-up cards named { $name }
}
    .gist = { $number } { $name }
condition-removed = your { $name } is out of the game
    .gist = { $name } removed

## Cards in play

target = a card
    .many = { $most ->
    [one] card
   *[other] cards
}
    .many-short = { $most ->
    [one] card
   *[other] cards
}
target-this = this card
    .gist = this
target-that = that card
    .gist = it
target-adjacent = an [adjacent](adjacent) card
    .gist = adjacent card
target-row-or-column = a card in this [row](row) or in this [column](column)
    .gist = one in row or column
target-keyword = a { $keyword } card
    .gist = { $keyword }
target-level = a card of { $levels }
    .gist = level { $levels_short }
    .short = { $levels_short }
    .many = { $most ->
    [one] card of { $levels }
   *[other] cards of { $levels }
}
    .many-short = of level { $levels_short }
target-level-supremacy = a card of { $levels } (or of { $supremacy } if you have a [Supremacy token](supremacy))
    .gist = level { $levels_short } ({ $supremacy_short })
target-open = { -open-card }
    .gist = { -open } card
    .open = { -open } card
    .many = { $most ->
    [one] { -open } card
   *[other] { -open } cards
}
    .many-short = { $most ->
    [one] { -open } card
   *[other] { -open } cards
}
target-yours-open = { -open-card } of your army
    .gist = your { -open } card
target-open-level = { -open-card } of { $levels }
    .gist = level { $levels_short }
    .many = { $most ->
    [one] { -open } card of { $levels }
   *[other] { -open } cards of { $levels }
}
    .many-short = { -open } of level { $levels_short }
target-open-chosen-x = { -open-card } of level [X](x)
    .gist = { -open } level X
target-open-level-supremacy = { -open-card } of { $levels } (or of { $supremacy } if you have a [Supremacy token](supremacy))
    .gist = level { $levels_short } ({ $supremacy_short })
    .open = { -open } level { $levels_short } ({ $supremacy_short })
target-opposing-level = an opposing card of { $levels }
    .gist = level { $levels_short }
target-open-chosen-clan = { -open } cards of that clan
target-chosen-level = a card whose level is not higher than the discarded card's

## Cards elsewhere

pick = { $number ->
    [one] a card
   *[other] cards
}
    .many = cards
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
pick-names = a card named { $names_or }
    .gist = { $names_slash }
    .many = cards named { $names_or }
pick-clan = { $number ->
    [one] 1 { $clan_card } card
   *[other] { $clan_card } cards
}
    .gist = { $number ->
    [one] 1 { $clan_card }
   *[other] { $clan_card }
}
    .many = { $clan_card } cards
pick-level-supremacy = a card of { $levels } (or of { $supremacy } if you have a [Supremacy token](supremacy))
    .short = { $levels_short } ({ $supremacy_short })
pick-chosen-clan = cards of that clan
pick-chosen-level = cards of that level
pick-chosen-clan-and-level = cards of that clan and level

## Cards of a clan, before "card": a game may have a shorter word than the clan's name.

clan-card = { $id ->
   *[other] { $name }
}
