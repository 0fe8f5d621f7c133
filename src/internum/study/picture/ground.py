"""The printed map as SVG: sea, land, coast, borders, provinces tinted by owner, names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

SEA, LAND, OUTSIDE_LAND, OUTSIDE_WATER, LAKE = "#8fbfca", "#e8d5a6", "#cfc4ab", "#a9bcb6", "#a9c4c4"
COAST, LAND_BORDER, SEA_BORDER, RIVER, HALO = "#4b3216", "#8c2f1d", "#1f5686", "#6aa0b0", "#e9f4ee"
SERIF = "'EB Garamond', 'Palatino Linotype', Georgia, 'Liberation Serif', 'DejaVu Serif', serif"


def ground(geometry: Mapping[str, Any], tints: Mapping[str, str], covered: set[str]) -> Iterator[str]:
    """Everything below the pieces. `tints` are the colours of owned places; `covered` ones are out of play."""
    _, _, width, height = geometry["viewBox"]
    decor, regions = geometry["decor"], geometry["regions"]
    unit = width / 1600
    yield f'<rect width="{width}" height="{height}" fill="{SEA}"/>'
    yield _filled(decor.get("aqua"), OUTSIDE_WATER)
    for stroke, opacity in ((22, 0.14), (14, 0.18), (7, 0.24)):
        yield _line(decor.get("coast"), HALO, stroke * unit, f'stroke-opacity="{opacity}"')
    yield _filled(decor.get("terra"), OUTSIDE_LAND)
    if "land" in decor:  # regions reach over the sea: their land is tinted, their water a little
        yield f'<clipPath id="dry"><path d="{decor["land"]}" clip-rule="evenodd"/></clipPath>'
        yield _filled(decor["land"], LAND)
        owned = [(regions[id]["path"], tint) for id, tint in tints.items() if id in regions]
        yield from (_filled(path, tint, 'fill-opacity=".28"') for path, tint in owned)
        yield '<g clip-path="url(#dry)">' + "".join(_filled(path, tint) for path, tint in owned) + "</g>"
    else:
        for id, region in regions.items():
            if region.get("kind") != "sea":
                fill = OUTSIDE_LAND if id in covered else tints.get(id, LAND)
                yield _filled(region["path"], fill)
    yield _filled(decor.get("lakes"), LAKE)
    yield _line(decor.get("coast"), COAST, 1.8 * unit)
    yield _line(decor.get("rivers"), RIVER, 2.2 * unit, 'stroke-opacity=".8"')
    yield _line(decor.get("seaBorders"), SEA_BORDER, 2.4 * unit, 'stroke-dasharray="11 6"')
    yield _line(decor.get("landBorders"), LAND_BORDER, 2.4 * unit)
    for border in geometry.get("borders", []):
        if border["kind"] != "sea":
            yield _line(border["path"], LAND_BORDER, 2.4 * unit)
        if border["kind"] != "land":
            yield _line(border["path"], SEA_BORDER, 2.4 * unit, 'stroke-dasharray="9 9"')
    for x, y in decor.get("mountains", []):
        yield f'<path d="M{x - 11},{y + 8}l11,-18 11,18z" fill="#c9b184" stroke="#6b4a24" stroke-width="2"/>'
    yield from (_printed(name) for name in decor.get("names", []))


def labels(geometry: Mapping[str, Any], names: Mapping[str, str]) -> Iterator[str]:
    """The names of all places, with a light edge that keeps them readable on any tint."""
    for id, region in geometry["regions"].items():
        x, y = region["label"]
        size = region.get("labelSize", 17)
        water = region.get("kind") == "sea"
        style = f'font-style="italic" fill="{SEA_BORDER}" letter-spacing="1.5"' if water else 'fill="#2a1c0f"'
        lines = region.get("labelLines") or [names.get(id, id)]
        for i, line in enumerate(lines):
            at = y + size * 0.33 + (i - (len(lines) - 1) / 2) * size
            yield (
                f'<text x="{x}" y="{at:.1f}" transform="rotate({region.get("angle", 0)} {x} {y})" text-anchor="middle" '
                f'font-family="{SERIF}" font-weight="600" font-size="{size}" {style} stroke="#f8efd8" '
                f'stroke-width="{3.4 * size / 20:.1f}" stroke-opacity=".75" paint-order="stroke">{escape(line)}</text>'
            )


def _printed(name: Mapping[str, Any]) -> str:
    """A name of the map itself, such as a land beyond the board."""
    x, y = name.get("at") or (name["x"], name["y"])
    angle = name.get("rotate", name.get("angle", 0))
    return (
        f'<text x="{x}" y="{y}" transform="rotate({angle} {x} {y})" text-anchor="middle" font-family="{SERIF}" '
        f'font-style="italic" letter-spacing="2" font-size="{name["size"]}" fill="#56422b" fill-opacity=".65">'
        f"{escape(name['text'])}</text>"
    )


def _filled(path: str | None, fill: str, more: str = "") -> str:
    return f'<path d="{path}" fill="{fill}" fill-rule="evenodd" {more}/>' if path else ""


def _line(path: str | None, stroke: str, width: float, more: str = "") -> str:
    if not path:
        return ""
    return f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width:.2f}" stroke-linejoin="round" {more}/>'
