"""The shipped boards are sound and say what the rulebooks say."""

import re
import tomllib
from collections import Counter
from itertools import combinations

import pytest

from internum.boards import (
    board_names,
    check,
    geometry,
    load,
    load_antike,
    load_mare,
    personages,
    rondel,
)
from internum.boards.files import locate
from internum.boards.graph import steps_from

ANTIKE = ("antike-eastern", "antike-roman")
ATHENS = {"antike-eastern": "athens", "antike-roman": "athenae"}


@pytest.mark.parametrize("name", board_names())
def test_shipped_board_has_no_problem(name: str) -> None:
    assert [str(problem) for problem in check(name)] == []


def test_four_boards_are_shipped() -> None:
    assert board_names() == ("antike-eastern", "antike-roman", "classic2003", "empires")


@pytest.mark.parametrize("name", board_names())
def test_geometry_draws_every_area(name: str) -> None:
    board = load(name)
    areas = set(board.provinces) | set(getattr(board, "seas", ()))
    assert set(geometry(name)["regions"]) == areas


@pytest.mark.parametrize("name", board_names())
def test_tables_stand_sorted_by_id(name: str) -> None:
    headers = re.findall(r"^\[provinces\.(\w+)\]", locate(name).read_text("utf-8"), re.M)
    assert headers == sorted(headers) == list(load(name).provinces)


@pytest.mark.parametrize("name", ANTIKE)
def test_galleys_from_athens(name: str) -> None:
    """AN-T13: Ephesos is one sea step from Athens, Cyrene exactly two."""
    board = load_antike(name)
    steps = steps_from([ATHENS[name]], lambda p: board.neighbours(p, "sea"))
    assert steps["ephesos"] == 1
    assert steps["cyrene"] == 2


@pytest.mark.parametrize("name", ANTIKE)
def test_antike_board_follows_the_law_of_the_printed_one(name: str) -> None:
    """No two neighbours have the same resource; 127 borders; resources 16, 17 and 17."""
    provinces = load_antike(name).provinces
    assert sorted(Counter(p.resource for p in provinces.values()).values()) == [16, 17, 17]
    assert sum(len(p.borders) for p in provinces.values()) == 2 * 127
    for province in provinces.values():
        assert province.resource not in {provinces[n].resource for n in province.borders}


@pytest.mark.parametrize("name", ANTIKE)
def test_start_cities_lie_apart(name: str) -> None:
    """Nations never start as neighbours, and each nation's three cities hang together."""
    board = load_antike(name)
    for n in (3, 4, 5, 6):
        starts = board.starts(n)
        assert len(starts) == n
        for ours, theirs in combinations(starts.values(), 2):
            assert not any(b in board.provinces[a].borders for a in ours for b in theirs)
        for cities in starts.values():
            assert all(any(b in board.provinces[a].borders for b in cities) for a in cities)


def test_nations_pairs_and_first_nations() -> None:
    """AN-2.6, 2.7, 2.11, 2.12, 2.21."""
    roman, eastern = load_antike("antike-roman"), load_antike("antike-eastern")
    assert roman.in_play[6] == ("greece", "rome", "germania", "phoenicia", "carthage", "persia")
    assert eastern.in_play[6] == ("greece", "persia", "arabia", "phoenicia", "egypt", "babylonia")
    assert roman.two_player_pairs == (("rome", "phoenicia"), ("germania", "greece"))
    assert eastern.two_player_pairs == (("persia", "phoenicia"), ("greece", "arabia"))
    assert roman.first_nation(6) == "carthage"
    assert roman.first_nation(4) == eastern.first_nation(4) == "phoenicia"


def test_rondel_order() -> None:
    """AN-4.2, AN-4.3."""
    fields = rondel().fields
    assert fields == ("iron", "temple", "gold", "maneuver", "arming", "marble", "know_how", "maneuver")
    for use, made in (("temple", "marble"), ("arming", "iron"), ("know_how", "gold")):
        assert (fields.index(use) - fields.index(made)) % 8 == 4


def test_personages() -> None:
    """AN-1.8: 35 cards in five stacks."""
    sizes = {kind: len(stack.cards) for kind, stack in personages().items()}
    assert sizes == {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5}


