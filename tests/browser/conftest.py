"""One server and one browser for the whole folder; every test has a profile of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from . import chromium
from .people import Visitor
from .screens import make_links
from .server import Server

FOLDER = Path(__file__).parent
Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = chromium.missing()
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser") / "tables.db")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def links(server: Server) -> dict[str, str]:
    """Links to a table of each game and to a record."""
    return make_links(server.url)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody at a browser of their own: `visit(lang="fr", size=(390, 844))`."""
    visitors: list[Visitor] = []

    def come(address: str | None = None, **wishes: object) -> Visitor:
        visitor = Visitor(browser, address or server.url, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()  # once more does no harm
