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
    [row] this card's row
   *[column] this card's column
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

clause-gain-turn = take another turn after this one
    .gist = extra turn
clause-take-back = { $form ->
    [subject] { $number ->
        [one] { $subject } takes back one of their own Activation tokens used this round
       *[other] { $subject } takes back { $number } of their own Activation tokens used this round
    }
   *[order] { $up_to ->
        [1] take back up to { $number } of your own Activation tokens used this round
       *[0] { $number ->
            [one] take back one of your own Activation tokens used this round
           *[other] take back { $number } of your own Activation tokens used this round
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
when-battle-won = whenever you win a Great Battle, { $effect }
    .gist = battle won: { $effect }
when-battle-lost = whenever you lose a Great Battle, { $effect }
    .gist = battle lost: { $effect }
when-common-pile-shuffled = whenever the discard pile is shuffled into a new draw pile, { $effect }
    .gist = shuffle: { $effect }
when-opponent-shifts = whenever an opponent mutates a card, { $effect }
    .gist = others mutate: { $effect }
