"""What stands on the map as SVG: cities, markers, buildings and stacks of units with their number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from .looks import look_of, symbols

Point: TypeAlias = Sequence[float]
GROUNDS = {"marble": "#fbf6ea", "iron": "#7d9bb5", "gold": "#e8bd42"}  # the discs of Antike's resources
UNITS = {"galley": "trireme"}  # drawn alike


def antike_place(region: Mapping[str, Any], place: Mapping[str, Any], unit: float) -> Iterator[str]:
    """A city with its temple and resource, or the free site; legions on land, galleys at sea."""
    x, y = region["city"]
    size = 36 * unit
    if place["owner"]:
        if place["temple"]:
            yield chip("an-temple", (x - size * 0.55, y - size * 0.2), size * 0.72)
        yield sign(f"shield-{look_of(place['owner'])}", (x, y), size)
        yield chip(
            f"an-{place['resource']}", (x + size * 0.52, y + size * 0.24), size * 0.56, GROUNDS[place["resource"]]
        )
    else:
        yield chip(f"an-{place['resource']}", (x, y), 26 * unit, GROUNDS[place["resource"]])
    for kind, slots in (("legion", "slots_land"), ("galley", "slots_sea")):
        free = region.get(slots) or region["slots"]
        stacks = [piece for piece in place["pieces"] if piece["kind"] == kind]
        for piece, at in zip(stacks, free, strict=False):
            yield stack(piece, at, 33 * unit)


def mare_place(region: Mapping[str, Any], place: Mapping[str, Any], unit: float) -> Iterator[str]:
    """Buildings, the marker of control and units, in this order on the slots of the province; fleets on a sea."""
    size = region.get("slotR", 24) * 1.75
    drawn = [
        chip("legendary" if b["good"] and b["good"].endswith("*") else _building(b), (0, 0), size * 0.86)
        for b in place.get("buildings", [])
        if b["built"]
    ]
    if place["owner"]:
        drawn.append(sign(f"marker-{look_of(place['owner'])}", (0, 0), size * 0.9))
    drawn += [stack(piece, (0, 0), size) for piece in place["pieces"]]
    slots: list[Point] = region.get("slots") or [region["anchor"]]
    for i, thing in enumerate(drawn):
        x, y = slots[i % len(slots)]
        if i >= len(slots):  # a crowded province: the rest lies half a slot aside
            x, y = x + size / 2, y + size / 2
        yield f'<g transform="translate({x} {y})">{thing}</g>'


def _building(building: Mapping[str, Any]) -> str:
    """A caravan shows its good."""
    good = building["good"]
    return f"good-{good}" if building["kind"] == "caravan" and f"good-{good}" in symbols() else f"b-{building['kind']}"


def stack(piece: Mapping[str, Any], at: Point, size: float) -> str:
    """Units of one kind and side, with their number if there are several."""
    kind = UNITS.get(piece["kind"], piece["kind"])
    drawn = sign(f"{kind}-{look_of(piece['side'])}", at, size)
    if piece["count"] < 2:
        return drawn
    x, y = at[0] + size * 0.4, at[1] + size * 0.36
    return drawn + (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.25:.1f}" fill="#2a1c0f" stroke="#fff6e6" stroke-width="1.2"/>'
        f'<text x="{x:.1f}" y="{y + size * 0.125:.1f}" text-anchor="middle" font-size="{size * 0.36:.1f}" '
        f"font-family=\"'Source Sans 3', 'Liberation Sans', 'DejaVu Sans', sans-serif\" font-weight=\"700\" "
        f'fill="#fff6e6">{piece["count"]}</text>'
    )


def chip(symbol: str, at: Point, size: float, fill: str = "#fbf6ea") -> str:
    """A sign on a round ground."""
    disc = (
        f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size / 2:.1f}" fill="{fill}" stroke="#2a1c0f" '
        f'stroke-width="{size / 24:.1f}"/>'
    )
    return disc + sign(symbol, at, size * 0.74)


def sign(symbol: str, at: Point, size: float) -> str:
    """A symbol of the sheet around a point; nothing if the sheet has none of that name."""
    if symbol not in symbols():
        return ""
    box, body = symbols()[symbol]
    x, y = at[0] - size / 2, at[1] - size / 2
    frame = f'x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}" viewBox="{box}"'
    return f'<svg {frame} color="#2a1c0f">{body}</svg>'
