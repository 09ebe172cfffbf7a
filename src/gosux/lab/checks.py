"""What all plans check before the first game."""

import math
import secrets

from gosux.lab.asking import contender
from gosux.model.mistakes import Mistake


class BadRun(Mistake):
    """Games that cannot be played as it was asked for: one sentence that says why."""


def check_bots(names: list[str], iterations: int | None, budget: float) -> None:
    """Whether ``contender`` can make these bots. Raises UnknownBot or BadRun."""
    for name in names:
        contender(name)
    if not (math.isfinite(budget) and budget > 0):
        raise BadRun("arena-budget", {"number": f"{budget:g}"})
    if iterations is not None and iterations < 1:
        raise BadRun("no-iterations", {"count": iterations})
    if iterations is not None and budget != 1:
        raise BadRun("arena-two-budgets")


def seed_text(seed: int | str | None) -> str:
    """The seed as it is kept; a new one if none was named."""
    return secrets.token_hex(8) if seed is None else str(seed)
