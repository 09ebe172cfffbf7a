"""Games on disk: SQLAlchemy over SQLite, the schema kept up to date by Alembic."""

from gosux.server.storage.records import Moved, NewRecord, Record, SeatRecord
from gosux.server.storage.store import Store, Unavailable

__all__ = ["Moved", "NewRecord", "Record", "SeatRecord", "Store", "Unavailable"]
