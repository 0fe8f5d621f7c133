"""A game that is over is sent to somebody, who reads it without a seat, or within a page of their own."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import IN_BOTH_LANGUAGES, PHONE
from .server import Server
from .tables import finished_record, open_record
from .test_access import check


@pytest.fixture(scope="module")
def link(server: Server) -> str:
    return open_record(server.url, finished_record("antike", rounds=1))


WORDS = {
    "en": ("Share this moment", "This moment", "For a page of your own", "Picture as"),
    "fr": ("Partager ce moment", "Ce moment", "Pour une page à vous", "Image en"),
}


@pytest.mark.parametrize(("lang", "size"), IN_BOTH_LANGUAGES)
def test_whoever_is_sent_the_address_reads_the_game(
    visit: Visit, server: Server, link: str, lang: str, size: tuple[int, int]
) -> None:
    share, moment, embed, picture = WORDS[lang]
    anna = visit(lang=lang, size=size).go(link.replace("#", "?at=7#")).see_table()
    anna.page.get_by_role("button", name=share).click()
    window = anna.page.get_by_role("dialog")
    address = window.get_by_role("textbox", name=moment).input_value()
    assert "#" not in address and "/g/" in address
    assert "<script" in window.get_by_role("textbox", name=embed).input_value()
    for kind, begins in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with anna.page.expect_download() as download:
            window.get_by_role("link", name=f"{picture} {kind}").click()
        assert download.value.path().read_bytes().startswith(begins)
    check(anna, "share")
    ben = visit(lang=lang, size=size).go(server.url + address[address.index("/g/") :]).see_table()
    expect(ben.page.get_by_role("slider")).to_have_value("7")
    ben.page.keyboard.press("ArrowRight")
    expect(ben.page).to_have_url(re.compile(r"/g/\w+\?at=(8|9|1\d)$"))
    check(ben, "shared game")
    assert not ben.errors and not anna.errors


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Another site: a folder, and the address at which its files are served."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield tmp_path, f"http://127.0.0.1:{site.server_port}"
        site.shutdown()


@pytest.mark.parametrize(("lang", "size"), [("en", (900, 700)), ("fr", PHONE)])
def test_one_line_puts_a_game_into_a_bare_page(
    visit: Visit, server: Server, link: str, elsewhere: tuple[Path, str], lang: str, size: tuple[int, int]
) -> None:
    step, there = {"en": ("Step on", "Open in Internum"), "fr": ("Avancer d’un pas", "Ouvrir dans Internum")}[lang]
    folder, site = elsewhere
    table = link.split("/")[2].partition("#")[0]
    line = f'<script src="{server.url}/embed.js" data-game="{table}" data-at="5"></script>'
    (folder / "bare.html").write_text(f'<meta name="viewport" content="width=device-width"><h1>My page</h1>{line}')
    anna = visit(lang=lang, size=size).go(f"{site}/bare.html")
    frame = anna.page.frame_locator("iframe")
    expect(frame.get_by_role("slider")).to_have_value("5")
    frame.get_by_role("button", name=step).click()
    expect(frame.get_by_role("slider")).not_to_have_value("5")
    expect(frame.get_by_role("button", name="Menu")).to_have_count(0)
    expect(frame.get_by_role("link", name=there)).to_have_attribute("target", "_blank")
    assert not anna.errors
