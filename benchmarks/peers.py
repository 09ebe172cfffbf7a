"""The measurements of OpenSpiel and RLCard, driven like gosux."""

import time
from random import Random
from statistics import median
from typing import Any

from gosux.lab.measure import Speed, cost

MIDDLES = 5
CHANCE = -1  # the player at OpenSpiel's chance nodes


def open_spiel(name: str, seconds: float, rng: Random) -> Speed:
    """Whole games by ``legal_actions()`` and ``apply_action()``, driven as OpenSpiel's documents show.

    That is asking for the end, for chance nodes, which are no decisions, and for their outcomes. Those of the games
    played here are equally likely, which spares drawing by weights.
    """
    import pyspiel

    game: Any = pyspiel.load_game(name)
    games = 0
    decisions = 0
    clock = time.process_time
    started = clock()
    while clock() < started + seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        games += 1
    return Speed(games, decisions, clock() - started)


def open_spiel_hurried(name: str, seconds: float, rng: Random) -> Speed:
    """The same with a minimal loop, which OpenSpiel's documentation does not show.

    Chance is drawn like an action, without asking for probabilities, and no call asks whether a node is a chance node
    or terminal. Chance nodes are not decisions; they are counted while the clock is stopped.
    """
    import pyspiel

    game: Any = pyspiel.load_game(name)
    games = 0
    decisions = 0
    spent = 0.0
    clock = time.process_time
    while spent < seconds:
        started = clock()
        state = game.new_initial_state()
        while actions := state.legal_actions():
            state.apply_action(actions[int(rng.random() * len(actions))])
        spent += clock() - started
        assert state.is_terminal()
        decisions += sum(one.player != CHANCE for one in state.full_history())
        games += 1
    return Speed(games, decisions, spent)


def rlcard(name: str, seconds: float, rng: Random) -> Speed:
    """Whole games by ``env.step()``."""
    import rlcard

    environment: Any = rlcard.make(name, {"seed": rng.getrandbits(32)})
    games = 0
    decisions = 0
    clock = time.process_time
    started = clock()
    while clock() < started + seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        games += 1
    return Speed(games, decisions, clock() - started)


def hearts_clone_cost(seconds: float) -> float:
    """Seconds for ``state.clone()`` in the middle of a game of hearts: the median of several middles."""
    return median([cost(_middle_of_hearts(Random(number)).clone, seconds / MIDDLES) for number in range(MIDDLES)])


def _middle_of_hearts(rng: Random) -> Any:
    """A game after half of its decisions. All of its chance comes before them."""
    import pyspiel

    game: Any = pyspiel.load_game("hearts")
    whole = game.new_initial_state()
    while actions := whole.legal_actions():
        whole.apply_action(actions[int(rng.random() * len(actions))])
    moves = whole.full_history()
    dealt = sum(one.player == CHANCE for one in moves)
    state = game.new_initial_state()
    for move in moves[: dealt + (len(moves) - dealt) // 2]:
        state.apply_action(move.action)
    return state
