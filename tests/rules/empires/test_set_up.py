"""EM-2, EM-3.1, 3.2 and EM-T43: set-up and the course of a round."""

from __future__ import annotations

import pytest

import internum
from internum import CHANCE
from internum.games.mare.board import BOARDS, EMPIRE_IDS
from internum.games.mare.income import claims
from tests.rules.mare import at, collecting, hand, levels, refusal, state, value
from tests.support import rule

HEROES = dict(zip(EMPIRE_IDS, ("caesar", "hannibal", "pericles", "cleopatra", "hammurabi"), strict=True))
LEVELS = {"rome": (7, 1, 3), "carthage": (7, 1, 2), "greece": (4, 4, 3), "egypt": (4, 4, 2), "babylon": (5, 3, 2)}


def empires_of(match: internum.Match) -> set[str]:
    return {side["id"] for side in match.view(None)["sides"]}


@rule("EM-2.1", "EM-2.15")
def test_each_empire_has_its_hero() -> None:
    """Each empire starts with its own hero, the first of five, and nothing else."""
    sides = internum.new("empires", 5).view(None)["sides"]
    assert {side["id"]: side["tiles"] for side in sides} == {e: [tile] for e, tile in HEROES.items()}


@rule("EM-2.2")
def test_empires_are_taken_or_dealt() -> None:
    """Each player takes a different empire, by choice or at random."""
    match = internum.new("empires", 3, assignment="taken")
    match.play("empire greece", 0)
    assert refusal(match, "empire greece") == "EM-2.2"
    assert refusal(match, "empire babylon") == "EM-2.2"  # not with three players
    match.play("empire rome", 1)
    assert match.view(None)["sides"][0]["id"] == "greece"
    dealt = internum.new("empires", 3, seed=3, assignment="dealt")
    assert [entry.seat for entry in dealt.log[:3]] == [CHANCE] * 3
    assert empires_of(dealt) == {"rome", "carthage", "greece"}


