"""The code of a reader process: it gets the text of a file and returns its game, or what is wrong with it."""

import contextlib
import json
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError
from gosux.sessions.files import read_game
from gosux.sessions.scenes.sentences import mistake_said

MOST_MEMORY = 2 << 30  # bytes of address space


def answer(task: dict[str, Any]) -> dict[str, Any]:
    """The game as data, or the mistake."""
    try:
        found = read_game(task["text"], task["seed"])
    except Mistake as mistake:
        return refused(mistake)
    except Exception as error:  # an impossible state that was not detected
        return {**refused(RecordError("damaged")), "error": type(error).__name__}
    return {"kind": found.kind, "players": found.players, "game": found.game.to_json()}


def refused(mistake: Mistake) -> dict[str, Any]:
    said = mistake_said(mistake)
    return {"mistake": mistake.id, "en": said.en, "fr": said.fr}


def work(connection: Connection) -> None:
    """Answer until the server closes the connection or exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
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
