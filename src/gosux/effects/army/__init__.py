"""The words for cards in play."""
