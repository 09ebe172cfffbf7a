"""Two games that differ only in what a player cannot know look the same to that player (design 5)."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game
from tests.properties.worlds import WAYS, Pair
from tests.random_play import (
    VARIANTS,
    Variant,
    every_variant,
    moments,
    new_random_game,
    starts,
    turned,
)

GALMI_AGAINST_JUSTICE = "galmi+narashima+abhilasha/justice+xian+tomorrow"
"""The clans that put cards on decks, reveal, search and look at hands."""


def compare_worlds(game: Game, rng: random.Random, pairs: float, decisions: int) -> Counter[str]:
    """Compare worlds that begin at some decisions of a game; returns how far they came."""
    outcome: Counter[str] = Counter()
    for _ in moments(game, rng):
        if rng.random() < pairs and not game.state.available:
            pair = Pair(game, game.state.decider, rng.randrange(len(WAYS)), random.Random(rng.random()))
            outcome[pair.play(decisions)] += 1
            outcome["compared"] += pair.compared
            outcome["different"] += pair.games[0].digest() != pair.games[1].digest()
    return outcome


@every_variant
def test_a_player_cannot_tell_two_worlds_apart(variant: Variant) -> None:
    outcome: Counter[str] = Counter()
    for seed, game in starts(variant, 30):
        outcome += compare_worlds(game, random.Random(seed), 0.08, 40)
    # The worlds stay alike for long, or little was shown.
    assert outcome["compared"] > 600
    assert outcome["different"] > 30


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("first", range(1000, 1200, 100))
def test_a_player_cannot_tell_many_worlds_apart(variant: Variant, first: int) -> None:
    outcome: Counter[str] = Counter()
    for seed, game in starts(variant, 50, first):
        outcome += compare_worlds(game, random.Random(seed), 0.25, 120)
    assert outcome["compared"] > 1500


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers(),
    choices=st.lists(st.integers(0, 63), min_size=1, max_size=80),
    way=st.integers(0, len(WAYS) - 1),
    later=st.randoms(use_true_random=False, note_method_calls=True),
)
def test_a_player_cannot_tell_worlds_apart_whatever_is_chosen(
    variant: Variant, seed: int, choices: list[int], way: int, later: random.Random
) -> None:
    game = new_random_game(seed, variant)
    if variant.ruleset != "gosu":
        game = gosux.new_game(variant.ruleset, seed, {"clans": GALMI_AGAINST_JUSTICE})
    for number in choices:
        if game.legal():
            game.step(turned(game, number))
    if game.legal():
        Pair(game, game.state.decider, way, random.Random(later.random())).play(20)
