"""Private feeds: which games wait for somebody, at a secret address that a feed reader can ask for.

The address shows whose turn it is and who plays, as the list of games does; it opens no game. Only fingerprints of the
address and of the seats' tokens are stored.
"""

import json
from typing import Protocol

from gosux.sessions.lobby import Lobby, fingerprint
from gosux.sessions.messages.feeds import FeedWanted
from gosux.sessions.messages.requests import OpenGame
from gosux.sessions.messages.rooms import LinkMade
from gosux.sessions.rooms.link_codes import new_code
from gosux.sessions.rooms.problems import unknown_link


class FeedStorage(Protocol):
    """Stores feeds. All methods raise Unavailable if they fail."""

    async def put_feed(self, mark: str, seats: str) -> None:
        """Store a feed, or replace it; the oldest ones go when there are too many."""
        ...

    async def feed(self, mark: str) -> "str | None": ...


async def put_feed(lobby: Lobby, storage: FeedStorage, wanted: FeedWanted) -> LinkMade:
    """A feed of these seats: a new one if it has no known code."""
    known = wanted.code is not None and await storage.feed(fingerprint(wanted.code)) is not None
    code = wanted.code if known and wanted.code is not None else new_code() + new_code()
    marks = [fingerprint(token) for token in wanted.tokens]
    seated = await lobby.store.seats_of(marks)
    await storage.put_feed(fingerprint(code), json.dumps([mark for mark in marks if mark in seated]))
    return LinkMade(code=code)


async def waiting_games(lobby: Lobby, storage: FeedStorage, code: str) -> list[OpenGame]:
    """The games of a feed that wait for its reader, as each seat was told last. Raises RequestError."""
    kept = await storage.feed(fingerprint(code))
    if kept is None:
        raise unknown_link()
    found = (await lobby.list_marked(json.loads(kept))).games
    return [game for game in found if game.your_turn and not game.over]
