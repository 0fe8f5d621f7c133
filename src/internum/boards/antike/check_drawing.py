"""Does the geometry beside a board of Antike show exactly the board's facts?"""

from collections.abc import Callable, Mapping
from typing import Any

from ..drawing import Drawing
from ..outline import Edge, Shape, edges, length
from .board import AntikeBoard

Report = Callable[[str, str], None]

MIXED = 0.1  # a border less wet (or dry) than this share is all land (or all sea)


def check_antike_drawing(board: AntikeBoard, data: Mapping[str, Any], report: Report) -> None:
    """Regions, borders and the kind of every border as drawn."""
    drawing = Drawing(data, (), report)
    drawing.check_ids(set(board.provinces))
    drawing.check_tiling()
    facts = {frozenset((p.id, n)): kind for p in board.provinces.values() for n, kind in p.borders.items()}
    drawing.check_borders(set(facts))
    _border_list(drawing, facts, report)
    for name in drawing.regions:
        if name not in board.provinces:
            continue
        coastal = bool(board.neighbours(name, "sea"))
        for key, needed in (("slots_land", True), ("slots_sea", coastal)):
            if bool(drawing.points(name, key)) != needed:
                report(f"regions.{name}.{key}", "needs places" if needed else "has places, but no sea")
        for key in ("slots", "slots_land", "slots_sea"):
            drawing.check_inside(name, key, drawing.points(name, key))
        drawing.check_inside(name, "city", drawing.point(name, "city"))
        drawing.point(name, "label")


def _border_list(drawing: Drawing, facts: dict[frozenset[str], str], report: Report) -> None:
    listed = drawing.data.get("borders")
    land = Shape(drawing.lines(drawing.decor.get("land"), "decor.land"))
    seen = set()
    for index, border in enumerate(listed if isinstance(listed, list) else []):
        place = f"borders[{index}]"
        if not isinstance(border, dict) or not {"a", "b", "kind", "path"} <= set(border):
            report(place, "needs a, b, kind and path")
            continue
        pair = frozenset((str(border["a"]), str(border["b"])))
        place = f"borders {'-'.join(sorted(pair))}"
        if pair in seen:
            report(place, "is listed twice")
        seen.add(pair)
        if pair not in facts:
            report(place, "is listed, but is no border of the board")
            continue
        if border["kind"] != facts[pair]:
            report(place, f"is '{border['kind']}', but the board says '{facts[pair]}'")
        drawn = [edge for line in drawing.lines(border["path"], place) for edge in edges(line, closed=False)]
        if any(set(drawing.users.get(edge, ())) != pair for edge in drawn):
            report(place, "its path leaves the line between the two regions")
        if border["kind"] == "both":
            for kind in ("land", "sea"):
                _runs_through(drawing, border.get(f"path_{kind}"), kind, land, place)
        else:
            _runs_through(drawing, border["path"], border["kind"], land, place)
    for names in sorted(map(sorted, set(facts) - seen)):
        report("borders", f"{'-'.join(names)} is missing")


def _runs_through(drawing: Drawing, path: object, kind: str, land: Shape, place: str) -> None:
    """Report a line that does not run through land (or sea) as it should."""
    drawn = [edge for line in drawing.lines(path, place) for edge in edges(line, closed=False)]
    if drawn and (looks := _kind_of(drawn, land)) != kind:
        drawing.report(place, f"a part should be '{kind}', but is drawn as '{looks}'")


def _kind_of(drawn: list[Edge], land: Shape) -> str:
    """Land, sea or both: by the share of the line that runs through water."""
    whole = sum(map(length, drawn)) or 1.0
    # the tiny shift keeps the middle of an edge off the vertices of the coast
    wet = sum(length((a, b)) for a, b in drawn if not land.holds((a[0] + b[0]) / 2 + 0.013, (a[1] + b[1]) / 2 + 0.017))
    share = wet / whole
    return "land" if share < MIXED else "sea" if share > 1 - MIXED else "both"
