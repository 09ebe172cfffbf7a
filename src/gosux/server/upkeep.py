"""What the server does beside the games: it follows an operator's wishes (``gosux admin``) and removes old games and
reports."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from gosux.server.limits.meter import Meter
from gosux.server.storage import Store
from gosux.server.storage.expiry import Mark, find_expired, limit_of, remove_games
from gosux.server.storage.operating.admin import Ending, answer_ending, is_elsewhere, read_wishes
from gosux.server.storage.reports import forget_reports
from gosux.server.websocket import SocketConnection, Sockets
from gosux.sessions.ending import end_game
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log, log_error
from gosux.sessions.messages.base import Localised
from gosux.sessions.storage.records import Unavailable

LOOKS = 2.0  # seconds between two looks at an operator's wishes
SWEEPS = 3600.0  # seconds between two looks for old games
REST = 0.5  # seconds between two batches, for the players
POLICY = 1008  # the code with which connections of the banned are closed
RESTART = 1012  # pages connect again, and learn that the game is gone


@dataclass
class Notice:
    """What pages show: an announcement, and after how many days without a move a game is removed."""

    kept_days: "int | None" = None
    announcement: "Localised | None" = None


@dataclass
class Upkeep:
    """``days`` without a move after which games are removed; 0 for never."""

    store: Store
    lobby: Lobby
    sockets: Sockets
    meter: "Meter | None"
    notice: Notice
    days: int = 0
    tasks: "list[asyncio.Task[None]]" = field(default_factory=list)

    def start(self) -> None:
        self.tasks.append(asyncio.create_task(self._look_often()))
        self.tasks.append(asyncio.create_task(self._sweep_often()))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _look_often(self) -> None:
        while True:
            await self._safely("wishes-trouble", self.look)
            await asyncio.sleep(LOOKS)

    async def _sweep_often(self) -> None:
        while True:
            await self._safely("expiry-trouble", lambda: self.store.transact(forget_reports))
            if self.days:
                await self._safely("expiry-trouble", self.sweep)
            await asyncio.sleep(SWEEPS)

    async def _safely(self, event: str, work: "Callable[[], Awaitable[object]]") -> None:
        try:
            await work()
        except Unavailable:  # the next look comes soon
            pass
        except Exception:
            log_error(event)

    # -- wishes of an operator ---------------------------------------------------------------------------------------

    async def look(self) -> None:
        wishes = await self.store.transact(read_wishes)
        self.notice.announcement = wishes.announcement
        if self.meter is not None:
            self.meter.bans.replace(wishes.bans)
            self._close_banned(self.meter)
        for ending in wishes.endings:
            await self._end(ending)

    def _close_banned(self, meter: Meter) -> None:
        for connection, visitor in list(self.sockets.open.items()):
            if visitor is not None:
                seat = visitor.guest is not None and meter.bans.of_guest(visitor.guest, visitor.account)
                if seat or meter.bans.of_address(visitor.address):
                    connection.end(None, POLICY)

    async def _end(self, ending: Ending) -> None:
        id = ending.game
        if id not in self.store.fences and await self.store.transact(lambda session: is_elsewhere(session, id)):
            return  # the process that plays it does this
        try:
            answer = await (self._remove(id) if ending.winner is None else self._finish(id, ending.winner))
        except Unavailable:
            raise
        except Exception:  # a damaged game can still be removed
            log_error("ending-trouble", game=id)
            answer = "failed"
        await self.store.transact(lambda session: answer_ending(session, ending.id, answer))
        log("game-ended", game=id, answer=answer)

    async def _finish(self, id: str, winner: int) -> str:
        session = await self.lobby.session(id)
        if session is None:
            return "unknown"
        if winner >= session.game.players:
            return "no-seat"
        if session.game.state.over:
            return "over"
        await end_game(session, winner)
        return "done"

    async def _remove(self, id: str) -> str:
        removed = await self.store.transact(lambda session: remove_games(session, [id]))
        await self._forget(id)
        return "done" if removed else "unknown"

    async def _forget(self, id: str) -> None:
        """Pages that have the game open connect again, and are told that there is no such game."""
        seats = [seat for game, seat in self.lobby.connections.open if game == id]
        pages = [self.lobby.connections.at(id, seat) for seat in seats]
        await self.lobby.release(id)
        for page in pages:
            if isinstance(page, SocketConnection):
                page.end(None, RESTART)

    # -- old games ---------------------------------------------------------------------------------------------------

    async def sweep(self) -> int:
        """Remove the games that are too old; returns how many."""
        limit = limit_of(self.days)
        mark: Mark | None = Mark()
        removed = 0
        while mark is not None:
            found = await self.store.transact(partial(find_expired, limit=limit, after=mark))
            removed += await self._remove_old([id for id in found.games if not self._is_open(id)], limit)
            mark = found.next
            if mark is not None:
                await asyncio.sleep(REST)
        if removed:
            log("games-expired", count=removed, days=self.days)
        return removed

    def _is_open(self, id: str) -> bool:
        session = self.lobby.alive.get(id)
        return session is not None and session.looked_at

    async def _remove_old(self, games: list[str], limit: str) -> int:
        if not games:
            return 0
        for id in games:
            with contextlib.suppress(Unavailable):
                await self.lobby.release(id)
        return await self.store.transact(lambda session: remove_games(session, games, limit))
