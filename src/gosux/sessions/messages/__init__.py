"""The protocol between sessions and pages.

``scripts/make_types.py`` generates the JSON schema and the TypeScript types from it; docs/server.md explains it.
"""

from typing import Any

from gosux.sessions.messages.accounts import (
    AccountForgets,
    AccountNow,
    AccountRenamed,
    AccountSeats,
    AccountWanted,
    KeptSeats,
    NewCodes,
    PasskeyAdded,
    PasskeyChange,
    PasskeyOptions,
    PasskeyWanted,
    Recovery,
    Registration,
    SessionEnded,
    SignedInNow,
    SignIn,
)
from gosux.sessions.messages.catalogue import Catalogue, DeckNames, Offer
from gosux.sessions.messages.conduct import BlockWanted, ConductReport
from gosux.sessions.messages.feeds import FeedWanted
from gosux.sessions.messages.guide import Guide
from gosux.sessions.messages.play import FromClient, FromServer
from gosux.sessions.messages.push import PushEnded, PushWanted
from gosux.sessions.messages.puzzle_list import PuzzleList
from gosux.sessions.messages.ratings import (
    GameRatings,
    GameRatingsWanted,
    Ladder,
    OwnRatings,
    OwnRatingsWanted,
    RatedChange,
)
from gosux.sessions.messages.requests import (
    Alive,
    Created,
    GameReport,
    HttpProblem,
    Import,
    Moments,
    MomentsWanted,
    NewGame,
    NoticeNow,
    OpenGames,
    PositionWanted,
    Ready,
    ReplayWanted,
    ReportWanted,
    ShuffleWanted,
    Story,
    StoryWanted,
    Tokens,
)
from gosux.sessions.messages.review import ReviewNow, ReviewWanted
from gosux.sessions.messages.rooms import (
    GreetingSaid,
    Invitation,
    LinkMade,
    LinkOpened,
    LinkWanted,
    NewRoom,
    OpenRooms,
    QrCode,
    QrWanted,
    ReadyWanted,
    RematchNow,
    RoomNow,
    RoomToken,
    SeatChange,
    Seated,
    SitDown,
    WatchChange,
)
from gosux.sessions.messages.shuffles import ShuffleNow
from gosux.sessions.messages.talk import BlockMade

FROM_CLIENTS: tuple[Any, ...] = (
    FromClient,
    NewGame,
    Tokens,
    Import,
    ReplayWanted,
    ShuffleWanted,
    MomentsWanted,
    StoryWanted,
    ReviewWanted,
    PositionWanted,
    ReportWanted,
    NewRoom,
    RoomToken,
    LinkWanted,
    SeatChange,
    WatchChange,
    ReadyWanted,
    GreetingSaid,
    LinkOpened,
    SitDown,
    BlockWanted,
    ConductReport,
    FeedWanted,
    PushWanted,
    PushEnded,
    QrWanted,
    PasskeyWanted,
    Registration,
    SignIn,
    Recovery,
    AccountWanted,
    AccountRenamed,
    PasskeyAdded,
    PasskeyChange,
    SessionEnded,
    AccountSeats,
    AccountForgets,
    RatedChange,
    GameRatingsWanted,
    OwnRatingsWanted,
)
FROM_SERVER: tuple[Any, ...] = (
    FromServer,
    Offer,
    Catalogue,
    DeckNames,
    Guide,
    PuzzleList,
    Alive,
    Ready,
    NoticeNow,
    Created,
    OpenGames,
    Moments,
    Story,
    ReviewNow,
    GameReport,
    RoomNow,
    Seated,
    LinkMade,
    Invitation,
    OpenRooms,
    RematchNow,
    ShuffleNow,
    BlockMade,
    QrCode,
    PasskeyOptions,
    SignedInNow,
    AccountNow,
    NewCodes,
    KeptSeats,
    GameRatings,
    OwnRatings,
    Ladder,
    HttpProblem,
)

__all__ = ["FROM_CLIENTS", "FROM_SERVER", "FromClient", "FromServer"]
