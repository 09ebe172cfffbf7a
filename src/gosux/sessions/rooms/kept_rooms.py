"""All waiting rooms of one host, in memory and stored: found by token, link or id."""

import hmac
import time
from copy import deepcopy

from gosux.sessions.lobby import fingerprint
from gosux.sessions.log import log_error
from gosux.sessions.rooms.problems import RoomRefused, unknown_token
from gosux.sessions.rooms.records import ROOM_LIFETIME, RoomRecord, RoomSeatRecord, RoomStorage, room_of


class KeptRooms:
    """Rooms are stored before they are kept here."""

    def __init__(self, storage: RoomStorage) -> None:
        self.storage = storage
        self.rooms: dict[str, RoomRecord] = {}
        self.marks: dict[str, str] = {}  # the rooms of tokens and links, by fingerprint

    async def load(self) -> None:
        """The stored rooms, when the host starts."""
        for text in await self.storage.all_rooms():
            try:
                room = room_of(text)
            except (LookupError, TypeError, ValueError):
                log_error("room-damaged")
                continue
            self._keep(room)
        await self.sweep()

    async def put(self, room: RoomRecord) -> None:
        await self.storage.put_room(room.id, room.to_text())
        self._keep(room)

    def _keep(self, room: RoomRecord) -> None:
        if room.id in self.rooms:
            self._forget(room.id)
        self.rooms[room.id] = room
        self.marks |= dict.fromkeys(room.marks, room.id)

    async def drop(self, ids: list[str]) -> None:
        await self.storage.drop_rooms(ids)
        for id in ids:
            self._forget(id)

    def _forget(self, id: str) -> None:
        for mark in self.rooms.pop(id).marks:
            self.marks.pop(mark, None)

    def lasts(self, room: RoomRecord) -> bool:
        return 0 <= time.time() - room.made < ROOM_LIFETIME

    async def sweep(self) -> None:
        """Forget rooms that nobody may enter any more."""
        old = [room.id for room in self.rooms.values() if not self.lasts(room)]
        if old:
            await self.drop(old)

    def held(self, token: str) -> tuple[RoomRecord, int]:
        """The room and seat of a token. Raises RequestError."""
        mark = fingerprint(token)
        room = self._marked(mark)
        for number, seat in enumerate(room.seats if room is not None else []):
            if room is not None and same(seat.token, mark):
                return room, number
        raise unknown_token()

    def _marked(self, mark: str) -> "RoomRecord | None":
        room = self.rooms.get(self.marks.get(mark, ""))
        return room if room is not None and self.lasts(room) else None

    def hosted(self, token: str) -> RoomRecord:
        """A copy of the room that somebody is the host of, to be changed. Raises RequestError."""
        room, number = self.held(token)
        if number != room.host or room.begun:
            raise RoomRefused("room-not-host")
        return deepcopy(room)

    def linked(self, code: str) -> "tuple[RoomRecord, int] | None":
        """The room and seat that a link opens now."""
        mark = fingerprint(code)
        room = self._marked(mark)
        if room is None or room.begun:
            return None
        for number, seat in enumerate(room.seats):
            if same(seat.link, mark) and for_anybody(seat):
                return room, number
        return first_free(room) if same(room.link, mark) else None

    def listed(self, id: "str | None") -> "tuple[RoomRecord, int] | None":
        room = self.rooms.get(id or "")
        if room is None or not room.listed or room.begun or not self.lasts(room):
            return None
        return first_free(room)


def free_seat(room: RoomRecord, number: int) -> RoomSeatRecord:
    if number >= len(room.seats) or not for_anybody(room.seats[number]):
        raise RoomRefused("room-no-seat")
    return room.seats[number]


def first_free(room: RoomRecord) -> "tuple[RoomRecord, int] | None":
    """A seat that nobody in particular is invited to, or else the first free one."""
    free = [number for number, seat in enumerate(room.seats) if for_anybody(seat)]
    free.sort(key=lambda number: room.seats[number].link is not None)
    return (room, free[0]) if free else None


def for_anybody(seat: RoomSeatRecord) -> bool:
    """Whether a stranger may sit here."""
    return seat.free and seat.was is None


def same(kept: "str | None", given: str) -> bool:
    """Compare fingerprints in constant time."""
    return kept is not None and hmac.compare_digest(kept, given)
