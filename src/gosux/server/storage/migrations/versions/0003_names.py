"""Names of persons beside their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "name")
