"""A page's WebSocket: messages come one after the other, answers and news go out as they are ready."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.base import Part

MOST_WAITING = 1000  # messages to a page that does not listen
TOO_SLOW = 4002
GOING_AWAY = 1001


class SocketConnection:
    """The way to one page. What is sent waits here until the network takes it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.tab = ""
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # texts, or the code to hang up with

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
        """Until it is hung up."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                item = await self.waiting.get()
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send_text(item)


async def converse(lobby: Lobby, socket: WebSocket) -> None:
    """One connection from its beginning to its end."""
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
