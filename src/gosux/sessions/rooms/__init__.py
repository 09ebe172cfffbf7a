"""Waiting rooms and links: how people on several devices find each other, and what they agree on."""
