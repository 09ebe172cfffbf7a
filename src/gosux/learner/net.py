"""A small net that scores the legal actions and the chances of the player who is asked.

It reads only the numbers of the observation that are not 0, about 54 of 5,454: the first layer is a sum of rows.
"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from gosux.envs.observation import Layout, layout
from gosux.rules.registry import ruleset

SHARED = {"army": 2}
"""Parts whose rows also have a common share over one axis: a card is much the same card in every slot."""


class Net(nn.Module):
    """Policy and value, for one ruleset and number of players."""

    shared_row: Tensor
    scale: Tensor
    kind_of: Tensor

    def __init__(self, ruleset_id: str = "gosu-x", players: int | None = None, width: int = 128) -> None:
        super().__init__()
        found = layout(ruleset_id, players)
        actions = ruleset(ruleset_id).catalogue.table.size
        self.made_for = {"ruleset_id": ruleset_id, "players": found.players, "width": width}
        shared, count = shared_rows(found)
        self.register_buffer("shared_row", torch.tensor(shared), persistent=False)
        self.register_buffer("scale", torch.tensor(scales(found)), persistent=False)
        kind = found.parts["kind"]
        self.kinds = kind.stop - kind.start
        self.register_buffer("kind_of", torch.tensor(kinds(found)), persistent=False)
        self.rows = nn.Parameter(torch.randn(found.size, width) * 0.1)
        self.shared = nn.Parameter(torch.randn(count, width) * 0.1)
        self.first = nn.Parameter(torch.zeros(width))
        self.hidden = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        # What an action means depends on the question, so each kind of question has its own liking for each action.
        self.liking = nn.Parameter(torch.zeros(self.kinds + 1, actions))
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)

    def forward(self, places: Tensor, values: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Places and numbers of the entries that are not 0 (rows filled up with zeros), and the legal actions.

        Returns the logarithms of the policy's probabilities and the expected rewards.
        """
        table = self.rows + self.shared[self.shared_row]
        weights = values.float() * self.scale[places]
        hidden = functional.embedding_bag(places, table, mode="sum", per_sample_weights=weights) + self.first
        hidden = torch.relu(hidden)
        hidden = torch.relu(self.hidden(hidden)) + hidden
        kind = (self.kind_of[places] * (values != 0)).amax(1)
        scores = self.policy(hidden) + self.liking[kind]
        scores = scores.masked_fill(masks == 0, -1e9)
        return torch.log_softmax(scores, 1), torch.tanh(self.value(hidden)).squeeze(1)

    def save(self, path: Path | str) -> None:
        """Write the net to a file, for ``load``."""
        torch.save({"made_for": self.made_for, "weights": self.state_dict()}, path)


def load(path: Path | str) -> Net:
    """A net from a file that ``Net.save`` wrote."""
    stored = torch.load(path, weights_only=True)
    net = Net(**stored["made_for"])
    net.load_state_dict(stored["weights"])
    return net


def tensors(places: NDArray[Any], values: NDArray[Any], counts: NDArray[Any]) -> tuple[Tensor, Tensor]:
    """The entries of a batch, copied, without the columns that no row uses."""
    used = max(1, int(counts.max()))
    return torch.tensor(places[:, :used]), torch.tensor(values[:, :used])


def shared_rows(found: Layout) -> tuple[NDArray[np.int64], int]:
    """For each entry the number of its shared row: 0, which all others have in common, or one of a part of SHARED."""
    rows: NDArray[np.int64] = np.zeros(found.size, np.int64)
    count = 1
    for name in SHARED:
        part = found.parts[name]
        players, slots, designs = part.shape
        per_player = np.arange(players)[:, None, None] * designs + np.arange(designs)[None, None, :]
        rows[part.slice] = count + np.broadcast_to(per_player, (players, slots, designs)).reshape(-1)
        count += players * designs
    return rows, count


def scales(found: Layout) -> NDArray[np.float32]:
    """Counts such as points and strengths are divided, so that all entries are of the same size."""
    return np.where(found.high > 9, 0.1, np.where(found.high > 2, 0.3, 1.0)).astype(np.float32)


def kinds(found: Layout) -> NDArray[np.int64]:
    """For the entries of the part ``kind`` the kind's number from 1; 0 for all others."""
    numbers: NDArray[np.int64] = np.zeros(found.size, np.int64)
    part = found.parts["kind"]
    numbers[part.slice] = 1 + np.arange(part.stop - part.start)
    return numbers
