"""Steps on a graph given by its neighbours."""

from collections import deque
from collections.abc import Callable, Iterable


def steps_from(starts: Iterable[str], neighbours: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """The least number of steps from any of the starts to each place that can be reached."""
    steps = dict.fromkeys(starts, 0)
    waiting = deque(steps)
    while waiting:
        here = waiting.popleft()
        for there in neighbours(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps
