"""What is checked before a server process joins others."""

import time

import redis
from sqlalchemy.exc import SQLAlchemyError

from gosux.server.storage.postgres import leases
from gosux.server.storage.postgres.store import postgres_engine

REST = 0.5  # seconds
ANSWERING = 5.0  # seconds


class BadBus(Exception):
    """Redis cannot be used."""


def check_bus(url: str) -> None:
    """Raises BadBus."""
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=ANSWERING, socket_timeout=ANSWERING) as client:
            client.ping()
    except (redis.RedisError, OSError, ValueError) as error:
        raise BadBus(str(error).splitlines()[0]) from error


def is_shared(database: str, alone: bool, patience: float) -> bool:
    """Whether a server that this one cannot talk to plays the games of the database. One that was killed counts until
    its leases end."""
    engine = postgres_engine(database)
    deadline = time.monotonic() + patience
    try:
        while True:
            with engine.connect() as connection:
                found = leases.others(connection)
            if not (found if alone else any(found)):
                return False
            if time.monotonic() > deadline:
                return True
            time.sleep(REST)
    except SQLAlchemyError:  # reported when the database is opened
        return False
    finally:
        engine.dispose()
