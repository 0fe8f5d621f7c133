"""`/api/docs`: the calls on one page, made from the OpenAPI description; it loads nothing from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}: calls</title>
<style>
body {{ font: 17px/1.5 Georgia, serif; max-width: 52em; margin: 3em auto; padding: 0 1em }}
dt {{ margin-top: 1em }} dd {{ margin-left: 2em }} code {{ font-size: 15px }}
</style>
<body><h1>{title} {version}</h1><p>{about}</p>
<p>All parameters and answers are in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI).</p>
{calls}</body></html>
"""


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    described: dict[str, Any] = request.app.openapi()
    info = described["info"]
    calls = "".join(_calls(described["paths"]))
    page = PAGE.format(
        title=escape(info["title"]), version=info["version"], about=escape(info["description"]), calls=calls
    )
    return HTMLResponse(page)


def _calls(paths: dict[str, Any]) -> Iterator[str]:
    by_topic: dict[str, list[tuple[str, str, Any]]] = {}
    for path, methods in paths.items():
        for method, call in methods.items():
            by_topic.setdefault(call.get("tags", [""])[0], []).append((method.upper(), path, call))
    for topic, calls in by_topic.items():
        yield f"<h2>{escape(topic.capitalize())}</h2><dl>"
        for method, path, call in calls:
            asked = [p["name"] for p in call.get("parameters", ()) if p["in"] == "query"]
            query = f"?{'&'.join(f'{name}=' for name in asked)}" if asked else ""
            yield f"<dt><code><b>{method} {escape(path)}</b>{escape(query)}</code><dd>{escape(call['description'])}"
        yield "</dl>"
