"""The board for a terminal: a map in letters, and who borders on whom."""

from __future__ import annotations

from typing import Any

from internum import boards
from internum.boards.antike.board import AntikeBoard
from internum.core.speech import Words

PLACE = "place"  # the kind of words that places are named with
SHAPE = 0.45  # a letter is about twice as high as wide


def chart(view: dict[str, Any], words: Words, width: int) -> str:
    """All places where they lie, with the first letters of who holds them; one that has no room moves a line."""
    geometry = boards.geometry(view["board"])
    left, top, wide, high = geometry["viewBox"]
    rows = max(12, round(width * high / wide * SHAPE))
    lines = [[" "] * width for _ in range(rows)]
    for place, region in sorted(geometry["regions"].items(), key=lambda item: item[1]["label"][1]):
        x, y = region["label"]
        text = _label(place, view, words)
        column = round((x - left) / wide * width - len(text) / 2)
        column = min(max(column, 0), width - len(text))
        row = min(max(round((y - top) / high * (rows - 1)), 0), rows - 1)
        for near in sorted(range(rows), key=lambda r: abs(r - row)):
            if all(c == " " for c in lines[near][max(0, column - 1) : column + len(text) + 1]):
                lines[near][column : column + len(text)] = text
                break
    return "\n".join("".join(line).rstrip() for line in lines)


def _label(place: str, view: dict[str, Any], words: Words) -> str:
    owner = view["places"].get(place, {}).get("owner")
    held = f" [{_short(owner, view, words)}]" if owner else ""
    return f"{words.name(PLACE, place)}{held}"


def _short(owner: str, view: dict[str, Any], words: Words) -> str:
    return words.name("nation" if view["game"] == "antike" else "empire", owner)[:3]


def neighbours(board: str, place: str) -> dict[str, tuple[str, ...]]:
    """The places beside one, by how one gets there: `land` or `sea`."""
    of = boards.load(board)
    if isinstance(of, AntikeBoard):
        return {by: of.neighbours(place, by) for by in ("land", "sea")}
    if place in of.seas:
        return {"land": of.coasts(place), "sea": of.seas[place].adjacent}
    return {"land": of.provinces[place].land, "sea": of.provinces[place].seas}


def find(view: dict[str, Any], words: Words, wish: str) -> str | None:
    """The place that is called so, or whose name begins so."""
    names = {place: words.name(PLACE, place) for place in boards.geometry(view["board"])["regions"]}
    wanted = wish.strip().casefold()
    exact = [p for p, name in names.items() if wanted in (p.casefold(), name.casefold())]
    begins = [p for p, name in names.items() if wanted and name.casefold().startswith(wanted)]
    return next(iter(exact + begins), None)
