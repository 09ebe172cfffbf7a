"""How sessions store games: plain records, and the protocol of whatever keeps them."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

Json = dict[str, Any]


class Unavailable(Exception):
    """The games could not be read or written; nothing has changed."""


class Damaged(Exception):
    """What is stored of one game does not fit together."""

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
class NewGameRecord:
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
class NewActions:
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
class GameRecord:
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


def now() -> str:
    """The time as records have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Storage(Protocol):
    """Keeps games. All methods return when what they did is safe; all raise Unavailable if it could not be done."""

    async def create(self, record: NewGameRecord) -> None:
        """A new game, in its first epoch (0)."""
        ...

    async def renew(self, record: NewGameRecord) -> int:
        """A running game goes on under another version of the rules, without its actions; returns its new epoch."""
        ...

    async def append(self, moved: NewActions) -> None:
        """Actions, and the state that they led to."""
        ...

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged."""
        ...

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        """The game and seat of each of these fingerprints of tokens that is known."""
        ...

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        """Those of these games that can be read, without their actions."""
        ...
