"""Each kind of fault in an Antike board is found and named."""

import re

import pytest

from internum.boards import BoardError, check, load

from .conftest import Edit

FAULTS = {
    "one-sided border": (
        ('adane = "sea", berenice', "berenice"),
        "provinces.adane.borders: borders on adulis, but adulis does not border on adane",
    ),
    "kinds differ": (
        ('borders = { adulis = "sea", dioscoridis', 'borders = { adulis = "both", dioscoridis'),
        "provinces.adane.borders: the border with adulis is 'both' here and 'sea' there",
    ),
    "no such kind": (
        ('borders = { adulis = "sea"', 'borders = { adulis = "river"'),
        "border with adulis is 'river', not one of land, sea, both",
    ),
    "seven neighbours": (
        ('borders = { adulis = "sea"', 'borders = { zadrakarta = "land", adulis = "sea"'),
        "provinces.adane.borders: 7 neighbours, not 3 to 6 (AN-1.3)",
    ),
    "itself": (
        ('borders = { adulis = "sea"', 'borders = { adane = "sea"'),
        "provinces.adane.borders: borders on itself",
    ),
    "unknown neighbour": (
        ('borders = { adulis = "sea"', 'borders = { atlantis = "sea"'),
        "provinces.adane.borders: unknown province 'atlantis'",
    ),
    "lost province": (("[provinces.adane]", "[provinces.adana]"), "unknown province 'adane'"),
    "unknown resource": (('resource = "iron"', 'resource = "tin"'), "'tin' is not one of marble, iron, gold"),
    "name twice": (('name = "Adulis"', 'name = "Adane"'), "the name 'Adane' occurs twice"),
    "missing source": (
        ('source = "public:github SniderThanYou/unteekuh (board image + app/models/board.rb)"', ""),
        "'source' is missing",
    ),
    "empty source": (
        ('source = "public:github SniderThanYou/unteekuh (board image + app/models/board.rb)"', 'source = " "'),
        "source: is empty",
    ),
    "unknown key": (('name = "Adane"', 'name = "Adane"\ncolour = "red"'), "provinces.adane.colour: unknown key"),
    "wrong type": (('name = "Adane"', "name = 7"), "provinces.adane.name: 7 is not a text"),
    "start city twice": (
        ('starts.4 = ["saba", "adane", "moscha"]', 'starts.4 = ["pella", "adane", "moscha"]'),
        "pella is a start city of greece already",
    ),
    "two of one resource": (
        ('starts.3 = ["saba", "adane", "mecca"]', 'starts.3 = ["saba", "saba", "mecca"]'),
        "not one marble, one iron, one gold (AN-2.18)",
    ),
    "unknown start city": (
        ('starts.3 = ["saba"', 'starts.3 = ["ophir"'),
        "nations.arabia.starts.3: unknown province 'ophir'",
    ),
    "no start line": (
        ('starts.3 = ["saba", "adane", "mecca"]', ""),
        "nations.arabia.starts.3: has no start cities, but is in play with 3",
    ),
    "needless start line": (
        ('starts.4 = ["alexandria"', 'starts.3 = ["paphos", "tyros", "alexandria"]\nstarts.4 = ["alexandria"'),
        "nations.phoenicia.starts.3: has start cities, but is not in play with 3",
    ),
    "nation never in play": (
        ('"egypt", "babylonia"]', '"egypt", "persia"]'),
        "nations.babylonia: is never in play",
    ),
    "first nation absent": (
        ('nation = "arabia"', 'nation = "egypt"'),
        "first_nation.3.nation: 'egypt' is not in play with 3 nations",
    ),
    "wrong pairs": (
        ('["greece", "arabia"]]', '["greece", "egypt"]]'),
        "two_players.pairs: must be two pairs that make up the four nations in play",
    ),
    "example contradicted": (("steps = 2", "steps = 3"), "athens to cyrene takes 2 sea steps, not 3"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_found(edited: Edit, fault: str) -> None:
    change, message = FAULTS[fault]
    path = edited("antike-eastern", change)
    found = [str(problem) for problem in check(path)]
    assert any(message in line for line in found), found
    assert all("\n" not in line for line in found)
    with pytest.raises(BoardError, match=r"mine\.toml"):
        load(path)


def test_all_problems_are_listed_at_once(edited: Edit) -> None:
    found = check(edited("antike-eastern", *(FAULTS[x][0] for x in ("unknown key", "wrong pairs", "itself"))))
    text = "\n".join(map(str, found))
    assert "unknown key" in text and "two_players.pairs" in text and "borders on itself" in text


def test_place_gives_file_and_line(edited: Edit) -> None:
    path = edited("antike-eastern", ('resource = "iron"', 'resource = "tin"'))
    lines = path.read_text("utf-8").splitlines()
    number = 1 + lines.index('resource = "tin"')
    assert f"mine.toml:{number} provinces.adane.resource" in [p.place for p in check(path)]


def test_forty_nine_provinces(edited: Edit) -> None:
    path = edited("antike-eastern")
    head, tail = path.read_text("utf-8").split("[provinces.zadrakarta]")
    path.write_text(head, "utf-8")
    assert tail
    assert any("49 provinces, not 50 (AN-1.2)" in p.message for p in check(path))


def test_places_nobody_can_reach(edited: Edit) -> None:
    """An island cut off is named, for the map as a whole and for each number of nations."""
    path = edited("antike-eastern")
    text = path.read_text("utf-8").replace('dioscoridis = "sea", ', "").replace(', dioscoridis = "sea"', "")
    path.write_text(
        re.sub(r'(?<=Dioscoridis"\n)(.*\n.*\n)borders = .*', r"\1borders = { ophir = 'sea' }", text), "utf-8"
    )
    messages = [str(p) for p in check(path)]
    assert any("provinces.dioscoridis.borders: cannot be reached from adane" in m for m in messages)
    assert any("provinces.dioscoridis.borders: no galleys get there with 6 nations" in m for m in messages) is False
    assert any("provinces.dioscoridis.borders: no galleys get there with 3 nations" in m for m in messages)
