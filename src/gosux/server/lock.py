"""One server a folder: two would not know of each other's games."""

import os
from pathlib import Path

FILE = "server.lock"


class Locked(Exception):
    """Another server uses this folder."""


def lock(folder: Path) -> int:
    """Hold the folder until the descriptor is closed or the process is gone. Raises Locked."""
    descriptor = os.open(folder / FILE, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _hold(descriptor)
    except OSError as error:
        os.close(descriptor)
        raise Locked from error
    return descriptor


def _hold(descriptor: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
