"""Bots in processes of their own: the compiled core holds the interpreter's lock while it thinks."""

from gosux.server.thinking.workers import Thinkers, Thought

__all__ = ["Thinkers", "Thought"]
