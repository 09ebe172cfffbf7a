"""Requests over HTTP that only one process can answer: the one that plays the game, or that keeps the waiting rooms.

Other processes hand them on. It gets past the checks of access once, where it came from.
"""

import json
from typing import Any, Literal, NamedTuple

from starlette.datastructures import State
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gosux.server.cluster import bus
from gosux.server.cluster.node import Node
from gosux.server.cluster.questions import NoAnswer
from gosux.server.limits.cost_gate import charge, too_many
from gosux.server.limits.meter import TooMany
from gosux.server.security import problem_response
from gosux.sessions.lobby import fingerprint
from gosux.sessions.requests import RequestError, problem_of
from gosux.sessions.storage.records import Unavailable

ANSWERING = 30.0  # seconds
MOST_TOKEN = 200

Needs = Literal["here", "token", "code", "rooms"]

# Which process answers: any ("here"), the one that plays the game of the body's token, or of its link to a seat, or
# the one that keeps the waiting rooms. A test fails for a request that is not listed.
NEEDS: dict[str, Needs] = {
    "/api/account": "here",
    "/api/account/codes": "here",
    "/api/account/delete": "here",
    "/api/account/export": "here",
    "/api/account/forget": "here",
    "/api/account/games": "here",
    "/api/account/name": "here",
    "/api/account/passkey": "here",
    "/api/account/passkeys/add": "here",
    "/api/account/passkeys/change": "here",
    "/api/account/ratings": "here",
    "/api/account/recover": "here",
    "/api/account/register": "here",
    "/api/account/sign-in": "here",
    "/api/account/sign-out": "here",
    "/api/games": "here",
    "/api/feed": "here",
    "/api/game-ratings": "token",
    "/api/games/mine": "here",
    "/api/import": "here",
    "/api/own-link": "here",
    "/api/push": "here",
    "/api/push/end": "here",
    "/api/qr": "here",
    "/api/moments": "token",
    "/api/position": "token",
    "/api/replay": "token",
    "/api/report": "token",
    "/api/review": "token",
    "/api/shuffle": "token",
    "/api/players/block": "rooms",
    "/api/players/report": "token",
    "/api/story": "token",
    "/api/move": "code",
    "/api/rooms": "rooms",
    "/api/rooms/leave": "rooms",
    "/api/rooms/link": "rooms",
    "/api/rooms/look": "rooms",
    "/api/rooms/now": "rooms",
    "/api/rooms/rated": "rooms",
    "/api/rooms/ready": "rooms",
    "/api/rooms/rematch": "rooms",
    "/api/rooms/rematch/now": "rooms",
    "/api/rooms/say": "rooms",
    "/api/rooms/seat": "rooms",
    "/api/rooms/sit": "rooms",
    "/api/rooms/watch": "rooms",
}


class Response(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class ClusterGate:
    """ASGI middleware, the innermost one: ``state`` is that of the application."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state
        state.inner = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node: Node | None = getattr(self.state, "node", None)
        needs = NEEDS.get(scope.get("path", ""), "here")
        if scope["type"] != "http" or node is None or needs == "here":
            await self.app(scope, receive, send)
            return
        body = await whole_body(receive)
        if body is None:
            return  # whoever asked is gone
        try:
            answer = await self._elsewhere(node, needs, scope, body)
        except TooMany as error:
            await too_many(error)(scope, receive, send)
            return
        except (Unavailable, RequestError) as error:
            problem = problem_of(error)
            await problem_response(problem.status, problem.problem)(scope, receive, send)
            return
        if answer is None:
            await self.app(scope, told(body, receive), send)
            return
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in answer.headers]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body})

    async def _elsewhere(self, node: Node, needs: Needs, scope: Scope, body: bytes) -> "Response | None":
        """The answer of another process; None if this one answers. Raises Unavailable, TooMany, RequestError."""
        data = data_in(body)
        game = None if needs == "rooms" else await game_of(node, needs, data)
        if needs != "rooms" and game is None:
            return None
        charged = False
        async for _ in node.attempts():
            place = await (node.rooms_place() if game is None else node.place(game))
            if place == node.name:
                return None
            if not charged:  # here, where it is known who asks
                await charge(scope, data)
                charged = True
            try:
                answer = await node.questions.ask(
                    node.bus, place, "ask-http", ANSWERING, body.decode("latin-1"), method=scope["method"],
                    path=scope["path"], game=game,
                )  # fmt: skip
            except NoAnswer as error:
                if error.delivered and scope["method"] != "GET" and game is None:
                    raise  # it may have been done
                continue
            if answer.facts.get("yes"):
                headers = [(str(name), str(value)) for name, value in answer.facts["headers"]]
                return Response(int(answer.facts["status"]), headers, answer.text.encode("latin-1"))
        raise Unavailable("the process that could answer does not")


def data_in(body: bytes) -> "dict[str, object]":
    """Nothing if it cannot be read, which is reported when it is answered."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


async def game_of(node: Node, needs: Needs, data: "dict[str, object]") -> "str | None":
    """The game that a request is about; None if there is none, which is reported when it is answered."""
    secret = data.get(needs)
    if not isinstance(secret, str) or len(secret) > MOST_TOKEN:
        return None
    if needs == "token":
        found = await node.lobby.find(secret)
    else:
        found = await node.store.seat_of_own_link(fingerprint(secret))
    return found[0] if found is not None else None


async def answer_http(node: Node, app: ASGIApp, question: bus.Message) -> None:
    """Answer a request that another process handed on, if this is the right one."""
    game = question.facts["game"]
    if not (node.plays(game) if game is not None else node.keeps_rooms and not node.ending):
        node.answer(question, yes=False)
        return
    response = await ask_app(app, question.facts["method"], question.facts["path"], question.text.encode("latin-1"))
    node.answer(
        question, response.body.decode("latin-1"), yes=True, status=response.status, headers=response.headers
    )  # fmt: skip


async def ask_app(app: ASGIApp, method: str, path: str, body: bytes) -> Response:
    status, headers, parts = 500, [], []  # type: tuple[int, list[tuple[str, str]], list[bytes]]

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status = message["status"]
            headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
        else:
            parts.append(message.get("body", b""))

    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
        "raw_path": path.encode(), "root_path": "", "scheme": "http", "query_string": b"", "client": None,
        "server": None, "headers": [(b"content-type", b"application/json")],
    }  # fmt: skip
    await app(scope, told(body, None), send)
    return Response(status, headers, b"".join(parts))


async def whole_body(receive: Receive) -> "bytes | None":
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def told(body: bytes, later: "Receive | None") -> Receive:
    """A body that was read already, as if it came now."""
    waiting = [body]

    async def receive() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await later() if later is not None else {"type": "http.disconnect"}

    return receive
