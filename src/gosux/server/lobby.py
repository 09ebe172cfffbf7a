"""Opening games: new ones, from files, and those that wait on disk."""

import asyncio
import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from gosux.bots import UnknownBot, names
from gosux.model.codec import read_state, state_json
from gosux.model.mistakes import Fact
from gosux.rules.game import Game, ask_again, new_game
from gosux.rules.position_reader import read_position
from gosux.rules.records import RecordError, Replay, parse_record, verify_replay
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import BadPlayers
from gosux.server.broadcast import Broadcast
from gosux.server.log import log
from gosux.server.messages.http import Created, Import, NewGame, OpenGames, SeatToken, SeatWanted
from gosux.server.messages.table import Player
from gosux.server.room import Room
from gosux.server.storage import NewRecord, Record, SeatRecord, Store
from gosux.server.summaries import open_game, players_of, summary
from gosux.server.thinking import Thinkers

T = TypeVar("T")

DEFAULT_LEVEL = "recruit"
PERSON = "person"
MOST_ROOMS = 1000
MOST_ACTIONS = 20_000  # of a file; no game comes near


def fingerprint(token: str) -> str:
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


class Lobby:
    """All games of a server. Rooms that nobody needs are closed when there are too many."""

    def __init__(self, store: Store, broadcast: Broadcast, thinkers: Thinkers) -> None:
        self.store = store
        self.broadcast = broadcast
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}

    # -- new games ---------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewGame) -> Created:
        """Raises Mistake."""
        return await self.begin(*await aside(lambda: begun(wanted)))

    async def bring_in(self, wanted: Import) -> Created:
        """A game from a file. Raises Mistake."""
        return await self.begin(*await aside(lambda: brought_in(wanted)))

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
        await self.store.create(record)
        room = self._room(id, game, players, 0, base)
        room.go_on()
        log("game-created", game=id, ruleset=game.ruleset, seats=game.players, over=game.state.over)
        shown = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
        return Created(game=id, ruleset=game.ruleset, players=players, over=game.state.over, seats=shown)

    def _room(self, id: str, game: Game, players: list[Player], epoch: int, base: list[int]) -> Room:
        if len(self.rooms) >= MOST_ROOMS:
            for other in [room.id for room in self.rooms.values() if room.idle][: MOST_ROOMS // 10]:
                del self.rooms[other]
        room = Room(id, game, players, epoch, base, self.store, self.broadcast, self.thinkers)
        self.rooms[id] = room
        return room

    # -- games on disk -----------------------------------------------------------------------------------------------

    async def find(self, token: str) -> "tuple[str, int] | None":
        """The game and seat of a token."""
        mark = fingerprint(token)
        return (await self.store.seats_of([mark])).get(mark)

    async def mine(self, tokens: list[str]) -> OpenGames:
        marks = [fingerprint(token) for token in tokens]
        seats = await self.store.seats_of(marks)
        records = await self.store.summaries(sorted({game for game, _ in seats.values()}))
        found = [
            open_game(records[seats[mark][0]], seats[mark][1], place)
            for place, mark in enumerate(marks)
            if mark in seats
        ]
        return OpenGames(games=sorted(found, key=lambda one: one.moved, reverse=True))

    async def room(self, id: str) -> "Room | None":
        """The room of a game, opened from the disk if need be. Raises Mistake for a finished game of other rules."""
        if id in self.rooms:
            return self.rooms[id]
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
            room = self._room(id, stored(record), players, record.epoch, record.numbers)
        else:
            game = taken_over(record)
            # Their numbers must not seem old to pages that come back.
            base = [number + len(record.actions) + 1 for number in record.numbers]
            renewed = NewRecord(
                id, game.ruleset, game.rules.version, game.options, game.seed, game.origin, state_json(game.state),
                summary(game), game.state.over, record.seats, base,
            )  # fmt: skip
            room = self._room(id, game, players, await self.store.renew(renewed), base)
        room.go_on()
        return room

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await room.close()


async def aside(work: "Callable[[], T]") -> T:
    """Reading and replaying take a while: other games go on meanwhile."""
    return await asyncio.to_thread(work)


# -- beginnings --------------------------------------------------------------------------------------------------


def begun(wanted: NewGame) -> "tuple[Game, list[Player]]":
    """Raises Mistake."""
    if wanted.position is not None:
        game = readable(lambda: read_position(wanted.position or ""))
        if wanted.players is not None and wanted.players != game.players:
            facts: dict[str, Fact] = {"file": "position", "seats": game.players, "count": wanted.players}
            raise BadPlayers("position-players", facts)
    else:
        count = wanted.players if wanted.players is not None or wanted.seats is None else len(wanted.seats)
        game = new_game(wanted.ruleset, wanted.seed, dict(wanted.options), count)
    return game, seated(game, wanted.seats)


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
    return next(number for number, seat in enumerate(game.state.seats) if not seat.out)


def player_at(person: bool, level: "str | None") -> Player:
    if person:
        return Player(kind="person", level=None)
    wanted = level or DEFAULT_LEVEL
    if wanted not in names():
        raise UnknownBot("no-bot", {"bot": wanted, "known": [*names()]})
    return Player(kind="bot", level=wanted)


def brought_in(wanted: Import) -> "tuple[Game, list[Player]]":
    """A replay as a finished game of persons, a save with whom it says, a position against bots. Raises Mistake."""
    text = wanted.text
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        game = readable(lambda: read_position(text))
        person = first_in(game)
        return game, [player_at(seat == person, wanted.level) for seat in range(game.players)]
    record = readable(lambda: parse_record(text.lstrip("\ufeff")))
    if isinstance(record, Replay):
        if len(record.actions) > MOST_ACTIONS:
            raise RecordError("record-too-deep")
        game = readable(lambda: verify_replay(record))
        return game, [player_at(True, None)] * game.players
    given = json.loads(text.lstrip("\ufeff")).get("players")
    if isinstance(given, list) and len(given) == record.players and all(isinstance(one, str) for one in given):
        return record, [player_at(one == PERSON, one) for one in given]
    person = first_in(record)
    return record, [player_at(seat == person, wanted.level) for seat in range(record.players)]


def readable(read: "Callable[[], T]") -> T:
    """What nests too deeply for the reader is the file's fault too."""
    try:
        return read()
    except RecursionError as error:
        raise RecordError("record-too-deep") from error


def stored(record: Record) -> Game:
    """A game of the present version of the rules, from its latest state."""
    rules = ruleset(record.ruleset)
    state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
    if not state.over:
        ask_again(state)
    return Game(rules, state, record.origin, record.actions)


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
    state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
    origin = state_json(state)
    ask_again(state)
    return Game(rules, state, origin, [])
