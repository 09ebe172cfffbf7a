"""Chances as people are told them: those of a search, corrected by how games ended.

A search plays with its own evaluation, whose chances may lie too near to the middle or too far from it. One number for
each ruleset, a slope of the log-odds, puts that right; it is stored with the weights and fitted by
``python -m benchmarks.calibration --fit``. The order of moves stays the same, and bots do not use it.
"""

import math
from collections.abc import Iterable
from typing import Final

SURE: Final = 1e-4  # chances nearer to 0 or 1 than this say nothing about a slope
STEPS: Final = 30


def calibrated(chance: float, slope: float, players: int) -> float:
    """A chance with its log-odds stretched away from those of an even game; certain ones stay certain."""
    if not 0.0 < chance < 1.0:
        return chance
    even = log_odds(1 / players)
    return logistic(even + slope * (log_odds(chance) - even))


def fitted_slope(forecasts: "Iterable[tuple[float, float, int]]") -> float:
    """The slope with which chances fit the results of games best (logistic regression by Newton's method); of each
    forecast the chance, the result and how many played."""
    known = [
        (log_odds(1 / players), log_odds(chance) - log_odds(1 / players), result)
        for chance, result, players in forecasts
        if SURE < chance < 1 - SURE
    ]
    slope = 1.0
    for _ in range(STEPS):
        gradient = curvature = 0.0
        for even, distance, result in known:
            expected = logistic(even + slope * distance)
            gradient += (result - expected) * distance
            curvature += expected * (1 - expected) * distance**2
        slope += gradient / curvature
    return slope


def log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def logistic(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))
