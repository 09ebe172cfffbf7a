"""A page's connection: messages come one after the other, answers and news go out as they are ready."""

import asyncio
import contextlib
import json

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gosux.model.mistakes import Mistake
from gosux.server.lobby import Lobby
from gosux.server.log import log, log_trouble
from gosux.server.messages.base import Part
from gosux.server.messages.play import (
    Concede,
    Confirm,
    Elsewhere,
    FromClient,
    Hurry,
    Join,
    Trouble,
    TrySteps,
    WhyNot,
)
from gosux.server.room import Refused, Room
from gosux.server.storage import Damaged, Unavailable

MOST_BYTES = 16 * 1024
MOST_WAITING = 1000  # messages to a page that does not listen
TAKEN_OVER = 4001
TOO_SLOW = 4002
GOING_AWAY = 1001

_READER: TypeAdapter[Join | TrySteps | Confirm | WhyNot | Concede | Hurry] = TypeAdapter(FromClient)


class PageLine:
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


class Conversation:
    """What one page says and is told."""

    def __init__(self, lobby: Lobby, line: PageLine) -> None:
        self.lobby = lobby
        self.line = line
        self.room: Room | None = None
        self.seat = -1

    async def hear(self, text: "str | None") -> None:
        """Answer a message; whatever it is, the server goes on."""
        request: int | None = None
        if text is None:
            self.trouble(None, Refused("malformed", "messages are texts"))
            return
        if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
            self.trouble(None, Refused("oversized", f"a message has at most {MOST_BYTES} bytes"))
            return
        try:
            message = _READER.validate_json(text)
        except (ValidationError, ValueError) as error:
            self.trouble(request_of(text), Refused("malformed", first_problem(error)))
            return
        request = message.request
        try:
            await self.answer(message)
        except Refused as refused:
            self.trouble(request, refused)
        except Mistake as mistake:  # a finished game of older rules
            self.trouble(request, Refused("over", mistake.id))
        except Unavailable:
            self.trouble(request, Refused("unavailable", "the database does not answer"))
        except Damaged as damaged:
            log_trouble("game-damaged", game=damaged.game)
            self.trouble(request, Refused("damaged", damaged.why))
        except Exception:
            log_trouble("message-trouble", kind=message.type, game=self.room.id if self.room else None)
            self.trouble(request, Refused("unavailable", "the server failed"))

    def trouble(self, request: "int | None", refused: Refused) -> None:
        self.line.send(
            Trouble(request=request, code=refused.code, reasons=refused.reasons, detail=refused.detail)
        )  # fmt: skip
        if refused.fresh and self.room is not None:
            self.line.send(self.room.state(self.seat, None))

    async def answer(self, message: "Join | TrySteps | Confirm | WhyNot | Concede | Hurry") -> None:
        if isinstance(message, Join):
            await self.join(message)
            return
        room = self.room
        if room is None:
            raise Refused("not-joined", "join first")
        if isinstance(message, TrySteps):
            self.line.send(room.try_steps(self.seat, message.request, message.number, message.steps))
        elif isinstance(message, Confirm):
            await room.confirm(self.seat, message.request, message.number, message.steps)
        elif isinstance(message, WhyNot):
            self.line.send(room.why(self.seat, message.request, message.number, message.at))
        elif isinstance(message, Concede):
            await room.concede(self.seat, message.request)
        else:
            room.hurry()

    async def join(self, message: Join) -> None:
        place = await self.lobby.find(message.token)
        room = await self.lobby.room(place[0]) if place is not None else None
        if place is None or room is None:
            raise Refused("unknown-token", "no seat has this token")
        await room.opened()
        seat = place[1]
        broadcast = self.lobby.broadcast
        other = broadcast.line(room.id, seat)
        if other is not None and other is not self.line:
            if other.tab != message.tab and not message.take_over:
                raise Refused("elsewhere", "the game is open in another tab")
            other.end(Elsewhere(), TAKEN_OVER)
        self.leave()
        self.room, self.seat, self.line.tab = room, seat, message.tab
        broadcast.sit(room.id, seat, self.line)
        if message.last > room.desks[seat].seen:  # for instance after games were restored from an older copy
            log("page-ahead", game=room.id, seat=seat)
        self.line.send(room.joined(seat, message.request))
        self.line.send(room.state(seat, message.request, message.last))
        log("joined", game=room.id, seat=seat)

    def leave(self) -> None:
        if self.room is not None:
            self.lobby.broadcast.leave(self.room.id, self.seat, self.line)
            self.room.drafts.pop(self.seat, None)
            self.room = None


async def converse(lobby: Lobby, socket: WebSocket) -> None:
    """One connection from its beginning to its end."""
    await socket.accept()
    line = PageLine(socket)
    conversation = Conversation(lobby, line)
    writer = asyncio.create_task(line.write())
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


def request_of(text: str) -> "int | None":
    """The request number of a message that is not understood, if it has one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    request = data.get("request") if isinstance(data, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) and 0 <= request < 2**53 else None


def first_problem(error: ValueError) -> str:
    """Where a message is wrong, without repeating what was sent."""
    if not isinstance(error, ValidationError):
        return "this is no JSON"
    problem = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in problem['loc'])[:100]}: {problem['msg']}"[:300]
