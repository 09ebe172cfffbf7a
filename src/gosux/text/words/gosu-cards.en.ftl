# Card texts in GOSU's own words. A message here takes the place of the whole message of that name: attributes included.

-pile = the pile

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

amount-cards-of-clan-in = 1 card for each { $clan_card } card in { $area ->
    [row] this card's [row](row)
   *[column] this card's [column](column)
}
    .short = 1 per { $clan_card } in { $area ->
    [row] this row
   *[column] this column
}
clan-card = { $id ->
    [ancient] Ancient
    [alpha] Alpha
    [fire] Fire
    [meka] Meka
    [dark] Dark
   *[other] { $name }
}

## Clauses

clause-gain-turn = [take another turn](additional-turn) after this one
    .gist = extra turn
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } [takes back](take-back) one of their own [Activation tokens](activation-token) used this round
       *[other] { $subject } [takes back](take-back) { $number } of their own [Activation tokens](activation-token) used this round
    }
   *[order] { $up_to ->
        [1] [take back](take-back) up to { $number } of your own [Activation tokens](activation-token) used this round
       *[0] { $number ->
            [one] [take back](take-back) one of your own [Activation tokens](activation-token) used this round
           *[other] [take back](take-back) { $number } of your own [Activation tokens](activation-token) used this round
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
when-battle-won = whenever you win a [Great Battle](great-battle), { $effect }
    .gist = battle won: { $effect }
when-battle-lost = whenever you lose a [Great Battle](great-battle), { $effect }
    .gist = battle lost: { $effect }
when-common-pile-shuffled = whenever the [discard pile](discard-pile) is shuffled into a new [draw pile](draw-pile), { $effect }
    .gist = shuffle: { $effect }
when-opponent-shifts = whenever an opponent [mutates](shift) a card, { $effect }
    .gist = others mutate: { $effect }
