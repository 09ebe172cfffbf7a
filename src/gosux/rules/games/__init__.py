"""The games, one folder each: law, setup and the procedures that only they have."""
