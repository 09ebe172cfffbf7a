"""The fast writer of observations writes, number by number, what the slow reference reads from a view."""

# ruff: noqa: E402 (what needs the libraries is imported once they are known to be there)

import random

import pytest

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install gosux[pettingzoo]")

from gosux import Game
from gosux.envs.observation import Vector
from gosux.game.vector_layout import most_entries
from gosux.game.vector_writer import VectorWriter
from gosux.game.view import is_secret
from tests.envs.reference import slowly
from tests.properties.worlds import PERIL
from tests.random_play import GOSU_X, Variant, every_variant, moments, starts
from tests.scene import asked, do, scene


class Written:
    """A writer of three rows and one of lists alone, both with old numbers from other games in them."""

    def __init__(self, game: Game) -> None:
        catalogue, self.players = game.rules.catalogue, game.players
        width = most_entries(catalogue, game.players)
        self.rows = VectorWriter(catalogue, game.players, 3, width)
        self.lists = VectorWriter(catalogue, game.players, 3, width, dense=False)

    def of(self, game: Game, viewer: int, row: int) -> tuple[Vector, Vector, Vector]:
        """What a player sees, written from the state, from the view, and as a list of places and values."""
        numbers = np.frombuffer(self.rows.numbers, np.int8).reshape(3, -1)
        self.rows.write(game.state, viewer, row)
        whole = numbers[row].copy()
        self.rows.write(game.view(viewer).state, viewer, row)
        self.lists.write(game.state, viewer, row)
        listed: Vector = np.zeros(len(whole), np.int8)
        places = np.frombuffer(self.lists.places, np.int32).reshape(3, -1)[row]
        values = np.frombuffer(self.lists.values, np.int8).reshape(3, -1)[row]
        count = np.frombuffer(self.lists.counts, np.int32)[row]
        assert values[:count].all() and not values[count:].any()
        np.add.at(listed, places, values)  # a place named twice would show
        return whole, numbers[row], listed


def agree(variant: Variant, count: int, first: int) -> int:
    """Compare at every decision of random games, for every viewer; returns how many questions were secret."""
    secret = 0
    written: Written | None = None
    for seed, game in starts(variant, count, first):
        written = written or Written(game)
        for moment, _ in enumerate(moments(game, random.Random(seed))):
            for viewer in range(variant.players):
                expected = slowly(game.view(viewer))
                for found in written.of(game, viewer, moment % 3):
                    assert np.array_equal(found, expected), (seed, len(game.history), viewer)
                secret += is_secret(game.state, viewer)
    return secret


@every_variant
def test_it_writes_what_the_view_says(variant: Variant) -> None:
    agree(variant, 2, first=0)


@pytest.mark.slow
@every_variant
def test_it_writes_what_the_view_says_in_many_games(variant: Variant) -> None:
    secret = agree(variant, 60, first=100)
    assert secret > 5 or variant.ruleset == "gosu"


@pytest.mark.rule("X10.24")
def test_a_question_that_must_stay_unnoticed_is_not_written() -> None:
    game = scene(PERIL.format(held="red-circle", below="solok"))
    do(game, "play lava-goddesses", "capture 1:I1")
    assert asked(game) == (1, "will")
    assert is_secret(game.state, 0)
    for viewer in (0, 1):
        expected = slowly(game.view(viewer))
        for found in Written(game).of(game, viewer, 0):
            assert np.array_equal(found, expected)


def test_hidden_cards_do_not_change_what_is_written() -> None:
    """Worlds that the viewer cannot tell apart, written from their whole states."""
    different = 0
    for seed, game in starts(GOSU_X, 2, first=50):
        written = Written(game)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.8 or game.state.available:
                continue
            viewer = game.state.decider
            world = game.view(viewer).sample(random.Random(seed))
            different += world.digest() != game.digest()
            assert np.array_equal(written.of(game, viewer, 0)[0], written.of(world, viewer, 1)[0])
    assert different > 10


def test_a_row_or_viewer_that_does_not_exist() -> None:
    game = scene(PERIL.format(held="red-circle", below="solok"))
    writer = VectorWriter(game.rules.catalogue, 2, 2)
    for viewer, row in ((2, 0), (-1, 0), (0, 2), (0, -1)):
        with pytest.raises(IndexError):
            writer.write(game.state, viewer, row)


def test_lists_that_are_too_short() -> None:
    game = scene(PERIL.format(held="red-circle", below="solok"))
    with pytest.raises(OverflowError, match="more than 8 numbers"):
        VectorWriter(game.rules.catalogue, 2, 1, width=8).write(game.state, 0)
