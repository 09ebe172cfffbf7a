"""Bots in processes of their own: the compiled core holds the interpreter's lock while it thinks."""

from gosux.server.bot_workers.pool import BotWorkers

__all__ = ["BotWorkers"]
