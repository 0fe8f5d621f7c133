"""Telling of battles: who fights whom, the dice with every bonus, the losses."""

from __future__ import annotations

from internum.core.events import Param, Params
from internum.core.state import NONE, Twin

from ..odds import bonuses
from ..phases import HELEN, LAND_BATTLE, LOSE, ROLL, SEA_BATTLE
from ..rules.military.losses import named_by
from ..rules.military.strength import HIT, hits_ignored
from ..state import FIRST, SECOND
from .telling import Asker, Deed, Lines, Ref, Teller, empire, line, province, sea

_PIPS = 13


def battlefield(s: Twin) -> Ref:
    return sea(s, s.battle_place) if s.at_sea else province(s, s.battle_place)


def tell_battle(deed: Deed) -> Lines:
    if deed.verb == "engage":
        return [line("engages", deed.e, sea(deed.before, deed.args[0]), other=empire(deed.args[1]))]
    if deed.verb == "attack":
        return [line("attacks", deed.e, province(deed.before, deed.args[0]), other=empire(deed.args[1]))]
    return []


def _tell_helen(deed: Deed) -> Lines:
    other = deed.before.stack_actor[deed.before.depth - 1]
    if deed.verb == "no":
        return [line("helen-waits", deed.e)]
    return [line("helen", deed.e, province(deed.before, deed.args[0]), other=empire(other))]


def _tell_roll(deed: Deed) -> Lines:
    """Nothing die by die: with the last one, what both sides have rolled."""
    s = deed.before
    if s.dice_due[FIRST] + s.dice_due[SECOND] > 1:
        return []
    rolling = FIRST if s.dice_due[FIRST] else SECOND
    lines: Lines = []
    for c in (FIRST, SECOND):
        rolled = [int(s.rolled[c, pips]) for pips in range(_PIPS)]
        total = int(s.total[c])
        if c == rolling:
            rolled[deed.args[0]] += 1
            total += deed.args[0]
        lines += _score(s, c, rolled, total)
    return lines


def _score(s: Twin, c: int, rolled: list[int], total: int) -> Lines:
    e, enemy = (s.actor, s.foe) if c == FIRST else (s.foe, s.actor)
    place = battlefield(s)
    dice = " + ".join(str(pips) for pips in reversed(range(_PIPS)) for _ in range(rolled[pips]))
    added = [Ref("bonus", tile, n) for tile, n in bonuses(s, e, c == FIRST, s.battle_place, s.at_sea).items()]
    said: dict[str, Param] = {"dice": dice, "total": total, "hits": total // HIT, "bonuses": added}
    key = ("score-bonus" if dice else "score-fixed") if added else "score" if sum(rolled) > 1 else "score-one"
    lines = [line(key, e, place, **said)]
    if total >= HIT and hits_ignored(s.live, enemy, s.battle_place, s.at_sea):
        lines.append(line("negates", enemy, place))
    return lines


TELLERS: dict[int, Teller] = {
    SEA_BATTLE: tell_battle,
    LAND_BATTLE: tell_battle,
    HELEN: _tell_helen,
    ROLL: _tell_roll,
}


def _ask_roll(s: Twin, e: int) -> Params:
    return {"empire": empire(s.actor if s.dice_due[FIRST] else s.foe), "place": battlefield(s)}


def _ask_lose(s: Twin, e: int) -> Params:
    c = int(named_by(s.live, e))
    return {"count": s.losses_due[c], "place": battlefield(s), "empire": empire(s.actor if c == FIRST else s.foe)}


def _ask_helen(s: Twin, e: int) -> Params:
    return {"empire": empire(s.stack_actor[s.depth - 1])}


PROMPTS: dict[int, Asker] = {ROLL: _ask_roll, LOSE: _ask_lose, HELEN: _ask_helen}


def follows(deed: Deed) -> Lines:
    """The end of a battle: losses of both sides, and who is left."""
    s = deed.before
    if s.battle_place == NONE or s.phase not in (ROLL, LOSE) or deed.after.battle_place != NONE:
        return []
    place = battlefield(s)
    lines: Lines = []
    left = []
    for e in (s.actor, s.foe):
        lost = _lost(deed, e)
        lines.append(line("loses", e, place, units=lost) if lost else line("loses-nothing", e, place))
        if _units(deed.after, s, e):
            left.append(e)
    if len(left) == 2 and not s.at_sea:
        lines.append(line("at-war", s.actor, place))
    elif len(left) == 1:
        lines.append(line("prevails-sea" if s.at_sea else "prevails", left[0], place))
    elif not left:
        lines.append(line("all-lost", s.actor, place))
    return lines


def _lost(deed: Deed, e: int) -> list[Ref]:
    before, after, p = deed.before, deed.after, deed.before.battle_place
    if before.at_sea:
        counts = {"trireme": int(before.triremes[e, p] - after.triremes[e, p])}
    else:
        counts = {"legion": int(before.legions[e, p] - after.legions[e, p])}
        counts["fortress"] = int(before.fortress[p] - after.fortress[p]) if before.marker[p] == e else 0
    return [Ref("count", piece, n) for piece, n in counts.items() if n > 0]


def _units(s: Twin, battle: Twin, e: int) -> int:
    p = battle.battle_place
    if battle.at_sea:
        return int(s.triremes[e, p])
    return int(s.legions[e, p]) + (int(s.fortress[p]) if s.marker[p] == e else 0)
