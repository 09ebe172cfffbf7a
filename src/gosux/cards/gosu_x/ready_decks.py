"""Decks to begin with instead of a draft: pairs with few things to look up that play each other evenly.

Chosen by measurement (docs/learning.md, ``benchmarks/deck_pairs.py``). The first pair is that of a first game.
"""

READY_DECKS = {
    "moon-and-scales": "abhilasha+narashima+xian/galmi+goan_sul+justice",
    "star-and-rings": "abhilasha+galmi+phoenix/goan_sul+narashima+xian",
    "claws-and-wings": "abhilasha+goan_sul+narashima/galmi+phoenix+xian",
    "fire-and-law": "abhilasha+phoenix+xian/goan_sul+justice+narashima",
    "echo-and-embers": "abhilasha+narashima+tomorrow/goan_sul+phoenix+xian",
}
