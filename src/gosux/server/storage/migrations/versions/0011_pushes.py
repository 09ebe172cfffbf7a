"""Browsers that want to be told when it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "push_seats",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("seat", sa.String(64), primary_key=True, index=True),
    )


def downgrade() -> None:
    op.drop_table("push_seats")
    op.drop_table("pushes")
