"""Which process plays a game, and the number of its lease."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("owner", sa.String(40), nullable=True))
    op.add_column("games", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_games_owner", "games", ["owner"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "roles",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=True),
        sa.Column("fence", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("roles")
    op.drop_table("nodes")
    op.drop_index("ix_games_owner", "games")
    op.drop_column("games", "fence")
    op.drop_column("games", "owner")
