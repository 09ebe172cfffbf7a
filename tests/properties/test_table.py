"""Cards and tokens are conserved, rows well formed, and hands within their limit, at every decision of every game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gosux import Game
from tests.properties.table import HandLimits, Rounds, check_table
from tests.random_play import VARIANTS, Variant, every_variant, moments, new_random_game, starts, turned


def play_and_check(game: Game, rng: random.Random) -> None:
    limits, rounds = HandLimits(), Rounds()
    for _ in moments(game, rng):
        check_table(game)
        limits.look(game)
        rounds.look(game)
    check_table(game)
    assert game.result is not None


@every_variant
@pytest.mark.parametrize("first", [0, 120])
def test_the_table_is_sound_in_random_games(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 120, first):
        play_and_check(game, random.Random(seed))


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("first", range(1000, 2000, 500))
def test_the_table_is_sound_in_thousands_of_random_games(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 500, first):
        play_and_check(game, random.Random(seed))


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers() | st.text(max_size=8),
    choices=st.lists(st.integers(0, 63), max_size=200),
)
def test_the_table_is_sound_whatever_is_chosen(variant: Variant, seed: int | str, choices: list[int]) -> None:
    game = new_random_game(seed, variant)
    limits = HandLimits()
    check_table(game)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
        check_table(game)
        limits.look(game)
