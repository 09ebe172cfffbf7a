"""Events and views tell a player all that they have seen and nothing else (design 5 and 6)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Event, Game
from tests.properties.witness import Witness
from tests.random_play import new_random_game, pick, turned


def check_events(witness: Witness, events: list[Event]) -> None:
    """Each event shows the witness's player exactly what they may see of it."""
    for number, event in enumerate(events):
        allowed = witness.sees(event, events[number + 1 :])
        seen = event.seen_by(witness.viewer)
        if not allowed and event.args:
            assert seen is None, f"{event} must stay unnoticed by {witness.viewer}"
        else:
            assert seen is not None, f"{event} is hidden from {witness.viewer}"
            assert set(seen.args) == allowed, f"{seen} shows player {witness.viewer} too much or too little"


class Followed:
    """A game with a witness at each side."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.witnesses = [Witness(0), Witness(1)]
        for witness in self.witnesses:
            check_events(witness, game.opening)
            witness.check_view(game)

    def take(self, action: int) -> None:
        for witness in self.witnesses:
            witness.before(self.game, action)
        events = self.game.apply(action, viewer=None)
        for witness in self.witnesses:
            check_events(witness, events)
            witness.check_view(self.game)


def follow(seed: int) -> None:
    game = new_random_game(seed)
    rng = random.Random(seed)
    followed = Followed(game)
    while game.legal():
        followed.take(pick(game, rng))


@pytest.mark.rule("X10.28", "X10.29", "X11.10")
@pytest.mark.parametrize("start", range(0, 200, 40))
def test_players_see_and_remember_what_they_may(start: int) -> None:
    for seed in range(start, start + 40):
        follow(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 4000, 250))
def test_players_see_and_remember_what_they_may_in_thousands_of_games(start: int) -> None:
    for seed in range(start, start + 250):
        follow(seed)


GALMI_AGAINST_JUSTICE = {"clans": "galmi+narashima+phoenix/justice+xian+tomorrow"}


@given(seed=st.integers(), choices=st.lists(st.integers(0, 63), max_size=150))
def test_players_see_and_remember_what_they_may_whatever_is_chosen(seed: int, choices: list[int]) -> None:
    """With the clans that put cards on decks, reveal, search and look at hands."""
    game = gosux.new_game("gosu-x", seed, dict(GALMI_AGAINST_JUSTICE))
    followed = Followed(game)
    for number in choices:
        if game.legal():
            followed.take(turned(game, number))


def test_apply_gives_each_player_their_events() -> None:
    for seed in range(20):
        games = [new_random_game(seed) for _ in range(4)]
        rng = random.Random(seed)
        while games[0].legal():
            action = pick(games[0], rng)
            player = games[0].state.decider
            everything = games[0].apply(action, viewer=None)
            seen = [[one for one in (event.seen_by(seat) for event in everything) if one] for seat in range(2)]
            expected = [[event.to_json() for event in events] for events in seen]
            for seat in range(2):
                assert [event.to_json() for event in games[1 + seat].apply(action, viewer=seat)] == expected[seat]
            assert [event.to_json() for event in games[3].apply(action)] == expected[player]
