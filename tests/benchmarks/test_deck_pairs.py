"""Look-ups of decks, and games between them."""

import math
import random

import pytest

from benchmarks.deck_pairs import Decks, Fit, Line, all_pairs, look_ups, look_ups_of, parse, play_deal, reach_of, result
from gosux.rules.registry import ruleset


def test_every_pair_of_decks_occurs_once_and_what_is_shared_is_looked_up_once() -> None:
    pairs = all_pairs()
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 280
    one, other, both = look_ups(["galmi"]), look_ups(["phoenix"]), look_ups(["galmi", "phoenix"])
    assert max(one.number, other.number) < both.number < one.number + other.number
    assert all(look_ups_of(parse(clans)).number <= 118 for clans in ruleset("gosu-x").ready_decks.values())


def test_a_deal_is_played_from_both_seats() -> None:
    decks = all_pairs()[0]
    points = play_deal(decks, "random", "1", 0)
    assert points in (0, 0.5, 1, 1.5, 2) and play_deal(decks, "random", "1", 0) == points
    assert result([2, 0, 1, 1]).share == 0.5


# -- the regression behind the advice in the draft ---------------------------------------------------------------

DEALS = 40


def true_chance(decks: Decks) -> float:
    """Galmi is strong, Xi'an fits Galmi, Justice is good against Phoenix; otherwise decks are even."""

    def strength(deck: tuple[str, ...], other: tuple[str, ...]) -> float:
        alone = 0.6 * ("galmi" in deck)
        together = 0.4 * ("galmi" in deck and "xian" in deck)
        return alone + together + 0.4 * ("justice" in deck and "phoenix" in other)

    return 1 / (1 + math.exp(strength(decks.second, decks.first) - strength(decks.first, decks.second)))


def deals(certain: bool) -> list[Line]:
    """Deals of every pair: each with its exact chance, or with two games that are drawn by it."""
    rng = random.Random(1)
    found: list[Line] = []
    for decks in all_pairs():
        chance = true_chance(decks)
        for deal in range(DEALS):
            points = 2 * chance if certain else float(sum(rng.random() < chance for _ in range(2)))
            found.append(Line("gosu-x", "troop", str(decks), deal, points))
    return found


def test_the_fit_finds_the_chances_that_games_were_drawn_by() -> None:
    exact, drawn = Fit(deals(certain=True)), Fit(deals(certain=False))
    for decks in all_pairs():
        assert exact.chance(decks) == pytest.approx(true_chance(decks), abs=0.01)
        assert drawn.chance(decks) == pytest.approx(true_chance(decks), abs=0.07)


def test_the_fit_is_the_same_from_both_sides() -> None:
    fit = Fit(deals(certain=False)[: 50 * DEALS])
    for decks in all_pairs()[:20]:
        assert fit.chance(decks) + fit.chance(decks.swapped) == pytest.approx(1)


def test_a_pair_without_games_is_told_by_its_clans() -> None:
    strong = next(decks for decks in all_pairs() if "galmi" in decks.first and "xian" in decks.first)
    others = [line for line in deals(certain=True) if line.decks != str(strong)]
    assert Fit(others).chance(strong) == pytest.approx(true_chance(strong), abs=0.03)


def test_the_reach_counts_what_the_fit_misses_and_not_the_scatter_of_results() -> None:
    found = deals(certain=False)
    small = reach_of(found)
    assert small < 0.06  # a game's own scatter would be 0.5
    odd = {str(decks) for number, decks in enumerate(all_pairs()) if number % 7 == 0}
    missed = [line._replace(points=2.0) if line.decks in odd else line for line in found]  # nothing about clans says so
    assert reach_of(missed) > small + 0.1
