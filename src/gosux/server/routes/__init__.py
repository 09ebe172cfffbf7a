"""The requests over HTTP, by topic; those about games are in ``app.py``."""
