"""Opponents. A bot sees only what a player may see and has its own random generator."""

import random
from collections.abc import Callable
from functools import partial

from gosux.bots.bot import Bot
from gosux.bots.levels import LEVELS, Candidate, ThinkingBot
from gosux.bots.oracle import Oracle
from gosux.bots.random_bot import RandomBot
from gosux.model.messages.mistakes import Mistake

_MAKERS: dict[str, Callable[[random.Random], Bot]] = {
    "random": RandomBot,
    **{name: partial(ThinkingBot, level=level) for name, level in LEVELS.items()},
}
_MEASURING: dict[str, Callable[[random.Random], Bot]] = {"oracle": Oracle}
"""Bots for measurements only: they see more than a player may."""


class UnknownBot(Mistake):
    """No bot has that name."""


def names(measuring: bool = False) -> list[str]:
    """The names of all bots; with ``measuring`` also of those that are only for measurements."""
    return [*_MAKERS, *(_MEASURING if measuring else [])]


def named(name: str, seed: int | str | None = None, measuring: bool = False) -> Bot:
    """A new bot of that name. The same seed makes the same choices; without one they differ. Raises UnknownBot.

    ``measuring`` also finds bots that see more than a player may: they are given games, by ``choose_in``.
    """
    known = names(measuring)
    if name not in known:
        raise UnknownBot("no-bot", {"bot": name, "known": [*known]})
    maker = _MAKERS[name] if name in _MAKERS else _MEASURING[name]
    if seed is None:
        return maker(random.Random())
    # A separate text, so that a bot and a game with the same seed have unrelated random numbers.
    return maker(random.Random(f"bot {name}: {seed}".encode("utf-8", "surrogatepass")))


__all__ = ["Bot", "Candidate", "Oracle", "RandomBot", "ThinkingBot", "UnknownBot", "named", "names"]
