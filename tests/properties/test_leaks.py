"""Two games that differ only in what a player cannot know look the same to that player (design 5)."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from tests.properties.worlds import WAYS, Pair
from tests.random_play import moments, new_random_game, turned


def compare_worlds(seed: int, pairs: float, decisions: int) -> Counter[str]:
    """Compare worlds that begin at some decisions of a game; returns how far they came."""
    game = new_random_game(seed)
    rng = random.Random(seed)
    outcome: Counter[str] = Counter()
    for _ in moments(game, rng):
        if rng.random() < pairs and not game.state.available:
            pair = Pair(game, game.state.decider, rng.randrange(len(WAYS)), random.Random(rng.random()))
            outcome[pair.play(decisions)] += 1
            outcome["compared"] += pair.compared
            outcome["different"] += pair.games[0].digest() != pair.games[1].digest()
    return outcome


@pytest.mark.parametrize("start", range(0, 60, 15))
def test_a_player_cannot_tell_two_worlds_apart(start: int) -> None:
    outcome: Counter[str] = Counter()
    for seed in range(start, start + 15):
        outcome += compare_worlds(seed, 0.08, 40)
    assert outcome["compared"] > 600  # the worlds stay alike for long, or little was shown
    assert outcome["different"] > 30


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 1300, 25))
def test_a_player_cannot_tell_many_worlds_apart(start: int) -> None:
    outcome: Counter[str] = Counter()
    for seed in range(start, start + 25):
        outcome += compare_worlds(seed, 0.25, 120)
    assert outcome["compared"] > 3000


@given(
    seed=st.integers(),
    choices=st.lists(st.integers(0, 63), min_size=1, max_size=80),
    way=st.integers(0, len(WAYS) - 1),
    later=st.randoms(use_true_random=False, note_method_calls=True),
)
def test_a_player_cannot_tell_worlds_apart_whatever_is_chosen(
    seed: int, choices: list[int], way: int, later: random.Random
) -> None:
    game = gosux.new_game("gosu-x", seed, {"clans": "galmi+narashima+abhilasha/justice+xian+tomorrow"})
    for number in choices:
        if game.legal():
            game.step(turned(game, number))
    if game.legal():
        Pair(game, game.state.decider, way, random.Random(later.random())).play(20)
