"""Telling people that it is their turn; accounts; links that the first one to come makes their own."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "7", "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pending", sa.JSON))
    op.add_column("tables", sa.Column("winners", sa.JSON))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tokens", sa.Column("invitation", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "keys", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False, index=True),
        sa.Column("token", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("code", sa.String(64), index=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(24), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("account", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True, index=True),
        sa.Column("token", sa.String(64), nullable=False),
    )
