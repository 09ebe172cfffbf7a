"""Accounts: passkeys, signed-in devices, printed codes, and the seats that accounts keep."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

TABLES = (
    "accounts", "passkeys", "account_sessions", "recovery_codes", "challenges", "account_seats", "seat_keys",
)  # fmt: skip


def of_account() -> "sa.Column[str]":
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(40), account, nullable=False, index=True)


def upgrade() -> None:
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("mark", sa.String(64), primary_key=True),
        of_account(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_table(
        "account_sessions",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        of_account(),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
    )
    op.create_table("recovery_codes", sa.Column("mark", sa.String(64), primary_key=True), of_account())
    op.create_table(
        "challenges",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("account", sa.String(40), nullable=True),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "account_seats",
        sa.Column("game", sa.String(40), game, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        of_account(),
    )
    op.create_table(
        "seat_keys",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column(
            "session", sa.String(64), sa.ForeignKey("account_sessions.mark", ondelete="CASCADE"), nullable=False,
            index=True,
        ),
    )  # fmt: skip


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
