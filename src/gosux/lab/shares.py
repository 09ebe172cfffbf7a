"""Shares of games with 95% intervals, and summaries of distributions."""

import math
from statistics import fmean, median
from typing import NamedTuple

CERTAINTY = 1.959964  # standard errors on each side of a 95% interval


class Share(NamedTuple):
    """How much of ``games`` somebody got: a point for a game, or a part of one where winners share it."""

    points: float
    games: int

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, for games that are independent of each other."""
        return wilson(self.points, self.games)

    def to_json(self) -> dict[str, object]:
        low, high = self.interval
        share = round(self.share, 6) if self.games else None
        return {
            "points": round(self.points, 6),
            "games": self.games,
            "share": share,
            "interval": [round(low, 6), round(high, 6)],
        }


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share by Wilson's score: sensible for few games and for shares near 0 and 1.

    Points may be parts: a game that is shared scatters less than one that is won or lost, so this is careful.
    """
    if games == 0:
        return 0.0, 1.0
    share = points / games
    square = CERTAINTY * CERTAINTY
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Spread(NamedTuple):
    """A summary of numbers: mean, median, 95th percentile and maximum."""

    mean: float
    median: float
    most: float  # of 95 in 100
    largest: float

    def to_json(self) -> dict[str, object]:
        return {name: round(number, 3) for name, number in self._asdict().items()}


def spread(numbers: list[int]) -> Spread:
    """Of at least one number."""
    ordered = sorted(numbers)
    return Spread(fmean(ordered), float(median(ordered)), ordered[math.ceil(0.95 * len(ordered)) - 1], ordered[-1])
