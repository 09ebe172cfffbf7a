"""Save and replay files: read completely or refused, written atomically."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gosux.model.messages.mistakes import Mistake
from gosux.records.limits import MOST_RECORD

MOST_BYTES: Final = MOST_RECORD  # far more than any game needs; larger files are not read


class RecordError(Mistake):
    """A save or replay that cannot be read or written; one sentence says why."""


@contextmanager
def named(path: "str | Path") -> Iterator[None]:
    """Errors raised inside this context name the file."""
    try:
        yield
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error


def read_text(path: "str | Path") -> str:
    """The text of a file of reasonable size. Raises RecordError."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError("cannot-read", {"file": str(path), "why": _why(error)}) from error
    if len(content) > MOST_BYTES:
        raise RecordError("large-record", {"file": str(path), "most": MOST_BYTES >> 20})
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", {"file": str(path)}) from error


def write_text(path: "str | Path", text: str, mode: int) -> None:
    """Write a file atomically: readers find the old file or the new one, never a part."""
    temporary = ""
    try:
        target = os.path.realpath(path)
        temporary = f"{target}.{secrets.token_hex(4)}.new"
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        descriptor = os.open(temporary, flags, mode)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the path
        raise RecordError("cannot-write", {"file": str(path), "why": _why(error)}) from error
    finally:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def _why(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return text or str(error)
