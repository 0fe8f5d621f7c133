"""MN-2 and TV-1, 2, 20 to 25: the printed start, icons, neutralised civilisations, first roles."""

from __future__ import annotations

import pytest

import internum
from internum import CHANCE, Match
from internum.games.mare.board import EMPIRE_IDS
from tests.rules.mare import actor, at, hand, levels, refusal, seat, state, value
from tests.support import rule

HEROES = dict(zip(EMPIRE_IDS, ("caesar", "hannibal", "pericles", "cleopatra", "hammurabi"), strict=True))
ICONS = {
    "numidia": "gold", "aegyptus": "papyrus", "assyria": "fruit", "etruria": "grain", "magna_graecia": "oil",
}  # fmt: skip


def started(players: int = 5, **options: object) -> Match:
    """The printed start, starting caravans on the icons above; round 1, the income dealt."""
    match = internum.new("classic", players, seed=1, forced=False, **options)
    while value(match, "phase") == "icon":
        match.play(next(t for t in match.legal() if t.split()[2] == ICONS[t.split()[1]]))
    return match


def on_board(match: Match, kind: str) -> int:
    places = match.view(None)["places"].values()
    built = [b["kind"] for p in places for b in p.get("buildings", ()) if b["built"]]
    kinds = ("city", "capital") if kind == "city" else (kind,)
    return sum(built.count(k) for k in kinds)


def neutral(match: Match, province: str) -> dict[str, int]:
    """Units in a province, by kind, and its owner."""
    place = match.view(None)["places"][province]
    return {p["kind"]: p["count"] for p in place["pieces"]} | {"owner": place["owner"]}


@rule("MN-2.2")
def test_civilisations_are_dealt_or_taken() -> None:
    """At random by default of the rules (`dealt`); also as listed or by choice."""
    dealt = internum.new("classic", 5, seed=9, assignment="dealt", forced=False)
    assert [e.seat for e in dealt.log[:5]] == [CHANCE] * 5
    taken = internum.new("classic", 3, assignment="taken", forced=False)
    taken.play("empire greece", 0)
    assert refusal(taken, "empire greece") == "MN-2.2" and refusal(taken, "empire rome") == "MN-2.2"


@rule("MN-2.3", "TV-1")
def test_heroes() -> None:
    """Each player lays the hero of his civilisation open before him."""
    sides = started().view(None)["sides"]
    assert {s["id"]: s["tiles"] for s in sides} == {e: [tile] for e, tile in HEROES.items()}


@rule("MN-2.4", "TV-2")
def test_first_roles() -> None:
    """Carthage Trade Master, Egypt Political Leader, Rome Military Leader."""
    assert state(started())["title"] == {"trade": "carthage", "culture": "egypt", "military": "rome"}


@rule("MN-2.5")
def test_colours_follow_civilisations() -> None:
    """No two players share a colour: a side is a civilisation."""
    ids = [s["id"] for s in started().view(None)["sides"]]
    assert len(set(ids)) == len(ids) == 5


@rule("MN-2.6", "MN-2.7", "MN-2.10")
def test_printed_starts() -> None:
    """The pieces of the table: nine of 3 points each; the only unit is a fortress in each capital."""
    match = started()
    places = match.view(None)["places"]
    for e in EMPIRE_IDS:
        own = [p for p in places.values() if p["owner"] == e]
        buildings = [b for p in own for b in p["buildings"] if b["built"]]
        units = [(u["kind"], u["count"]) for p in own for u in p["pieces"]]
        assert units == [("fortress", 1)]
        assert len(own) == 3 and 3 * (len(own) + len(buildings) + 1) + 9 == 36
        assert not {"market", "temple"} & {b["kind"] for b in buildings}


@rule("MN-2.8", "MN-2.9")
def test_starting_icons() -> None:
    """The owner chooses the icon where there are more icons than caravans, in seat order, openly."""
    match = internum.new("classic", 5, forced=False)
    asked = []
    while value(match, "phase") == "icon":
        asked.append((match.pending[0], match.legal()[0].split()[1]))
        match.play(match.legal()[-1])
    assert [seat for seat, _ in asked] == sorted(seat for seat, _ in asked)
    assert {p for _, p in asked} == set(ICONS)
    assert on_board(match, "caravan") == 16


