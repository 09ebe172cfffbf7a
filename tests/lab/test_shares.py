"""Shares and spreads: known values, and intervals that hold the truth as often as they say."""

import math
import random

import pytest

from gosux.lab.shares import Share, Spread, spread, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_intervals_are_those_of_wilson(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert Share(0, 0).interval == (0.0, 1.0)
    assert math.isnan(Share(0, 0).share)
    assert Share(0, 0).to_json() == {"points": 0, "games": 0, "share": None, "interval": [0.0, 1.0]}


@pytest.mark.parametrize("truth", [0.02, 0.5, 0.8])
@pytest.mark.parametrize("games", [30, 300])
def test_intervals_cover_the_truth(truth: float, games: int) -> None:
    rng = random.Random(f"{truth} {games}")
    covered = 0
    for _ in range(1000):
        low, high = wilson(sum(rng.random() < truth for _ in range(games)), games)
        covered += low <= truth <= high
    assert covered >= 920


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([7], Spread(7, 7, 7, 7)),
        ([4, 1, 3, 2], Spread(2.5, 2.5, 4, 4)),
        ([*range(1, 101)], Spread(50.5, 50.5, 95, 100)),
    ],
)
def test_numbers_spread(numbers: list[int], expected: Spread) -> None:
    assert spread(numbers) == expected
