"""Learning with PyTorch: the network gets to find likely what good players chose.

Games, not decisions, are kept apart for checking: two decisions of one game resemble each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from .encoding import Encoding
from .examples import Examples

try:
    import torch
    from torch.nn import functional
except ImportError:
    raise ValueError('learning needs PyTorch: pip install "internum[learn]"') from None

WHOLE, TOKEN, ACTION = 160, 48, 64  # widths: of what is made of everything, of a token, of an action
CHECKED = 20  # every so manieth game is kept for checking
RATE, DECAY, WARM = 3e-3, 0.02, 0.1  # of Adam's steps; how much of the time the rate grows
IMPOSSIBLE = -1e9


class Net(torch.nn.Module):
    """`network.Network` for PyTorch, over many decisions at once."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__()
        self.encoding = encoding
        shapes: dict[str, tuple[int, ...]] = {
            "whole": (encoding.observation.size, WHOLE),
            "bend": (WHOLE,),
            **{f"read.{group.name}": (group.features, TOKEN) for group in encoding.groups},
            "place": (encoding.tokens, TOKEN),
            "near": (encoding.tokens, encoding.tokens),
            **dict.fromkeys(("to", "from", "whom"), (TOKEN, ACTION)),
            "all": (WHOLE, ACTION),
            "slot": (encoding.slots, ACTION),
            "score": (ACTION,),
            "habit": (encoding.slots,),
        }
        self.w = torch.nn.ParameterDict({_key(name): _beginning(name, shape) for name, shape in shapes.items()})
        self.names = list(shapes)

    def forward(self, features: Any, pointers: Any, lengths: Any) -> Any:
        """Scores of the legal actions of each decision; `pointers` has those of all decisions, one after the other."""
        w = {name: self.w[_key(name)] for name in self.names}
        count, dtype = len(lengths), w["place"].dtype
        known = torch.sign(features) * torch.log1p(features.to(dtype).abs())
        whole = torch.relu(known @ w["whole"] + w["bend"])
        tokens = torch.relu(self._tokens(w, known))
        tokens = functional.pad(tokens + w["near"] @ tokens, (0, 0, 0, 1))
        row = torch.repeat_interleave(torch.arange(count, device=lengths.device), lengths)
        slots, *places = pointers.long().unbind(1)
        hidden = (whole @ w["all"]).index_select(0, row) + functional.embedding(slots, w["slot"])
        table, first = tokens.flatten(0, 1), row * tokens.shape[1]
        for role, place in zip(("to", "from", "whom"), places, strict=True):
            hidden = hidden + table.index_select(0, first + place) @ w[role]
        scores = torch.relu(hidden) @ w["score"] + w["habit"].index_select(0, slots)
        column = torch.arange(len(row), device=row.device) - (lengths.cumsum(0) - lengths)[row]
        found = scores.new_full((count, int(lengths.max())), IMPOSSIBLE)
        return found.index_put((row, column), scores)

    def _tokens(self, w: Any, known: Any) -> Any:
        rows, at = [], 0
        for group in self.encoding.groups:
            width = group.size * group.features
            rows.append(known[:, at : at + width].reshape(-1, group.size, group.features) @ w[f"read.{group.name}"])
            at += width
        return torch.cat(rows, 1) + w["place"]


def _key(name: str) -> str:
    """A parameter's name in PyTorch, which allows no dots and no name of a module's own methods."""
    return "w_" + name.replace(".", "_")


def _beginning(name: str, shape: tuple[int, ...]) -> Any:
    small = 0.0 if name in ("bend", "near", "habit") else 1 / sqrt(shape[0])
    return torch.nn.Parameter(torch.randn(shape) * small)


@dataclass(frozen=True)
class Pass:
    """After a pass: the mean loss of the examples learnt from, and loss and share of equal choices of those kept."""

    number: int
    loss: float
    checked_loss: float
    agrees: float


class Data:
    """Examples for PyTorch; a batch is any of them."""

    def __init__(self, given: Examples, device: str) -> None:
        arrays = (given.features, given.pointers, given.lengths.astype(np.int64), given.chosen.astype(np.int64))
        self.features, self.pointers, self.lengths, self.chosen = (torch.from_numpy(a).to(device) for a in arrays)
        self.starts = self.lengths.cumsum(0) - self.lengths

    def __len__(self) -> int:
        return len(self.chosen)

    def batch(self, which: Any) -> tuple[Any, Any, Any]:
        lengths = self.lengths[which]
        before = lengths.cumsum(0) - lengths
        places = torch.arange(int(lengths.sum()), device=lengths.device)
        places += torch.repeat_interleave(self.starts[which] - before, lengths)
        return self.features[which], self.pointers[places], lengths


def check_device(device: str) -> None:
    """Refuse what PyTorch cannot work on before records are read."""
    if device not in ("cpu", "cuda") or (device == "cuda" and not torch.cuda.is_available()):
        raise ValueError(f"PyTorch cannot work on '{device}' here; try --device cpu")


def learn(
    encoding: Encoding,
    given: Examples,
    passes: int,
    batch: int = 1024,
    seed: int = 1,
    device: str = "cpu",
    told: Callable[[Pass], None] = lambda p: None,
    stepped: Callable[[int, int], None] = lambda done, total: None,
) -> Net:
    """A network that has seen the examples `passes` times. `told` hears of every pass, `stepped` of every step."""
    torch.manual_seed(seed)
    net = Net(encoding)
    net.to(device)
    kept = given.game % CHECKED == CHECKED - 1
    if not kept.any():
        kept = given.game == given.game.max()
    if kept.all():
        raise ValueError("one game is too few: some are learnt from, others checked")
    data, check = Data(given.of(~kept), device), Data(given.of(kept), device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    steps = passes * ceil(len(data) / batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=WARM)
    done = 0
    for number in range(1, passes + 1):
        total = 0.0
        for which in torch.randperm(len(data)).to(device).split(batch):
            loss = functional.cross_entropy(net(*data.batch(which)), data.chosen[which])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(which)
            stepped(done := done + 1, steps)
        told(Pass(number, total / len(data), *checked(net, check, batch, device)))
    return net


def checked(net: Net, data: Data, batch: int, device: str) -> tuple[float, float]:
    """Loss and share of equal choices."""
    loss = equal = 0.0
    with torch.no_grad():
        for which in torch.arange(len(data), device=device).split(batch):
            scores, chosen = net(*data.batch(which)), data.chosen[which]
            loss += float(functional.cross_entropy(scores, chosen, reduction="sum"))
            equal += float((scores.argmax(1) == chosen).sum())
    return loss / len(data), equal / len(data)


def weights_of(net: Net) -> dict[str, Any]:
    """As NumPy reads them: in half as many bits as they were learnt in."""
    found = {name: net.w[_key(name)].detach().cpu().numpy().astype(np.float16) for name in net.names}
    return {**found, "version": np.array(net.encoding.observation.version)}


def save(net: Net, file: Path) -> None:
    np.savez_compressed(file, **weights_of(net))
