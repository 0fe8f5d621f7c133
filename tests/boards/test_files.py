"""Finding files, broken files, and the folder of corrected boards."""

import random
from pathlib import Path
from typing import Any

import pytest

from internum.boards import OVERRIDES, BoardError, board_names, check, geometry, load
from internum.boards.files import Source, find, locate, read
from internum.boards.loader import check_facts, read_board
from internum.boards.problem import Problem

from .conftest import Edit, Redraw


def test_bad_toml_names_file_and_line(edited: Edit) -> None:
    path = edited("empires", ("seas = 9", "seas = = 9"))
    number = 1 + path.read_text("utf-8").splitlines().index("seas = = 9")
    (problem,) = check(path)
    assert problem.place == f"mine.toml:{number}"
    assert problem.message.startswith("TOML: ")


def test_table_twice_is_bad_toml(edited: Edit) -> None:
    (problem,) = check(edited("antike-eastern", ("[provinces.adulis]", "[provinces.adane]")))
    assert "TOML" in problem.message and ":" in problem.place


def test_missing_file_and_unknown_board(tmp_path: Path) -> None:
    assert "cannot be read" in str(check(tmp_path / "none.toml")[0])
    assert "known boards: antike-eastern" in str(check("atlantis")[0])
    with pytest.raises(BoardError, match="no such board file"):
        load("atlantis")


def test_text_that_is_not_utf8(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b'name = "\xff"')
    assert "is not UTF-8" in str(check(tmp_path / "mine.toml")[0])


def test_unknown_game(edited: Edit) -> None:
    (problem,) = check(edited("empires", ('game = "empires"', 'game = "chess"')))
    assert "game 'chess' is not one of antike, classic, empires" in problem.message


def test_broken_geometry(edited: Edit) -> None:
    path = edited("empires")
    beside = path.with_name("mine.geo.json")
    beside.write_text("{", "utf-8")
    assert "mine.geo.json:1: JSON: " in str(check(path)[0])
    beside.write_text("[]", "utf-8")
    assert "has no object 'regions'" in str(check(path)[0])


def test_geometry_of_the_same_id_is_used_when_none_lies_beside(edited: Edit) -> None:
    path = edited("empires")
    assert check(path) == []
    assert geometry(path) == geometry("empires")


def test_overriding_folder(edited: Edit, monkeypatch: pytest.MonkeyPatch) -> None:
    corrected = edited("empires", ('name = "Gallia"', 'name = "Gallia Cisalpina"'), name="empires.toml")
    assert load("empires").provinces["gallia"].name == "Gallia"
    monkeypatch.setenv(OVERRIDES, str(corrected.parent))
    assert load("empires").provinces["gallia"].name == "Gallia Cisalpina"
    assert load("classic2003").id == "classic2003"
    assert check("empires") == []


def test_overriding_geometry_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = find("empires.geo.json").read_text("utf-8")
    (tmp_path / "empires.geo.json").write_text(drawn.replace('"board":"empires"', '"board":"mine"'), "utf-8")
    monkeypatch.setenv(OVERRIDES, str(tmp_path))
    assert geometry("empires")["board"] == "mine"


@pytest.mark.parametrize("name", board_names())
def test_any_damage_to_a_value_is_reported_not_fatal(name: str) -> None:
    """Damaged values of every kind lead to problems, never to a crash."""
    rng = random.Random(1)
    for _ in range(80):
        source = read(locate(name))
        where = damage(source.data, rng)
        problems: list[Problem] = []
        try:
            board = read_board(source, problems)
            check_facts(board, source, problems)
        except BoardError as error:
            problems = error.problems
        assert problems, where


def damage(data: dict[str, Any], rng: random.Random) -> str:
    """Replace one value somewhere by a value of another type."""
    table: Any = data
    path = []
    while True:
        key = rng.choice(list(table))
        path.append(key)
        if isinstance(table[key], dict) and table[key] and rng.random() < 0.9:
            table = table[key]
            continue
        table[key] = rng.choice([-1000.5, [[]], {"x": {}}])
        return ".".join(path)


@pytest.mark.parametrize("name", ["antike-roman", "classic2003"])
def test_damaged_geometry_is_reported_not_fatal(redrawn: Redraw, name: str) -> None:
    rng = random.Random(2)
    for _ in range(12):
        kept = check(redrawn(name, lambda data: damage_drawing(data, rng)))
        assert all(isinstance(problem, Problem) for problem in kept)
        assert kept


def damage_drawing(data: dict[str, Any], rng: random.Random) -> None:
    """Replace what the checker needs of one region by something unusable."""
    region = data["regions"][rng.choice(list(data["regions"]))]
    key = rng.choice([key for key in ("path", "slots", "city", "anchor", "label") if key in region])
    region[key] = rng.choice([None, 3, {}, [[1]], "Z", "M1,2L3"])


def test_source_line_of_an_unknown_place_is_the_first() -> None:
    assert Source(Path("a.toml"), {}, "x = 1\n").place("nowhere") == "a.toml:1 nowhere"
