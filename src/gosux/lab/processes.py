"""Work in several processes. They are started anew, not forked, so what they get and give back must be plain data."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def in_processes(work: Callable[[Task], Answer], tasks: Sequence[Task], workers: int) -> Iterator[Answer]:
    """The answers to all tasks, in any order. Ctrl-C ends the processes at once and is raised here."""
    pool = ProcessPoolExecutor(min(workers, len(tasks)), multiprocessing.get_context("spawn"), _leave_interrupts)
    others = multiprocessing.active_children()
    try:
        with _holding_interrupts():
            futures = [pool.submit(work, task) for task in tasks]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    pool.shutdown()


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal, but only the first one is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
