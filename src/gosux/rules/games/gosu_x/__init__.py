"""Gosu X: its law, and the procedures that the quick rules share with it."""
