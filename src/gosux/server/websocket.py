"""The WebSocket of a page: messages are handled one after the other, answers are sent when they are ready."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gosux.server.limits.connections import Limits, address_of
from gosux.server.limits.meter import Meter, Visitor
from gosux.sessions.messages.base import Part

MOST_WAITING = 1000  # messages queued for a page that does not read them
TOO_SLOW = 4002
GOING_AWAY = 1001
TRY_LATER = 1013
LAST_WORDS = 2.0  # seconds to close a connection that is not read


class SocketConnection:
    """The connection to one page, with a queue of outgoing messages."""

    def __init__(self, socket: WebSocket, most_unread: "int | None" = None) -> None:
        self.socket = socket
        self.tab = ""
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # texts, or the close code
        self.most_unread = most_unread
        self.unread = 0  # letters that wait
        self.stuck = asyncio.Event()

    def send(self, message: Part) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        if self.stuck.is_set():
            return
        self.unread += len(text)
        if self.waiting.qsize() >= MOST_WAITING or (self.most_unread is not None and self.unread > self.most_unread):
            self.stuck.set()
            return
        self.waiting.put_nowait(text)

    def end(self, message: "Part | None", code: int) -> None:
        if message is not None:
            self.send(message)
        self.waiting.put_nowait(code)

    async def write(self) -> None:
        """Send queued messages until the connection is closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                item = await self.waiting.get()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send_text(item)
                self.unread -= len(item)


class Talk(Protocol):
    """The dialogue with one page; ``leaving`` if it was closed on purpose."""

    leaving: bool

    async def hear(self, text: "str | None") -> None: ...

    def leave(self) -> None: ...


Talking = Callable[[SocketConnection, "Visitor | None"], Talk]


@dataclass
class Sockets:
    """All connections, and what holds for each; ``observe`` is told how many seconds a message took."""

    limits: "Limits | None" = None
    meter: "Meter | None" = None
    observe: "Callable[[float], None] | None" = None
    open: "dict[SocketConnection, Visitor | None]" = field(default_factory=dict)


async def converse(talking: Talking, socket: WebSocket, sockets: Sockets) -> None:
    """Handle one connection from start to end; ``talking`` begins the dialogue."""
    limits, meter = sockets.limits, sockets.meter
    if limits is None:
        await _converse(talking, socket, sockets, None)
        return
    address = address_of(socket.client)
    if not limits.enter(address):
        await socket.close(TRY_LATER)
        return
    visitor = Visitor(meter, address) if meter is not None else None
    try:
        await _converse(talking, socket, sockets, visitor)
    finally:
        limits.leave(address)
        if visitor is not None:
            visitor.leave()


async def _converse(talking: Talking, socket: WebSocket, sockets: Sockets, visitor: "Visitor | None") -> None:
    await socket.accept()
    connection = SocketConnection(socket, sockets.limits.unread if sockets.limits is not None else None)
    sockets.open[connection] = visitor
    conversation = talking(connection, visitor)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(read(socket, conversation, sockets.observe))
    stuck = asyncio.create_task(connection.stuck.wait())
    try:
        await asyncio.wait({writer, reader, stuck}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        del sockets.open[connection]
        conversation.leave()
        for task in (writer, reader, stuck):
            task.cancel()
        await asyncio.gather(writer, reader, stuck, return_exceptions=True)
        if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(socket.close(TOO_SLOW if connection.stuck.is_set() else GOING_AWAY), LAST_WORDS)


async def read(socket: WebSocket, conversation: Talk, observe: "Callable[[float], None] | None") -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            conversation.leaving = conversation.leaving or message.get("code") == GOING_AWAY  # what browsers say
            return
        began = time.perf_counter()
        await conversation.hear(message.get("text"))
        if observe is not None:
            observe(time.perf_counter() - began)
