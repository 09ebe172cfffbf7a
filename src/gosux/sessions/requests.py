"""Requests about games, independent of the transport: new games, files, lists, replays, reference data.

``answer`` takes and returns JSON texts, for editions without a server. The server has an address for each request and
gives the same answers.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from pydantic import ValidationError

from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError
from gosux.records.replays import replay_text
from gosux.sessions.bots.advice import REVIEW_ITERATIONS
from gosux.sessions.catalogue.deck_names import deck_names
from gosux.sessions.catalogue.entries import catalogue, offer
from gosux.sessions.catalogue.guides import guide_of
from gosux.sessions.catalogue.puzzle_list import puzzle_list
from gosux.sessions.catalogue.showcase import showcase
from gosux.sessions.history import game_at
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log_error
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.catalogue import Catalogue, DeckNames
from gosux.sessions.messages.guide import Guide
from gosux.sessions.messages.requests import (
    GameReport,
    HttpProblem,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
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
from gosux.sessions.scenes.advice import review_now
from gosux.sessions.scenes.replay import moments
from gosux.sessions.scenes.sentences import mistake_said
from gosux.sessions.scenes.story import story
from gosux.sessions.seat_pages import position, report
from gosux.sessions.session import Session
from gosux.sessions.storage.files import Busy, Unreadable
from gosux.sessions.storage.films import film_text
from gosux.sessions.storage.records import Damaged, Json, Unavailable
from gosux.sessions.together.stand_ins import bots_played
from gosux.text.guide import NoGuide


class RequestError(Exception):
    """A request that cannot be answered; ``status`` is the HTTP status."""

    def __init__(self, status: int, problem: HttpProblem) -> None:
        super().__init__(problem.detail)
        self.status = status
        self.problem = problem


class GameFile(NamedTuple):
    """A file that was written of a game."""

    game: str
    text: str


async def replay_of(lobby: Lobby, wanted: ReplayWanted) -> GameFile:
    """Raises RequestError."""
    session = await finished(lobby, wanted.token)
    if wanted.hide is not None:
        _, seat = await held(lobby, wanted.token)
        view = seat if wanted.hide == "others" else None
        return GameFile(session.id, await lobby.background(lambda: film_text(session.game, session.players, view)))
    stand_ins = await stored_stand_ins(lobby, session)
    text = await lobby.background(lambda: replay_text(session.game, session.terms.shuffle, stand_ins))
    return GameFile(session.id, text)


async def stored_stand_ins(lobby: Lobby, session: Session) -> "list[Json] | None":
    """Bots that played on for people, as they were stored with a game."""
    record = (await lobby.store.summaries([session.id])).get(session.id)
    people = (record.summary.get("together") if record is not None else None) or {}
    found: list[Json] | None = people.get("stand_ins")
    return found


async def shuffle_for(lobby: Lobby, wanted: ShuffleWanted) -> ShuffleNow:
    """Where the seed of a finished game comes from. Raises RequestError."""
    session = await finished(lobby, wanted.token)
    shuffle = session.terms.shuffle
    if shuffle is None:
        raise RequestError(404, HttpProblem(code="not-found", text=None, detail="its cards were not shuffled together"))
    return ShuffleNow(
        game=shuffle.game, fingerprint=shuffle.fingerprint, secret=shuffle.secret, numbers=[*shuffle.numbers],
        seed=session.game.seed, names=[player.name for player in session.players],
        levels=[player.level for player in session.players],
    )  # fmt: skip


async def moments_of(lobby: Lobby, wanted: MomentsWanted) -> Moments:
    """A finished game, step by step. Raises RequestError."""
    session = await finished(lobby, wanted.token)
    check_seat(session, wanted.view)
    bots = bots_played(await stored_stand_ins(lobby, session), len(session.game.history))
    return await lobby.background(
        lambda: moments(session.game, session.players, wanted.view, wanted.first, wanted.count, bots)
    )


async def position_of(lobby: Lobby, wanted: PositionWanted) -> GameFile:
    """A moment of a finished game as a position file, or a running one as far as its player knows it. Raises
    RequestError, RecordError."""
    if wanted.moment is None:
        session, seat = await held(lobby, wanted.token)
        return GameFile(session.id, position(session, seat))
    session, moment = await finished(lobby, wanted.token), wanted.moment
    if moment > len(session.game.history):
        raise RequestError(400, HttpProblem(code="malformed", text=None, detail="there is no such moment"))
    return GameFile(session.id, await lobby.background(lambda: game_at(session.game, moment).to_position()))


async def story_of(lobby: Lobby, wanted: StoryWanted) -> Story:
    """How a finished game went. Raises RequestError."""
    session = await finished(lobby, wanted.token)
    result = session.game.result
    assert result is not None
    check_seat(session, wanted.view)
    bots = bots_played(await stored_stand_ins(lobby, session), len(session.game.history))
    together = session.terms.shuffle is not None
    return await lobby.background(lambda: story(session.game, result, session.players, wanted.view, bots, together))


async def review_of(lobby: Lobby, wanted: ReviewWanted) -> ReviewNow:
    """The review of a finished game as far as it is computed, which begins or goes on. Raises RequestError."""
    session = await finished(lobby, wanted.token)
    game, players, result = session.game, session.players, session.game.result
    assert result is not None
    check_seat(session, wanted.player)
    run = await lobby.reviews.of(session)
    found = run.found
    return await lobby.background(
        lambda: review_now(game, result, run.replay, found, wanted.player, players, REVIEW_ITERATIONS)
    )


def check_seat(session: Session, view: "int | None") -> None:
    """Raises RequestError."""
    if view is not None and view >= session.game.players:
        raise RequestError(400, HttpProblem(code="malformed", text=None, detail="there is no such seat"))


async def game_report(lobby: Lobby, wanted: ReportWanted) -> GameReport:
    """A game as far as a player may see it. Raises RequestError."""
    session, seat = await held(lobby, wanted.token)
    return report(session, seat)


async def held(lobby: Lobby, token: str) -> tuple[Session, int]:
    """The session and seat of a token. Raises RequestError."""
    place = await lobby.find(token)
    session = await lobby.session(place[0]) if place is not None else None
    if place is None or session is None:
        raise RequestError(404, HttpProblem(code="unknown-token", text=None, detail="no seat has this token"))
    return session, place[1]


async def finished(lobby: Lobby, token: str) -> Session:
    """A game that the holder of a token has been told the end of: an answer before that would tell that nobody was
    asked a secret question (X10.24). Raises RequestError."""
    session, seat = await held(lobby, token)
    if session.outboxes[seat].game.result is None:
        raise RequestError(409, HttpProblem(code="not-over", text=None, detail="the game is not over"))
    return session


async def catalogue_of(lobby: Lobby, ruleset: str, language: str) -> Catalogue:
    """Raises RequestError."""
    try:
        return await lobby.background(lambda: catalogue(ruleset, language))
    except Mistake as error:
        raise RequestError(404, HttpProblem(code="not-found", text=mistake_said(error), detail=error.id)) from error


async def deck_names_of(lobby: Lobby, ruleset: str, language: str) -> DeckNames:
    """Raises RequestError."""
    try:
        return await lobby.background(lambda: deck_names(ruleset, language))
    except Mistake as error:
        raise RequestError(404, HttpProblem(code="not-found", text=mistake_said(error), detail=error.id)) from error


async def guide_for(lobby: Lobby, ruleset: str, language: str) -> Guide:
    """Raises RequestError."""
    try:
        return await lobby.background(lambda: guide_of(ruleset, language))
    except NoGuide as error:
        raise RequestError(404, HttpProblem(code="not-found", text=mistake_said(error), detail=error.id)) from error


# -- what goes wrong ---------------------------------------------------------------------------------------------

FAILURES = (RequestError, Mistake, Unreadable, Busy, Damaged, Unavailable)


def problem_of(error: Exception) -> RequestError:
    """The response to one of FAILURES."""
    if isinstance(error, RequestError):
        return error
    if isinstance(error, Mistake):
        return RequestError(400, HttpProblem(code="refused", text=mistake_said(error), detail=error.id))
    if isinstance(error, Unreadable):
        return RequestError(400, HttpProblem(code="refused", text=error.text, detail=error.id))
    if isinstance(error, Busy):
        mistake = RecordError("readers-busy")
        return RequestError(503, HttpProblem(code="too-many", text=mistake_said(mistake), detail=mistake.id))
    if isinstance(error, Damaged):
        log_error("game-damaged", game=error.game)
        return RequestError(500, HttpProblem(code="damaged", text=None, detail=error.why))
    log_error("unavailable")
    return RequestError(503, HttpProblem(code="unavailable", text=None, detail="the database does not answer"))


def malformed(errors: "list[Any]") -> RequestError:
    """The first problem of an invalid body."""
    place, message = errors[0]["loc"], errors[0]["msg"]
    detail = f"{'.'.join(str(part) for part in place)[:100]}: {message}"[:300]
    return RequestError(400, HttpProblem(code="malformed", text=None, detail=detail))


# -- without HTTP ------------------------------------------------------------------------------------------------

Route = Callable[[Lobby, Any], Awaitable["Part | str"]]


async def _create(lobby: Lobby, data: Any) -> Part:
    return await lobby.create(NewGame.model_validate(data))


async def _mine(lobby: Lobby, data: Any) -> Part:
    return await lobby.list_games(Tokens.model_validate(data).tokens)


async def _import(lobby: Lobby, data: Any) -> Part:
    return await lobby.import_file(Import.model_validate(data))


async def _replay(lobby: Lobby, data: Any) -> str:
    return (await replay_of(lobby, ReplayWanted.model_validate(data))).text


async def _position(lobby: Lobby, data: Any) -> str:
    return (await position_of(lobby, PositionWanted.model_validate(data))).text


async def _moments(lobby: Lobby, data: Any) -> Part:
    return await moments_of(lobby, MomentsWanted.model_validate(data))


async def _report(lobby: Lobby, data: Any) -> Part:
    return await game_report(lobby, ReportWanted.model_validate(data))


async def _review(lobby: Lobby, data: Any) -> Part:
    return await review_of(lobby, ReviewWanted.model_validate(data))


async def _shuffle(lobby: Lobby, data: Any) -> Part:
    return await shuffle_for(lobby, ShuffleWanted.model_validate(data))


async def _story(lobby: Lobby, data: Any) -> Part:
    return await story_of(lobby, StoryWanted.model_validate(data))


ROUTES: dict[str, Route] = {
    "games": _create, "games/mine": _mine, "import": _import, "replay": _replay, "moments": _moments,
    "story": _story,
    "shuffle": _shuffle,
    "review": _review,
    "position": _position,
    "report": _report,
}  # fmt: skip


class Answer(NamedTuple):
    """``status`` is the HTTP status; ``text`` is JSON, or a position file."""

    status: int
    text: str


async def answer(lobby: Lobby, path: str, body: "str | None" = None) -> Answer:
    """Answer a request: ``path`` is the address after ``/api/``; ``body`` is None for GET requests."""
    return await answered(_look_up(lobby, path) if body is None else _post(lobby, path, body))


async def answered(work: "Awaitable[Part | str]") -> Answer:
    """The answer, or what went wrong as one."""
    try:
        found = await work
    except ValidationError as error:
        problem = malformed(error.errors(include_url=False, include_input=False, include_context=False))
    except FAILURES as error:
        problem = problem_of(error)
    else:
        return Answer(200, found if isinstance(found, str) else found.model_dump_json())
    return Answer(problem.status, problem.problem.model_dump_json())


async def _look_up(lobby: Lobby, path: str) -> Part:
    kind, *rest = path.split("/")
    if kind == "offer" and not rest:
        return offer()
    if kind == "showcase" and not rest:
        return showcase()
    if kind == "puzzles" and not rest:
        return await lobby.background(puzzle_list)
    if kind == "catalogue" and len(rest) == 2:
        return await catalogue_of(lobby, rest[0], rest[1])
    if kind == "decks" and len(rest) == 2:
        return await deck_names_of(lobby, rest[0], rest[1])
    if kind == "guide" and len(rest) == 2:
        return await guide_for(lobby, rest[0], rest[1])
    raise RequestError(404, HttpProblem(code="not-found", text=None, detail="Not Found"))


async def _post(lobby: Lobby, path: str, body: str) -> "Part | str":
    if path not in ROUTES:
        raise RequestError(404, HttpProblem(code="not-found", text=None, detail="Not Found"))
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise RequestError(400, HttpProblem(code="malformed", text=None, detail="this is no JSON")) from error
    return await ROUTES[path](lobby, data)
