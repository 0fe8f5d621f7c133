"""Learning on a small scale: records in, weights out, and the loss falls."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import internum
from internum.agents import RandomAgent, Seat
from internum.cli import app
from internum.learned.agent import LearnedAgent
from internum.learned.encoding import Encoding
from internum.learned.examples import examples
from internum.learned.network import Network

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # on a busy machine threads wait for each other far longer than they work


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of two rounds: greedy players and one that plays at random."""
    folder = tmp_path_factory.mktemp("records")
    args = ["simulate", "antike", "--agents", "greedy,greedy,random", "--games", "3", "--jobs", "1"]
    done = CliRunner().invoke(app, [*args, "--option", "max_rounds=2", "--records", str(folder)])
    assert done.exit_code == 0, done.output
    return folder


def test_the_loss_falls_and_the_agent_plays(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    args = ["learn", "antike", "--records", str(records), "--teachers", "greedy", "--passes", "4", "--batch", "32"]
    done = CliRunner().invoke(app, [*args, "--out", str(out)], catch_exceptions=False)
    losses = [float(loss) for loss in re.findall(r"loss (\d+\.\d+);", done.output)]
    assert len(losses) == 4 and losses[-1] < 0.95 * losses[0]
    match = internum.new("antike", players=3, seed=1, max_rounds="1")
    agents = [LearnedAgent(out), RandomAgent(), LearnedAgent(out)]
    for seat, agent in enumerate(agents):
        agent.begin(match.game, seat, seat)
    while match.pending:
        seat = match.pending[0]
        match.play(agents[seat].act(Seat(match, seat)), seat)  # refuses what is not legal
    assert match.over


def test_only_teachers_are_learnt_from(records: Path) -> None:
    encoding = Encoding(internum.game("antike"))
    files = sorted(records.glob("*.inm"))
    both, one = (examples(encoding, files, names) for names in (["greedy", "random"], ["random"]))
    assert 0 < len(one) < len(both)
    with pytest.raises(ValueError, match="no decision of legend in 3 records"):
        examples(encoding, files, ["legend"])


def test_numpy_and_pytorch_compute_the_same(records: Path) -> None:
    from internum.learned.training import Net, weights_of

    torch.manual_seed(1)
    encoding = Encoding(internum.game("antike"))
    net = Net(encoding)
    network = Network(encoding, {n: w for n, w in weights_of(net).items() if n != "version"})
    match = internum.load(sorted(records.glob("*.inm"))[0], chance="manual")
    table, kernel = encoding.actions(match.options), match.game.kernel
    entry = next(e for e in match.log if e.seat < 3 and len(kernel.legal(e.start, e.seat)) > 4)
    seen, legal = kernel.observe(entry.start, entry.seat), kernel.legal(entry.start, entry.seat)
    pointers = encoding.pointers(table[legal], encoding.own(seen))
    with torch.no_grad():
        known = torch.from_numpy(encoding.features(seen)[None])
        scores = net(known, torch.from_numpy(pointers), torch.tensor([len(legal)]))[0].numpy()
    assert np.allclose(network.scores(seen, table[legal]), scores, atol=0.02)  # weights are cut to 16 bits


def test_learning_without_pytorch_says_what_is_missing(tmp_path: Path) -> None:
    without = "import sys; sys.modules['torch'] = None; from internum.cli import main; main()"
    args = ["learn", "antike", "--records", str(tmp_path), "--out", str(tmp_path / "w.npz")]
    done = subprocess.run([sys.executable, "-c", without, *args], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == 'internum: learning needs PyTorch: pip install "internum[learn]"\n'


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    args = ["learn", "antike", "--records", str(tmp_path), "--out", str(tmp_path / "w.npz")]
    with pytest.raises(ValueError, match="there are no records"):
        CliRunner().invoke(app, args, catch_exceptions=False)
