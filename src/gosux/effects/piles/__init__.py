"""Effects on hands, decks and discard piles."""
