"""Trains a net by PPO on the batch environment."""

import time
from collections.abc import Callable, Sequence

import numpy as np
import torch

from gosux.envs.batch import BatchEnv
from gosux.envs.observation import layout
from gosux.learner.measure import against_bot, against_random
from gosux.learner.net import Net
from gosux.learner.ppo import Collector, Learner, Settings
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
