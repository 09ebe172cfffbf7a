"""Writes the edition without a server: static files for any web host, with Python itself among them."""
