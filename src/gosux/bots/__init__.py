"""Opponents. A bot sees only what a player may see and has its own random generator."""

import random
import re
from collections.abc import Callable
from dataclasses import replace

from gosux.bots.bot import Bot
from gosux.bots.levels import LEVELS, Candidate, ThinkingBot, is_level, level_of, search_seconds
from gosux.bots.oracle import Oracle
from gosux.bots.random_bot import RandomBot
from gosux.model.messages.mistakes import Mistake

_MEASURING: dict[str, Callable[[random.Random], Bot]] = {"oracle": Oracle}
"""Bots for measurements only: they see more than a player may."""


class UnknownBot(Mistake):
    """No bot has that name."""


def names(measuring: bool = False) -> list[str]:
    """The names of all bots, without temperaments; with ``measuring`` also of those that are only for measurements."""
    return ["random", *LEVELS, *(_MEASURING if measuring else [])]


def named(name: str, seed: int | str | None = None, measuring: bool = False) -> Bot:
    """A new bot of that name. The same seed makes the same choices; without one they differ. Raises UnknownBot.

    A level may have a temperament: ``hero/bold``. ``measuring`` also finds bots that see more than a player may (they
    are given games, by ``choose_in``), and searching levels with another time: ``hero@0.05``, in seconds.
    """
    # A separate text, so that a bot and a game with the same seed have unrelated random numbers.
    rng = random.Random(None if seed is None else f"bot {name}: {seed}".encode("utf-8", "surrogatepass"))
    if name == "random":
        return RandomBot(rng)
    if is_level(name):
        return ThinkingBot(rng, level_of(name, rng))
    if measuring and name in _MEASURING:
        return _MEASURING[name](rng)
    if measuring and (timed := _timed(name, rng)) is not None:
        return timed
    raise unknown(name, measuring)


def _timed(name: str, rng: random.Random) -> "ThinkingBot | None":
    """A searching level with its time in seconds: ``hero@0.05``."""
    level, _, seconds = name.partition("@")
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", seconds) and float(seconds) > 0 and search_seconds(level):
        return ThinkingBot(rng, replace(level_of(level, rng), seconds=float(seconds)))
    return None


def unknown(name: str, measuring: bool = False) -> UnknownBot:
    """What is wrong with a name that no bot has."""
    return UnknownBot("no-bot", {"bot": name, "known": [*names(measuring)]})


__all__ = [
    "Bot",
    "Candidate",
    "Oracle",
    "RandomBot",
    "ThinkingBot",
    "UnknownBot",
    "is_level",
    "named",
    "names",
    "unknown",
]
