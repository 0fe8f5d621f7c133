"""What a server writes about itself: lines for people, or one JSON object a line. Never a token."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

MASK = "…"
SECRET = re.compile(
    r"""(?P<before>[?&\s"']token=|[Bb]earer\s+|/[tr]/[a-z0-9]{1,24}\#|"token":\s*"|'token':\s*')[^\s&"'#;,)]+"""
)

access = logging.getLogger("internum.server.access")


def masked(text: str) -> str:
    """The text without tokens: in addresses, links, headers and bodies."""
    return SECRET.sub(rf"\g<before>{MASK}", text)


class ForPeople(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class AsJson(logging.Formatter):
    """`extra={"told": {…}}` of a log call adds members of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
        }
        line |= getattr(record, "told", {})
        if record.exc_info:
            line["traceback"] = masked(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(form: str) -> None:
    """All logs to the standard error, as `text` or `json`; with `json` every request is told, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else ForPeople())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("internum").setLevel(logging.INFO)
    access.setLevel(logging.INFO if form == "json" else logging.WARNING)


class AccessLog:
    """Tells of every request when it has been answered: what was asked, the status, and how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not access.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def listening(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, listening)
        finally:
            told = {
                "method": scope["method"],
                "path": scope["path"],  # without the query, which may hold a token
                "status": status,
                "milliseconds": round(1000 * (time.perf_counter() - began), 1),
                "client": scope["client"][0] if scope.get("client") else None,
            }
            access.info("%s %s %d", told["method"], told["path"], status, extra={"told": told})
