"""The server: HTTP, WebSocket and the page."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated, TypeVar

from fastapi import Depends, FastAPI, Header, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import gosux
from gosux.server.bot_workers import BotWorkers
from gosux.server.file_readers import FileReaders
from gosux.server.limits.connections import Limits
from gosux.server.limits.cost_gate import CostGate, charge_guest, too_many
from gosux.server.limits.meter import Meter, TooMany
from gosux.server.metrics import Figures, Measured, Metrics
from gosux.server.page_files import Page
from gosux.server.push.bell import Bell, Push
from gosux.server.readiness import add_readiness
from gosux.server.routes.accounts import add_accounts
from gosux.server.routes.feeds import add_feeds
from gosux.server.routes.push import add_push
from gosux.server.routes.ratings import add_ratings
from gosux.server.routes.rooms import add_rooms
from gosux.server.routes.talk import add_talk
from gosux.server.security import SecurityGate, problem_response
from gosux.server.storage import Store
from gosux.server.upkeep import Notice, Upkeep
from gosux.server.websocket import Sockets, Talking, converse
from gosux.sessions.catalogue.entries import offer
from gosux.sessions.catalogue.puzzle_list import puzzle_list
from gosux.sessions.catalogue.showcase import showcase
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.catalogue import Catalogue, DeckNames, Offer
from gosux.sessions.messages.guide import Guide
from gosux.sessions.messages.puzzle_list import PuzzleList
from gosux.sessions.messages.requests import (
    Alive,
    Created,
    GameReport,
    HttpProblem,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
    NoticeNow,
    OpenGames,
    PositionWanted,
    ReplayWanted,
    ReportWanted,
    ShuffleWanted,
    Story,
    StoryWanted,
    Tokens,
)
from gosux.sessions.messages.review import ReviewNow, ReviewWanted
from gosux.sessions.messages.shuffles import ShuffleNow
from gosux.sessions.messages.table import Scene
from gosux.sessions.requests import (
    FAILURES,
    RequestError,
    catalogue_of,
    deck_names_of,
    game_report,
    guide_for,
    malformed,
    moments_of,
    position_of,
    problem_of,
    replay_of,
    review_of,
    shuffle_for,
    story_of,
)
from gosux.sessions.rooms.rooms import Rooms

T = TypeVar("T")

PROBLEMS: dict[int | str, dict[str, object]] = {
    status: {"model": HttpProblem} for status in (400, 403, 404, 405, 409, 413, 429, 500, 503)
}
Etag = Annotated[str | None, Header(alias="if-none-match")]


def create_app(
    folder: Path, names: set[str], workers: "int | None" = None, prepare: bool = True, pauses: "Pauses | None" = None,
    address: "str | None" = None, limits: "Limits | None" = None, database: "str | None" = None,
    bus: "str | None" = None, lease: "float | None" = None, meter: "Meter | None" = None, expire: int = 0,
    push: "Push | None" = None,
) -> FastAPI:  # fmt: skip
    """A server for the games in a folder, or in the PostgreSQL ``database``, alone or with others on a ``bus``, who go
    on with its games after ``lease`` seconds of silence. ``names`` are the allowed host names; ``prepare`` starts the
    bot processes in advance; ``address`` is where other devices reach it; ``limits`` hold for each visitor, and
    ``meter`` counts what they use up. ``expire`` are the days without a move after which games are removed; 0 for
    never. With ``push`` browsers are told of turns while their page is closed."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        bots = BotWorkers(workers)
        if prepare:
            bots.prepare()
        files = FileReaders()
        waits = pauses or Pauses()
        app.state.node = None
        if database is None:
            store = Store(folder)
            lobby = Lobby(store, bots, files, waits, in_thread)
            app.state.rooms = Rooms(lobby, store, address)
            await app.state.rooms.load()
        else:
            from gosux.server.cluster.join import join_cluster, open_cluster  # its libraries are an extra

            store, lobby = open_cluster(database, bots, files, waits, in_thread)
            app.state.node = await join_cluster(app, store, lobby, bus, address, lease)
        app.state.lobby = lobby
        if meter is not None:
            meter.account_of = store.account_behind
        bell = app.state.bell = None if push is None else Bell(store, push.signer, push.allowed)
        lobby.ring = bell.ring if bell is not None else None
        app.state.workers, app.state.store, app.state.bots = bots.size, store, bots
        metrics.look = lambda: figures(app)
        app.state.closing = False
        upkeep = Upkeep(store, lobby, sockets, meter, notice, expire)
        if limits is not None:
            upkeep.start()
        log("started", version=gosux.__version__, compiled=gosux.compiled, workers=bots.size)
        try:
            yield
        finally:
            app.state.closing = True
            metrics.look = None
            await upkeep.close()
            if bell is not None:
                await bell.close()
            if app.state.node is not None:
                await app.state.node.end()
            else:
                await lobby.close()  # cancels bots that wait for their turn first
            bots.close()
            files.close()
            store.close()
            log("stopped")

    app = FastAPI(title="gosux", version=gosux.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json", responses=PROBLEMS,
                  dependencies=[Depends(charge_guest)])  # fmt: skip
    metrics = app.state.metrics = Metrics()
    app.state.meter, app.state.shared_meter = meter, None
    sockets = app.state.sockets = Sockets(limits, meter, metrics.messages.observe)
    notice = app.state.notice = Notice(expire or None)
    add_error_handlers(app)
    add_library(app)
    add_readiness(app)
    add_games(app)
    add_rooms(app)
    add_talk(app)
    add_feeds(app)
    add_push(app)
    add_accounts(app)
    add_ratings(app)

    @app.websocket("/api/play")
    async def play(socket: WebSocket) -> None:
        await converse(talking(app), socket, sockets)

    app.mount("/", Page())
    if database is not None:
        from gosux.server.cluster.http import ClusterGate

        app.add_middleware(ClusterGate, state=app.state)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    if meter is not None:
        app.add_middleware(CostGate, meter=meter, routes=app.routes)
    app.add_middleware(SecurityGate, names=names)
    app.add_middleware(Measured, metrics=metrics, routes=app.routes)
    return app


