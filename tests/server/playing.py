"""A server on loopback, and how tests reach it over HTTP and WebSocket."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import connect

from gosux.server.app import create_app
from gosux.server.limits.meter import Meter
from gosux.server.push.bell import Push
from gosux.server.security import host_names
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import Lobby
from tests.sessions import playing
from tests.sessions.playing import NO_PAUSES, PATIENCE, Link


class Served(playing.Served):
    """A server inside this process."""

    def __init__(self, app: "FastAPI | None", port: int) -> None:
        self.app = app
        self.port = port
        self.web = f"http://127.0.0.1:{port}"
        self.play = f"ws://127.0.0.1:{port}/api/play"
        self.http = httpx.AsyncClient(base_url=self.web, timeout=PATIENCE)

    @property
    def lobby(self) -> Lobby:
        assert self.app is not None
        lobby: Lobby = self.app.state.lobby
        return lobby

    async def request(self, path: str, body: str) -> tuple[int, str]:
        answer = await self.http.post(path, content=body, headers={"content-type": "application/json"})
        return answer.status_code, answer.text

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Link]:
        async with connect(self.play, max_size=None) as socket:
            yield socket

    def link(self) -> AbstractAsyncContextManager[Link]:
        return self._connected()


@asynccontextmanager
async def serving(
    folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES, database: "str | None" = None, bus: "str | None" = None,
    lease: "float | None" = None, meter: "Meter | None" = None, push: "Push | None" = None,
) -> AsyncIterator[Served]:  # fmt: skip
    """With a ``meter``, requests may say whom they come from."""
    app = create_app(
        folder, host_names("127.0.0.1"), workers, prepare=False, pauses=pauses, database=database, bus=bus,
        lease=lease, meter=meter, push=push,
    )  # fmt: skip
    config = uvicorn.Config(
        app, port=0, log_config=None, access_log=False, ws="websockets-sansio", proxy_headers=meter is not None,
        forwarded_allow_ips=["127.0.0.1"],
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    served = Served(app, port)
    try:
        yield served
    finally:
        await served.http.aclose()
        server.should_exit = True
        await task


class OverWebSocket:
    """Tests of sessions run over a server's WebSocket too."""

    def __call__(
        self, folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES
    ) -> AbstractAsyncContextManager[playing.Served]:
        return serving(folder, workers, pauses)

    def age(self, folder: Path) -> None:
        with closing(sqlite3.connect(folder / "games.sqlite3")) as connection, connection:
            connection.execute("UPDATE games SET version = '1'")
