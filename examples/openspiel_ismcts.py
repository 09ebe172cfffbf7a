"""OpenSpiel's information set search (IS-MCTS) plays Gosu X against a random bot.

    pip install "gosux[openspiel]"
    python examples/openspiel_ismcts.py [SIMULATIONS] [SEED]

The search never looks at the real game: every simulation starts from a world dealt by ``view.sample``, and nodes of its
tree are told apart by what a player observes. See docs/openspiel.md.
"""

import random
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gosux.envs.openspiel import resampler

# Fixed decks, so that there is no draft to search through.
GAME = "python_gosu_x(clans=galmi+narashima+abhilasha/justice+xian+tomorrow)"


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """The searching bot."""
    dice = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=dice,
        use_observation_string=True,
    )
    bot.set_resampler(resampler(random.Random(seed)))
    return bot


def play(simulations: int, seed: int) -> list[float]:
    """Play one game, the searching bot at seat 0; returns what each player got."""
    game = pyspiel.load_game(GAME)
    bots = [searcher(game, simulations, seed), pyspiel.make_uniform_random_bot(1, seed)]
    state = game.new_initial_state()
    state.apply_action(seed % game.max_chance_outcomes())  # the deal
    while not state.is_terminal():
        player = state.current_player()
        action = int(bots[player].step(state))
        print(f"player {player}: {state.action_to_string(action)}")
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    returns = play(simulations, seed)
    print(f"search {returns[0]:+g}, random {returns[1]:+g}")


if __name__ == "__main__":
    main()
