"""A single writer thread. Waiting jobs are committed together, and callers return only when they are on disk."""

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from gosux.server.push.subscriptions import Subscription
from gosux.server.storage import feeds, pushes, rooms
from gosux.server.storage.accounts.accounts import find_session
from gosux.server.storage.games import (
    account_of_secret,
    add_actions,
    add_game,
    read_game,
    read_seats,
    read_summaries,
    remove_actions,
    renew_game,
    write_notes,
)
from gosux.server.storage.migrate import migrate
from gosux.server.storage.ratings import ratings
from gosux.server.storage.reports import keep_report
from gosux.server.storage.reviews import read_review, write_review
from gosux.sessions.log import log
from gosux.sessions.storage.records import GameRecord, Json, NewActions, NewGameRecord, TakenBack, Unavailable

T = TypeVar("T")

FILE = "games.sqlite3"
MOST_AT_ONCE = 200


class Gone(Unavailable):
    """The database cannot be reached: there is no point in trying each job alone."""


class Job(Generic[T]):
    def __init__(self, run: "Callable[[Session], T]") -> None:
        self.run = run
        self.future: Future[T] = Future()
        self.result: T | None = None


class Store:
    """The games of a folder, in SQLite. All methods return only when their changes are on disk."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        make_file(self.path)
        self.mark = mark_of(self.path)
        self.lost = False
        self._start(engine_of(self.path))

    def _start(self, engine: Engine) -> None:
        self.engine = engine
        migrate(engine)
        self.fences: dict[str, int] = {}  # of the games that this process owns; there are none without leases
        self.stored = 0  # actions, for metrics
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="gosux-store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish waiting jobs, then close the database."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    async def create(self, record: NewGameRecord) -> None:
        await self._do(lambda session: add_game(session, record))

    async def renew(self, record: NewGameRecord) -> int:
        """Continue a running game under another rules version; returns its new epoch."""
        fence = self.fences.get(record.id, 0)
        return await self._do(lambda session: renew_game(session, record, fence))

    async def append(self, moved: NewActions) -> None:
        fence = self.fences.get(moved.game, 0)
        await self._do(lambda session: add_actions(session, moved, fence))
        self.stored += len(moved.actions)

    async def take_back(self, back: TakenBack) -> None:
        fence = self.fences.get(back.game, 0)
        await self._do(lambda session: remove_actions(session, back, fence))

    async def note(self, game: str, notes: Json) -> None:
        fence = self.fences.get(game, 0)
        await self._do(lambda session: write_notes(session, game, notes, fence))

    async def put_review(self, game: str, review: Json) -> None:
        await self._do(lambda session: write_review(session, game, review))

    async def review(self, game: str) -> "Json | None":
        return await self._do(lambda session: read_review(session, game))

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged."""
        return await self._do(lambda session: read_game(session, game))

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        """The seats of the tokens with these fingerprints."""
        return await self._do(lambda session: read_seats(session, tokens))

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        """The summaries of those games that can be read."""
        return await self._do(lambda session: read_summaries(session, games))

    async def transact(self, run: "Callable[[Session], T]") -> T:
        """Anything else, in a transaction."""
        return await self._do(run)

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

    async def account_of(self, session: str) -> "str | None":
        found = await self._do(lambda one: find_session(one, session))
        return None if found is None else found.account

    async def account_behind(self, secret: str) -> "str | None":
        """Whose session or seat it is that has the secret with this fingerprint."""
        return await self._do(lambda session: account_of_secret(session, secret))

    async def keep_report(self, report: Json) -> None:
        """About a player. Raises Unavailable, also when there are too many."""
        await self._do(lambda session: keep_report(session, report))

    # -- ratings -----------------------------------------------------------------------------------------------------

    async def settle_ratings(self) -> None:
        """Let games that ended a while ago change the ratings, one transaction each."""
        for game in await self._do(ratings.due):
            await self._do(partial(ratings.settle, game=game))

    async def rating_of(self, account: str, ruleset: str, players: int) -> tuple[int, bool]:
        await self.settle_ratings()
        found = await self._do(lambda session: ratings.rating_of(session, account, ruleset, players))
        return round(found.points), found.provisional

    async def plays_alone(self, account: str, ruleset: str, players: int) -> bool:
        await self.settle_ratings()
        return await self._do(lambda session: ratings.plays_alone(session, account, ruleset, players))

    # -- feeds -------------------------------------------------------------------------------------------------------

    async def put_feed(self, mark: str, seats: str) -> None:
        await self._do(lambda session: feeds.put_feed(session, mark, seats))

    async def feed(self, mark: str) -> "str | None":
        return await self._do(lambda session: feeds.read_feed(session, mark))

    async def put_push(self, subscription: Subscription, seats: list[str]) -> None:
        await self._do(lambda session: pushes.put_push(session, subscription, seats))

    async def drop_push(self, mark: str) -> None:
        await self._do(lambda session: pushes.drop_push(session, mark))

    async def pushes_of(self, game: str, seat: int) -> list[Subscription]:
        return await self._do(lambda session: pushes.pushes_of(session, game, seat))

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
            self._run(jobs)
        except Exception as error:
            if not last_try and not isinstance(error, Gone):
                return False
            for job in jobs:
                job.future.set_exception(Unavailable(str(error)) if isinstance(error, SQLAlchemyError) else error)
            return True
        for job in jobs:
            job.future.set_result(job.result)
        return True

    def _run(self, jobs: "list[Job[Any]]") -> None:
        """In one transaction."""
        self._look_after_file()
        self._transact(jobs)
        self._look_after_file()  # a write to a deleted file does not count

    def _transact(self, jobs: "list[Job[Any]]") -> None:
        with Session(self.engine) as session, session.begin():
            for job in jobs:
                job.result = job.run(session)

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
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _careful(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # committed means on disk, even after a crash
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 5000")
        cursor.close()

    return engine
