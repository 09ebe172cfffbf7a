"""What a player sees of a game: the table, the question and its answers, events, reasons."""
