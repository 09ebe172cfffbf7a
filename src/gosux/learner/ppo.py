"""PPO by self-play on a batch of games. All seats are played by the same net; rewards come at the end of a game."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gosux.envs.batch import BatchEnv
from gosux.learner.net import Net, tensors


@dataclass(frozen=True)
class Settings:
    steps: int = 128  # decisions of each game between two updates
    epochs: int = 2
    minibatch: int = 4096
    rate: float = 1e-3  # falls to a tenth
    trace: float = 0.97  # GAE's lambda
    clip: float = 0.2
    entropy: float = 0.02  # falls to a tenth
    value: float = 0.5
    wild_drafts: float = 0.5  # share of the games whose decks are drafted by chance, so that all decks are learned


class Rollout:
    """What happened in the last steps: of each decision what was seen, done and expected. Time comes first."""

    def __init__(self) -> None:
        self.places: list[Tensor] = []
        self.values: list[Tensor] = []
        self.masks: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.chances: list[Tensor] = []  # logarithms
        self.expected: list[NDArray[np.float32]] = []
        self.counts: list[NDArray[np.bool_]] = []  # decisions to learn from: there was a choice, and the net chose
        self.asked: list[NDArray[np.int32]] = []
        self.rewards: list[NDArray[np.float64]] = []
        self.ended: list[NDArray[np.bool_]] = []


class Collector:
    """Plays the games on and remembers the decisions."""

    def __init__(self, tables: BatchEnv, net: Net, settings: Settings, seed: int, draft: int) -> None:
        self.tables = tables
        self.net = net
        self.settings = settings
        self.rng = np.random.default_rng(seed)
        self.draft = draft  # the entry of the observation that is 1 while clans are drafted
        self.rows = len(tables.asked)
        self.wild = self.rng.random(self.rows) < settings.wild_drafts

    def collect(self) -> tuple[Rollout, NDArray[np.float32]]:
        """The next decisions, and what is expected after the last one, by game and seat."""
        rollout = Rollout()
        tables = self.tables
        for _ in range(self.settings.steps):
            places, values = tensors(tables.places, tables.values, tables.counts)
            masks = torch.tensor(tables.masks)
            with torch.no_grad():
                policy, expected = self.net(places, values, masks)
            actions = torch.multinomial(policy.exp(), 1).squeeze(1)
            counts = tables.legal_counts > 1
            drafting = self.wild & is_set(places, values, self.draft)
            if drafting.any():
                by_chance = torch.from_numpy(tables.random_actions(self.rng)).long()
                actions = torch.where(torch.from_numpy(drafting), by_chance, actions)
                counts &= ~drafting
            rollout.places.append(places)
            rollout.values.append(values)
            rollout.masks.append(masks)
            rollout.actions.append(actions)
            rollout.chances.append(policy.gather(1, actions[:, None]).squeeze(1))
            rollout.expected.append(expected.numpy())
            rollout.counts.append(counts)
            rollout.asked.append(tables.asked.copy())
            tables.step(actions.numpy())
            rollout.rewards.append(tables.rewards.copy())
            rollout.ended.append(tables.ended.copy())
            if tables.ended.any():
                fresh = self.rng.random(self.rows) < self.settings.wild_drafts
                self.wild = np.where(tables.ended, fresh, self.wild)
        with torch.no_grad():
            _, expected = self.net(*tensors(tables.places, tables.values, tables.counts), torch.tensor(tables.masks))
        # Nobody else is asked, so what the others expect is told by the one who is: their chances add up to nothing.
        players = tables.rewards.shape[1]
        after = np.repeat(-expected.numpy()[:, None] / (players - 1), players, 1)
        after[np.arange(self.rows), tables.asked] = expected.numpy()
        return rollout, after


def is_set(places: Tensor, values: Tensor, entry: int) -> NDArray[np.bool_]:
    """In which games this entry of the observation is not 0."""
    found: NDArray[np.bool_] = ((places == entry) & (values != 0)).any(1).numpy()
    return found


def advantages(
    rollout: Rollout, after: NDArray[np.float32], trace: float
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Generalized advantage estimation, for each player along that player's own decisions; and the values to learn.

    Successive decisions of a game belong to different players: what follows a decision is the next one of the same
    player, or the reward if the game ends before that.
    """
    steps, rows = len(rollout.asked), len(rollout.asked[0])
    gains: NDArray[np.float32] = np.zeros((steps, rows), np.float32)
    following = after.copy()  # by game and seat: what is expected at the player's next decision
    later = np.zeros_like(after)  # the advantage there
    every = np.arange(rows)
    for step in reversed(range(steps)):
        ended = rollout.ended[step]
        following[ended] = rollout.rewards[step][ended]
        later[ended] = 0
        asked = rollout.asked[step]
        gain = following[every, asked] - rollout.expected[step] + trace * later[every, asked]
        gains[step] = gain
        following[every, asked] = rollout.expected[step]
        later[every, asked] = gain
    return gains, gains + np.stack(rollout.expected)


class Learner:
    """Improves a net from rollouts."""

    def __init__(self, net: Net, settings: Settings) -> None:
        self.net = net
        self.settings = settings
        self.optimizer = torch.optim.Adam(net.parameters(), lr=settings.rate, eps=1e-5)

    def learn(self, rollout: Rollout, after: NDArray[np.float32], left: float) -> dict[str, float]:
        """``left``: how much of the run is left, from 1 to 0."""
        settings = self.settings
        gains, targets = advantages(rollout, after, settings.trace)
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * max(0.1, left)
        width = max(one.shape[1] for one in rollout.places)
        places = torch.cat([torch.nn.functional.pad(one, (0, width - one.shape[1])) for one in rollout.places])
        values = torch.cat([torch.nn.functional.pad(one, (0, width - one.shape[1])) for one in rollout.values])
        masks, actions, chances = torch.cat(rollout.masks), torch.cat(rollout.actions), torch.cat(rollout.chances)
        gain, target = torch.from_numpy(gains.reshape(-1)), torch.from_numpy(targets.reshape(-1))
        used = torch.from_numpy(np.flatnonzero(np.concatenate(rollout.counts)))
        told = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "change": 0.0}
        parts = 0
        for _ in range(settings.epochs):
            for chosen in used[torch.randperm(len(used))].split(settings.minibatch):
                policy, expected = self.net(places[chosen], values[chosen], masks[chosen])
                new = policy.gather(1, actions[chosen][:, None]).squeeze(1)
                ratio = (new - chances[chosen]).exp()
                better = gain[chosen]
                better = (better - better.mean()) / (better.std() + 1e-6)
                clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy_loss = -torch.minimum(ratio * better, clipped * better).mean()
                value_loss = (expected - target[chosen]).square().mean()
                entropy = -(policy.exp() * policy.clamp(min=-50)).sum(1).mean()
                loss = policy_loss + settings.value * value_loss - settings.entropy * max(0.1, left) * entropy
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                parts += 1
                for name, amount in zip(told, (policy_loss, value_loss, entropy, (ratio - 1).abs().mean())):
                    told[name] += float(amount.detach())
        return {name: amount / parts for name, amount in told.items()} | {"decisions": float(len(used))}