@rule("EM-2.3", "EM-2.4", "EM-2.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_empires_by_number_of_players(players: int) -> None:
    """Five: all. Four: without Babylon. Three: without Babylon and Egypt; their heroes are out of the game."""
    match = internum.new("empires", players)
    assert empires_of(match) == set(EMPIRE_IDS[:players])
    where = {tile["id"]: tile["where"] for tile in match.view(None)["tiles"]}
    assert {e for e, hero in HEROES.items() if where[hero] == "out"} == set(EMPIRE_IDS[players:])


@rule("EM-2.6", "EM-2.17")
@pytest.mark.parametrize(
    ("players", "option", "provinces", "capitals"), [(5, "board", 28, 5), (4, "board", 23, 4), (3, "board", 20, 3)]
)
def test_provinces_in_play(players: int, option: str, provinces: int, capitals: int) -> None:
    """28, 23 and 20 provinces with 5, 4 and 3 players, always 9 seas and 3 Legendary City slots."""
    places = internum.new("empires", players, covered=option).view(None)["places"]
    land = [place for place in places.values() if "buildings" in place]
    kinds = [b["kind"] for place in land for b in place["buildings"]]
    assert (len(land), len(places) - len(land)) == (provinces, 9)
    assert (kinds.count("capital"), kinds.count("legendary")) == (capitals, 3)


@rule("EM-2.17")
def test_the_other_reading_keeps_cilicia() -> None:
    """`covered = alternative` leaves Cilicia visible with four players."""
    assert "cilicia" in internum.new("empires", 4, covered="alternative").view(None)["places"]
    assert "cilicia" not in internum.new("empires", 4).view(None)["places"]


@rule("EM-2.7", "EM-2.16")
def test_starting_layout() -> None:
    """Markers in three provinces, the buildings of the screen, legions and one fortress in the capital, no trireme."""
    places = internum.new("empires", 5).view(None)["places"]
    latium = places["latium"]
    assert {b["slot"] for b in latium["buildings"] if b["built"]} == {"roma", "metal", "wine", "market"}
    assert {(p["kind"], p["count"]) for p in latium["pieces"]} == {("legion", 2), ("fortress", 1)}
    owned = [p["owner"] for p in places.values()]
    assert {e: owned.count(e) for e in EMPIRE_IDS} == dict.fromkeys(EMPIRE_IDS, 3)
    assert not any(piece["kind"] == "trireme" for place in places.values() for piece in place["pieces"])


@rule("EM-2.8", "EM-5.1")
def test_round_one_has_no_collection() -> None:
    """Nine resources each stand for the income of round 1; trade comes first."""
    match = internum.new("empires", 5)
    assert {e: sum(hand(match, e).values()) for e in EMPIRE_IDS} == dict.fromkeys(EMPIRE_IDS, 9)
    assert hand(match, "rome") == {"metal": 3, "wine": 2, "grain": 1, "sheep": 1, "oil": 1, "coin": 1}
    assert value(match, "phase") == "number" and not match.log


@rule("EM-2.10")
def test_all_tiles_for_sale() -> None:
    """`hm_display = all`: 12 heroes, 5 wonders and the Pyramids lie face up."""
    tiles = internum.new("empires", 5).view(None)["tiles"]
    assert [t["where"] for t in tiles].count("sale") == 18


@rule("EM-2.11")
def test_five_tiles_for_sale() -> None:
    """`hm_display = five`: five random tiles and the Pyramids; others are turned up at the end of a Build phase."""
    match = internum.new("empires", 5, seed=1, hm_display="five")
    where = {t["id"]: t["where"] for t in match.view(None)["tiles"]}
    assert list(where.values()).count("sale") == 6 and where["pyramids"] == "sale"
    assert list(where.values()).count("down") == 12
    assert [entry.seat for entry in match.log] == [CHANCE] * 5
    manual = internum.new("empires", 5, chance="manual", hm_display="five")
    assert refusal(manual, "turn caesar") == refusal(manual, "turn pyramids") == "EM-2.11"


@rule("EM-2.12", "EM-2.13")
def test_starting_levels_and_titles() -> None:
    """The levels of the table, to which starting heroes add nothing; titles by number of players."""
    match = internum.new("empires", 5)
    assert {e: levels(match, e) for e in EMPIRE_IDS} == LEVELS
    assert state(match)["title"] == {"trade": "carthage", "culture": "egypt", "military": "rome"}
    assert state(internum.new("empires", 3))["title"] == {"trade": "carthage", "culture": "greece", "military": "rome"}


@rule("EM-2.14")
def test_exchange_markers_are_unplayed() -> None:
    """The Trade Leader starts with all three Exchange markers."""
    match = internum.new("empires", 5)
    assert match.view(None)["exchange"] == [None, None, None]
    assert match.legal() == [f"number {n}" for n in range(6)]


@rule("EM-T43")
def test_starting_layouts_yield_the_starting_resources() -> None:
    """Each layout's production totals 9 and equals the resources of the screen; its levels are those of the table."""
    match = internum.new("empires", 5)
    yields = claims(match.twin)
    for e, name in enumerate(EMPIRE_IDS):
        assert sum(yields[e]) == 9
        names = ("coin", *BOARDS[1].goods)
        assert {names[t]: n for t, n in enumerate(yields[e]) if n} == hand(match, name)
        assert levels(match, name) == LEVELS[name]


@rule("EM-3.1")
def test_five_phases_in_order() -> None:
    """A round is: collect, trade, build, military, leadership, and again."""
    match = internum.new("empires", 3, seed=4)
    stages = [value(match, "stage")]
    while match.round == 1:
        match.play(match.legal()[0])
        stages.append(value(match, "stage"))
    order = ["trade", "build", "military", "leadership"]  # a tie has to be decided
    assert [s for i, s in enumerate(stages[:-1]) if i == 0 or s != stages[i - 1]] == order
    assert value(match, "stage") in ("collect", "trade")


@rule("EM-3.2")
def test_collecting_is_simultaneous() -> None:
    """Everybody collects at the same moment, whoever's legions or markers they are."""
    match = collecting(built={"latium": {"city": 1}, "achaea": {"city": 1}, "aegyptus": {"city": 1}})
    assert [hand(match, e) for e in ("rome", "greece", "egypt")] == [{"coin": 1}] * 3
    assert match.log == [] and value(match, "phase") == "number"


def test_a_position_names_only_what_matters() -> None:
    """Seats, tiles, titles and reserve of a sparse position are filled in."""
    match = at("empires", 4)
    assert value(match, "title", "trade") == "carthage"
    assert value(match, "owner", "caesar") == "rome"
