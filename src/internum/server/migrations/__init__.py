"""How the database came to be what it is, one step of its schema after the other (Alembic).

To change the schema: change `schema.py`, add `versions/schema_<number>.py` that does the same to a database of the
version before, and raise `REVISION`. A test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, text

from ..schema import Base

REVISION = "9"
"""The newest step."""
LEGACY = ("2", "3")
"""Versions that a database may name in `meta`, from before Alembic kept count."""


# where Alembic keeps count
_count = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class UnknownSchema(Exception):
    """The database was made by a version of Internum that this one does not know."""


def migrate(db: Connection) -> None:
    """Lay out an empty database, or bring an older one up to date, within the transaction of `db`."""
    tables = set(inspect(db).get_table_names())
    if "meta" not in tables:
        Base.metadata.create_all(db)
        _stamp(db, REVISION)
        db.execute(text("INSERT INTO meta (key, value) VALUES ('schema', :now)"), {"now": REVISION})
    elif _count.name not in tables:
        found = db.execute(text("SELECT value FROM meta WHERE key = 'schema'")).scalar_one_or_none()
        if found not in LEGACY:
            raise UnknownSchema(str(found))
        _stamp(db, found)
    found = db.execute(_count.select()).scalar_one_or_none()
    if found is None or not found.isdecimal() or int(found) > int(REVISION):
        raise UnknownSchema(str(found))
    if found != REVISION:
        _upgrade(db)
        # versions from before Alembic look there, and refuse what they do not know
        db.execute(text("UPDATE meta SET value = :now WHERE key = 'schema'"), {"now": REVISION})


def _stamp(db: Connection, version: str) -> None:
    _count.create(db)
    db.execute(_count.insert().values(version_num=version))


def _upgrade(db: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = db
    command.upgrade(config, REVISION)
