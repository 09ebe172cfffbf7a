"""Time: the clocks of players, the time for an answer, and pauses that keep secrets."""
