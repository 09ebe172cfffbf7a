"""The games, a folder each: everything a game is and where its law differs."""
