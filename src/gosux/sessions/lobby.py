"""Opening games: new ones, from files, and stored ones."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from gosux.game.codec import state_json
from gosux.game.game import Game
from gosux.lessons import lesson as lesson_of
from gosux.lessons import lessons
from gosux.puzzles import puzzle as puzzle_of
from gosux.puzzles import puzzles
from gosux.rules.registry import ruleset
from gosux.sessions.bots.asking import Bots
from gosux.sessions.bots.reviews import Reviews
from gosux.sessions.clocks.game_clock import new_clock, stored_clock
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.connections import Connections
from gosux.sessions.history import LastTold, Progress, last_told
from gosux.sessions.learning.lesson import LessonRun
from gosux.sessions.learning.puzzle import PREFIX, RIVAL, PuzzleRun
from gosux.sessions.log import log
from gosux.sessions.messages.requests import Created, Import, NewGame, OpenGame, OpenGames, SeatToken
from gosux.sessions.messages.table import Player
from gosux.sessions.rooms.terms import Terms, terms_of
from gosux.sessions.scenes.summaries import open_game, players_of, summary
from gosux.sessions.session import Session
from gosux.sessions.storage.files import FileReader
from gosux.sessions.storage.games import (
    PERSON,
    check_players,
    first_seat_in_game,
    load_finished,
    load_game,
    make_player,
    migrate_game,
    players_wanted,
    start_game,
)
from gosux.sessions.storage.records import Damaged, Json, NewGameRecord, SeatRecord, Storage
from gosux.sessions.take_back.own_steps import own_steps
from gosux.sessions.together.audience import Shown

T = TypeVar("T")

MOST_SESSIONS = 1000


class Background(Protocol):
    """Runs slow work, for instance in a thread, so that other games can continue."""

    async def __call__(self, work: "Callable[[], T]") -> T: ...


async def in_foreground(work: "Callable[[], T]") -> T:
    """Runs work directly, where there are no threads."""
    return work()


def fingerprint(token: str) -> str:
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


def new_id() -> str:
    """Of a game, or of a room that becomes one."""
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Lobby:
    """All games of one host. Unused sessions are closed when there are too many."""

    def __init__(
        self, store: Storage, bots: Bots, files: FileReader, pauses: Pauses, background: Background = in_foreground
    ) -> None:
        self.store = store
        self.bots = bots
        self.files = files
        self.pauses = pauses
        self.background = background
        self.connections = Connections()
        self.reviews = Reviews(bots, store)
        self.ring: Callable[[str, int], None] | None = None  # tells a player whose page is closed that it is their turn
        self.sessions: dict[str, Session] = {}
        # A closed session may still be in use somewhere: then it is reused, so that a game never has two sessions.
        self.alive: WeakValueDictionary[str, Session] = WeakValueDictionary()
        self.opening: dict[str, asyncio.Task[Session | None]] = {}

    # -- new games ---------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewGame) -> Created:
        """Raises Mistake, Unreadable, Busy."""
        if wanted.lesson is not None:
            lesson = lesson_of(wanted.lesson)
            name = wanted.seats[0].name if wanted.seats else None
            players = [make_player(True, None, name), make_player(False, None)]
            return await self.begin(lesson.game(), players, lesson.id)
        if wanted.puzzle is not None:
            puzzle = puzzle_of(wanted.puzzle)
            name = wanted.seats[0].name if wanted.seats else None
            solver, rival = make_player(True, None, name), make_player(False, RIVAL)
            players = [solver, rival] if puzzle.solver == 0 else [rival, solver]
            return await self.begin(puzzle.game(), players, PREFIX + puzzle.id)
        if wanted.position is not None:
            game = (await self.files.read(wanted.position, wanted.seed)).game
            check_players(game, wanted.players)
        else:
            game = await self.background(lambda: start_game(wanted))
        return await self.begin(game, players_wanted(game, wanted.seats))

    async def import_file(self, wanted: Import) -> Created:
        """Import a replay as a finished game of persons, a save with its players, a position against bots, with a
        person where somebody is asked. Raises Mistake, Unreadable, Busy."""
        found = await self.files.read(wanted.text)
        game = found.game
        if found.kind == "replay":
            return await self.begin(game, [make_player(True, None)] * game.players)
        if found.players is not None and len(found.players) == game.players:
            return await self.begin(game, [make_player(one == PERSON, one) for one in found.players])
        asked = int(game.state.decider)
        person = asked if asked >= 0 else first_seat_in_game(game)
        return await self.begin(game, [make_player(seat == person, wanted.level) for seat in range(game.players)])

    async def begin(self, game: Game, players: list[Player], lesson: "str | None" = None) -> Created:
        """Store a game and open its session; ``lesson`` is the id of the lesson that it is, with PREFIX of a puzzle."""
        id = new_id()
        # A finished game has an owner too, who can view it.
        persons = [seat for seat, player in enumerate(players) if player.kind == PERSON] or [0]
        tokens = {seat: new_token() for seat in persons}
        await self.open(id, game, players, {seat: fingerprint(token) for seat, token in tokens.items()}, lesson)
        shown = [SeatToken(seat=seat, token=token) for seat, token in tokens.items()]
        return Created(game=id, ruleset=game.ruleset, players=players, over=game.state.over, seats=shown)

    async def open(
        self, id: str, game: Game, players: list[Player], marks: dict[int, str], lesson: "str | None" = None,
        terms: "Terms | None" = None, accounts: "dict[int, str] | None" = None,
    ) -> None:  # fmt: skip
        """Store a game whose seats have tokens with these fingerprints, and open its session. ``accounts`` keep
        seats."""
        seats = [
            SeatRecord(seat, player.kind, player.level, marks.get(seat), player.name, (accounts or {}).get(seat))
            for seat, player in enumerate(players)
        ]  # fmt: skip
        base = [0] * game.players
        record = NewGameRecord(
            id, game.ruleset, game.rules.version, game.options, game.seed, game.origin, state_json(game.state),
            summary(game), game.state.over, seats, base, game.history[:], lesson,
            terms.to_json() if terms is not None else None,
        )  # fmt: skip
        told = await self.background(lambda: last_told(game, base))
        shown = await self._shown(game, terms)
        await self.store.create(record)
        session = self._session(id, game, players, 0, base, told, lesson)
        session.terms = terms or session.terms
        if session.terms.rated:
            session.own_steps = None  # nothing is taken back
        if terms is not None:
            session.let_talk()
        if shown is not None:
            session.admit(shown)
        if session.terms.clock is not None:
            session.set_clock(new_clock(session.terms.clock, [player.kind == PERSON for player in players]))
        if terms is not None:
            session.bring_together()
        session.begin()
        log("game-created", game=id, ruleset=game.ruleset, seats=game.players, over=game.state.over)

    async def _shown(self, game: Game, terms: "Terms | None") -> "Shown | None":
        """What those who watch have been told, if anybody may."""
        watch = terms.watch if terms is not None else None
        return await self.background(lambda: Shown(game, watch.hands)) if watch is not None else None

    def _session(
        self, id: str, game: Game, players: list[Player], epoch: int, base: list[int],
        told: tuple[Progress, list[LastTold]], lesson: "str | None" = None,
    ) -> Session:  # fmt: skip
        session = Session(
            id, game, players, epoch, base, told, self.store, self.connections, self.bots, self.pauses
        )  # fmt: skip
        session.lesson = LessonRun(lesson_of(lesson)) if lesson is not None and lesson in lessons() else None
        puzzle = lesson.removeprefix(PREFIX) if lesson is not None and lesson.startswith(PREFIX) else None
        session.puzzle = PuzzleRun(puzzle_of(puzzle)) if puzzle is not None and puzzle in puzzles() else None
        session.ring = self.ring
        self.alive[id] = session
        self._keep(session)
        return session

    def _keep(self, session: Session) -> None:
        """Keep a session open, and close unused ones if there are too many."""
        if len(self.sessions) >= MOST_SESSIONS:
            for other in [one.id for one in self.sessions.values() if one.idle][: max(1, MOST_SESSIONS // 10)]:
                del self.sessions[other]
        self.sessions[session.id] = session

    # -- stored games -----------------------------------------------------------------------------------------------

    async def find(self, token: str) -> "tuple[str, int] | None":
        """The game and seat of a token."""
        mark = fingerprint(token)
        return (await self.store.seats_of([mark])).get(mark)

    async def find_all(self, tokens: list[str]) -> list[tuple[str, int]]:
        """The games and seats of these tokens, without those that are unknown."""
        return list((await self.store.seats_of([fingerprint(token) for token in tokens])).values()) if tokens else []

    async def list_games(self, tokens: list[str]) -> OpenGames:
        """The games of these tokens, without those whose records are damaged."""
        return await self.list_marked([fingerprint(token) for token in tokens])

    async def list_marked(self, marks: list[str]) -> OpenGames:
        """The games of the tokens with these fingerprints."""
        seats = await self.store.seats_of(marks)
        records = await self.store.summaries(sorted({game for game, _ in seats.values()}))
        told = await self.told(sorted(set(seats.values())))
        found: list[OpenGame] = []
        for place, mark in enumerate(marks):
            id, seat = seats.get(mark, ("", 0))
            if id in records:
                with contextlib.suppress(Damaged):
                    found.append(open_game(records[id], told.get((id, seat), records[id].summary), seat, place))
        return OpenGames(games=sorted(found, key=lambda one: one.moved, reverse=True))

    async def told(self, places: list[tuple[str, int]]) -> dict[tuple[str, int], Json]:
        """Summaries of games as these seats were told last, without games that nobody plays now."""
        sessions = [(id, seat, self.alive.get(id)) for id, seat in places]
        return {(id, seat): session.summary(seat) for id, seat, session in sessions if session is not None}

    async def session(self, id: str) -> "Session | None":
        """The session of a game, opened from storage if necessary.

        Raises Damaged, and Mistake for a finished game of another rules version.
        """
        session = self.alive.get(id)
        if session is not None:
            if id not in self.sessions:
                self._keep(session)
            return session
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> "Session | None":
        record = await self.store.load(id)
        if record is None:
            return None
        players = players_of(record)
        terms = terms_of(record.terms)
        if record.over or record.version == ruleset(record.ruleset).version:
            game, told = await self.background(lambda: load_finished(record) if record.over else load_game(record))
            steps = await self.background(lambda: own_steps(game, record.numbers, players))
            shown = await self._shown(game, terms)
            session = self._session(id, game, players, record.epoch, record.numbers, told, record.lesson)
            session.remember(None if terms.rated else steps)
        else:
            game = await self.background(lambda: migrate_game(record))
            # Its actions are gone, and with them its place in a lesson: it is an ordinary game from here on.
            # Pages that reconnect must not take the new numbers for old ones.
            base = [number + len(record.actions) + 1 for number in record.numbers]
            renewed = NewGameRecord(
                id, game.ruleset, game.rules.version, game.options, game.seed, game.origin, state_json(game.state),
                summary(game), game.state.over, record.seats, base, terms=record.terms,
            )  # fmt: skip
            told = await self.background(lambda: last_told(game, base))
            shown = await self._shown(game, terms)
            session = self._session(id, game, players, await self.store.renew(renewed), base, told)
        session.terms = terms
        if record.terms is not None:
            session.let_talk()
        if shown is not None:
            session.admit(shown)
        if session.terms.clock is not None:
            stored = record.summary.get("clock")
            persons = [player.kind == PERSON for player in players]
            clock = session.terms.clock
            session.set_clock(stored_clock(clock, stored) if stored is not None else new_clock(clock, persons))
        if record.terms is not None and not record.over:
            session.bring_together(record.summary.get("together"))
        if game.history:
            session.go_on()
        else:
            session.begin()
        return session

    async def release(self, id: str) -> None:
        """Close a game's session, so that another host of the same storage can go on with it."""
        session = self.alive.pop(id, None)
        self.sessions.pop(id, None)
        if session is not None:
            await session.close()

    async def close(self) -> None:
        await self.reviews.close()
        for session in list(self.sessions.values()):
            await session.close()
