"""Games that are lessons or puzzles."""
