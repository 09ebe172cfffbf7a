"""The server: HTTP, WebSocket and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Header, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import gosux
from gosux.model.mistakes import Mistake
from gosux.rules.records import RecordError, replay_text
from gosux.server.broadcast import Broadcast
from gosux.server.catalogue import catalogue, offer
from gosux.server.gate import Gate, trouble
from gosux.server.lobby import Lobby, aside
from gosux.server.log import log, log_trouble
from gosux.server.messages.base import Part
from gosux.server.messages.catalogue import Catalogue, Offer
from gosux.server.messages.http import (
    Alive,
    Created,
    HttpTrouble,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
    OpenGames,
    ReplayWanted,
    Tokens,
)
from gosux.server.pages import Page
from gosux.server.pauses import Pauses
from gosux.server.reading import Busy, Readers, Unreadable
from gosux.server.replaying import moments
from gosux.server.room import Room
from gosux.server.sockets import converse
from gosux.server.speech import mistake_said
from gosux.server.storage import Damaged, Store, Unavailable
from gosux.server.thinking import Thinkers

TROUBLES: dict[int | str, dict[str, object]] = {
    status: {"model": HttpTrouble} for status in (400, 403, 404, 405, 409, 413, 500, 503)
}
Etag = Annotated[str | None, Header(alias="if-none-match")]


class Trouble(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, message: HttpTrouble) -> None:
        super().__init__(message.detail)
        self.status = status
        self.message = message


def create_app(
    folder: Path, names: set[str], workers: "int | None" = None, prepare: bool = True, pauses: "Pauses | None" = None
) -> FastAPI:
    """A server for the games of a folder. ``names`` are those that it may be called by; ``prepare`` starts the
    processes of bots before anybody needs them."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(folder)
        thinkers = Thinkers(workers)
        if prepare:
            thinkers.prepare()
        readers = Readers()
        lobby = Lobby(store, Broadcast(), thinkers, readers, pauses or Pauses())
        app.state.lobby = lobby
        log("started", version=gosux.__version__, compiled=gosux.compiled, workers=thinkers.size)
        try:
            yield
        finally:
            await lobby.close()  # bots that wait for their turn are called off first
            thinkers.close()
            readers.close()
            store.close()
            log("stopped")

    app = FastAPI(title="gosux", version=gosux.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json", responses=TROUBLES)  # fmt: skip
    add_troubles(app)
    add_library(app)
    add_games(app)

    @app.websocket("/api/play")
    async def play(socket: WebSocket) -> None:
        await converse(app.state.lobby, socket)

    app.mount("/", Page())
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Gate, names=names)
    return app


# -- what can be looked up ---------------------------------------------------------------------------------------


def kept(message: Part, known: "str | None") -> Response:
    """An answer that a page may keep: it asks again whether it still holds."""
    body = message.model_dump_json().encode()
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"etag": mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    if known is not None and mark in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def add_library(app: FastAPI) -> None:
    @app.get("/api/alive")
    async def alive() -> Alive:
        """Liveness."""
        lobby: Lobby = app.state.lobby
        return Alive(
            version=gosux.__version__, compiled=gosux.compiled, games=len(lobby.rooms), workers=lobby.thinkers.size
        )

    @app.get("/api/offer", response_model=Offer)
    async def what_is_offered(known: Etag = None) -> Response:
        """Rulesets with players and options, languages, levels of bots."""
        return kept(offer(), known)

    @app.get("/api/catalogue/{ruleset}/{language}", response_model=Catalogue)
    async def look_up(ruleset: str, language: str, known: Etag = None) -> Response:
        """Cards, clans, keywords, terms, rules, names and messages."""
        try:
            return kept(await aside(lambda: catalogue(ruleset, language)), known)
        except Mistake as error:
            raise Trouble(404, HttpTrouble(code="not-found", text=mistake_said(error), detail=error.id)) from error


# -- games -------------------------------------------------------------------------------------------------------


def add_games(app: FastAPI) -> None:
    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    async def finished(token: str) -> tuple[Room, int]:
        place = await lobby().find(token)
        room = await lobby().room(place[0]) if place is not None else None
        if place is None or room is None:
            raise Trouble(404, HttpTrouble(code="unknown-token", text=None, detail="no seat has this token"))
        if room.game.result is None:
            raise Trouble(409, HttpTrouble(code="not-over", text=None, detail="the game is not over"))
        return room, place[1]

    @app.post("/api/games")
    async def create(wanted: NewGame) -> Created:
        """A new game."""
        return await lobby().create(wanted)

    @app.post("/api/games/mine")
    async def mine(tokens: Tokens) -> OpenGames:
        """The games of these tokens, the latest first."""
        return await lobby().mine(tokens.tokens)

    @app.post("/api/import")
    async def bring_in(wanted: Import) -> Created:
        """A game from a replay, save or position file."""
        return await lobby().bring_in(wanted)

    @app.post("/api/replay", response_class=Response)
    async def replay(wanted: ReplayWanted) -> Response:
        """The replay file of a finished game."""
        room, _ = await finished(wanted.token)
        text = await aside(lambda: replay_text(room.game))
        headers = {"content-disposition": f'attachment; filename="gosux-{room.id}.json"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    @app.post("/api/moments")
    async def look_at(wanted: MomentsWanted) -> Moments:
        """A finished game, moment by moment."""
        room, _ = await finished(wanted.token)
        if wanted.view is not None and wanted.view >= room.game.players:
            raise Trouble(400, HttpTrouble(code="malformed", text=None, detail="there is no such seat"))
        return await aside(lambda: moments(room.game, room.players, wanted.view, wanted.first, wanted.count))


# -- what goes wrong ---------------------------------------------------------------------------------------------


def add_troubles(app: FastAPI) -> None:
    @app.exception_handler(Trouble)
    async def _trouble(_: Request, error: Trouble) -> Response:
        return trouble(error.status, error.message)

    @app.exception_handler(Mistake)
    async def _mistake(_: Request, error: Mistake) -> Response:
        return trouble(400, HttpTrouble(code="refused", text=mistake_said(error), detail=error.id))

    @app.exception_handler(Unreadable)
    async def _unreadable(_: Request, error: Unreadable) -> Response:
        return trouble(400, HttpTrouble(code="refused", text=error.text, detail=error.id))

    @app.exception_handler(Busy)
    async def _busy(_: Request, error: Busy) -> Response:
        mistake = RecordError("readers-busy")
        return trouble(503, HttpTrouble(code="too-many", text=mistake_said(mistake), detail=mistake.id))

    @app.exception_handler(Damaged)
    async def _damaged(_: Request, error: Damaged) -> Response:
        log_trouble("game-damaged", game=error.game)
        return trouble(500, HttpTrouble(code="damaged", text=None, detail=error.why))

    @app.exception_handler(Unavailable)
    async def _unavailable(_: Request, error: Unavailable) -> Response:
        log_trouble("unavailable")
        return trouble(503, HttpTrouble(code="unavailable", text=None, detail="the database does not answer"))

    @app.exception_handler(RequestValidationError)
    async def _malformed(_: Request, error: RequestValidationError) -> Response:
        problem = error.errors()[0]
        detail = f"{'.'.join(str(part) for part in problem['loc'])[:100]}: {problem['msg']}"[:300]
        return trouble(400, HttpTrouble(code="malformed", text=None, detail=detail))

    @app.exception_handler(HTTPException)
    async def _other(_: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
        message = HttpTrouble.model_construct(code=code, text=None, detail=str(error.detail))
        return trouble(error.status_code, message)
