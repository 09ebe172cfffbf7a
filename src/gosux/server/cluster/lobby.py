"""Games that this process and others play."""

import asyncio
import json
from collections import defaultdict

from gosux.server.cluster.bus import Message
from gosux.server.cluster.node import ASKING, Node
from gosux.server.cluster.questions import NoAnswer
from gosux.sessions.lobby import Lobby
from gosux.sessions.storage.records import Json

Place = tuple[str, int]


class ClusterLobby(Lobby):
    """``node`` is set when this process joins the others."""

    node: Node

    async def told(self, places: list[Place]) -> dict[Place, Json]:
        """Whoever plays a game knows what its seats were told last: a record may say more than that."""
        owners = await self.node.store.owners(sorted({game for game, _ in places}))
        elsewhere: dict[str, list[Place]] = defaultdict(list)
        here: list[Place] = []
        for place in places:
            owner = owners.get(place[0], self.node.name)
            (here if owner == self.node.name else elsewhere[owner]).append(place)
        found = await super().told(here)
        for more in await asyncio.gather(*[self._ask(owner, asked) for owner, asked in elsewhere.items()]):
            found |= more
        return found

    async def _ask(self, owner: str, places: list[Place]) -> dict[Place, Json]:
        try:
            answer = await self.node.questions.ask(self.node.bus, owner, "ask-told", ASKING, json.dumps(places))
        except NoAnswer:
            return {}
        return {(game, seat): told for game, seat, told in json.loads(answer.text)}

    async def answer_told(self, question: Message) -> None:
        places = [(str(game), int(seat)) for game, seat in json.loads(question.text)]
        found = await super().told(places)
        self.node.answer(question, json.dumps([[game, seat, told] for (game, seat), told in found.items()]))
