"""How fast is this machine? Random games by the fast face, and copies in their middle: what `gosux bench` prints.

    python examples/speed.py [seconds]

`make bench` does the same beside OpenSpiel and RLCard (the extra `bench`); see docs/performance.md.
"""

import sys
from random import Random
from time import process_time

import gosux


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rng = Random(7)
    games = decisions = 0
    started = process_time()
    while process_time() < started + seconds:
        game = gosux.new_game("gosu-x", seed=games)
        while legal := game.legal():
            game.step(legal[int(rng.random() * len(legal))])
        games += 1
        decisions += len(game.history)
    spent = process_time() - started
    core = "compiled" if gosux.compiled else "plain Python"
    print(f"{core}: {decisions / spent:,.0f} decisions and {games / spent:,.0f} games per second")


if __name__ == "__main__":
    main()
