"""Looking at a database before anything is served from it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from gosux.server.storage.migrate import migrate
from gosux.server.storage.store import FILE, engine_of, make_file


class BadDatabase(Exception):
    """A database that cannot be read; its argument says why."""


class NewerDatabase(Exception):
    """A database of a version that is not known here."""


def check_database(folder: Path) -> None:
    """Make or check the database of a folder, and bring it up to date. Raises BadDatabase, NewerDatabase."""
    path = folder / FILE
    try:
        make_file(path)
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(str(error)) from error
    if found != "ok":
        raise BadDatabase(" ".join(str(found).removeprefix("*** in database main ***").split()))
    engine = engine_of(path)
    try:
        migrate(engine)
    except CommandError as error:  # it knows steps that we do not
        raise NewerDatabase from error
    except SQLAlchemyError as error:
        raise BadDatabase(str(getattr(error, "orig", None) or type(error).__name__)) from error
    finally:
        engine.dispose()
