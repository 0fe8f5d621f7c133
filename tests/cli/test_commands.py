"""The command line: what it prints, and that bad input gets one clear line and exit code 2."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import internum
from internum.cli import main
from internum.cli.terminal import begin_at_once
from internum.server.start import listen


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def run(capsys, monkeypatch):
    def call(*words: str) -> Result:
        monkeypatch.setattr(sys, "argv", ["internum", *words])
        code = 0
        try:
            main()
        except SystemExit as e:
            code = int(e.code or 0)
        said = capsys.readouterr()
        return Result(code, said.out, said.err)

    return call


def finished(folder: Path) -> Path:
    """A short finished game of Antike as a record."""
    match = internum.new("antike", 2, seed=1, max_rounds=1)
    while not match.over:
        match.play(match.legal()[0])
    file = folder / "game.inm"
    file.write_text(match.record(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["terminal", "chess"], "there is no game 'chess'"),
        (["terminal", "antike", "--lang", "xx"], "there is no language 'xx'"),
        (["terminal", "antike", "--players", "9"], "2 to 6 players"),
        (["terminal", "antike", "-o", "board"], "name=value"),
        (["terminal", "antike", "-o", "board=moon"], "eastern"),
        (["simulate", "antike", "--agents", "nobody"], "there is no agent 'nobody'"),
        (["simulate", "antike", "-o", "speed=1"], "there is no option speed"),
        (["rules", "antike", "AN-99.1"], "AN-99.1"),
        (["verify", "no-such-file.inm"], "no-such-file.inm"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["gpu", "build", "chess"], "there is no game 'chess'"),
        (["gpu", "run", "no-such-file.npz"], "no-such-file.npz"),
        (["schema", "antike", "-o", "board=moon"], "eastern"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(run, words, said):
    result = run(*words)
    assert result.code == 2
    assert said in result.err
    assert len(result.err.strip().splitlines()) == 1
    assert "Traceback" not in result.err


def test_rules_shows_one_rule_a_word_or_all(run):
    assert run("rules", "antike", "an-12.3").out.count("AN-12.3") == 1
    assert "AN-7.2" in run("rules", "antike", "temple").out
    assert run("rules", "antike").out.count("AN-") > 200


def test_rules_shows_where_a_rule_is_coded_and_tested(run):
    """In full, however narrow the terminal: these lines are copied into an editor or handed to grep."""
    said = run("rules", "antike", "AN-12.4", "--coverage").out
    assert re.search(r"^    src/internum/games/antike/rules/conquest\.py:\d+$", said, re.M)
    assert re.search(r"^    tests/rules/antike/test_\w+\.py::test_\w+$", said, re.M)
    assert "no code: " in run("rules", "antike", "AN-1.1", "--coverage").out


def test_schema_is_a_json_schema_of_positions(run):
    document = json.loads(run("schema", "antike").out)
    assert "athens" in document["properties"]["state"]["properties"]["city"]["propertyNames"]["enum"]


def test_board_check_says_when_all_is_in_order(run):
    result = run("board", "check", "antike-roman")
    assert result.code == 0
    assert "all in order" in result.out


def test_board_check_lists_what_is_wrong(run, tmp_path):
    shipped = (Path(internum.__file__).parent / "boards" / "antike" / "antike-roman.toml").read_text(encoding="utf-8")
    broken = tmp_path / "antike-roman.toml"
    broken.write_text(shipped.replace('resource = "iron"', 'resource = "tin"', 1), encoding="utf-8")
    result = run("board", "check", str(broken))
    assert result.code == 1
    assert "tin" in result.out


def test_simulate_counts_wins(run, tmp_path):
    result = run(
        "simulate", "antike", "--agents", "random", "--players", "3", "--games", "2", "-o", "max_rounds=1",
        "--records", str(tmp_path),
    )  # fmt: skip
    assert result.code == 0
    assert "2 games" in result.out
    assert len(list(tmp_path.glob("*.inm"))) == 2


def test_verify_replays_a_record_and_its_dice(run, tmp_path):
    result = run("verify", str(finished(tmp_path)))
    assert result.code == 0
    assert "replays exactly" in result.out
    assert "commitment" in result.out


def test_verify_finds_a_changed_move(run, tmp_path):
    file = finished(tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("rondel iron", "rondel marble", 1), encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 2
    assert "line" in result.err


def test_verify_finds_dice_that_do_not_follow_from_the_seed(run, tmp_path):
    file = finished(tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('[Seed "1"]', '[Seed "2"]'), encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 2
    assert "committed" in result.err


def test_verify_finds_a_forged_winner(run, tmp_path):
    file = finished(tmp_path)
    text = re.sub(r'Winners ".*"', 'Winners "2"', file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 2
    assert "the moves say" in result.err


def test_verify_finds_that_a_finished_game_was_cut(run, tmp_path):
    """Even if it was cut before the hash of a round, so that all that is left fits."""
    file = finished(tmp_path)
    text = file.read_text(encoding="utf-8")
    rounds = [m.end() for m in re.finditer(r"\nRound \d+ #\w+\n", text)]
    file.write_text(text[: rounds[-2]], encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 2
    assert "come to its end" in result.err


@pytest.mark.parametrize("kept", [r"\n.*$", r"\nRound \d+ #\w+\n"], ids=["the last line", "all hashes"])
def test_verify_finds_that_a_record_was_cut(run, tmp_path, kept):
    """Also if the game was unfinished, so that no winner is missing."""
    match = internum.new("antike", 3, seed=2)
    for _ in range(30):
        match.play(match.legal()[0])
    file = tmp_path / "unfinished.inm"
    file.write_text(match.record(), encoding="utf-8")
    assert run("verify", str(file)).code == 0
    file.write_text(re.sub(kept, "\n", match.record().strip()), encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 2
    assert "cut short" in result.err


def test_a_whole_game_in_the_terminal(run, monkeypatch):
    """One person who always types 1, against random agents, to the end of the game."""
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **kwargs: "1")
    result = run("terminal", "antike", "--seed", "4", "-o", "max_rounds=2")
    assert result.code == 0
    assert "Nobody has won." in result.out


def test_the_terminal_explains_undoes_and_saves(run, monkeypatch, tmp_path):
    file = tmp_path / "saved.inm"
    lines = iter(["help", "rondel arming", "undo", "why conquer athens", "rule AN-4.4", "99", "nonsense",
                  f"save {file}", "quit"])  # fmt: skip
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **kwargs: next(lines))
    result = run("terminal", "antike", "--seed", "4")
    assert "Taken back: rondel arming" in result.out
    assert "(AN-" in result.out
    assert "type a number from 1 to" in result.out
    assert "is not an action" in result.out
    assert file.read_text(encoding="utf-8").startswith('[Internum "1"]')


def typed(monkeypatch, *lines):
    answers = iter(lines)
    monkeypatch.setattr("rich.console.Console.input", lambda *args, **kwargs: next(answers))


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        ("en", ("why", "rule"), ("Say which action you mean", "Say which rule you mean")),
        ("fr", ("pourquoi", "règle"), ("Dites de quelle action", "Dites de quelle règle")),
    ],
)
def test_a_question_without_its_object_asks_for_it(run, monkeypatch, lang, lines, said):
    typed(monkeypatch, *lines, "quit")
    result = run("terminal", "antike", "--seed", "4", "--lang", lang)
    assert all(words in result.out for words in said)
    assert "''" not in result.out and "«  »" not in result.out


@pytest.fixture(autouse=True)
def kept(monkeypatch, tmp_path):
    """The folder in which games that were left are kept."""
    monkeypatch.setattr("internum.cli.terminal.saved_games", lambda: tmp_path / "kept")
    return tmp_path / "kept"


def test_a_game_that_is_left_is_kept_and_can_be_played_on(run, monkeypatch, kept):
    typed(monkeypatch, "rondel arming", "quit")
    assert "The game is kept in" in run("terminal", "antike", "--seed", "4").out
    (file,) = kept.glob("antike-*.inm")
    assert "rondel arming" in [entry.text for entry in internum.load(file).log]
    typed(monkeypatch, "quit")
    assert run("terminal", "--load", str(file)).code == 0


def test_a_game_in_which_nobody_has_played_is_not_kept(run, monkeypatch, kept):
    typed(monkeypatch, "quit")
    assert "kept" not in run("terminal", "antike", "--seed", "4").out and not kept.exists()


def test_a_record_of_another_game_is_refused(run, tmp_path):
    file = tmp_path / "a.inm"
    file.write_text(internum.new("antike", players=3, seed=1).record(), encoding="utf-8")
    result = run("terminal", "empires", "--load", str(file))
    assert result.code == 2
    assert "is a game of Antike, not of Mare Nostrum: Empires" in result.err


def test_the_terminal_speaks_french_commands(run, monkeypatch, kept, tmp_path):
    file = tmp_path / "partie.inm"
    lines = ("aide", "rondel arming", "reprendre", "voisins roma", f"enregistrer {file}", "règle AN-4.4", "quitter")
    typed(monkeypatch, *lines)
    result = run("terminal", "antike", "--seed", "4", "--lang", "fr", "-o", "board=roman")
    assert re.search(r"Repris\s: rondel arming", result.out) and "par terre" in result.out and "AN-4.4" in result.out
    assert file.exists()


@pytest.mark.parametrize(
    ("game", "place", "land", "sea"),
    [
        ("antike", "Roma", "Massilia", "Caralis"),
        ("empires", "Italia", "Latium", "Mare Ionium"),
        ("classic", "Roma", "Etruria", "Mare Tyrrhenum"),
    ],
)
def test_the_terminal_shows_a_map_and_neighbours(run, monkeypatch, kept, game, place, land, sea):
    monkeypatch.setenv("COLUMNS", "160")
    typed(monkeypatch, "map", f"near {place[:4].lower()}", "near atlantis", "quit")
    options = ["-o", "board=roman"] if game == "antike" else []
    out = run("terminal", game, "--seed", "4", *options).out
    assert re.search(rf"{place}, by land: .*{land}", out) and re.search(rf"{place}, by sea: .*{sea}", out)
    assert "There is no place 'atlantis'" in out
    match = internum.new(game, players=3, seed=4, **dict(o.split("=") for o in options[1:]))
    names = [match.words().name("place", place) for place in match.view(None)["places"]]
    assert len(names) > 25 and [name for name in names if name not in out] == []


def test_a_bot_that_fails_does_not_take_the_terminal_with_it(run, monkeypatch):
    typed(monkeypatch, *["1"] * 2000)
    result = run("terminal", "antike", "--seed", "4", "-o", "max_rounds=1", "--agents", "tests.arena.agents:Raises")
    assert result.code == 0
    assert "gave no legal answer (RuntimeError: I have lost my map)" in result.out


def test_an_agent_in_a_file_of_this_folder_is_found(run, monkeypatch, tmp_path):
    source = "from internum.agents import RandomAgent\n\n\nclass Bot(RandomAgent):\n    pass\n"
    (tmp_path / "bot_of_this_folder.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    seated = ["--agents", "bot_of_this_folder:Bot,random", "-o", "max_rounds=1"]
    assert "bot_of_this_folder:Bot" in run("simulate", "antike", "--games", "1", *seated).out
    assert "bot_of_t" in run("tournament", "antike", "--games", "2", *seated).out


def test_an_agent_that_cannot_be_made_is_refused(run, monkeypatch, tmp_path):
    (tmp_path / "brokenbot.py").write_text("def Bot():\n    raise RuntimeError('no map')\n")
    monkeypatch.syspath_prepend(tmp_path)
    result = run("simulate", "antike", "--agents", "brokenbot:Bot")
    assert result.code == 2
    assert "agent 'brokenbot:Bot' cannot be loaded: no map" in result.err


@pytest.mark.parametrize(("port", "why"), [("99999", "equal to 65535"), ("-1", "equal to 0")])
def test_a_port_that_is_none_is_refused(run, port, why):
    result = run("play", "--port", port, "--no-browser")
    assert result.code == 2
    assert why in " ".join(result.err.split())


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.7", "nowhere.invalid"])
def test_a_host_that_is_none_is_refused(host):
    """A name that nobody has, and an address that is somebody else's."""
    with pytest.raises(SystemExit, match=rf"cannot listen on {host}:8765: .*\. Choose another address \(--host\)\."):
        listen(host, 8765)


