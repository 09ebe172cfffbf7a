"""Names of accounts that an operator chose."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    # With a default in the database: processes of an older version still make accounts during an update.
    op.add_column("accounts", sa.Column("name_fixed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("accounts", "name_fixed")
