"""Waiting rooms: people on several devices sit down by links or in the lobby, then their game begins.

A room becomes the game of the same id, and the token of a seat is that of the game's seat. It is told once, to whoever
sits down: a host never holds the token of anybody else. Unknown, used, replaced and expired links are all the same.
"""

import asyncio
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from gosux.game.game import Game
from gosux.model.messages.mistakes import Fact, Mistake
from gosux.records.shuffles import Shuffle, fingerprint_of, new_secret
from gosux.rules.ruleset import BadPlayers
from gosux.sessions.blocks import block_list, block_mark, has_blocked
from gosux.sessions.connections import TAKEN_OVER
from gosux.sessions.games import PERSON, clean_name, make_player, start_game
from gosux.sessions.lobby import Lobby, fingerprint, new_id, new_token
from gosux.sessions.log import log, log_error
from gosux.sessions.messages.play import Elsewhere
from gosux.sessions.messages.requests import Board, HttpProblem, NewGame
from gosux.sessions.messages.rooms import (
    Invitation,
    LinkMade,
    NewRoom,
    OpenRooms,
    PlayedGame,
    RematchNow,
    RoomNow,
    RoomSeat,
    Seated,
    SitDown,
)
from gosux.sessions.messages.talk import BlockMade
from gosux.sessions.messages.watching import WatchTerms
from gosux.sessions.names import look_alike
from gosux.sessions.requests import RequestError
from gosux.sessions.room_records import ROOM_LIFETIME, RoomRecord, RoomSeatRecord, RoomStorage, room_of
from gosux.sessions.scenes.sentences import mistake_said
from gosux.sessions.scenes.summaries import summary
from gosux.sessions.session import Session
from gosux.sessions.storage import GameRecord
from gosux.sessions.terms import Terms, terms_of

MOST_ROOMS = 1000
MOST_PLAYED = 20  # games to watch that the lobby shows
MOST_FILES = 50  # rooms with a file, which is kept in memory
HERE = 10.0  # seconds after its last question that a page counts as open
LISTED = 60.0  # seconds after which a room whose people are all gone is no longer shown to strangers
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that look alike
CODE_LENGTH = 16  # 80 bits


class RoomRefused(Mistake):
    """Something cannot be done in a waiting room."""


