"""A batch of games in several processes, which write into arrays in shared memory (docs/envs.md).

This process takes a share of the games too: it would only wait otherwise, and nobody has to wake it up.
"""

import multiprocessing
import pickle
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from gosux.envs.batch import Array, BatchArrays, BatchEnv, arrays_of, text_of
from gosux.game.batch import Batch
from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.registry import rulesets

LISTS = {"places": "counts", "values": "counts", "legal": "legal_counts"}
"""Arrays of which only the first columns are in use, and the array that says how many."""

Shape = tuple[str, tuple[int, ...], str]
"""An array in shared memory: its name, shape and kind of numbers."""

RESET, ILLEGAL = "reset", "illegal"
CLOSED = "this batch is closed"
ENDED = "a process of the batch has ended: its games are lost, and the batch is closed"
NOTHING = b""  # to step, and that it went well; anything else is pickled


class ProcessBatchEnv(BatchArrays):
    """Like BatchEnv, with the rows divided among this process and others: the same games, the same arrays.

    The others end with ``close``, at the end of a ``with`` block, or with this process.
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
        self._bounds = [games * number // processes for number in range(processes + 1)]
        made = Made(rules.id, text_of(seed), self.players, options, dense, games, [*packs])
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._share: _Share | None = None
        self.attach(_carved(memory, shapes))
        self._starts: Array = np.arange(0, self.masks.size, self.masks.shape[1])  # of the rows, in all masks
        try:
            for first, end in zip(self._bounds[1:], self._bounds[2:]):
                ours, theirs = context.Pipe()
                self._pipes.append(ours)
                arguments = (theirs, memory, orders, shapes, made, first, end)
                work = context.Process(target=_work, args=arguments, daemon=True)
                work.start()
                theirs.close()
                self._processes.append(work)
            self._share = _Share(memory, orders, shapes, made, 0, self._bounds[1])
            self._wait()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the sequence of games of a seed; without one, of a new one."""
        self._tell(pickle.dumps((RESET, text_of(seed))))

    def step(self, actions: Array) -> None:
        """As BatchEnv.step."""
        if self._share is None:
            raise ValueError(CLOSED)
        if actions.shape != self._orders.shape:
            raise ValueError(f"{len(actions)} actions: there are {len(self._orders)} games")
        if not self._are_legal(actions):
            self._raise_reason(actions)
        self._orders[:] = actions
        self._tell(NOTHING)

    def _are_legal(self, actions: Array) -> bool:
        inside = actions.min() >= 0 and actions.max() < self.masks.shape[1]
        return bool(inside and self.masks.reshape(-1)[self._starts + actions].all())

    def _raise_reason(self, actions: Array) -> None:
        """Why the first illegal action is not possible: the process of its game knows."""
        row = next(row for row, action in enumerate(actions.tolist()) if action not in self._legal_in(row))
        place = int(np.searchsorted(self._bounds, row, side="right")) - 1
        order = pickle.dumps((ILLEGAL, row - self._bounds[place], int(actions[row])))
        if place == 0:
            assert self._share is not None
            self._share.obey(order)
        else:
            pipe = self._pipes[place - 1]
            self._send(pipe, order)
            raise self._hear(pipe) or AssertionError("it was legal")

    def _legal_in(self, row: int) -> list[int]:
        return [int(action) for action in self.legal[row, : self.legal_counts[row]]]

    def close(self) -> None:
        """End the processes. The arrays stay as they are."""
        for pipe in self._pipes:
            pipe.close()  # a process that waits for orders ends by that
        for process in self._processes:
            process.join()
        self._pipes, self._processes, self._share = [], [], None

    def __enter__(self) -> "ProcessBatchEnv":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, order: bytes) -> None:
        if self._share is None:
            raise ValueError(CLOSED)
        for pipe in self._pipes:
            self._send(pipe, order)
        try:
            self._share.obey(order)
        finally:
            self._wait()

    def _wait(self) -> None:
        for failure in [self._hear(pipe) for pipe in self._pipes]:  # all have answered before one is raised
            if failure is not None:
                raise failure

    def _send(self, pipe: Connection, order: bytes) -> None:
        """Raises RuntimeError if the process is there no more."""
        try:
            pipe.send_bytes(order)
        except ConnectionError:
            raise self._ended() from None

    def _hear(self, pipe: Connection) -> Exception | None:
        """What went wrong in a process, None if nothing did. Raises RuntimeError if it is there no more."""
        try:
            answer = pipe.recv_bytes()
        except (EOFError, ConnectionError):
            raise self._ended() from None
        failure: Exception | None = pickle.loads(answer) if answer else None
        return failure

    def _ended(self) -> RuntimeError:
        """What to raise if a process was killed."""
        self.close()
        return RuntimeError(ENDED)


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


# -- a share of the games ----------------------------------------------------------------------------------------


class Made(NamedTuple):
    """What the games of all shares have in common."""

    ruleset: str
    seed: str
    players: int
    options: dict[str, object] | None
    dense: bool
    rows: int
    packs: list[str]


class _Share:
    """The rows from ``first`` to ``end``: a batch of their own, whose arrays are copied into shared memory.

    They are copied whole: to write only the numbers that change takes NumPy twice as long.
    """

    def __init__(self, memory: Any, orders: Any, shapes: list[Shape], made: Made, first: int, end: int) -> None:
        rules = find_ruleset(made.ruleset)
        options = rules.options(made.options)
        self.batch = Batch(rules, options, made.players, made.seed, end - first, first, made.rows, made.dense)
        self.actions: Array = np.frombuffer(orders, np.int32)[first:end]
        self.own = arrays_of(self.batch)
        self.shared = {name: array[first:end] for name, array in _carved(memory, shapes).items()}
        self.used = dict.fromkeys(LISTS, 0)  # columns of the lists that are not all 0 in shared memory
        self.copy()

    def obey(self, order: bytes) -> None:
        if not order:
            self.batch.step(self.actions.tolist())
        else:
            name, *more = pickle.loads(order)
            if name == RESET:
                self.batch.reset(*more)
            else:
                row, action = more
                self.batch.games[row].step(action)  # raises with the reasons
        self.copy()

    def copy(self) -> None:
        for name, array in self.own.items():
            if name in LISTS:
                used = int(self.own[LISTS[name]].max())
                columns = max(used, self.used[name])
                self.used[name] = used
                self.shared[name][:, :columns] = array[:, :columns]
            else:
                self.shared[name][...] = array


def _work(
    pipe: Connection, memory: Any, orders: Any, shapes: list[Shape], made: Made, first: int, end: int
) -> None:  # fmt: skip
    """Another process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process; this one ends with it
    share: _Share | None = None
    while True:
        answer = NOTHING
        try:
            if share is not None:
                share.obey(pipe.recv_bytes())
            else:
                if made.packs and made.ruleset not in rulesets():
                    from gosux.packs import use_packs

                    use_packs(made.ruleset.partition("+")[0], made.packs)
                share = _Share(memory, orders, shapes, made, first, end)
        except (EOFError, ConnectionError):
            return
        except Exception as error:
            answer = pickle.dumps(error)
        try:
            pipe.send_bytes(answer)
        except ConnectionError:  # the first process has closed the batch meanwhile
            return
        if share is None:
            return
