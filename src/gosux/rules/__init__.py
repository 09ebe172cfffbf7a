"""The rules that the games share: turns, play, shift, battle; the games themselves stand in ``games/``."""
