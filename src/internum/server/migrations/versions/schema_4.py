"""A bot may stand in for somebody who is away; games are paused and abandoned by vote."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "4", "3"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stands_for", sa.Text))
    op.add_column("tables", sa.Column("status", sa.String(12), nullable=False, server_default="running"))
    op.add_column("tables", sa.Column("votes", sa.JSON))
