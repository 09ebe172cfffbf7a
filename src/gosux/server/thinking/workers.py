"""The worker processes as the server sees them: free ones, tasks, deadlines, and new ones for those that die."""

import asyncio
import itertools
import multiprocessing
import os
import queue
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from gosux.bots.levels import LEVELS
from gosux.server.log import log
from gosux.server.thinking.worker import work

PATIENCE = 3.0  # seconds beyond a level's own, before it is asked to stop
BEGINNING = 60.0  # seconds that a process may take to begin
GRACE = 3.0  # seconds more, before its process is ended
QUICK = 0.05  # a level that searches for longer than this may not take the last free worker
MOST_WORKERS = 4
TRIES = 2


class Gone(Exception):
    """A worker died or did not answer."""


class Worker:
    """One process, with one task at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.flag = context.Value("q", 0, lock=False)
        self.process = context.Process(target=work, args=(theirs, self.flag), daemon=True, name="gosux-bot")
        self.process.start()
        theirs.close()
        self.ready = False

    def ask(self, task: dict[str, Any], seconds: float) -> int:
        """The answer, at the latest when the grace after the deadline is over. Raises Gone."""
        try:
            self._wait_until_ready()
            self.connection.send(task)
            if not self._answers(seconds):
                self.flag.value = task["number"]
                if not self._answers(GRACE):
                    raise Gone("no answer")
            found = self.connection.recv()
        except (EOFError, OSError) as error:
            raise Gone("the process died") from error
        if "action" not in found:
            raise Gone(str(found.get("error")))
        return int(found["action"])

    def _wait_until_ready(self) -> None:
        """A process takes a while to begin, a long one on a busy machine: that is not a bot's time."""
        if not self.ready:
            if not self.connection.poll(BEGINNING):
                raise Gone("it did not begin")
            self.connection.recv()
            self.ready = True

    def _answers(self, seconds: float) -> bool:
        """Whether an answer came in time; raises EOFError soon after the process is gone."""
        return self.connection.poll(seconds)

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join(timeout=5)
        self.process.close()


class Thought:
    """A bot that thinks: wait for ``action``, or ``hurry`` it."""

    def __init__(self) -> None:
        self.number = 0
        self.hurried = False
        self.worker: Worker | None = None

    def hurry(self) -> None:
        self.hurried = True
        if self.worker is not None:
            self.worker.flag.value = self.number


class Thinkers:
    """A few workers for all games. Slow levels leave one of them to the quick ones."""

    def __init__(self, workers: "int | None" = None) -> None:
        self.size = workers or max(1, min(MOST_WORKERS, os.cpu_count() or 1))
        self.free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.all: set[Worker] = set()
        self.numbers = itertools.count(1)
        self.threads = ThreadPoolExecutor(self.size, thread_name_prefix="gosux-bot")
        self.slow = asyncio.Semaphore(max(1, self.size - 1))
        self.closing = False
        self.hiring = threading.Lock()

    def prepare(self) -> None:
        """Hire all workers now, so that the first bots do not have to wait for them."""
        while self._hire():
            pass

    def _hire(self) -> bool:
        """One worker more, if there is a place for one."""
        with self.hiring:
            if self.closing or len(self.all) >= self.size:
                return False
            worker = Worker()
            self.all.add(worker)
        self.free.put(worker)
        return True

    async def choose(self, view: dict[str, Any], level: str, seed: str, thought: Thought) -> int:
        """The action that a bot of this level takes at this view. Raises Gone if no worker could tell."""
        seconds = LEVELS[level].seconds if level in LEVELS else 0.0
        thought.number = next(self.numbers)
        task = {"view": view, "level": level, "seed": seed, "number": thought.number}
        loop = asyncio.get_running_loop()
        if seconds > QUICK:
            async with self.slow:
                return await loop.run_in_executor(self.threads, self._ask, task, seconds + PATIENCE, thought)
        return await loop.run_in_executor(self.threads, self._ask, task, seconds + PATIENCE, thought)

    def _ask(self, task: dict[str, Any], seconds: float, thought: Thought) -> int:
        for tried in range(TRIES):
            worker = self._free_worker()
            thought.worker = worker
            if thought.hurried:
                thought.hurry()
            started = time.monotonic()
            try:
                action = worker.ask(task, seconds)
            except Gone as error:
                thought.worker = None
                self.all.discard(worker)
                worker.end()
                if self.closing:
                    raise
                log("bot-gone", level=task["level"], why=str(error), seconds=round(time.monotonic() - started, 3))
                if tried + 1 == TRIES:
                    raise
                continue
            thought.worker = None
            self.free.put(worker)
            return action
        raise Gone("nobody answers")

    def _free_worker(self) -> Worker:
        """There is one for each thread that asks; raises Gone when the server ends."""
        while not self.closing:
            if self.free.empty():
                self._hire()
            try:
                return self.free.get(timeout=1.0)
            except queue.Empty:
                continue
        raise Gone("the server ends")

    def close(self) -> None:
        """End all workers; whoever waits for one gets Gone."""
        self.closing = True
        for worker in list(self.all):
            worker.flag.value = 2**62
            worker.process.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
        while not self.free.empty():
            worker = self.free.get()
            self.all.discard(worker)
            worker.end()
