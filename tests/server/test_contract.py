"""Schemathesis: every call, with whatever its description allows and forbids, answers as it is described.

No 5xx, no status and no type that is not described. `INTERNUM_TIER=nightly` tries a hundred times as much.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from internum.server import Settings, create_app

from ..support import NIGHTLY
from .player import Api, Person

load_all_checks()
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 400 if NIGHTLY else 4  # of every call
ENDLESS = "/api/tables/{table}/events"  # a stream: `test_streams.py` reads it

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())
CALLS = [found.ok() for found in schema.get_all_operations() if found.ok().path != ENDLESS]


class Room:
    """A server with a few tables, and the links to them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        api = Api(client)
        self.people: list[Person] = [*api.open(["Anna", "Ben"]), *api.open(["Cleo", "bot"], game="antike", mode="solo")]
        self.people += api.open(["Dido", "Elena", "Fulvia"], game="classic")

    def lead_there(self, rng: random.Random, case: Any) -> None:
        """Half of the calls go to a table that is there, with a token of it: else all would answer 404."""
        person = rng.choice(self.people)
        if "table" in (case.path_parameters or {}) and rng.random() < 0.8:
            case.path_parameters["table"] = person.table
        if rng.random() < 0.8:
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {person.token}"}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    file = Path(tmp_path_factory.mktemp("contract")) / "tables.db"
    limits: dict[str, Any] = {"tables_per_minute": 10**6, "chat_lines_per_minute": 10**6, "bot_workers": 1}
    app = create_app(Settings(f"sqlite:///{file}", bot_engine="python", bot_imports=("tests.server.toy",), **limits))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Room(client)


@pytest.mark.parametrize("call", CALLS, ids=[f"{c.method.upper()} {c.path}" for c in CALLS])
def test_every_answer_is_as_described(room: Room, call: Any) -> None:
    rng = random.Random(call.label)
    tried = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=not NIGHTLY,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=call.as_strategy())
    def try_it(case: Any) -> None:
        nonlocal tried
        tried += 1
        room.lead_there(rng, case)
        sent = case.as_transport_kwargs(base_url="http://testserver")
        answer = room.client.request(**{k: v for k, v in sent.items() if k != "cookies"})
        case.validate_response(answer, checks=CHECKS)

    try_it()
    assert tried
