"""Ratings in the database."""
