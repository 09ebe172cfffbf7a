# Card texts in GOSU's own words. A message here takes the place of the whole message of that name: attributes included.

-pile = the pile
-pile-of-others = the pile
-their-deck = the [draw pile](draw-pile)
-their-pile = the [discard pile](discard-pile)

## Powers

power = { $id ->
    [effect] {""}
    [enters] enters
    [enters-by-mutation] enters by mutation
    [activate] activate
    [mutates] mutates
    [leaves] leaves
    [action] ACTION
    [ongoing] ongoing
    [global] global
   *[will] Force of will
}
power-line = { $id ->
    [effect] { $text }
   *[other] { $name }: { $text }
}
power-gist = { $ids ->
    [mutates] mutates: { $text }
    [leaves] leaves: { $text }
    [action] ACTION: { $text }
    [enters-mutates] enters, mutates: { $text }
   *[other] { $text }
}

## Noun phrases

amount-cards-of-clan-in = 1 { $noun } for each { $clan_card } card in { $area ->
    [row] this card's [row](row)
   *[column] this card's [column](column)
}
    .count = 1 for each { $clan_card } card in { $area ->
    [row] this card's [row](row)
   *[column] this card's [column](column)
}
    .short = 1 per { $clan_card } in { area-here }
clan-card = { $id ->
    [ancient] Ancient
    [alpha] Alpha
    [fire] Fire
    [meka] Meka
    [dark] Dark
   *[other] { $name }
}

## Clauses

verb-capture = { $form ->
    [subject] [traps](capture)
   *[order] [trap](capture)
}
clause-gain-turn = { actor }{ verb-take } [another turn](additional-turn) after this one
    .gist = { $form ->
    [subject] { $named ->
        [1] { $subject }:{" "}
       *[0] {""}
    }
   *[order] {""}
}extra turn
clause-swap = { actor }{ verb-swap } 2 cards in the same [row](row) of { $whose ->
    [yours] { own-army }
   *[one-army] any player's army
}
    .gist = { actor }{ verb-swap } 2
clause-take-back = { actor }{ verb-take-back } { $up_to ->
    [1] up to { $number }
   *[0] { $number ->
        [one] one
       *[other] { $number }
    }
} of { own } own [Activation tokens](activation-token) used this round
    .gist = { actor }{ verb-take-back } { $form ->
    [subject] { $number }
   *[order] { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
}

## Ongoing and global powers

ongoing-hand-limit = a player who holds more than { $number ->
    [one] 1 card
   *[other] { $number } cards
} at the end of their turn discards until they hold { $number }
    .gist = hand limit { $number }
    .tile = a player who holds more than { $number ->
    [one] 1 card
   *[other] { $number } cards
} at the end of their turn discards until they hold { $number }
    .tile-gist = hand limit { $number }, not { $usual }
when-battle-won = whenever you win a [Great Battle](great-battle), { $effect }
    .gist = battle won: { $effect }
when-battle-lost = whenever you lose a [Great Battle](great-battle), { $effect }
    .gist = battle lost: { $effect }
when-common-pile-shuffled = whenever the [discard pile](discard-pile) is shuffled into a new [draw pile](draw-pile), { $effect }
    .gist = shuffle: { $effect }
when-opponent-shifts = whenever an opponent [mutates](shift) a card, { $effect }
    .gist = others mutate: { $effect }
