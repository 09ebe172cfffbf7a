"""A batch of games in several processes, which write into arrays in shared memory (docs/envs.md)."""

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np

from gosux.envs.batch import Array, BatchArrays, BatchEnv, arrays_of, text_of
from gosux.game.batch import Batch
from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.registry import rulesets

LISTS = ("places", "values", "legal")
"""Arrays of which only the first columns are in use."""

Shape = tuple[str, tuple[int, ...], str]
"""An array in shared memory: its name, shape and kind of numbers."""

STEP, RESET, ILLEGAL = "step", "reset", "illegal"


class ProcessBatchEnv(BatchArrays):
    """Like BatchEnv, with the rows divided among processes: the same games, the same arrays.

    They end with ``close``, at the end of a ``with`` block, or with this process.
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
        processes: int = 2,
        packs: Sequence[str] = (),
    ) -> None:
        """``packs``: the files of the packs, if the ruleset has some."""
        if not 1 <= processes <= games:
            raise ValueError(f"{processes} processes for {games} games: there must be from 1 to {games}")
        rules = find_ruleset(ruleset)
        self.ruleset = rules.id
        self.players = rules.seats(players)
        rules.options(options)  # report errors now
        shapes = _shapes(BatchEnv(ruleset, 1, 0, players, options, dense=dense), games)
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", sum(_bytes(shape) for shape in shapes))
        orders = context.RawArray("i", games)
        self._orders: Array = np.frombuffer(orders, np.int32)
        self.attach(_carved(memory, shapes))
        self._bounds = [games * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        text = text_of(seed)
        for first, end in zip(self._bounds, self._bounds[1:]):
            ours, theirs = context.Pipe()
            made = (rules.id, end - first, text, self.players, options)
            work = context.Process(
                target=_work, args=(theirs, memory, orders, shapes, made, dense, first, games, list(packs)), daemon=True
            )
            work.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(work)
        self._wait()

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the sequence of games of a seed; without one, of a new one."""
        if not self._pipes:
            raise ValueError("this batch is closed")
        self._tell((RESET, text_of(seed)))

    def step(self, actions: Array) -> None:
        """As BatchEnv.step."""
        if not self._pipes:
            raise ValueError("this batch is closed")
        if actions.shape != self._orders.shape:
            raise ValueError(f"{len(actions)} actions: there are {len(self._orders)} games")
        inside = (actions >= 0) & (actions < self.masks.shape[1])
        rows = np.arange(len(actions))
        wrong = np.flatnonzero(~inside | (self.masks[rows, np.where(inside, actions, 0)] == 0))
        if len(wrong):
            row = int(wrong[0])
            place = int(np.searchsorted(self._bounds, row, side="right")) - 1
            self._pipes[place].send((ILLEGAL, row - self._bounds[place], int(actions[row])))
            raise self._hear(self._pipes[place]) or AssertionError("it was legal")
        self._orders[:] = actions
        self._tell((STEP,))

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for pipe in self._pipes:
            pipe.close()  # a process that waits for orders ends by that
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> "ProcessBatchEnv":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, message: tuple[Any, ...]) -> None:
        for pipe in self._pipes:
            pipe.send(message)
        self._wait()

    def _wait(self) -> None:
        for failure in [self._hear(pipe) for pipe in self._pipes]:  # all have answered before one is raised
            if failure is not None:
                raise failure

    def _hear(self, pipe: Connection) -> Exception | None:
        """What went wrong in a process, None if nothing did."""
        try:
            failure: Exception | None = pipe.recv()
        except (EOFError, ConnectionResetError):
            failure = RuntimeError("a process of the batch has ended, see above")
        return failure


# -- the memory --------------------------------------------------------------------------------------------------


def _shapes(example: BatchEnv, rows: int) -> list[Shape]:
    """The arrays for a number of rows, those with the largest numbers first, so that each begins where it may."""
    arrays = {name: getattr(example, name) for name in BatchArrays.__annotations__}
    ordered = sorted(arrays.items(), key=lambda item: -item[1].itemsize)
    return [(name, (rows, *array.shape[1:]), array.dtype.str) for name, array in ordered]


def _bytes(shape: Shape) -> int:
    return int(np.prod(shape[1])) * np.dtype(shape[2]).itemsize


def _carved(memory: Any, shapes: list[Shape]) -> dict[str, Array]:
    arrays: dict[str, Array] = {}
    place = 0
    for name, size, kind in shapes:
        count = int(np.prod(size))
        arrays[name] = np.frombuffer(memory, kind, count, place).reshape(size)
        place += count * np.dtype(kind).itemsize
    return arrays


# -- in another process ------------------------------------------------------------------------------------------


def _work(
    pipe: Connection,
    memory: Any,
    orders: Any,
    shapes: list[Shape],
    made: tuple[str, int, str, int, dict[str, object] | None],
    dense: bool,
    first: int,
    stride: int,
    packs: list[str],
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process; this one ends with it
    ruleset_id, rows, seed, players, options = made
    try:
        if packs and ruleset_id not in rulesets():
            from gosux.packs import use_packs

            use_packs(ruleset_id.partition("+")[0], packs)
        rules = find_ruleset(ruleset_id)
        batch = Batch(rules, rules.options(options), players, seed, rows, first, stride, dense)
        shared = {name: array[first : first + rows] for name, array in _carved(memory, shapes).items()}
        actions: Array = np.frombuffer(orders, np.int32)[first : first + rows]
        copier = _Copier(batch, shared)
        copier.copy()
    except Exception as error:
        pipe.send(error)
        return
    pipe.send(None)
    while True:
        try:
            order = pipe.recv()
        except (EOFError, ConnectionResetError):
            return
        try:
            if order[0] == STEP:
                batch.step(actions.tolist())
            elif order[0] == RESET:
                batch.reset(order[1])
            else:
                batch.games[order[1]].step(order[2])  # raises with the reasons
            copier.copy()
            failure = None
        except Exception as error:
            failure = error
        pipe.send(failure)


class _Copier:
    """Copies the arrays of a batch into shared memory."""

    def __init__(self, batch: Batch, shared: dict[str, Array]) -> None:
        self.own = arrays_of(batch)
        self.shared = shared
        self.used = 0  # columns of the lists that are not all 0 in shared memory

    def copy(self) -> None:
        used = max(int(self.own["counts"].max()), int(self.own["legal_counts"].max()))
        columns = max(used, self.used)
        self.used = used
        for name, array in self.own.items():
            if name in LISTS:
                self.shared[name][:, :columns] = array[:, :columns]
            else:
                self.shared[name][...] = array
