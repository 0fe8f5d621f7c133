"""A server left to itself: half-open connections, headers, figures, logs without tokens, a clean end."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from internum.server import Settings, create_app
from internum.server.logs import masked
from internum.server.settings import from_environment

from .live import Server, Stream
from .player import Api, Person

FEW_FILES = ("sh", "-c", 'ulimit -n 200; exec "$@"', "sh")


def half_open(server: Server, said: bytes = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Half: ") -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    connection = socket.create_connection((host, int(port)), timeout=10)
    connection.sendall(said)
    return connection


def test_three_hundred_half_open_connections_block_nobody(tmp_path: Path) -> None:
    """The process may open fewer files than there are such connections."""
    with Server(tmp_path / "tables.db", under=FEW_FILES) as server:
        waiting = [half_open(server) for _ in range(300)]
        assert server.client.get("/api/health", timeout=10).status_code == 200
        for connection in waiting:
            connection.close()


def test_headers_must_come_in_time_and_slow_drops_do_not_help(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", settings={"INTERNUM_HEADER_SECONDS": "1"}) as server:
        connection = half_open(server)
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() < began + 8:
                connection.sendall(b"x")
                time.sleep(0.2)
        assert 0.5 < time.monotonic() - began < 6
        anna, _, _ = server.api.open(["Anna", "Ben"])
        stream = Stream(anna)
        stream.wait("update")
        time.sleep(1.5)
        assert not stream.ended, "who has asked for something may wait for it"
        stream.close()


def test_a_body_must_come_in_time(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", settings={"INTERNUM_BODY_SECONDS": "0.5"}) as server:
        said = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        connection = half_open(server, said)
        answer = connection.recv(10_000).decode()
        assert answer.startswith("HTTP/1.1 408") and '"error":"too-slow"' in answer + connection.recv(10_000).decode()


def test_every_answer_has_the_headers_that_keep_browsers_careful(api: Api) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/docs"):
        answer = api.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "strict-transport-security" not in answer.headers


def test_under_an_https_address_browsers_keep_to_https(database: str) -> None:
    settings = Settings(database, public_url="https://table.example", bot_workers=1)
    with TestClient(create_app(settings)) as client:
        assert "max-age" in client.get("/api/health").headers["strict-transport-security"]


def test_figures_for_prometheus(database: str) -> None:
    app = create_app(Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python"))
    with TestClient(app, client=("127.0.0.1", 50_000)) as client:
        anna, _, _ = Api(client).open(["Anna", "Ben"])
        anna.act("lay ankh", at=0)
        client.get("/api/nowhere")
        text = client.get("/metrics").text
    assert "internum_tables 1.0" in text and "internum_streams 0.0" in text
    acted = 'internum_requests_total{method="POST",route="/api/tables/{table}/actions",status="200"} 1.0'
    assert acted in text
    assert anna.table not in text and anna.token not in text


@pytest.mark.parametrize(
    ("wanted", "client", "headers", "status"),
    [
        ("", "127.0.0.1", {}, 200),
        ("", "192.0.2.7", {}, 404),
        ("", "127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, 404),
        ("open-sesame", "192.0.2.7", {"Authorization": "Bearer open-sesame"}, 200),
        ("open-sesame", "192.0.2.7", {"Authorization": "Bearer open"}, 404),
        ("open-sesame", "127.0.0.1", {}, 404),
    ],
)
def test_figures_are_for_this_machine_or_with_a_token(
    database: str, wanted: str, client: str, headers: dict[str, str], status: int
) -> None:
    app = create_app(Settings(database, bot_workers=1, metrics_token=wanted))
    with TestClient(app, client=(client, 50_000)) as visitor:
        assert visitor.get("/metrics", headers=headers).status_code == status


def test_no_token_in_the_logs(tmp_path: Path) -> None:
    errors = tmp_path / "errors.log"
    with (
        errors.open("w") as stderr,
        Server(tmp_path / "t.db", settings={"INTERNUM_LOG": "json"}, stderr=stderr) as server,
    ):
        anna, _, _ = server.api.open(["Anna", "Ben"])
        address = f"/api/tables/{anna.table}"
        assert server.client.get(address, params={"token": anna.token}).status_code == 200
        assert server.client.get(address, headers={"Authorization": f"Bearer {anna.token}"}).status_code == 200
        server.client.get(f"/t/{anna.table}?token={anna.token}")
        half_open(server, f"GET /x?token={anna.token} HTTP/1.1\r\nbad header {anna.token}\r\n\r\n".encode())
        server.stop()
    lines = [json.loads(line) for line in errors.read_text().splitlines()]
    told = [line for line in lines if line["logger"] == "internum.server.access" and line.get("path") == address]
    assert [(line["method"], line["status"]) for line in told] == [("GET", 200), ("GET", 200)]
    assert anna.token not in errors.read_text()


@pytest.mark.parametrize(
    "text",
    [
        "GET /api/tables/abc/events?seat=0&token=s3cr3t-_x&lang=fr failed",
        "Authorization: Bearer s3cr3t-_x",
        "see http://table.example/t/k3v9x2#s3cr3t-_x",
        '{"token": "s3cr3t-_x", "seats": [0]}',
        "{'token': 's3cr3t-_x'}",
    ],
)
def test_whatever_is_logged_tokens_are_masked(text: str) -> None:
    assert "s3cr3t" not in masked(text) and "…" in masked(text)
    assert len(masked(text)) > len(text) - 12, "and nothing else"


def is_python(process: str) -> bool:
    """Is there a Python process of this number?"""
    try:
        return b"python" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_terminated_server_tells_its_streams_and_keeps_what_was_played(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, ben, _ = server.api.open(["Anna", "Ben"])
        cleo, _ = server.api.open(["Cleo", "bot"], mode="solo")
        cleo.act("lay ankh")
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True
        ).stdout.split()
        stream = Stream(ben)
        anna.act("lay ankh", at=0)
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
        stream.thread.join(5)
        assert stream.events[-1][0] == "closing" and stream.ended
        assert children, "a bot's process was there"
        end = time.monotonic() + 10  # a process that hears of the end takes a moment
        while any(map(is_python, children)) and time.monotonic() < end:
            time.sleep(0.05)
        assert not any(map(is_python, children)), "they ended with the server"
    with Server(tmp_path / "tables.db") as server:
        assert Person(server.client, anna.table, anna.token, anna.seats).look()["at"] == 1


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERNUM_EXPIRE_DAYS", "30")
    monkeypatch.setenv("INTERNUM_MAX_TABLES", "7")
    monkeypatch.setenv("INTERNUM_WARM_UP", "0")
    assert from_environment() == {"expire_days": 30.0, "max_tables": 7, "warm_up": False}
    monkeypatch.setenv("INTERNUM_MAX_TABLES", "many")
    with pytest.raises(ValueError, match="INTERNUM_MAX_TABLES is 'many'"):
        from_environment()


def test_a_wrong_setting_is_told_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.live", str(tmp_path / "tables.db"), "0"]
    environment = {"INTERNUM_ENGINE": "python", "INTERNUM_MAX_TABLES": "many", "PATH": ""}
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert ended.returncode == 1 and "INTERNUM_MAX_TABLES" in ended.stderr and "Traceback" not in ended.stderr
