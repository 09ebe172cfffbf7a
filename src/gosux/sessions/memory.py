"""Sessions in one process, without network or database: games are kept in memory, bots think synchronously.

Messages and stored records are JSON texts here too, so that an edition without a server can replace this transport and
storage, for instance with a web worker and a browser database.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from gosux.sessions.bots import LocalBots
from gosux.sessions.conversation import Conversation
from gosux.sessions.files import LocalFiles
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.base import Part
from gosux.sessions.pauses import Pauses
from gosux.sessions.storage import GameRecord, NewActions, NewGameRecord, SeatRecord, TakenBack, Unavailable, now

CLOSED = 1000  # close code: the player left


def memory_lobby(storage: "MemoryStorage | None" = None, pauses: "Pauses | None" = None) -> Lobby:
    """A lobby with storage in memory and synchronous bots."""
    return Lobby(storage or MemoryStorage(), LocalBots(), LocalFiles(), pauses or Pauses())


# -- storage -----------------------------------------------------------------------------------------------------


class MemoryStorage:
    """A ``Storage`` in memory."""

    def __init__(self) -> None:
        self.games: dict[str, str] = {}  # records as JSON, by game
        self.seats: dict[str, tuple[str, int]] = {}  # by fingerprint of the token

    async def create(self, record: NewGameRecord) -> None:
        moment = now()
        self._write(GameRecord(**{**vars(record), "epoch": 0, "begun": moment, "moved": moment}))
        for seat in record.seats:
            if seat.token is not None:
                self.seats[seat.token] = (record.id, seat.seat)

    async def renew(self, record: NewGameRecord) -> int:
        old = self._read(record.id)
        new = GameRecord(**{**vars(record), "epoch": old.epoch + 1, "begun": old.begun, "moved": now()})
        self._write(new)
        return new.epoch

    async def append(self, moved: NewActions) -> None:
        record = self._read(moved.game)
        if (moved.epoch, moved.place) != (record.epoch, len(record.actions)):
            raise Unavailable("the game has gone on")
        self._write(
            replace(
                record,
                actions=[*record.actions, *moved.actions],
                state=moved.state,
                summary=moved.summary,
                over=moved.over,
                moved=record.moved if moved.unnoticed else now(),
            )
        )

    async def take_back(self, back: TakenBack) -> None:
        record = self._read(back.game)
        if back.epoch != record.epoch or back.place > len(record.actions):
            raise Unavailable("the game has gone on")
        actions = record.actions[: back.place]
        self._write(
            replace(
                record, actions=actions, numbers=back.numbers, state=back.state, summary=back.summary, over=False,
                moved=now(),
            )
        )  # fmt: skip

    async def load(self, game: str) -> "GameRecord | None":
        return self._read(game) if game in self.games else None

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        return {token: self.seats[token] for token in tokens if token in self.seats}

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        return {game: replace(self._read(game), actions=[]) for game in games if game in self.games}

    def _write(self, record: GameRecord) -> None:
        self.games[record.id] = json.dumps(asdict(record))

    def _read(self, game: str) -> GameRecord:
        data: dict[str, Any] = json.loads(self.games[game])
        return GameRecord(**{**data, "seats": [SeatRecord(**seat) for seat in data["seats"]]})


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

    def __init__(self, lobby: Lobby) -> None:
        self.connection = MemoryConnection(self._hang_up)
        self.conversation = Conversation(lobby, self.connection)
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
