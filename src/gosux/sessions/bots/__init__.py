"""Bots in running games: asking them, their turns, and the hints and reviews that they compute."""
