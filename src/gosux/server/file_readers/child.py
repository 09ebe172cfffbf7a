"""The code of a reader process: it gets the text of a file and returns its game, or what is wrong with it."""

import contextlib
import json
import signal
import sys
from multiprocessing.connection import Connection

from gosux.sessions.storage.files import read_apart

MOST_MEMORY = 2 << 30  # bytes of address space


def work(connection: Connection) -> None:
    """Answer until the server closes the connection or exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    limit_memory()
    read_apart("no position", None)  # loads the words for mistakes, which must not count as the time of a file
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(b"ready")
        while True:
            task = json.loads(connection.recv_bytes())
            connection.send_bytes(json.dumps(read_apart(task["text"], task["seed"])).encode())


def limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
