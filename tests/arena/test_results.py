from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from internum.arena import parquet, results
from internum.arena.play import Job, Outcome, play_game
from internum.arena.referee import Fault
from internum.arena.results import Plan, ResultError, Writer, read
from internum.arena.tournament import plan

from .conftest import GAME

Make = Callable[..., Outcome]


@pytest.fixture
def some() -> Plan:
    return plan(GAME, ["random"], players=3, options={"max_rounds": "2"})


@pytest.fixture
def file(tmp_path: Path, some: Plan, outcome: Make) -> Path:
    path = tmp_path / "r.jsonl"
    writer = Writer.begin(path, some)
    for n in range(3):
        writer.add(outcome(n, "random,random,random", winners=[n], record='[Game "x"]\n'))
    return path


def test_what_is_written_is_read_back(tmp_path: Path, some: Plan, outcome: Make) -> None:
    game = outcome(4, "random,random,random", winners=[0, 2], faults=[Fault(1, "late", 3, "…")], record="a\n\nb")
    writer = Writer.begin(tmp_path / "r.jsonl", some)
    writer.add(game)
    found = read(tmp_path / "r.jsonl")
    assert found.plan == some
    assert found.outcomes == [game]


def test_the_head_names_versions_and_every_option(file: Path) -> None:
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert head["format"] == "internum-tournament/1"
    assert {"internum", "sources", "engine", "python", "numpy", "openskill"} <= head["versions"].keys()
    assert head["plan"]["rules"] >= 1
    assert head["options"]["board"] and head["options"]["max_rounds"] == 2


def test_every_line_names_seed_seating_options_and_limit(file: Path) -> None:
    for raw in file.read_text(encoding="utf-8").splitlines()[1:]:
        line = json.loads(raw)
        assert {"seed", "agent_seed", "agents", "options", "limit", "budgets", "winners", "record"} <= line.keys()


def test_an_existing_file_is_never_overwritten(file: Path, some: Plan) -> None:
    before = file.read_bytes()
    with pytest.raises(ResultError, match="--resume continues it"):
        Writer.begin(file, some)
    assert file.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 40])
def test_a_line_cut_off_is_dropped_and_its_game_played_anew(file: Path, some: Plan, outcome: Make, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    writer = Writer.resume(file, some)
    assert [o.number for o in writer.results.outcomes] == [0, 1]
    writer.add(outcome(2, "random,random,random", winners=[0]))
    assert [o.number for o in read(file).outcomes] == [0, 1, 2]


def test_a_game_that_failed_is_played_again(file: Path, some: Plan, outcome: Make) -> None:
    writer = Writer.resume(file, some)
    writer.add(outcome(3, "random,random,random", winners=[], error="it fell over"))
    assert read(file).done == {0, 1, 2}
    writer.add(outcome(3, "random,random,random", winners=[1]))
    assert read(file).done == {0, 1, 2, 3}
    assert [o.winners for o in read(file).by_number] == [[0], [1], [2], [1]]


def test_a_file_cut_off_in_its_head_is_begun_anew(file: Path, some: Plan) -> None:
    file.write_bytes(file.read_bytes()[:50])
    assert Writer.resume(file, some).results.outcomes == []
    assert read(file).plan == some


def test_another_tournament_is_refused(file: Path) -> None:
    with pytest.raises(ResultError, match="its seed is 1, not 2"):
        Writer.resume(file, plan(GAME, ["random"], players=3, options={"max_rounds": "2"}, seed="2"))


def test_another_version_of_the_program_gets_a_head_of_its_own(
    file: Path, some: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    Writer.resume(file, some)
    assert len(read(file).heads) == 1
    monkeypatch.setattr(results, "versions", lambda: {"internum": "later"})
    Writer.resume(file, some)
    assert [h["versions"]["internum"] for h in read(file).heads][1:] == ["later"]


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "[]\n", '{"number": 3}\n', '{"format": "internum-tournament/9"}\n']
)
def test_what_is_no_result_file_is_refused_with_a_reason(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultError, match=r"x\.jsonl"):
        read(path)


