"""Whatever watches over a server can ask whether it is well."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from internum.server.service import Service

from .player import Api


def test_a_server_says_whether_it_is_well(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    api.open(["Anna", "Ben"])
    answer = api.client.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "tables": 1})
    service: Service = api.client.app.state.service  # type: ignore[attr-defined]

    def gone() -> int:
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(service.store, "count", gone)
    assert api.client.get("/api/health").status_code == 503