class Rooms:
    """All waiting rooms of one host. Changes happen one after the other, and are stored before they are told."""

    def __init__(self, lobby: Lobby, storage: RoomStorage, address: "str | None" = None) -> None:
        """``address`` is where other devices reach this host."""
        self.lobby = lobby
        self.storage = storage
        self.address = address
        self.rooms: dict[str, RoomRecord] = {}
        self.marks: dict[str, str] = {}  # the rooms of tokens and links, by fingerprint
        self.seen: dict[str, float] = {}  # when a page last asked, by the fingerprint of its token
        self.lock = asyncio.Lock()
        self.elsewhere: Callable[[], list[PlayedGame]] = list  # games to watch that other hosts of the storage play

    async def load(self) -> None:
        """The stored rooms, when the host starts."""
        for text in await self.storage.all_rooms():
            try:
                room = room_of(text)
            except (LookupError, TypeError, ValueError):
                log_error("room-damaged")
                continue
            self._keep(room)
        await self._sweep()

    # -- a room is made ----------------------------------------------------------------------------------------------

    async def create(self, wanted: NewRoom) -> Seated:
        """Raises Mistake, Unreadable, Busy, Unavailable."""
        name, account = named(wanted.name), await self._account(wanted.session)
        chosen = None if wanted.seed is None else "seed"
        ruleset, options = wanted.ruleset, dict(wanted.options)
        seats = [seat_record(seat.kind, seat.level) for seat in wanted.seats]
        if wanted.mine >= len(seats) or seats[wanted.mine].kind != PERSON:
            raise RoomRefused("room-no-seat")
        if wanted.file is not None:
            found = await self.lobby.files.read(wanted.file, wanted.seed)
            if found.game.state.over:
                raise RoomRefused("room-finished")
            chosen, ruleset, options = found.kind, found.game.ruleset, found.game.options
            check_count(found.game, len(seats))
        else:
            await self._new_game(ruleset, options, wanted.seed, len(seats))
        token, code = new_token(), new_code()
        room = RoomRecord(
            new_id(), ruleset, options, seats, wanted.mine, time.time(), listed=wanted.listed, link=fingerprint(code),
            seed=wanted.seed, file=wanted.file, chosen=chosen,
            clock=None if wanted.clock is None else wanted.clock.model_dump(),
            watch=None if wanted.watch is None else wanted.watch.model_dump(),
            secret=None if chosen is not None else new_secret(),
            stand_in=None if wanted.stand_in is None else seat_record("bot", wanted.stand_in).level,
        )  # fmt: skip
        mine = seats[wanted.mine]
        mine.name, mine.token, mine.account = name, fingerprint(token), account
        mine.guest, mine.blocked = guest_of(wanted.guest), block_list(wanted.blocked)
        async with self.lock:
            await self._sweep()
            files = sum(one.file is not None for one in self.rooms.values())
            if len(self.rooms) >= MOST_ROOMS or (wanted.file is not None and files >= MOST_FILES):
                raise RequestError(503, problem("too-many", RoomRefused("rooms-full")))
            await self._put(room)
        log("room-made", room=room.id, ruleset=ruleset, seats=len(seats), listed=wanted.listed)
        return Seated(room=room.id, seat=wanted.mine, token=token, code=code)

    async def _account(self, session: "str | None") -> "str | None":
        """Raises RequestError."""
        account = await self.storage.account_of(fingerprint(session)) if session is not None else None
        if session is not None and account is None:
            raise signed_out()
        return account

    async def _new_game(self, ruleset: str, options: dict[str, str], seed: "str | None", count: int) -> Game:
        wanted = NewGame(ruleset=ruleset, options=options, seed=seed, players=count)
        return await self.lobby.background(lambda: start_game(wanted))

    # -- what is shown -----------------------------------------------------------------------------------------------

    def now(self, token: str) -> RoomNow:
        """The room of a seat. Raises RequestError."""
        room, seat = self._held(token)
        self.seen[fingerprint(token)] = time.monotonic()
        return self._shown(room, seat)

    def open_rooms(self) -> OpenRooms:
        """What strangers may see and join: rooms that are listed, have a free seat, and where somebody waits."""
        rooms = [
            room
            for room in self.rooms.values()
            if room.listed and not room.begun and self._lasts(room) and any(map(for_anybody, room.seats))
            and any(self._here(seat, LISTED) for seat in room.seats)
        ]  # fmt: skip
        shown = [self._shown(room, None) for room in sorted(rooms, key=lambda room: room.made)]
        return OpenRooms(rooms=shown, played=self._played(), address=self.address)

    def _played(self) -> list[PlayedGame]:
        """Games that everybody may watch and that somebody plays now."""
        found: list[PlayedGame] = []
        for room in self.rooms.values():
            session = self.lobby.alive.get(room.id) if room.begun and (room.watch or {}).get("who") == "lobby" else None
            if session is not None and not session.game.state.over and session.played:
                found.append(played_game(session))
        return (self.elsewhere() + found)[-MOST_PLAYED:]

    def _shown(self, room: RoomRecord, you: "int | None") -> RoomNow:
        seats = [
            RoomSeat(
                kind="bot" if seat.kind == "bot" else "person", level=seat.level, name=seat.name,
                here=self._here(seat, HERE), ready=seat.ready, host=number == room.host, linked=seat.link is not None,
            )
            for number, seat in enumerate(room.seats)
        ]  # fmt: skip
        return RoomNow.model_construct(
            room=room.id, ruleset=room.ruleset, options=room.options, chosen=room.chosen, listed=room.listed,
            clock=terms_of_room(room).clock, watch=terms_of_room(room).watch, stand_in=terms_of_room(room).stand_in,
            linked=room.link is not None, seats=seats, you=you, begun=room.begun, address=self.address,
            fingerprint=None if room.secret is None else fingerprint_of(room.secret),
        )  # fmt: skip

    def _here(self, seat: RoomSeatRecord, seconds: float) -> bool:
        return seat.token is not None and time.monotonic() - self.seen.get(seat.token, -1e9) < seconds

    # -- links -------------------------------------------------------------------------------------------------------

    async def make_link(self, token: str, seat: "int | None") -> LinkMade:
        """A new link for a free seat, or for whoever comes first; only the host makes them. Raises RequestError."""
        code = new_code()
        async with self.lock:
            room = self._hosted(token)
            if seat is None:
                room.link = fingerprint(code)
            else:
                self._free_seat(room, seat).link = fingerprint(code)
            await self._put(room)
        return LinkMade(code=code)

    async def look(self, code: str) -> Invitation:
        """What a link is for. Raises RequestError."""
        found = self._linked(code)
        if found is not None:
            return Invitation(room=self._shown(found[0], None), game=None)
        place = await self.storage.seat_of_own_link(fingerprint(code))
        if place is None:
            raise unknown_link()
        return Invitation(room=None, game=place[0])

    async def own_link(self, token: str) -> LinkMade:
        """The link by which a player takes their seat in a game to another device; it works until a new one is made.
        Raises RequestError."""
        place = await self.lobby.find(token)
        if place is None:
            raise unknown_token()
        code = new_code()
        await self.storage.set_own_link(*place, fingerprint(code))
        return LinkMade(code=code)

    async def move(self, code: str) -> Seated:
        """Take a seat to this device: it gets a new token, and the old one does not work any more. Raises
        RequestError."""
        place = await self.storage.seat_of_own_link(fingerprint(code))
        if place is None:
            raise unknown_link()
        token = new_token()
        await self.storage.move_seat(*place, fingerprint(token))
        other = self.lobby.connections.at(*place)
        if other is not None:
            other.end(Elsewhere(), TAKEN_OVER)
        log("seat-moved", game=place[0], seat=place[1])
        return Seated(room=place[0], seat=place[1], token=token)

    # -- what people do ----------------------------------------------------------------------------------------------

    async def sit_down(self, wanted: SitDown) -> Seated:
        """Raises RequestError, Mistake."""
        name, account = named(wanted.name), await self._account(wanted.session)
        token = new_token()
        async with self.lock:
            found = self._linked(wanted.code) if wanted.code is not None else self._listed(wanted.room)
            if found is None:
                raise unknown_link()
            room, number = deepcopy(found[0]), found[1]
            if any(look_alike(name, other.name) for other in room.seats):
                raise RoomRefused("name-taken", {"name": name})
            seat = room.seats[number]
            seat.name, seat.token, seat.link, seat.account = name, fingerprint(token), None, account
            seat.guest, seat.blocked = guest_of(wanted.guest), block_list(wanted.blocked)
            self._check_blocks(room, number, wanted.code is not None)
            if not any(map(for_anybody, room.seats)):
                room.link = None
            await self._put(room)
        log("sat-down", room=room.id, seat=number)
        return Seated(room=room.id, seat=number, token=token)

    def _check_blocks(self, room: RoomRecord, number: int, invited: bool) -> None:
        """Those who are blocked are not told so: for them there is no such room. Raises RequestError, Mistake."""
        mine = room.seats[number]
        for other in (one for one in room.seats if one.token is not None and one is not mine):
            if has_blocked(other, mine, invited):
                raise unknown_link()
            if has_blocked(mine, other, invited):
                raise RoomRefused("blocked-here", {"name": other.name or ""})

    async def block(self, token: str, seat: int) -> BlockMade:
        """What somebody keeps to not meet the player of another seat again. Raises RequestError."""
        place = await self.lobby.find(token)
        record = (await self.lobby.store.summaries([place[0]])).get(place[0]) if place is not None else None
        if place is None or record is None:
            raise unknown_token()
        other = record.seats[seat] if seat < len(record.seats) and seat != place[1] else None
        if other is None or other.kind != PERSON or other.name is None:
            raise RoomRefused("room-no-seat")
        room = self.rooms.get(place[0])  # forgotten after a day: then only the name is left
        mark = block_mark(room.seats[place[1]].guest, room.seats[seat].guest) if room is not None else ""
        return BlockMade(mark=mark, name=other.name)

    async def ready(self, token: str, ready: bool, number: "str | None" = None) -> RoomNow:
        """The game begins when everybody is ready; ``number`` is added to the shuffle. Raises RequestError, Mistake."""
        async with self.lock:
            room, place = self._held(token)
            if not room.begun:
                room = deepcopy(room)
                room.seats[place].ready, room.seats[place].number = ready, number
                await self._put(room)
                await self._begin_if_ready(room)
        return self.now(token)

    async def change_seat(self, token: str, seat: int, kind: str, level: "str | None") -> RoomNow:
        """The host gives a free seat to a bot, or a bot's seat to a person; then all agree again. Raises RequestError,
        Mistake."""
        async with self.lock:
            room = self._hosted(token)
            if seat >= len(room.seats) or room.seats[seat].token is not None:
                raise RoomRefused("room-no-seat")
            room.seats[seat] = seat_record(kind, level)
            for one in room.seats:
                one.ready = False
            await self._put(room)
        return self.now(token)

    async def change_watching(self, token: str, watch: "WatchTerms | None") -> RoomNow:
        """Anybody in the room says who may watch; then all agree again. Raises RequestError."""
        async with self.lock:
            room, _ = self._held(token)
            if not room.begun:
                room = deepcopy(room)
                room.watch = None if watch is None else watch.model_dump()
                for one in room.seats:
                    one.ready = False
                await self._put(room)
        return self.now(token)

    async def leave(self, token: str) -> None:
        """Stand up; the room of a host who leaves is closed. Raises RequestError."""
        async with self.lock:
            room, number = self._held(token)
            if room.begun:
                return
            if number == room.host:
                await self._drop([room.id])
            else:
                room = deepcopy(room)
                room.seats[number] = RoomSeatRecord("person", was=room.seats[number].was)
                for one in room.seats:
                    one.ready = False
                await self._put(room)
        log("left-room", room=room.id, seat=number)

    # -- once more ---------------------------------------------------------------------------------------------------

    async def rematch(self, token: str) -> Seated:
        """The same people again, each at the next seat. Whoever asks sits down. Raises RequestError."""
        record, was = await self._finished(token)
        mine = new_token()
        async with self.lock:
            await self._sweep()
            room = deepcopy(self._rematch_of(record.id)) or again(record, was)
            number = next(number for number, seat in enumerate(room.seats) if seat.was == was)
            seat = room.seats[number]
            seat.name, seat.token, seat.ready = record.seats[was].name, fingerprint(mine), False
            seat.account = record.seats[was].account
            before = self.rooms.get(record.id)
            if before is not None:
                seat.guest, seat.blocked = before.seats[was].guest, before.seats[was].blocked
            await self._put(room)
        return Seated(room=room.id, seat=number, token=mine)

    async def rematch_now(self, token: str) -> RematchNow:
        """Raises RequestError."""
        record, _ = await self._finished(token)
        room = self._rematch_of(record.id)
        seats = room.seats if room is not None else []
        return RematchNow(wanted=sorted(seat.was for seat in seats if seat.was is not None and seat.token is not None))

    async def _finished(self, token: str) -> tuple[GameRecord, int]:
        """A finished game of several people, and the seat of a token in it."""
        place = await self.lobby.find(token)
        record = (await self.lobby.store.summaries([place[0]])).get(place[0]) if place is not None else None
        if place is None or record is None:
            raise unknown_token()
        people = [seat for seat in record.seats if seat.kind == PERSON]
        if not record.over or len(people) < 2 or record.seats[place[1]].kind != PERSON:
            raise RequestError(409, HttpProblem(code="not-over", text=None, detail="no finished game of people"))
        return record, place[1]

    def _rematch_of(self, game: str) -> "RoomRecord | None":
        return next((one for one in self.rooms.values() if one.after == game and not one.begun), None)

    # -- the game begins ---------------------------------------------------------------------------------------------

    async def _begin_if_ready(self, room: RoomRecord) -> None:
        if not all(seat.kind == "bot" or (seat.token is not None and seat.ready) for seat in room.seats):
            return
        if not await self.lobby.store.summaries([room.id]):  # a game may be stored and its room not, after a crash
            shuffle = shuffle_in(room)
            if room.file is not None:
                game = (await self.lobby.files.read(room.file, room.seed)).game
            else:
                seed = room.seed if shuffle is None else shuffle.seed
                game = await self._new_game(room.ruleset, room.options, seed, len(room.seats))
            players = [make_player(seat.kind == PERSON, seat.level, seat.name) for seat in room.seats]
            marks = {number: seat.token for number, seat in enumerate(room.seats) if seat.token is not None}
            terms = replace(terms_of_room(room), shuffle=shuffle)
            if terms.watch is not None:
                terms = replace(terms, watch_code=new_code())
            accounts = {number: seat.account for number, seat in enumerate(room.seats) if seat.account is not None}
            await self.lobby.open(room.id, game, players, marks, terms=terms, accounts=accounts)
        room.begun, room.file, room.seed = True, None, None
        await self._put(room)

    # -- rooms and seats ---------------------------------------------------------------------------------------------

    async def _put(self, room: RoomRecord) -> None:
        await self.storage.put_room(room.id, room.to_text())
        self._keep(room)

    def _keep(self, room: RoomRecord) -> None:
        if room.id in self.rooms:
            self._forget(room.id)
        self.rooms[room.id] = room
        self.marks |= dict.fromkeys(room.marks, room.id)

    async def _drop(self, ids: list[str]) -> None:
        await self.storage.drop_rooms(ids)
        for id in ids:
            self._forget(id)

    def _forget(self, id: str) -> None:
        for mark in self.rooms.pop(id).marks:
            self.marks.pop(mark, None)

    def _lasts(self, room: RoomRecord) -> bool:
        return 0 <= time.time() - room.made < ROOM_LIFETIME

    async def _sweep(self) -> None:
        """Forget rooms that nobody may enter any more."""
        old = [room.id for room in self.rooms.values() if not self._lasts(room)]
        if old:
            await self._drop(old)
        self.seen = {mark: moment for mark, moment in self.seen.items() if mark in self.marks}

    def _held(self, token: str) -> tuple[RoomRecord, int]:
        """The room and seat of a token. Raises RequestError."""
        mark = fingerprint(token)
        room = self._marked(mark)
        for number, seat in enumerate(room.seats if room is not None else []):
            if room is not None and same(seat.token, mark):
                return room, number
        raise unknown_token()

    def _marked(self, mark: str) -> "RoomRecord | None":
        room = self.rooms.get(self.marks.get(mark, ""))
        return room if room is not None and self._lasts(room) else None

    def _hosted(self, token: str) -> RoomRecord:
        """A copy of the room that somebody is the host of, to be changed. Raises RequestError."""
        room, number = self._held(token)
        if number != room.host or room.begun:
            raise RoomRefused("room-not-host")
        return deepcopy(room)

    def _free_seat(self, room: RoomRecord, number: int) -> RoomSeatRecord:
        if number >= len(room.seats) or not for_anybody(room.seats[number]):
            raise RoomRefused("room-no-seat")
        return room.seats[number]

    def _linked(self, code: str) -> "tuple[RoomRecord, int] | None":
        """The room and seat that a link opens now."""
        mark = fingerprint(code)
        room = self._marked(mark)
        if room is None or room.begun:
            return None
        for number, seat in enumerate(room.seats):
            if same(seat.link, mark) and for_anybody(seat):
                return room, number
        return first_free(room) if same(room.link, mark) else None

    def _listed(self, id: "str | None") -> "tuple[RoomRecord, int] | None":
        room = self.rooms.get(id or "")
        if room is None or not room.listed or room.begun or not self._lasts(room):
            return None
        return first_free(room)


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


