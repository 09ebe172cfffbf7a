"""Work in several processes. They are spawned, not forked, so tasks and results must be plain data."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing.connection import wait as wait_for
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

WAITING = 2  # tasks handed out per process: one in progress, one queued


def done(
    work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int, ray: str | None = None
) -> Generator[Answer, None, None]:
    """The answers to all tasks, in any order; in this process if one is enough. Close it to stop early.

    ``ray`` is the address of a cluster that works instead.
    """
    if ray is not None:
        from gosux.lab.machines import done_by_ray  # imported here: it needs what most users do not have

        yield from done_by_ray(work, tasks, ray)
        return
    some = iter(tasks)
    first = list(islice(some, workers * WAITING))
    if workers > 1 and len(first) > 1:
        yield from in_processes(work, first, some, workers)
    else:
        yield from map(work, chain(first, some))


def in_processes(
    work: Callable[[Task], Answer], first: list[Task], others: Iterator[Task], workers: int
) -> Iterator[Answer]:
    """The answers to all tasks, in any order. Tasks are taken from ``others`` as answers come, so there may be any
    number of them. Ctrl-C ends the processes at once and is raised here."""
    pool = ProcessPoolExecutor(min(workers, len(first)), multiprocessing.get_context("spawn"), _prepare)
    before = multiprocessing.active_children()
    try:
        with _holding_interrupts():
            running: set[Future[Answer]] = {pool.submit(work, task) for task in first}
        while running:
            over, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(work, task) for task in islice(others, len(over))}
            for future in over:
                yield future.result()
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in before:
                process.terminate()
        # Waiting is short, since nobody works any more. Without it the pool's own clean-up at exit could meet a pipe
        # that its thread is just closing.
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


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
