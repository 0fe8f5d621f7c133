"""What a seat has at a moment, in numbers, read off a view: the same rows for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from internum.core.match import Match

CITIES = ("city", "capital")  # buildings that count as cities


def figures(match: Match, seat: int, eyes: int | None = None) -> dict[str, Any]:
    """Score, resources, income, army, provinces, cities, cards and titles of a seat, all its sides together.

    With `eyes`, resources are those that this seat knows of.
    """
    view = match.view(seat if eyes is None else eyes)
    sides = [side for side in view["sides"] if side["seat"] == seat]
    ids = {side["id"] for side in sides}
    places = view["places"].values()
    army: Counter[str] = Counter()
    for place in places:
        army.update({p["kind"]: p["count"] for p in place["pieces"] if p["side"] in ids})
    scores = {row["seat"]: row["score"] for row in match.standings}
    return {
        "sides": sorted(ids),
        "score": scores.get(seat, 0),
        "resources": _added(side["stock"] if "stock" in side else _hand(side["hand"]) for side in sides),
        "income": _added(side["yields"] if "yields" in side else side["income"] for side in sides),
        "army": dict(army),
        "provinces": sum(1 for place in places if place["owner"] in ids),
        "cities": sum(_cities(place, ids) for place in places),
        "cards": _added(_cards(side) for side in sides),
        "titles": [title for side in sides for title in side.get("titles", [])],
    }


def _hand(hand: Mapping[str, Any]) -> dict[str, int]:
    """All of it, or what is known of another's."""
    held: dict[str, int] = hand["tokens"] if "tokens" in hand else hand["known"]
    return held


def _cities(place: Mapping[str, Any], ids: set[str]) -> int:
    """In Antike whoever owns a province has a city there; in Mare Nostrum cities are buildings."""
    if "buildings" not in place:
        return int(place["owner"] in ids and "pieces" in place and "resource" in place)
    return sum(1 for b in place["buildings"] if b["built"] and b["kind"] in CITIES and b["controller"] in ids)


def _cards(side: Mapping[str, Any]) -> dict[str, int]:
    """Personages, or heroes and wonders."""
    return side["personages"] if "personages" in side else dict.fromkeys(side["tiles"], 1)


def _added(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for count in counts:
        total.update(count)
    return {name: n for name, n in total.items() if n}
