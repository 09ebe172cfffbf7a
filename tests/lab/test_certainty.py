"""Intervals, sequences of looks, and scores without luck."""

import random

import pytest

from benchmarks.coverage import drawn, misses
from gosux.lab.certainty import DECIDED, Until, fixed, looks, saving, until_of, without_luck
from gosux.lab.checks import BadRun


def test_intervals_without_luck_cover_the_truth() -> None:
    missed, error = misses(600, 100, sequential=False)
    assert 0.025 < missed < 0.075
    assert abs(error) < 0.006  # 3.5 standard errors


def test_looking_again_and_again_misleads_seldom() -> None:
    missed, _ = misses(150, 150, sequential=True)
    assert missed <= 0.08


@pytest.mark.slow
@pytest.mark.parametrize("sequential", [False, True])
def test_intervals_cover_the_truth_in_many_runs(sequential: bool) -> None:
    missed, error = misses(3000, 300, sequential)
    assert missed < 0.06
    assert sequential or missed > 0.04
    assert abs(error) < 0.0015


def test_one_look_too_many_would_mislead_with_an_interval_for_a_fixed_number() -> None:
    rng = random.Random(7)
    missed = 0
    for _ in range(150):
        scores, _ = drawn(rng, 200, 0.5, 0.0)
        found = [fixed(scores[:count]) for count in looks(200)]
        missed += any(not one.low <= 0.5 <= one.high for one in found)
    assert missed > 0.1 * 150


def test_luck_that_decides_is_taken_off_and_luck_that_does_not_is_left() -> None:
    rng = random.Random(1)
    scores, luck = drawn(rng, 400, 0.5, 1.0)
    assert saving(scores, without_luck(scores, luck)) > 1.3
    noise = [rng.gauss(0, 0.1) for _ in scores]
    assert saving(scores, without_luck(scores, noise)) == pytest.approx(1, abs=0.05)
    assert without_luck(scores, [0.0] * 400) == scores


def test_a_score_is_corrected_by_what_came_before_it_alone() -> None:
    scores, luck = drawn(random.Random(2), 50, 0.5, 1.0)
    assert without_luck(scores, luck)[:20] == without_luck(scores[:20], luck[:20])


def test_when_to_stop_is_read_strictly() -> None:
    assert until_of(None) is None
    assert until_of(DECIDED) == Until(None)
    assert until_of("2.5") == Until(0.025)
    for text in ("", "soon", "0", "-1", "50", "nan"):
        with pytest.raises(BadRun):
            until_of(text)
