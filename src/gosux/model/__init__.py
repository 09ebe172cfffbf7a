"""The table as plain data: seats, armies, piles, tokens, knowledge, dice, and the primitive changes."""
