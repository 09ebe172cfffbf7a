"""Work in several processes, or by Ray (``machines``).

Processes are spawned, not forked, so tasks and answers must be plain data.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from itertools import chain, islice
from multiprocessing.connection import wait as wait_for
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

WAITING = 2  # tasks handed out for each worker: one in progress, one queued


class Crew(Protocol):
    """Whoever does the work."""

    def __call__(self, work: Callable[[Task], Answer], tasks: Iterable[Task], /) -> Generator[Answer, None, None]:
        """The answers to all tasks, in any order. Tasks are taken as answers come: there may be any number of them."""


def done(
    work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int, ray: str | None = None
) -> Generator[Answer, None, None]:
    """The answers to all tasks, in any order; in this process if one is enough. Close it to stop early.

    ``ray`` is the address of a cluster that works instead.
    """
    some = iter(tasks)
    first = list(islice(some, 2))
    with crew(workers if len(first) > 1 else 1, ray) as do:
        yield from do(work, chain(first, some))


def crew(workers: int, ray: str | None = None) -> AbstractContextManager[Crew]:
    """Processes, or a cluster, that stay for work in several parts. An error in the block ends them at once."""
    if ray is not None:
        from gosux.lab.machines import cluster  # imported here: it needs what most users do not have

        return cluster(ray)
    return _processes(workers) if workers > 1 else nullcontext(alone)


def alone(work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Generator[Answer, None, None]:
    """In this process."""
    yield from map(work, tasks)


def in_order(parts: Iterable[tuple[int, int, Answer]], first: int = 0) -> Iterator[Answer]:
    """Answers that come in any order, each with the numbers of what it answers (as ``range``): by these numbers."""
    waiting: dict[int, tuple[int, Answer]] = {}
    for start, end, answer in parts:
        waiting[start] = end, answer
        while first in waiting:
            first, found = waiting.pop(first)
            yield found


@contextmanager
def _processes(workers: int) -> Iterator[Crew]:
    """Ctrl-C ends the processes at once and is raised here."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _prepare)
    before = multiprocessing.active_children()
    try:
        yield partial(_in_pool, pool, workers)
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in before:
                process.terminate()
        # Waiting is short, since nobody works any more. Without it the pool's own clean-up at exit could meet a pipe
        # that its thread is just closing.
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _in_pool(
    pool: ProcessPoolExecutor, workers: int, work: Callable[[Task], Answer], tasks: Iterable[Task]
) -> Generator[Answer, None, None]:
    some = iter(tasks)

    def handed_out(most: int) -> set[Future[Answer]]:
        next_ones = list(islice(some, most))
        with _holding_interrupts():  # the pool starts a process when it needs one
            return {pool.submit(work, task) for task in next_ones}

    running = handed_out(workers * WAITING)
    while running:
        over, running = wait(running, return_when=FIRST_COMPLETED)
        running |= handed_out(len(over))
        for future in over:
            yield future.result()


def _prepare() -> None:
    """In a new process, before its first task."""
    # Ctrl-C reaches every process of a terminal, but only the first one is to answer it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process if its parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is over. Processes started meanwhile never see it, not even before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
