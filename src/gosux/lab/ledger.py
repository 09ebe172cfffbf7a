"""A resumable file of work: its plan, then a line for each finished record, which is not computed again."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Annotated, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from gosux.records.files import RecordError


class Record(BaseModel):
    """A finished piece of work. Read strictly: no other keys, and no value of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Count = Annotated[int, Field(ge=0)]


class Damaged(ValueError):
    """A line that holds no record of this file. The ledger says which line."""


AnyRecord = TypeVar("AnyRecord", bound=Record)


class Ledger(Generic[AnyRecord]):
    """An open file, nobody else's as long as it is. ``records`` are the pieces that it held when it was opened.

    ``plan`` is the first line, with its ``format`` (NAME/NUMBER). ``kind`` is what the other lines hold; ``check``
    raises Damaged for a record that does not belong to the plan. Raises RecordError if the file cannot be used, belongs
    to another plan or is damaged; then it stays as it was.
    """

    def __init__(
        self,
        path: "str | Path",
        command: str,
        plan: Mapping[str, object],
        kind: "type[AnyRecord]",
        check: "Callable[[AnyRecord], None]",
    ) -> None:
        self.path = Path(path)
        self.records: list[AnyRecord] = []
        self.file = _opened(self.path)
        try:
            self._begin(command, plan, kind, check)
        except BaseException:
            self.file.close()
            raise

    def _begin(
        self,
        command: str,
        plan: Mapping[str, object],
        kind: "type[AnyRecord]",
        check: "Callable[[AnyRecord], None]",
    ) -> None:
        """Take in what is there; cut off what was torn; write the plan if there is none."""
        head = json.dumps(plan)
        lines = lines_of(self.path, self.file)
        whole = lines[:-1]  # an unfinished last line: writing was interrupted
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
                    record = kind.model_validate_json(line)
                    check(record)
                except ValueError as error:  # Pydantic's errors are ValueErrors too
                    raise RecordError("ledger-damaged", {"file": str(self.path), "line": number}) from error
                self.records.append(record)
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

    def add(self, *records: AnyRecord) -> None:
        """Append finished records and flush them to disk. Raises RecordError."""
        self._write([json.dumps(record.model_dump(mode="json")) for record in records])

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
        file = open(path, "a+b")  # noqa: SIM115 (closed by the ledger)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        raise cannot_write(path, error) from error
    from filelock import lock_descriptor  # of the extra `results`

    try:
        is_ours = lock_descriptor(file.fileno(), blocking=False)
    except OSError:  # a place where files cannot be locked
        is_ours = True
    if not is_ours:
        file.close()
        raise RecordError("ledger-busy", {"file": str(path)})
    return file


def kept_seed(path: "str | Path", format: str) -> "str | None":
    """The seed of the plan in a file, to continue with if none was named; None if there is no such plan."""
    try:
        with open(path, "rb") as file:
            lines = lines_of(Path(path), file)
    except (OSError, ValueError, RecordError):
        return None
    seed = plan_in(lines[0], format).get("seed") if len(lines) > 1 else None
    return seed if isinstance(seed, str) else None


def lines_of(path: Path, file: IO[bytes]) -> list[str]:
    """The lines of an open file, the last one without its end: "" unless it was torn.

    Windows lets nobody read a locked file but through the handle that holds the lock.
    """
    try:
        file.seek(0)
        content = file.read()
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
