"""What happened: events, with what moved from where to where."""

from typing import Literal

from typing_extensions import TypeAliasType

from gosux.sessions.messages.base import Argument, Part, Said
from gosux.sessions.messages.table import Score

Zone = TypeAliasType(
    "Zone",
    Literal["hand", "deck", "discard", "removed", "army", "revealed", "aside", "board", "tokens", "spent", "lost",
            "locked", "points"],
)  # fmt: skip


class Place(Part):
    """A place on the table. ``board`` is the middle, which is nobody's; ``slot`` only in an army."""

    zone: Zone
    seat: int | None
    slot: int | None


class Move(Part):
    """Something that moves, comes or goes; ``turn`` says whether a card is turned over where it lies."""

    thing: Literal["card", "token", "wonder", "bounty", "advantage", "point", "tile"]
    card: str | None  # None for a card that the viewer does not see
    count: int
    origin: Place
    target: Place
    turn: Literal["down", "up"] | None


class BattleSide(Part):
    """An army in a Great Battle; ``doubled`` are the slots of the cards that count double."""

    seat: int
    score: Score
    doubled: list[int]


class Happening(Part):
    """One event. ``place`` counts the events that this viewer has seen, from 1; those of a draft have none (0).

    ``group`` is the same for an action, or a step of the rules, and everything that follows from it. ``causes`` names
    the cards, keywords and rules that brought it about, the outermost first. ``said`` is None for what is not worth a
    sentence. ``battle`` are the armies of a Great Battle.
    """

    place: int
    group: int
    kind: str
    causes: list[str]
    args: dict[str, Argument]
    said: Said | None
    moves: list[Move]
    battle: list[BattleSide] | None
