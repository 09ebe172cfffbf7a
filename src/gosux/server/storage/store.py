"""A single writer thread. Waiting jobs are committed together, and callers return only when they are on disk."""

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from gosux.server.storage import rooms
from gosux.server.storage.migrate import migrate
from gosux.server.storage.tables import ActionRow, Base, GameRow, SeatRow
from gosux.sessions.log import log
from gosux.sessions.storage import (
    Damaged,
    GameRecord,
    Json,
    NewActions,
    NewGameRecord,
    SeatRecord,
    TakenBack,
    Unavailable,
    now,
)

T = TypeVar("T")

FILE = "games.sqlite3"
GAMES = Base.metadata.tables["games"]
ACTIONS = Base.metadata.tables["actions"]
MOST_AT_ONCE = 200


class Job(Generic[T]):
    def __init__(self, run: "Callable[[Session], T]") -> None:
        self.run = run
        self.future: Future[T] = Future()
        self.result: T | None = None


class Store:
    """The games of a folder. All methods return only when their changes are on disk."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        make_file(self.path)
        self.engine = engine_of(self.path)
        migrate(self.engine)
        self.mark = mark_of(self.path)
        self.lost = False
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="gosux-store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish waiting jobs, then close the file."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    async def create(self, record: NewGameRecord) -> None:
        await self._do(lambda session: add_game(session, record))

    async def renew(self, record: NewGameRecord) -> int:
        """Continue a running game under another rules version; returns its new epoch."""
        return await self._do(lambda session: renew_game(session, record))

    async def append(self, moved: NewActions) -> None:
        await self._do(lambda session: add_actions(session, moved))

    async def take_back(self, back: TakenBack) -> None:
        await self._do(lambda session: remove_actions(session, back))

    async def note_clock(self, game: str, clock: Json) -> None:
        await self._do(lambda session: write_clock(session, game, clock))

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged."""
        return await self._do(lambda session: read_game(session, game))

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        """The seats of the tokens with these fingerprints."""
        return await self._do(lambda session: read_seats(session, tokens))

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        """The summaries of those games that can be read."""
        return await self._do(lambda session: read_summaries(session, games))

    # -- rooms -------------------------------------------------------------------------------------------------------

    async def put_room(self, id: str, text: str) -> None:
        await self._do(lambda session: rooms.put_room(session, id, text))

    async def drop_rooms(self, ids: list[str]) -> None:
        await self._do(lambda session: rooms.drop_rooms(session, ids))

    async def all_rooms(self) -> list[str]:
        return await self._do(rooms.all_rooms)

    async def set_own_link(self, game: str, seat: int, link: str) -> None:
        await self._do(lambda session: rooms.set_own_link(session, game, seat, link))

    async def seat_of_own_link(self, link: str) -> "tuple[str, int] | None":
        return await self._do(lambda session: rooms.seat_of_own_link(session, link))

    async def move_seat(self, game: str, seat: int, token: str) -> None:
        await self._do(lambda session: rooms.move_seat(session, game, seat, token))

    # -- the thread --------------------------------------------------------------------------------------------------

    async def _do(self, run: "Callable[[Session], T]") -> T:
        job = Job(run)
        self.jobs.put(job)
        return await asyncio.wrap_future(job.future)

    def _work(self) -> None:
        open_jobs = True
        while open_jobs:
            waiting = [self.jobs.get()]
            while len(waiting) < MOST_AT_ONCE and not self.jobs.empty():
                waiting.append(self.jobs.get())
            open_jobs = None not in waiting
            # From here on nobody can cancel them: callers must learn what is on disk.
            jobs = [job for job in waiting if job is not None and job.future.set_running_or_notify_cancel()]
            if jobs and not self._commit(jobs):
                for job in jobs:  # one of them failed: retry each separately
                    self._commit([job], last_try=True)

    def _commit(self, jobs: "list[Job[Any]]", last_try: bool = False) -> bool:
        try:
            self._look_after_file()
            with Session(self.engine) as session, session.begin():
                for job in jobs:
                    job.result = job.run(session)
            self._look_after_file()  # a write to a deleted file does not count
        except Exception as error:
            if last_try:
                trouble = Unavailable(str(error)) if isinstance(error, SQLAlchemyError) else error
                jobs[0].future.set_exception(trouble)
            return last_try
        for job in jobs:
            job.future.set_result(job.result)
        return True

    def _look_after_file(self) -> None:
        """Detect a database file that was deleted or replaced: writing to it still works, but the data is lost."""
        if not self.lost and mark_of(self.path) != self.mark:
            self.lost = True
            log("database-lost", file=str(self.path))
        if self.lost:
            raise Unavailable("the file of the database was deleted or replaced")


