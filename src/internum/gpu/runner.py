"""Plays bundles of `internum gpu build` on a GPU. Needs NumPy, CuPy and the bundle, nothing else of Internum:

    python runner.py antike.npz

proves the bundle (every final state must be the CPU's, byte for byte), then measures it.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import statistics
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self
from zipfile import BadZipFile

import numpy as np

BLOCK = 32  # threads that run in step; larger blocks measured the same
THREADS = 128  # per multiprocessor; fewer and more measured slower
GAMES = (8_192, 65_536, 524_288)  # batches to measure
DIGEST = 16  # bytes
Array = np.ndarray[Any, Any]


def seeds(first: int, count: int) -> Array:
    """The seeds of playouts `first` and the next ones."""
    return np.arange(first, first + count, dtype=np.int64) * 7919 + 1


def digest(state: Any) -> Array:
    return np.frombuffer(hashlib.blake2b(state.tobytes(), digest_size=DIGEST).digest(), np.uint8)


class NpzFile:
    """A frozen dataclass that is kept in a file, field by field."""

    def save(self, file: Path) -> None:
        with file.open("wb") as out:
            np.savez_compressed(out, **{name: getattr(self, name) for name in _fields(type(self))})

    @classmethod
    def load(cls, file: Path) -> Self:
        try:
            with np.load(file) as z:
                parts = {name: z[name] for name in _fields(cls)}
        except (KeyError, ValueError, BadZipFile):
            raise ValueError(f"{file} is no bundle of `internum gpu build` that fits here") from None
        return cls(**{name: part if part.ndim else part.item() for name, part in parts.items()})

    @classmethod
    def fits(cls, file: Path) -> bool:
        """Does the file hold a bundle of this kind?"""
        try:
            with np.load(file) as z:
                return set(z.files) == set(_fields(cls))
        except (ValueError, BadZipFile):
            return False


def _fields(cls: Any) -> list[str]:
    return list(cls.__dataclass_fields__)


@dataclass(frozen=True)
class Bundle(NpzFile):
    """All that playouts of one game need on another machine, and what the CPU made of some of them."""

    game: str
    source: str  # hash of the rules it was made from
    ptx: str
    starts: Array  # set-ups, one record each; playouts begin with them in turn
    max_steps: int
    steps: Array  # how many steps playout `i` took on the CPU
    digests: Array  # `digest` of its final state

    def begin(self, games: int) -> Array:
        """The states with which the first playouts begin."""
        return self.starts[np.arange(games) % len(self.starts)]

    def differing(self, states: Array, steps: Array) -> list[int]:
        """Which of the playouts that the CPU made too ended otherwise."""
        same = [np.array_equal(digest(s), d) for s, d in zip(states, self.digests, strict=True)]
        return [int(i) for i in np.flatnonzero(~np.array(same, bool) | (steps != self.steps))]


class Playouts:
    """Random playouts on the GPU, one game per thread."""

    def __init__(self, bundle: Bundle, threads: int = THREADS) -> None:
        self.cupy = gpu()
        self.bundle = bundle
        self._kernel = load_kernel(self.cupy, bundle.game, bundle.ptx)
        self._threads = threads * self.cupy.cuda.Device().attributes["MultiProcessorCount"]

    def play(self, states: Array, seeds: Array) -> tuple[Array, Array]:
        """The final states of these games and the steps they took."""
        on_gpu = self.cupy.asarray(states.view(np.uint8).reshape(len(states), -1))
        steps, _ = self.launch(on_gpu, self.cupy.asarray(seeds, dtype=np.int64))
        return self.cupy.asnumpy(on_gpu).view(states.dtype).reshape(-1), self.cupy.asnumpy(steps)

    def launch(self, states: Any, seeds: Any) -> tuple[Any, float]:
        """Play games that lie on the GPU (rows of bytes) where they lie; steps, and the kernel's seconds."""
        games = len(states)
        steps = self.cupy.zeros(games, np.int64)
        queue = self.cupy.zeros(1, np.int64)
        arrays = (argument(a, len(a), a.nbytes // len(a)) for a in (states, seeds, steps, queue))
        arguments = (*(x for a in arrays for x in a), np.int64(self.bundle.max_steps))
        blocks = -(-min(games, self._threads) // BLOCK)
        begin, end = self.cupy.cuda.Event(), self.cupy.cuda.Event()
        begin.record()
        self._kernel((blocks,), (BLOCK,), arguments)
        end.record()
        end.synchronize()
        return steps, self.cupy.cuda.get_elapsed_time(begin, end) / 1000


def load_kernel(cupy: Any, name: str, ptx: str) -> Any:
    entry = re.search(r"\.visible \.entry (\w+)\(", ptx)
    assert entry, "the bundle holds no kernel"
    with TemporaryDirectory() as folder:  # CuPy reads PTX from files only
        file = Path(folder) / f"{name}.ptx"
        file.write_text(ptx)
        try:
            return cupy.RawModule(path=str(file)).get_function(entry[1])
        except cupy.cuda.driver.CUDADriverError as e:
            raise ValueError(f"the GPU's driver refuses the kernel ({e}); see docs/gpu.md") from None


def argument(data: Any, items: int, size: int) -> tuple[Any, ...]:
    """An array as Numba's kernels take it: memory's owner, parent, items, item's size, data, shape, stride."""
    none = np.uint64(0)
    return (none, none, np.int64(items), np.int64(size), data, np.int64(items), np.int64(size))


def gpu() -> Any:
    """CuPy, if it is installed and finds a GPU."""
    try:
        cupy: Any = import_module("cupy")
    except ImportError:
        raise ValueError("CuPy is not installed: pip install 'internum[gpu]'") from None
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError:
        found = 0
    if not found:
        raise ValueError("there is no GPU here that CuPy could use")
    return cupy


def prove(playouts: Playouts) -> str:
    """Play what the CPU played; a sentence that all is the same, or an error that names the first difference."""
    bundle = playouts.bundle
    games = len(bundle.steps)
    states, steps = playouts.play(bundle.begin(games), seeds(0, games))
    if differing := bundle.differing(states, steps):
        raise ValueError(f"{len(differing)} of {games} games end otherwise than on the CPU, first {differing[0]}")
    return (
        f"{bundle.game}, rules {bundle.source}: {games:,} games from {len(bundle.starts)} set-ups, "
        f"{steps.sum():,} actions: every final state and every length as on the CPU"
    )


def measure(playouts: Playouts, games: int, repeats: int = 3) -> tuple[float, float]:
    """Actions and games per second of `games` playouts from the first set-up: the kernel alone, median."""
    cupy = playouts.cupy
    start = cupy.asarray(playouts.bundle.starts[:1].view(np.uint8))
    rates = []
    for run in range(repeats):
        steps, seconds = playouts.launch(cupy.tile(start, (games, 1)), cupy.asarray(seeds(run * games, games)))
        rates.append((float(steps.sum()) / seconds, games / seconds))
    return statistics.median(a for a, _ in rates), statistics.median(g for _, g in rates)


def report(file: Path, games: list[int], threads: list[int]) -> None:
    """Prove a bundle, then print how fast it plays batches of several sizes."""
    bundle = Bundle.load(file)
    for count in threads or [THREADS]:
        playouts = Playouts(bundle, count)
        print(prove(playouts), flush=True)
        for batch in games or GAMES:
            actions, played = measure(playouts, batch)
            sizes = f"{count:4} threads a multiprocessor, {batch:9,} games"
            print(f"{sizes}: {actions:13,.0f} actions/s, {played:9,.0f} games/s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--games", type=int, action="append", default=[], help="games in a batch; may be repeated")
    parser.add_argument("--threads", type=int, action="append", default=[], help="per multiprocessor; may be repeated")
    given = parser.parse_args()
    try:
        report(given.bundle, given.games, given.threads)
    except (OSError, ValueError) as e:
        raise SystemExit(f"runner: {e}") from None


if __name__ == "__main__":
    main()
