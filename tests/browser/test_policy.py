"""The pages keep to the content security policy: nothing they load or run is refused by the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .screens import sit_down

COLLECT = """window.refused = [];
document.addEventListener("securitypolicyviolation", (e) => {
  window.refused.push(`${e.violatedDirective} ${e.blockedURI}`);
});
"""


def test_nothing_is_refused_at_home_at_a_table_and_in_a_lesson(visit: Visit, links: dict[str, str]) -> None:
    guest = visit()
    said: list[str] = []
    guest.page.on("console", lambda message: said.append(message.text))
    guest.context.add_init_script(COLLECT)

    def refused(visitor: Visitor) -> list[str]:
        return [*visitor.page.evaluate("window.refused"), *(line for line in said if "Content Security Policy" in line)]

    assert refused(guest.home()) == []
    assert refused(sit_down(guest, links["antike"])) == []
    guest.go("/learn/antike").see_table()
    expect(guest.page.locator("[data-place]").first).to_be_visible()
    assert refused(guest) == []
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "light", "the first script has run"
    guest.page.evaluate("() => { const s = document.createElement('script'); s.text = '1'; document.body.append(s); }")
    assert refused(guest), "what is not ours would be refused, and noticed"
