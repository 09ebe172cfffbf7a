"""Waiting rooms, what people agreed on, and links to one's own seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "rooms", sa.Column("id", sa.String(40), primary_key=True), sa.Column("record", sa.Text, nullable=False)
    )
    op.add_column("games", sa.Column("terms", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("own_link", sa.String(64), nullable=True))
    op.create_index("seats_own_link", "seats", ["own_link"], unique=True)


def downgrade() -> None:
    op.drop_index("seats_own_link", "seats")
    op.drop_column("seats", "own_link")
    op.drop_column("games", "terms")
    op.drop_table("rooms")
