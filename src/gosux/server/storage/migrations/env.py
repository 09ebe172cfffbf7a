"""Alembic's entry point; it uses the connection from ``migrate``."""

from alembic import context

from gosux.server.storage.accounts import tables as account_tables  # noqa: F401  its tables belong to Base
from gosux.server.storage.tables import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
