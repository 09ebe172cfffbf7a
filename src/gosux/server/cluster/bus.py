"""Messages between server processes, over Redis.

Each process listens to a channel of its own. Redis hands messages on at most once and in order; a loss must be noticed,
because pages would wait for ever. So the messages from one process to another are numbered. If one is missing, or
nothing comes for a while, or Redis is gone, both sides are told that their link is broken: they end whatever used it,
and pages join again.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from gosux.sessions.log import log

BEAT = 1.0  # seconds
SILENCE = 10  # beats of this process without a message after which a link is broken
TROUBLES = (RedisError, OSError, TimeoutError)
REST = 0.5  # seconds before Redis is tried again
CONNECTING, ANSWERING = 10.0, 30.0  # seconds for Redis
MOST_QUEUED = 20_000  # messages that wait to be sent
AT_ONCE = 100


@dataclass(frozen=True)
class Message:
    """``id`` belongs to a relay or a request; ``facts`` are small, ``text`` may be long."""

    sender: str
    kind: str
    id: str
    facts: dict[str, Any]
    text: str


@dataclass
class Link:
    """To one other process. ``generation`` changes when a link is broken, so that the other side notices."""

    generation: int
    sent: int = 0
    heard_generation: int | None = None
    heard: int = 0
    silent: int = 0  # beats of this process since the last message; seconds would count its own pauses too


@dataclass
class Listeners:
    """``hear`` gets messages; ``broken`` the process of a broken link; ``undelivered`` what nobody listened to."""

    hear: Callable[[Message], None]
    broken: Callable[[str], None]
    undelivered: Callable[[str, str], None] = field(default=lambda peer, id: None)


def connect(url: str) -> "Redis":
    """Without retries of its own: they would hide that messages were lost. Raises ValueError."""
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=CONNECTING, socket_timeout=ANSWERING,
        socket_keepalive=True,
    )  # fmt: skip


def channel(node: str) -> str:
    return f"gosux:node:{node}"


class Bus:
    """Sending never blocks and never fails: what cannot be delivered breaks its link."""

    def __init__(self, url: str, node: str, listeners: Listeners) -> None:
        self.redis = connect(url)
        self.node = node
        self.listeners = listeners
        self.links: dict[str, Link] = {}
        self.generations = itertools.count(secrets.randbelow(2**31))
        self.queue: asyncio.Queue[tuple[str, str, bytes]] = asyncio.Queue()
        self.up = asyncio.Event()
        self.echo = 0  # beats since anything was heard
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send what waits, if that is possible, and end."""
        if self.up.is_set():
            deadline = asyncio.get_running_loop().time() + BEAT
            while not self.queue.empty() and asyncio.get_running_loop().time() < deadline:
                await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with contextlib.suppress(*TROUBLES):
            await self.redis.aclose()

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, peer: str, kind: str, id: str = "", text: str = "", **facts: Any) -> None:
        if not self.up.is_set():
            self.listeners.undelivered(peer, id)
            return
        if self.queue.qsize() >= MOST_QUEUED:
            self.break_link(peer)
            return
        link = self._link(peer)
        head = json.dumps([self.node, link.generation, link.sent, kind, id, facts], ensure_ascii=False)
        link.sent += 1
        self.queue.put_nowait((peer, id, f"{head}\n{text}".encode(errors="surrogatepass")))

    def _link(self, peer: str) -> Link:
        if peer not in self.links:
            self.links[peer] = Link(next(self.generations))
        return self.links[peer]

    def break_link(self, peer: str) -> None:
        """Something is lost: end whatever uses the link, here and at the other side."""
        link = self.links.get(peer)
        if link is None:
            return
        link.generation, link.sent = next(self.generations), 0
        self.listeners.broken(peer)
        if self.up.is_set() and self.queue.qsize() < MOST_QUEUED:
            self.send(peer, "beat")

    def forget(self, peer: str) -> None:
        """A process is gone."""
        if self.links.pop(peer, None) is not None:
            self.listeners.broken(peer)

    def forget_if_silent(self, peer: str) -> None:
        """A process may be gone."""
        if peer in self.links and self.links[peer].silent > 2:
            self.forget(peer)

    # -- while Redis can be reached ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        reached = True
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as listening:
                    await listening.subscribe(channel(self.node))
                    await self.redis.ping()
                    if not reached:
                        log("bus-back")
                    reached, self.echo = True, 0
                    self.up.set()
                    await self._until_one_fails(self._read(listening), self._write(), self._beat())
            except TROUBLES as error:
                if reached:
                    log("bus-gone", why=type(error).__name__)
                reached = False
                with contextlib.suppress(*TROUBLES):  # others of its connections are lost too
                    await self.redis.connection_pool.disconnect()
            finally:
                self._down()
            await asyncio.sleep(REST)

    def _down(self) -> None:
        self.up.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        for peer in list(self.links):
            self.forget(peer)

    async def _until_one_fails(self, *work: Any) -> None:
        tasks = [asyncio.create_task(one) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, listening: Any) -> None:
        async for item in listening.listen():
            self.echo = 0  # the echo itself may be behind many messages
            data: bytes = item["data"]
            head, _, text = data.decode(errors="surrogatepass").partition("\n")
            sender, generation, number, kind, id, facts = json.loads(head)
            if sender != self.node:
                self._heard(Message(sender, kind, id, facts, text), generation, number)

    def _heard(self, message: Message, generation: int, number: int) -> None:
        link = self._link(message.sender)
        link.silent = 0
        if link.heard_generation is not None and link.heard_generation != generation:
            self.listeners.broken(message.sender)
        elif link.heard_generation == generation and number != link.heard:
            log("bus-gap", missing=number - link.heard)
            self.break_link(message.sender)
        link.heard_generation, link.heard = generation, number + 1
        if message.kind != "beat":
            self.listeners.hear(message)

    async def _write(self) -> None:
        """One after the other: their order counts."""
        while True:
            items = [await self.queue.get()]
            while len(items) < AT_ONCE and not self.queue.empty():
                items.append(self.queue.get_nowait())
            async with self.redis.pipeline(transaction=False) as sending:
                for peer, _, data in items:
                    sending.publish(channel(peer), data)
                heard = await sending.execute()
            for (peer, id, _), count in zip(items, heard, strict=True):
                if count == 0 and peer != self.node:
                    self.listeners.undelivered(peer, id)
                    self.forget(peer)

    async def _beat(self) -> None:
        """Let the others notice if this process is gone, and notice that Redis is, by an echo that does not come."""
        while True:
            head = json.dumps([self.node, 0, 0, "beat", "", {}])
            self.queue.put_nowait((self.node, "", head.encode()))
            for peer, link in list(self.links.items()):
                link.silent += 1
                if link.silent > SILENCE:
                    self.forget(peer)
                else:
                    self.send(peer, "beat")
            await asyncio.sleep(BEAT)
            self.echo += 1
            if self.echo > SILENCE:
                raise TimeoutError("no echo")