@rule("MN-2.8")
def test_only_the_icons_of_the_province() -> None:
    """Nothing but one of its two icons."""
    match = internum.new("classic", 5, forced=False)
    assert match.legal() == ["build numidia gold", "build numidia slaves"]
    assert refusal(match, "build etruria grain") == "MN-2.8" and refusal(match, "done") == "MN-2.8"


@rule("MN-2.11", "TV-24")
def test_first_cards_are_the_income() -> None:
    """Taxes and resources of round 1: five cards each."""
    match = started()
    cards = {e: (hand(match, e)["tax"], sum(hand(match, e).values())) for e in EMPIRE_IDS}
    assert cards == {"greece": (2, 5), "carthage": (1, 5), "egypt": (3, 5), "babylon": (2, 5), "rome": (1, 5)}


@rule("TV-25")
def test_counts_of_the_printed_start() -> None:
    """Trade 3, 4, 2, 3, 4; political 2, 1, 3, 2, 1; military 1 each."""
    match = started()
    order = ("greece", "carthage", "egypt", "babylon", "rome")
    assert [levels(match, e) for e in order] == [(3, 2, 1), (4, 1, 1), (2, 3, 1), (3, 2, 1), (4, 1, 1)]


@rule("TV-21", "TV-22", "TV-23")
@pytest.mark.parametrize(
    ("players", "cities", "caravans", "left"),
    [(5, 9, 16, (3, 12, 12, 6)), (4, 7, 13, (3, 10, 10, 5)), (3, 5, 10, (3, 8, 8, 4))],
)
def test_supply_after_the_start(players: int, cities: int, caravans: int, left: tuple[int, ...]) -> None:
    """What stands on the board and what is left in the supply."""
    match = started(players)
    assert (on_board(match, "city"), on_board(match, "caravan")) == (cities, caravans)
    box = match.view(None)["box"]
    assert tuple(box[k] for k in ("city", "caravan", "market", "temple")) == left


# --- neutralised civilisations


@rule("MN-2.40", "MN-12.5")
def test_who_is_left_out() -> None:
    """Four players leave out Babylon, three Rome and Egypt; any choice is possible."""
    for players, out in ((4, {"babylon"}), (3, {"rome", "egypt"})):
        sides = started(players).view(None)["sides"]
        assert {s["id"] for s in sides if s["seat"] is None} == out
    match = internum.new("classic", 3, assignment="taken", civilisations="any", forced=False)
    match.play("empire rome; empire egypt; empire babylon")
    assert {s["id"] for s in match.view(None)["sides"] if s["seat"] is None} == {"greece", "carthage"}


@rule("MN-2.41", "MN-2.42", "TV-20")
def test_neutral_pieces() -> None:
    """Marker, legion and fortress in the capital; marker and legion in each bordering province, nothing at sea."""
    match = started(4)
    assert neutral(match, "babylonia") == {"legion": 1, "fortress": 1, "owner": "babylon"}
    for p in ("antiochia", "arabia", "assyria", "judaea"):
        assert neutral(match, p) == {"legion": 1, "owner": "babylon"}
    assert not any(value(match, "triremes", "babylon").values() if value(match, "triremes", "babylon") else ())


@rule("MN-2.43")
def test_starting_provinces_of_players_stay_free_of_neutrals() -> None:
    """With Egypt left out, a province that is a player's start gets no neutral pieces."""
    match = internum.new("classic", 4, assignment="taken", civilisations="any", forced=False)
    match.play("empire rome; empire carthage; empire greece; empire babylon")
    assert value(match, "marker", "cyrenaica") == "egypt" and value(match, "marker", "judaea") == "egypt"
    assert value(match, "marker", "antiochia") == "babylon" and value(match, "legions", "egypt", "antiochia") == 0


