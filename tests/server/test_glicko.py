"""How a game changes ratings."""

import math
import random

import pytest

from gosux.bots.anchors import ELO
from gosux.server.ratings.glicko import LEAST, NEW, SETTLED, Rating, anchored, certainty, rated


def test_the_worked_example_of_glickman_for_the_first_of_its_games() -> None:
    assert [round(certainty(deviation), 4) for deviation in (30, 100, 300)] == [0.9955, 0.9531, 0.7242]
    own, other = Rating(1500, 200), Rating(1400, 30)
    new = rated([own, other], [1.0, 0.0], 0)
    sure, expected = 0.9955, 0.639
    variance = 1 / (1 / 200**2 + (sure / ELO) ** 2 * expected * (1 - expected))
    assert new.points == pytest.approx(1500 + variance * sure / ELO * (1 - expected), abs=0.2)
    assert new.deviation == pytest.approx(math.sqrt(variance), abs=0.1)


def test_a_draw_between_equals_changes_no_rating_but_says_something() -> None:
    new = rated([Rating(), Rating()], [0.5, 0.5], 0)
    assert new.points == pytest.approx(1500) and new.deviation < NEW


def test_losers_of_a_game_for_four_lose_alike_whoever_won_and_a_favourite_wins_less() -> None:
    seats = [Rating(1900, 80), Rating(1500, 80), Rating(1500, 80), Rating(1500, 80)]
    assert rated(seats, [0, 1, 0, 0], 2) == rated(seats, [0, 0, 0, 1], 2)
    won = rated(seats, [1, 0, 0, 0], 0).points - 1900
    upset = rated(seats, [0, 1, 0, 0], 1).points - 1500
    assert 0 < won < upset
    shared = rated(seats, [0.5, 0.5, 0, 0], 1).points - 1500
    assert 0 < shared < upset


def test_an_uncertain_opponent_counts_less_than_a_measured_one() -> None:
    sure = rated([Rating(1500, 100), anchored(1500)], [1, 0], 0).points
    unsure = rated([Rating(1500, 100), Rating(1500, 350)], [1, 0], 0).points
    assert sure > unsure > 1500


def test_a_rating_never_becomes_too_certain_to_follow() -> None:
    own = Rating()
    for game in range(400):
        own = rated([own, anchored(1500)], [game % 2, 1 - game % 2], 0)
    assert own.deviation == LEAST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_find_a_known_strength(players: int) -> None:
    """Somebody of strength 1700 among anchors: after 300 games the rating is near, and not provisional early on."""
    rng = random.Random(players)
    found: list[float] = []
    for _ in range(30):
        own, settled = Rating(), 0
        for game in range(300):
            seats = [own, *[anchored(rng.choice((1300, 1500, 1800))) for _ in range(players - 1)]]
            strengths = [math.exp(1700 / ELO), *[math.exp(one.points / ELO) for one in seats[1:]]]
            winner = rng.choices(range(players), strengths)[0]
            own = rated(seats, [float(seat == winner) for seat in range(players)], 0)
            if not settled and own.deviation <= SETTLED:
                settled = game + 1
        found.append(own.points)
        assert 8 <= settled <= 40
    assert sum(found) / len(found) == pytest.approx(1700, abs=30)


@pytest.mark.parametrize(
    ("players", "against_bots", "against_beginners"),
    [(2, 10, 15), (3, 11, 16), (4, 13, 18)],
)
def test_how_many_games_it_takes_until_a_rating_is_not_provisional(
    players: int, against_bots: int, against_beginners: int
) -> None:
    """As docs/ratings.md says: the middle of 200 series between equals."""
    for other, expected in ((anchored(1500), against_bots), (Rating(), against_beginners)):
        counts = sorted(games_until_sure([Rating(), *[other] * (players - 1)], seed) for seed in range(200))
        assert counts[100] == expected


def games_until_sure(seats: list[Rating], seed: int) -> int:
    rng = random.Random(seed)
    for game in range(1, 100):
        winner = rng.randrange(len(seats))
        scores = [float(seat == winner) for seat in range(len(seats))]
        seats = [rated(seats, scores, seat) if one.deviation else one for seat, one in enumerate(seats)]
        if not seats[0].provisional:
            return game
    raise AssertionError(seats)


def test_draws_alone_would_make_a_rating_in_thirteen_games() -> None:
    seats = [Rating(), Rating()]
    for _ in range(13):
        assert seats[0].provisional
        seats = [rated(seats, [0.5, 0.5], seat) for seat in (0, 1)]
    assert not seats[0].provisional
