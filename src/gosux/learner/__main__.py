"""Trains a net from the command line.

    python -m gosux.learner net.pt --minutes 3 --seed 1 --plot curve.png

docs/learner.md explains it.
"""

import argparse
import json
from pathlib import Path

import torch

from gosux.learner.plot import draw
from gosux.learner.training import Row, train


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net by PPO on the batch environment.")
    parser.add_argument("net", type=Path, help="where the net is written")
    parser.add_argument("--minutes", type=float, default=3.0, help="of processor time")
    parser.add_argument("--updates", type=int, help="instead of minutes: with one thread, the same net again")
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where the curve is written, as JSON lines")
    parser.add_argument("--plot", type=Path, help="where the curve is drawn, as PNG")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)

    def tell(row: Row) -> None:
        shares = ", ".join(f"{name} {100 * row[name]:.1f}%" for name in ("random", "recruit", "troop"))
        print(f"{row['seconds']:5.0f} s, {row['games']:6.0f} games, entropy {row['entropy']:.2f}: {shares}", flush=True)
        if given.log is not None:
            with given.log.open("a", encoding="utf-8") as log:
                print(json.dumps(row), file=log)

    net, curve = train(
        given.minutes, ruleset=given.ruleset, seed=given.seed, games=given.games, updates=given.updates, tell=tell
    )
    net.save(given.net)
    if given.plot is not None:
        draw(curve, given.plot)


if __name__ == "__main__":
    main()