def seat_record(kind: str, level: "str | None") -> RoomSeatRecord:
    """Raises Mistake for an unknown level."""
    player = make_player(kind == PERSON, level)
    return RoomSeatRecord(player.kind, player.level)


def again(record: GameRecord, host: int) -> RoomRecord:
    """A room for the players of a finished game: everybody moves up by one seat."""
    count = len(record.seats)
    before = [(number + 1) % count for number in range(count)]
    seats = [
        RoomSeatRecord("person", was=was) if record.seats[was].kind == PERSON
        else RoomSeatRecord("bot", record.seats[was].level)
        for was in before
    ]  # fmt: skip
    return RoomRecord(
        new_id(), record.ruleset, record.options, seats, before.index(host), time.time(), after=record.id,
        clock=(record.terms or {}).get("clock"), watch=(record.terms or {}).get("watch"),
        stand_in=(record.terms or {}).get("stand_in"), secret=new_secret(),
    )  # fmt: skip


def terms_of_room(room: RoomRecord) -> Terms:
    return terms_of({"chosen": room.chosen, "clock": room.clock, "watch": room.watch, "stand_in": room.stand_in})


def shuffle_in(room: RoomRecord) -> "Shuffle | None":
    """Of a room whose people are all ready; None if the cards were chosen."""
    if room.secret is None:
        return None
    return Shuffle(room.id, room.secret, tuple(seat.number for seat in room.seats))


