"""The pool of worker processes: free workers, tasks, deadlines, and replacements for workers that die."""

import asyncio
import itertools
import multiprocessing
import os
import queue
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from gosux.bots.levels import search_seconds
from gosux.server.bot_workers.child import work
from gosux.server.bot_workers.queue import SearchQueue
from gosux.sessions.bots.asking import BotGone, StopSignal
from gosux.sessions.log import log

PATIENCE = 3.0  # seconds beyond a level's own time before it is asked to stop
BEGINNING = 60.0  # seconds that a process may take to start
LONGEST = 60.0  # seconds that an analysis may take before it is asked to stop
GRACE = 3.0  # more seconds before its process is killed
QUICK = 0.05  # a level that searches for longer than this may not take the last free worker
MOST_WORKERS = 4
TRIES = 2


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

    def ask(self, task: dict[str, Any], seconds: float) -> Any:
        """The answer, at the latest after the deadline plus GRACE. Raises BotGone."""
        try:
            self._wait_until_ready()
            self.connection.send(task)
            if not self._answers(seconds):
                self.stop(task["number"])
                if not self._answers(GRACE):
                    raise BotGone("no answer")
            found = self.connection.recv()
        except (EOFError, OSError) as error:
            raise BotGone("the process died") from error
        if "answer" not in found:
            raise BotGone(str(found.get("error")))
        return found["answer"]

    def stop(self, number: int) -> None:
        """Request an immediate answer to this task and to earlier ones."""
        self.flag.value = number

    def _wait_until_ready(self) -> None:
        """Wait for the process to start; on a busy machine this is slow and must not count as the bot's time."""
        if not self.ready:
            if not self.connection.poll(BEGINNING):
                raise BotGone("it did not begin")
            self.connection.recv()
            self.ready = True

    def _answers(self, seconds: float) -> bool:
        """Whether an answer came in time; raises EOFError soon after the process has died."""
        return self.connection.poll(seconds)

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join(timeout=5)
        self.process.close()


class BotWorkers:
    """A few workers for all games. Slow levels leave one worker to the quick ones."""

    def __init__(self, workers: "int | None" = None) -> None:
        self.size = workers or max(1, min(MOST_WORKERS, os.cpu_count() or 1))
        self.free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.all: set[Worker] = set()
        self.numbers = itertools.count(1)
        self.threads = ThreadPoolExecutor(self.size, thread_name_prefix="gosux-bot")
        self.searches = SearchQueue(max(1, self.size - 1))
        self.asked = 0  # tasks that wait or are worked on
        self.closing = False
        self.hiring = threading.Lock()

    def prepare(self) -> None:
        """Start all workers now, so that the first bots do not have to wait."""
        while self._hire():
            pass

    def _hire(self) -> bool:
        """Start one more worker, if the limit allows."""
        with self.hiring:
            if self.closing or len(self.all) >= self.size:
                return False
            worker = Worker()
            self.all.add(worker)
        self.free.put(worker)
        return True

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        """The action of a bot of this level for this view. Raises BotGone if no worker could answer."""
        seconds = search_seconds(level)
        task = {"view": view, "level": level, "seed": seed}
        return int(await self._answer(task, seconds + PATIENCE, signal, slow=seconds > QUICK))

    async def analyse(self, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        """What an analysis found. Raises BotGone if no worker could answer."""
        found: dict[str, Any] | None = await self._answer(
            {"analysis": task, "level": task["job"]}, LONGEST, signal, True
        )
        return found

    async def _answer(self, task: dict[str, Any], seconds: float, signal: StopSignal, slow: bool) -> Any:
        numbered = {**task, "number": next(self.numbers)}
        loop = asyncio.get_running_loop()
        self.asked += 1
        try:
            if slow:
                async with self.searches.turn(signal.patient):
                    return await loop.run_in_executor(self.threads, self._ask, numbered, seconds, signal)
            return await loop.run_in_executor(self.threads, self._ask, numbered, seconds, signal)
        finally:
            self.asked -= 1

    @property
    def working(self) -> int:
        """Tasks that processes work on."""
        return min(self.asked, len(self.all) - self.free.qsize())

    def _ask(self, task: dict[str, Any], seconds: float, signal: StopSignal) -> Any:
        for tried in range(TRIES):
            worker = self._free_worker()
            signal.listen(partial(worker.stop, task["number"]))
            started = time.monotonic()
            try:
                found = worker.ask(task, seconds)
            except BotGone as error:
                signal.listener = None
                self.all.discard(worker)
                worker.end()
                if self.closing:
                    raise
                log("bot-gone", level=task["level"], why=str(error), seconds=round(time.monotonic() - started, 3))
                if tried + 1 == TRIES:
                    raise
                continue
            signal.listener = None
            self.free.put(worker)
            return found
        raise BotGone("nobody answers")

    def _free_worker(self) -> Worker:
        """A free worker; there is one per thread. Raises BotGone when the server shuts down."""
        while not self.closing:
            if self.free.empty():
                self._hire()
            try:
                return self.free.get(timeout=1.0)
            except queue.Empty:
                continue
        raise BotGone("the server ends")

    def close(self) -> None:
        """Stop all workers; waiting callers get BotGone."""
        self.closing = True
        for worker in list(self.all):
            worker.flag.value = 2**62
            worker.process.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
        while not self.free.empty():
            worker = self.free.get()
            self.all.discard(worker)
            worker.end()
