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

BLOCK = 32  # threads that run in step
THREADS = 128  # per multiprocessor, where each plays whole games; fewer and more measured slower
GROUPS = 8  # of threads in step for a multiprocessor, where games are stepped; 16 measured slower, 4 the same
SLOTS = 524_288  # games side by side; with fewer, Empires and the 2003 game are slower
GAMES = (8_192, 65_536, 524_288)  # batches to measure
ALIGNED = 16  # bytes: states lie in rows on the GPU, and numbers of two bytes must not straddle
NO_GAME, IDLE = -1, 32_767  # a slot's first game is still to come; no game is left for it
WAVES = 64  # steps of all slots between two questions whether games are left
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
    ptx: Array  # of the kernel that plays whole games, or of those that choose and carry out
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
    """Random playouts on the GPU; see `kernel` for the two ways of it. `slots`: games that are stepped side by side."""

    def __init__(self, bundle: Bundle, slots: int = SLOTS) -> None:
        self.cupy = gpu()
        self.bundle, self.slots = bundle, slots
        self._kernels = [load_kernel(self.cupy, bundle.game, str(ptx)) for ptx in bundle.ptx]
        self._multiprocessors = self.cupy.cuda.Device().attributes["MultiProcessorCount"]

    def play(self, states: Array, seeds: Array) -> tuple[Array, Array]:
        """The final states of these games and the steps they took."""
        on_gpu = self.cupy.asarray(rows(states))
        steps, _ = self.launch(on_gpu, self.cupy.asarray(seeds, dtype=np.int64))
        final = np.ascontiguousarray(self.cupy.asnumpy(on_gpu)[:, : states.itemsize])
        return final.view(states.dtype).reshape(-1), self.cupy.asnumpy(steps)

    def launch(self, states: Any, seeds: Any) -> tuple[Any, float]:
        """Play games that lie on the GPU (`rows`) where they lie; steps, and the seconds it took."""
        xp = self.cupy
        steps, queue = xp.zeros(len(states), np.int64), xp.zeros(1, np.int64)
        begin, end = xp.cuda.Event(), xp.cuda.Event()
        begin.record()
        if len(self._kernels) == 1:
            self._play_whole(states, seeds, steps, queue)
        else:
            self._play_in_steps(states, seeds, steps, queue)
        end.record()
        end.synchronize()
        return steps, xp.cuda.get_elapsed_time(begin, end) / 1000

    def _play_whole(self, *arrays: Any) -> None:
        threads = min(len(arrays[0]), THREADS * self._multiprocessors)
        arguments = (*(a for array in arrays for a in argument(array)), np.int64(self.bundle.max_steps))
        self._kernels[0]((-(-threads // BLOCK),), (BLOCK,), arguments)

    def _play_in_steps(self, states: Any, seeds: Any, steps: Any, queue: Any) -> None:
        xp, count = self.cupy, min(len(states), self.slots)
        slots = xp.zeros((count, states.shape[1]), np.uint8)
        playing, phases, actions = (
            xp.full(count, NO_GAME, np.int64),
            xp.zeros(count, np.int16),
            xp.zeros(count, np.int16),
        )
        randoms, made, seats = (xp.zeros(count, np.int64) for _ in range(3))
        arrays = (slots, playing, randoms, made, seats, actions, states, seeds, steps, queue)
        given = [*(a for array in arrays for a in argument(array)), np.int64(self.bundle.max_steps)]
        done = [a for array in (slots, seats, actions, phases) for a in argument(array)]
        choose, carry_out = self._kernels
        busy = xp.arange(count)
        while len(busy):
            for _ in range(WAVES):
                self._start(choose, busy, phases, given)
                self._start(carry_out, busy, actions, done)
            if int(queue[0]) > len(states):  # some slots have asked for a game in vain
                busy = xp.flatnonzero(phases != IDLE)

    def _start(self, kernel: Any, slots: Any, keys: Any, arguments: list[Any]) -> None:
        """Start a kernel for some slots: those with the same key side by side.

        Where few games are left, fewer of them go in step, down to one.
        """
        together = min(BLOCK, max(1, len(slots) // (GROUPS * self._multiprocessors)))
        order = slots
        if together > 1:
            is_all = len(slots) == len(keys)
            order = self.cupy.argsort(keys) if is_all else slots[self.cupy.argsort(keys[slots])]
        kernel((-(-len(slots) // together),), (together,), (*argument(order), *arguments))


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


def argument(a: Any) -> tuple[Any, ...]:
    """An array as Numba's kernels take it: memory's owner, parent, items, item's size, data, shape, strides.

    Rows of bytes are states: an array of one axis.
    """
    none = np.uint64(0)
    if a.dtype == np.uint8:
        return (none, none, np.int64(len(a)), np.int64(a.shape[1]), a, np.int64(len(a)), np.int64(a.shape[1]))
    shape, strides = (tuple(map(np.int64, numbers)) for numbers in (a.shape, a.strides))
    return (none, none, np.int64(a.size), np.int64(a.itemsize), a, *shape, *strides)


def padded(state: Any) -> Any:
    """A state's dtype with room at its end, so that each of several states begins at an even address."""
    names, size = state.names, -(-state.itemsize // ALIGNED) * ALIGNED
    formats, offsets = zip(*(state.fields[name][:2] for name in names), strict=True)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size})


def rows(states: Array) -> Array:
    """States as rows of bytes, as they lie on the GPU."""
    found = np.zeros((len(states), padded(states.dtype).itemsize), np.uint8)
    found[:, : states.itemsize] = np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1)
    return found


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


def measure(playouts: Playouts, games: int, repeats: int = 3, enough: float = 10.0) -> tuple[float, float]:
    """Actions and games per second of `games` playouts from the first set-up: the median of up to three runs.

    No other run begins after `enough` seconds.
    """
    cupy, spent = playouts.cupy, 0.0
    start = cupy.asarray(rows(playouts.bundle.starts[:1]))
    rates: list[tuple[float, float]] = []
    while len(rates) < repeats and spent < enough:
        run = len(rates)
        steps, seconds = playouts.launch(cupy.tile(start, (games, 1)), cupy.asarray(seeds(run * games, games)))
        rates.append((float(steps.sum()) / seconds, games / seconds))
        spent += seconds
    return statistics.median(a for a, _ in rates), statistics.median(g for _, g in rates)


def report(file: Path, games: list[int], slots: list[int]) -> None:
    """Prove a bundle, then print how fast it plays batches of several sizes."""
    bundle = Bundle.load(file)
    playouts = Playouts(bundle)
    print(prove(playouts), flush=True)
    for playouts.slots in slots or [SLOTS]:
        for batch in games or GAMES:
            actions, played = measure(playouts, batch)
            sizes = f"{batch:9,} games, {min(batch, playouts.slots):9,} side by side"
            print(f"{sizes}: {actions:13,.0f} actions/s, {played:9,.0f} games/s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--games", type=int, action="append", default=[], help="games in a batch; may be repeated")
    parser.add_argument("--slots", type=int, action="append", default=[], help="side by side; may be repeated")
    given = parser.parse_args()
    try:
        report(given.bundle, given.games, given.slots)
    except (OSError, ValueError) as e:
        raise SystemExit(f"runner: {e}") from None


if __name__ == "__main__":
    main()
