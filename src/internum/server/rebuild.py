"""From the log back to the match, and from a match to what is stored of it."""

from __future__ import annotations

from datetime import UTC, datetime
from random import SystemRandom

from internum import game as game_named
from internum.core.match import Match
from internum.core.position import read as read_position
from internum.core.record import new_states

from .stored import Chair, Header, Played, RoundMark, Stored

STANDING = "standing"  # in place of a sender: a standing order has answered


class RulesChanged(Exception):
    """The log does not replay under today's rules; `mark` is the last round that still fitted."""

    def __init__(self, at: int, mark: RoundMark | None) -> None:
        self.at, self.mark = at, mark
        super().__init__(f"entry {at} does not replay")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def rebuild(stored: Stored) -> Match:
    """Play the stored log again, outcomes of chance included, checking the state at every round."""
    match = begin(stored.header)
    marks = {m.at: m for m in stored.marks}
    passed: RoundMark | None = None
    for p in stored.played:
        try:
            if (mark := marks.get(p.at)) is not None:
                if match.game.layout.hash(match.states) != mark.hash:
                    raise RulesChanged(p.at, passed)
                passed = mark
            match.replay(p.seat, match.notation.id(p.text), p.forced, p.by == STANDING)
        except ValueError:
            raise RulesChanged(p.at, passed) from None
    if stored.header.mixed:
        match.commitment = None
    match.let_run()
    seat_people(match, stored.chairs)
    return match


def begin(header: Header) -> Match:
    """The match before its first entry; nothing moves by itself yet."""
    g = game_named(header.game)
    if header.start is not None:
        players, options, states = read_position(g, header.start)
    else:
        players, options = header.players, g.options.resolve(header.options)
        states = new_states(g, players, options)
    return Match(g, players, options, states, seed=header.seed, chance="manual", forced=False, start=header.start)


def seat_people(match: Match, chairs: list[Chair]) -> None:
    match.names = [c.name for c in chairs]
    match.orders = {c.seat: c.order for c in chairs if c.order != "ask"}


def guessed(match: Match, seat: int) -> Match:
    """A copy in which all that `seat` does not know is made up anew, with chances that nobody can foresee."""
    guess = match.copy()
    guess.game.redeal(guess.states, 0, seat, SystemRandom())
    return guess


def played_since(match: Match, at: int, by: str | None, sent: str | None) -> list[Played]:
    """The entries from `at` on, as they are stored."""
    time = now()
    return [
        Played(
            at=e.number,
            seat=e.seat,
            text=e.text,
            forced=e.forced,
            round=e.round,
            time=time,
            by=STANDING if e.ordered else by,
            sent=sent if e.number == at else None,
        )
        for e in match.log[at:]
    ]


def marks_since(match: Match, at: int) -> list[RoundMark]:
    """A snapshot for every round that begins with an entry from `at` on."""
    marks = []
    for e in match.log[at:]:
        if e.number == 0 or match.log[e.number - 1].round != e.round:
            then = match.at(e.number)
            marks.append(RoundMark(e.number, e.round, then.game.layout.hash(then.states), then.position()))
    return marks
