"""Migrates the schema of a database."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine, back_to: "str | None" = None) -> None:
    """Run all migrations in ``migrations/versions`` that this database lacks, or undo those after a version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if connection.dialect.name == "postgresql":  # several servers may start at once; this one waits for the other
            connection.execute(text("SELECT pg_advisory_xact_lock(20241118)"))
        if back_to is None:
            command.upgrade(config, "head")
        else:
            command.downgrade(config, back_to)
