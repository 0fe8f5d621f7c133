"""Records keep their comments and variations."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "8", "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("notes", sa.JSON))
