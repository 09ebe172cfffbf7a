"""Sessions in one process, without network or database: games are kept in memory, bots think synchronously.

Messages and stored records are JSON texts here too, so that an edition without a server can replace this transport and
storage, for instance with a web worker and a browser database.
"""

import asyncio
import contextlib
from collections.abc import Callable

from gosux.sessions.bots.asking import LocalBots
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.connections import Connection
from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.base import Part
from gosux.sessions.storage.files import LocalFiles
from gosux.sessions.storage.shelf import ShelfStorage

CLOSED = 1000  # close code: the player left


def memory_lobby(storage: "MemoryStorage | None" = None, pauses: "Pauses | None" = None) -> Lobby:
    """A lobby with storage in memory and synchronous bots."""
    return Lobby(storage or MemoryStorage(), LocalBots(), LocalFiles(), pauses or Pauses())


# -- storage -----------------------------------------------------------------------------------------------------


class MemoryShelf:
    """A ``Shelf`` in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.marks: dict[str, str] = {}  # the game of each mark

    async def read(self, game: str) -> "str | None":
        return self.texts.get(game)

    async def find(self, mark: str) -> "str | None":
        return self.texts.get(self.marks.get(mark, ""))

    async def write(self, game: str, text: str, marks: str, before: "str | None") -> bool:
        if self.texts.get(game) != before:
            return False
        self.texts[game] = text
        self.marks |= dict.fromkeys(marks.split(), game)
        return True


class MemoryStorage(ShelfStorage):
    """A ``Storage`` in memory."""

    def __init__(self) -> None:
        self.kept = MemoryShelf()
        super().__init__(self.kept)


# -- transport ---------------------------------------------------------------------------------------------------


class Closed(Exception):
    """The connection has ended; ``code`` says why, as with a WebSocket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class MemoryConnection:
    """The session's side of a connection."""

    def __init__(self, hang_up: Callable[[], None]) -> None:
        self.hang_up = hang_up
        self.tab = ""
        self.texts: asyncio.Queue[str | int] = asyncio.Queue()  # for the player, or the close code

    def send(self, message: Part) -> None:
        self.texts.put_nowait(message.model_dump_json())

    def end(self, message: "Part | None", code: int) -> None:
        if message is not None:
            self.send(message)
        self.texts.put_nowait(code)
        self.hang_up()


class MemoryClient:
    """The player's side of a connection, with the methods of a WebSocket. Use it with ``async with``."""

    def __init__(self, lobby: Lobby, talk: "Callable[[Lobby, Connection], Conversation]" = Conversation) -> None:
        self.connection = MemoryConnection(self._hang_up)
        self.conversation = talk(lobby, self.connection)
        self.said: asyncio.Queue[str | bytes] = asyncio.Queue()
        self.close_code: int | None = None
        self.listener: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "MemoryClient":
        self.listener = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _hang_up(self) -> None:
        """Stop listening; messages sent before can still be received."""
        self.conversation.leave()
        if self.listener is not None:
            self.listener.cancel()

    async def _listen(self) -> None:
        """Handle messages one after the other."""
        while True:
            text = await self.said.get()
            await self.conversation.hear(text if isinstance(text, str) else None)

    async def send(self, message: "str | bytes") -> None:
        """Raises Closed."""
        if self.close_code is not None:
            raise Closed(self.close_code)
        self.said.put_nowait(message)

    async def recv(self) -> str:
        """The next message. Raises Closed."""
        if self.close_code is not None:
            raise Closed(self.close_code)
        item = await self.connection.texts.get()
        if isinstance(item, int):
            await self.close(item)
            raise Closed(item)
        return item

    async def wait_closed(self) -> None:
        with contextlib.suppress(Closed):
            while True:
                await self.recv()

    async def close(self, code: int = CLOSED) -> None:
        if self.close_code is None:
            self.close_code = code
        self._hang_up()
        if self.listener is not None:
            await asyncio.gather(self.listener, return_exceptions=True)
            self.listener = None
