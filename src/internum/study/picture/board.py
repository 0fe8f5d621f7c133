"""A board as it stood at a moment, with a caption: one SVG document that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from internum import boards
from internum.core.match import Match
from internum.core.speech import Words

from .ground import SERIF, ground, labels
from .looks import colours, look_of
from .pieces import antike_place, mare_place, sign

CAPTION = 92  # height of the strip below a map 1600 wide


def board_picture(match: Match, seat: int | None = None, language: str = "en", caption: bool = True) -> str:
    """The board as `seat` may see it (None: as everybody may); what is drawn lies open in all three games."""
    view = match.view(seat)
    geometry = boards.geometry(view["board"])
    _, _, width, height = geometry["viewBox"]
    unit, places = width / 1600, view["places"]
    below = CAPTION * unit if caption else 0
    tints = {id: colours()[f"tint-{look_of(p['owner'])}"] for id, p in places.items() if p["owner"]}
    words = match.words(language)
    names = {id: words.name("province", id) for id in geometry["regions"]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + below:.0f}" width="{width}" '
        f'height="{height + below:.0f}">',
        f"<title>{escape(title(match, language))}</title>",
        *ground(geometry, tints, set(geometry["regions"]) - set(places)),
        *_pieces(geometry, places, unit),
        *labels(geometry, names),
        *(_caption(match, view, language, (width, height, unit)) if caption else ()),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


def title(match: Match, language: str) -> str:
    words = Words(language, ("../study",))
    return words.text("picture-title", {"game": match.game.title, "round": match.round})


def _pieces(geometry: Mapping[str, Any], places: Mapping[str, Any], unit: float) -> Iterator[str]:
    for id, region in geometry["regions"].items():
        if id in places:
            draw = antike_place if "city" in region else mare_place
            yield from draw(region, places[id], unit)


def _caption(
    match: Match, view: Mapping[str, Any], language: str, measure: tuple[float, float, float]
) -> Iterator[str]:
    """A strip below the map: what is shown, and every side with its shield, name and score."""
    width, height, unit = measure
    tone = colours()
    yield f'<rect y="{height}" width="{width}" height="{CAPTION * unit}" fill="{tone["surface"]}"/>'
    yield f'<rect y="{height}" width="{width}" height="{2 * unit}" fill="{tone["line-strong"]}"/>'
    text = f'font-family="{SERIF}" fill="{tone["ink"]}"'
    yield (
        f'<text x="{28 * unit}" y="{height + 56 * unit}" {text} font-weight="600" font-size="{32 * unit}">'
        f"{escape(title(match, language))}</text>"
    )
    words = match.words(language)
    scores = {row["seat"]: row["score"] for row in match.standings}
    sides = [side for side in view["sides"] if side["seat"] is not None]
    step = min(190.0, 1000.0 / max(1, len(sides))) * unit
    for i, side in enumerate(sides):
        x = width - (len(sides) - i) * step
        kind = "nation" if words.knows("nation", side["id"]) else "empire"
        name, score = words.name(kind, side["id"]), side.get("score", scores.get(side["seat"], 0))
        yield sign(f"shield-{look_of(side['id'])}", (x + 18 * unit, height + 46 * unit), 40 * unit)
        yield (
            f'<text x="{x + 46 * unit:.0f}" y="{height + 42 * unit}" {text} font-size="{20 * unit}">'
            f"{escape(name)}</text>"
            f'<text x="{x + 46 * unit:.0f}" y="{height + 68 * unit}" {text} font-weight="700" '
            f'font-size="{24 * unit}">{score}</text>'
        )
