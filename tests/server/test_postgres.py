"""The same on PostgreSQL: a real one, started for the test, with two servers on it."""

from __future__ import annotations

import re
import time
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from internum.server import migrations
from internum.server.backup import backup, restore
from internum.server.leases import Leases
from internum.server.schema import Base
from internum.server.store import Store
from internum.server.stored import ChatLine

from .live import Server, Stream
from .player import Person
from .test_migrations import SCHEMA_2


def at(server: Server, person: Person) -> Person:
    return Person(server.client, person.table, person.token, person.seats)


def test_two_servers_on_one_database(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as other:
        anna, ben, _ = one.api.open(["Anna", "Ben"])
        elsewhere = at(other, ben)
        stream = Stream(elsewhere)
        stream.wait("update")
        anna.act("lay ankh", at=0)
        stream.wait_for_at(1)
        count = len(stream.events)
        anna.call("POST", "/chat", json={"text": "salve"})
        assert stream.wait("update", after=count)[1]["chat"][0]["text"] == "salve"
        assert "ankh" not in stream.text, "no secret takes the way round"
        elsewhere.act("lay elk", at=0)
        assert anna.look()["at"] == 3, "what one server has acknowledged the other knows at once"
        anna.act("pay grain")
        anna.call("POST", "/undo", json={})
        assert elsewhere.look()["at"] == 3
        stream.close()


def test_a_killed_server_on_postgres_loses_nothing(postgres: str) -> None:
    with Server(postgres) as server:
        anna, ben, _ = server.api.open(["Anna", "Ben"])
        anna.act("lay ankh")
        ben.act("lay elk")
        anna.act("pay grain")
        before = anna.look()
        server.kill()
    with Server(postgres) as server:
        assert at(server, anna).look() == before


def test_one_server_thinks_for_a_bot_and_another_takes_over_when_it_is_heard_of_no_more(postgres: str) -> None:
    stores = Store(postgres), Store(postgres)
    one, two = (Leases(store) for store in stores)
    try:
        assert one.take("t", 1, "one", 0.5) and not two.take("t", 1, "two", 0.5)
        assert two.take("t", 2, "two", 0.5), "another seat is free"
        assert one.take("t", 1, "one", 0.5), "its own lease can be had again"
        one.renew("one", 0.6)
        time.sleep(0.4)
        assert not two.take("t", 1, "two", 0.5), "renewed"
        time.sleep(0.5)
        assert two.take("t", 1, "two", 5) and not one.take("t", 1, "one", 5), "it has run out"
        two.end("t", 1, "two")
        assert one.take("t", 1, "one", 5)
    finally:
        for store in stores:
            store.close()


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(postgres: str, tmp_path: Path) -> None:
    kept = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(text("CREATE DATABASE elsewhere"))
    engine.dispose()
    elsewhere = make_url(postgres).set(database="elsewhere").render_as_string(hide_password=False)
    with Server(tmp_path / "tables.db") as server:
        anna, _ben, _ = server.api.open(["Anna", "Ben"])
        anna.act("lay ankh")
        anna.call("POST", "/chat", json={"text": "salve"})
    assert backup(kept, tmp_path / "games.gz") == restore(elsewhere, tmp_path / "games.gz") == 1
    store, before = Store(elsewhere), Store(kept)
    try:
        assert store.load(anna.table) == before.load(anna.table)
        store.say(anna.table, ChatLine(0, "Anna", "again", "now"), 10)  # numbers go on from those read in
    finally:
        store.close()
        before.close()
    assert backup(elsewhere, tmp_path / "again.gz") == 1
    assert restore(f"sqlite:///{tmp_path / 'again.db'}", tmp_path / "again.gz") == 1


def test_a_database_of_schema_2_is_brought_up_to_date_and_its_game_played_on(postgres: str) -> None:
    with create_engine(postgres, isolation_level="AUTOCOMMIT").connect() as db:
        db.execute(text("CREATE DATABASE old"))
    old = make_url(postgres).set(database="old").render_as_string(hide_password=False)
    engine = create_engine(old)
    with engine.begin() as db:
        for statement in schema_2():
            db.exec_driver_sql(statement)
    Store(old).close()
    Store(old).close()  # once more changes nothing
    with engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert context.get_current_revision() == migrations.REVISION
    engine.dispose()
    with Server(old) as server:
        anna = Person(server.client, "sf3ban36aey3", "anna-token-of-schema-2", [0])
        assert (anna.look()["at"], anna.look()["chat"][0]["text"]) == (3, "salve")
        assert anna.act("pay grain")["at"] == 4
        anna.call("POST", "/chat", json={"text": "again"})
        assert [line["text"] for line in anna.look()["chat"]] == ["salve", "again"]


def schema_2() -> list[str]:
    """The SQLite database of schema 2 as PostgreSQL would have it: numbered by itself, and truth is no number."""
    script = SCHEMA_2.read_text(encoding="utf-8").replace("BEGIN TRANSACTION;", "").replace("COMMIT;", "")
    truths = [
        f"ALTER TABLE {table} ALTER COLUMN {column} TYPE BOOLEAN USING {column} <> 0"
        for table, columns in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\);", script, re.S)
        for column in re.findall(r"(\w+) BOOLEAN", columns)
    ]
    script = script.replace("BOOLEAN", "INTEGER").replace("id INTEGER NOT NULL", "id SERIAL NOT NULL")
    numbers = "SELECT setval('chat_id_seq', (SELECT max(id) FROM chat))"
    return [*(s for s in script.split(";\n") if s.strip()), *truths, numbers]
