"""Records (`.inm`): a match as a text file, as PGN is for chess. `docs/record.md` describes the format."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from .actions import NotationError
from .game import CHANCE, Game
from .options import OptionError, Value
from .position import PositionError, blank
from .position import read as read_position
from .refusal import IllegalAction

if TYPE_CHECKING:
    from .match import Match

FORMAT = "1"
NOBODY = "none"  # has won
ASKED = "asked"  # [Forced "asked"]: no action is left out because nothing else was possible
OPEN = "open"  # [Forced "open"]: none of those is left out that are secret; without the header they are

_HEADER = re.compile(r'^\[(?P<key>[\w.]+) "(?P<value>.*)"\]$')
_ROUND = re.compile(r"^Round (?P<round>\d+) #(?P<hash>[0-9a-f]{12})$")
_MOVES = re.compile(r"^(?P<number>\d+)\. (?P<seat>[0-7*]): (?P<actions>.+)$")


class RecordError(ValueError):
    """A record that cannot be read or does not replay; `line` says where."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"record, line {line}: {reason}")


@dataclass
class Line:
    """One line of the body: a round mark or the consecutive actions of one seat."""

    number: int
    round: int = 0
    hash: str = ""
    seat: int = 0
    actions: list[str] = field(default_factory=list)


@dataclass
class Record:
    header: dict[str, str]
    lines: list[Line]
    notes: dict[int, list[str]]  # comments and variations, by the number of lines before them
    places: dict[str, int]  # on which line each header stands


def write(match: Match) -> str:
    head = {
        "Internum": FORMAT,
        "Game": match.game.id,
        "Rules": str(match.game.version),
        "Players": str(match.players),
        "Options": "; ".join(f"{k}={_spell(v)}" for k, v in match.options.items()),
        **{f"Seat{i}": name for i, name in enumerate(match.names)},
    }
    if match.asks_forced:
        head["Forced"] = ASKED
    elif type(match.game).is_secret is not Game.is_secret and not match.leaves_secrets_out:
        head["Forced"] = OPEN
    if match.commitment:
        head["Commitment"] = match.commitment
    if match.over:
        if match.commitment == match.dice.commitment:
            head["Seed"] = match.dice.seed
        head["Winners"] = _winner_header(match)
    if match.start:
        head["Position"] = json.dumps(match.start, separators=(",", ":"))
    return "".join(f'[{k} "{_quote(v)}"]\n' for k, v in head.items()) + "\n" + "\n".join(_body(match)) + "\n"


def _body(match: Match) -> Iterator[str]:
    layout = match.game.layout
    last_round, line, line_seat = None, "", None
    notes = list(match.notes.get(-1, ()))
    yield from notes
    notes.clear()
    for e in match.log:
        notes += match.notes.get(e.number, ())
        if e.forced and not match.asks_forced:
            continue  # what is noted there follows the next move
        if e.round != last_round:
            if line:
                yield line
            state_hash = layout.hash(layout.restore(e.before))
            yield f"Round {e.round} #{state_hash}"
            last_round, line, line_seat = e.round, "", None
        seat = "*" if e.seat == CHANCE else str(e.seat)
        if seat == line_seat:
            line += f"; {e.text}"
        else:
            if line:
                yield line
            line, line_seat = f"{e.number}. {seat}: {e.text}", seat
        if notes:
            yield line
            yield from notes
            notes.clear()
            line, line_seat = "", None
    if line:
        yield line
    yield from notes
    end = _before_next_choice(match)
    yield f"Round {end.round} #{layout.hash(end.states)}"


def _before_next_choice(match: Match) -> Match:
    """Where the record ends when it is played again: forced choices are not written, they follow of themselves."""
    if match.asks_forced:
        return match
    end = match.held()
    end.settle()
    return end


def parse(text: str) -> Record:
    """A record's parts; faults are refused with the line."""
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    lines: list[Line] = []
    notes: dict[int, list[str]] = {}
    depth = 0
    rows = text.split("\n")  # and at nothing else that Unicode calls the end of a line: a name may hold it
    for n, raw in enumerate(rows, 1):
        row = raw.strip()
        if not row:
            continue
        if depth or row.startswith(("(", "{")):  # a variation or a comment: kept, not replayed
            if row.startswith("{") and not row.endswith("}"):
                raise RecordError(n, "a comment begins with { and ends with } on the same line")
            notes.setdefault(len(lines), []).append(row)
            depth += row.count("(") - row.count(")") if not row.startswith("{") else 0
        elif found := _HEADER.match(row):
            if found["key"] in header:
                raise RecordError(n, f"{found['key']} is given twice")
            header[found["key"]], places[found["key"]] = _unquote(found["value"]), n
        elif found := _ROUND.match(row):
            lines.append(Line(n, round=int(found["round"]), hash=found["hash"]))
        elif found := _MOVES.match(row):
            seat = CHANCE if found["seat"] == "*" else int(found["seat"])
            actions = [a.strip() for a in found["actions"].split(";") if a.strip()]
            lines.append(Line(n, seat=seat, actions=actions))
        else:
            raise RecordError(n, f"'{row[:60]}' is no header, round, move or comment")
    if depth:
        raise RecordError(len(rows), "a variation is opened with ( and never closed")
    for key in ("Internum", "Game", "Players"):
        if key not in header:
            raise RecordError(1, f'the header [{key} "…"] is missing')
    if header["Internum"] != FORMAT:
        raise RecordError(1, f"format {header['Internum']}; this program reads format {FORMAT}")
    return Record(header, lines, notes, places)


