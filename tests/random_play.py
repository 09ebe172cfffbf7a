"""Random games for tests: seeded, and by lists of numbers that Hypothesis can draw and shrink."""

import random
from collections.abc import Iterator

import gosux
from gosux import Game
from gosux.model import kinds
from gosux.model.actions import DRAW_ONE, DRAW_THREE, PASS_TURN

MOST_DECISIONS = 5000
"""No game of random play comes near it: whoever asks more often is stuck in a circle."""


def new_random_game(seed: int) -> Game:
    """A game whose options follow from its seed, so that many seeds try all of them."""
    options: dict[str, object] = {
        "edition": ("en", "fr")[seed % 2],
        "wonder_returns": ("no", "yes")[seed // 2 % 2],
        "uncertain_shift": ("0", "none", "2")[seed % 3],
    }
    return gosux.new_game("gosu-x", seed, options)


def pick(game: Game, rng: random.Random) -> int:
    """A legal action. In turns, cards are preferred and passing is put off, so that armies grow and rounds last."""
    legal = game.legal()
    if game.state.kind == kinds.TURN and rng.random() < 0.9:
        idle = (PASS_TURN, DRAW_ONE, DRAW_THREE) if rng.random() < 0.7 else (PASS_TURN,)
        busy = [action for action in legal if action not in idle]
        if busy:
            return rng.choice(busy)
    return rng.choice(legal)


def turned(game: Game, number: int) -> int:
    """The legal action that any number stands for."""
    legal = game.legal()
    return legal[number % len(legal)]


def moments(game: Game, rng: random.Random) -> Iterator[int]:
    """Play to the end: at every decision, the action that will be taken when the caller goes on."""
    for _ in range(MOST_DECISIONS):
        if not game.legal():
            assert game.state.over, "a running game asks nobody"
            return
        action = pick(game, rng)
        yield action
        game.step(action)
    raise AssertionError(f"the game does not end: {game!r}")


def play_out(game: Game, rng: random.Random) -> None:
    """Play to the end."""
    for _ in moments(game, rng):
        pass


def played(seed: int, decisions: int) -> Game:
    """The game of a seed after so many decisions of random play; earlier if it is over by then."""
    game = new_random_game(seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not game.legal():
            break
        game.step(pick(game, rng))
    return game
