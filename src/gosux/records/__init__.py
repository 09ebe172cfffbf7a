"""Positions, saves and replays: games as files (docs/positions.md, docs/records.md)."""
