"""How fast a bot's loop runs: the decision, the view, a random choice played. CPU time, after a warm-up.

On the compiled engine a rule is loaded when a game first comes to it, which takes as long as hundreds of steps. A bot
pays for that once, so another match is played first, long enough to leave next to nothing of it to the measured steps.

python tools/bot_loop.py [GAME …]            # INTERNUM_ENGINE chooses the engine
"""

from __future__ import annotations

import random
import sys
import time

import internum
from internum.core import engine

STEPS, OPENING, WARM_UP = 1000, 500, 4000


def loop(match: internum.Match, rng: random.Random, steps: int) -> internum.Match:
    for _ in range(steps):
        if match.over:
            match = internum.new(match.game.id, 3, seed=rng.randrange(10**6))
        seat = match.pending[0]
        decision, view = match.decision_of(seat), match.view(seat)
        assert view["seat"] == decision.seat
        match.play(rng.choice(list(decision.actions.values())).text, seat)
    return match


def main() -> None:
    for name in sys.argv[1:] or internum.games():
        loop(internum.new(name, 3, seed=2), random.Random(6), WARM_UP)
        rng = random.Random(5)
        match = loop(internum.new(name, 3, seed=1), rng, OPENING)
        start = time.process_time()
        match = loop(match, rng, STEPS)
        looped = time.process_time() - start
        start = time.process_time()
        for _ in range(STEPS):
            match.copy()
        copied = time.process_time() - start
        print(
            f"{engine.NAME} {name}: {STEPS / looped:,.0f} steps/s, a copy in {copied / STEPS * 1e6:.0f} µs", flush=True
        )


if __name__ == "__main__":
    main()
