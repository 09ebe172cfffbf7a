"""The protocol between sessions and pages.

``scripts/make_types.py`` generates the JSON schema and the TypeScript types from it; docs/server.md explains it.
"""

from typing import Any

from gosux.sessions.messages.catalogue import Catalogue, DeckNames, Offer
from gosux.sessions.messages.guide import Guide
from gosux.sessions.messages.play import FromClient, FromServer
from gosux.sessions.messages.requests import (
    Alive,
    Created,
    GameReport,
    HttpProblem,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
    OpenGames,
    PositionWanted,
    ReplayWanted,
    ReportWanted,
    Story,
    StoryWanted,
    Tokens,
)
from gosux.sessions.messages.review import ReviewNow, ReviewWanted

FROM_CLIENTS: tuple[Any, ...] = (
    FromClient,
    NewGame,
    Tokens,
    Import,
    ReplayWanted,
    MomentsWanted,
    StoryWanted,
    ReviewWanted,
    PositionWanted,
    ReportWanted,
)
FROM_SERVER: tuple[Any, ...] = (
    FromServer,
    Offer,
    Catalogue,
    DeckNames,
    Guide,
    Alive,
    Created,
    OpenGames,
    Moments,
    Story,
    ReviewNow,
    GameReport,
    HttpProblem,
)

__all__ = ["FROM_CLIENTS", "FROM_SERVER", "FromClient", "FromServer"]
