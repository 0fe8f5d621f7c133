"""What moves by itself in a match: chance, choices that are none, and standing orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from .game import CHANCE

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Choice:
    """An action nobody was asked for: the only one possible (`forced`), or one a standing order gives (`ordered`)."""

    seat: int
    action: int
    forced: bool = False
    ordered: bool = False


@dataclass(frozen=True)
class Automatic:
    """What a match plays itself: chance ("auto"), and a player's only legal action (`forced`).

    Nothing secret is played by itself: that only one choice was left would tell what was chosen before. Records of
    version 0.1 did so (`secret`).
    """

    chance: Literal["auto", "manual"] = "auto"
    forced: bool = True
    secret: bool = False

    def awaits_chance(self, match: Match) -> bool:
        """Is chance to move by itself now?"""
        return self.chance == "auto" and CHANCE in match.pending

    def outcome(self, match: Match) -> int:
        """What the match's dice say now."""
        outcomes = match.situation.legal(CHANCE)
        weights = [match.game.kernel.weight(match.states, a) for a in outcomes]
        return outcomes[match.dice.pick(match.outcomes, weights)]

    def choice(self, match: Match) -> Choice | None:
        """What a seat plays next without being asked."""
        return self._forced(match) or self._ordered(match)

    def _forced(self, match: Match) -> Choice | None:
        now = match.situation
        for seat in now.pending if self.forced else ():
            if seat != CHANCE:
                actions = now.legal(seat)
                if len(actions) == 1 and self._may_play(match, seat, actions[0]):
                    return Choice(seat, actions[0], forced=True)
        return None

    def _may_play(self, match: Match, seat: int, action: int) -> bool:
        s = match.twin
        return match.game.may_autoplay(s, seat) and (self.secret or not match.game.is_secret(s, seat, action))

    def _ordered(self, match: Match) -> Choice | None:
        for seat in match.pending:
            if seat in match.orders:
                action = match.game.standing_answer(match.twin, seat, match.orders[seat])
                if action is not None:
                    return Choice(seat, action, ordered=True)
        return None
