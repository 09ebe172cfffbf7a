"""The code of a worker process: it gets a view as JSON and returns the number of an action."""

import contextlib
import signal
from multiprocessing.connection import Connection
from typing import Any, Protocol

from gosux.sessions.bots import think


class Flag(Protocol):
    """A number shared by both processes: the last task that should stop."""

    value: int


def answer(task: dict[str, Any], flag: Flag) -> int:
    """The number of the action that a bot takes."""
    number = int(task["number"])
    return think(task["view"], task["level"], task["seed"], lambda: flag.value >= number)


def work(connection: Connection, flag: Flag) -> None:
    """Answer until the server closes the connection or exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    with contextlib.suppress(EOFError, OSError):
        connection.send({"ready": True})
        while True:
            task = connection.recv()
            try:
                found: dict[str, Any] = {"action": answer(task, flag)}
            except Exception as error:  # reported to the server, which handles it
                found = {"error": type(error).__name__}
            connection.send(found)
