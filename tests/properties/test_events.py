"""Events and views tell a player all that they have seen and nothing else (design 5 and 6)."""

import random
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Event, Game
from gosux.model.messages.references import CardRef, ClanRef, Reference, SlotRef
from tests.properties.table_from_events import TableFromEvents
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
    for event in events:
        allowed = witness.sees(event)
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


def follow_table(game: Game, rng: random.Random, viewer: int) -> None:
    table = TableFromEvents(game, viewer)
    while game.legal():
        for event in tell(game, deed(game, rng)):
            seen = event.seen_by(viewer)
            if seen is not None:
                table.happens(seen)
        table.check(game)


@every_variant
def test_a_table_kept_from_events_alone_is_the_table(variant: Variant) -> None:
    for seed, game in starts(variant, 60):
        follow_table(game, random.Random(seed), seed % variant.players)


@pytest.mark.slow
@every_variant
def test_a_table_kept_from_events_alone_is_the_table_in_thousands_of_games(variant: Variant) -> None:
    for seed, game in starts(variant, 500, first=1000):
        follow_table(game, random.Random(seed), seed % variant.players)


ANNOUNCEMENTS = {
    "action-used", "activation-cancelled", "chosen-for-you", "clan-chosen", "conceded", "copied", "declined", "drafted",
    "draw-lost", "echo", "fifth-token", "fifth-token-in-song", "first-player", "level-chosen", "looked-at-hand",
    "no-additional-turn", "nothing-happens", "number-chosen", "passes-by-limit", "player-chosen", "plays", "recalls",
    "redraw", "saved", "shifts", "shuffled", "song", "special-victory", "too-many-turns", "vision",
}  # fmt: skip
"""Events that change nothing of what lies open; all others are needed to keep the table."""


def altered_in(event: Event, name: str, value: object) -> Event:
    other = copy(event)
    setattr(other, name, value)
    return other


COMMON = {"deck", "discard", "revealed"}


def altered(event: Event, common: bool) -> Iterator[Event]:
    """The event with one field changed at a time, to something that could stand there."""
    zones = {place.zone for move in event.moves() for place in (move.origin, move.target)}
    nobodys = common and bool(zones) and zones <= COMMON  # whoever it is, the piles are the same
    for one in fields(event):
        value = getattr(event, one.name)
        if one.name == "player" and nobodys:
            continue
        if one.name in ("causes", "source", "audience", "seers", "by") or one.name in UNCHECKED.get(event.kind, ()):
            continue
        if one.name == "group":
            yield altered_in(event, "group", value + 2)
        elif one.name in SEATS and isinstance(value, int):
            yield altered_in(event, one.name, value + 1)
        elif isinstance(value, SlotRef):
            yield altered_in(event, one.name, SlotRef(value.seat, (value.slot + 5) % 15))
        elif isinstance(value, CardRef | ClanRef):
            yield altered_in(event, one.name, type(value)("another"))
        elif isinstance(value, int) and one.name not in SEATS:
            yield altered_in(event, one.name, value + 1)
        elif value == "hand":
            yield altered_in(event, one.name, "discard")
        elif isinstance(value, list) and value and isinstance(value[0], Reference):
            yield altered_in(event, one.name, value[1:])


SEATS = ("player", "other", "owner", "previous", "winner")
UNCHECKED = {
    "additional-turn": ("player", "recall"),  # of the player whose turn it is
    "banned": ("player",),  # the ban is that of the other
    "battle": ("winner", "tie"),
    "mulligan-unseen": ("count",),
    "removed": ("player",),  # the pile is that of the owner
    "round": ("player",),
    "tile-flipped": ("player",),
}
"""Fields that say who did something to what is named beside them, as ``by`` does everywhere."""


def notices(table: TableFromEvents, stream: list[Event], game: Game) -> bool:
    """Whether a stream of events fails to lead to this table."""
    try:
        for event in stream:
            table.happens(event)
        table.check(game)
    except (AssertionError, LookupError):
        return True
    return False


@every_variant
def test_no_event_of_a_table_can_be_left_out_or_altered(variant: Variant) -> None:
    tried: set[str] = set()
    for seed, game in starts(variant, 6, first=40):
        rng = random.Random(seed)
        viewer = seed % variant.players
        table = TableFromEvents(game, viewer)
        while game.legal():
            seen = [one for one in (event.seen_by(viewer) for event in tell(game, deed(game, rng))) if one]
            for place, event in enumerate(seen):
                if event.kind in ANNOUNCEMENTS:
                    continue
                first = event.kind not in tried or rng.random() < 0.05
                tried.add(event.kind)
                if not first:
                    continue
                without = seen[:place] + seen[place + 1 :]
                assert event.kind == "battle" or notices(deepcopy(table), without, game), f"without {event}"
                for other in altered(event, variant.ruleset == "gosu"):
                    stream = [*seen[:place], other, *seen[place + 1 :]]
                    assert notices(deepcopy(table), stream, game), f"{other} instead of {event}"
            for event in seen:
                table.happens(event)
            table.check(game)
    assert len(tried) > 20
