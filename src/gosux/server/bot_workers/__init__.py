"""Bots in separate processes, because the compiled engine holds the interpreter lock while it thinks."""

from gosux.server.bot_workers.pool import BotWorkers

__all__ = ["BotWorkers"]
