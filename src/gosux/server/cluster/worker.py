"""A worker: a process that takes tasks for bots from Redis and answers the servers that wait for them."""

import asyncio
import contextlib
import json
from typing import Any

from gosux.server.bot_workers import BotWorkers
from gosux.server.cluster.bot_tasks import ALIVE, LISTS, WORKERS
from gosux.server.cluster.bus import REST, TROUBLES, Bus, Listeners, Message
from gosux.server.cluster.node import new_node
from gosux.sessions.bots.asking import BotGone, StopSignal
from gosux.sessions.log import log

TURN = 2  # seconds to wait for a task before looking again


class BotWorker:
    """As many tasks at once as it has processes; one of several processes is kept for quick ones."""

    def __init__(self, url: str, workers: "int | None" = None) -> None:
        self.pool = BotWorkers(workers)
        self.bus = Bus(url, new_node(), Listeners(self._hear, self._broken))
        self.signals: dict[str, tuple[str, StopSignal]] = {}  # of tasks, with the servers that wait

    async def run(self) -> None:
        """Until it is cancelled."""
        self.pool.prepare()
        self.bus.start()
        log("work-started", workers=self.pool.size)
        slots = [LISTS if number or self.pool.size == 1 else LISTS[:1] for number in range(self.pool.size)]
        try:
            await asyncio.gather(self._stay_alive(), *[self._take(lists) for lists in slots])
        finally:
            with contextlib.suppress(*TROUBLES):
                await self.bus.redis.zrem(WORKERS, self.bus.node)
            self.pool.close()
            await self.bus.close()
            log("work-stopped")

    async def _stay_alive(self) -> None:
        while True:
            with contextlib.suppress(*TROUBLES):
                now, _ = await self.bus.redis.time()
                await self.bus.redis.zadd(WORKERS, {self.bus.node: now})
            await asyncio.sleep(ALIVE / 4)

    async def _take(self, lists: tuple[str, ...]) -> None:
        while True:
            await self.bus.up.wait()
            try:
                found: Any = await self.bus.redis.blpop(list(lists), timeout=TURN)
            except TROUBLES:
                await asyncio.sleep(REST)
                continue
            if found is not None:
                await self._do(json.loads(found[1]))

    async def _do(self, task: dict[str, Any]) -> None:
        node, id = task["node"], task["id"]
        signal = StopSignal()
        self.signals[id] = node, signal
        self.bus.send(node, "bot-taken", id)
        try:
            if "analysis" in task:
                found: Any = await self.pool.analyse(task["analysis"], signal)
            else:
                found = await self.pool.choose(task["view"], task["level"], task["seed"], signal)
        except BotGone:
            self.bus.send(node, "bot-answer", id, gone=True)
        else:
            self.bus.send(node, "bot-answer", id, json.dumps(found))
        finally:
            del self.signals[id]

    def _hear(self, message: Message) -> None:
        if message.kind == "bot-stop" and message.id in self.signals:
            self.signals[message.id][1].stop()

    def _broken(self, node: str) -> None:
        """Nobody waits for these any more."""
        for waiting, signal in self.signals.values():
            if waiting == node:
                signal.stop()