def figures(app: FastAPI) -> Figures:
    """Read by another thread, so these are only numbers."""
    lobby: Lobby = app.state.lobby
    bots: BotWorkers = app.state.bots
    store: Store = app.state.store
    meter: Meter | None = app.state.meter
    shared = app.state.shared_meter
    return Figures(
        sockets=len(app.state.sockets.open), games=len(lobby.sessions), rooms=len(app.state.rooms.rooms),
        actions=store.stored, searches=bots.searches.running, searches_waiting=bots.searches.queued,
        tasks=bots.working, tasks_waiting=bots.asked - bots.working, jobs_waiting=store.jobs.qsize(),
        buckets=0 if meter is None else len(meter.buckets),
        limits_shared=int(shared is not None and shared.reached),
    )  # fmt: skip


def talking(app: FastAPI) -> Talking:
    """How a dialogue with a page begins."""
    if app.state.node is None:
        return lambda connection, visitor: Conversation(app.state.lobby, connection, visitor)
    from gosux.server.cluster.conversation import RoutedConversation

    return lambda connection, visitor: RoutedConversation(app.state.node, connection, visitor)


async def in_thread(work: "Callable[[], T]") -> T:
    """Run slow work, such as reading and replaying, in a thread, so that other games continue."""
    return await asyncio.to_thread(work)


# -- what can be looked up ---------------------------------------------------------------------------------------


