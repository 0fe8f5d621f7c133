"""Clocks: what was agreed, what is left to whom, and when the next one runs out."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "5", "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("times", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
