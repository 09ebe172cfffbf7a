"""The vocabulary that cards are written in: effects, selectors, conditions, amounts, ongoing effects."""
