"""The dialogue with a page of this process, wherever its game is played."""

import asyncio
import json
import random

from gosux.server.cluster.node import Node
from gosux.server.cluster.relays import Relay
from gosux.server.websocket import TRY_LATER, SocketConnection
from gosux.sessions.conversation import MOST_BYTES, Conversation, request_of
from gosux.sessions.refused import Refused
from gosux.sessions.storage import Unavailable

REST = 0.5, 2.0  # seconds before a connection is closed whose game cannot be reached


class RoutedConversation:
    """Whoever joins or watches a game is led to the process that plays it."""

    def __init__(self, node: Node, connection: SocketConnection) -> None:
        self.node = node
        self.connection = connection
        self.local = Conversation(node.lobby, connection)
        self.relay: Relay | None = None

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
            self.node.relays.say(self.relay, text)
        else:
            await self.local.hear(text)

    async def _game(self, text: str) -> "str | None":
        """The game that a message joins or watches; None if it does neither."""
        if len(text) > MOST_BYTES or not ('"join"' in text or '"watch"' in text):
            return None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return None
        if not isinstance(data, dict):
            return None
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
            self.node.relays.close(self.relay)
        self.relay = None

    def leave(self) -> None:
        self._end_relay()
        self.local.leave()
