"""Games from files: positions, saves and replays, of this program or brought in from outside."""

import json
import secrets
from typing import NamedTuple, Protocol

from gosux.game.game import Game
from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError
from gosux.records.foreign import is_record, read_foreign
from gosux.records.replays import Replay, verify_replay
from gosux.sessions.history import HistoryMismatch, last_told
from gosux.sessions.log import log_error
from gosux.sessions.messages.base import Localised

BLANK = "\ufeff \t\r\n"


class ReadGame(NamedTuple):
    """The game of a file; ``players`` if it says who sits where."""

    kind: str  # position, save or replay
    players: "list[str] | None"
    game: Game


class Unreadable(Exception):
    """What is wrong with a file, in one sentence of each language."""

    def __init__(self, id: str, text: Localised) -> None:
        super().__init__(id)
        self.id = id
        self.text = text


class Busy(Exception):
    """Too many files wait to be read."""


class FileReader(Protocol):
    """Reads files where they can do no harm."""

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        """The game of a file; ``seed`` is for a position that has none. Raises Mistake, Unreadable, Busy."""
        ...


def read_game(text: str, seed: "str | None") -> ReadGame:
    """The game of a file, and who plays it if it says so. Raises Mistake.

    ``seed`` is for a position that has none; without one it is secret. What a file makes the rules do may take very
    long: whoever takes files from strangers should be able to end it.
    """
    try:
        return _read_game(text, seed)
    except (RecursionError, MemoryError) as error:
        raise RecordError("record-too-deep") from error
    except HistoryMismatch as error:
        raise RecordError("actions-lead-elsewhere") from error


def _read_game(text: str, seed: "str | None") -> ReadGame:
    # Nobody may know the chance of a game by the position that it began with.
    record = read_foreign(text, seed or secrets.token_hex(16))
    if isinstance(record, Replay):
        found = ReadGame("replay", None, verify_replay(record))
    elif is_record(text):
        found = ReadGame("save", players_in(text), record)
    else:
        found = ReadGame("position", None, record)
    last_told(found.game, [0] * found.game.players)  # what a session does with it next comes to an end too
    json.dumps(found.game.to_json(), ensure_ascii=False).encode()  # halves of letters could not be stored
    return found


def players_in(text: str) -> "list[str] | None":
    """Who sits where, if a save says so."""
    given = json.loads(text.lstrip(BLANK)).get("players")
    return given if isinstance(given, list) and all(isinstance(one, str) for one in given) else None


class LocalFiles:
    """Reads files here and now: for a player's own files, not for those of strangers."""

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        try:
            return read_game(text, seed)
        except Mistake:
            raise
        except Exception as error:  # a state that the rules do not know
            log_error("file-trouble")
            raise RecordError("damaged") from error
