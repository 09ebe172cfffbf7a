"""Games on disk: SQLAlchemy over SQLite, the schema kept up to date by Alembic."""

from gosux.server.storage.check import BadDatabase, NewerDatabase, check_database
from gosux.server.storage.records import Damaged, Moved, NewRecord, Record, SeatRecord
from gosux.server.storage.store import Store, Unavailable

__all__ = [
    "BadDatabase", "Damaged", "Moved", "NewRecord", "NewerDatabase", "Record", "SeatRecord", "Store", "Unavailable",
    "check_database",
]  # fmt: skip
