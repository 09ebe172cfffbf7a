"""Questions from one server process to another, and their answers."""

import asyncio
import secrets
from typing import Any

from gosux.server.cluster.bus import Bus, Message
from gosux.sessions.storage.records import Unavailable


class NoAnswer(Unavailable):
    """Another process did not answer. If the question was ``delivered``, it may still have done what was asked."""

    def __init__(self, delivered: bool) -> None:
        super().__init__("another process does not answer")
        self.delivered = delivered


class Questions:
    """The questions of this process that wait for their answers."""

    def __init__(self) -> None:
        self.open: dict[str, tuple[str, asyncio.Future[Message]]] = {}

    async def ask(
        self, bus: "Bus | None", peer: str, kind: str, seconds: float, text: str = "", **facts: Any
    ) -> Message:
        """Raises NoAnswer."""
        if bus is None:
            raise NoAnswer(delivered=False)
        id = secrets.token_hex(8)
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.open[id] = peer, future
        try:
            bus.send(peer, kind, id, text, **facts)
            return await asyncio.wait_for(future, seconds)
        except TimeoutError as error:
            raise NoAnswer(delivered=True) from error
        finally:
            del self.open[id]

    def answered(self, message: Message) -> None:
        if message.id in self.open and self.open[message.id][0] == message.sender:
            self._fail_or(self.open[message.id][1], message)

    def broken(self, peer: str) -> None:
        for asked, future in self.open.values():
            if asked == peer:
                self._fail_or(future, NoAnswer(delivered=True))

    def undelivered(self, id: str) -> None:
        if id in self.open:
            self._fail_or(self.open[id][1], NoAnswer(delivered=False))

    def _fail_or(self, future: "asyncio.Future[Message]", outcome: "Message | NoAnswer") -> None:
        if future.done():
            return
        if isinstance(outcome, Message):
            future.set_result(outcome)
        else:
            future.set_exception(outcome)
