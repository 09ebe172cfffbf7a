"""Tasks for bots, which workers on any machine take from lists in Redis: quick ones first, then those of games that
people play, then those of games that they only watch.

A task holds a view, a level and a seed, or a task of analysis: what a bot may know, and nothing else.
"""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from gosux.bots.levels import search_seconds
from gosux.server.bot_workers import BotWorkers
from gosux.server.bot_workers.pool import GRACE, LONGEST, PATIENCE, QUICK
from gosux.server.cluster.bus import TROUBLES, Bus, Message
from gosux.sessions.bots.asking import BotGone, StopSignal
from gosux.sessions.log import log

LISTS = ("gosux:bots:quick", "gosux:bots:people", "gosux:bots:patient")
WORKERS = "gosux:workers"  # with the moments at which they were last alive, by the clock of Redis
ALIVE = 6.0  # seconds since then
LOOKING = 2.0  # seconds
TAKING = 1.5  # seconds in which a task is taken; then this process does it itself


@dataclass
class Waiting:
    taken: "asyncio.Future[str]"
    answer: "asyncio.Future[Any]"
    worker: str | None = field(default=None)


class SharedBots:
    """Asks workers elsewhere while there are any, and otherwise those of this process. What a worker does not answer,
    because it died or takes too long, is done here."""

    def __init__(self, own: BotWorkers) -> None:
        self.own = own
        self.bus: Bus | None = None
        self.workers = 0  # elsewhere
        self.waiting: dict[str, Waiting] = {}

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        """Raises BotGone."""
        seconds = search_seconds(level)
        list_name = LISTS[0] if seconds <= QUICK else LISTS[2] if signal.patient else LISTS[1]
        task = {"view": view, "level": level, "seed": seed}
        try:
            return int(await self._elsewhere(list_name, task, seconds + PATIENCE + GRACE, signal))
        except BotGone:
            return await self.own.choose(view, level, seed, signal)

    async def analyse(self, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        """Raises BotGone."""
        list_name = LISTS[2] if signal.patient else LISTS[1]
        try:
            found: dict[str, Any] | None = await self._elsewhere(
                list_name, {"analysis": task}, LONGEST + GRACE, signal
            )  # fmt: skip
            return found
        except BotGone:
            return await self.own.analyse(task, signal)

    async def _elsewhere(self, list_name: str, task: dict[str, Any], seconds: float, signal: StopSignal) -> Any:
        """Raises BotGone."""
        bus = self.bus
        if bus is None or not self.workers or not bus.up.is_set():
            raise BotGone("there is no worker")
        loop = asyncio.get_running_loop()
        id = secrets.token_hex(8)
        text = json.dumps({"id": id, "node": bus.node, **task})
        mine = self.waiting[id] = Waiting(loop.create_future(), loop.create_future())

        def stop() -> None:  # called by any thread
            loop.call_soon_threadsafe(self._stop, id)

        signal.listen(stop)
        try:
            await bus.redis.rpush(list_name, text)
            if not await self._is_taken(mine):
                await bus.redis.lrem(list_name, 1, text)
                if not await self._is_taken(mine):  # in the last moment
                    raise BotGone("no worker took it")
            if signal.wanted:
                self._stop(id)
            return await asyncio.wait_for(mine.answer, seconds)
        except TROUBLES as error:  # a time that is up too
            log("bot-elsewhere-gone", why=type(error).__name__)
            raise BotGone("no answer") from error
        finally:
            signal.listener = None
            del self.waiting[id]

    async def _is_taken(self, mine: Waiting) -> bool:
        await asyncio.wait({mine.taken, mine.answer}, timeout=TAKING, return_when=asyncio.FIRST_COMPLETED)
        return mine.taken.done()

    def _stop(self, id: str) -> None:
        """Ask for an answer at once."""
        mine = self.waiting.get(id)
        if self.bus is not None and mine is not None and mine.worker is not None:
            self.bus.send(mine.worker, "bot-stop", id)

    # -- messages ----------------------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        mine = self.waiting.get(message.id)
        if mine is None:
            return
        if message.kind == "bot-taken":
            mine.worker = message.sender
            if not mine.taken.done():
                mine.taken.set_result(message.sender)
        elif not mine.answer.done():
            if message.facts.get("gone"):
                mine.answer.set_exception(BotGone("it gave up"))
            else:
                mine.answer.set_result(json.loads(message.text))

    def broken(self, worker: str) -> None:
        """A worker died, or what it said was lost."""
        for mine in self.waiting.values():
            if mine.worker == worker and not mine.answer.done():
                mine.answer.set_exception(BotGone("the worker is gone"))

    async def look(self, bus: Bus) -> None:
        """Look for workers again and again."""
        self.bus = bus
        while True:
            try:
                now, _ = await bus.redis.time()
                self.workers = await bus.redis.zcount(WORKERS, now - ALIVE, "+inf")
                await bus.redis.zremrangebyscore(WORKERS, "-inf", now - 10 * ALIVE)
            except TROUBLES:
                self.workers = 0
            await asyncio.sleep(LOOKING)
