"""The dialogue with a page of this process, wherever its game is played."""

import asyncio
import json
import random
from typing import Any

from gosux.server.cluster.node import Node
from gosux.server.cluster.relays import Relay
from gosux.server.limits.costs import MESSAGES
from gosux.server.limits.meter import Visitor
from gosux.server.websocket import TRY_LATER, SocketConnection
from gosux.sessions.conversation import MOST_BYTES, Conversation, request_of
from gosux.sessions.refused import Refused
from gosux.sessions.storage.records import Unavailable

REST = 0.5, 2.0  # seconds before a connection is closed whose game cannot be reached


class RoutedConversation:
    """Whoever joins or watches a game is led to the process that plays it."""

    def __init__(self, node: Node, connection: SocketConnection, visitor: "Visitor | None" = None) -> None:
        self.node = node
        self.connection = connection
        self.visitor = visitor
        self.local = Conversation(node.lobby, connection, visitor)
        self.relay: Relay | None = None
        self.leaving = False

    async def hear(self, text: "str | None") -> None:
        try:
            game = await self._game(text) if text is not None else None
            if game is not None:
                await self._go_to(game)
        except Unavailable:  # pages try again when their connection is closed; not all at once
            self.local.refuse(request_of(text or ""), Refused("unavailable", "the game cannot be reached"))
            await asyncio.sleep(random.uniform(*REST))
            self.connection.end(None, TRY_LATER)
            return
        if self.relay is not None and text is not None and self.node.relays is not None:
            if await self._admitted(text):
                self.node.relays.say(self.relay, text)
        else:
            await self.local.hear(text)

    async def _admitted(self, text: str) -> bool:
        """What is handed on counts here, where its sender is known."""
        data = parsed(text)
        kind, token = data.get("type"), data.get("token")
        if self.visitor is None:
            return True
        try:
            known = isinstance(kind, str) and kind in MESSAGES
            await self.visitor.admit(
                str(kind) if known else "malformed", token if kind == "join" and isinstance(token, str) else None
            )
        except Refused as refused:
            self.local.refuse(request_of(text), refused)
            return False
        return True

    async def _game(self, text: str) -> "str | None":
        """The game that a message joins or watches; None if it does neither."""
        if len(text) > MOST_BYTES or not ('"join"' in text or '"watch"' in text):
            return None
        data = parsed(text)
        if data.get("type") == "join" and isinstance(data.get("token"), str):
            found = await self.node.lobby.find(data["token"])
            return found[0] if found is not None else None
        game = data.get("game")
        return game if data.get("type") == "watch" and isinstance(game, str) and game.isalnum() else None

    async def _go_to(self, game: str) -> None:
        """Raises Unavailable."""
        place = await self.node.place(game)
        if self.relay is not None and self.relay.peer == place:
            return
        self._end_relay()
        if place != self.node.name and self.node.relays is not None:
            self.local.leave()
            self.relay = self.node.relays.open(place, self.connection)

    def _end_relay(self) -> None:
        if self.relay is not None and self.node.relays is not None:
            self.node.relays.close(self.relay, self.leaving)
        self.relay = None

    def leave(self) -> None:
        self._end_relay()
        self.local.leaving = self.local.leaving or self.leaving
        self.local.leave()


def parsed(text: str) -> "dict[str, Any]":
    """A message as far as it can be read; whoever plays the game reports what is wrong with it."""
    try:
        data = json.loads(text) if len(text) <= MOST_BYTES else None
    except (ValueError, RecursionError):
        data = None
    return data if isinstance(data, dict) else {}
