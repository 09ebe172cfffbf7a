"""Takes an exact number of random decisions and ends. ``instructions`` counts what this costs.

    python benchmarks/decisions.py RULESET PLAYERS DECISIONS

It prints which core played.
"""

import sys
from random import Random

import gosux


def play(ruleset: str, players: int, decisions: int) -> None:
    rng = Random(20)
    new_game = gosux.new_game
    left = decisions
    while left:
        game = new_game(ruleset, rng.getrandbits(64), players=players)
        while (actions := game.legal()) and left:
            game.step(actions[int(rng.random() * len(actions))])
            left -= 1


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    print("compiled" if gosux.compiled else "plain")