def kept(message: Part, known: "str | None") -> Response:
    """A response that the page may cache: it revalidates it with the server."""
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
            version=gosux.__version__, compiled=gosux.compiled, games=len(lobby.sessions), workers=app.state.workers
        )

    @app.get("/api/notice")
    async def look_at_notice() -> NoticeNow:
        """What everybody should know: an announcement, and how long games are kept."""
        notice: Notice = app.state.notice
        bell: Bell | None = app.state.bell
        return NoticeNow(
            announcement=notice.announcement, kept_days=notice.kept_days,
            push_key=None if bell is None else bell.signer.public,
        )  # fmt: skip

    @app.get("/api/offer", response_model=Offer)
    async def what_is_offered(known: Etag = None) -> Response:
        """Rulesets with players and options, languages, levels of bots."""
        return kept(offer(), known)

    @app.get("/api/showcase", response_model=Scene)
    async def look_at_showcase(known: Etag = None) -> Response:
        """A table to look at before anything is played."""
        return kept(showcase(), known)

    @app.get("/api/puzzles", response_model=PuzzleList)
    async def list_puzzles(known: Etag = None) -> Response:
        """All puzzles, and which take turns as the puzzle of the day."""
        return kept(await app.state.lobby.background(puzzle_list), known)

    @app.get("/api/decks/{ruleset}/{language}", response_model=DeckNames)
    async def name_decks(ruleset: str, language: str, known: Etag = None) -> Response:
        """What clans and ready decks are called."""
        return kept(await deck_names_of(app.state.lobby, ruleset, language), known)

    @app.get("/api/guide/{ruleset}/{language}", response_model=Guide)
    async def read_guide(ruleset: str, language: str, known: Etag = None) -> Response:
        """How a game is played, for newcomers."""
        return kept(await guide_for(app.state.lobby, ruleset, language), known)

    @app.get("/api/catalogue/{ruleset}/{language}", response_model=Catalogue)
    async def look_up(ruleset: str, language: str, known: Etag = None) -> Response:
        """Cards, clans, keywords, terms, rules, names and messages."""
        return kept(await catalogue_of(app.state.lobby, ruleset, language), known)


# -- games -------------------------------------------------------------------------------------------------------


def add_games(app: FastAPI) -> None:
    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    @app.post("/api/games")
    async def create(wanted: NewGame) -> Created:
        """A new game."""
        return await lobby().create(wanted)

    @app.post("/api/games/mine")
    async def mine(tokens: Tokens) -> OpenGames:
        """The games of these tokens, the latest first."""
        return await lobby().list_games(tokens.tokens)

    @app.post("/api/import")
    async def bring_in(wanted: Import) -> Created:
        """A game from a replay, save or position file."""
        return await lobby().import_file(wanted)

    @app.post("/api/replay", response_class=Response)
    async def replay(wanted: ReplayWanted) -> Response:
        """The replay file of a finished game; on demand one that hides cards."""
        found = await replay_of(lobby(), wanted)
        return download(found.text, f"gosux-{found.game}.json", "application/json")

    @app.post("/api/shuffle")
    async def shuffle(wanted: ShuffleWanted) -> ShuffleNow:
        """Where the seed of a finished game between people comes from."""
        return await shuffle_for(lobby(), wanted)

    @app.post("/api/position", response_class=Response)
    async def position(wanted: PositionWanted) -> Response:
        """A moment of a finished game as a position file, or a running one as far as its player knows it."""
        found = await position_of(lobby(), wanted)
        moment = "now" if wanted.moment is None else wanted.moment
        return download(found.text, f"gosux-{found.game}-{moment}.toml", "application/toml")

    @app.post("/api/moments")
    async def look_at(wanted: MomentsWanted) -> Moments:
        """A finished game, step by step."""
        return await moments_of(lobby(), wanted)

    @app.post("/api/report")
    async def report(wanted: ReportWanted) -> GameReport:
        """A game as far as a player may see it, to be handed on with a problem."""
        return await game_report(lobby(), wanted)

    @app.post("/api/story")
    async def tell(wanted: StoryWanted) -> Story:
        """How a finished game went."""
        return await story_of(lobby(), wanted)

    @app.post("/api/review")
    async def look_back(wanted: ReviewWanted) -> ReviewNow:
        """What the decisions of a finished game were worth, as far as that is computed."""
        return await review_of(lobby(), wanted)


def download(text: str, name: str, kind: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=kind, headers=headers)


# -- what goes wrong ---------------------------------------------------------------------------------------------


def add_error_handlers(app: FastAPI) -> None:
    async def failed(_: Request, error: Exception) -> Response:
        return refused(problem_of(error))

    for kind in FAILURES:
        app.add_exception_handler(kind, failed)

    @app.exception_handler(TooMany)
    async def _too_many(_: Request, error: TooMany) -> Response:
        return too_many(error)

    @app.exception_handler(RequestValidationError)
    async def _malformed(_: Request, error: RequestValidationError) -> Response:
        return refused(malformed(list(error.errors())))

    @app.exception_handler(HTTPException)
    async def _other(_: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
        message = HttpProblem.model_construct(code=code, text=None, detail=str(error.detail))
        return problem_response(error.status_code, message)


def refused(error: RequestError) -> Response:
    return problem_response(error.status, error.problem)
