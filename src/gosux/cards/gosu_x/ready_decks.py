"""Decks to begin with instead of a draft: pairs with few things to look up that play each other evenly.

Chosen by measurement (docs/learning.md, ``benchmarks/deck_pairs.py``). The first pair is that of a first game.
"""

READY_DECKS = {
    "moon-and-scales": "abhilasha+narashima+xian/galmi+goan_sul+justice",
    "crown-and-blade": "abhilasha+galmi+justice/goan_sul+narashima+xian",
    "star-and-rings": "abhilasha+galmi+phoenix/goan_sul+narashima+xian",
    "claws-and-wings": "abhilasha+goan_sul+narashima/galmi+phoenix+xian",
}
