"""`internum verify RECORD`: does a recorded game replay, hash by hash, and were its dice fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from internum import load
from internum.core.chance import Dice
from internum.core.game import CHANCE
from internum.core.match import Match
from internum.core.record import Record, RecordError, parse


def verify(record: Annotated[Path, typer.Argument(help="A record (.inm).")]) -> None:
    """Replay a record, check the hash of every round, and replay the chance seat from its revealed seed."""
    text = record.read_text(encoding="utf-8")
    kept = parse(text)
    header = kept.header
    match = load(text, chance="manual")
    if "Winners" in header and not match.over:
        raise RecordError(kept.places["Winners"], "the game is won here, but the moves do not come to its end")
    check_hashes(match, kept)
    console = Console()
    console.print(
        f"{record.name}: {match.game.title}, {len(match.log)} actions, {match.round} rounds: replays exactly."
    )
    if "Seed" not in header:
        if match.over:
            console.print("It was played on with other dice than it began with: the dice cannot be checked.")
        else:
            console.print("The seed is not revealed (the game is unfinished): the dice cannot be checked yet.")
        return
    dice = Dice(header["Seed"])
    if header.get("Commitment", dice.commitment) != dice.commitment:
        raise RecordError(1, "the revealed seed is not the one committed to when the game began")
    checked = check_dice(match, dice)
    console.print(f"The seed fits its commitment and gives all {checked} outcomes of chance.")


def check_hashes(match: Match, kept: Record) -> None:
    """Every round begins with a hash, and one ends the record: whatever was cut out would show."""
    due = [line.round for line in parse(match.record()).lines if line.hash]
    found = [line.round for line in kept.lines if line.hash]
    if found != due:
        last = kept.lines[-1].number if kept.lines else 1
        raise RecordError(last, "the hash of a round is missing: the record is cut short or was changed")


def check_dice(match: Match, dice: Dice) -> int:
    """How many chance outcomes were checked against the seed; the first that differs is refused."""
    game, number = match.game, 0
    for entry in match.log:
        if entry.seat != CHANCE:
            continue
        states = game.layout.restore(entry.before)
        outcomes = game.kernel.legal(states, CHANCE)
        weights = [game.kernel.weight(states, a) for a in outcomes]
        if outcomes[dice.pick(number, weights)] != entry.action:
            raise RecordError(1, f"chance at entry {entry.number} ('{entry.text}') does not follow from the seed")
        number += 1
    return number
