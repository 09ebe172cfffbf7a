"""The WebSocket of a page: messages are handled one after the other, answers are sent when they are ready."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.base import Part

MOST_WAITING = 1000  # messages queued for a page that does not read them
TOO_SLOW = 4002
GOING_AWAY = 1001


class SocketConnection:
    """The connection to one page, with a queue of outgoing messages."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.tab = ""
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # texts, or the close code

    def send(self, message: Part) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.waiting.put_nowait(TOO_SLOW)
            return
        self.waiting.put_nowait(message.model_dump_json())

    def end(self, message: "Part | None", code: int) -> None:
        if message is not None:
            self.waiting.put_nowait(message.model_dump_json())
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


async def converse(lobby: Lobby, socket: WebSocket) -> None:
    """Handle one connection from start to end."""
    await socket.accept()
    connection = SocketConnection(socket)
    conversation = Conversation(lobby, connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(read(socket, conversation))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.leave()
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError):
                await socket.close(GOING_AWAY)


async def read(socket: WebSocket, conversation: Conversation) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await conversation.hear(message.get("text"))
