"""Small situations of the Mare Nostrum family for tests, through the public API.

`building("empires", "rome", "3 coin, wine*", marker={"gallia": "rome"})` is Rome's Build turn with that hand. Unless
told otherwise the engine plays nothing by itself, so that a test sees every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import internum
from internum import CHANCE, Match

EMPIRES = ("rome", "carthage", "greece", "egypt", "babylon")


def at(
    game: str, players: int = 5, options: Mapping[str, Any] | None = None, forced: bool = False, **state: Any
) -> Match:
    """A match in a position of which only the named fields are given."""
    document = {"game": game, "players": players, "options": dict(options or {}), "state": state}
    return internum.load(document, forced=forced, chance="manual")


def tokens(text: str) -> dict[str, int]:
    """`"3 coin, wine*"` as the field `hand` wants it."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if words:
            counts[words[-1]] = counts.get(words[-1], 0) + (int(words[0]) if len(words) > 1 else 1)
    return counts


def building(game: str, builder: str, hand: str = "", hands: Mapping[str, str] | None = None, **rest: Any) -> Match:
    """The Build turn of an empire, with what it holds; `hands` holds those of others."""
    held = {builder: tokens(hand)} | {e: tokens(text) for e, text in (hands or {}).items()}
    return at(game, phase="build", actor=builder, hand=held, **rest)


def mask(*empires: str) -> int:
    """A set of empires, as fields such as `had_turn` have it."""
    return sum(1 << EMPIRES.index(e) for e in empires)


def state(match: Match) -> dict[str, Any]:
    """The situation as a document: fields by label, what is empty left out."""
    found: dict[str, Any] = match.position()["state"]
    return found


def value(match: Match, name: str, *labels: str) -> Any:
    """One element of a field; 0 or None where nothing is."""
    found: Any = state(match).get(name)
    for label in labels:
        found = (found or {}).get(label)
    return found or 0


def hand(match: Match, empire: str) -> dict[str, int]:
    return dict(state(match).get("hand", {}).get(empire, {}))


def levels(match: Match, empire: str) -> tuple[int, int, int]:
    """Trade, culture, military."""
    t, c, m = (value(match, "level", empire, track) for track in ("trade", "culture", "military"))
    return t, c, m


def seat(match: Match, empire: str) -> int:
    return match.twin.seat_of[EMPIRES.index(empire)]  # type: ignore[no-any-return]


def refusal(match: Match, action: str, empire: str | None = None) -> str | None:
    """The id of the rule that forbids an action now, or None."""
    found = match.why_not(action, seat(match, empire) if empire else None)
    return found.rule if found else None


def pay(match: Match, text: str) -> None:
    """Lay out tokens, `"3 coin"` or `"wine, oil, metal"`."""
    for token, count in tokens(text).items():
        for _ in range(count):
            match.play(f"pay {token}")


def buy(match: Match, action: str, price: str) -> None:
    """An action and its payment."""
    match.play(action)
    pay(match, price)


def can_pay(match: Match, action: str, price: str) -> bool:
    """Is this exact set accepted for an action? Tried on a copy."""
    trial = match.copy()
    if refusal(trial, action):
        return False
    trial.play(action)
    for token, count in tokens(price).items():
        for _ in range(count):
            if value(trial, "phase") != "pay" or refusal(trial, f"pay {token}"):
                return False
            trial.play(f"pay {token}")
    return value(trial, "item") == 0


def verbs(match: Match) -> set[str]:
    return {text.split()[0] for text in match.legal()}


def winners(match: Match) -> list[str]:
    """The empires that have won."""
    return [EMPIRES[match.twin.side_at[s]] for s in match.winners]


def collecting(game: str = "empires", players: int = 5, **rest: Any) -> Match:
    """The start of round 2: what the given buildings yield has been collected, unless somebody is asked first."""
    return at(game, players, phase="begin_round", **{"round": 2, **rest})


def trading(game: str, hands: Mapping[str, str], players: int = 5, **rest: Any) -> Match:
    """The start of the trade, with what everybody holds."""
    return at(game, players, phase="begin_trade", hand={e: tokens(text) for e, text in hands.items()}, **rest)


def offer(match: Match, **offers: str) -> None:
    """Everybody's secret offer, `rome="wine, 2 coin"`; a `.` ends one that may be shorter."""
    for empire, text in offers.items():
        for token, count in tokens(text.rstrip(".")).items():
            for _ in range(count):
                match.play(f"offer {token}", seat(match, empire))
        if text.endswith("."):
            match.play("done", seat(match, empire))


def claim(match: Match, *claims: str) -> None:
    """Claims one after the other: `"carthage<rome wine"` is Carthage taking wine from Rome."""
    for text in claims:
        taker, _, what = text.partition("<")
        match.play(f"claim {what}", seat(match, taker))


def actor(match: Match) -> str | None:
    """The empire that must decide, if it is one."""
    found: str | None = state(match).get("actor")
    return found


def campaign(game: str, empire: str, players: int = 5, **rest: Any) -> Match:
    """The Military turn of an empire, from its first step."""
    return at(game, players, phase="campaign", actor=empire, **rest)


def military_phase(game: str, players: int = 5, **rest: Any) -> Match:
    """The start of a Military phase: nobody has moved."""
    return at(game, players, phase="begin_military", **rest)


def battle(game: str, attacker: str, defender: str, place: str, players: int = 5, **rest: Any) -> Match:
    """A land battle, declared and before its dice."""
    match = campaign(game, attacker, players, **rest)
    done_until(match, "land_battle")
    match.play(f"attack {place} {defender}")
    return match


def legions_in(place: str, **counts: int) -> dict[str, dict[str, int]]:
    """Legions of several empires in one province, as the field `legions` wants them."""
    return {empire: {place: n} for empire, n in counts.items()}


def legions_left(match: Match, empire: str, place: str) -> int:
    return int(value(match, "legions", empire, place))


def points(match: Match) -> tuple[int, int]:
    """The points of a battle so far: of the active side, of its foe."""
    return value(match, "total", "active"), value(match, "total", "foe")


def roll(match: Match, *pips: int) -> None:
    """The dice of a battle: those of the active side first."""
    for n in pips:
        match.play(f"roll {n}", CHANCE)


def done_until(match: Match, phase: str) -> None:
    """End one step after the other until something else is asked."""
    for _ in range(12):
        if value(match, "phase") == phase:
            return
        match.play("done")
    raise AssertionError(f"{phase} was never asked; now: {value(match, 'phase')}")


def titles(match: Match) -> tuple[str, str, str]:
    trade, culture, military = (value(match, "title", name) for name in ("trade", "culture", "military"))
    return trade, culture, military
