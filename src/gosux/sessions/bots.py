"""How a session asks bots; where they think is up to whoever runs the session."""

from collections.abc import Callable
from typing import Any, Protocol


class BotGone(Exception):
    """A bot could not be asked, died or did not answer."""


class StopSignal:
    """Tells a bot that thinks to answer now.

    ``listener`` is set by whoever lets the bot think; it may be called from another thread, and more than once.
    """

    def __init__(self) -> None:
        self.wanted = False
        self.listener: Callable[[], None] | None = None

    def stop(self) -> None:
        self.wanted = True
        listener = self.listener
        if listener is not None:
            listener()

    def listen(self, listener: Callable[[], None]) -> None:
        """It is called at once if the signal was given before."""
        self.listener = listener
        if self.wanted:
            listener()


class Bots(Protocol):
    """All bots that can be asked."""

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        """The action that a bot of this level takes; ``view`` is a ``View`` as JSON. Raises BotGone."""
        ...
