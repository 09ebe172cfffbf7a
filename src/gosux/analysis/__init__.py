"""Hints and reviews: what moves are worth, and why (docs/learning.md).

A hint is made from a player's view alone. Everything is limited by numbers of iterations, never by time, so that
results are the same on every machine. Reasons are facts (``facts``); ``gosux.text`` puts them into words.
"""
