"""The words for hands, decks and discard piles."""
