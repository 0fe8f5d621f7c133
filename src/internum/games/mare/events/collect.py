"""Telling of what is collected: the round begins, income, legendary goods, extra coin and good, Circe's legions."""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Params
from internum.core.state import Twin

from ..actions import GAIN_COIN
from ..board import BOARDS, GOODS, TOKENS
from ..income import claims
from ..phases import BUILD_STAGE, CIRCE, COLLECT_STAGE, DRAW, EXTRA_COIN, EXTRA_GOOD, OVER, SET_UP_STAGE, TEMPLE_GIFT
from ..rules.collect import INCOME_PART
from ..state import DISCARD, PILE
from ..tiles import EMPIRES, EXTRA_COIN_POWER
from .telling import COIN, Asker, Deed, Event, Lines, Ref, Teller, line, players, province, secret, token, tokens


def _placed_legion(deed: Deed) -> Lines:
    if deed.verb != "circe":
        return []
    p, icon = deed.args
    return [line("circe", deed.e, province(deed.before, p), site=_good(deed.before, p, icon))]


def _good(s: Twin, p: int, icon: int) -> Ref:
    board = BOARDS[s.book]
    return Ref("good", board.provinces[board.province_ids[p]].goods[icon])


def _answered_coin(deed: Deed) -> Lines:
    return [line("extra-coin" if deed.verb == "yes" else "no-extra-coin", deed.e)]


def _drew(deed: Deed) -> Lines:
    """The drawer alone sees what he draws."""
    e = deed.before.actor
    drawn = token(deed.before, GOODS + 1 + deed.args[0])
    if deed.before.opt_open_hands:
        return [line("draws", e, token=drawn)]
    return [secret(deed.before, "draws", e, line("draws-unseen", e), token=drawn)]


def _chose_gift(deed: Deed) -> Lines:
    return [line("temple-coin" if deed.args[0] == GAIN_COIN else "temple-legendary", deed.e)]


def _took_good(deed: Deed) -> Lines:
    if deed.verb == "no":
        return [line("no-extra-good", deed.e)]
    return [line("extra-good", deed.e, token=token(deed.before, deed.args[0]))]


TELLERS: dict[int, Teller] = {
    CIRCE: _placed_legion,
    EXTRA_COIN: _answered_coin,
    DRAW: _drew,
    TEMPLE_GIFT: _chose_gift,
    EXTRA_GOOD: _took_good,
}


def _ask_temple(s: Twin, e: int) -> Params:
    return {"count": int(s.choices_due)}


PROMPTS: dict[int, Asker] = {TEMPLE_GIFT: _ask_temple}


def follows(deed: Deed) -> Lines:
    """A renewed pile, a new round, everybody's income."""
    before, after = deed.before, deed.after
    lines = []
    if any(before.legendary_at[g] == DISCARD and after.legendary_at[g] == PILE for g in range(GOODS)):
        lines.append(Event("log-pile-renewed"))
    if after.phase == OVER:
        return lines
    if _is_new_round(before, after):
        lines.append(Event("log-round", {"round": after.round}))
    if _has_income_come(before, after):
        lines += _income(deed)
    return lines


def _is_new_round(before: Twin, after: Twin) -> bool:
    begun = after.stage != SET_UP_STAGE and before.stage == SET_UP_STAGE
    return bool(begun or after.round > before.round)


def _is_paid(s: Twin) -> bool:
    """Has the income of the round been paid? In the first round of Empires there is none (EM-5.1)."""
    if s.book == EMPIRES and s.round == 1:
        return False
    return bool(s.stage > COLLECT_STAGE or (s.stage == COLLECT_STAGE and s.step > INCOME_PART))


def _has_income_come(before: Twin, after: Twin) -> bool:
    return _is_paid(after) and (after.round > before.round or not _is_paid(before))


def _income(deed: Deed) -> Lines:
    """What everybody's buildings yield, less what the reserve could not pay."""
    before, after = deed.before, deed.after
    due = claims(before if before.phase in (CIRCE, EXTRA_COIN) else after)
    lines = []
    for e in players(after):
        if before.phase == EXTRA_COIN and after.used[EXTRA_COIN_POWER] >> e & 1:
            due[e][COIN] += 1
        if before.stage != BUILD_STAGE:
            more = [max(0, int(after.hand[e, t]) - int(before.hand[e, t])) for t in range(TOKENS)]
            due[e] = [min(claim, n) for claim, n in zip(due[e], more, strict=True)]
        if any(due[e]):
            lines.append(line("income", e, tokens=tokens(after, due[e])))
    return lines


def details(s: Twin, action: Action) -> Params:
    """The good of the icon a legion of Circe's may serve on."""
    if action.verb != "circe":
        return {}
    board = BOARDS[s.book]
    icon = 0 if action.args["icon"] == "caravan" else 1
    return {"site": _good(s, board.province_ids.index(action.args["province"]), icon)}
