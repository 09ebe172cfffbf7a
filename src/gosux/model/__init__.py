"""The state of a game as plain data, the primitive changes to it, and the events they produce."""
