"""Watching a game of others: what was agreed about it, and the messages to and from those who watch."""

from typing import Annotated, Literal

from pydantic import Field

from gosux.sessions.messages.base import Given, Part
from gosux.sessions.messages.table import Player

MOST_OWN = 20  # tokens that a page shows when it wants to watch


class WatchTerms(Given):
    """Whoever has the ``link`` may watch, or everybody by the ``lobby`` too. ``hands`` is how many turns later all
    hands are shown; None for never."""

    who: Literal["link", "lobby"]
    hands: Annotated[int, Field(ge=1, le=20)] | None = None


class Watch(Given):
    """Watch a game by the ``code`` of its link. ``tokens`` are those that the page has for this game: whoever plays it
    cannot watch it. ``last`` is the number of the last event seen: later ones follow; 0 for all."""

    type: Literal["watch"]
    request: Annotated[int, Field(ge=0, lt=2**53)]
    game: Annotated[str, Field(max_length=40)]
    code: Annotated[str, Field(max_length=40)]
    tokens: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_OWN)]
    last: Annotated[int, Field(ge=0, lt=2**31)]


class Watching(Part):
    """What is watched. A ``state`` of the public table follows. ``hands`` is how many turns later hands are shown."""

    type: Literal["watching"] = "watching"
    request: int
    game: str
    ruleset: str
    options: dict[str, str]
    players: list[Player]
    chosen: str | None
    hands: int | None


class OldHands(Part):
    """The cards that each seat held so many ``turns`` ago, or now if the game is over; None while there is no such
    moment."""

    type: Literal["hands"] = "hands"
    turns: int
    cards: list[list[str]] | None


class Watchers(Part):
    """How many watch now."""

    type: Literal["watchers"] = "watchers"
    count: int