def replay(
    game: Game,
    record: Record,
    seed: int | str | None = None,
    chance: Literal["auto", "manual"] = "auto",
    forced: bool = True,
) -> Match:
    """Play a record again, checking the state hash of every round and who won.

    What is played on from its end has the dice of `seed`, and goes by itself or not, as `chance` and `forced` say.
    """
    match = _begin(game, record.header)
    then = record.header.get("Rules", "?")
    versions = "" if then == str(game.version) else f" (rules {then} then, {game.version} now)"
    notes: dict[int, list[str]] = {}
    for number, line in enumerate(record.lines):
        if number in record.notes:
            notes.setdefault(_last_written(match), []).extend(record.notes[number])
        if line.hash:
            found = game.layout.hash(match.states)
            if found != line.hash:
                reason = f"round {line.round} begins with another position than recorded"
                raise RecordError(line.number, reason + versions)
            continue
        for text in line.actions:
            try:
                if line.seat not in match.pending:
                    raise RecordError(line.number, f"seat {line.seat} is not to act at '{text}'{versions}")
                match.play(text, line.seat)
            except (IllegalAction, NotationError) as e:
                raise RecordError(line.number, f"{e}{versions}") from None
    _check_winners(match, record)
    match.let_run(chance, forced)
    match.commitment = record.header.get("Commitment")
    if seed is not None:
        match.new_dice(seed)
    if rows := record.notes.get(len(record.lines)):
        notes.setdefault(_last_written(match), []).extend(rows)
    match.notes = notes
    match.settle()
    return match


def _last_written(match: Match) -> int:
    """The last entry that stands in the record: forced ones are left out. -1 before the first."""
    written = (e.number for e in reversed(match.log) if match.asks_forced or not e.forced)
    return next(written, -1)


def _check_winners(match: Match, record: Record) -> None:
    """Of a game that is over; whoever cuts a record by hand to play on from there may leave the header as it was."""
    said, played = record.header.get("Winners"), _winner_header(match)
    if match.over and said is not None and said != played:
        raise RecordError(record.places["Winners"], f"{_winners(said)}; the moves say: {_winners(played)}")


def _winner_header(match: Match) -> str:
    return " ".join(str(w) for w in match.winners) or NOBODY


def _winners(header: str) -> str:
    return "nobody has won" if header == NOBODY else f"the winner is seat {header}"


def _begin(game: Game, header: Mapping[str, str]) -> Match:
    from .match import Match

    try:
        players = int(header["Players"])
        options = game.options.resolve(_options(header.get("Options", "")))
        if "Position" in header:
            start = json.loads(header["Position"])
            if not isinstance(start, dict):
                raise PositionError("Position", "must be an object")
            players, options, states = read_position(game, start)
        else:
            start, states = None, new_states(game, players, options)
    except (OptionError, PositionError, ValueError) as e:
        raise RecordError(1, str(e)) from None
    forced = header.get("Forced") != ASKED
    match = Match(
        game,
        players,
        options,
        states,
        header.get("Seed"),
        chance="manual",
        forced=forced,
        start=start,
        secret_forced="Forced" not in header,
    )
    match.names = [header.get(f"Seat{i}", name) for i, name in enumerate(match.names)]
    return match


def new_states(game: Game, players: int, options: Mapping[str, Value]) -> Any:
    """The set-up of the rules."""
    if players not in game.players:
        raise OptionError(f"{game.title} is for {game.players[0]} to {game.players[-1]} players, not {players}")
    states = blank(game, players, options)
    game.set_up(states, players, options)
    return states


def _options(text: str) -> dict[str, str]:
    pairs = (p.strip().partition("=") for p in text.split(";") if p.strip())
    return {name: value for name, _, value in pairs}


def _spell(v: Value) -> str:
    if isinstance(v, tuple):
        return ",".join(map(str, v))
    return str(v).lower() if isinstance(v, bool) else str(v)


def _quote(text: str) -> str:
    return " ".join(text.splitlines()).replace("\\", "\\\\").replace('"', '\\"')


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
