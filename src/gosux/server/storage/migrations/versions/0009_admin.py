"""What an operator asks of a running server: bans, announcements, games to end."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("en", sa.Text, nullable=False),
        sa.Column("fr", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "endings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("winner", sa.Integer, nullable=True),
        sa.Column("answer", sa.String(40), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("endings")
    op.drop_table("announcements")
    op.drop_table("bans")
