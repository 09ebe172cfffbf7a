"""A page without a page: it talks to a server over HTTP and WebSocket."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from gosux.server.app import create_app
from gosux.server.security import host_names
from gosux.sessions.lobby import Lobby
from gosux.sessions.pauses import Pauses

Json = dict[str, Any]

NO_PAUSES = Pauses(0.0, 0.0)
PATIENCE = 180.0  # seconds; only a server that is stuck needs them


class Served:
    """A server on loopback inside this process."""

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

    async def post(self, path: str, body: Json) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        data: Json = answer.json()
        return data

    async def new_game(self, **wanted: object) -> Json:
        return await self.post("/api/games", wanted)


@asynccontextmanager
async def serving(folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES) -> AsyncIterator[Served]:
    app = create_app(folder, host_names("127.0.0.1"), workers, prepare=False, pauses=pauses)
    config = uvicorn.Config(app, port=0, log_config=None, access_log=False, ws="websockets-sansio")
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


class Page:
    """One connection. ``state`` is the latest state, ``heard`` everything that came."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.requests = 0
        self.state: Json = {}
        self.heard: list[Json] = []
        self.seen = 0  # the place of the last event

    async def hear(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            for event in message["events"]:
                assert event["place"] == self.seen + 1, "an event is missing"
                self.seen += 1
        return message

    async def say(self, type: str, **parts: object) -> int:
        self.requests += 1
        await self.socket.send(json.dumps({"type": type, "request": self.requests, **parts}))
        return self.requests

    async def ask(self, type: str, **parts: object) -> Json:
        """Say something and hear its answer; news in between is noted."""
        request = await self.say(type, **parts)
        while True:
            message = await self.hear()
            if message.get("request") == request and message["type"] != "joined":
                return message

    async def join(self, last: int = 0, tab: str = "tab", take_over: bool = False) -> Json:
        self.seen = last
        return await self.ask("join", token=self.token, last=last, tab=tab, take_over=take_over)

    @property
    def choices(self) -> list[Json]:
        found: list[Json] = self.state["scene"]["choices"]
        return found

    @property
    def story(self) -> list[Json]:
        """All events that were told."""
        return [event for message in self.heard if message["type"] == "state" for event in message["events"]]

    @property
    def over(self) -> bool:
        return self.state["scene"]["result"] is not None

    async def turn(self) -> bool:
        """Wait until there is something to choose; False if the game is over."""
        while not self.over and not self.choices:
            await self.hear()
        return not self.over

    async def confirm(self, *steps: int) -> Json:
        return await self.ask("confirm", number=self.state["number"], steps=list(steps))

    async def play_out(self, rng: random.Random) -> None:
        """A whole game of random choices, drafted step by step."""
        while await self.turn():
            await self.draft_and_confirm(rng)

    async def draft_and_confirm(self, rng: random.Random) -> Json:
        """Try random steps until one waits, take one back now and then, and confirm."""
        number = self.state["number"]
        choices = self.choices
        steps: list[int] = []
        while choices and len(steps) < 12:
            steps.append(rng.choice(choices)["action"])
            draft = await self.ask("try", number=number, steps=steps)
            if draft["type"] == "error":
                break
            assert [step["action"] for step in draft["steps"]] == steps
            if draft["waiting"] is not None:
                break
            choices = draft["scene"]["choices"]
        return await self.confirm(*steps)


@asynccontextmanager
async def page(served: Served, token: str, **headers: str) -> AsyncIterator[Page]:
    async with connect(served.play, additional_headers=headers, max_size=None) as socket:
        yield Page(socket, token)


@asynccontextmanager
async def sitting(served: Served, token: str, last: int = 0, tab: str = "tab") -> AsyncIterator[Page]:
    """A page that has joined."""
    async with page(served, token) as one:
        answer = await one.join(last, tab)
        assert answer["type"] == "state", answer
        yield one
