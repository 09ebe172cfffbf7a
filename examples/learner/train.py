"""Trains a net by PPO on the batch environment.

    python -m examples.learner.train net.pt --minutes 3 --seed 1 --plot curve.png

docs/learner.md explains it.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import torch

from examples.learner.measure import against_bot, against_random
from examples.learner.net import Net
from examples.learner.plot import draw
from examples.learner.ppo import Collector, Learner, Settings
from gosux.envs.batch import BatchEnv
from gosux.envs.observation import layout
from gosux.model.kinds import DRAFT

Row = dict[str, float]
"""A point of the curve: processor time, games so far, losses, and the share of games won by opponent."""


def train(
    minutes: float = 3.0,
    *,
    ruleset: str = "gosu-x",
    seed: int = 1,
    games: int = 256,
    updates: int | None = None,
    width: int = 128,
    measure_every: int = 10,
    rivals: Sequence[str] = ("recruit", "troop"),
    settings: Settings | None = None,
    tell: Callable[[Row], None] = lambda row: None,
) -> tuple[Net, list[Row]]:
    """A net trained for some minutes of processor time, or for a number of updates; and its curve.

    ``rivals`` are measured with random play every so many updates, which is not counted as training. The same seed and
    number of updates give the same net on the same machine, with one thread (``torch.set_num_threads(1)``).
    """
    settings = settings or Settings()
    torch.manual_seed(seed)
    net = Net(ruleset, width=width)
    draft = layout(ruleset).parts["kind"].start + DRAFT
    collector = Collector(BatchEnv(ruleset, games, f"training {seed}", dense=False), net, settings, seed, draft)
    learner = Learner(net, settings)
    curve: list[Row] = []
    played, update, done, seconds = 0, 0, 0.0, 0.0
    decisions = 0.0
    while done < 1:
        began = time.process_time()
        rollout, after = collector.collect()
        told = learner.learn(rollout, after, 1 - done)
        seconds += time.process_time() - began
        played += int(np.sum(rollout.ended))
        decisions += told["decisions"]
        update += 1
        done = update / updates if updates is not None else seconds / (60 * minutes)
        if update % measure_every == 1 or done >= 1:
            row = {**told, "update": update, "seconds": seconds, "games": played, "decisions": decisions}
            row["random"] = against_random(net, ruleset, seed=update)
            row |= {name: against_bot(net, name, ruleset, seed=update) for name in rivals}
            curve.append(row)
            tell(row)
    return net, curve


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
