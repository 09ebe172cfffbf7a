"""Work for a second worker, so that the first one always answers: bots think there, hints are found, files read."""

import asyncio
import json
from collections.abc import Awaitable
from typing import Any, Protocol

from gosux.bots.levels import search_seconds
from gosux.records.files import RecordError
from gosux.sessions.bots.advice import analyse
from gosux.sessions.bots.asking import BotGone, StopSignal, think
from gosux.sessions.storage.files import ReadGame, read_apart, received

SEARCH = 1.5
"""Seconds of each search. Python in WebAssembly searches about 25 times as slowly as the compiled build: in ten times
the time, ``hero`` gets 0.4 of its iterations; ``immortal`` could only be pretended."""

FEWER_ITERATIONS = 10
"""Hints and reviews search so many times less than on a server."""

NOT_OFFERED = ("immortal",)
PATIENCE = 20.0  # seconds for everything but searching, on a slow phone
READING = 20.0  # seconds for a file
ANALYSIS = 120.0  # seconds for a hint or for one action of a review
TRIES = 2


class Helper(Protocol):
    """A second worker. It is ended, and replaced by a new one, if it does not answer in time."""

    def ask(self, task: str, seconds: float, /) -> Awaitable[str]:
        """The answer of ``work``, in the other worker. Fails if there is none after so many seconds."""
        ...

    def end(self, task: str, /) -> object:
        """This task is not wanted any more, and others wait: what asked it fails."""
        ...


def work(task: str) -> str:
    """What the second worker does."""
    data: dict[str, Any] = json.loads(task)
    if data["kind"] == "read":
        return json.dumps(read_apart(data["text"], data["seed"]))
    if data["kind"] == "analyse":
        return json.dumps(analyse(data["task"], lambda: False))
    return json.dumps(think(data["view"], data["level"], data["seed"], lambda: False, SEARCH))


class WorkerBots:
    """Bots that think in the second worker. A search cannot be interrupted there: it ends after its time. Analyses take
    longer: one that is not wanted any more is ended with the worker if a bot waits for it."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper
        self.turn = asyncio.Lock()  # one analysis at a time is in the worker's queue
        self.analysing: tuple[StopSignal, str] | None = None
        self.choosing = 0

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        """Raises BotGone."""
        task = json.dumps({"kind": "choose", "view": view, "level": level, "seed": seed})
        self.choosing += 1
        self._make_way()
        try:
            return int(await self._answer(task, PATIENCE + (SEARCH if search_seconds(level) else 0)))
        finally:
            self.choosing -= 1

    def _make_way(self) -> None:
        if self.choosing and self.analysing is not None and self.analysing[0].wanted:
            self.helper.end(self.analysing[1])
            self.analysing = None

    async def analyse(self, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        """Raises BotGone."""
        smaller = {**task, "iterations": task["iterations"] // FEWER_ITERATIONS}
        text = json.dumps({"kind": "analyse", "task": smaller})
        async with self.turn:
            if signal.wanted:
                return None
            self.analysing = signal, text
            signal.listen(self._make_way)
            try:
                found: dict[str, Any] | None = await self._answer(text, ANALYSIS, signal)
            finally:
                signal.listener = None
                self.analysing = None
        return found

    async def _answer(self, task: str, seconds: float, signal: "StopSignal | None" = None) -> Any:
        """None if the signal was given meanwhile."""
        for tried in range(TRIES):
            try:
                return json.loads(await self.helper.ask(task, seconds))
            except Exception as error:  # also those of JavaScript
                if signal is not None and signal.wanted:
                    return None
                if tried + 1 == TRIES:
                    raise BotGone(str(error)) from error
        raise BotGone("nobody answers")


class WorkerFiles:
    """Files are read in the second worker: one that keeps the rules busy forever is given up."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        """Raises Unreadable, RecordError."""
        try:
            found = json.loads(await self.helper.ask(json.dumps({"kind": "read", "text": text, "seed": seed}), READING))
        except Exception as error:
            raise RecordError("slow-record") from error
        return received(found)
