"""`docs/adding-a-game.md` is true: a game with a map is one folder under `games/`, its board files and its rules.

`islets/` beside this file is such a game. It is laid into a copy of the package made of links, and everything runs in
processes of their own, so that no other test ever hears of it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import internum

PACKAGE = Path(internum.__file__).parent
ISLETS = Path(__file__).parent / "islets"
DOCUMENT = Path(__file__).parents[2] / "docs" / "adding-a-game.md"

PLAY = """
import json, random, internum
from internum.core import engine
from internum.core.fuzz import TROUBLE, Walker

rng, told = random.Random(3), {"engine": engine.NAME, "hashes": []}
match = internum.new("islets", players=3, seed=1)
told["refusal"] = [match.why_not(text).rule for text in ("settle ash", "settle cay", "tower dew", "pass")]
told["french"] = match.why_not("settle ash", language="fr").text
while not match.over:
    told["hashes"].append(match.game.layout.hash(match.states))
    match.play(rng.choice(match.legal()))
told["view"], told["winners"], told["story"] = match.view(None), match.winners, match.story(None)
told["record"] = internum.load(match.record()).record() == match.record()
told["position"] = internum.load(json.loads(json.dumps(match.position()))).state.tobytes() == match.state.tobytes()
fresh = internum.new("islets", players=2, max_rounds=20)
told["trouble"] = TROUBLE[Walker(fresh.game).walk(fresh.states, 5, 1000, 1)[0]]
print(json.dumps(told))
"""

SERVE = """
import json, sys
from fastapi.testclient import TestClient
from internum.server import Settings, create_app

with TestClient(create_app(Settings("sqlite:///" + sys.argv[1], bot_engine="python"))) as http:
    def ask(verb, path, token=None, **body):
        head = {"Authorization": f"Bearer {token}"} if token else {}
        answer = http.request(verb, "/api" + path, headers=head, json=body or None)
        assert answer.status_code < 300, answer.text
        return answer.json()

    listed = {g["id"]: g for g in ask("GET", "/games")["games"]}["islets"]
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    table = ask("POST", "/tables", game="islets", players=2, mode="hotseat", seats=seats)
    path, token = "/tables/" + table["table"], table["tokens"][0]["token"]
    before = ask("GET", path, token)
    after = ask("POST", path + "/actions", token, actions=["settle bay"], at=before["at"], seat=0)
    board = ask("GET", "/boards/" + before["board"])
    rules = ask("GET", "/rules/islets")
    print(json.dumps({"listed": listed, "before": before, "after": after, "board": board, "rules": rules}))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with Islets in it: links to every file, and the game's own folders."""
    root = tmp_path_factory.mktemp("house")
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, root / "internum", ignore=left_out, copy_function=os.symlink)
    shutil.copytree(ISLETS, root / "internum", ignore=left_out, dirs_exist_ok=True)
    return root


def run(house: Path, engine: str, program: str, *arguments: str) -> Any:
    cache = {"INTERNUM_CACHE": str(house / "cache"), "INTERNUM_ENGINE": engine, "PYTHONPATH": str(house)}
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, env={**os.environ, **cache}, cwd=house, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_new_game_is_played_alike_on_both_engines(house: Path) -> None:
    pytest.importorskip("numba")
    plain, compiled = run(house, "python", PLAY), run(house, "numba", PLAY)
    assert (plain.pop("engine"), compiled.pop("engine")) == ("python", "numba")
    assert plain == compiled


def test_a_new_game_has_refusals_words_records_and_positions(house: Path) -> None:
    told = run(house, "python", PLAY)
    assert told["refusal"] == ["IS-1.2", "IS-1.1", "IS-2.2", "IS-2.3"]
    assert told["french"] == "Cet îlot est déjà peuplé."
    assert told["record"] and told["position"] and told["trouble"] == "nothing"
    assert len(told["story"]) == 12, "four rounds of three"
    assert told["winners"] and all("⟨" not in line for line in told["story"])
    assert set(told["view"]["places"]) == {"ash", "bay", "cay", "dew", "elm", "fen"}


def test_the_server_shows_a_new_game_with_its_map(house: Path, tmp_path: Path) -> None:
    shown = run(house, "python", SERVE, str(tmp_path / "tables.db"))
    assert shown["listed"]["boards"] == ["islets"]
    assert shown["listed"]["options"][0]["title"] == "Rounds"
    assert set(shown["board"]["geometry"]["regions"]) == set(shown["before"]["view"]["places"])
    offered = [a["label"] for group in shown["before"]["decision"]["groups"] for a in group["actions"]]
    assert offered == ["Settle Bay", "Settle Fen", "Raise a tower on Ash"]
    assert shown["after"]["view"]["places"]["bay"]["owner"] == "reds"
    assert [line["text"] for entry in shown["after"]["log"] for line in entry["lines"]] == ["The Reds settle Bay."]
    assert [rule["id"] for rule in shown["rules"]["chapters"][0]["rules"]][:2] == ["IS-1.1", "IS-1.2"]


def test_the_document_names_every_file_of_the_example() -> None:
    """Whoever follows the document writes these files and no others."""
    listing = re.search(r"^```\n(games/<game>/.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S)
    assert listing
    needed = {str(p.relative_to(ISLETS)).replace("islets", "<game>") for p in ISLETS.rglob("*.*") if p.is_file()}
    folder, named = "", set[str]()
    for line in listing[1].splitlines():
        path = line.split()[0]
        folder = path if not line.startswith(" ") else folder
        named.add(folder + path if line.startswith(" ") else path)
    chapters = {name for name in needed if re.fullmatch(r"games/<game>/rules/[a-z]+\.py", name)}
    assert chapters and "games/<game>/rules/<chapter>.py" in named
    assert needed - chapters - {name for name in needed if "__pycache__" in name} <= named