@rule("MN-2.44")
def test_neutrals_never_act() -> None:
    """Neutral pieces are nobody's to move; they defend with a die for each legion and 6 for the fortress."""
    match = at(
        "classic", 4, phase="land_battle", actor="egypt", entered={"babylonia": 2}, marker={"babylonia": "babylon"},
        legions={"egypt": {"babylonia": 2}, "babylon": {"babylonia": 1}}, fortress={"babylonia": 1},
    )  # fmt: skip
    match.play("attack babylonia babylon; roll 1; roll 1; roll 2")
    assert value(match, "legions", "egypt", "babylonia") == 1  # 2 + 6 points: one loss
    assert all(s["seat"] is None for s in match.view(None)["sides"] if s["id"] == "babylon")


@rule("MN-2.45")
def test_neutrals_earn_nothing() -> None:
    """No income, no cards, no role."""
    match = at("classic", 4, phase="begin_round", round=2, marker={"babylonia": "babylon"},
               built={"babylonia": {"city": 1, "caravan": 1}})  # fmt: skip
    assert hand(match, "babylon") == {} and "babylon" not in state(match)["title"].values()


@rule("MN-2.46")
@pytest.mark.parametrize(("option", "fortress"), [("legion_first", 1), ("attacker_chooses", 0)])
def test_neutral_losses(option: str, fortress: int) -> None:
    """The legion goes first, the fortress last (option: the attacker chooses)."""
    match = at(
        "classic", 4, options={"neutral_losses": option}, phase="land_battle", actor="egypt", entered={"babylonia": 1},
        marker={"babylonia": "babylon"}, fortress={"babylonia": 1},
        legions={"egypt": {"babylonia": 3}, "babylon": {"babylonia": 1}},
    )  # fmt: skip
    match.play("attack babylonia babylon; roll 3; roll 2; roll 2; roll 1")
    if option == "attacker_chooses":
        assert actor(match) == "egypt"
        match.play("lose fortress")
    assert value(match, "fortress", "babylonia") == fortress


@rule("MN-2.47")
@pytest.mark.parametrize(("option", "refused"), [(True, None), (False, "MN-7.30")])
def test_neutral_capitals_can_be_conquered(option: bool, refused: str | None) -> None:
    """A neutral province is conquered like a player's, its capital included (option)."""
    match = at(
        "classic", 4, options={"neutral_capital_convertible": option}, phase="conquest", actor="egypt",
        conquest="babylonia",
        marker={"babylonia": "babylon", "judaea": "egypt"}, legions={"egypt": {"babylonia": 1}},
        built={"babylonia": {"city": 1}},
    )  # fmt: skip
    assert refusal(match, "occupy babylonia marker") == refused
    assert refusal(match, "pillage babylonia babylon") is None


@rule("MN-2.48")
def test_heroes_of_neutrals_are_out() -> None:
    """The hero of a neutralised civilisation is out of the game."""
    tiles = {t["id"]: t["where"] for t in started(4).view(None)["tiles"]}
    assert tiles["hammurabi"] == "out" and tiles["caesar"] == "owned"


@rule("MN-2.49")
def test_first_roles_with_fewer_players() -> None:
    """Three players: Carthage, Greece, Babylon; otherwise vacant roles go to the highest count among those without."""
    assert state(started(3))["title"] == {"trade": "carthage", "culture": "greece", "military": "babylon"}
    match = internum.new("classic", 3, assignment="taken", civilisations="any", forced=False, chance="manual")
    match.play("empire rome; empire greece; empire babylon")
    while value(match, "phase") == "icon":
        match.play(match.legal()[0])
    assert value(match, "title", "military") == "rome"  # as printed
    assert match.pending == (CHANCE,) and match.legal() == ["lot greece", "lot babylon"]  # trade: both have 3
    assert refusal(match, "lot rome") == "MN-2.49"
    match.play("lot babylon")
    assert state(match)["title"] == {"trade": "babylon", "culture": "greece", "military": "rome"}


@rule("MN-2.50")
def test_a_province_between_two_neutral_capitals() -> None:
    """Judaea, next to Egypt and Babylon, gets one marker and one legion, Egyptian ones."""
    match = internum.new("classic", 3, assignment="taken", civilisations="any", forced=False)
    match.play("empire rome; empire greece; empire carthage")
    assert neutral(match, "judaea") == {"legion": 1, "owner": "egypt"}
    assert seat(match, "egypt") == -1
