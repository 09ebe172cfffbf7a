"""Private feeds of games that wait for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "feeds",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("feeds")
