"""The code of a worker process: it gets a view as JSON and returns the number of an action, or what analysis found."""

import contextlib
import signal
from multiprocessing.connection import Connection
from typing import Any, Protocol

from gosux.sessions.bots.advice import analyse
from gosux.sessions.bots.asking import think


class Flag(Protocol):
    """A number shared by both processes: the last task that should stop."""

    value: int


def answer(task: dict[str, Any], flag: Flag) -> "int | dict[str, Any] | None":
    """The number of the action that a bot takes, or what an analysis found."""
    number = int(task["number"])

    def is_stopped() -> bool:
        return flag.value >= number

    if "analysis" in task:
        return analyse(task["analysis"], is_stopped)
    return think(task["view"], task["level"], task["seed"], is_stopped)


def work(connection: Connection, flag: Flag) -> None:
    """Answer until the server closes the connection or exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    with contextlib.suppress(EOFError, OSError):
        connection.send({"ready": True})
        while True:
            task = connection.recv()
            try:
                found: dict[str, Any] = {"answer": answer(task, flag)}
            except Exception as error:  # reported to the server, which handles it
                found = {"error": type(error).__name__}
            connection.send(found)
