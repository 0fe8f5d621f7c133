"""The OpenAPI description, from which the client's types are made: `python -m internum.server.openapi`."""

from __future__ import annotations

import json
from typing import Any

from .app import create_app
from .settings import Settings


def openapi() -> dict[str, Any]:
    return create_app(Settings("sqlite://")).openapi()


if __name__ == "__main__":
    print(json.dumps(openapi(), indent=2, ensure_ascii=False))