def test_a_port_that_is_taken_is_told():
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit, match=rf"cannot listen on 127\.0\.0\.1:{port}: .*\. Choose another port\."):
            listen("127.0.0.1", port)


def test_the_version_is_told(run):
    assert run("--version").out.startswith("internum ")


def test_python_m_internum_is_the_command():
    done = subprocess.run([sys.executable, "-m", "internum", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("internum ")


def test_simulate_says_at_once_what_it_does_and_ends(run):
    """With nothing but the game named: random players, who never end a game by themselves, are stopped."""
    said = " ".join(run("simulate", "antike", "--games", "1").out.split())
    assert said.startswith("Antike: 2 players, 1 games on the ") and "1/1" in said
    assert 2000 <= int(re.search(r"(\d+) actions a game", said)[1]) < 2020


def test_simulate_prints_a_table_for_spreadsheets(run):
    done = run("simulate", "empires", "--games", "2", "--limit", "30", "--csv", "--seed", "5")
    rows = list(csv.DictReader(done.out.splitlines()))
    assert [row["game"] for row in rows] == ["5", "6"] and rows[0]["agents"] == "random random random"
    assert all(30 <= int(row["actions"]) < 50 and len(row["faults"].split()) == 3 for row in rows)


def test_simulate_prints_lines_for_programs_and_breaks_off_long_games(run):
    """One JSON line a game on standard output and nothing else there; random players never end a game by themselves."""
    done = run("simulate", "antike", "--games", "2", "--limit", "40", "--json")
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert [row["game"] for row in rows] == [1, 2]
    assert all(40 <= row["actions"] < 60 and not row["finished"] for row in rows)


@pytest.mark.parametrize(
    ("ready", "wish", "again"), [(False, None, True), (True, None, False), (False, "numba", False)]
)
def test_the_terminal_begins_on_the_plain_engine_where_nothing_is_compiled(monkeypatch, ready, wish, again):
    started = []
    monkeypatch.setattr("internum.core.engine.COMPILED", True)
    monkeypatch.setattr("internum.cli.terminal.is_ready", lambda name: ready)
    monkeypatch.setattr("os.execve", lambda file, words, env: started.append((words[1:], env["INTERNUM_ENGINE"])))
    monkeypatch.setattr(sys, "argv", ["internum", "terminal", "empires"])
    monkeypatch.delenv("INTERNUM_ENGINE", raising=False)
    if wish:
        monkeypatch.setenv("INTERNUM_ENGINE", wish)
    begin_at_once(["empires"])
    assert started == ([(["-m", "internum", "terminal", "empires"], "python")] if again else [])
