"""MN-0.12 to 0.15, MN-1, MN-3.1 to 3.3, 3.17, MN-12.1: cards, pieces, the frame of a round."""

from __future__ import annotations

import pytest

import internum
from internum.games.mare.board import BOARDS, CAPITAL, EMPIRE_IDS
from internum.games.mare.tiles import CLASSIC, HEROES, WONDERS
from tests.rules.mare import at, building, buy, can_pay, collecting, hand, levels, refusal, state, value
from tests.support import rule

CARDS = {
    "gems": 5, "oil": 5, "papyrus": 5, "perfume": 5, "metal": 7, "gold": 7, "fruit": 7, "fish": 7, "wine": 7,
    "slaves": 11, "livestock": 11, "grain": 11,
}  # fmt: skip


@rule("MN-0.12", "MN-1.10", "MN-1.11", "MN-1.12")
def test_kinds_of_cards() -> None:
    """13 kinds: 35 taxes and 88 resource cards of 12 kinds, four with 5, five with 7, three with 11 cards."""
    reserve = state(at("classic"))["reserve"]
    assert reserve == CARDS | {"tax": 35}
    assert sum(CARDS.values()) == 88
    assert 3 + 5 + len(HEROES["classic"]) + len(WONDERS["classic"]) + 1 + 88 + 35 == 144


@rule("MN-0.13")
def test_a_set() -> None:
    """Taxes only, or resources all of different kinds."""
    match = building("classic", "rome", "3 tax, 2 grain, wine, fish", marker={"roma": "rome"})
    assert can_pay(match, "fortress roma", "2 tax")  # 2 with Caesar
    assert can_pay(match, "build roma market", "grain, wine, fish, tax, 2 grain") is False
    assert can_pay(match, "control etruria", "grain, wine, fish") and can_pay(match, "control etruria", "3 tax")
    assert not can_pay(match, "control etruria", "2 grain, wine")


@rule("MN-0.14", "MN-1.7", "MN-12.1")
def test_buildings() -> None:
    """58 building pieces for all: 28 caravans, 12 markets, 12 cities, 6 temples; markers and units are none."""
    box = at("classic").view(None)["box"]
    assert {k: box[k] for k in ("caravan", "market", "city", "temple")} == {
        "caravan": 28, "market": 12, "city": 12, "temple": 6,
    }  # fmt: skip


@rule("MN-0.15", "MN-2.12")
def test_capital_provinces() -> None:
    """Roma, Carthago, Athenae, Alexandria (Aegyptus) and Babylon are the capitals."""
    names = [BOARDS[CLASSIC].province_ids[int(CAPITAL[CLASSIC, e])] for e in range(5)]
    assert dict(zip(EMPIRE_IDS, names, strict=True)) == {
        "rome": "roma", "carthage": "carthago", "greece": "athenae", "egypt": "aegyptus", "babylon": "babylonia",
    }  # fmt: skip


@rule("MN-1.1")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    """Three, four or five players."""
    assert list(internum.game("classic").players) == [3, 4, 5]
    with pytest.raises(internum.PositionError):
        at("classic", players)


@rule("MN-1.2")
def test_the_board() -> None:
    """33 provinces with icons and city sites, and 10 seas."""
    places = internum.new("classic", 5).view(None)["places"].values()
    land = [p for p in places if "buildings" in p]
    kinds = [b["kind"] for p in land for b in p["buildings"]]
    assert (len(land), len(places) - len(land)) == (33, 10)
    assert kinds.count("caravan") == 38 and kinds.count("city") + kinds.count("capital") == 17


@rule("MN-1.3")
def test_dice_are_not_limited() -> None:
    """Eight legions roll eight dice although all eight dice are then in use; each die is rolled by itself."""
    match = at(
        "classic", phase="land_battle", actor="rome", marker={"roma": "rome"},
        legions={"rome": {"etruria": 8}, "greece": {"etruria": 8}}, entered={"etruria": 8},
    )  # fmt: skip
    match.play("attack etruria greece")
    rolled = 0
    while value(match, "phase") == "roll":
        match.play("roll 1")
        rolled += 1
    assert rolled == 16


@rule("MN-1.4", "MN-1.5")
def test_wooden_pieces() -> None:
    """Each colour has 5 triremes, 8 legions, 8 fortresses and 12 influence markers: 33 of 165."""
    supply = state(at("classic"))["supply"]["rome"]
    assert supply == {"trireme": 5, "legion": 8, "fortress": 8, "marker": 12} and sum(supply.values()) * 5 == 165


@rule("MN-1.6")
def test_markers_are_no_units() -> None:
    """An influence marker does not count for the military score."""
    match = building("classic", "rome", "3 tax, wine, fish", marker={"roma": "rome"})
    buy(match, "control etruria", "3 tax")
    assert levels(match, "rome")[2] == 0
    buy(match, "legion roma", "wine, fish")
    assert levels(match, "rome")[2] == 1


