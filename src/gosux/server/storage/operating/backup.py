"""Backups: all rows of a database as one compressed file, which can be restored into SQLite or PostgreSQL.

A backup is read in one transaction, so it is consistent while a server goes on. A file has one JSON value per line:
what it is, then for each table its name and columns and one list of values per row, and at its end how many rows there
are. It carries the number of its schema: an older backup is restored as it was and then migrated.
"""

import gzip
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import JSON, Connection, Engine, Integer, MetaData, Table, Text, cast, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.types import UserDefinedType

import gosux
from gosux.model.messages.mistakes import Mistake
from gosux.server.storage.migrate import migrate
from gosux.server.storage.tables import AnyText, NodeRow
from gosux.sessions.storage.records import now

FORMAT = "gosux-backup"
# Who plays what at the moment is nobody's business later; neither are games that were to be ended, and what passkeys
# were asked.
LEFT_OUT = ("alembic_version", "nodes", "roles", "endings", "challenges")
BATCH = 500  # rows


class BackupMistake(Mistake):
    """A backup that cannot be written or restored."""


class RawJson(UserDefinedType[str]):
    """JSON of PostgreSQL as the text that it is: a backup need not understand it."""

    cache_ok = True

    def get_col_spec(self, **_: object) -> str:
        return "JSON"

    def column_expression(self, column: Any) -> Any:
        return cast(column, Text)

    def bind_expression(self, bindvalue: Any) -> Any:
        return cast(bindvalue, self)


def tables_in(connection: Connection) -> list[Table]:
    """All tables, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = RawJson() if connection.dialect.name == "postgresql" else Text()
    if "games" in found.tables:
        found.tables["games"].c.seed.type = AnyText()
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def schema_of(connection: Connection) -> "str | None":
    """The number of the last migration; None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


# -- writing -----------------------------------------------------------------------------------------------------


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    postgres = engine.dialect.name == "postgresql"
    with engine.connect() as connection:
        if postgres:
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            connection.exec_driver_sql("BEGIN")  # Python's module begins only with the first change
        yield connection
        connection.rollback()


def write_backup(engine: Engine, path: Path) -> dict[str, int]:
    """Write a file that only its owner can read, because it holds every hidden card; returns the rows by table. Raises
    BackupMistake."""
    partial = path.with_name(f"{path.name}.partial")
    try:
        descriptor = os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file, snapshot(engine) as connection:
                counts = _write(connection, file)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(partial, path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise BackupMistake("cannot-write", {"file": str(path), "why": error.strerror or str(error)}) from error
    return counts


def _write(connection: Connection, file: TextIO) -> dict[str, int]:
    counts: dict[str, int] = {}
    head = {"format": FORMAT, "schema": schema_of(connection), "gosux": gosux.__version__, "made": now()}
    _put(file, head)
    for table in tables_in(connection):
        _put(file, {"table": table.name, "columns": [column.name for column in table.columns]})
        counts[table.name] = 0
        rows = connection.execution_options(yield_per=BATCH).execute(select(table))
        for row in rows:
            _put(file, list(row))
            counts[table.name] += 1
    _put(file, {"rows": counts})
    return counts


def _put(file: TextIO, value: object) -> None:
    file.write(json.dumps(value, ensure_ascii=True, separators=(",", ":")) + "\n")


# -- restoring ---------------------------------------------------------------------------------------------------


def restore_backup(engine: Engine, path: Path) -> dict[str, int]:
    """Fill a database that has no games; returns the rows by table. Everything or nothing is restored. Raises
    BackupMistake."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = (json.loads(line) for line in file)
            head = next(lines, None)
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BackupMistake("backup-foreign", {"file": str(path)})
            _prepare(engine, str(head["schema"]), path)
            with engine.begin() as connection:
                counts = _fill(connection, lines)
    except OSError as error:  # also what gzip says about a file that is none
        raise BackupMistake("cannot-read", {"file": str(path), "why": error.strerror or str(error)}) from error
    except (EOFError, ValueError, LookupError, TypeError, SQLAlchemyError) as error:
        if isinstance(error, Mistake):
            raise
        raise BackupMistake("backup-damaged", {"file": str(path)}) from error
    migrate(engine)
    return counts


def _prepare(engine: Engine, schema: str, path: Path) -> None:
    """An empty database with the schema of the backup."""
    migrate(engine)
    with engine.connect() as connection:
        served = connection.scalar(select(func.count()).where(NodeRow.until > time.time()))
        rows = sum(_count(connection, table) for table in tables_in(connection))
    if served:
        raise BackupMistake("backup-in-use")
    if rows:
        raise BackupMistake("backup-not-empty")
    try:
        migrate(engine, back_to=schema)
    except CommandError as error:
        raise BackupMistake("backup-newer", {"file": str(path)}) from error


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _fill(connection: Connection, lines: "Iterator[Any]") -> dict[str, int]:
    tables = {table.name: table for table in tables_in(connection)}
    counts: dict[str, int] = {}
    name, columns, rows = "", [""], list[dict[str, Any]]()

    def flush() -> None:
        if rows:
            connection.execute(insert(tables[name]), rows)
            counts[name] += len(rows)
            rows.clear()

    for line in lines:
        if isinstance(line, list):
            row = dict(zip(columns, line, strict=True))
            if name == "games":
                row["owner"] = None  # nobody plays it yet
            rows.append(row)
            if len(rows) == BATCH:
                flush()
            continue
        flush()
        if "rows" in line:
            if line["rows"] != counts:
                raise ValueError("rows are missing")
            _count_on(connection, list(tables.values()))
            return counts
        name, columns = line["table"], line["columns"]
        counts[name] = 0
    raise EOFError


def _count_on(connection: Connection, tables: list[Table]) -> None:
    """PostgreSQL numbers new rows by sequences of their own, which do not know the restored rows."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer):
                sequence = connection.scalar(func.pg_get_serial_sequence(table.name, column.name))
                if sequence is not None:
                    last = connection.scalar(select(func.max(column))) or 0
                    connection.execute(text("SELECT setval(:name, :next, false)"), {"name": sequence, "next": last + 1})
