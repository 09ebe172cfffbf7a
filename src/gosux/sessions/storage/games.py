"""Creating or loading the game of a session, and its players."""

import secrets

from gosux.bots import is_level, names, unknown
from gosux.bots.levels import DRAWN
from gosux.game.codec import read_state, state_json
from gosux.game.game import Game, ask_again, new_game
from gosux.model.messages.mistakes import Fact, Mistake
from gosux.records.fields import other_version
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import BadPlayers
from gosux.sessions.history import LastTold, Progress, last_told
from gosux.sessions.messages.requests import NewGame, SeatWanted
from gosux.sessions.messages.table import Player
from gosux.sessions.storage.records import Damaged, GameRecord
from gosux.thinking.temperament import TEMPERAMENTS

DEFAULT_LEVEL = "recruit"
PERSON = "person"


def start_game(wanted: NewGame) -> Game:
    """Raises Mistake."""
    count = wanted.players if wanted.players is not None or wanted.seats is None else len(wanted.seats)
    return new_game(wanted.ruleset, wanted.seed, dict(wanted.options), count)


def check_players(game: Game, wanted: "int | None") -> None:
    """Raises BadPlayers if a position has a different number of players than requested."""
    if wanted is not None and wanted != game.players:
        raise BadPlayers("position-players", {"file": "position", "seats": game.players, "count": wanted})


def players_wanted(game: Game, seats: "list[SeatWanted] | None") -> list[Player]:
    """Who sits where; by default a person on the first seat still in the game, against bots."""
    if seats is None:
        person = first_seat_in_game(game)
        return [make_player(seat == person, None) for seat in range(game.players)]
    if len(seats) != game.players:
        least, most = game.rules.players
        facts: dict[str, Fact] = {"ruleset": game.ruleset, "least": least, "most": most, "count": len(seats)}
        raise BadPlayers("player-count", facts)
    return [make_player(seat.kind == PERSON, seat.level, seat.name) for seat in seats]


def first_seat_in_game(game: Game) -> int:
    return next((number for number, seat in enumerate(game.state.seats) if not seat.out), 0)


def make_player(person: bool, level: "str | None", name: "str | None" = None) -> Player:
    if person:
        return Player(kind="person", level=None, name=clean_name(name))
    wanted = level or DEFAULT_LEVEL
    if wanted not in names() and not is_level(wanted):
        raise unknown(wanted)
    return Player(kind="bot", level=drawn(wanted))


def drawn(level: str) -> str:
    """A level whose temperament is to be drawn gets one for the whole game; others stay as they are."""
    rank, slash, temperament = level.partition("/")
    return f"{rank}/{secrets.choice(TEMPERAMENTS)}" if slash and temperament == DRAWN else level


def clean_name(name: "str | None") -> "str | None":
    """A name in one line, without signs that cannot be seen."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name or "")
    return " ".join(shown.split()) or None


def load_game(record: GameRecord) -> tuple[Game, tuple[Progress, list[LastTold]]]:
    """A game of the current rules version, from its latest state, and what its players were told last. Raises
    Damaged."""
    try:
        rules = ruleset(record.ruleset)
        state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
        if not state.over:
            ask_again(state)
        game = Game(rules, state, record.origin, record.actions)
        told = last_told(game, record.numbers)
    except Exception as error:  # whatever it is, we did not store it like that
        raise Damaged(record.id, "its actions do not lead to its state") from error
    if game.seed != record.seed:
        raise Damaged(record.id, "its state is that of another game")
    if len(record.seats) != game.players or len(record.numbers) != game.players:
        raise Damaged(record.id, "a seat is missing")
    return game, told


def load_finished(record: GameRecord) -> tuple[Game, tuple[Progress, list[LastTold]]]:
    """A finished game, also of another rules version if it goes the same under the current one. Raises Damaged,
    RecordError."""
    rules = ruleset(record.ruleset)
    try:
        return load_game(record)
    except Damaged as error:
        if record.version == rules.version:
            raise
        raise other_version(rules, record.version, "finished-game") from error


def migrate_game(record: GameRecord) -> Game:
    """Continue a running game of another rules version from its state. Raises Damaged."""
    rules = ruleset(record.ruleset)
    try:
        state = read_state(rules.catalogue, rules.options(dict(record.options)), record.state)
        origin = state_json(state)
        ask_again(state)
    except Mistake as error:
        raise Damaged(record.id, "its state cannot be read") from error
    return Game(rules, state, origin, [])
