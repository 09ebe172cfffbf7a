"""Games on disk: SQLAlchemy with SQLite or PostgreSQL, and schema migrations with Alembic."""

from gosux.server.storage.check import BadDatabase, NewerDatabase, check_database
from gosux.server.storage.operating import admin as admin  # its tables belong to the database
from gosux.server.storage.rescue import rescue
from gosux.server.storage.store import Store

__all__ = ["BadDatabase", "NewerDatabase", "Store", "check_database", "rescue"]
