"""Games in PostgreSQL, for one server process or many."""

import time
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from gosux.server.storage.check import BadDatabase, NewerDatabase
from gosux.server.storage.migrate import migrate
from gosux.server.storage.store import Gone, Job, Store
from gosux.sessions.log import log

PATIENCE = 8.0  # seconds in which a lost database may come back before a change is refused
REST = 0.2  # seconds between two attempts
CONNECTING = 3  # seconds
ANSWERING = 5000  # milliseconds without a sign of life from the database after which a connection is given up
# A process that is stopped within a transaction keeps its locks; the database ends it, and others do not wait long.
STOPPED, LOCKED = 8000, 3000  # milliseconds


class PostgresStore(Store):
    """Jobs are repeated while the database cannot be reached. So a job may run twice, if its first commit was not
    answered: writes of games notice that."""

    def __init__(self, url: str) -> None:
        self.reached = True
        self._start(postgres_engine(url))

    def _run(self, jobs: "list[Job[Any]]") -> None:
        deadline = time.monotonic() + (PATIENCE if self.reached else 0)
        while True:
            try:
                self._transact(jobs)
            except DBAPIError as error:
                if not is_lost(error):
                    raise
                if time.monotonic() >= deadline:
                    if self.reached:
                        log("database-gone")
                    self.reached = False
                    raise Gone("the database cannot be reached") from error
                time.sleep(REST)
                continue
            if not self.reached:
                log("database-back")
            self.reached = True
            return


def check_postgres(url: str) -> None:
    """Migrate a database before anything is served from it. Raises BadDatabase, NewerDatabase."""
    try:
        engine = postgres_engine(url)
    except SQLAlchemyError as error:
        raise BadDatabase("this is no address of a database") from error
    try:
        migrate(engine)
    except CommandError as error:  # it has migrations that we do not know
        raise NewerDatabase from error
    except SQLAlchemyError as error:
        raise BadDatabase(reason(error)) from error
    finally:
        engine.dispose()


def shown_address(url: str) -> str:
    """Without the password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "--database"


def postgres_engine(url: str) -> Engine:
    # One connection writes, a second one keeps the node alive.
    return create_engine(
        make_url(url).set(drivername="postgresql+psycopg"), pool_size=2, max_overflow=2, pool_pre_ping=True,
        hide_parameters=True,  # errors must not tell cards
        connect_args={
            "connect_timeout": CONNECTING, "tcp_user_timeout": ANSWERING, "keepalives_idle": 2,
            "keepalives_interval": 1, "keepalives_count": 3, "application_name": "gosux",
            "options": f"-c idle_in_transaction_session_timeout={STOPPED} -c lock_timeout={LOCKED}",
        },
    )  # fmt: skip


def is_lost(error: DBAPIError) -> bool:
    """Whether the connection failed, not the statement. The database shuts down with class 57 (57P01 to 57P03)."""
    state = getattr(error.orig, "sqlstate", None) or ""
    unreached = isinstance(error, (InterfaceError, OperationalError)) and not state
    return error.connection_invalidated or unreached or state.startswith(("08", "57P"))


def reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or type(error).__name__).strip().splitlines()[0]
