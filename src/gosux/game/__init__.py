"""A game as programs see it: decisions, actions, views, tables, and its state as JSON."""
