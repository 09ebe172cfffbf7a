"""Events and views tell a player all that they have seen and nothing else (design 5 and 6)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Event, Game
from tests.properties.retold import Retold
from tests.properties.witness import Witness
from tests.random_play import (
    VARIANTS,
    Variant,
    deed,
    every_variant,
    moments,
    new_random_game,
    starts,
    tell,
    turned,
)


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
        self.witnesses = [Witness(seat, game) for seat in range(game.players)]
        for witness in self.witnesses:
            if game.origin is not None:
                witness.begin_at(game)
            check_events(witness, game.opening)
            witness.check_view(game)

    def take(self, chosen: int) -> None:
        if chosen >= 0:
            for witness in self.witnesses:
                witness.before(self.game, chosen)
        events = tell(self.game, chosen)
        for witness in self.witnesses:
            check_events(witness, events)
            witness.check_view(self.game)


def follow(game: Game, rng: random.Random) -> None:
    followed = Followed(game)
    while game.legal():
        followed.take(deed(game, rng))


@pytest.mark.rule("X10.28", "X10.29", "X11.10", "G10.5")
@every_variant
@pytest.mark.parametrize("first", [0, 60])
def test_players_see_and_remember_what_they_may(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 50, first):
        follow(game, random.Random(seed))


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("first", range(1000, 1600, 300))
def test_players_see_and_remember_what_they_may_in_thousands_of_games(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 300, first):
        follow(game, random.Random(seed))


GALMI_AGAINST_JUSTICE: dict[str, object] = {"clans": "galmi+narashima+phoenix/justice+xian+tomorrow"}
"""The clans that put cards on decks, reveal, search and look at hands."""


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(),
    choices=st.lists(st.integers(0, 63), max_size=150),
)
def test_players_see_and_remember_what_they_may_whatever_is_chosen(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    game = new_random_game(seed, variant)
    if variant.ruleset != "gosu":
        game = gosux.new_game(variant.ruleset, seed, dict(GALMI_AGAINST_JUSTICE))
    followed = Followed(game)
    for number in choices:
        if game.legal():
            followed.take(turned(game, number))


@every_variant
def test_apply_gives_each_player_their_events(variant: Variant) -> None:
    for seed, game in starts(variant, 16):
        others = [game.clone() for _ in range(variant.players)]
        actor = game.clone()
        for chosen in moments(game, random.Random(seed)):
            player = actor.state.decider
            everything = tell(game.clone(), chosen)
            seen = [[one for one in (event.seen_by(seat) for event in everything) if one]
                    for seat in range(variant.players)]  # fmt: skip
            expected = [[event.to_json() for event in events] for events in seen]
            for seat, other in enumerate(others):
                assert [event.to_json() for event in tell(other, chosen, seat)] == expected[seat]
            if chosen >= 0:
                assert [event.to_json() for event in actor.apply(chosen)] == expected[player]
            else:
                actor.concede(-1 - chosen)


def retell(game: Game, rng: random.Random, viewer: int) -> None:
    retold = Retold(game)
    while game.legal():
        chosen = deed(game, rng)
        replacing = game.decision is not None and game.decision.kind == "replace"
        if replacing:  # its being chosen is all that tells where a shifted card comes from
            retold.replacing_from_hand = ":" not in game.action_text(chosen)
        for event in tell(game, chosen):
            choice = str(event.args.get("choice"))
            if event.kind == "chosen-for-you" and choice.startswith("replace "):
                retold.replacing_from_hand = ":" not in choice
            seen = event.seen_by(viewer)
            if seen is not None:
                retold.happens(seen)
        retold.check(game)


@every_variant
def test_events_tell_every_change_of_what_lies_open(variant: Variant) -> None:
    for seed, game in starts(variant, 60):
        retell(game, random.Random(seed), seed % variant.players)


@pytest.mark.slow
@every_variant
def test_events_tell_every_change_of_what_lies_open_in_thousands_of_games(variant: Variant) -> None:
    for seed, game in starts(variant, 500, first=1000):
        retell(game, random.Random(seed), seed % variant.players)
