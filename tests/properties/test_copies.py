"""Copies are equal and independent at every decision: clone, JSON, deepcopy, pickle; and no old copy ever changes."""

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gosux import Game
from tests.random_play import (
    VARIANTS,
    Variant,
    deed,
    every_variant,
    moments,
    new_random_game,
    starts,
    take,
    tell,
    turned,
)


def through_json(game: Game) -> Game:
    return Game.from_json(json.loads(json.dumps(game.to_json())))


def through_pickle(game: Game) -> Game:
    copied = pickle.loads(pickle.dumps(game))
    assert isinstance(copied, Game)
    return copied


WAYS: dict[str, Callable[[Game], Game]] = {
    "clone": Game.clone,
    "json": through_json,
    "deepcopy": copy.deepcopy,
    "pickle": through_pickle,
}


def fingerprint(game: Game) -> str:
    """Everything there is to a game, its open question included."""
    decision = game.decision
    asked = None if decision is None else (decision.player, decision.kind, [str(action) for action in decision.actions])
    return json.dumps([game.to_json(), asked, repr(game.result)], sort_keys=True)


def assert_alike(game: Game, copied: Game) -> None:
    assert copied == game
    assert hash(copied) == hash(game)
    assert copied.digest() == game.digest()
    assert fingerprint(copied) == fingerprint(game)


def assert_continue_alike(game: Game, copied: Game, rng: random.Random, most: int) -> None:
    """Both go on with the same actions, each on its own."""
    for _ in range(most):
        if not game.legal():
            break
        chosen = deed(game, rng)
        before = fingerprint(game)
        events = tell(copied, chosen)
        assert fingerprint(game) == before, "a step of the copy changed the original"
        after = fingerprint(copied)
        expected = tell(game, chosen)
        assert [event.to_json() for event in events] == [event.to_json() for event in expected]
        assert fingerprint(copied) == after, "a step of the original changed the copy"
        assert fingerprint(game) == after


@every_variant
@pytest.mark.parametrize("way", WAYS)
def test_copies_are_alike_at_every_decision(way: str, variant: Variant) -> None:
    for seed, game in starts(variant, 8):
        for _ in moments(game, random.Random(seed)):
            assert_alike(game, WAYS[way](game))
        assert_alike(game, WAYS[way](game))


@every_variant
@pytest.mark.parametrize("way", WAYS)
def test_copies_continue_alike_and_independently(way: str, variant: Variant) -> None:
    for seed, game in starts(variant, 16):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.04:
                original = game.clone()
                assert_continue_alike(original, WAYS[way](original), random.Random(seed), 12)


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("way", WAYS)
def test_copies_from_every_decision_of_many_games_end_alike(way: str, variant: Variant) -> None:
    for seed, game in starts(variant, 20, first=100):
        rng = random.Random(seed)
        copies = []
        for _ in moments(game, rng):
            assert_alike(game, WAYS[way](game))
            copies.append((len(game.history), WAYS[way](game)))
        for begun, copied in copies:
            for done in game.history[begun:]:
                take(copied, done)
            assert_alike(game, copied)


def check_no_old_copy_changes(game: Game, rng: random.Random) -> None:
    """Keep every state of a game, play on from all of them, and look at each one again at the end."""
    kept: list[tuple[Game, str]] = []
    for _ in moments(game, rng):
        kept.append((game.clone(), fingerprint(game)))
        branch = game.clone()
        for _ in range(3):
            if branch.legal():
                take(branch, deed(branch, rng) if rng.random() < 0.5 else rng.choice(branch.legal()))
    for old, before in kept:
        assert fingerprint(old) == before


@every_variant
def test_no_old_copy_ever_changes(variant: Variant) -> None:
    for seed, game in starts(variant, 36):
        check_no_old_copy_changes(game, random.Random(seed))


@pytest.mark.slow
@every_variant
def test_no_old_copy_ever_changes_in_hundreds_of_games(variant: Variant) -> None:
    for seed, game in starts(variant, 120, first=1000):
        check_no_old_copy_changes(game, random.Random(seed))


@every_variant
def test_step_and_apply_lead_to_the_same_states(variant: Variant) -> None:
    for seed, fast in starts(variant, 24):
        full = fast.clone()
        for number, chosen in enumerate(moments(fast, random.Random(seed))):
            assert full.digest() == fast.digest()
            viewer = (None, *range(full.players))[number % (full.players + 1)]
            decision = full.decision
            assert decision is not None
            if chosen < 0:
                full.concede(-1 - chosen, viewer)
                continue
            action = next(one for one in decision.actions if one.id == chosen)
            full.apply((action, chosen, str(action))[number % 3], viewer)  # an Action, its number or its text
        assert fingerprint(full) == fingerprint(fast)


@every_variant
def test_equality_and_hash_tell_states_apart(variant: Variant) -> None:
    game = new_random_game(3, variant)
    seen: dict[int, Game] = {}
    for _ in moments(game, random.Random(3)):
        for old in list(seen.values())[-8:]:
            assert game != old
        assert hash(game) not in seen
        seen[hash(game)] = game.clone()
    assert game != "a game"
    assert new_random_game(3, variant) != new_random_game(9, variant)


def test_equality_and_hash_tell_rulesets_apart() -> None:
    games = [new_random_game(3, variant) for variant in VARIANTS]
    assert len({hash(game) for game in games}) == len(games)
    assert all(one == other for one in games for other in games if one is other)
    assert all(one != other for one in games for other in games if one is not other)


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(),
    choices=st.lists(st.integers(0, 63), max_size=120),
    later=st.lists(st.integers(0, 63)),
)
def test_copies_are_alike_whatever_is_chosen(variant: Variant, seed: int, choices: list[int], later: list[int]) -> None:
    game = new_random_game(seed, variant)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
    copies = [way(game) for way in WAYS.values()]
    before = fingerprint(game)
    for copied in copies:
        assert_alike(game, copied)
        for number in later:
            if copied.legal():
                copied.apply(turned(copied, number))
    assert fingerprint(game) == before
    assert len({fingerprint(copied) for copied in copies}) == 1
