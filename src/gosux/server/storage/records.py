"""What is written to the database and read from it, as plain values."""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


class Damaged(Exception):
    """What is on disk of one game does not fit together."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(game, why)
        self.game = game
        self.why = why


@dataclass(frozen=True)
class SeatRecord:
    """``token`` is the fingerprint of a seat's token, if a person sits there."""

    seat: int
    kind: str
    level: str | None
    token: str | None


@dataclass(frozen=True)
class NewRecord:
    """A game that begins, or that begins anew under another version of the rules."""

    id: str
    ruleset: str
    version: str
    options: dict[str, str]
    seed: str
    origin: Json | None
    state: Json
    summary: Json
    over: bool
    seats: list[SeatRecord]
    numbers: list[int]
    actions: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Moved:
    """Actions that were taken, as one: ``place`` is that of the first one in the game's history. ``unnoticed`` if
    others must not know that anybody was asked: then they do not change when the game was moved last."""

    game: str
    epoch: int
    place: int
    actions: list[int]
    state: Json
    summary: Json
    over: bool
    unnoticed: bool = False


@dataclass(frozen=True)
class Record:
    """A stored game. ``actions`` are those of its epoch; left out where only the summary was asked for."""

    id: str
    ruleset: str
    version: str
    options: dict[str, str]
    seed: str
    origin: Json | None
    epoch: int
    numbers: list[int]
    state: Json
    summary: Json
    over: bool
    begun: str
    moved: str
    seats: list[SeatRecord]
    actions: list[int]
