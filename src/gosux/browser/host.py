"""The host of the games in a worker: requests and connections of the page come in, answers go out."""

import asyncio
from collections.abc import Awaitable
from typing import Protocol

from gosux.browser.backup import BrowserShelf, back_up, restore
from gosux.browser.helper import Helper, WorkerBots, WorkerFiles
from gosux.sessions.clocks.pauses import Pauses, pauses_of
from gosux.sessions.connections import TAKEN_OVER, Connection
from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.memory import Closed, MemoryClient
from gosux.sessions.messages.play import Elsewhere, Join
from gosux.sessions.refused import Refused
from gosux.sessions.requests import answer, answered
from gosux.sessions.storage.shelf import ShelfStorage


class Page(Protocol):
    """Takes what is for the page."""

    def answer(self, request: int, status: int, text: str, /) -> object: ...

    def hear(self, channel: int, text: str, /) -> object: ...

    def closed(self, channel: int, code: int, /) -> object: ...


class Tabs(Protocol):
    """The other tabs of this browser, which share its database: each game is played in one of them."""

    def hold(self, game: str, take_over: bool, /) -> Awaitable[bool]:
        """Whether this tab has the game now; the tab that had it is asked by ``BrowserHost.give_up``."""
        ...


def start(page: Page, shelf: BrowserShelf, helper: Helper, tabs: Tabs, pause: float) -> "BrowserHost":
    """What the worker calls first; ``pause`` as in ``gosux serve``."""
    return BrowserHost(page, shelf, helper, tabs, pauses_of(pause))


class BrowserHost:
    """All games of a browser, for the page of one tab."""

    def __init__(
        self, page: Page, shelf: BrowserShelf, helper: Helper, tabs: Tabs, pauses: Pauses
    ) -> None:  # fmt: skip
        self.page = page
        self.shelf = shelf
        self.tabs = tabs
        self.lobby = Lobby(ShelfStorage(shelf), WorkerBots(helper), WorkerFiles(helper), pauses)
        self.clients: dict[int, MemoryClient] = {}
        self.pumps: dict[int, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()  # nobody else keeps them alive

    def request(self, number: int, path: str, body: "str | None") -> None:
        """Answer a request: what a server is asked at ``/api/``, and backups."""
        task = asyncio.ensure_future(self._answer(number, path, body))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, number: int, path: str, body: "str | None") -> None:
        if path == "backup":
            found = await answered(back_up(self.shelf, body or ""))
        elif path == "restore":
            found = await answered(restore(self.lobby, self.shelf, body or ""))
        else:
            found = await answer(self.lobby, path, body)
        self.page.answer(number, found.status, found.text)

    # -- connections -------------------------------------------------------------------------------------------------

    def open(self, channel: int) -> None:
        client = MemoryClient(self.lobby, self._conversation)
        self.clients[channel] = client
        self.pumps[channel] = asyncio.ensure_future(self._pump(channel, client))

    def say(self, channel: int, text: str) -> None:
        client = self.clients.get(channel)
        if client is not None:  # the page may not have heard yet that it is closed
            client.said.put_nowait(text)

    def close(self, channel: int) -> None:
        if channel in self.pumps:
            self.pumps[channel].cancel()

    async def _pump(self, channel: int, client: MemoryClient) -> None:
        """Hand on what the session says, until the connection ends."""
        try:
            async with client:
                while True:
                    self.page.hear(channel, await client.recv())
        except Closed as closed:
            self.page.closed(channel, closed.code)
        finally:
            del self.clients[channel], self.pumps[channel]

    def _conversation(self, lobby: Lobby, connection: Connection) -> Conversation:
        return TabConversation(lobby, connection, self.tabs)

    # -- other tabs --------------------------------------------------------------------------------------------------

    async def give_up(self, game: str, take_over: bool) -> bool:
        """Another tab wants a game: let it go, if that tab insists or nobody plays it here."""
        open_here = [one for (id, _), one in [*self.lobby.connections.open.items()] if id == game]
        if open_here and not take_over:
            return False
        for connection in open_here:
            connection.end(Elsewhere(), TAKEN_OVER)
        await self.lobby.release(game)
        return True


class TabConversation(Conversation):
    """Joins a game only in the tab that has it."""

    def __init__(self, lobby: Lobby, connection: Connection, tabs: Tabs) -> None:
        super().__init__(lobby, connection)
        self.tabs = tabs

    async def join(self, message: Join) -> None:
        place = await self.lobby.find(message.token)
        if place is not None and not await self.tabs.hold(place[0], message.take_over):
            raise Refused("elsewhere", "the game is open in another tab")
        await super().join(message)
