"""A player without a page: talks to sessions in JSON texts, whatever carries them."""

import asyncio
import json
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import Lobby
from gosux.sessions.memory import MemoryClient, MemoryStorage, memory_lobby
from gosux.sessions.requests import answer

Json = dict[str, Any]

NO_PAUSES = Pauses(0.0, 0.0)
PATIENCE = 180.0  # seconds; only a session that is stuck needs them


class Link(Protocol):
    """The player's end of a connection."""

    @property
    def close_code(self) -> "int | None": ...

    async def send(self, message: "str | bytes") -> None: ...

    async def recv(self) -> "str | bytes": ...

    async def wait_closed(self) -> None: ...

    async def close(self) -> None: ...


class Served(ABC):
    """Sessions that are running, and the ways to them."""

    @property
    @abstractmethod
    def lobby(self) -> Lobby: ...

    @abstractmethod
    async def request(self, path: str, body: str) -> tuple[int, str]:
        """The status and the text of the answer to a request with this JSON."""

    @abstractmethod
    def link(self) -> AbstractAsyncContextManager[Link]: ...

    async def refused(self, path: str, body: Json) -> tuple[int, Json]:
        status, text = await self.request(path, json.dumps(body))
        assert status != 200, text
        return status, json.loads(text)

    async def post(self, path: str, body: Json) -> Json:
        status, text = await self.request(path, json.dumps(body))
        assert status == 200, text
        data: Json = json.loads(text)
        return data

    async def new_game(self, **wanted: object) -> Json:
        return await self.post("/api/games", wanted)


class Serving(Protocol):
    """Runs the sessions of a folder."""

    def __call__(
        self, folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES
    ) -> AbstractAsyncContextManager[Served]: ...

    def age(self, folder: Path) -> None:
        """Let all stored games be of an older version of the rules."""


class ServedInMemory(Served):
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    @property
    def lobby(self) -> Lobby:
        return self._lobby

    async def request(self, path: str, body: str) -> tuple[int, str]:
        return await answer(self._lobby, path.removeprefix("/api/"), body)

    def link(self) -> AbstractAsyncContextManager[Link]:
        return MemoryClient(self._lobby)


class InMemory:
    """A folder stands for a storage that is kept from one run to the next."""

    def __init__(self) -> None:
        self.storages: dict[Path, MemoryStorage] = {}

    @asynccontextmanager
    async def __call__(self, folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES) -> AsyncIterator[Served]:
        lobby = memory_lobby(self.storages.setdefault(folder, MemoryStorage()), pauses)
        try:
            yield ServedInMemory(lobby)
        finally:
            await lobby.close()

    def age(self, folder: Path) -> None:
        games = self.storages[folder].kept.texts
        for id, record in games.items():
            games[id] = json.dumps({**json.loads(record), "version": "1"})


class Page:
    """One connection. ``state`` is the latest state, ``heard`` everything that came."""

    def __init__(self, socket: Link, token: str) -> None:
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

    async def hear_of(self, type: str) -> Json:
        """The next message of a type."""
        while True:
            message = await self.hear()
            if message["type"] == type:
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
        incoming: Json | None = None
        while choices and len(steps) < 12:
            chosen = rng.choice(choices)
            if chosen["action"] is None:
                incoming = chosen["at"]
            else:
                steps.append(chosen["action"])
            draft = await self.ask("try", number=number, steps=steps, incoming=incoming)
            if draft["type"] == "error":
                break
            taken = [step["action"] for step in draft["steps"]]
            assert taken[: len(steps)] == steps
            assert all(step["auto"] for step in draft["steps"][len(steps) :])
            steps = taken
            if draft["waiting"] is not None:
                break
            choices = draft["scene"]["choices"]
        return await self.confirm(*steps)


@asynccontextmanager
async def page(served: Served, token: str) -> AsyncIterator[Page]:
    async with served.link() as link:
        yield Page(link, token)


@asynccontextmanager
async def sitting(served: Served, token: str, last: int = 0, tab: str = "tab") -> AsyncIterator[Page]:
    """A page that has joined."""
    async with page(served, token) as one:
        answer = await one.join(last, tab)
        assert answer["type"] == "state", answer
        yield one
