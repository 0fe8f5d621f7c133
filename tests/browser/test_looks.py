"""Nothing is cut off and nothing lies over anything else, at the three sizes."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .pages import faults
from .people import DESK, PHONE, TABLET
from .screens import PAGES


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("sizes", [(DESK, TABLET), (PHONE,)], ids=["desk", "phone"])
def test_everything_fits(visit: Visit, links: dict[str, str], sizes: tuple[tuple[int, int], ...], lang: str) -> None:
    visitor = visit(size=sizes[0], lang=lang)
    found = []
    for name, come in PAGES.items():
        if lang == "fr" and name in ("set-up", "rules"):
            continue
        visitor.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        come(visitor, links)
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.wait_for_timeout(150)
            found += [f"{name} at {width}×{height}: {fault}" for fault in faults(visitor.page)]
    assert not found, "\n" + "\n".join(found)
