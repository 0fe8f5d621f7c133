"""Opponents for browser tests: at the gentlest level they take what brings the end nearer, and play at random else.

Their moves take no time, and their games come to an end of themselves.
"""

from __future__ import annotations

from internum.agents import AGENTS, RandomAgent, Seat

# What fills the map or wins; the first of these verbs that may be played is played, nine times in ten.
WANTED = ["buy", "learn", "temple", "found", "take", "conquer", "occupy", "convert", "keep", "build", "control", "pay"]


class Ambitious(RandomAgent):
    def act(self, seat: Seat) -> str:
        actions = seat.decision.by_verb
        wanted = next((actions[verb] for verb in WANTED if actions.get(verb)), None)
        if wanted and self.rng.random() < 0.9:
            return self.rng.choice(wanted).text
        going_on = [a.text for verb in actions for a in actions[verb] if verb != "done"]
        return self.rng.choice(going_on) if going_on and self.rng.random() < 0.8 else super().act(seat)


AGENTS["novice"] = Ambitious
