"""Chosen seeds are no secret; the table tells of itself; one server at a time thinks for a bot."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "3", "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("notice", sa.JSON))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
