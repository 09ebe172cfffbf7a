"""Games in PostgreSQL that this process has leased: it reads and writes a game only while it owns it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from gosux.server.storage import rooms
from gosux.server.storage.games import LeaseLost, add_game, read_game
from gosux.server.storage.postgres import leases
from gosux.server.storage.postgres.leases import ROOMS, Beat
from gosux.server.storage.postgres.store import PostgresStore
from gosux.sessions.storage.records import GameRecord, Json, NewActions, NewGameRecord, TakenBack, Unavailable


class OwnedElsewhere(Unavailable):
    """Another process plays the game."""


class LeasedStore(PostgresStore):
    """To load a game takes it; ``on_lost`` is called with a game of which a write was refused."""

    def __init__(self, url: str, node: str) -> None:
        super().__init__(url)
        self.node = node
        self.rooms_fence: int | None = None  # while this process keeps the waiting rooms
        self.on_lost: Callable[[str], None] = lambda game: None

    # -- games -------------------------------------------------------------------------------------------------------

    async def create(self, record: NewGameRecord) -> None:
        def run(session: Session) -> None:
            add_game(session, record)
            leases.own_new_game(session, record.id, self.node)

        await self._do(run)
        self.fences[record.id] = 1

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged, OwnedElsewhere."""

        def run(session: Session) -> "tuple[int, GameRecord] | None":
            fence = leases.take_game(session, game, self.node)
            if fence is None:
                if leases.is_known(session, game):
                    raise OwnedElsewhere("another process plays it")
                return None
            record = read_game(session, game)
            assert record is not None
            return fence, record

        found = await self._do(run)
        if found is None:
            return None
        self.fences[game], record = found
        return record

    async def renew(self, record: NewGameRecord) -> int:
        with self._noticing(record.id):
            return await super().renew(record)

    async def append(self, moved: NewActions) -> None:
        with self._noticing(moved.game):
            await super().append(moved)

    async def take_back(self, back: TakenBack) -> None:
        with self._noticing(back.game):
            await super().take_back(back)

    async def note(self, game: str, notes: Json) -> None:
        with self._noticing(game):
            await super().note(game, notes)

    @contextmanager
    def _noticing(self, game: str) -> Iterator[None]:
        try:
            yield
        except LeaseLost:
            self.on_lost(game)
            raise

    # -- rooms -------------------------------------------------------------------------------------------------------

    async def put_room(self, id: str, text: str) -> None:
        fence = self.rooms_fence

        def run(session: Session) -> None:
            leases.check_role(session, ROOMS, fence)
            rooms.put_room(session, id, text)

        await self._do(run)

    async def drop_rooms(self, ids: list[str]) -> None:
        fence = self.rooms_fence

        def run(session: Session) -> None:
            leases.check_role(session, ROOMS, fence)
            rooms.drop_rooms(session, ids)

        await self._do(run)

    async def take_rooms(self) -> bool:
        """Keep the waiting rooms from now on; False if another process does."""
        self.rooms_fence = await self._do(lambda session: leases.take_role(session, ROOMS, self.node))
        return self.rooms_fence is not None

    async def rooms_owner(self) -> "str | None":
        return await self._do(lambda session: leases.role_owner(session, ROOMS))

    # -- leases ------------------------------------------------------------------------------------------------------

    def beat(self, alone: bool, seconds: float) -> Beat:
        """Stay alive. Called by a thread of its own, so that it waits for no other job. Raises SQLAlchemyError."""
        with self.engine.begin() as connection:
            return leases.beat(connection, self.node, alone, seconds)

    async def owners(self, games: list[str]) -> dict[str, str]:
        """The nodes that play these games, without games that nobody plays."""
        return await self._do(lambda session: leases.owners(session, games)) if games else {}

    async def running_games(self, node: str, most: int) -> list[str]:
        return await self._do(lambda session: leases.running_games(session, node, most))

    async def give_up(self, games: list[str]) -> None:
        """Let others play these games, whose sessions are closed."""
        for game in games:
            self.fences.pop(game, None)
        await self._do(lambda session: leases.give_up_games(session, games, self.node))

    async def end_node(self) -> None:
        """Let others play all games at once."""
        await self._do(lambda session: leases.end_node(session, self.node))
