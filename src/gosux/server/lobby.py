"""Opening games: new ones, from files, and those that wait on disk."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar
from weakref import WeakValueDictionary

from gosux.bots import UnknownBot, names
from gosux.model.codec import read_state, state_json
from gosux.model.mistakes import Fact, Mistake
from gosux.rules.game import Game, ask_again, new_game
from gosux.rules.records import RecordError
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import BadPlayers
from gosux.server.broadcast import Broadcast
from gosux.server.chronicle import Chronicle, Standing, standings
from gosux.server.log import log
from gosux.server.messages.http import Created, Import, NewGame, OpenGame, OpenGames, SeatToken, SeatWanted
from gosux.server.messages.table import Player
from gosux.server.pauses import Pauses
from gosux.server.reading import Readers
from gosux.server.room import Room
from gosux.server.storage import Damaged, NewRecord, Record, SeatRecord, Store
from gosux.server.summaries import open_game, players_of, summary
from gosux.server.thinking import Thinkers

T = TypeVar("T")

DEFAULT_LEVEL = "recruit"
PERSON = "person"
MOST_ROOMS = 1000


def fingerprint(token: str) -> str:
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


class Lobby:
    """All games of a server. Rooms that nobody needs are closed when there are too many."""

    def __init__(
        self, store: Store, broadcast: Broadcast, thinkers: Thinkers, readers: Readers, pauses: Pauses
    ) -> None:  # fmt: skip
        self.store = store
        self.broadcast = broadcast
        self.thinkers = thinkers
        self.readers = readers
        self.pauses = pauses
        self.rooms: dict[str, Room] = {}
        # A room that was let go may still be in somebody's hands: then it is taken up again, so that there is never a
        # second one of the same game.
        self.alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.opening: dict[str, asyncio.Task[Room | None]] = {}

    # -- new games ---------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewGame) -> Created:
        """Raises Mistake, Unreadable, Busy."""
        if wanted.position is not None:
            game = (await self.readers.read(wanted.position, wanted.seed)).game
            check_players(game, wanted.players)
        else:
            game = await aside(lambda: begun(wanted))
        return await self.begin(game, seated(game, wanted.seats))

    async def bring_in(self, wanted: Import) -> Created:
        """A replay as a finished game of persons, a save with whom it says, a position against bots. Raises Mistake,
        Unreadable, Busy."""
        found = await self.readers.read(wanted.text)
        game = found.game
        if found.kind == "replay":
            return await self.begin(game, [player_at(True, None)] * game.players)
        if found.players is not None and len(found.players) == game.players:
            return await self.begin(game, [player_at(one == PERSON, one) for one in found.players])
        person = first_in(game)
        return await self.begin(game, [player_at(seat == person, wanted.level) for seat in range(game.players)])

    async def begin(self, game: Game, players: list[Player]) -> Created:
        """Store a game and open its room."""
        id = secrets.token_hex(8)
        # Somebody holds a finished game too, to look at it.
        persons = [seat for seat, player in enumerate(players) if player.kind == PERSON] or [0]
        tokens = {seat: secrets.token_urlsafe(24) for seat in persons}
        seats = [
            SeatRecord(seat, player.kind, player.level, fingerprint(tokens[seat]) if seat in tokens else None)
            for seat, player in enumerate(players)
        ]
        base = [0] * game.players
        record = NewRecord(
            id, game.ruleset, game.rules.version, game.options, game.seed, game.origin, state_json(game.state),
            summary(game), game.state.over, seats, base, game.history[:],
        )  # fmt: skip
        told = await aside(lambda: standings(game, base))
        await self.store.create(record)
        self._room(id, game, players, 0, base, told).begin()
        log("game-created", game=id, ruleset=game.ruleset, seats=game.players, over=game.state.over)
        shown = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
        return Created(game=id, ruleset=game.ruleset, players=players, over=game.state.over, seats=shown)

    def _room(
        self, id: str, game: Game, players: list[Player], epoch: int, base: list[int],
        told: tuple[Chronicle, list[Standing]],
    ) -> Room:  # fmt: skip
        room = Room(
            id, game, players, epoch, base, told, self.store, self.broadcast, self.thinkers, self.pauses
        )  # fmt: skip
        self.alive[id] = room
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        """Keep a room open, and let some go that nobody needs if there are too many."""
        if len(self.rooms) >= MOST_ROOMS:
            for other in [one.id for one in self.rooms.values() if one.idle][: max(1, MOST_ROOMS // 10)]:
                del self.rooms[other]
        self.rooms[room.id] = room

    # -- games on disk -----------------------------------------------------------------------------------------------

    async def find(self, token: str) -> "tuple[str, int] | None":
        """The game and seat of a token."""
        mark = fingerprint(token)
        return (await self.store.seats_of([mark])).get(mark)

    async def mine(self, tokens: list[str]) -> OpenGames:
        """The games of these tokens; those whose records are damaged are left out."""
        marks = [fingerprint(token) for token in tokens]
        seats = await self.store.seats_of(marks)
        records = await self.store.summaries(sorted({game for game, _ in seats.values()}))
        found: list[OpenGame] = []
        for place, mark in enumerate(marks):
            id, seat = seats.get(mark, ("", 0))
            room = self.alive.get(id)
            if id in records:
                told = room.summary(seat) if room is not None else records[id].summary
                with contextlib.suppress(Damaged):
                    found.append(open_game(records[id], told, seat, place))
        return OpenGames(games=sorted(found, key=lambda one: one.moved, reverse=True))

    async def room(self, id: str) -> "Room | None":
        """The room of a game, opened from the disk if need be. Raises Damaged, and Mistake for a finished game of other
        rules."""
        room = self.alive.get(id)
        if room is not None:
            if id not in self.rooms:
                self._keep(room)
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> "Room | None":
        record = await self.store.load(id)
        if record is None:
            return None
        players = players_of(record)
        if record.version == ruleset(record.ruleset).version:
            game, told = await aside(lambda: stored(record))
            room = self._room(id, game, players, record.epoch, record.numbers, told)
        else:
            game = await aside(lambda: taken_over(record))
            # Their numbers must not seem old to pages that come back.
            base = [number + len(record.actions) + 1 for number in record.numbers]
            renewed = NewRecord(
                id, game.ruleset, game.rules.version, game.options, game.seed, game.origin, state_json(game.state),
                summary(game), game.state.over, record.seats, base,
            )  # fmt: skip
            told = await aside(lambda: standings(game, base))
            room = self._room(id, game, players, await self.store.renew(renewed), base, told)
        room.go_on()
        return room

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await room.close()


async def aside(work: "Callable[[], T]") -> T:
    """Reading and replaying take a while: other games go on meanwhile."""
    return await asyncio.to_thread(work)


# -- beginnings --------------------------------------------------------------------------------------------------


def begun(wanted: NewGame) -> Game:
    """Raises Mistake."""
    count = wanted.players if wanted.players is not None or wanted.seats is None else len(wanted.seats)
    return new_game(wanted.ruleset, wanted.seed, dict(wanted.options), count)


def check_players(game: Game, wanted: "int | None") -> None:
    """Raises BadPlayers if a position is for another number of players than was asked for."""
    if wanted is not None and wanted != game.players:
        raise BadPlayers("position-players", {"file": "position", "seats": game.players, "count": wanted})


def seated(game: Game, seats: "list[SeatWanted] | None") -> list[Player]:
    """Who sits where; without a word, a person on the first seat that is still in the game, against bots."""
    if seats is None:
        person = first_in(game)
        return [player_at(seat == person, None) for seat in range(game.players)]
    if len(seats) != game.players:
        least, most = game.rules.players
        facts: dict[str, Fact] = {"ruleset": game.ruleset, "least": least, "most": most, "count": len(seats)}
        raise BadPlayers("player-count", facts)
    return [player_at(seat.kind == PERSON, seat.level) for seat in seats]


def first_in(game: Game) -> int:
    return next((number for number, seat in enumerate(game.state.seats) if not seat.out), 0)


def player_at(person: bool, level: "str | None") -> Player:
    if person:
        return Player(kind="person", level=None)
    wanted = level or DEFAULT_LEVEL
    if wanted not in names():
        raise UnknownBot("no-bot", {"bot": wanted, "known": [*names()]})
    return Player(kind="bot", level=wanted)


def stored(record: Record) -> tuple[Game, tuple[Chronicle, list[Standing]]]:
    """A game of the present version of the rules, from its latest state, and what its players were told last. Raises
    Damaged."""
    try:
        rules = ruleset(record.ruleset)
        state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
        if not state.over:
            ask_again(state)
        game = Game(rules, state, record.origin, record.actions)
        told = standings(game, record.numbers)
    except Exception as error:  # whatever it is: no game that this server wrote looks like that
        raise Damaged(record.id, "its actions do not lead to its state") from error
    if game.seed != record.seed:
        raise Damaged(record.id, "its state is that of another game")
    if len(record.seats) != game.players or len(record.numbers) != game.players:
        raise Damaged(record.id, "a seat is missing")
    return game, told


def taken_over(record: Record) -> Game:
    """A running game of another version of the rules goes on from its state; a finished one is history."""
    rules = ruleset(record.ruleset)
    if record.over:
        order = "older" if record.version < rules.version else "newer"
        facts: dict[str, Fact] = {
            "what": "finished-game",
            "order": order,
            "version": record.version,
            "known": rules.version,
        }
        raise RecordError("other-version", facts)
    try:
        state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
        origin = state_json(state)
        ask_again(state)
    except Mistake as error:
        raise Damaged(record.id, "its state cannot be read") from error
    return Game(rules, state, origin, [])
