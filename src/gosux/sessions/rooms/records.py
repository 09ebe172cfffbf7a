"""How waiting rooms are stored: plain records as JSON texts, and the storage interface.

Tokens and codes of links are secret: only their fingerprints are stored.
"""

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from gosux.sessions.storage.records import Json

ROOM_LIFETIME = 24 * 3600.0  # seconds


@dataclass
class RoomSeatRecord:
    """``token``, ``link`` and ``guest`` are fingerprints. ``was`` is the seat that a person had in the game before, who
    alone may sit here again. ``guest`` is known again in other rooms; ``blocked`` are those whom this person does not
    want to meet, by mark and name (``blocks``). ``account`` keeps the seat; ``rating`` is what it was when somebody sat
    down, and whether it is provisional."""

    kind: str
    level: str | None = None
    name: str | None = None
    token: str | None = None
    link: str | None = None
    ready: bool = False
    was: int | None = None
    number: str | None = None  # what this player's device adds to the shuffle
    guest: str | None = None
    blocked: list[list[str]] = field(default_factory=list)
    account: str | None = None
    kept: str | None = None  # the name of the player of the game before for whom it is kept
    rating: tuple[int, bool] | None = None

    @property
    def free(self) -> bool:
        return self.kind == "person" and self.token is None


@dataclass
class RoomRecord:
    """``link`` is the fingerprint of the link for whoever comes first; ``after`` the game that is played again, and
    ``won`` how many games of the series each seat has won before."""

    id: str
    ruleset: str
    options: dict[str, str]
    seats: list[RoomSeatRecord]
    host: int
    made: float  # seconds since 1970
    listed: bool = False
    link: str | None = None
    seed: str | None = None
    file: str | None = None
    chosen: str | None = None
    after: str | None = None
    begun: bool = False
    clock: Json | None = None
    watch: Json | None = None
    secret: str | None = None  # what the host adds to the shuffle; None if the cards were chosen
    stand_in: str | None = None
    won: list[int] | None = None
    rated: bool = False  # whether its people want that; ``gosux.sessions.rooms.rated`` says whether it can be

    @property
    def marks(self) -> list[str]:
        """The fingerprints of all tokens and links."""
        found = [self.link, *[one for seat in self.seats for one in (seat.token, seat.link)]]
        return [mark for mark in found if mark is not None]

    def to_text(self) -> str:
        return json.dumps(asdict(self))


def room_of(text: str) -> RoomRecord:
    """Raises LookupError, TypeError or ValueError."""
    data: dict[str, Any] = json.loads(text)
    return RoomRecord(**{**data, "seats": [RoomSeatRecord(**seat) for seat in data["seats"]]})


class RoomStorage(Protocol):
    """Stores rooms, and links to seats of games. All methods raise Unavailable if they fail."""

    async def put_room(self, id: str, text: str) -> None:
        """Store a room, or replace it."""
        ...

    async def drop_rooms(self, ids: list[str]) -> None: ...

    async def all_rooms(self) -> list[str]:
        """The texts of all rooms."""
        ...

    async def set_own_link(self, game: str, seat: int, link: str) -> None:
        """The fingerprint of the link by which a player takes their seat to another device."""
        ...

    async def seat_of_own_link(self, link: str) -> "tuple[str, int] | None": ...

    async def move_seat(self, game: str, seat: int, token: str) -> None:
        """The seat has another token from now on."""
        ...

    async def account_of(self, session: str) -> "str | None":
        """The account of a device that is signed in, by the fingerprint of its secret."""
        ...

    async def rating_of(self, account: str, ruleset: str, players: int) -> tuple[int, bool]:
        """An account's rating in such games, and whether it is provisional."""
        ...

    async def plays_alone(self, account: str, ruleset: str, players: int) -> bool:
        """Whether an account has an unfinished rated game against bots alone."""
        ...
