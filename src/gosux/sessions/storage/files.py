"""Games from files: positions, saves and replays, possibly untrusted."""

import json
import secrets
from typing import Any, NamedTuple, Protocol

from gosux.game.game import Game
from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError
from gosux.records.foreign import is_record, read_foreign
from gosux.records.replays import Replay, verify_replay
from gosux.sessions.history import HistoryMismatch, last_told
from gosux.sessions.log import log, log_error
from gosux.sessions.messages.base import Localised
from gosux.sessions.scenes.sentences import mistake_said

BLANK = "\ufeff \t\r\n"


class ReadGame(NamedTuple):
    """The game of a file; ``players`` only if the file says who sits where."""

    kind: str  # position, save or replay
    players: "list[str] | None"
    game: Game


class Unreadable(Exception):
    """What is wrong with a file, as one sentence per language."""

    def __init__(self, id: str, text: Localised) -> None:
        super().__init__(id)
        self.id = id
        self.text = text


class Busy(Exception):
    """Too many files are waiting to be read."""


class FileReader(Protocol):
    """Reads files where they cannot do any harm."""

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        """The game of a file; ``seed`` is used for a position without one. Raises Mistake, Unreadable, Busy."""
        ...


def read_game(text: str, seed: "str | None") -> ReadGame:
    """The game of a file, and who plays it if the file says so. Raises Mistake.

    ``seed`` is used for a position without one; by default it is secret. A file can make the rules run for a very long
    time: read untrusted files where this can be stopped.
    """
    try:
        return _read_game(text, seed)
    except (RecursionError, MemoryError) as error:
        raise RecordError("record-too-deep") from error
    except HistoryMismatch as error:
        raise RecordError("actions-lead-elsewhere") from error


def _read_game(text: str, seed: "str | None") -> ReadGame:
    # The dice of a game must not be predictable from the position it started from.
    record = read_foreign(text, seed or secrets.token_hex(16))
    if isinstance(record, Replay):
        found = ReadGame("replay", None, verify_replay(record))
    elif is_record(text):
        found = ReadGame("save", players_in(text), record)
    else:
        found = ReadGame("position", None, record)
    last_told(found.game, [0] * found.game.players)  # what a session does with it next must terminate too
    json.dumps(found.game.to_json(), ensure_ascii=False).encode()  # lone surrogates could not be stored
    return found


def players_in(text: str) -> "list[str] | None":
    """Who sits where, if a save says so."""
    given = json.loads(text.lstrip(BLANK)).get("players")
    return given if isinstance(given, list) and all(isinstance(one, str) for one in given) else None


# -- files that are read in another process or worker ----------------------------------------------------------------


def read_apart(text: str, seed: "str | None") -> dict[str, Any]:
    """The game of a file, or the mistake, as data for ``received``."""
    try:
        found = read_game(text, seed)
    except Mistake as mistake:
        return _refused(mistake)
    except Exception as error:  # an impossible state that was not detected
        return {**_refused(RecordError("damaged")), "error": type(error).__name__}
    return {"kind": found.kind, "players": found.players, "game": found.game.to_json()}


def _refused(mistake: Mistake) -> dict[str, Any]:
    said = mistake_said(mistake)
    return {"mistake": mistake.id, "en": said.en, "fr": said.fr}


def received(found: dict[str, Any]) -> ReadGame:
    """Raises Unreadable."""
    if "mistake" in found:
        if "error" in found:
            log("file-trouble", exception=str(found["error"]))
        raise Unreadable(str(found["mistake"]), Localised(en=str(found["en"]), fr=str(found["fr"])))
    return ReadGame(str(found["kind"]), found["players"], Game.from_json(found["game"]))


class LocalFiles:
    """Reads files directly: for a player's own files, not for untrusted ones."""

    async def read(self, text: str, seed: "str | None" = None) -> ReadGame:
        try:
            return read_game(text, seed)
        except Mistake:
            raise
        except Exception as error:  # an impossible state that was not detected
            log_error("file-trouble")
            raise RecordError("damaged") from error
