"""Any moment of any game can be written down: as a position, or as its seed and its list of actions."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gosux
from gosux import Game
from tests.properties.table import check_table
from tests.random_play import (
    GOSU_3,
    GOSU_4,
    VARIANTS,
    Variant,
    deed,
    every_variant,
    moments,
    new_random_game,
    starts,
    take,
    turned,
)


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
        chosen = deed(original, rng)
        take(original, chosen)
        take(read, chosen)
        assert read.digest() == original.digest()
    assert read.result == original.result


@every_variant
def test_positions_round_trip(variant: Variant) -> None:
    for seed, game in starts(variant, 30):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            rare = game.state.groups or game.state.foreign or game.state.vacant >= 0
            if rng.random() < (0.25 if rare else 0.1):
                check_position(game)
            if rng.random() < 0.03:
                check_position_continues(game, random.Random(seed), 60)
        check_position(game)


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("first", [1000, 1030])
def test_positions_round_trip_at_every_decision(variant: Variant, first: int) -> None:
    for seed, game in starts(variant, 30, first):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            check_position(game)
            if rng.random() < 0.05:
                check_position_continues(game, random.Random(seed), 500)
        check_position(game)


@every_variant
def test_positions_of_positions_round_trip(variant: Variant) -> None:
    for seed, game in starts(variant, 12):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.05:
                game = gosux.read_position(game.to_position())
                break
        for _ in moments(game, rng):
            if rng.random() < 0.1:
                check_position(game)
        check_position(game)


EVERYTHING_OF_GOSU_X = """
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


EVERYTHING_OF_THE_QUICK_RULES = """
ruleset = "gosu-x-quick"
options = { edition = "fr", wonder_returns = "yes", uncertain_shift = "none" }
seed = "quick"
turn = 1
wonder = 0
tiles = ["narashima"]

[[player]]
clans = ["galmi", "phoenix", "xian"]
army.I = ["bun-to [t]", "(1000-faces)"]
hand = ["boul-go", "muraena@1", "kaez"]
top = ["arpia@01", "timer"]
discard = ["shard"]
tokens = 1
spent = 1
lost = 1
supremacy = 1
passed = true

[[player]]
army.I = ["demon-guardians [x2]"]
hand = ["elle@0", "hempo", "sati", "quae"]
tokens = 0
lost = 2
"""

EVERYTHING_OF_GOSU = """
ruleset = "gosu"
options = { last_player_turns = "10" }
seed = "goblins"
dice = 12
round = 3
turn = 2
starter = 3
advantage = 1
turns_pending = 2
discard = ["kao", "seeker", "garsh"]
deck = ["psi@12", "loya", "trix", "guardian", "dalister", "ammo"]

[[player]]
army.I = ["seeker [t2]", "(medic)", "shaman [t]"]
army.II = ["copycat"]
army.III = ["blind"]
hand = ["prescient", "kataclysm@1", "assassin@123"]
points = 2
passed = true
turns = 7

[[player]]
army.I = ["ak52 [t3]"]
hand = []
spent = 1
tokens = 1
points = 1
turns = 3

[[player]]
army.I = ["illusionist", "scout"]
army.II = ["kameo", "(meow)"]
hand = ["avenger", "explosive", "moonlight", "temuchin"]
turns = 4

[[player]]
army.I = ["thief", "summoner"]
army.II = ["manner"]
hand = []
out = true
turns = 2
"""


@pytest.mark.parametrize("position", [EVERYTHING_OF_GOSU_X, EVERYTHING_OF_THE_QUICK_RULES, EVERYTHING_OF_GOSU],
                         ids=["gosu-x", "gosu-x-quick", "gosu"])  # fmt: skip
def test_a_position_with_everything_round_trips(position: str) -> None:
    """Cards that the written deck leaves out stay out of the game."""
    game = gosux.read_position(position)
    assert game.seed in ('a "quoted" seed', "quick", "goblins")
    check_position(game)
    for seed in range(6):
        rng = random.Random(seed)
        check_position_continues(game, rng, 200)
        later = game.clone()
        for _ in moments(later, rng):
            check_position(later)
            check_table(later)


@every_variant
def test_a_conceded_game_round_trips(variant: Variant) -> None:
    for seed in range(12):
        game = new_random_game(seed, variant)
        rng = random.Random(seed)
        for number, _ in enumerate(moments(game, rng)):
            leaving = seed % variant.players
            if number == seed * 5 and not game.state.seats[leaving].out:
                conceded = game.clone()
                conceded.concede(leaving)
                check_position(conceded)


@pytest.mark.rule("G3.7")
@pytest.mark.parametrize("variant", [GOSU_3, GOSU_4], ids=str)
def test_a_game_that_somebody_left_in_the_middle_of_an_effect_round_trips(variant: Variant) -> None:
    for seed, game in starts(variant, 16):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if game.decision is not None and game.decision.kind != "turn" and rng.random() < 0.2:
                left = game.clone()
                left.concede(rng.choice([seat for seat in range(variant.players) if not left.state.seats[seat].out]))
                check_position(left)
                check_position_continues(left, random.Random(seed), 20)


@every_variant
def test_seed_and_actions_give_the_same_game(variant: Variant) -> None:
    for seed in variant.seeds(60):
        game = new_random_game(seed, variant)
        digests = [game.digest() for _ in moments(game, random.Random(seed))]
        again = gosux.new_game(game.ruleset, game.seed, dict(game.options), game.players)
        for done, digest in zip(game.history, digests, strict=True):
            assert again.digest() == digest
            take(again, done)
        assert again == game
        assert again.result == game.result


FIXED: dict[str, object] = {"clans": "galmi+xian+justice/phoenix+tomorrow+narashima"}


@every_variant
def test_another_seed_gives_another_deal(variant: Variant) -> None:
    options = {} if variant.ruleset == "gosu" else dict(FIXED)
    deals = set()
    for seed in range(200):
        state = gosux.new_game(variant.ruleset, seed, options, variant.players).state
        deals.add(str([seat.hand + seat.deck for seat in state.seats]))
    assert len(deals) == 200


@every_variant
def test_a_number_and_its_text_are_the_same_seed(variant: Variant) -> None:
    games = [gosux.new_game(variant.ruleset, seed, players=variant.players) for seed in (7, "7")]
    assert games[0] == games[1]


@every_variant
def test_a_game_without_a_seed_is_a_new_one_every_time(variant: Variant) -> None:
    assert gosux.new_game(variant.ruleset).seed != gosux.new_game(variant.ruleset).seed


@given(
    variant=st.sampled_from(VARIANTS),
    seed=st.integers() | st.text(max_size=12),
    choices=st.lists(st.integers(0, 63), max_size=100),
)
def test_positions_round_trip_whatever_is_chosen(variant: Variant, seed: int | str, choices: list[int]) -> None:
    game = new_random_game(seed, variant)
    for number in choices:
        if not game.legal():
            break
        game.step(turned(game, number))
    check_position(game)
