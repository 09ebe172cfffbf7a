"""A selection of combinations in which every two values of different factors meet."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

Pair = tuple[int, Any, int, Any]


def pairs_of(values: Sequence[Any]) -> set[Pair]:
    """What meets in one combination: values with the numbers of their factors."""
    return {(one, values[one], two, values[two]) for one, two in combinations(range(len(values)), 2)}


def pair_cover(*factors: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Combinations that bring all pairs together: always the one with the most pairs that have not met, the first of
    several. It is the same each time."""
    candidates = {values: pairs_of(values) for values in product(*factors)}
    missing = set().union(*candidates.values())
    chosen: list[tuple[Any, ...]] = []
    while missing:
        best = max(candidates, key=lambda values: len(candidates[values] & missing))
        chosen.append(best)
        missing -= candidates.pop(best)
    return chosen
