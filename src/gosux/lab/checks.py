"""Checks that all plans share."""

import math
import secrets

from gosux.lab.asking import contender
from gosux.model.messages.mistakes import Mistake
from gosux.protocol.engine import end_idle_engines


class BadRun(Mistake):
    """Games that cannot be played as requested: one sentence says why."""


def check_bots(names: list[str], iterations: int | None, budget: float) -> None:
    """Whether ``contender`` can make these bots. Raises UnknownBot, EngineError or BadRun."""
    check_names(names)
    if not (math.isfinite(budget) and budget > 0):
        raise BadRun("arena-budget", {"number": f"{budget:g}"})
    if iterations is not None and iterations < 1:
        raise BadRun("no-iterations", {"count": iterations})
    if iterations is not None and budget != 1:
        raise BadRun("arena-two-budgets")


def check_names(names: list[str]) -> None:
    """Whether there are such bots, and whether engines start. Raises UnknownBot or EngineError."""
    for name in dict.fromkeys(names):
        contender(name).close()
    end_idle_engines()  # the games may be played in other processes


def seed_text(seed: int | str | None) -> str:
    """The seed as it is kept; a new one if none was named."""
    return secrets.token_hex(8) if seed is None else str(seed)
