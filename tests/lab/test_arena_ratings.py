"""Scores and ratings with intervals, from results whose truth is known."""

import math
import random

import pytest

from gosux.lab.arena.ratings import ELO, Scores, expected, rate, solved
from gosux.lab.certainty import fixed


def interval(scores: list[float]) -> tuple[float, float]:
    _, low, high = fixed(scores)
    return low, high


def pair_scores(rng: random.Random, chance: float, pairs: int, luck: float = 0.0) -> list[float]:
    """Scores of pairs. ``luck``: how often the deal decides, so that each side wins one game of the pair."""
    return [
        0.5 if rng.random() < luck else ((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(pairs)
    ]


def results(rng: random.Random, strengths: list[float], pairs: int) -> Scores:
    return {
        (i, j): pair_scores(rng, expected((strengths[i] - strengths[j]) / ELO), pairs)
        for i in range(len(strengths))
        for j in range(i + 1, len(strengths))
    }


# -- scores ------------------------------------------------------------------------------------------------------


def test_intervals_shrink_with_the_root_of_the_pairs() -> None:
    widths = [high - low for low, high in (interval([0.0, 0.5, 1.0, 1.0] * many) for many in (5, 50, 500))]
    assert widths[0] / widths[1] == pytest.approx(math.sqrt(10), rel=0.1)
    assert widths[1] / widths[2] == pytest.approx(math.sqrt(10), rel=0.02)


def test_pairs_that_the_deal_decides_make_narrow_intervals() -> None:
    """As many games, as many wins: but where each side won its half of every pair, the bots are surely equal."""
    low, high = interval([0.5] * 200)
    wide_low, wide_high = interval([0.0, 1.0] * 100)
    assert high - low < (wide_high - wide_low) / 4


@pytest.mark.parametrize("pairs", [1, 10, 1000])
def test_who_won_everything_is_not_thought_certain(pairs: int) -> None:
    low, high = interval([1.0] * pairs)
    assert low < 1 - 1 / (pairs + 4)
    assert high == 1.0
    assert interval([0.0] * pairs) == pytest.approx((0.0, 1 - low))


@pytest.mark.parametrize("chance", [0.5, 0.65, 0.9])
@pytest.mark.parametrize("luck", [0.0, 0.5])
@pytest.mark.parametrize("pairs", [10, 200])
def test_intervals_of_scores_cover_the_truth(chance: float, luck: float, pairs: int) -> None:
    rng = random.Random(f"{chance} {luck} {pairs}")
    truth = luck / 2 + (1 - luck) * chance
    covered = 0
    for _ in range(1000):
        low, high = interval(pair_scores(rng, chance, pairs, luck))
        covered += low <= truth <= high
    assert covered >= 935
    assert covered <= 980 or pairs < 200  # few pairs are judged with caution


# -- ratings -----------------------------------------------------------------------------------------------------


def test_two_bots_are_rated_as_the_odds_say() -> None:
    ratings = rate(2, {(0, 1): [1.0, 1.0, 1.0, 0.0]}, anchor=0)
    assert not ratings.bounded
    assert ratings.bots[0] == (0.0, 0.0, 0.0)
    assert ratings.bots[1].points == pytest.approx(-400 * math.log10(3))


def test_known_strengths_are_recovered() -> None:
    truth = [0.0, 150.0, 400.0, 900.0]
    ratings = rate(4, results(random.Random(1), truth, 5000), anchor=0)
    assert [rating.points for rating in ratings.bots] == pytest.approx(truth, abs=30)
    assert all(rating.low <= real <= rating.high for rating, real in zip(ratings.bots, truth, strict=True))


def test_exact_scores_give_exact_strengths() -> None:
    truth = [0.0, -120.0, 333.0]
    scores = {(i, j): [expected((truth[i] - truth[j]) / ELO)] * 3 for i, j in ((0, 1), (0, 2), (1, 2))}
    assert [rating.points for rating in rate(3, scores, anchor=0).bots] == pytest.approx(truth, abs=1e-6)


def test_the_anchor_only_moves_the_scale() -> None:
    scores = results(random.Random(2), [0.0, 100.0, 300.0], 100)
    first, last = (rate(3, scores, anchor).bots for anchor in (0, 2))
    assert last[2] == (0.0, 0.0, 0.0)
    assert [one.points - first[2].points for one in first] == pytest.approx([one.points for one in last], abs=1e-6)


def test_intervals_of_ratings_shrink_with_the_root_of_the_pairs() -> None:
    scores = results(random.Random(3), [0.0, 100.0, 300.0], 100)
    few = rate(3, scores, 0).bots
    many = rate(3, {meeting: every * 16 for meeting, every in scores.items()}, 0).bots
    for one, other in zip(few[1:], many[1:], strict=True):
        assert one.points == pytest.approx(other.points, abs=1e-6)
        assert (one.high - one.low) / (other.high - other.low) == pytest.approx(4, rel=0.1)


def test_intervals_of_ratings_cover_the_truth() -> None:
    rng = random.Random(4)
    truth = [0.0, 80.0, 250.0]
    covered = [0, 0, 0]
    for _ in range(400):
        for bot, rating in enumerate(rate(3, results(rng, truth, 60), 0).bots):
            covered[bot] += rating.low <= truth[bot] <= rating.high
    assert covered[0] == 400
    assert 368 <= covered[1] <= 399
    assert 368 <= covered[2] <= 399


def test_who_won_everything_still_gets_a_number() -> None:
    ratings = rate(3, {(0, 1): [1.0] * 20, (0, 2): [1.0] * 20, (1, 2): [0.5] * 20}, anchor=1)
    assert ratings.bounded
    assert 300 < ratings.bots[0].points < 1500
    assert ratings.bots[0].low < ratings.bots[0].points - 100
    assert ratings.bots[2].points == pytest.approx(0, abs=1e-6)


def test_a_bot_that_won_everything_against_one_is_bounded_by_the_others() -> None:
    """0 never lost to 2, but 2 took points from 1 and 1 from 0."""
    scores = {(0, 1): [1.0, 0.5] * 20, (0, 2): [1.0] * 40, (1, 2): [1.0, 0.5] * 20}
    assert not rate(3, scores, anchor=0).bounded


def test_a_single_pair_says_little() -> None:
    rating = rate(2, {(0, 1): [0.5]}, anchor=0).bots[1]
    assert rating.points == pytest.approx(0, abs=1e-6)
    assert rating.high > 400 and rating.low < -400


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 2.0]], [[2.0], [6.0]]) == [[1.0], [1.0]]
