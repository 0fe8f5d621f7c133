"""French: everything a player meets."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor

# All texts and names that can be seen or heard, but for notation.
READ = """() => [...document.querySelectorAll("body *")]
  .filter((e) => e.checkVisibility() && e.localName !== "code")
  .flatMap((e) => [
    ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim()),
    ...["aria-label", "title", "placeholder"].map((name) => e.getAttribute(name) ?? ""),
  ])"""
WORDS = Path(__file__).parents[2] / "web" / "src" / "lib" / "i18n"


def words(lang: str) -> set[str]:
    """What the program says in a language, where nothing is filled in."""
    text = (WORDS / f"{lang}.ts").read_text()
    return {said for said in re.findall(r'^\s+\w+: "(.*)",$', text, re.M) if "{" not in said}


def english_left(visitor: Visitor) -> list[str]:
    """Words of the English program that can be read on the page, as texts or names of controls."""
    only_english = words("en") - words("fr")
    seen = visitor.page.evaluate(READ)
    return sorted(set(seen) & only_english)


def test_one_thing_only_is_called_annuler() -> None:
    named = re.findall(r'^\s+(\w+): "Annuler",$', (WORDS / "fr.ts").read_text(), re.M)
    assert named == ["undo"]


def test_somebody_plays_in_french(visit: Visit) -> None:
    anna = visit().home()
    anna.page.get_by_role("button", name="Français").click()
    expect(anna.page.get_by_role("button", name="Jouer").first).to_be_visible()
    assert anna.page.locator("html").get_attribute("lang") == "fr"
    assert english_left(anna) == []
    anna.card("antike").get_by_role("button", name=re.compile("Novice|Débutant")).first.click()
    anna.card("antike").locator(".btn.primary").click()
    anna.see_table().wait_for_turn()
    assert "À vous" in anna.page.title() or "tour" in anna.page.title().lower()
    expect(anna.page.locator("#prompt .say")).to_have_text(re.compile("la roue"))
    expect(anna.page.locator(".badge.free").first).to_have_text("gratuit")
    assert english_left(anna) == []
    anna.page.locator("[data-space=arming]").click()
    anna.until(lambda: bool(anna.glowing), what="places to arm")
    places = anna.page.eval_on_selector_all("[data-place]:not([data-legal])", "all => all.map(a => a.dataset.place)")
    assert next(p for p in places if anna.click_place(p))
    answer = anna.page.get_by_role("alert")
    expect(answer.get_by_role("button", name=re.compile("Règle AN-"))).to_be_visible()
    assert re.search(r"\b(le|la|les|une?|des?|ne|pas|vous|il|y)\b", answer.locator("p").first.inner_text(), re.I)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("a")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert english_left(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.locator("nav button").filter(has_text="Chronique").first.click()
    log = anna.page.get_by_role("log")
    expect(log.get_by_text(re.compile("Armement|armement"))).not_to_have_count(0)
    anna.page.get_by_role("button", name="EN", exact=True).click()
    expect(anna.page.locator("#prompt .say")).to_have_text(re.compile("set up"))
    assert not anna.errors
