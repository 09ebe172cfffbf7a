# Ready decks: pairs to begin with instead of a draft. $decks is a pair, $deck one of its two decks.

ready-title = { $decks ->
    [moon-and-scales] Moon and scales
    [star-and-rings] Star and rings
    [claws-and-wings] Claws and wings
    [fire-and-law] Fire and law
    [echo-and-embers] Echo and embers
   *[other] { $decks }
}
ready-about = { $decks ->
    [moon-and-scales] The fewest things to look up. A good place to begin.
    [star-and-rings] Many cards for one side, many attacks for the other.
    [claws-and-wings] One side wants a short fight, the other a full hand.
    [fire-and-law] The side that is behind is helped to catch up.
    [echo-and-embers] Adds Echo: one card does the work of two.
   *[other] { $decks }
}
ready-deck = { $deck ->
    [moon-and-scales-1] Moon
    [moon-and-scales-2] Scales
    [star-and-rings-1] Star
    [star-and-rings-2] Rings
    [claws-and-wings-1] Claws
    [claws-and-wings-2] Wings
    [fire-and-law-1] Fire
    [fire-and-law-2] Law
    [echo-and-embers-1] Echo
    [echo-and-embers-2] Embers
   *[other] { $deck }
}
ready-deck-about = { $deck ->
    [moon-and-scales-1] Cards come back from the discard pile, and others are copied.
    [moon-and-scales-2] Attacks, evens out hands and armies, and holds the Wonder token.
    [star-and-rings-1] Draws a lot, takes additional turns and holds the Wonder token.
    [star-and-rings-2] Captures and destroys, empties hands and copies effects.
    [claws-and-wings-1] Attacks OPEN cards and empties the rival's hand.
    [claws-and-wings-2] Draws, takes additional turns and copies effects.
    [fire-and-law-1] Draws, brings its cards back and copies the best effects.
    [fire-and-law-2] Attacks, empties hands, then makes both sides equal.
    [echo-and-embers-1] Repeats its effects and plays out of its discard pile.
    [echo-and-embers-2] Draws, attacks and copies effects.
   *[other] { $deck }
}
ready-clans = { $clans }
