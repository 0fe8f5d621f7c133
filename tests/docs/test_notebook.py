"""The notebook runs from beginning to end, on a few games, and is kept without its outputs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from internum.arena import parquet, tournament
from internum.arena.play import play_game
from internum.arena.results import Results

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Twelve short games of two agents."""
    pytest.importorskip("pyarrow")
    plan = tournament.plan("antike", ["random", "passive"], players=3, options={"max_rounds": "3"})
    outcomes = [play_game(job) for job in tournament.jobs_of(plan, 12)]
    parquet.write(tmp_path / "games.parquet", Results(plan, outcomes=outcomes))
    return tmp_path / "games.parquet"


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda f: f.name)
def test_a_notebook_runs(file: Path, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbclient: Any = pytest.importorskip("nbclient")
    nbformat: Any = pytest.importorskip("nbformat")
    monkeypatch.setenv("INTERNUM_GAMES", str(games))
    notebook = nbformat.read(file, as_version=4)
    nbclient.NotebookClient(notebook, timeout=240, kernel_name="python3").execute(cwd=str(games.parent))
    outputs = [o for cell in notebook.cells if cell.cell_type == "code" for o in cell.outputs]
    said = "".join(o.get("text", "") for o in outputs)
    assert "12 games of 3 players" in said
    shown = [o["data"] for o in outputs if "data" in o]
    assert sum("image/png" in data for data in shown) == 4  # agents, seats, sides, lengths
    tables = [data["text/html"] for data in shown if "text/html" in data]
    assert len(tables) == 3 and "random" in tables[0] and "rondel" in tables[2]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda f: f.name)
def test_outputs_are_not_kept(file: Path) -> None:
    code = [cell for cell in json.loads(file.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert code and all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
