"""Analyses are kept with the games."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "9", "8"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("analysis", sa.JSON, nullable=False),
    )
