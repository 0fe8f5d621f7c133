"""What every entry told, and which rules have verified a game: looking back needs no replay, and outlives a change."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "6", "5"


def upgrade() -> None:
    op.add_column("actions", sa.Column("told", sa.JSON))
    op.add_column("tables", sa.Column("verified", sa.String(80)))
    op.add_column("tables", sa.Column("differs", sa.Integer))
