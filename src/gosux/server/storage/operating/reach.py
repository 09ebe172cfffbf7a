"""Opening a database beside a running server, for ``gosux admin``."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from gosux.model.messages.mistakes import Mistake
from gosux.server.storage.migrate import MIGRATIONS
from gosux.server.storage.operating.backup import schema_of
from gosux.server.storage.store import FILE, engine_of


class CannotReach(Mistake):
    """There are no games, or this program cannot use them."""


@contextmanager
def database_of(folder: Path, database: "str | None") -> Iterator[Engine]:
    """Raises CannotReach."""
    if database is not None:
        # Its library is an extra.
        from gosux.server.storage.postgres.store import postgres_engine, reason, shown_address

        shown = shown_address(database)
        try:
            engine = postgres_engine(database)
        except SQLAlchemyError as error:
            raise CannotReach("no-database", {"address": shown, "why": "no such address"}) from error
    else:
        shown = str(folder)
        if not (folder / FILE).exists():
            raise CannotReach("admin-no-games", {"file": shown})
        engine = engine_of(folder / FILE)
    try:
        yield engine
    except SQLAlchemyError as error:
        why = reason(error) if database is not None else str(getattr(error, "orig", None) or type(error).__name__)
        raise CannotReach("no-database", {"address": shown, "why": why}) from error
    finally:
        engine.dispose()


@contextmanager
def transaction(folder: Path, database: "str | None") -> Iterator[Session]:
    """In a database of this program's version. Raises CannotReach."""
    with database_of(folder, database) as engine:
        with engine.connect() as connection:
            if schema_of(connection) != ScriptDirectory(str(MIGRATIONS)).get_current_head():
                raise CannotReach("admin-other-version", {"file": str(folder) if database is None else "--database"})
        with Session(engine) as session, session.begin():
            yield session
