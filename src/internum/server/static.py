"""The client: the built files, and its one page for every address of the client's own."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from .problems import Problem

FOLDER = Path(__file__).parent / "static"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Internum</title>
<body style="font: 18px/1.5 Georgia, serif; max-width: 38em; margin: 4em auto; padding: 0 1em">
<h1>Internum</h1>
<p>The server runs, but the pages of the table have not been built.</p>
<p><code>make play</code> in the project's folder builds them and starts the server.</p>
<p>The programming interface is described at <a href="/api/docs">/api/docs</a>.</p>
</body></html>
"""

router = APIRouter(include_in_schema=False)


def folder_of(request: Request) -> Path:
    folder: Path = request.app.state.static
    return folder


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client, or its page: the client itself knows `/`, `/t/…` and `/r/…`."""
    if path == "api" or path.startswith("api/"):
        raise Problem("not-found", "no-such-page")
    root = folder_of(request).resolve()
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and file.is_file():
        hashed = path.startswith("assets/")  # named by content, so they never change
        return FileResponse(file, headers={"Cache-Control": f"max-age={31_536_000 if hashed else 0}"})
    if "." in path.rpartition("/")[2]:
        raise Problem("not-found", "no-such-page")
    index = root / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
