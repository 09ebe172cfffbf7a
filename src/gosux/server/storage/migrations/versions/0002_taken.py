"""The number of actions beside the state that they lead to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("taken", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE games SET taken ="
        " (SELECT COUNT(*) FROM actions WHERE actions.game = games.id AND actions.epoch = games.epoch)"
    )


def downgrade() -> None:
    op.drop_column("games", "taken")
