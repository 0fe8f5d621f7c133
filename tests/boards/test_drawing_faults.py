"""A geometry that does not show the board's facts is found."""

from typing import Any

import pytest

from internum.boards import check

from .conftest import Edit, Redraw


def found(path: Any) -> str:
    return "\n".join(map(str, check(path)))


def test_facts_changed_on_both_sides_contradict_the_shipped_drawing(edited: Edit) -> None:
    """A board that is sound in itself, but not as drawn."""
    path = edited(
        "antike-eastern",
        ('borders = { adulis = "sea", dioscoridis', 'borders = { adulis = "both", dioscoridis'),
        ('adane = "sea", berenice', 'adane = "both", berenice'),
    )
    assert found(path) == ("antike-eastern.geo.json borders adane-adulis: is 'sea', but the board says 'both'")


def test_border_without_drawing(edited: Edit) -> None:
    path = edited(
        "empires",
        ('land = ["latium"]', 'land = ["latium", "macedonia"]'),
        (
            'land = ["achaea", "dacia", "dalmatia", "thracia"]',
            'land = ["achaea", "dacia", "dalmatia", "italia", "thracia"]',
        ),
    )
    assert "empires.geo.json regions.italia: does not touch macedonia, but they border" in found(path)


def test_drawing_without_border(edited: Edit) -> None:
    path = edited(
        "empires",
        ('land = ["africa", "phasania"]', 'land = ["africa"]'),
        ('land = ["africa", "garamantia", "libya", "numidia"]', 'land = ["africa", "garamantia", "libya"]'),
    )
    assert "regions.numidia: touches phasania, but they do not border on each other" in found(path)


def test_border_of_the_wrong_kind(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        data["borders"][0]["kind"] = "land"

    text = found(redrawn("antike-eastern", change))
    assert "borders adane-adulis: is 'land', but the board says 'sea'" in text
    assert "a part should be 'land', but is drawn as 'sea'" in text


def test_border_listed_wrongly(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        first, second = data["borders"][:2]
        second["b"] = "zadrakarta"
        data["borders"].append(dict(first))
        first["path"] = second["path"]

    text = found(redrawn("antike-eastern", change))
    assert "borders adane-zadrakarta: is listed, but is no border of the board" in text
    assert "borders: adane-dioscoridis is missing" in text
    assert "borders adane-adulis: is listed twice" in text
    assert "borders adane-adulis: its path leaves the line between the two regions" in text


def test_region_missing_and_region_too_many(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        data["regions"]["atlantis"] = data["regions"].pop("creta")

    text = found(redrawn("empires", change))
    assert "mine.geo.json regions: creta is not drawn" in text
    assert "mine.geo.json regions.atlantis: is drawn, but is not on the board" in text


def test_gap_between_regions(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        path = data["regions"]["germania"]["path"]
        data["regions"]["germania"]["path"] = path.replace("M625.9,141.8", "M625.9,141.2", 1)

    assert "has nothing on its other side" in found(redrawn("empires", change))


def test_overlap_is_seen_by_area(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        data["viewBox"][2] += 100

    assert "regions: cover" in found(redrawn("empires", change))


@pytest.mark.parametrize(
    ("region", "key", "value", "message"),
    [
        ("germania", "kind", "sea", "regions.germania.kind: is 'sea', but the board says 'land'"),
        ("germania", "anchor", [0, 0], "regions.germania.anchor: place 0 lies outside the region"),
        ("germania", "slots", [[0, 0]] * 6, "regions.germania.slots: place 1 overlaps another"),
        ("germania", "slots", [], "regions.germania.slots: only 0 places, not 6"),
        ("germania", "slotR", 90, "regions.germania.slots: place 0 crosses the border"),
        ("germania", "slotR", None, "regions.germania.slotR: is missing or not a number"),
        ("germania", "path", "m0,0c1,1", "regions.germania.path: only absolute M, L and Z are read"),
        ("germania", "path", None, "regions.germania.path: is missing or not a text"),
        ("germania", "label", [1, float("inf")], "regions.germania.label: entry 0 is not a point"),
        ("latium", "sites", None, "regions.latium.sites: must be Roma"),
        ("latium", "sites", {}, "regions.latium.sites: must be Roma"),
    ],
)
def test_region_drawn_wrongly(redrawn: Redraw, region: str, key: str, value: object, message: str) -> None:
    def change(data: dict[str, Any]) -> None:
        data["regions"][region][key] = value

    assert message in found(redrawn("empires", change))


def test_places_for_galleys(redrawn: Redraw) -> None:
    def change(data: dict[str, Any]) -> None:
        data["regions"]["adane"]["slots_sea"] = []
        data["regions"]["theben"]["slots_sea"] = data["regions"]["theben"]["slots_land"][:1]

    text = found(redrawn("antike-eastern", change))
    assert "regions.adane.slots_sea: needs places" in text
    assert "regions.theben.slots_sea: has places, but no sea" in text
