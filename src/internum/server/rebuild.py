"""From the log back to the match, and from a match to what is stored of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from random import SystemRandom

from internum import CHANCE
from internum import game as game_named
from internum.core.log import Entry
from internum.core.match import Match
from internum.core.position import read as read_position
from internum.core.record import new_states

from .past import Past, StoredEntry, at_mark, fits, last_readable
from .stored import Chair, Header, Played, RoundMark, Stored
from .told import FLAGS, events_of, written

STANDING = "standing"  # in place of a sender: a standing order has answered
NO_ACTION = -1  # of an entry whose text today's rules cannot read


@dataclass(frozen=True)
class Difference:
    """The first entry that does not fit today's rules, and the round up to which everything fits."""

    at: int
    round: int


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def rebuild(stored: Stored) -> tuple[Match, Difference | None]:
    """The match as it stands: its last round is played again, outcomes of chance included, the rest is read.

    Under other rules the log may not fit any more. Then the match is the newest stored state that can still be read,
    with the whole log, to look at.
    """
    beginning = begin(stored.header)
    match, at = _from_last_round(beginning, stored), stored.differs
    if match is None and at is None:
        match, at = replayed(beginning, stored)
    if at is not None:
        match = _to_look_at(beginning, stored, match.log if match else [])
    assert match is not None
    if stored.header.mixed:
        match.commitment = None
    match.let_run()
    match.notes = {int(number): rows for number, rows in (stored.header.notes or {}).items()}
    seat_people(match, stored.chairs)
    return match, None if at is None else Difference(at, _last_round(stored.marks, at))


def is_long(stored: Stored) -> bool:
    """Does it take more than a round to rebuild? Games of earlier versions did not store what they told."""
    return any(p.told is None for p in stored.played)


def _from_last_round(beginning: Match, stored: Stored) -> Match | None:
    """By its last stored position; None if that does not tell everything."""
    mark = max(stored.marks, key=lambda m: m.at, default=None)
    if mark is None or is_long(stored) or stored.differs is not None:
        return None
    try:
        match = at_mark(beginning, mark)
        if not fits(match, mark):
            return None
        match.log = _read(Past(beginning, stored.marks), match, stored.played[: mark.at])
        for p in stored.played[mark.at :]:
            _replay(match, p)
    except ValueError:
        return None
    return match


def replayed(beginning: Match, stored: Stored) -> tuple[Match, int | None]:
    """The whole log played again, and the first entry that does not fit, if any; every round's state is compared."""
    match = beginning.copy()
    marks = {m.at: m for m in stored.marks}
    for p in stored.played:
        try:
            if p.at in marks and not fits(match, marks[p.at]):
                return match, max(0, p.at - 1)  # at the latest there
            _replay(match, p)
        except ValueError:
            return match, p.at
    end = marks.get(len(stored.played))
    return match, None if end is None or fits(match, end) else len(stored.played) - 1


def go_on(match: Match, stored: Stored) -> None:
    """Play what is stored of a log that goes on from here; raises ValueError if it does not."""
    for p in stored.played:
        if p.at != len(match.log):
            raise ValueError(f"entry {p.at} does not follow on {len(match.log)}")
        _replay(match, p)
    seat_people(match, stored.chairs)


def _replay(match: Match, p: Played) -> None:
    match.replay(p.seat, match.notation.id(p.text), p.forced, p.by == STANDING)


def _to_look_at(beginning: Match, stored: Stored, known: list[Entry]) -> Match:
    match = last_readable(beginning, stored.marks)
    read = _read(Past(beginning, stored.marks), match, stored.played)
    match.log = [
        known[e.number] if p.told is None and p.at < len(known) else e for e, p in zip(read, stored.played, strict=True)
    ]
    return match


def _read(past: Past, match: Match, played: list[Played]) -> list[Entry]:
    """Entries as they were told."""
    outcomes = 0
    for p in played:
        entry = object.__new__(StoredEntry)
        outcomes += p.seat == CHANCE
        told = p.told or {"events": []}
        try:
            action = match.notation.id(p.text)
        except ValueError:
            action = NO_ACTION
        ordered = p.by == STANDING
        kept = {"number": p.at, "seat": p.seat, "action": action, "text": p.text, "forced": p.forced, "round": p.round}
        kept |= {"game": match.game, "outcomes": outcomes}
        flags = {flag: told.get(flag, False) for flag in FLAGS}
        entry.__dict__.update(past=past, ordered=ordered, events=events_of(told), **kept, **flags)
        past.entries.append(entry)
    return list(past.entries)


def _last_round(marks: list[RoundMark], at: int) -> int:
    return max((m.round for m in marks if m.at <= at), default=0)


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
            told=written(e),
        )
        for e in match.log[at:]
    ]


def marks_since(match: Match, at: int) -> list[RoundMark]:
    """A snapshot for every round that begins with an entry from `at` on, and for the end."""
    marks = []
    for e in match.log[at:]:
        if e.number == 0 or match.log[e.number - 1].round != e.round:
            marks.append(_mark(match.at(e.number), e.round))
    if match.over:
        marks.append(_mark(match, match.log[-1].round if match.log else 0))
    return marks


def _mark(match: Match, number: int) -> RoundMark:
    return RoundMark(len(match.log), number, match.game.layout.hash(match.states), match.position())
