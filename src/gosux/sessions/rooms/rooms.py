"""Waiting rooms: people on several devices sit down by links or in the lobby, then their game begins.

A room becomes the game of the same id, and the token of a seat is that of the game's seat. It is told once, to whoever
sits down: a host never holds the token of anybody else. Unknown, used, replaced and expired links are all the same.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import replace

from gosux.game.game import Game
from gosux.model.messages.mistakes import Fact
from gosux.records.shuffles import Shuffle, new_secret
from gosux.rules.ruleset import BadPlayers
from gosux.sessions.lobby import Lobby, fingerprint, new_id, new_token
from gosux.sessions.log import log
from gosux.sessions.messages.requests import NewGame
from gosux.sessions.messages.rooms import (
    Invitation,
    LinkMade,
    NewRoom,
    OpenRooms,
    PlayedGame,
    RematchNow,
    RoomNow,
    Seated,
    SitDown,
)
from gosux.sessions.messages.talk import BlockMade
from gosux.sessions.messages.watching import WatchTerms
from gosux.sessions.requests import RequestError
from gosux.sessions.rooms.blocks import block_list, block_mark, has_blocked
from gosux.sessions.rooms.display import played_game, room_now, terms_of_room
from gosux.sessions.rooms.greetings import Greetings
from gosux.sessions.rooms.kept_rooms import KeptRooms, for_anybody, free_seat
from gosux.sessions.rooms.link_codes import new_code
from gosux.sessions.rooms.names import look_alike, named
from gosux.sessions.rooms.own_links import is_own
from gosux.sessions.rooms.problems import RoomRefused, problem, signed_out, unknown_link, unknown_token
from gosux.sessions.rooms.rated import unrated_because
from gosux.sessions.rooms.records import RoomRecord, RoomSeatRecord, RoomStorage
from gosux.sessions.rooms.rematches import again, finished_game
from gosux.sessions.rooms.terms import terms_of
from gosux.sessions.storage.games import PERSON, make_player, start_game

MOST_ROOMS = 3000  # that wait; how many come from one address is limited by what they cost
MOST_PLAYED = 20  # games to watch that the lobby shows
MOST_FILES = 50  # rooms with a file, which is kept in memory
HERE = 10.0  # seconds after its last question that a page counts as open
LISTED = 60.0  # seconds after which a room whose people are all gone is no longer shown to strangers


class Rooms:
    """All waiting rooms of one host. Changes happen one after the other, and are stored before they are told."""

    def __init__(self, lobby: Lobby, storage: RoomStorage, address: "str | None" = None) -> None:
        """``address`` is where other devices reach this host."""
        self.lobby = lobby
        self.storage = storage
        self.address = address
        self.kept = KeptRooms(storage)
        self.rooms = self.kept.rooms
        self.seen: dict[str, float] = {}  # when a page last asked, by the fingerprint of its token
        self.greetings = Greetings()
        self.lock = asyncio.Lock()
        self.elsewhere: Callable[[], list[PlayedGame]] = list  # games to watch that other hosts of the storage play
        self.share: Callable[[str], Awaitable[None]] | None = None  # lets another host of the storage play a new game

    async def load(self) -> None:
        """The stored rooms, when the host starts."""
        await self.kept.load()

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
            rated=wanted.rated,
        )  # fmt: skip
        mine = seats[wanted.mine]
        mine.name, mine.token, mine.account = name, fingerprint(token), account
        mine.guest, mine.blocked = guest_of(wanted.guest), block_list(wanted.blocked)
        mine.rating = await self._rating(room, account)
        async with self.lock:
            await self._sweep()
            self._check_space(wanted.file is not None)
            await self.kept.put(room)
        log("room-made", room=room.id, ruleset=ruleset, seats=len(seats), listed=wanted.listed)
        return Seated(room=room.id, seat=wanted.mine, token=token, code=code)

    def _check_space(self, file: bool = False) -> None:
        """Rooms that have begun do not count. Raises RequestError."""
        waiting = [room for room in self.rooms.values() if not room.begun]
        files = sum(room.file is not None for room in waiting)
        if len(waiting) >= MOST_ROOMS or (file and files >= MOST_FILES):
            raise RequestError(503, problem("too-many", RoomRefused("rooms-full")))

    async def _account(self, session: "str | None") -> "str | None":
        """Raises RequestError."""
        account = await self.storage.account_of(fingerprint(session)) if session is not None else None
        if session is not None and account is None:
            raise signed_out()
        return account

    async def _rating(self, room: RoomRecord, account: "str | None") -> "tuple[int, bool] | None":
        return None if account is None else await self.storage.rating_of(account, room.ruleset, len(room.seats))

    async def _new_game(self, ruleset: str, options: dict[str, str], seed: "str | None", count: int) -> Game:
        wanted = NewGame(ruleset=ruleset, options=options, seed=seed, players=count)
        return await self.lobby.background(lambda: start_game(wanted))

    # -- what is shown -----------------------------------------------------------------------------------------------

    def now(self, token: str) -> RoomNow:
        """The room of a seat. Raises RequestError."""
        room, seat = self.kept.held(token)
        self.seen[fingerprint(token)] = time.monotonic()
        return self._shown(room, seat)

    def open_rooms(self) -> OpenRooms:
        """What strangers may see and join: rooms that are listed, have a free seat, and where somebody waits."""
        rooms = [
            room
            for room in self.rooms.values()
            if room.listed and not room.begun and self.kept.lasts(room) and any(map(for_anybody, room.seats))
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
        return room_now(room, you, lambda seat: self._here(seat, HERE), self.address, self.greetings.of(room))

    def _here(self, seat: RoomSeatRecord, seconds: float) -> bool:
        return seat.token is not None and time.monotonic() - self.seen.get(seat.token, -1e9) < seconds

    # -- links -------------------------------------------------------------------------------------------------------

    async def make_link(self, token: str, seat: "int | None") -> LinkMade:
        """A new link for a free seat, or for whoever comes first; only the host makes them. Raises RequestError."""
        code = new_code()
        async with self.lock:
            room = self.kept.hosted(token)
            if seat is None:
                room.link = fingerprint(code)
            else:
                free_seat(room, seat).link = fingerprint(code)
            await self.kept.put(room)
        return LinkMade(code=code)

    async def look(self, code: str) -> Invitation:
        """What a link is for. Raises RequestError."""
        found = self.kept.linked(code)
        if found is not None:
            return Invitation(room=self._shown(found[0], None), game=None)
        place = await self.storage.seat_of_own_link(fingerprint(code))
        if place is None or not await is_own(self.lobby, place[0]):
            raise unknown_link()
        return Invitation(room=None, game=place[0])

    # -- what people do ----------------------------------------------------------------------------------------------

    async def sit_down(self, wanted: SitDown) -> Seated:
        """Raises RequestError, Mistake."""
        name, account = named(wanted.name), await self._account(wanted.session)
        token = new_token()
        async with self.lock:
            found = self.kept.linked(wanted.code) if wanted.code is not None else self.kept.listed(wanted.room)
            if found is None:
                raise unknown_link()
            room, number = deepcopy(found[0]), found[1]
            if any(look_alike(name, other.name) for other in room.seats):
                raise RoomRefused("name-taken", {"name": name})
            seat = room.seats[number]
            seat.name, seat.token, seat.link, seat.account = name, fingerprint(token), None, account
            seat.guest, seat.blocked = guest_of(wanted.guest), block_list(wanted.blocked)
            self._check_blocks(room, number, wanted.code is not None)
            seat.rating = await self._rating(room, account)
            for one in room.seats:  # those who were ready did not know with whom
                one.ready = False
            if not any(map(for_anybody, room.seats)):
                room.link = None
            await self.kept.put(room)
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
            room, place = self.kept.held(token)
            if not room.begun:
                if ready:
                    await self._check_alone(room)
                room = deepcopy(room)
                room.seats[place].ready, room.seats[place].number = ready, number
                await self.kept.put(room)
                await self._begin_if_ready(room)
        return self.now(token)

    async def _check_alone(self, room: RoomRecord) -> None:
        """Against bots alone a rated game has to be finished before the next one: nobody else could claim the win.
        Raises Mistake."""
        people = [seat.account for seat in room.seats if seat.kind == PERSON]
        if not room.rated or unrated_because(room) is not None or len(people) != 1 or people[0] is None:
            return
        if await self.storage.plays_alone(people[0], room.ruleset, len(room.seats)):
            raise RoomRefused("rated-unfinished")

    async def change_seat(self, token: str, seat: int, kind: str, level: "str | None") -> RoomNow:
        """The host gives a free seat to a bot, or a bot's seat to a person; then all agree again. Raises RequestError,
        Mistake."""
        async with self.lock:
            room = self.kept.hosted(token)
            if seat >= len(room.seats) or room.seats[seat].token is not None:
                raise RoomRefused("room-no-seat")
            room.seats[seat] = seat_record(kind, level)
            for one in room.seats:
                one.ready = False
            await self.kept.put(room)
        return self.now(token)

    async def change_watching(self, token: str, watch: "WatchTerms | None") -> RoomNow:
        """Anybody in the room says who may watch; then all agree again. Raises RequestError."""
        async with self.lock:
            room, _ = self.kept.held(token)
            if not room.begun:
                room = deepcopy(room)
                room.watch = None if watch is None else watch.model_dump()
                for one in room.seats:
                    one.ready = False
                await self.kept.put(room)
        return self.now(token)

    async def change_rated(self, token: str, rated: bool) -> RoomNow:
        """Anybody in the room says whether the game is to change ratings; then all agree again. Raises
        RequestError."""
        async with self.lock:
            room, _ = self.kept.held(token)
            if not room.begun:
                room = deepcopy(room)
                room.rated = rated
                for one in room.seats:
                    one.ready = False
                await self.kept.put(room)
        return self.now(token)

    def greet(self, token: str, phrase: str) -> RoomNow:
        """Say a phrase to those who wait too. Raises RequestError, Mistake."""
        room, seat = self.kept.held(token)
        self.greetings.say(room, seat, phrase)
        return self.now(token)

    async def leave(self, token: str) -> None:
        """Stand up; the room of a host who leaves is closed. Raises RequestError."""
        async with self.lock:
            room, number = self.kept.held(token)
            if room.begun:
                return
            if number == room.host:
                await self.kept.drop([room.id])
            else:
                room = deepcopy(room)
                room.seats[number] = RoomSeatRecord("person", was=room.seats[number].was, kept=room.seats[number].kept)
                for one in room.seats:
                    one.ready = False
                await self.kept.put(room)
        log("left-room", room=room.id, seat=number)

    # -- once more ---------------------------------------------------------------------------------------------------

    async def rematch(self, token: str) -> Seated:
        """The same people again, each at the next seat. Whoever asks sits down. Raises RequestError."""
        finished = await finished_game(self.lobby, token)
        record, was, _ = finished
        mine = new_token()
        async with self.lock:
            await self._sweep()
            room = deepcopy(self._rematch_of(record.id))
            if room is None:
                self._check_space()
                room = again(finished)
            number = next(number for number, seat in enumerate(room.seats) if seat.was == was)
            seat = room.seats[number]
            seat.name, seat.token, seat.ready = record.seats[was].name, fingerprint(mine), False
            seat.account = record.seats[was].account
            seat.rating = await self._rating(room, seat.account)
            before = self.rooms.get(record.id)
            if before is not None:
                seat.guest, seat.blocked = before.seats[was].guest, before.seats[was].blocked
            await self.kept.put(room)
        return Seated(room=room.id, seat=number, token=mine)

    async def rematch_now(self, token: str) -> RematchNow:
        """Raises RequestError."""
        record, _, won = await finished_game(self.lobby, token)
        room = self._rematch_of(record.id)
        seats = room.seats if room is not None else []
        wanted = sorted(seat.was for seat in seats if seat.was is not None and seat.token is not None)
        return RematchNow(wanted=wanted, won=won, first=terms_of(record.terms).won is None)

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
            rated = room.rated and unrated_because(room) is None
            terms = replace(terms_of_room(room), shuffle=shuffle, rated=rated)
            if terms.watch is not None:
                terms = replace(terms, watch_code=new_code())
            accounts = {number: seat.account for number, seat in enumerate(room.seats) if seat.account is not None}
            await self.lobby.open(room.id, game, players, marks, terms=terms, accounts=accounts)
            if self.share is not None:
                await self.share(room.id)
        room.begun, room.file, room.seed = True, None, None
        await self.kept.put(room)

    async def _sweep(self) -> None:
        """Forget rooms that nobody may enter any more."""
        await self.kept.sweep()
        self.greetings.forget_others(self.rooms)
        self.seen = {mark: moment for mark, moment in self.seen.items() if mark in self.kept.marks}


def seat_record(kind: str, level: "str | None") -> RoomSeatRecord:
    """Raises Mistake for an unknown level."""
    player = make_player(kind == PERSON, level)
    return RoomSeatRecord(player.kind, player.level)


def shuffle_in(room: RoomRecord) -> "Shuffle | None":
    """Of a room whose people are all ready; None if the cards were chosen."""
    if room.secret is None:
        return None
    return Shuffle(room.id, room.secret, tuple(seat.number for seat in room.seats))


def check_count(game: Game, count: int) -> None:
    if count != game.players:
        facts: dict[str, Fact] = {"file": "position", "seats": game.players, "count": count}
        raise BadPlayers("position-players", facts)


def guest_of(key: "str | None") -> "str | None":
    """The fingerprint of the secret of somebody's browser."""
    return fingerprint(key) if key else None