def played_game(session: Session) -> PlayedGame:
    """What strangers see of a game: only what those who watch have been told."""
    audience, code = session.audience, session.terms.watch_code
    assert audience is not None and code is not None
    shown = summary(audience.game)
    return PlayedGame(
        game=session.id, code=code, ruleset=audience.game.ruleset, names=[player.name for player in session.players],
        levels=[player.level for player in session.players], round=shown["round"], points=shown["points"],
        board=Board.model_validate(shown["board"]), watchers=len(audience.watchers), hands=audience.terms.hands,
    )  # fmt: skip


def check_count(game: Game, count: int) -> None:
    if count != game.players:
        facts: dict[str, Fact] = {"file": "position", "seats": game.players, "count": count}
        raise BadPlayers("position-players", facts)


def named(name: str) -> str:
    """Raises RoomRefused without a name."""
    found = clean_name(unicodedata.normalize("NFKC", name))
    if found is None:
        raise RoomRefused("name-missing")
    return found


def guest_of(key: "str | None") -> "str | None":
    """The fingerprint of the secret of somebody's browser."""
    return fingerprint(key) if key else None


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def problem(code: Any, mistake: Mistake) -> HttpProblem:
    return HttpProblem(code=code, text=mistake_said(mistake), detail=mistake.id)


def unknown_link() -> RequestError:
    return RequestError(404, problem("unknown-link", RoomRefused("unknown-link")))


def signed_out() -> RequestError:
    return RequestError(403, problem("signed-out", RoomRefused("signed-out")))


def unknown_token() -> RequestError:
    return RequestError(404, HttpProblem(code="unknown-token", text=None, detail="no seat has this token"))
