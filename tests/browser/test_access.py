"""axe-core looks at the main pages: nothing serious or critical, in light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import expect

from .conftest import Visit
from .people import PHONE, Visitor
from .screens import PAGES, sit_down

SCRIPT = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def check(visitor: Visitor, where: str) -> None:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(SCRIPT + "; 0")
    result: Any = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert len(result["passes"]) > 10, "axe has looked at nothing"
    bad = [v for v in result["violations"] if v["impact"] in ("serious", "critical")]
    told = [
        f"{v['id']} ({v['impact']}): {n['html'][:160]} – {n['failureSummary']}" for v in bad for n in v["nodes"][:3]
    ]
    assert not bad, where + ":\n" + "\n".join(told)


def test_no_page_shuts_anybody_out(visit: Visit, links: dict[str, str]) -> None:
    visitor = visit()
    for name, come in PAGES.items():
        come(visitor, links)
        for theme in ("light", "dark"):
            visitor.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            check(visitor, f"{name}, {theme}")


def test_nor_do_the_windows_of_the_table(visit: Visit, links: dict[str, str]) -> None:
    visitor = sit_down(visit(), links["antike"])
    for key, what in (("a", "list of moves"), ("r", "rules")):
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
        check(visitor, what)
        visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Menu").click()
    check(visitor, "menu")


def test_nor_does_the_phone(visit: Visit, links: dict[str, str]) -> None:
    check(sit_down(visit(size=PHONE), links["empires"]), "table on a phone")
