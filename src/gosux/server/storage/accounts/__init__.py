"""Accounts in the database."""
