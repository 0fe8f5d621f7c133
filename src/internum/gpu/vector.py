"""Many games on the GPU, stepped in one call: `internum.envs.vector.VectorGames` as CuPy arrays, byte for byte.

    games = GpuGames(StepBundle.load(Path("antike-steps.npz")), count=65_536, players=4)
    observations = torch.from_dlpack(games.observations)     # nothing is copied, and the next step overwrites it
    games.step(actions)                                      # CuPy, or whatever CuPy can take by DLPack

Needs NumPy, CuPy and a bundle of `internum gpu build --steps`, nothing else of Internum: from `src/internum`,
`python -m gpu.vector antike-steps.npz` proves a bundle and measures it.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .runner import BLOCK, DIGEST, Array, NpzFile, argument, gpu, load_kernel, rows

SEATS = 6
MOST_DECISIONS = 20_000
COUNTS = (16_384, 131_072, 524_288)  # games to measure
KEPT = ("states", "seats", "counts", "lists", "masks", "observations", "rewards", "ended", "lengths", "randoms")


@dataclass(frozen=True)
class StepBundle(NpzFile):
    """All that stepping one game needs on another machine, and what the CPU made of some steps."""

    game: str
    source: str  # hash of the rules it was made from
    ptx: str
    actions: int  # size of the action space
    observation: int  # features of an observation
    players: Array  # numbers of players, each with its start in
    starts: Array
    games: int  # of the proof, for each number of players
    digests: Array  # by number of players and step: `digest` of all arrays

    def start(self, players: int | None) -> Array:
        wanted = self.players[0] if players is None else players
        if wanted not in self.players:
            raise ValueError(f"{self.game} has no game for {wanted} players")
        found: Array = self.starts[self.players == wanted]
        return found


def fixed_choice(xp: Any, lists: Any, counts: Any, step: int) -> Any:
    """Some legal action for each game, the same on every machine; `xp` is NumPy or CuPy."""
    games = xp.arange(len(counts))
    mixed = ((games + 1) * 7919 + step * 104_729) * 48_271 % 0x7FFFFFFF
    return lists[games, mixed % counts].astype(np.int64)


def digest(arrays: Any) -> Array:
    """Of everything that is kept of games (`KEPT`), in NumPy arrays."""
    whole = hashlib.blake2b(digest_size=DIGEST)
    for name in KEPT:
        whole.update(np.ascontiguousarray(getattr(arrays, name)).tobytes())
    return np.frombuffer(whole.digest(), np.uint8)


class GpuGames:
    """`count` games and what their acting seats see, on the GPU; the attributes are those of `VectorGames`.

    `starts`: other set-ups than the bundle's, as states of the compiled engine. `stream`: the number of the CUDA stream
    on which all happens (`torch.cuda.current_stream().cuda_stream`); by default CuPy's own. `sort`: games that do the
    same are stepped side by side; it changes nothing but the speed.
    """

    def __init__(
        self,
        bundle: StepBundle,
        count: int,
        players: int | None = None,
        seed: int = 0,
        most: int = MOST_DECISIONS,
        starts: Array | None = None,
        stream: int | None = None,
        sort: bool = True,
    ) -> None:
        self.cupy = xp = gpu()
        self.bundle, self.count, self.most, self.sort = bundle, count, most, sort
        self._stream = nullcontext() if stream is None else xp.cuda.ExternalStream(stream)
        self._kernel = load_kernel(xp, bundle.game, bundle.ptx)
        chosen = bundle.start(players) if starts is None else starts
        with self._stream:
            self._starts = xp.asarray(rows(chosen))
            self._rows = xp.zeros((count, self._starts.shape[1]), np.uint8)
            self.states = self._rows[:, : chosen.itemsize]
            self.seats, self.counts, self.lengths, self.randoms = (xp.zeros(count, np.int64) for _ in range(4))
            self.lists = xp.zeros((count, bundle.actions), np.int16)
            self.masks = xp.zeros((count, bundle.actions), np.int8)
            self.observations = xp.zeros((count, bundle.observation), np.int8)
            self.rewards = xp.zeros((count, SEATS), np.float32)
            self.ended = xp.zeros(count, np.int8)
            self._in_order = xp.arange(count)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew, as `VectorGames.reset` does with the same seed."""
        with self._stream:
            self.randoms[:] = self.cupy.asarray(
                np.random.SeedSequence(seed).generate_state(self.count).astype(np.int64)
            )
            self.lengths[:] = 0
            self._rows[:] = self._starts[:1]
            self._advance(self.cupy.full(self.count, -1, np.int64))

    def step(self, actions: Any, check: bool = True) -> None:
        """Carry out one legal action in each game.

        Without `check` nothing waits for the GPU, and an illegal action breaks the game it is played in.
        """
        xp = self.cupy
        with self._stream:
            given = actions if isinstance(actions, (xp.ndarray, np.ndarray)) else xp.from_dlpack(actions)
            wanted = xp.ascontiguousarray(xp.asarray(given, np.int64))
            if wanted.shape != (self.count,):
                raise ValueError(f"{self.count} actions are needed, one for each game, not {wanted.shape}")
            if check:
                inside = (wanted >= 0) & (wanted < self.bundle.actions)
                legal = inside & (self.masks[xp.arange(self.count), xp.where(inside, wanted, 0)] == 1)
                if not bool(legal.all()):
                    i = int(legal.argmin())
                    raise ValueError(f"action {int(wanted[i])} is not legal in game {i}; nothing was played")
            self._advance(wanted)

    def random_actions(self) -> Any:
        """A legal action for each game, all alike likely."""
        xp = self.cupy
        with self._stream:
            picks = (xp.random.random(self.count, np.float32) * self.counts).astype(np.int64)
            return self.lists[xp.arange(self.count), xp.minimum(picks, self.counts - 1)].astype(np.int64)

    def numpy(self) -> Any:
        """Copies of all arrays, as attributes."""
        copies = {name: self.cupy.asnumpy(getattr(self, name)) for name in KEPT}
        return type("Arrays", (), copies)

    def _advance(self, actions: Any) -> None:
        # Games that do the same side by side: threads run in step, and one that does something else makes all wait.
        order = self.cupy.argsort(actions.astype(np.int16)) if self.sort else self._in_order
        arrays = (
            order.astype(np.int64), self._rows, self._starts, actions, self.seats, self.randoms, self.lists,
            self.counts, self.masks, self.observations, self.rewards, self.ended, self.lengths,
        )  # fmt: skip
        arguments = [x for a in arrays for x in argument(a)]
        self._kernel((-(-self.count // BLOCK),), (BLOCK,), (*arguments, np.int64(self.most)))


def prove(bundle: StepBundle) -> str:
    """Step what the CPU stepped; a sentence that all is the same, or an error that names the first difference."""
    decisions = 0
    for players, digests in zip(bundle.players, bundle.digests, strict=True):
        games = GpuGames(bundle, bundle.games, int(players), seed=int(players))
        for step, expected in enumerate(digests):
            games.step(fixed_choice(games.cupy, games.lists, games.counts, step))
            if not np.array_equal(digest(games.numpy()), expected):
                raise ValueError(f"{players} players, step {step}: the GPU's games are not those of the CPU")
            decisions += bundle.games
    return f"{bundle.game}, rules {bundle.source}: {decisions:,} decisions, all arrays as on the CPU after each step"


def measure(bundle: StepBundle, count: int, players: int, sort: bool, seconds: float = 1.0) -> tuple[float, float]:
    """Decisions per second: the stepping alone, and with a random policy on the GPU; after games have spread out."""
    games = GpuGames(bundle, count, players, sort=sort)
    xp = games.cupy
    for _ in range(200):
        games.step(games.random_actions(), check=False)
    alone: list[float] = []
    together: list[float] = []
    while sum(together) < 1000 * seconds:
        begin, chosen, end = (xp.cuda.Event() for _ in range(3))
        begin.record()
        actions = games.random_actions()
        chosen.record()
        games.step(actions, check=False)
        end.record()
        end.synchronize()
        alone.append(xp.cuda.get_elapsed_time(chosen, end))
        together.append(xp.cuda.get_elapsed_time(begin, end))
    return 1000 * count / statistics.median(alone), 1000 * count / statistics.median(together)


def report(file: Path, counts: list[int]) -> None:
    """Prove a bundle, then print how fast it steps several numbers of games."""
    bundle = StepBundle.load(file)
    print(prove(bundle), flush=True)
    players = int(bundle.players[len(bundle.players) // 2])
    for count in counts or COUNTS:
        for sort in (False, True):
            alone, together = measure(bundle, count, players, sort)
            how = "sorted" if sort else "in order"
            rates = f"{alone:13,.0f} decisions/s, {together:13,.0f} with a random policy"
            print(f"{players} players, {count:9,} games, {how}: {rates}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--games", type=int, action="append", default=[], help="at the same time; may be repeated")
    given = parser.parse_args()
    try:
        report(given.bundle, given.games)
    except (OSError, ValueError) as e:
        raise SystemExit(f"vector: {e}") from None


if __name__ == "__main__":
    main()
