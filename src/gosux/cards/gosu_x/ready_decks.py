"""Decks to begin with instead of a draft: pairs that are easy to read and play each other evenly (docs/learning.md).

Chosen by measurement with ``benchmarks/deck_pairs.py``. The first pair is that of a first game.
"""

READY_DECKS = {
    "one": "galmi+narashima+phoenix/goan_sul+tomorrow+xian",
    "two": "abhilasha+narashima+xian/tomorrow+galmi+goan_sul",
}
