"""Opponents. A bot sees what a player may see and nothing else; its dice are its own."""

import random
from collections.abc import Callable
from functools import partial

from gosux.bots.bot import Bot
from gosux.bots.levels import LEVELS, Candidate, ThinkingBot
from gosux.bots.random_bot import RandomBot
from gosux.model.mistakes import Mistake

_MAKERS: dict[str, Callable[[random.Random], Bot]] = {
    "random": RandomBot,
    **{name: partial(ThinkingBot, level=level) for name, level in LEVELS.items()},
}


class UnknownBot(Mistake):
    """No bot has that name."""


def names() -> list[str]:
    """The names of all bots."""
    return list(_MAKERS)


def named(name: str, seed: int | str | None = None) -> Bot:
    """A new bot of that name. The same seed makes the same choices; without one they differ. Raises UnknownBot."""
    if name not in _MAKERS:
        raise UnknownBot("no-bot", {"bot": name, "known": [*names()]})
    if seed is None:
        return _MAKERS[name](random.Random())
    # A text of its own, so that a bot and a game with the same seed have nothing in common.
    return _MAKERS[name](random.Random(f"bot {name}: {seed}".encode("utf-8", "surrogatepass")))


__all__ = ["Bot", "Candidate", "RandomBot", "ThinkingBot", "UnknownBot", "named", "names"]
