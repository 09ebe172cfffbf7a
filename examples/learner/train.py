"""Trains a net by PPO on the batch environment.

    python -m examples.learner.train net.pt --minutes 30 --seed 1 --plot curve.png

docs/learner.md explains it.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from examples.learner.net import Net, tensors
from examples.learner.ppo import Collector, Learner, Settings
from gosux.envs.batch import BatchEnv
from gosux.envs.observation import layout
from gosux.model.kinds import DRAFT

Told = dict[str, float]


def train(
    minutes: float = 30.0,
    *,
    ruleset: str = "gosu-x",
    seed: int = 1,
    games: int = 256,
    updates: int | None = None,
    width: int = 128,
    measure_every: int = 20,
    settings: Settings | None = None,
    tell: Callable[[Told], None] = lambda told: None,
) -> tuple[Net, list[Told]]:
    """A net trained for some minutes of processor time, or for a number of updates; and its curve, row by row.

    The same seed and number of updates give the same net on the same machine.
    """
    settings = settings or Settings()
    torch.manual_seed(seed)
    net = Net(ruleset, width=width)
    kind = layout(ruleset).parts["kind"].start + DRAFT
    tables = BatchEnv(ruleset, games, f"training {seed}", dense=False)
    collector = Collector(tables, net, settings, seed, range(kind, kind + 1))
    learner = Learner(net, settings)
    curve: list[Told] = []
    began = time.process_time()
    played, update, done = 0, 0, 0.0
    decisions = 0.0
    while done < 1:
        rollout, after = collector.collect()
        played += int(np.sum(rollout.ended))
        told = learner.learn(rollout, after, 1 - done)
        decisions += told["decisions"]
        update += 1
        spent = time.process_time() - began
        done = update / updates if updates is not None else spent / (60 * minutes)
        if update % measure_every == 1 or done >= 1:
            score = against_random(net, ruleset, seed=update)
            curve.append({**told, "update": update, "seconds": spent, "games": played, "all": decisions, "random": score})
            tell(curve[-1])
    return net, curve


def against_random(net: Net, ruleset: str = "gosu-x", games: int = 256, seed: int = 0) -> float:
    """The share of games that a net wins against random play: each game is the first one of its row."""
    tables = BatchEnv(ruleset, games, f"measuring {seed}", dense=False)
    rng = np.random.default_rng(seed)
    seats = np.arange(games) % tables.players
    left = np.ones(games, np.bool_)
    won = 0.0
    while left.any():
        with torch.no_grad():
            policy, _ = net(*tensors(tables.places, tables.values, tables.counts), torch.tensor(tables.masks))
        actions = torch.multinomial(policy.exp(), 1).squeeze(1).numpy()
        tables.step(np.where(tables.asked == seats, actions, tables.random_actions(rng)))
        over = left & tables.ended
        won += float(np.sum((1 + tables.rewards[np.flatnonzero(over), seats[over]]) / 2))
        left &= ~over
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net by PPO on the batch environment.")
    parser.add_argument("net", type=Path, help="where the net is written")
    parser.add_argument("--minutes", type=float, default=30.0, help="of processor time")
    parser.add_argument("--ruleset", default="gosu-x")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where the curve is written, as JSON lines")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    rows: list[Told] = []

    def tell(row: Told) -> None:
        rows.append(row)
        print(
            f"{row['seconds']:6.0f} s  update {row['update']:5.0f}  games {row['games']:7.0f}  entropy {row['entropy']:.3f}  value loss "
            f"{row['value']:.3f}  change {row['change']:.3f} against random {100 * row['random']:.1f}%",
            flush=True,
        )
        if given.log is not None:
            given.log.write_text("".join(json.dumps(one) + "\n" for one in rows), encoding="utf-8")

    net, _ = train(given.minutes, ruleset=given.ruleset, seed=given.seed, games=given.games, tell=tell)
    net.save(given.net)


if __name__ == "__main__":
    main()
