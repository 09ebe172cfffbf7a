"""Procedures that only GOSU has: setup, its rounds, what follows a Great Battle."""
