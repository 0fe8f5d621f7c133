"""NumPy in CuPy's place and the CPU in the kernels', so that what runs on a GPU is tested without one."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game
from internum.gpu.runner import padded


class NoCupy:
    """NumPy with the few names that only CuPy has."""

    cuda = SimpleNamespace(
        ExternalStream=lambda number: nullcontext(),
        Event=lambda: SimpleNamespace(record=lambda: None, synchronize=lambda: None),
        get_elapsed_time=lambda begin, end: 1000.0,
        Device=lambda: SimpleNamespace(attributes={"MultiProcessorCount": 1}),
    )
    random = SimpleNamespace(random=lambda count, dtype: np.full(count, 0.999, dtype))

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    def asnumpy(self, a: Any) -> Any:
        return a.copy()


class Rows:
    """States that lie in rows of bytes as rules take them: compiled rules where they lie, plain ones as twins."""

    def __init__(self, game: Game, rows: Any) -> None:
        self._layout, self._rows = game.layout, rows
        self.states: Any = rows.view(padded(game.layout.dtype)).reshape(-1)
        if not engine.COMPILED:
            self.states = [self._layout.restore(row[: self._layout.size].tobytes())[0] for row in rows]

    def write_back(self) -> None:
        if not engine.COMPILED:
            for i, row in enumerate(self._rows):
                row[: self._layout.size] = np.frombuffer(self._layout.dump(self.states, i), np.uint8)


def launched(game: Game, thread: Any) -> Any:
    """A kernel that calls `thread(n, arrays, last argument)` for one thread after the other, in their order."""

    def kernel(grid: Any, block: Any, arguments: Any) -> None:
        order, *arrays = (a for a in arguments if isinstance(a, np.ndarray))
        assert grid[0] * block[0] >= len(order) and len(set(order)) == len(order)
        rows = {i: Rows(game, a) for i, a in enumerate(arrays) if a.dtype == np.uint8}
        given = [rows[i].states if i in rows else a for i, a in enumerate(arrays)]
        for n in order:
            thread(n, given, arguments[-1])
        for each in rows.values():
            each.write_back()

    return kernel
