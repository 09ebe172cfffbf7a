"""How sessions store games: plain records, and the storage interface."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

Json = dict[str, Any]


class Unavailable(Exception):
    """The games could not be read or written; nothing has changed."""


class Damaged(Exception):
    """The stored data of a game is inconsistent."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(game, why)
        self.game = game
        self.why = why


@dataclass(frozen=True)
class SeatRecord:
    """``token`` is the fingerprint of the seat's token, for a person; ``account`` is the account that keeps it."""

    seat: int
    kind: str
    level: str | None
    token: str | None
    name: str | None = None
    account: str | None = None


@dataclass(frozen=True)
class NewGameRecord:
    """A new game, or one restarted under another rules version. ``terms`` are what people on several devices agreed
    on."""

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
    lesson: str | None = None
    terms: Json | None = None


@dataclass(frozen=True)
class NewActions:
    """Actions taken together: ``place`` is the index of the first one in the game's history. ``unnoticed`` if others
    must not know that anybody was asked: then the time of the last move does not change. ``scores`` are what each seat
    won of a rated game that ends with them; none if it does not count after all."""

    game: str
    epoch: int
    place: int
    actions: list[int]
    state: Json
    summary: Json
    over: bool
    unnoticed: bool = False
    scores: list[float] | None = None


@dataclass(frozen=True)
class TakenBack:
    """The actions from ``place`` on are taken back; ``numbers`` are the seats' numbers to count on from."""

    game: str
    epoch: int
    place: int
    numbers: list[int]
    state: Json
    summary: Json


@dataclass(frozen=True)
class GameRecord:
    """A stored game. ``actions`` are those of its epoch; missing if only the summary was requested."""

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
    lesson: str | None = None
    terms: Json | None = None
    review: Json | None = None
    """Where there is no better place for it; see ``Storage.put_review``."""


def now() -> str:
    """The current time in the format of records."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Storage(Protocol):
    """Stores games. All methods return when their changes are safe, and raise Unavailable if they fail."""

    async def create(self, record: NewGameRecord) -> None:
        """A new game, in its first epoch (0)."""
        ...

    async def renew(self, record: NewGameRecord) -> int:
        """Continue a running game under another rules version, without its actions; returns its new epoch."""
        ...

    async def append(self, moved: NewActions) -> None:
        """Add actions and the resulting state."""
        ...

    async def take_back(self, back: TakenBack) -> None:
        """Forget the last actions, in one transaction with the state before them."""
        ...

    async def note(self, game: str, notes: Json) -> None:
        """Change parts of the game's summary between actions, which bring a whole one: a clock that runs, for
        instance."""
        ...

    async def put_review(self, game: str, review: Json) -> None:
        """Keep the review of a game as far as it was computed, in place of an earlier one."""
        ...

    async def review(self, game: str) -> "Json | None":
        """The review that was kept last."""
        ...

    async def load(self, game: str) -> "GameRecord | None":
        """Raises Damaged."""
        ...

    async def seats_of(self, tokens: list[str]) -> dict[str, tuple[str, int]]:
        """The game and seat of each known fingerprint."""
        ...

    async def summaries(self, games: list[str]) -> dict[str, GameRecord]:
        """The readable ones of these games, without their actions."""
        ...
