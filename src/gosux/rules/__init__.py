"""The rules that the games share: turns, play, shift, battle; the games themselves are in ``games/``."""
