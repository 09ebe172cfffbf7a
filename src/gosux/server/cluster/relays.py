"""Connections whose game is played by another process: pages at the near side, guests at the side of the game."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Protocol

from gosux.server.cluster.bus import Bus, Message
from gosux.sessions.conversation import Conversation
from gosux.sessions.lobby import Lobby
from gosux.sessions.log import log
from gosux.sessions.messages.base import Part

RESTART = 1012  # close code: join again, perhaps elsewhere
TOO_SLOW = 4002
MOST_WAITING = 200  # messages of a guest that are not handled yet


class PageConnection(Protocol):
    """The connection to a page of this process."""

    def send_text(self, text: str) -> None: ...

    def end(self, message: "Part | None", code: int) -> None: ...


@dataclass(frozen=True)
class Relay:
    """The near side."""

    id: str
    peer: str
    connection: PageConnection


class GuestConnection:
    """What a session takes for the connection to a page that another process has."""

    def __init__(self, bus: Bus, peer: str, id: str) -> None:
        self.bus = bus
        self.peer = peer
        self.id = id
        self.tab = ""

    def send(self, message: Part) -> None:
        self.bus.send(self.peer, "told", self.id, message.model_dump_json())

    def end(self, message: "Part | None", code: int) -> None:
        if message is not None:
            self.send(message)
        self.bus.send(self.peer, "ended", self.id, code=code)


class Guest:
    """The far side: messages are handled one after the other, as those of a WebSocket."""

    def __init__(self, lobby: Lobby, bus: Bus, peer: str, id: str) -> None:
        self.peer = peer
        self.connection = GuestConnection(bus, peer, id)
        self.conversation = Conversation(lobby, self.connection)
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.create_task(self._listen())

    def said(self, text: str) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.connection.end(None, TOO_SLOW)
            return
        self.waiting.put_nowait(text)

    async def _listen(self) -> None:
        while True:
            await self.conversation.hear(await self.waiting.get())

    def close(self, leaving: bool = False) -> None:
        self.conversation.leaving = self.conversation.leaving or leaving
        self.conversation.leave()
        self.task.cancel()


class Relays:
    """All relays of this process, of both sides."""

    def __init__(self, lobby: Lobby, bus: Bus) -> None:
        self.lobby = lobby
        self.bus = bus
        self.near: dict[str, Relay] = {}
        self.guests: dict[str, Guest] = {}

    # -- the near side -----------------------------------------------------------------------------------------------

    def open(self, peer: str, connection: PageConnection) -> Relay:
        relay = Relay(secrets.token_hex(8), peer, connection)
        self.near[relay.id] = relay
        self.bus.send(peer, "open", relay.id)
        return relay

    def say(self, relay: Relay, text: str) -> None:
        if relay.id in self.near:
            self.bus.send(relay.peer, "said", relay.id, text)

    def close(self, relay: Relay, leaving: bool = False) -> None:
        """``leaving`` if the page was closed on purpose."""
        if self.near.pop(relay.id, None) is not None:
            self.bus.send(relay.peer, "left", relay.id, leaving=leaving)

    # -- messages ----------------------------------------------------------------------------------------------------

    def hear(self, message: Message) -> bool:
        """Whether it was a message of a relay."""
        id, peer = message.id, message.sender
        if message.kind == "open":
            self.guests[id] = Guest(self.lobby, self.bus, peer, id)
        elif message.kind in ("said", "left"):
            guest = self.guests.get(id)
            if guest is not None and guest.peer == peer:
                if message.kind == "said":
                    guest.said(message.text)
                else:
                    self.guests.pop(id).close(bool(message.facts.get("leaving")))
            elif message.kind == "said":
                self.bus.send(peer, "ended", id, code=RESTART)
        elif message.kind in ("told", "ended"):
            relay = self.near.get(id)
            if relay is not None and relay.peer == peer:
                if message.kind == "told":
                    relay.connection.send_text(message.text)
                else:
                    relay.connection.end(None, int(message.facts["code"]))
        else:
            return False
        return True

    def undelivered(self, id: str) -> None:
        relay = self.near.pop(id, None)
        if relay is not None:
            relay.connection.end(None, RESTART)

    def broken(self, peer: "str | None") -> None:
        """The link to a process, or all links with None: pages join again, guests are gone."""
        near = [one for one in self.near.values() if peer in (None, one.peer)]
        guests = [id for id, one in self.guests.items() if peer in (None, one.peer)]
        for relay in near:
            del self.near[relay.id]
            relay.connection.end(None, RESTART)
        for id in guests:
            self.guests.pop(id).close()
        if near or guests:
            log("relays-broken", pages=len(near), guests=len(guests))
