"""Rings for whoever is asked while their page is closed. A game never waits for it, and a lost message is only lost."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from gosux.server.push.encryption import BadKey, Signer, encrypt, keys_of
from gosux.server.push.outgoing import BadEndpoint, Request, send
from gosux.server.push.subscriptions import PushStorage, Subscription
from gosux.sessions.log import log
from gosux.sessions.storage.records import Unavailable
from gosux.text.words import Words

MOST_WAITING = 1000  # turns whose messages are not sent yet
AT_ONCE = 8
GAP = 20.0  # seconds between two messages to one browser: one says as much as two
LIFETIME = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # the browser does not want it any more


class Push(NamedTuple):
    """What the operator gives to switch it on. ``allowed`` are hosts with ports that are trusted besides public
    ones."""

    signer: Signer
    allowed: frozenset[str] = frozenset()


class Bell:
    def __init__(
        self, store: PushStorage, signer: Signer, allowed: frozenset[str] = frozenset(),
        clock: "Callable[[], float]" = time.monotonic,
    ) -> None:  # fmt: skip
        self.store = store
        self.signer = signer
        self.allowed = allowed
        self.clock = clock
        self.waiting: set[asyncio.Task[None]] = set()
        self.free = asyncio.Semaphore(AT_ONCE)
        self.rung: dict[str, float] = {}  # when, by mark
        self.sent = self.failed = 0

    def ring(self, game: str, seat: int) -> None:
        """It is the turn of a player whose page is closed."""
        if len(self.waiting) >= MOST_WAITING:
            self._fail("full")
            return
        task = asyncio.create_task(self._ring(game, seat))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    async def close(self) -> None:
        for task in self.waiting:
            task.cancel()
        await asyncio.gather(*self.waiting, return_exceptions=True)

    async def _ring(self, game: str, seat: int) -> None:
        async with self.free:
            try:
                for one in await self.store.pushes_of(game, seat):
                    if self._is_new(one.mark):
                        await self._send(one)
            except Unavailable:
                self._fail("database")

    def _is_new(self, mark: str) -> bool:
        now = self.clock()
        self.rung = {mark: moment for mark, moment in self.rung.items() if now - moment < GAP}
        if mark in self.rung:
            return False
        self.rung[mark] = now
        return True

    async def _send(self, one: Subscription) -> None:
        try:
            parts = urlsplit(one.endpoint)
            headers = {
                "Authorization": self.signer.authorization(f"{parts.scheme}://{parts.netloc}"),
                "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIFETIME),
                "Topic": "turn", "Urgency": "high",
            }  # fmt: skip
            body = encrypt(message(one.language), keys_of(one.public, one.secret))
            status = await send(Request(one.endpoint, headers, body), self.allowed)
        except (BadEndpoint, BadKey, OSError, TimeoutError) as error:
            self._fail(type(error).__name__)
            return
        if status in GONE:
            await self.store.drop_push(one.mark)
        elif 200 <= status < 300:
            self.sent += 1
        else:
            self._fail(str(status))

    def _fail(self, why: str) -> None:
        self.failed += 1
        if self.failed & (self.failed - 1) == 0:  # many failures must not flood the log
            log("push-failed", count=self.failed, why=why)


def message(language: str) -> bytes:
    """The same for every game and every question."""
    words = Words(language).messages
    said = {"title": words.format("notice-your-turn", {}), "body": words.format("push-waits", {})}
    return json.dumps(said, ensure_ascii=False).encode()
