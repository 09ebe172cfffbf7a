"""Copies are equal and independent at every decision: clone, JSON, deepcopy, pickle; and no old copy ever changes."""

import copy
import json
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game
from tests.random_play import moments, new_random_game, pick, turned


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
        action = pick(game, rng)
        before = fingerprint(game)
        events = copied.apply(action, viewer=None)
        assert fingerprint(game) == before, "a step of the copy changed the original"
        after = fingerprint(copied)
        expected = game.apply(action, viewer=None)
        assert [event.to_json() for event in events] == [event.to_json() for event in expected]
        assert fingerprint(copied) == after, "a step of the original changed the copy"
        assert fingerprint(game) == after


@pytest.mark.parametrize("way", WAYS)
def test_copies_are_alike_at_every_decision(way: str) -> None:
    for seed in range(15):
        game = new_random_game(seed)
        for _ in moments(game, random.Random(seed)):
            assert_alike(game, WAYS[way](game))
        assert_alike(game, WAYS[way](game))


@pytest.mark.parametrize("way", WAYS)
def test_copies_continue_alike_and_independently(way: str) -> None:
    for seed in range(30):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.04:
                original = game.clone()
                assert_continue_alike(original, WAYS[way](original), random.Random(seed), 12)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_copies_from_every_decision_of_many_games_end_alike(way: str) -> None:
    for seed in range(100, 150):
        game = new_random_game(seed)
        rng = random.Random(seed)
        copies = []
        for _ in moments(game, rng):
            assert_alike(game, WAYS[way](game))
            copies.append((len(game.history), WAYS[way](game)))
        for begun, copied in copies:
            for action in game.history[begun:]:
                copied.step(action)
            assert_alike(game, copied)


def check_no_old_copy_changes(seed: int) -> None:
    """Keep every state of a game, play on from all of them, and look at each one again at the end."""
    game = new_random_game(seed)
    rng = random.Random(seed)
    kept: list[tuple[Game, str]] = []
    for _ in moments(game, rng):
        kept.append((game.clone(), fingerprint(game)))
        branch = game.clone()
        for _ in range(3):
            if branch.legal():
                branch.step(rng.choice(branch.legal()))
    for old, before in kept:
        assert fingerprint(old) == before


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_no_old_copy_ever_changes(start: int) -> None:
    for seed in range(start, start + 20):
        check_no_old_copy_changes(seed)


@pytest.mark.slow
def test_no_old_copy_ever_changes_in_hundreds_of_games() -> None:
    for seed in range(1000, 1500):
        check_no_old_copy_changes(seed)


def test_step_and_apply_lead_to_the_same_states() -> None:
    for seed in range(40):
        fast, full = new_random_game(seed), new_random_game(seed)
        for number, action in enumerate(moments(fast, random.Random(seed))):
            assert full.digest() == fast.digest()
            decision = full.decision
            assert decision is not None
            chosen = next(one for one in decision.actions if one.id == action)
            given = (chosen, action, str(chosen))[number % 3]  # an Action, its number or its text
            full.apply(given, viewer=(None, 0, 1)[number % 3])
        assert fingerprint(full) == fingerprint(fast)


def test_equality_and_hash_tell_states_apart() -> None:
    game = new_random_game(3)
    seen: dict[int, Game] = {}
    for _ in moments(game, random.Random(3)):
        for old in seen.values():
            assert game != old
        assert hash(game) not in seen
        seen[hash(game)] = game.clone()
    assert game != "a game"
    assert new_random_game(3) != new_random_game(4)


@given(seed=st.integers(), choices=st.lists(st.integers(0, 63), max_size=120), later=st.lists(st.integers(0, 63)))
def test_copies_are_alike_whatever_is_chosen(seed: int, choices: list[int], later: list[int]) -> None:
    game = gosux.new_game("gosu-x", seed)
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
