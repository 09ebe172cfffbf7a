"""Looking at a database before anything is served from it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from gosux.model.mistakes import Mistake
from gosux.server.storage.migrate import migrate
from gosux.server.storage.store import FILE, engine_of, make_file


class BadDatabase(Mistake):
    """A database that no game can be kept in."""


def check_database(folder: Path) -> None:
    """Make or check the database of a folder, and bring it up to date. Raises BadDatabase."""
    path = folder / FILE
    try:
        make_file(path)
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase("damaged-database", {"file": str(path), "why": str(error)}) from error
    if found != "ok":
        why = " ".join(str(found).removeprefix("*** in database main ***").split())
        raise BadDatabase("damaged-database", {"file": str(path), "why": why})
    engine = engine_of(path)
    try:
        migrate(engine)
    except CommandError as error:  # it knows steps that we do not
        raise BadDatabase("newer-database", {"file": str(path)}) from error
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__)
        raise BadDatabase("damaged-database", {"file": str(path), "why": why}) from error
    finally:
        engine.dispose()
