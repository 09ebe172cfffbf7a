"""Games with their seats and actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(80), nullable=False),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("origin", sa.JSON, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("numbers", sa.JSON, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("begun", sa.String(40), nullable=False),
        sa.Column("moved", sa.String(40), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("token", sa.String(64), nullable=True, unique=True),
    )
    op.create_table(
        "actions",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("epoch", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("action", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("actions", "seats", "games"):
        op.drop_table(table)