def make_file(path: Path) -> None:
    """Create the file readable only by its owner, because it contains every hidden card."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def mark_of(path: Path) -> "tuple[int, int] | None":
    """The identity of a file, to detect a replacement; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def engine_of(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def _careful(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # committed means on disk, even after a crash
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 5000")
        cursor.close()

    return engine


# -- what is done in a transaction -------------------------------------------------------------------------------


def add_game(session: Session, record: NewGameRecord) -> None:
    moment = now()
    session.add(
        GameRow(
            id=record.id, ruleset=record.ruleset, version=record.version, options=record.options, seed=record.seed,
            origin=record.origin, epoch=0, numbers=record.numbers, state=record.state, summary=record.summary,
            over=record.over, begun=moment, moved=moment, taken=len(record.actions),
            lesson=record.lesson, terms=record.terms,
        )
    )  # fmt: skip
    session.flush()
    for seat in record.seats:
        session.add(
            SeatRow(
                game=record.id, seat=seat.seat, kind=seat.kind, level=seat.level, token=seat.token, name=seat.name
            )
        )  # fmt: skip
    for place, action in enumerate(record.actions):
        session.add(ActionRow(game=record.id, epoch=0, place=place, action=action))


def renew_game(session: Session, record: NewGameRecord) -> int:
    row = session.get_one(GameRow, record.id)
    row.epoch += 1
    row.version, row.options, row.origin = record.version, record.options, record.origin
    row.numbers, row.state, row.summary, row.over = record.numbers, record.state, record.summary, record.over
    row.taken = len(record.actions)
    row.moved = now()
    row.lesson = record.lesson
    return row.epoch


def add_actions(session: Session, moved: NewActions) -> None:
    """The most frequent job: two statements, and nothing is read."""
    rows = [
        {"game": moved.game, "epoch": moved.epoch, "place": place, "action": action}
        for place, action in enumerate(moved.actions, start=moved.place)
    ]
    connection = session.connection()
    connection.execute(insert(ACTIONS), rows)
    latest = {
        "state": moved.state, "summary": moved.summary, "over": moved.over, "taken": moved.place + len(moved.actions)
    }  # fmt: skip
    if not moved.unnoticed:
        latest["moved"] = now()
    connection.execute(update(GAMES).where(GAMES.c.id == moved.game), latest)


def remove_actions(session: Session, back: TakenBack) -> None:
    connection = session.connection()
    latest = {
        "state": back.state, "summary": back.summary, "over": False, "taken": back.place, "numbers": back.numbers,
        "moved": now(),
    }  # fmt: skip
    game = (GAMES.c.id == back.game) & (GAMES.c.epoch == back.epoch) & (GAMES.c.taken >= back.place)
    if connection.execute(update(GAMES).where(game), latest).rowcount != 1:
        raise Unavailable("the game has gone on")
    later = (ACTIONS.c.game == back.game) & (ACTIONS.c.epoch == back.epoch) & (ACTIONS.c.place >= back.place)
    connection.execute(delete(ACTIONS).where(later))


def write_clock(session: Session, game: str, clock: Json) -> None:
    row = session.get_one(GameRow, game)
    row.summary = {**row.summary, "clock": clock}


def read_game(session: Session, id: str) -> "GameRecord | None":
    """Raises Damaged."""
    try:
        row = session.get(GameRow, id)
    except (TypeError, ValueError) as error:  # invalid JSON, for instance
        raise Damaged(id, "its record cannot be read") from error
    if row is None:
        return None
    rows = session.scalars(
        select(ActionRow).where(ActionRow.game == id, ActionRow.epoch == row.epoch).order_by(ActionRow.place)
    ).all()
    if [one.place for one in rows] != list(range(row.taken)):
        raise Damaged(id, "an action is missing")
    return record_of(row, seats_in(session, [id])[id], [one.action for one in rows])


def read_seats(session: Session, tokens: list[str]) -> dict[str, tuple[str, int]]:
    rows = session.scalars(select(SeatRow).where(SeatRow.token.in_(tokens)))
    return {str(row.token): (row.game, row.seat) for row in rows}


def read_summaries(session: Session, games: list[str]) -> dict[str, GameRecord]:
    seats = seats_in(session, games)
    try:
        rows = session.scalars(select(GameRow).where(GameRow.id.in_(games))).all()
    except (SQLAlchemyError, TypeError, ValueError):  # one of them cannot be read: retry each separately
        rows = [row for game in games if (row := readable_row(session, game)) is not None]
    return {row.id: record_of(row, seats[row.id], []) for row in rows}


def readable_row(session: Session, game: str) -> "GameRow | None":
    try:
        return session.get(GameRow, game)
    except (SQLAlchemyError, TypeError, ValueError):
        log("game-damaged", game=game)
        return None


def seats_in(session: Session, games: list[str]) -> dict[str, list[SeatRecord]]:
    found: dict[str, list[SeatRecord]] = {game: [] for game in games}
    for row in session.scalars(select(SeatRow).where(SeatRow.game.in_(games)).order_by(SeatRow.seat)):
        found[row.game].append(SeatRecord(row.seat, row.kind, row.level, row.token, row.name))
    return found


def record_of(row: GameRow, seats: list[SeatRecord], actions: list[int]) -> GameRecord:
    return GameRecord(
        row.id, row.ruleset, row.version, row.options, row.seed, row.origin, row.epoch, row.numbers, row.state,
        row.summary, row.over, row.begun, row.moved, seats, actions, row.lesson, row.terms,
    )  # fmt: skip
