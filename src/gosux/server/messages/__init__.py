"""The protocol, in one place: everything that server and page say to each other.

``scripts/make_types.py`` writes the JSON schema and the TypeScript types from it; docs/server.md explains it.
"""

from typing import Any

from gosux.server.messages.catalogue import Catalogue, Offer
from gosux.server.messages.http import (
    Alive,
    Created,
    HttpTrouble,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
    OpenGames,
    ReplayWanted,
    Tokens,
)
from gosux.server.messages.play import FromClient, FromServer

FROM_CLIENTS: tuple[Any, ...] = (FromClient, NewGame, Tokens, Import, ReplayWanted, MomentsWanted)
FROM_SERVER: tuple[Any, ...] = (FromServer, Offer, Catalogue, Alive, Created, OpenGames, Moments, HttpTrouble)

__all__ = ["FROM_CLIENTS", "FROM_SERVER", "FromClient", "FromServer"]
