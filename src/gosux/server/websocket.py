"""The WebSocket of a page: messages are handled one after the other, answers are sent when they are ready."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gosux.server.limits import Allowance, Limits, address_of
from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.base import Part

MOST_WAITING = 1000  # messages queued for a page that does not read them
TOO_SLOW = 4002
GOING_AWAY = 1001
TRY_LATER = 1013
JOIN_COST = 10  # messages; the whole game may be told again
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
        if self.stuck.is_set():
            return
        text = message.model_dump_json()
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


async def converse(lobby: Lobby, socket: WebSocket, limits: "Limits | None" = None) -> None:
    """Handle one connection from start to end."""
    if limits is None:
        await _converse(lobby, socket, None)
        return
    address = address_of(socket.client)
    if not limits.enter(address):
        await socket.close(TRY_LATER)
        return
    try:
        await _converse(lobby, socket, limits)
    finally:
        limits.leave(address)


async def _converse(lobby: Lobby, socket: WebSocket, limits: "Limits | None") -> None:
    await socket.accept()
    connection = SocketConnection(socket, limits.unread if limits is not None else None)
    conversation = Conversation(lobby, connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(read(socket, conversation, Allowance(limits) if limits is not None else None))
    stuck = asyncio.create_task(connection.stuck.wait())
    try:
        await asyncio.wait({writer, reader, stuck}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.leave()
        for task in (writer, reader, stuck):
            task.cancel()
        await asyncio.gather(writer, reader, stuck, return_exceptions=True)
        if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(socket.close(TOO_SLOW if connection.stuck.is_set() else GOING_AWAY), LAST_WORDS)


async def read(socket: WebSocket, conversation: Conversation, allowance: "Allowance | None") -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            conversation.leaving = conversation.leaving or message.get("code") == GOING_AWAY  # what browsers say
            return
        text = message.get("text")
        if allowance is not None:
            whole = text is not None and ('"join"' in text or '"watch"' in text)
            await allowance.spend(JOIN_COST if whole else 1)
        await conversation.hear(text)
