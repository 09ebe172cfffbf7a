"""Ratings of accounts, and the games that count."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(40), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ruleset", sa.String(80), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_ladder", "ratings", ["ruleset", "players", "points"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("ruleset", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("settled", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("rated_games.game", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column(
            "account", sa.String(40), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True
        ),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=True),
        sa.Column("before", sa.Float, nullable=True),
        sa.Column("after", sa.Float, nullable=True),
        sa.Column("provisional", sa.Boolean, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("rated_seats")
    op.drop_table("rated_games")
    op.drop_table("ratings")
