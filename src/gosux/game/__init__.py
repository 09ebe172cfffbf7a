"""The programming interface of a game: decisions, actions, views, tables, and states as JSON."""
