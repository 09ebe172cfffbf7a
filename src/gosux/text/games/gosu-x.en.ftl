# Ready decks: pairs to begin with instead of a draft. $decks is a pair, $deck one of its two decks.

ready-title = { $decks ->
    [moon-and-scales] Moon and scales
    [star-and-rings] Star and rings
    [crown-and-blade] Crown and blade
    [claws-and-wings] Claws and wings
   *[other] { $decks }
}
ready-about = { $decks ->
    [moon-and-scales] The fewest things to look up. A good place to begin.
    [star-and-rings] Many cards for one side, many attacks for the other.
    [crown-and-blade] As easy to read. Patience on one side, attack on the other.
    [claws-and-wings] Attacks on one side, additional turns on the other.
   *[other] { $decks }
}
ready-deck = { $deck ->
    [moon-and-scales-1] Moon
    [moon-and-scales-2] Scales
    [star-and-rings-1] Star
    [star-and-rings-2] Rings
    [crown-and-blade-1] Crown
    [crown-and-blade-2] Blade
    [claws-and-wings-1] Claws
    [claws-and-wings-2] Wings
   *[other] { $deck }
}
ready-deck-about = { $deck ->
    [moon-and-scales-1] Cards come back from the discard pile, and others are copied.
    [moon-and-scales-2] Attacks, evens out hands and armies, and holds the Wonder token.
    [star-and-rings-1] Draws a lot, takes additional turns and holds the Wonder token.
    [star-and-rings-2] Attacks, empties hands and copies what others do.
    [crown-and-blade-1] Holds the Wonder token, evens things out, and its cards come back.
    [crown-and-blade-2] Captures and destroys, empties hands and copies effects.
    [claws-and-wings-1] Attacks OPEN cards and empties the rival's hand.
    [claws-and-wings-2] Draws, takes additional turns and copies effects.
   *[other] { $deck }
}
