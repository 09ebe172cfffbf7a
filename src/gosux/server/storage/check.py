"""Checks a database before anything is served from it."""

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from gosux.server.storage.migrate import migrate
from gosux.server.storage.store import FILE, engine_of, make_file


class BadDatabase(Exception):
    """A database that cannot be read; the argument says why."""


class NewerDatabase(Exception):
    """A database of a newer, unknown version."""


def check_database(folder: Path) -> bool:
    """Create or check the database of a folder and migrate it. Returns whether its write-ahead log was truncated, so
    that the last actions of some games are lost. Raises BadDatabase, NewerDatabase."""
    path = folder / FILE
    try:
        make_file(path)
        cut = is_cut(log_of(path))
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(str(error)) from error
    if found != "ok":
        raise BadDatabase(" ".join(str(found).removeprefix("*** in database main ***").split()))
    engine = engine_of(path)
    try:
        migrate(engine)
    except CommandError as error:  # it has migrations that we do not know
        raise NewerDatabase from error
    except SQLAlchemyError as error:
        raise BadDatabase(str(getattr(error, "orig", None) or type(error).__name__)) from error
    finally:
        engine.dispose()
    return cut


LOG_HEADER = 32  # bytes, see https://sqlite.org/walformat.html
FRAME_HEADER = 24


def log_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


def is_cut(log: Path) -> bool:
    """Whether a write-ahead log ends within a commit. SQLite ignores such a commit, which is right after a crash, but
    the log may also be damaged. A log that ends between two commits, or is missing, cannot be told from a complete
    one."""
    try:
        content = log.read_bytes()
    except OSError:
        return False
    if len(content) < LOG_HEADER:
        return len(content) > 0
    (size,) = struct.unpack_from(">I", content, 8)
    salts = content[16:24]
    whole = True
    for start in range(LOG_HEADER, len(content), FRAME_HEADER + max(size, 1)):
        header = content[start : start + FRAME_HEADER]
        if header[8:16] != salts[: len(header[8:16])]:  # left over from an earlier log
            break
        whole = len(content) >= start + FRAME_HEADER + size and header[4:8] != bytes(4)  # the last frame of a commit
    return not whole
