"""Rescues the readable games of a damaged database: only the damaged ones are lost."""

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from gosux.server.storage.migrate import migrate
from gosux.server.storage.store import FILE, engine_of, make_file

TABLES = {"games": "id", "seats": "game", "actions": "game"}  # with the column of the game's id
# Copied row by row, those that others refer to first; without rows that refer to what is lost.
ACCOUNTS = (
    "accounts",
    "passkeys",
    "recovery_codes",
    "account_sessions",
    "account_seats",
    "seat_keys",
    "ratings",
    "rated_games",
    "rated_seats",
)


class Rescued(NamedTuple):
    """How many games were rescued and lost, and where the damaged database is kept."""

    kept: int
    lost: int
    file: Path


def rescue(folder: Path) -> "Rescued | None":
    """Replace a damaged database with a new one; None, without changes, if nothing can be read."""
    path = folder / FILE
    fresh = path.with_name(f"{path.name}.rescued")
    remove(fresh)
    make_file(fresh)
    engine = engine_of(fresh)
    try:
        migrate(engine)
    finally:
        engine.dispose()
    kept = 0
    try:
        with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(fresh)) as new:
            if versions_of(old) != versions_of(new):
                return None
            ids = games_in(old)
            kept = sum(take_over(old, new, id) for id in ids)
            for table in ACCOUNTS:
                copy_rows(old, new, table)
    except sqlite3.Error:
        return None
    finally:
        if not kept:
            remove(fresh)
    aside = free_name(path)
    os.replace(path, aside)
    remove(path)  # its log belongs to the damaged one and has been read with it
    os.replace(fresh, path)
    return Rescued(kept, len(ids) - kept, aside)


def versions_of(database: sqlite3.Connection) -> list[object]:
    return database.execute("SELECT version_num FROM alembic_version").fetchall()


def games_in(database: sqlite3.Connection) -> list[str]:
    """All games mentioned in any table, since one table may be readable where another is not."""
    found: set[str] = set()
    for table, column in TABLES.items():
        try:
            for (id,) in database.execute(f"SELECT {column} FROM {table}"):
                found.add(str(id))
        except sqlite3.Error:
            continue
    return sorted(found)


def take_over(old: sqlite3.Connection, new: sqlite3.Connection, id: str) -> bool:
    """Copy a whole game or nothing."""
    try:
        with new:
            for table, column in TABLES.items():
                rows = old.execute(f"SELECT * FROM {table} WHERE {column} = ?", (id,)).fetchall()
                if not rows and table != "actions":
                    return False
                for row in rows:
                    new.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    except sqlite3.Error:
        return False
    return True


def copy_rows(old: sqlite3.Connection, new: sqlite3.Connection, table: str) -> None:
    """As many rows of a table as can be read and fit to the rest."""
    new.execute("PRAGMA foreign_keys = ON")
    try:
        rows = old.execute(f"SELECT * FROM {table}").fetchall()
    except sqlite3.Error:
        return
    for row in rows:
        with contextlib.suppress(sqlite3.Error), new:
            new.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def free_name(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def remove(path: Path) -> None:
    """Remove a database and SQLite's files beside it."""
    for end in ("", "-wal", "-shm"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
