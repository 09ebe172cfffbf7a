"""Many games advanced by one call, for learners: everything they need stands in arrays that are allocated once.

    from gosux.envs.batch import BatchEnv
    tables = BatchEnv("gosu-x", games=256, seed=7)
    tables.step(tables.random_actions(rng))

See docs/envs.md.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gosux.game.batch import Batch
from gosux.game.game import Game
from gosux.game.seed import seed_text
from gosux.rules.registry import ruleset as find_ruleset

Array = NDArray[Any]


class BatchArrays:
    """The arrays, with a row for each game. They cannot be written to, and the next step overwrites them.

    What a row tells is for the player who is asked in that game. Rewards have a column for each seat.
    """

    observations: NDArray[np.int8]
    """The vectors; no columns in a batch that is not ``dense``."""
    places: NDArray[np.int32]
    """Where the numbers of a vector that are not 0 stand: ``counts`` of them in each row, zeros behind them."""
    values: NDArray[np.int8]
    """These numbers."""
    counts: NDArray[np.int32]
    masks: NDArray[np.int8]
    """1 for each legal action."""
    legal: NDArray[np.int32]
    """The legal actions: ``legal_counts`` of them in each row."""
    legal_counts: NDArray[np.int32]
    asked: NDArray[np.int32]
    """The seat that is asked."""
    rewards: NDArray[np.float64]
    """By seat, of the games that the last step ended; 0 elsewhere."""
    ended: NDArray[np.bool_]
    """Whether the last step ended the game of this row, so that the row is already in the next one."""
    numbers: NDArray[np.int64]
    """Which game of the sequence this row plays."""

    def attach(self, arrays: Mapping[str, Array]) -> None:
        """Take these arrays, by the names of the attributes, and make them read-only."""
        for name, array in arrays.items():
            array.flags.writeable = False
            setattr(self, name, array)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action for each game."""
        rows, columns = self.legal.shape
        chosen = (rng.random(rows) * self.legal_counts).astype(np.int64)
        chosen += np.arange(0, rows * columns, columns)
        return self.legal.reshape(-1)[chosen]


class BatchEnv(BatchArrays):
    """A batch of games in this process.

    A ``seed`` gives a sequence of games; row ``r`` of N plays the games r, r + N, r + 2N … of it, so that a game with a
    certain number is the same whatever N is: that of ``gosux simulate`` with this seed.
    """

    def __init__(
        self,
        ruleset: str = "gosu-x",
        games: int = 256,
        seed: int | str | None = None,
        players: int | None = None,
        options: dict[str, object] | None = None,
        *,
        dense: bool = True,
        first: int = 0,
        stride: int | None = None,
    ) -> None:
        """``first`` and ``stride`` choose other games of the sequence: row r plays first + r, first + r + stride …"""
        if games < 1:
            raise ValueError(f"{games} games: there must be at least one")
        rules = find_ruleset(ruleset)
        self.ruleset = rules.id
        self.players = rules.seats(players)
        self._batch = Batch(
            rules, rules.options(options), self.players, text_of(seed), games, first, stride or games, dense
        )
        self.attach(arrays_of(self._batch))

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the sequence of games of a seed; without one, of a new one."""
        self._batch.reset(text_of(seed))

    def step(self, actions: Array) -> None:
        """Take an action in each game; where one ends, the next one begins.

        Raises IllegalAction or UnknownAction before any action is taken if one of them is not legal.
        """
        self._batch.step(actions.tolist())

    def game(self, row: int) -> Game:
        """The game of a row, with its history: for the host, not for learners. Do not change it."""
        return self._batch.games[row]


def text_of(seed: int | str | None) -> str:
    """The text of a seed, random without one."""
    return secrets.token_hex(16) if seed is None else seed_text(seed)


def arrays_of(batch: Batch) -> dict[str, Array]:
    """The arrays of a batch, over its own memory."""
    writer, rows = batch.writer, batch.rows
    vectors = view_of(writer.numbers, np.int8)
    return {
        "observations": vectors.reshape(rows, -1) if writer.dense else np.empty((rows, 0), np.int8),
        "places": view_of(writer.places, np.int32).reshape(rows, -1),
        "values": view_of(writer.values, np.int8).reshape(rows, -1),
        "counts": view_of(writer.counts, np.int32),
        "masks": view_of(batch.mask, np.int8).reshape(rows, -1),
        "legal": view_of(batch.legal, np.int32).reshape(rows, -1),
        "legal_counts": view_of(batch.legal_counts, np.int32),
        "asked": view_of(batch.asked, np.int32),
        "rewards": view_of(batch.rewards, np.float64).reshape(rows, -1),
        "ended": view_of(batch.ended, np.bool_),
        "numbers": view_of(batch.numbers, np.int64),
    }


def view_of(buffer: Any, kind: Any) -> Array:
    """A buffer as an array, without a copy."""
    return np.frombuffer(memoryview(buffer), kind)
