"""What runs in a reading process: it gets the text of a file and gives back its game, or what is wrong with it."""

import contextlib
import json
import secrets
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

from gosux.model.mistakes import Mistake
from gosux.rules.foreign import is_record, read_foreign
from gosux.rules.records import RecordError, Replay, verify_replay
from gosux.server.chronicle import Astray, standings
from gosux.server.speech import mistake_said

MOST_MEMORY = 2 << 30  # bytes of address space
BLANK = "\ufeff \t\r\n"


def found_in(text: str, seed: "str | None") -> dict[str, Any]:
    """The game of a file as data, and who plays it if it says so. Raises Mistake.

    ``seed`` is for a position that has none; without one it is secret.
    """
    # Nobody may know the chance of a game by the position that it began with.
    record = read_foreign(text, seed or secrets.token_hex(16))
    if isinstance(record, Replay):
        kind, game, players = "replay", verify_replay(record), None
    elif is_record(text):
        kind, game, players = "save", record, players_in(text)
    else:
        kind, game, players = "position", record, None
    standings(game, [0] * game.players)  # what the server does with it next comes to an end too
    data = game.to_json()
    json.dumps(data, ensure_ascii=False).encode()  # halves of letters could not be stored
    return {"kind": kind, "players": players, "game": data}


def players_in(text: str) -> "list[str] | None":
    """Who sits where, if a save says so."""
    given = json.loads(text.lstrip(BLANK)).get("players")
    return given if isinstance(given, list) and all(isinstance(one, str) for one in given) else None


def answer(task: dict[str, Any]) -> dict[str, Any]:
    try:
        return found_in(task["text"], task["seed"])
    except Mistake as mistake:
        return refused(mistake)
    except (RecursionError, MemoryError):
        return refused(RecordError("record-too-deep"))
    except Astray:
        return refused(RecordError("actions-lead-elsewhere"))
    except Exception as error:  # a state that the rules do not know
        return {**refused(RecordError("damaged")), "error": type(error).__name__}


def refused(mistake: Mistake) -> dict[str, Any]:
    said = mistake_said(mistake)
    return {"mistake": mistake.id, "en": said.en, "fr": said.fr}


def work(connection: Connection) -> None:
    """Answer until the server closes the connection or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    limit_memory()
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(b"ready")
        while True:
            task = json.loads(connection.recv_bytes())
            connection.send_bytes(json.dumps(answer(task)).encode())


def limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
