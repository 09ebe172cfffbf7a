"""What a player is shown and told of a game: the table, the question and its answers, events, reasons."""