@pytest.mark.parametrize(
    ("kwargs", "reason"),
    [
        ({"agents": []}, "no agents"),
        ({"agents": ["nobody"]}, "there is no agent 'nobody'"),
        ({"agents": ["random"], "players": 17}, "not 17"),
        ({"agents": ["random"], "table": ["random"] * 3, "players": 4}, "3 chairs for 4 players"),
        ({"agents": ["random", "x"], "table": ["random"] * 3}, "same agents"),
        ({"agents": ["random"], "options": {"weather": "fine"}}, "no option weather"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(kwargs: dict[str, list[str]], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        plan(GAME, **kwargs)  # type: ignore[arg-type]


@pytest.fixture
def two_seeds(tmp_path: Path, some: Plan, outcome: Make) -> list[Path]:
    """The same tournament with two seeds, four games each."""
    files = []
    for seed in ("1", "2"):
        files.append(tmp_path / f"{seed}.jsonl")
        writer = Writer.begin(files[-1], replace(some, seed=seed))
        for n in range(4):
            writer.add(replace(outcome(n, "random,random,random", winners=[n % 3]), seed=f"{seed}-{n}"))
    return files


def test_files_of_several_seeds_are_joined(two_seeds: list[Path]) -> None:
    joined = read(*two_seeds)
    assert joined.plan.seed == "1 + 2" and len(joined.heads) == 2
    assert [(o.number, o.seed) for o in joined.by_number] == [
        (4 * i + n, f"{seed}-{n}") for i, seed in enumerate("12") for n in range(4)
    ]


def test_files_put_one_behind_the_other_lose_no_game(tmp_path: Path, two_seeds: list[Path]) -> None:
    """`cat a b` showed half of the games: numbers of the second file replaced those of the first."""
    both = tmp_path / "both.jsonl"
    both.write_bytes(b"".join(file.read_bytes() for file in two_seeds))
    assert len(read(both).by_number) == 8


def test_a_file_named_twice_counts_once(two_seeds: list[Path]) -> None:
    assert len(read(two_seeds[0], two_seeds[0]).by_number) == 4


def test_different_tournaments_are_not_joined(tmp_path: Path, some: Plan, two_seeds: list[Path]) -> None:
    Writer.begin(tmp_path / "other.jsonl", replace(some, limit=1.0))
    with pytest.raises(ResultError, match=r"different tournaments: the limit of one is 30.0, of another 1.0"):
        read(two_seeds[0], tmp_path / "other.jsonl")


def test_a_joined_file_is_not_continued(tmp_path: Path, some: Plan, two_seeds: list[Path]) -> None:
    both = tmp_path / "both.jsonl"
    both.write_bytes(b"".join(file.read_bytes() for file in two_seeds))
    with pytest.raises(ResultError, match="is another tournament: its seed is 1 \\+ 2"):
        Writer.resume(both, replace(some, seed="1"))


def test_parquet_holds_what_the_json_file_holds(tmp_path: Path, some: Plan, outcome: Make) -> None:
    pytest.importorskip("pyarrow")
    played = play_game(Job(GAME, ("random",) * 3, "1", "1", {"max_rounds": "2"}))
    writer = Writer.begin(tmp_path / "r.jsonl", some)
    writer.add(replace(played, faults=[Fault(1, "late", 3, "…")], budgets={"random": {"seconds": 1}}))
    writer.add(outcome(1, "random,random,random", winners=[0, 2], error="broken", record="a\n\nb"))
    parquet.write(tmp_path / "r.parquet", writer.results)
    one, other = read(tmp_path / "r.jsonl"), read(tmp_path / "r.parquet")
    assert one == other
    assert all(len(opening.split("; ")) > 1 for opening in other.by_number[0].openings)


def test_joined_results_stay_joined_in_parquet(tmp_path: Path, two_seeds: list[Path]) -> None:
    pytest.importorskip("pyarrow")
    joined = read(*two_seeds)
    parquet.write(tmp_path / "both.parquet", joined)
    again = read(tmp_path / "both.parquet")
    assert again.plan == joined.plan and again.by_number == joined.by_number


def test_a_parquet_file_of_others_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    (tmp_path / "x.parquet").write_text("no")
    with pytest.raises(ValueError, match=r"x\.parquet is no result file"):
        read(tmp_path / "x.parquet")
