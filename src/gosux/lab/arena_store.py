"""The file that an arena is kept in: its plan, then a line for each finished pair, which is not played again."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO

from gosux.lab.arena_pairs import key_of, seatings, seed_of, tasks
from gosux.lab.arena_plan import FORMAT, Arena
from gosux.lab.arena_records import Damaged, PairRecord, read_record
from gosux.rules.records import RecordError


class Store:
    """An open file of an arena. ``records`` are the pairs that it held when it was opened.

    Raises RecordError if the file cannot be used, belongs to another plan or is damaged; then it stays as it was.
    """

    def __init__(self, path: "str | Path", arena: Arena) -> None:
        self.path = Path(path)
        head = json.dumps(arena.to_json())
        lines = _lines(self.path)
        whole = lines[:-1]  # what follows the last end of a line was torn off while it was written
        if not whole and not head.startswith(lines[-1]):
            raise RecordError("arena-no-arena", {"file": str(path)})
        self.records: list[PairRecord] = []
        if whole:
            _compare(self.path, whole[0], arena)
            self.records = _records(self.path, whole[1:], arena)
        try:
            self.file: IO[bytes] = open(self.path, "r+b" if self.path.exists() else "xb")  # noqa: SIM115 (closed below)
            self.file.truncate(sum(len(line.encode()) + 1 for line in whole))
            self.file.seek(0, os.SEEK_END)
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
            raise _cannot("cannot-write", self.path, error) from error
        if not whole:
            self._write(head)

    def add(self, record: PairRecord) -> None:
        """Keep a finished pair, whatever happens next. Raises RecordError."""
        self._write(json.dumps(record.to_json()))

    def _write(self, line: str) -> None:
        try:
            self.file.write(line.encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise _cannot("cannot-write", self.path, error) from error

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: "type[BaseException] | None", error: "BaseException | None", trace: "TracebackType | None"
    ) -> None:
        self.close()


def kept_seed(path: "str | Path") -> "str | None":
    """The seed of the arena in a file, to go on with where none was named; None if there is no such arena."""
    try:
        lines = _lines(Path(path))
    except RecordError:
        return None
    seed = _head(lines[0]).get("seed") if len(lines) > 1 else None
    return seed if isinstance(seed, str) else None


def _lines(path: Path) -> list[str]:
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
        raise _cannot("cannot-read", path, error) from error


def _head(line: str) -> "dict[str, object]":
    """The plan in the first line; empty if it is none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    known = isinstance(data, dict) and str(data.get("format")).startswith(FORMAT.partition("/")[0] + "/")
    return data if known else {}


def _compare(path: Path, line: str, arena: Arena) -> None:
    told = _head(line)
    if not told:
        raise RecordError("arena-no-arena", {"file": str(path)})
    wanted = json.loads(json.dumps(arena.to_json()))
    for key in [*wanted, *told]:
        if told.get(key) != wanted.get(key):
            there, here = _short(told.get(key)), _short(wanted.get(key))
            raise RecordError("arena-other-plan", {"file": str(path), "key": key, "told": there, "wanted": here})


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _records(path: Path, lines: list[str], arena: Arena) -> list[PairRecord]:
    """The pairs of an arena, each at most once."""
    wanted = {key_of(task) for task in tasks(arena)}
    seats = seatings(arena.players)
    records: list[PairRecord] = []
    for number, line in enumerate(lines, start=2):
        try:
            record = read_record(json.loads(line))
            if record.key not in wanted or record.seed != seed_of(arena, record.pair):
                raise Damaged("no pair of this arena, or one that was there before")
            if [game.seats for game in record.games] != seats:
                raise Damaged("other seats")
        except (ValueError, RecursionError) as error:  # Damaged and what JSON says are ValueErrors
            raise RecordError("arena-damaged", {"file": str(path), "line": number}) from error
        wanted.remove(record.key)
        records.append(record)
    return records


def _cannot(do: str, path: Path, error: Exception) -> RecordError:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    if do == "cannot-read":
        return RecordError("cannot-read", {"file": str(path), "why": why})
    return RecordError("cannot-write", {"file": str(path), "why": why})
