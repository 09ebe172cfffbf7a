"""Decks to begin with instead of a draft: pairs that play each other about evenly.

Measured with ``troop`` on both sides, 1,000 games a pair, seats changed half-way: 499 to 500 (1 draw) and 539 to 461.
The first pair is that of a first game.
"""

READY_DECKS = (
    "galmi+narashima+phoenix/goan_sul+tomorrow+xian",
    "abhilasha+narashima+xian/tomorrow+galmi+goan_sul",
)
