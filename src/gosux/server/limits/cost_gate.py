"""Every request pays before it is read: what it costs is declared in ``costs.py``."""

from collections.abc import Sequence

from fastapi import Request
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from gosux.server.limits.connections import address_of
from gosux.server.limits.costs import FILE, FILES, PAGE, ROUTES, UNKNOWN, Cost
from gosux.server.limits.meter import Meter, TooMany
from gosux.server.security import problem_response
from gosux.sessions.lobby import fingerprint
from gosux.sessions.messages.requests import HttpProblem
from gosux.sessions.requests import RequestError

TRY_LATER = 1013  # the code with which a WebSocket is refused
COST = "gosux.cost"  # in the scope of a request, for ``charge_guest``
ROUTE = "gosux.route"  # in the scope of a request, so that it is looked for once


def route_of(routes: "Sequence[BaseRoute]", scope: Scope) -> "str | None":
    """The declared name of a request, such as "POST /api/games"; None for a file of the page, or what does not
    exist."""
    if ROUTE not in scope:
        found = (one for one in routes if not isinstance(one, Mount) and one.matches(scope)[0] is Match.FULL)
        route = next(found, None) if scope["path"].startswith("/api") else None  # files of the page are no routes
        scope[ROUTE] = name_of_route(route, scope) if route is not None else None
    name: str | None = scope[ROUTE]
    return name


def name_of_route(route: BaseRoute, scope: Scope) -> str:
    method = scope["method"] if scope["type"] == "http" else "WEBSOCKET"
    return f"{'GET' if method == 'HEAD' else method} {getattr(route, 'path', '')}"


def cost_of(name: "str | None", scope: Scope) -> Cost:
    if name is None:
        return UNKNOWN if scope["path"].startswith("/api") else PAGE
    return ROUTES.get(name, UNKNOWN)


class CostGate:
    """Refuses those who are banned, or have used up their address' share."""

    def __init__(self, app: ASGIApp, meter: Meter, routes: "Sequence[BaseRoute]") -> None:
        self.app = app
        self.meter = meter
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope.get("client"))
        cost = cost_of(route_of(self.routes, scope), scope)
        refusal: Response | None = None
        ban = self.meter.bans.of_address(address)
        if ban is not None:
            refusal = problem_response(403, HttpProblem(code="banned", text=ban.text, detail="this address is banned"))
        else:
            try:
                self.meter.of_address(cost, address)
            except TooMany as error:
                refusal = too_many(error)
        if refusal is None:
            scope[COST] = (self.meter, cost)
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            await refusal(scope, receive, send)


async def charge_guest(connection: HTTPConnection) -> None:
    """What a request costs whoever has the token of a seat, or the session of an account, in its body. A dependency of
    every route."""
    if COST in connection.scope and isinstance(connection, Request):
        await charge(connection.scope, await body_of(connection))


async def charge(scope: Scope, body: "dict[str, object]") -> None:
    """Raises TooMany, RequestError."""
    found = scope.get(COST)
    if found is None:
        return
    meter: Meter = found[0]
    cost: Cost = found[1]
    address = address_of(scope.get("client"))
    if any(body.get(name) is not None for name in FILES):
        meter.of_address(FILE, address)
        cost = {**cost, **FILE}
    marks = [fingerprint(one) for one in (body.get("token"), body.get("session")) if isinstance(one, str)]
    charged: set[str] = set()
    for mark in marks:
        account = await meter.account(mark) if meter.counts_accounts(cost) else None
        ban = meter.bans.of_guest(mark, account)
        if ban is not None:
            raise RequestError(403, HttpProblem(code="banned", text=ban.text, detail="this seat is banned"))
        meter.of_guest(cost, mark, address)
        if account is not None and account not in charged:  # once, if both are shown
            charged.add(account)
            meter.of_account(cost, account, address)


async def body_of(request: Request) -> "dict[str, object]":
    """FastAPI has parsed it already, if there is one."""
    if request.method != "POST":
        return {}
    try:
        found = await request.json()
    except (ValueError, RecursionError):  # the route itself refuses it
        return {}
    return found if isinstance(found, dict) else {}


def too_many(error: TooMany) -> Response:
    problem = HttpProblem(code="too-many", text=error.text, detail=f"try again in {error.seconds} seconds")
    response = problem_response(429, problem)
    response.headers["retry-after"] = str(error.seconds)
    return response