@rule("MN-1.8", "MN-1.9")
@pytest.mark.parametrize(("players", "supply"), [(3, (18, 8, 8, 4)), (4, (23, 10, 10, 5)), (5, (28, 12, 12, 6))])
def test_building_supply(players: int, supply: tuple[int, ...]) -> None:
    """Fewer players have fewer buildings; the surplus leaves the game."""
    box = at("classic", players).view(None)["box"]
    assert tuple(box[k] for k in ("caravan", "city", "market", "temple")) == supply


@rule("MN-1.13")
def test_tiles_are_unique() -> None:
    """Each hero and wonder has at most one possessor."""
    match = building("classic", "rome", "9 tax", marker={"roma": "rome"}, owner={"solomon": "greece"})
    assert refusal(match, "buy solomon") == "MN-1.13"


@rule("MN-1.14", "MN-2.1")
def test_stocks_are_open() -> None:
    """Cards in the bank, pieces and unowned tiles are public."""
    view = internum.new("classic", 5).view(None)
    assert view["reserve"] and view["box"] and view["sides"][0]["supply"]
    assert [t["where"] for t in view["tiles"]].count("sale") == 13


@rule("MN-1.17")
def test_pieces_come_back() -> None:
    """A lost unit returns to its player's stock and can be used again."""
    match = at(
        "classic", phase="land_battle", actor="rome", marker={"roma": "rome"}, entered={"etruria": 1},
        legions={"rome": {"etruria": 1}, "greece": {"etruria": 1}},
    )  # fmt: skip
    match.play("attack etruria greece; roll 6; roll 6")
    assert value(match, "supply", "rome", "legion") == 8 and levels(match, "rome")[2] == 0


@rule("MN-1.18")
def test_nothing_is_removed_voluntarily() -> None:
    """No action of a construction slot takes own pieces away."""
    match = building("classic", "rome", "", marker={"roma": "rome"}, legions={"rome": {"roma": 8}})
    assert match.legal() == ["done"]
    assert refusal(match, "lose legion") == "MN-5.3"


@rule("MN-1.19")
def test_a_short_bank_serves_one_by_one() -> None:
    """From the Trade Master round the table, one card each; what the bank lacks is lost (option: unlimited)."""
    match = collecting("classic", **doubled_cities(2))
    assert (hand(match, "carthage")["tax"], hand(match, "greece")["tax"]) == (2, 1)
    free = collecting("classic", options={"bank_limit": False}, **doubled_cities(2))
    assert (hand(free, "carthage")["tax"], hand(free, "greece")["tax"]) == (2, 2)
    assert value(free, "reserve", "tax") == -1


@rule("MN-1.20")
def test_aids_are_information_only() -> None:
    """What the aid sheets sum up is told by the game itself: powers of tiles, in both languages."""
    match = internum.new("classic", 5)
    for language in ("en", "fr"):
        assert match.words(language).has("tile-caesar-about")


@rule("MN-3.1")
def test_three_phases() -> None:
    """A round is commerce, construction, military."""
    match = internum.new("classic", 3, seed=2, chance="auto")
    stages: list[str] = []
    while match.round == 1:
        stage = value(match, "stage")
        if stage != 0 and (not stages or stages[-1] != stage):
            stages.append(stage)
        match.play(match.legal()[0])
    assert stages == ["trade", "build", "military"]


@rule("MN-3.2", "MN-3.3", "MN-3.17")
def test_leaders_of_phases() -> None:
    """The Trade Master sets the number and chooses first; the others set the order of their phases."""
    match = internum.new("classic", 5, seed=1, forced=False)
    match.play("build numidia gold; build aegyptus papyrus; build assyria fruit; build etruria grain")
    match.play("build magna_graecia oil")
    who = {"trade": "carthage", "culture": "egypt", "military": "rome"}
    assert state(match)["title"] == who
    assert match.pending == (match.twin.seat_of[1],) and value(match, "phase") == "number"
    match.play("number 0")
    assert match.pending == (match.twin.seat_of[3],) and value(match, "phase") == "name_builder"


@rule("MN-3.16", "MN-12.6")
def test_the_pace_of_play_is_no_rule() -> None:
    """The leader of a phase watches the pace, but cannot act for the player whose turn it is."""
    match = building("classic", "greece", "3 tax", marker={"athenae": "greece"})
    leader = match.twin.seat_of[3]
    assert value(match, "title", "culture") == "egypt" and match.pending != (leader,)
    refused = match.why_not("done", leader)
    assert refused and refused.rule == "MN-5.3"


def doubled_cities(left: int) -> dict[str, object]:
    """Carthage and Greece each have a doubled city; the bank has `left` + 1 taxes."""
    return {
        "marker": {"carthago": "carthage", "athenae": "greece"},
        "built": {"carthago": {"city": 1, "temple": 1}, "athenae": {"city": 1, "temple": 1}},
        "hand": {"egypt": {"tax": 35 - left - 1}},
    }
