"""Ratings of accounts: one number for each ruleset and number of players (docs/ratings.md)."""
