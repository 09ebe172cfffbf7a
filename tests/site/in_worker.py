"""The host of a browser's worker, with a page, a database, other tabs and a second worker that are not a browser's."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from gosux.browser.helper import work
from gosux.browser.host import BrowserHost
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.lobby import Lobby
from gosux.sessions.memory import CLOSED, Closed, MemoryShelf
from tests.sessions.playing import NO_PAUSES, PATIENCE, Link, Served


class FakePage:
    """The page's end: answers and messages arrive in futures and queues."""

    def __init__(self) -> None:
        self.answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.channels: dict[int, asyncio.Queue[str | int]] = {}

    def answer(self, request: int, status: int, text: str) -> None:
        self.answers.pop(request).set_result((status, text))

    def hear(self, channel: int, text: str) -> None:
        self.channels[channel].put_nowait(text)

    def closed(self, channel: int, code: int) -> None:
        self.channels[channel].put_nowait(code)


class FakeDatabase(MemoryShelf):
    async def all(self) -> str:
        return json.dumps([*self.texts.values()])


class FakeHelper:
    """``broken`` tasks are not answered."""

    def __init__(self, broken: int = 0) -> None:
        self.broken = broken
        self.asked = 0

    async def ask(self, task: str, seconds: float) -> str:
        self.asked += 1
        if self.asked <= self.broken:
            raise TimeoutError
        await asyncio.sleep(0)
        return work(task)

    def end(self, task: str) -> None:
        pass


class FakeTabs:
    """All tabs of a browser: the host that has each game."""

    def __init__(self) -> None:
        self.holders: dict[str, BrowserHost] = {}

    def of(self, host: "list[BrowserHost]") -> "FakeTab":
        return FakeTab(self, host)


class FakeTab:
    def __init__(self, tabs: FakeTabs, host: list[BrowserHost]) -> None:
        self.tabs = tabs
        self.host = host  # a list, because the host is made after its tab

    async def hold(self, game: str, take_over: bool) -> bool:
        (host,) = self.host
        holder = self.tabs.holders.get(game, host)
        if holder is not host and not await holder.give_up(game, take_over):
            return False
        self.tabs.holders[game] = host
        return True


class WorkerLink:
    """One connection of the page, with the methods of a WebSocket."""

    def __init__(self, host: BrowserHost, page: FakePage, channel: int) -> None:
        self.host, self.page, self.channel = host, page, channel
        self.close_code: int | None = None
        page.channels[channel] = asyncio.Queue()
        host.open(channel)

    async def send(self, message: "str | bytes") -> None:
        if self.close_code is not None:
            raise Closed(self.close_code)
        self.host.say(self.channel, message)  # type: ignore[arg-type]  # tests send wrong things too

    async def recv(self) -> str:
        if self.close_code is not None:
            raise Closed(self.close_code)
        item = await self.page.channels[self.channel].get()
        if isinstance(item, int):
            self.close_code = item
            raise Closed(item)
        return item

    async def wait_closed(self) -> None:
        try:
            while True:
                await self.recv()
        except Closed:
            return

    async def close(self) -> None:
        self.close_code = self.close_code or CLOSED
        self.host.close(self.channel)
        await asyncio.sleep(0)


class ServedInWorker(Served):
    def __init__(
        self, shelf: FakeDatabase, pauses: Pauses = NO_PAUSES, tabs: "FakeTabs | None" = None,
        helper: "FakeHelper | None" = None,
    ) -> None:  # fmt: skip
        self.page = FakePage()
        hosts: list[BrowserHost] = []
        self.host = BrowserHost(self.page, shelf, helper or FakeHelper(), (tabs or FakeTabs()).of(hosts), pauses)
        hosts.append(self.host)
        self.numbers = itertools.count(1)

    @property
    def lobby(self) -> Lobby:
        return self.host.lobby

    async def request(self, path: str, body: str) -> tuple[int, str]:
        number = next(self.numbers)
        found = self.page.answers[number] = asyncio.get_running_loop().create_future()
        self.host.request(number, path.removeprefix("/api/"), body)
        return await asyncio.wait_for(found, PATIENCE)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Link]:
        link = WorkerLink(self.host, self.page, next(self.numbers))
        try:
            yield link
        finally:
            await link.close()

    def link(self) -> AbstractAsyncContextManager[Link]:
        return self._connected()


class InWorker:
    """A folder stands for a browser's database."""

    def __init__(self) -> None:
        self.shelves: dict[Path, FakeDatabase] = {}

    @asynccontextmanager
    async def __call__(self, folder: Path, workers: int = 1, pauses: Pauses = NO_PAUSES) -> AsyncIterator[Served]:
        served = ServedInWorker(self.shelves.setdefault(folder, FakeDatabase()), pauses)
        try:
            yield served
        finally:
            await served.lobby.close()

    def age(self, folder: Path) -> None:
        texts = self.shelves[folder].texts
        for id, record in texts.items():
            texts[id] = json.dumps({**json.loads(record), "version": "1"})
