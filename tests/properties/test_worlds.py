"""The worlds of a search are as fair as guessed ones, although each is made from the one before."""

import random

import pytest

from gosux.game.worlds import FRESH, Worlds
from tests.properties.test_samples import LARGE_PILE, PUT_IN_ORDER, SAMPLES, check_fair_worlds
from tests.scene import scene

positions = pytest.mark.parametrize("position", [PUT_IN_ORDER, LARGE_PILE], ids=["gosu-x", "gosu"])


@positions
def test_the_first_world_is_fair(position: str) -> None:
    view = scene(position).view(0)
    check_fair_worlds(view, [Worlds(view.state, random.Random(seed)).next() for seed in range(SAMPLES)])


@positions
def test_hands_and_the_tops_of_decks_are_fair_in_worlds_in_a_row(position: str) -> None:
    view = scene(position).view(0)
    worlds = Worlds(view.state, random.Random(3))
    check_fair_worlds(view, [worlds.next() for _ in range(SAMPLES)], FRESH)


@positions
def test_later_worlds_are_fair_down_to_the_last_card(position: str) -> None:
    view = scene(position).view(0)
    found = []
    for seed in range(SAMPLES):
        worlds = Worlds(view.state, random.Random(seed))
        worlds.next()
        found.append(worlds.next())
    check_fair_worlds(view, found)


@positions
def test_worlds_follow_their_generator(position: str) -> None:
    view = scene(position).view(0)
    one, two, three = (Worlds(view.state, random.Random(seed)) for seed in (1, 1, 2))
    hands = [[[seat.hand for seat in worlds.next().seats] for _ in range(5)] for worlds in (one, two, three)]
    assert hands[0] == hands[1] != hands[2]


@positions
def test_what_happens_in_a_world_does_not_change_the_next_ones(position: str) -> None:
    view = scene(position).view(0)
    idle, busy = (Worlds(view.state, random.Random(1)) for _ in range(2))
    for _ in range(20):
        one, other = idle.next(), busy.next()
        assert [seat.deck for seat in one.seats] == [seat.deck for seat in other.seats]
        other.take(other.choices[-1])
        other.seats[0].deck.clear()
        other.seats[1].hand.clear()
