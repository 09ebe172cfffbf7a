"""Ratings from scores: maximum likelihood in the Bradley–Terry model, on the Elo scale (docs/arena.md)."""

import math
from itertools import combinations
from typing import NamedTuple

from gosux.lab.certainty import IMAGINED
from gosux.lab.shares import CERTAINTY

ELO = 400 / math.log(10)  # points for each unit of the logarithm of odds
CLOSE_ENOUGH = 1e-10
MOST_STEPS = 200

Scores = dict[tuple[int, int], list[float]]
"""For every two bots i < j: what i scored in each pair, from 0 to 1. The same pairs in the same order for all."""

Matrix = list[list[float]]


class Rating(NamedTuple):
    """Points above the anchor, with the ends of the 95% interval."""

    points: float
    low: float
    high: float


class Ratings(NamedTuple):
    """All ratings, by bot. ``bounded``: somebody never lost anything, and a drawn pair was added to every meeting."""

    bots: list[Rating]
    bounded: bool


def rate(count: int, scores: Scores, anchor: int) -> Ratings:
    """The ratings of ``count`` bots who all met each other."""
    bounded = not _finite(count, scores)
    sums = {meeting: (math.fsum(every), len(every)) for meeting, every in scores.items()}
    if bounded:
        sums = {meeting: (total + 0.5, pairs + 1) for meeting, (total, pairs) in sums.items()}
    strengths = _most_likely(count, sums, anchor)
    errors = _errors(strengths, scores, sums, anchor, bounded)
    return Ratings(
        [
            Rating(ELO * strength, ELO * (strength - CERTAINTY * error), ELO * (strength + CERTAINTY * error))
            for strength, error in zip(strengths, errors, strict=True)
        ],
        bounded,
    )


def expected(difference: float) -> float:
    """The expected score for a difference in strength."""
    if difference >= 0:
        return 1 / (1 + math.exp(-difference))
    return 1 - expected(-difference)


def _finite(count: int, scores: Scores) -> bool:
    """Whether the likelihood has a maximum: no group of bots won everything against the rest (Ford)."""
    took = {(i, j) for (i, j), every in scores.items() if any(score > 0 for score in every)}
    took |= {(j, i) for (i, j), every in scores.items() if any(score < 1 for score in every)}
    reached = {0}
    reaching = {0}
    for _ in range(count):
        reached |= {j for i, j in took if i in reached}
        reaching |= {i for i, j in took if j in reaching}
    return len(reached) == len(reaching) == count


def _most_likely(count: int, sums: "dict[tuple[int, int], tuple[float, int]]", anchor: int) -> list[float]:
    """Newton's steps, each at most 1 long and shortened until the likelihood grows."""
    strengths = [0.0] * count
    likelihood = _likelihood(strengths, sums)
    for _ in range(MOST_STEPS):
        slopes = [0.0] * count
        for (i, j), (total, pairs) in sums.items():
            surplus = total - pairs * expected(strengths[i] - strengths[j])
            slopes[i] += surplus
            slopes[j] -= surplus
        slopes[anchor] = 0.0
        step = solved(_information(strengths, sums, anchor), [[slope] for slope in slopes])
        longest = max(abs(row[0]) for row in step)
        if longest < CLOSE_ENOUGH:
            break
        length = min(1.0, 1 / longest)
        while length > CLOSE_ENOUGH:
            tried = [strength + length * row[0] for strength, row in zip(strengths, step, strict=True)]
            reached = _likelihood(tried, sums)
            if reached >= likelihood:
                strengths, likelihood = tried, reached
                break
            length /= 2
        else:
            break  # no further gain within floating-point precision
    return strengths


def _likelihood(strengths: list[float], sums: "dict[tuple[int, int], tuple[float, int]]") -> float:
    """Its logarithm."""
    result = 0.0
    for (i, j), (total, pairs) in sums.items():
        difference = strengths[i] - strengths[j]
        # log(1 + e^x) without large powers
        result -= total * _softplus(-difference) + (pairs - total) * _softplus(difference)
    return result


def _softplus(number: float) -> float:
    return max(number, 0.0) + math.log1p(math.exp(-abs(number)))


def _information(strengths: list[float], sums: "dict[tuple[int, int], tuple[float, int]]", anchor: int) -> Matrix:
    """The curvature of the likelihood, with pairs as single games; the anchor's row and column are the identity's."""
    count = len(strengths)
    matrix = [[0.0] * count for _ in range(count)]
    for (i, j), (_, pairs) in sums.items():
        share = expected(strengths[i] - strengths[j])
        _add_meeting(matrix, i, j, pairs * share * (1 - share))
    for other in range(count):
        matrix[anchor][other] = matrix[other][anchor] = 0.0
    matrix[anchor][anchor] = 1.0
    return matrix


def _add_meeting(matrix: Matrix, i: int, j: int, amount: float) -> None:
    matrix[i][i] += amount
    matrix[j][j] += amount
    matrix[i][j] -= amount
    matrix[j][i] -= amount


def _errors(
    strengths: list[float],
    scores: Scores,
    sums: "dict[tuple[int, int], tuple[float, int]]",
    anchor: int,
    bounded: bool,
) -> list[float]:
    """Standard errors from the observed variance of pairs, whatever the model says (Huber–White sandwich estimator).

    All bots get the same deals, so a deal counts as one observation, with the results of all bots.
    """
    count = len(strengths)
    scatter = [[0.0] * count for _ in range(count)]
    deals = min(len(every) for every in scores.values())
    for deal in range(deals):
        surplus = [0.0] * count
        for (i, j), every in scores.items():
            one = every[deal] - expected(strengths[i] - strengths[j])
            surplus[i] += one
            surplus[j] -= one
        for i in range(count):
            for j in range(count):
                scatter[i][j] += surplus[i] * surplus[j]
    for i, j in combinations(range(count), 2):
        share = expected(strengths[i] - strengths[j])
        # Few pairs may vary little by chance: add imaginary pairs that vary like single games, as for score intervals.
        _add_meeting(scatter, i, j, 2 * IMAGINED * share * (1 - share))
        if bounded:
            _add_meeting(scatter, i, j, (0.5 - share) ** 2)
    unit = [[float(i == j and i != anchor) for j in range(count)] for i in range(count)]
    inverse = solved(_information(strengths, sums, anchor), unit)
    errors: list[float] = []
    for row in inverse:
        variance = math.fsum(row[i] * scatter[i][j] * row[j] for i in range(count) for j in range(count))
        errors.append(math.sqrt(max(0.0, variance)))
    return errors


def solved(matrix: Matrix, right: Matrix) -> Matrix:
    """X with ``matrix`` · X = ``right``, by elimination: for a handful of bots no library is needed."""
    rows = [[*left, *values] for left, values in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        _, best = max((abs(rows[row][column]), row) for row in range(column, size))
        rows[column], rows[best] = rows[best], rows[column]
        head = rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / head[column]
                rows[row] = [value - factor * above for value, above in zip(rows[row], head, strict=True)]
    return [[value / row[place] for value in row[size:]] for place, row in enumerate(rows)]
