"""Whatever a real game comes to is a state that the validator accepts, also in the middle of effects."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import gosux
from gosux import Game, View
from gosux.game.codec import read_state, state_json
from gosux.game.validate import check_state
from gosux.packs import use_packs
from tests.properties.damage import through_json
from tests.random_play import Variant, every_variant, moments, starts

PACK = str(Path(__file__).parents[2] / "examples" / "embers.py")


def check(game: Game, rng: random.Random) -> None:
    """The state, its copy through JSON, and now and then all other ways of writing it down."""
    check_state(game.state)
    state = read_state(game.rules.catalogue, game.state.options, state_json(game.state))
    check_state(state)
    if rng.random() < 0.05:
        assert Game.from_json(through_json(game.to_json())) == game
        assert gosux.read_position(game.to_position()) == game
    if rng.random() < 0.05 and game.legal():
        view = View.from_json(through_json(game.view(rng.randrange(game.players)).to_json()))
        world = view.sample(rng)
        check_state(world.state)
        assert Game.from_json(through_json(world.to_json())) == world


def play_and_check(game: Game, seed: int) -> None:
    rng = random.Random(f"check {seed}")
    for _ in moments(game, random.Random(seed)):
        check(game, rng)
    check(game, rng)


@every_variant
def test_every_state_of_random_games_is_valid(variant: Variant) -> None:
    for seed, game in starts(variant, 20, 300):
        play_and_check(game, seed)


@pytest.mark.slow
@every_variant
def test_every_state_of_many_random_games_is_valid(variant: Variant) -> None:
    for seed, game in starts(variant, 300, 3000):
        play_and_check(game, seed)


def games_with_the_pack() -> Iterator[tuple[int, Game]]:
    for base in ("gosu-x", "gosu-x-quick"):
        for seed in range(5):
            yield seed, gosux.new_game(use_packs(base, [PACK]), seed)


def test_every_state_of_games_with_a_pack_is_valid() -> None:
    for seed, game in games_with_the_pack():
        play_and_check(game, seed)


@pytest.mark.rule("G3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_gosu_at_the_limit_of_turns_is_valid(players: int) -> None:
    """Everybody has taken nearly a hundred turns: the rules pass for them, in a turn that is counted too."""
    for seed in range(4):
        tables = "\n".join(f'[[player]]\nturns = {98 + (seat + seed) % 3}\narmy.I = ["psi"]' for seat in range(2))
        more = "\n".join(f"[[player]]\nturns = {97 + seed}" for _ in range(players - 2))
        game = gosux.read_position(f'ruleset = "gosu"\nseed = "{seed}"\n{tables}\n{more}\n')
        seen = 0
        for _ in moments(game, random.Random(seed)):
            check_state(game.state)
            assert gosux.read_position(game.to_position()) == game
            seen = max(seen, *[seat.turns for seat in game.state.seats])
            if game.state.round > 1:
                break
        assert seen <= 101
