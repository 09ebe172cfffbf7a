# Powers, players, amounts and conditions of card texts (cards themselves are in nouns.ftl). `.gist` and `.short` are
# their forms in gists.

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

## Who. $of is you, or other where somebody else is spoken of: "each player … their opponent".

subject = { $who ->
    [each] each player
    [opponent] { $of ->
        [you] your opponent
       *[other] their opponent
    }
    [each-opponent] { $of ->
        [you] each opponent
       *[other] each of their opponents
    }
    [chosen-opponent] { $of ->
        [you] an opponent of your choice
       *[other] an opponent of their choice
    }
    [fewest-points] each player with the fewest [victory points](victory-point)
    [most-in-play] the player with the most cards in play
    [most-in-hand] the player with the most cards in hand
    [chosen] { $of ->
        [you] a player of your choice
       *[other] a player of their choice
    }
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

## How many. $noun is what is counted, for one; $noun_many for several; $noun_one has its article.
## `.article` may say "a card" for 1; `.top` is of a deck; `.count` has no noun.

amount-number = { $number ->
    [one] 1 { $noun }
   *[other] { $number } { $noun_many }
}
    .article = { $number ->
    [one] { $noun_one }
   *[other] { $number } { $noun_many }
}
    .top = { $number ->
    [one] the top card
   *[other] the top { $number } cards
}
    .count = { $number ->
    [one] one
   *[other] { $number }
}
    .short = { $number }
amount-bonus = { $number }(+{ $more }) { $noun_many }
    .top = the top { $number }(+{ $more }) cards
    .count = { $number }(+{ $more })
    .short = { $number }(+{ $more })
amount-x = [X](x) { $noun_many }
    .top = the top [X](x) cards
    .count = [X](x)
    .short = X
amount-points = 1 { $noun } for each [victory point](victory-point) { they } have
    .count = 1 for each [victory point](victory-point) { they } have
    .short = 1 per point
amount-level-of-that = as many { $noun_many } as its level
    .count = as many as its level
    .short = its level
amount-up-to-hand = until { they } hold { $amount }
    .short = until { they } hold { $amount_short }
amount-up-to-opponents-hand = { $noun_many } until { they } hold as many as { own-opponent }
    .short = to match opponent's hand
amount-down-to-opponents-hand = { $noun_many } until { they } hold as many as { $who ->
    [opponent] you
   *[other] { own-opponent }
}
    .short = { $who ->
    [opponent] to match you
   *[other] to match opponent
}
amount-down-to-opponents-army = { $noun_many } until { they } have as many cards in play as { own-opponent }
    .short = to equal
amount-half-of-hand = { $halves ->
    [1] half of { own-hand }, { $up ->
        [1] rounded up
       *[0] rounded down
    }
   *[0] as many { $noun_many } as half of { own-hand }, { $up ->
        [1] rounded up
       *[0] rounded down
    }
}
    .count = as many as half of { own-hand }, { $up ->
    [1] rounded up
   *[0] rounded down
}
    .short = half { own-hand }
amount-clans-in = 1 { $noun } for each different clan in { area-here }
    .count = 1 for each different clan in { area-here }
    .short = 1 per clan in { area-here }
amount-cards-of-clan-in = 1 { $noun } for each { $clan_card } card in { area-here }
    .count = 1 for each { $clan_card } card in { area-here }
    .short = per { $clan_card } in { $area ->
    [row] row
   *[column] column
}
amount-clans-in-discard-pile = 1 { $noun } for each different clan in { own-pile }
    .count = 1 for each different clan in { own-pile }
    .short = 1 per clan in your pile
area-here = { $area ->
    [row] this [row](row)
   *[column] this [column](column)
}
they = { $who ->
    [you] you
   *[other] they
}

## Conditions

condition-supremacy = { they } have a [Supremacy token](supremacy)
    .gist = Supremacy
condition-x = [X](x) is { $number }
    .gist = X is { $number }
condition-advantage = { they } hold the [Advantage token](advantage)
    .gist = Advantage
condition-has-points = { they } have a [victory point](victory-point)
    .gist = a point
condition-hand-empty = { they } have no card in hand
    .gist = empty hand
condition-opponent-captured = { own-opponent } has { $number } or more [captured cards](capture)
    .gist = { $number } captured
condition-face-up-in-play = { $name } is face up in play
    .gist = { $name }
condition-controls-named = { they } control { $number ->
    [one] a face-up card named { $name }
   *[other] { $number } face-up cards named { $name }
}
    .gist = { $number } { $name }
condition-removed = { own } { $name } is out of the game
    .gist = { $name } removed
