"""Any moment of any game can be written down: as a position, or as its seed and its list of actions."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game
from tests.properties.table import check_cards
from tests.random_play import moments, new_random_game, pick, turned


def check_position(game: Game) -> None:
    text = game.to_position()
    read = gosux.read_position(text)
    assert read == game, text
    assert read.legal() == game.legal()
    assert read.seed == game.seed
    assert read.to_position() == text


def check_position_continues(game: Game, rng: random.Random, most: int) -> None:
    read = gosux.read_position(game.to_position())
    original = game.clone()
    for _ in range(most):
        if not original.legal():
            break
        action = pick(original, rng)
        original.step(action)
        read.step(action)
        assert read.digest() == original.digest()
    assert read.result == original.result


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_positions_round_trip(start: int) -> None:
    for seed in range(start, start + 20):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.15 or game.state.groups:  # groups of known cards are rare
                check_position(game)
            if rng.random() < 0.03:
                check_position_continues(game, random.Random(seed), 60)
        check_position(game)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1000, 1200, 50))
def test_positions_round_trip_at_every_decision(start: int) -> None:
    for seed in range(start, start + 50):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            check_position(game)
            if rng.random() < 0.05:
                check_position_continues(game, random.Random(seed), 500)
        check_position(game)


def test_positions_of_positions_round_trip() -> None:
    for seed in range(15):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.05:
                game = gosux.read_position(game.to_position())
                break
        for _ in moments(game, rng):
            if rng.random() < 0.1:
                check_position(game)
        check_position(game)


EVERYTHING = """
seed = "a \\"quoted\\" seed"
dice = 40
round = 2
turn = 1
starter = 0
turns_left = 2
additional_turn = true
recall = true
wonder = 1
bounty = "0:I2"
tiles = ["narashima", "justice"]

[[ban]]
player = 1
card = "hempo"
by = 0
last_turn = true

[[player]]
clans = ["galmi", "phoenix", "xian"]
army.I = ["bun-to [t]", "(1000-faces)"]
army.II = ["dalisteer [t] [t]"]
hand = ["boul-go#1", "muraena@1", "kaez"]
deck = ["un-go@0#1", "kno-bo@0#1", "arpia@01", "pangu@0#2", "nio@0#2", "timer"]
discard = ["shard"]
removed = ["phoenix"]
locked = 1
supremacy = 1
passed = true
turns = 4

[[player]]
army.I = ["demon-guardians [x2]"]
hand = ["elle@0", "hempo"]
top = ["sati", "quae@01"]
discard = ["nitish", "smook"]
locked = 0
spent = 1
turns = 7
"""


def test_a_position_with_everything_round_trips() -> None:
    """Cards that the written deck leaves out stay out of the game."""
    game = gosux.read_position(EVERYTHING)
    assert game.seed == 'a "quoted" seed'
    check_position(game)
    for seed in range(10):
        rng = random.Random(seed)
        check_position_continues(game, rng, 200)
        later = game.clone()
        for _ in moments(later, rng):
            check_position(later)
            check_cards(later)


def test_a_conceded_game_round_trips() -> None:
    for seed in range(12):
        game = new_random_game(seed)
        rng = random.Random(seed)
        for number, _ in enumerate(moments(game, rng)):
            if number == seed * 5:
                conceded = game.clone()
                conceded.concede(seed % 2)
                check_position(conceded)


@pytest.mark.parametrize("start", range(0, 100, 50))
def test_seed_and_actions_give_the_same_game(start: int) -> None:
    for seed in range(start, start + 50):
        game = new_random_game(seed)
        digests = [game.digest() for _ in moments(game, random.Random(seed))]
        again = gosux.new_game(game.ruleset, game.seed, dict(game.options))
        for action, digest in zip(game.history, digests, strict=True):
            assert again.digest() == digest
            again.step(action)
        assert again == game
        assert again.result == game.result


def test_another_seed_gives_another_game() -> None:
    starts = {gosux.new_game("gosu-x", seed, {"clans": "galmi+xian+justice/phoenix+tomorrow+narashima"}).digest()
              for seed in range(200)}  # fmt: skip
    assert len(starts) == 200


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert gosux.new_game("gosu-x", 7) == gosux.new_game("gosu-x", "7")


def test_a_game_without_a_seed_is_a_new_one_every_time() -> None:
    assert gosux.new_game("gosu-x").seed != gosux.new_game("gosu-x").seed


@given(seed=st.integers() | st.text(max_size=12), choices=st.lists(st.integers(0, 63), max_size=100))
def test_positions_round_trip_whatever_is_chosen(seed: int | str, choices: list[int]) -> None:
    game = gosux.new_game("gosu-x", seed)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
    check_position(game)
