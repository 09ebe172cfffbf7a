"""Games that everybody may watch, of all processes: the lobby shows them."""

import asyncio

from pydantic import TypeAdapter

from gosux.server.cluster.bus import Message
from gosux.server.cluster.node import ASKING, Node
from gosux.server.cluster.questions import NoAnswer
from gosux.sessions.lobby import Lobby
from gosux.sessions.messages.rooms import PlayedGame
from gosux.sessions.rooms.display import played_game

OFTEN = 3.0  # seconds
GAMES = TypeAdapter(list[PlayedGame])


class PlayedElsewhere:
    """Called by the waiting rooms: the games that other processes play, as they said last."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.games: list[PlayedGame] = []
        self.node: Node | None = None

    def __call__(self) -> list[PlayedGame]:
        return self.games

    def answer(self, question: Message) -> None:
        here = [
            played_game(session)
            for session in list(self.lobby.sessions.values())
            if session.terms.watch is not None and session.terms.watch.who == "lobby"
            and session.audience is not None and not session.game.state.over and session.played
        ]  # fmt: skip
        if self.node is not None:
            self.node.answer(question, GAMES.dump_json(here).decode())

    async def gather(self, node: Node) -> None:
        self.node = node
        while True:
            await asyncio.sleep(OFTEN)
            others = node.living - {node.name} if node.keeps_rooms else frozenset()
            self.games = [game for more in await asyncio.gather(*map(self._ask, others)) for game in more]

    async def _ask(self, peer: str) -> list[PlayedGame]:
        assert self.node is not None
        try:
            answer = await self.node.questions.ask(self.node.bus, peer, "ask-played", ASKING)
        except NoAnswer:
            return []
        return GAMES.validate_json(answer.text)