@pytest.mark.parametrize(
    ("empire", "levels"),
    [
        ("rome", (7, 1, 3)),
        ("carthage", (7, 1, 2)),
        ("greece", (4, 4, 3)),
        ("egypt", (4, 4, 2)),
        ("babylon", (5, 3, 2)),
    ],
)
def test_empires_start(empire: str, levels: tuple[int, int, int]) -> None:
    """EM-2.8, EM-2.12: starting levels and nine resources."""
    setup = load_mare("empires").setups[empire]
    assert (setup.tracks["trade"], setup.tracks["culture"], setup.tracks["military"]) == levels
    assert sum(setup.resources.values()) == 9


def test_empires_slots() -> None:
    """EM-1.2, EM-1.6, EM-2.17: slots, tokens and areas in play."""
    board = load_mare("empires")
    kinds = Counter(c.kind for p in board.provinces.values() for c in p.cities)
    assert kinds == {"regular": 8, "capital": 5, "legendary": 3}
    assert sum(len(p.goods) for p in board.provinces.values()) == 37
    assert sum(board.supply.goods.values()) == 87
    assert all(board.supply.goods[good] == 2 * n + 1 for good, n in board.icons.items())
    assert [len(board.in_play(n)) for n in (5, 4, 3)] == [28, 23, 20]
    assert board.dice["land"].faces == (3, 3, 4, 4, 5, 6)


def test_empires_examples_of_the_rulebook_hold() -> None:
    """EM-N1: what the worked examples say about the map."""
    board = load_mare("empires")
    p, seas = board.provinces, board.seas
    assert sorted(p["aethiopia"].goods) == ["gold", "grain"]
    assert "dacia" in p["germania"].land
    assert not p["asia"].goods and {"mare_aegaeum", "pontus_euxinus"} <= set(p["asia"].seas)
    assert not {"thracia", "achaea"} & set(p["asia"].land)
    assert {"achaea", "macedonia", "thracia"} <= set(board.coasts("mare_aegaeum"))
    assert {"thracia", "dacia"} <= set(board.coasts("pontus_euxinus"))
    assert "mare_africum" in seas["mare_ionium"].adjacent
    assert {"creta", "cyrenaica"} <= set(board.coasts("mare_africum"))
    assert {"judaea", "asia"} <= set(p["cilicia"].land)


def test_classic_starts() -> None:
    """MN-2.10, MN-2.12, MN-2.T: every printed start is worth 36 points and yields five cards."""
    board = load_mare("classic2003")
    for setup in board.setups.values():
        assert setup.points == 36
        assert sum(setup.resources.values()) == 5
        assert setup.start[setup.capital].fortress == 1
    choices = {p for s in board.setups.values() for p, start in s.start.items() if start.caravan_choice}
    assert choices == {"numidia", "assyria", "aegyptus", "etruria", "magna_graecia"}


def test_classic_map_agrees_with_the_rulebook() -> None:
    """N-1: what the text says about the lost map."""
    board = load_mare("classic2003")
    p = board.provinces
    assert (len(p), len(board.seas)) == (33, 10)
    assert sorted(p["carthago"].goods) == ["fruit", "perfume"]
    assert p["athenae"].land == ("macedonia",)
    assert {"athenae", "sicilia"} <= set(board.coasts("mare_ionium"))
    assert "mare_hadriaticum" in board.seas["mare_ionium"].adjacent
    assert "mare_hadriaticum" in p["roma"].seas
    assert {"thracia", "troia", "rhodus", "creta"} <= set(board.coasts("mare_aegaeum"))
    assert "babylonia" in p["judaea"].land
    assert Counter(board.supply.goods.values()) == {5: 4, 7: 5, 11: 3}
    assert (board.money, board.supply.money) == ("tax", 35)


def test_classic_titles_and_supplies_by_players() -> None:
    """MN-1.8, MN-2.4, MN-2.40, MN-2.49."""
    board = load_mare("classic2003")
    assert set(board.players[3].neutral) == {"egypt", "rome"}
    assert board.players[3].titles == {"trade": "carthage", "politics": "greece", "military": "babylon"}
    assert board.players[4].titles == {"trade": "carthage", "politics": "egypt", "military": "rome"}
    built = {n: (b.caravans, b.cities, b.markets, b.temples) for n, b in board.supply.buildings.items()}
    assert built == {3: (18, 8, 8, 4), 4: (23, 10, 10, 5), 5: (28, 12, 12, 6)}


@pytest.mark.parametrize("name", ["antike-rondel", "antike-personalities", *board_names()])
def test_every_file_is_plain_toml_with_its_id(name: str) -> None:
    assert tomllib.loads(locate(name).read_text("utf-8"))["id"] == name
