"""A file that work is kept in: its plan, then a line for each finished piece, which is not done again."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Generic, Self, TypeVar

from gosux.rules.records import RecordError

try:
    import fcntl
except ImportError:  # Windows: there nothing keeps two commands from writing one file
    fcntl = None  # type: ignore[assignment]

Record = TypeVar("Record")


class Ledger(Generic[Record]):
    """An open file, nobody else's as long as it is. ``records`` are the pieces that it held when it was opened.

    ``plan`` is the first line, with its ``format`` (NAME/NUMBER). ``read`` makes a record of a line's data and raises
    ValueError if it is none; ``told`` makes data of a record. Raises RecordError if the file cannot be used, belongs to
    another plan or is damaged; then it stays as it was.
    """

    def __init__(
        self,
        path: "str | Path",
        command: str,
        plan: Mapping[str, object],
        read: "Callable[[object], Record]",
        told: "Callable[[Record], object]",
    ) -> None:
        self.path = Path(path)
        self.told = told
        self.records: list[Record] = []
        self.file = _opened(self.path)
        try:
            self._begin(command, plan, read)
        except BaseException:
            self.file.close()
            raise

    def _begin(self, command: str, plan: Mapping[str, object], read: "Callable[[object], Record]") -> None:
        """Take in what is there; cut off what was torn; write the plan if there is none."""
        head = json.dumps(plan)
        lines = lines_of(self.path)
        whole = lines[:-1]  # what follows the last end of a line was torn off while it was written
        foreign = RecordError("ledger-foreign", {"file": str(self.path), "command": command})
        if not whole and not head.startswith(lines[-1]):
            raise foreign
        if whole:
            there = plan_in(whole[0], str(plan["format"]))
            if not there:
                raise foreign
            self._compare(command, there, json.loads(head))
            for number, line in enumerate(whole[1:], start=2):
                try:
                    self.records.append(read(json.loads(line)))
                except (ValueError, RecursionError) as error:  # what JSON says is a ValueError too
                    raise RecordError("ledger-damaged", {"file": str(self.path), "line": number}) from error
        try:
            self.file.truncate(sum(len(line.encode()) + 1 for line in whole))
        except OSError as error:
            raise cannot_write(self.path, error) from error
        if not whole:
            self._write([head])

    def _compare(self, command: str, there: Mapping[str, object], here: Mapping[str, object]) -> None:
        for key in [*here, *there]:
            if there.get(key) != here.get(key):
                facts = {"key": key, "told": _short(there.get(key)), "wanted": _short(here.get(key))}
                raise RecordError("ledger-other-plan", {"file": str(self.path), "command": command, **facts})

    def add(self, *records: Record) -> None:
        """Keep finished pieces, whatever happens next. Raises RecordError."""
        self._write([json.dumps(self.told(record)) for record in records])

    def _write(self, lines: list[str]) -> None:
        try:
            self.file.write("".join(f"{line}\n" for line in lines).encode())
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise cannot_write(self.path, error) from error

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: "type[BaseException] | None", error: "BaseException | None", trace: "TracebackType | None"
    ) -> None:
        self.close()


def _opened(path: Path) -> IO[bytes]:
    """The file, to be added to, and locked as long as it is open: the lock ends with the process, however that ends."""
    try:
        file = open(path, "ab")  # noqa: SIM115 (closed by the ledger)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        raise cannot_write(path, error) from error
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise RecordError("ledger-busy", {"file": str(path)}) from error
        except OSError:  # a place where files cannot be locked
            pass
    return file


def kept_seed(path: "str | Path", format: str) -> "str | None":
    """The seed of the plan in a file, to go on with where none was named; None if there is no such plan."""
    try:
        lines = lines_of(Path(path))
    except RecordError:
        return None
    seed = plan_in(lines[0], format).get("seed") if len(lines) > 1 else None
    return seed if isinstance(seed, str) else None


def lines_of(path: Path) -> list[str]:
    """The lines of a file, the last one without its end: "" unless it was torn. One empty line if there is no file."""
    try:
        content = path.read_bytes() if path.exists() else b""
        if b"\n" not in content:
            return [content.decode(errors="replace")]
        whole, _, _ = content.rpartition(b"\n")
        return [*whole.decode().split("\n"), ""]
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", {"file": str(path)}) from error
    except (OSError, ValueError) as error:
        raise RecordError("cannot-read", {"file": str(path), "why": _why(error)}) from error


def plan_in(line: str, format: str) -> "dict[str, object]":
    """The plan in the first line; empty if it is none of this name."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    known = isinstance(data, dict) and str(data.get("format")).startswith(format.partition("/")[0] + "/")
    return data if known else {}


def cannot_write(path: Path, error: Exception) -> RecordError:
    return RecordError("cannot-write", {"file": str(path), "why": _why(error)})


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
