"""Tests of sessions whose pages are connected to another server process than the one that plays."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path

import psycopg

from gosux.sessions.clocks.pauses import Pauses
from tests.server.playing import Served, serving
from tests.server.services import new_database
from tests.sessions import playing
from tests.sessions.playing import NO_PAUSES


class OverRelay:
    """Games are made at one server and played over a WebSocket of another one."""

    def __init__(self, postgres: str, redis: str) -> None:
        self.postgres, self.redis = postgres, redis
        self.databases: dict[Path, str] = {}

    def __call__(
        self, folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES
    ) -> AbstractAsyncContextManager[playing.Served]:
        return self._serving(folder, workers, pauses)

    @asynccontextmanager
    async def _serving(self, folder: Path, workers: int, pauses: Pauses) -> AsyncIterator[playing.Served]:
        if folder not in self.databases:
            self.databases[folder] = new_database(self.postgres, sha256(str(folder).encode()).hexdigest()[:16])
        where = partial(serving, folder, pauses=pauses, database=self.databases[folder], bus=self.redis)
        async with where(workers) as game, where(1) as edge:
            between = Served(game.app, game.port)
            between.play = edge.play
            try:
                yield between
            finally:
                await between.http.aclose()

    def age(self, folder: Path) -> None:
        with psycopg.connect(self.databases[folder], autocommit=True) as connection:
            connection.execute("UPDATE games SET version = '1'")
