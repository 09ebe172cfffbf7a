"""Ratings of accounts, and the ladder."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import Part
from gosux.sessions.messages.play import Token
from gosux.sessions.messages.requests import Body

MOST_LISTED = 50  # entries of one page of the ladder

Unrated = Literal["chosen", "options", "guest", "same-account", "bot"]
"""Why a game would not change ratings."""


class RatingShown(Part):
    """``provisional`` while too few games tell about it."""

    points: int
    provisional: bool


class RatedChange(Body):
    """Whether the game of a room is to change ratings. Then all agree again."""

    token: Token
    rated: bool


class GameRatingsWanted(Body):
    """What a finished game changed, by the token of a seat."""

    token: Token


class SeatRating(Part):
    before: int
    after: int
    provisional: bool


class GameRatings(Part):
    """``rated`` if that was agreed; ``counts`` unless the game ended before anybody had acted, or because all agreed to
    end it. ``pending`` until everybody has been told its end: ask again. ``seats`` has what changed, by seat; None for
    bots and deleted accounts."""

    rated: bool
    counts: bool
    pending: bool
    seats: list[SeatRating | None]


class OwnRatingsWanted(Body):
    session: Token


class OwnRating(Part):
    """``place`` on the ladder; None while the rating is provisional."""

    ruleset: str
    players: int
    points: int
    provisional: bool
    games: int
    wins: int
    place: int | None


class OwnRatings(Part):
    ratings: list[OwnRating]


class LadderEntry(Part):
    name: str
    points: int
    games: int
    wins: int


class Anchor(Part):
    """A bot's measured rating."""

    level: str
    points: int


class Ladder(Part):
    """``entries`` from place ``first`` on, which counts from 0, of ``total``; without provisional ratings."""

    ruleset: str
    players: int
    first: Annotated[int, Field(ge=0)]
    total: int
    entries: list[LadderEntry]
    anchors: list[Anchor]
