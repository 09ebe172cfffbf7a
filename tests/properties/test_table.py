"""Cards and tokens are conserved, rows well formed, and hands within their limit, at every decision of every game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from tests.properties.table import HandLimits, check_table
from tests.random_play import moments, new_random_game, turned


def play_and_check(seed: int) -> None:
    game = new_random_game(seed)
    limits = HandLimits()
    for _ in moments(game, random.Random(seed)):
        check_table(game)
        limits.look(game)
    check_table(game)


@pytest.mark.parametrize("start", range(0, 240, 40))
def test_the_table_is_sound_in_random_games(start: int) -> None:
    for seed in range(start, start + 40):
        play_and_check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 4000, 250))
def test_the_table_is_sound_in_thousands_of_random_games(start: int) -> None:
    for seed in range(start, start + 250):
        play_and_check(seed)


@given(seed=st.integers() | st.text(max_size=8), choices=st.lists(st.integers(0, 63), max_size=200))
def test_the_table_is_sound_whatever_is_chosen(seed: int | str, choices: list[int]) -> None:
    game = gosux.new_game("gosu-x", seed)
    limits = HandLimits()
    check_table(game)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
        check_table(game)
        limits.look(game)
