"""Means with 95% intervals: of a fixed number of observations, or valid whenever one looks; and with luck taken off."""

import math
from itertools import accumulate
from statistics import fmean, stdev, variance
from typing import NamedTuple

from gosux.lab.checks import BadRun
from gosux.lab.shares import CERTAINTY

RISK = 0.05
IMAGINED = 2  # observations at each end of the scale that keep an interval from vanishing (Agresti and Coull)
DECIDED = "decided"
LOOK = 10  # observations between two looks
EARLIEST = 30  # observations before the first look: the interval is exact only for many
DOUBT = 0.2  # weight of "luck explains nothing": as of twenty observations with a luck of a tenth of a game


class Estimate(NamedTuple):
    """A mean with the ends of its 95% interval."""

    mean: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        return [round(number, 6) for number in self]


def fixed(values: list[float], low: float = 0.0, high: float = 1.0) -> Estimate:
    """For a number of observations that was fixed before: the normal approximation, with imagined observations at both
    ends of the scale for the interval, not for the mean."""
    padded = [*values, *[high] * IMAGINED, *[low] * IMAGINED]
    reach = CERTAINTY * stdev(padded) / math.sqrt(len(padded))
    middle = fmean(padded)
    return Estimate(fmean(values), max(low, middle - reach), min(high, middle + reach))


def unbounded(values: list[float]) -> Estimate:
    """For numbers without a highest one, such as turns: the normal approximation; one number alone has no interval."""
    middle = fmean(values)
    reach = CERTAINTY * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return Estimate(middle, middle - reach, middle + reach)


def anytime(values: list[float], horizon: int, low: float = 0.0, high: float = 1.0) -> Estimate:
    """Valid at all looks together: an asymptotic confidence sequence (Waudby-Smith and others, Annals of Statistics
    2024), narrowest at about ``horizon`` observations. For stopping as soon as enough is known."""
    padded = [*values, *[high] * IMAGINED, *[low] * IMAGINED]
    count = len(padded)
    two = -2 * math.log(RISK)
    share = (two + math.log(two) + 1) / max(EARLIEST, horizon)  # its best value is known (there, appendix)
    spent = count * share + 1
    reach = stdev(padded) * math.sqrt(2 * spent / (count * count * share) * math.log(math.sqrt(spent) / RISK))
    middle = fmean(padded)
    return Estimate(fmean(values), max(low, middle - reach), min(high, middle + reach))


def without_luck(scores: list[float], luck: list[float]) -> list[float]:
    """Scores less what luck explains. How much it explains is learned from the observations before each, so that the
    mean stays exactly what it was."""
    products = accumulate((score * one for score, one in zip(_centred(scores), luck, strict=True)), initial=0.0)
    squares = accumulate((one * one for one in luck), initial=0.0)
    result: list[float] = []
    for score, one, product, square in zip(scores, luck, products, squares, strict=False):
        slope = min(1.0, max(0.0, product / (square + DOUBT)))
        result.append(score - slope * one)
    return result


def _centred(scores: list[float]) -> list[float]:
    """Each score less the mean of those before it."""
    sums = accumulate(scores, initial=0.0)
    return [
        score - (total / number if number else score)
        for number, (score, total) in enumerate(zip(scores, sums, strict=False))
    ]


def saving(plain: list[float], corrected: list[float]) -> float:
    """How many times as many observations would be needed for the same interval without the correction."""
    if len(plain) < 2 or not variance(corrected):
        return 1.0
    return variance(plain) / variance(corrected)


class Until(NamedTuple):
    """When to stop: once an interval is that narrow on each side, or (None) leaves out what would be even."""

    reach: "float | None"

    def settled(self, estimate: Estimate, even: float) -> bool:
        if self.reach is None:
            return not estimate.low <= even <= estimate.high
        return (estimate.high - estimate.low) / 2 <= self.reach

    @property
    def text(self) -> str:
        return DECIDED if self.reach is None else f"{100 * self.reach:g}"


def until_of(text: "str | None") -> "Until | None":
    """``decided`` or a number of points of 100. Raises BadRun."""
    if text is None:
        return None
    if text == DECIDED:
        return Until(None)
    try:
        points = float(text)
    except ValueError:
        points = math.nan
    if not 0 < points < 50:
        raise BadRun("bad-until", {"until": text})
    return Until(points / 100)


def looks(count: int) -> range:
    """After how many of the observations so far one has looked."""
    return range(EARLIEST, count + 1, LOOK)
