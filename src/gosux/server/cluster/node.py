"""A server process among others: which process plays which game, and what to do when one of them is gone."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from typing import Any

from gosux.model.messages.mistakes import Mistake
from gosux.server.cluster.bus import Bus, Listeners, Message
from gosux.server.cluster.heartbeat import Heartbeat, Held
from gosux.server.cluster.questions import NoAnswer, Questions
from gosux.server.cluster.relays import RESTART, Relays
from gosux.server.storage.postgres.leased import LeasedStore, OwnedElsewhere
from gosux.server.storage.postgres.leases import Beat
from gosux.sessions.connections import Connection
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log, log_error
from gosux.sessions.rooms.rooms import Rooms
from gosux.sessions.storage.records import Damaged, Unavailable

LEASE = 5.0  # seconds after which a silent process has lost its games
REST = 0.2  # seconds before somebody is asked again
ASKING = 5.0  # seconds for a short answer of another process
PATIENCE = 30.0  # seconds for the answer of one that lives, but is busy; one that is gone is noticed before
TIDY = 1.0  # seconds
UNCLAIMED = 10.0  # seconds after which a new game goes on here, if no page has come for it
UNUSED = 60.0  # seconds after which a game that nobody plays is given up
MOST_ADOPTED = 500  # games of a process that died, which are opened again at once


def new_node() -> str:
    return secrets.token_hex(8)


class Node:
    """``make_rooms`` makes the waiting rooms anew, when this process begins to keep them. Without ``bus`` this process
    is alone."""

    def __init__(
        self, store: LeasedStore, lobby: Lobby, make_rooms: Callable[[], Rooms], bus: "str | None", lease: float = LEASE
    ) -> None:
        self.store = store
        self.lobby = lobby
        self.make_rooms = make_rooms
        self.name = store.node
        self.lease = lease
        self.rooms = make_rooms()
        self.keeps_rooms = False
        self.taking_rooms = asyncio.Lock()
        self.questions = Questions()
        self.answerers: dict[str, Callable[[Message], None]] = {"ask-plays": self._answer_plays}
        self.bus = Bus(bus, self.name, Listeners(self._hear, self._broken, self._undelivered)) if bus else None
        self.relays = Relays(lobby, self.bus) if self.bus is not None else None
        self.heartbeat = Heartbeat(store, self.bus is None, lease, self._beaten)
        self.living: frozenset[str] = frozenset()
        self.dropping: dict[str, asyncio.Task[None]] = {}
        self.unused: dict[str, float] = {}  # since when nobody plays a game
        self.tasks: set[asyncio.Task[None]] = set()
        self.lapsed = self.ending = False
        self.on_broken: Callable[[str], None] = lambda peer: None
        store.on_lost = self.drop

    async def start(self) -> None:
        await self.heartbeat.start()
        if self.bus is not None:
            self.bus.start()
        self.do(self._tidy())

    async def end(self) -> None:
        """Finish the games' work, then give up all leases at once."""
        self.ending = True
        if self.relays is not None:
            for guest in list(self.relays.guests.values()):
                guest.connection.end(None, RESTART)
            self.relays.broken(None)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.lobby.close()
        await self.heartbeat.end()
        with contextlib.suppress(Unavailable):
            await self.store.end_node()
        if self.bus is not None:
            await self.bus.close()

    def do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- who does what -----------------------------------------------------------------------------------------------

    async def place(self, game: str) -> str:
        """The node that plays a game: this one, which takes it if nobody does, or another one that has said so.
        Raises Unavailable."""
        async for _ in self.attempts():
            if game in self.dropping:
                await asyncio.wait({self.dropping[game]})
            self.unused.pop(game, None)
            owner = (await self.store.owners([game])).get(game)
            if owner is None or owner == self.name:
                try:
                    await self.lobby.session(game)
                    return self.name
                except OwnedElsewhere:
                    pass
                except (Damaged, Mistake):  # reported when it is looked at
                    return self.name
            else:
                if game in self.store.fences:
                    self.drop(game)
                if await self.says_yes(owner, "ask-plays", game=game):
                    return owner
        raise Unavailable("the process that plays this game does not answer")

    async def rooms_place(self) -> str:
        """The node that keeps the waiting rooms: this one, which takes them if nobody does. Raises Unavailable."""
        async for _ in self.attempts():
            owner = self.name if self.keeps_rooms else await self.store.rooms_owner()
            if owner is not None and owner != self.name:
                return owner
            async with self.taking_rooms:
                await self._take_rooms()
            if self.keeps_rooms:
                return self.name
        raise Unavailable("the process that keeps the waiting rooms does not answer")

    async def _take_rooms(self) -> None:
        if not self.keeps_rooms and await self.store.take_rooms():
            self.rooms = self.make_rooms()
            await self.rooms.load()
            self.keeps_rooms = True
            log("rooms-taken", rooms=len(self.rooms.rooms))

    async def attempts(self) -> AsyncIterator[None]:
        """Until a dead process would have lost its leases."""
        deadline = self._now() + self.lease + ASKING
        while True:
            yield None
            if self._now() > deadline:
                return
            await asyncio.sleep(REST)

    async def says_yes(self, peer: str, kind: str, **facts: Any) -> bool:
        try:
            answer = await self.questions.ask(self.bus, peer, kind, PATIENCE, **facts)
        except NoAnswer:
            return False
        return bool(answer.facts.get("yes"))

    def answer(self, question: Message, text: str = "", **facts: Any) -> None:
        if self.bus is not None:
            self.bus.send(question.sender, "answer", question.id, text, **facts)

    def _answer_plays(self, question: Message) -> None:
        self.answer(question, yes=self.plays(question.facts["game"]))

    def plays(self, game: str) -> bool:
        return game in self.store.fences and not self.ending

    # -- leases ------------------------------------------------------------------------------------------------------

    def _beaten(self, beat: Beat, held: Held) -> None:
        if beat.expired and self.living:
            log("leases-late", games=len(held.games))
        if self.lapsed:
            self.lapsed = False
            log("leases-back")
        for game, fence in held.games.items():
            if beat.owned.get(game) != fence and self.store.fences.get(game) == fence:
                self.drop(game)
        if held.rooms is not None and held.rooms == self.store.rooms_fence and beat.rooms != held.rooms:
            self.store.rooms_fence, self.keeps_rooms = None, False
            log("rooms-lost")
        for gone in self.living - beat.living - {self.name}:
            log("node-gone", node=gone)
            self.questions.broken(gone)  # whoever waits for it asks the database again
            if self.bus is not None:
                self.bus.forget_if_silent(gone)
                self.do(self._adopt(gone))
        self.living = beat.living

    def drop(self, game: str) -> None:
        """Another process plays the game, or may: whoever plays here has to join again."""
        if game in self.dropping:
            return
        log("game-lost", game=game)
        self.store.fences.pop(game, None)
        self._send_away(game)
        self._meanwhile([game], self.lobby.release(game))

    def _meanwhile(self, games: list[str], work: Coroutine[None, None, None]) -> None:
        """Nobody opens these games before the work is done."""
        task = asyncio.create_task(work)
        for game in games:
            self.dropping[game] = task
        task.add_done_callback(lambda _: [self.dropping.pop(game, None) for game in games])

    def _send_away(self, game: str) -> None:
        for connection in self._connections(game):
            connection.end(None, RESTART)

    def _connections(self, game: str) -> Iterable[Connection]:
        players = [one for (id, _), one in self.lobby.connections.open.items() if id == game]
        session = self.lobby.alive.get(game)
        audience = session.audience if session is not None else None
        return [*players, *(audience.watchers if audience is not None else [])]

    async def _adopt(self, gone: str) -> None:
        """Open the games of a process that died, whose clocks and bots go on even if nobody looks. Every process tries
        that; each game is opened by one. Pages come first, and a process that was only late gets some time."""
        await asyncio.sleep(self.lease)
        if gone in self.living:
            return
        try:
            games = await self.store.running_games(gone, MOST_ADOPTED)
        except Unavailable:
            return
        random.shuffle(games)
        adopted = 0
        for game in games:
            with contextlib.suppress(Unavailable, Damaged, Mistake):
                await self.lobby.session(game)
                adopted += 1
        log("games-adopted", games=adopted, node=gone)

    async def _tidy(self) -> None:
        """Notice that leases may be lost, and give up games that nobody plays."""
        while True:
            await asyncio.sleep(TIDY)
            if self.heartbeat.late > self.lease and not self.lapsed:
                self.lapsed = True
                log("leases-lapsed")
                if self.bus is not None:  # another process may be better off
                    for game in self.store.fences:
                        self._send_away(game)
            self._give_up_unused()

    def _give_up_unused(self) -> None:
        for game in list(self.store.fences):
            session = self.lobby.alive.get(game)
            if game in self.lobby.opening or (session is not None and not session.idle):
                self.unused.pop(game, None)
            else:
                self.unused.setdefault(game, self._now())
        for game in [one for one in self.unused if one not in self.store.fences]:
            del self.unused[game]
        old = [
            game for game, since in self.unused.items() if self._now() - since > UNUSED and game not in self.dropping
        ]
        if old:
            self._meanwhile(old, self._give_up(old))

    async def _give_up(self, games: list[str]) -> None:
        for game in games:
            await self.lobby.release(game)
        try:
            await self.store.give_up(games)
        except Unavailable:
            log_error("leases-not-given-up")

    async def share(self, game: str) -> None:
        """Let the process play a new game to which the first of its pages comes: so the games of waiting rooms spread
        as pages do, and not all are played by the process that keeps the rooms."""
        if not self.living - {self.name}:
            return
        self._meanwhile([game], self._give_up([game]))
        await asyncio.wait({self.dropping[game]})
        self.do(self._play_unclaimed(game))

    async def _play_unclaimed(self, game: str) -> None:
        """Its clock and its bots go on even if nobody comes."""
        await asyncio.sleep(UNCLAIMED)
        with contextlib.suppress(Unavailable, Damaged, Mistake):
            await self.lobby.session(game)

    # -- the bus -----------------------------------------------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        try:
            if message.kind == "answer":
                self.questions.answered(message)
            elif message.kind in self.answerers:
                self.answerers[message.kind](message)
            elif self.relays is not None:
                self.relays.hear(message)
        except Exception:  # of another version, for instance
            log_error("bus-trouble", kind=message.kind)

    def _broken(self, peer: str) -> None:
        self.questions.broken(peer)
        self.on_broken(peer)
        if self.relays is not None:
            self.relays.broken(peer)

    def _undelivered(self, peer: str, id: str) -> None:
        self.questions.undelivered(id)
        if self.relays is not None:
            self.relays.undelivered(id)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
