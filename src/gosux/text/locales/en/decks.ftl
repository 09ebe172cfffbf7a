# Ready decks: pairs to begin with instead of a draft. $decks is a pair, $deck one of its two decks.

ready-title = { $decks ->
   *[other] { $decks }
}
ready-about = { $decks ->
   *[other] { $decks }
}
ready-deck = { $deck ->
   *[other] { $deck }
}
ready-deck-about = { $deck ->
   *[other] { $deck }
}
ready-clans = { $clans }
