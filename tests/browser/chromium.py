"""The browser of the tests: Debian's chromium, told to keep to itself."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

import internum.server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CLIENT = Path(internum.server.__file__).parent / "static" / "index.html"


def executable() -> str | None:
    """Where chromium is, if it is here."""
    wish = os.environ.get("INTERNUM_CHROMIUM")
    if wish and os.access(wish, os.X_OK):
        return wish
    return shutil.which("chromium")


def missing() -> str | None:
    """What keeps a browser from being used here, in words."""
    if executable() is None:
        return "no chromium: apt-get install chromium, or set INTERNUM_CHROMIUM to a Chromium binary"
    if not CLIENT.exists():
        return "the web client is not built: make test builds it, or `npm run build` in web/"
    return None


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS, headless=True)
