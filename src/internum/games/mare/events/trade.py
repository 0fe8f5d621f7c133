"""Telling of the trade: the number, offers once they are turned up, claims, the gift that evens out."""

from __future__ import annotations

from internum.core.events import Params
from internum.core.state import NONE, Twin

from ..board import TOKENS
from ..option_values import OPEN_HANDS_NO, TRADE_GIFT_FACE_DOWN
from ..phases import CLAIM, FORCED, GIVE, NUMBER, OFFER, REDIRECT, STARTER
from ..rules.ground.basics import has
from ..rules.trade.offers import most_to_offer
from ..tiles import FREE_OFFER
from .telling import Asker, Deed, Event, Lines, Teller, empire, line, players, secret, token, tokens


def _named(deed: Deed) -> Lines:
    """How many are offered, and who has too few."""
    count, after = deed.args[0], deed.after
    lines = [line("number", deed.e, count=count)]
    if after.phase != OFFER:
        return [*lines, *([Event("log-no-trade")] if count else [])]
    return lines + [line("sits-out", e) for e in players(after) if count and not after.waiting >> e & 1]


def _offers(deed: Deed) -> Lines:
    """All offers at once, when the last one is made; until then nobody sees anything."""
    before, after = deed.before, deed.after
    if after.phase == OFFER:
        return []
    lines = []
    for e in players(before):
        offered = [int(n) for n in before.offer[e]]
        if e == deed.e and deed.verb == "offer":
            offered[deed.args[0]] += 1
        if any(offered):
            lines.append(line("offers", e, tokens=tokens(before, offered)))
        elif has(before.live, e, FREE_OFFER):
            lines.append(line("offers-nothing", e))
    return lines + ([Event("log-no-trade")] if after.phase not in (CLAIM, STARTER) else [])


def _started(deed: Deed) -> Lines:
    return [line("starter", deed.args[0], leader=empire(deed.e))]


def _claimed(deed: Deed) -> Lines:
    other, t = deed.args
    key = "announces" if deed.after.phase == REDIRECT else "claims"
    return [line(key, deed.e, other=empire(other), token=token(deed.before, t))]


def _redirected(deed: Deed) -> Lines:
    before = deed.before
    claimer = before.stack_actor[before.depth - 1]
    if deed.verb == "yes":
        return [line("redirects", deed.e, other=empire(claimer))]
    taken = token(before, before.announced)
    return [line("claims", claimer, other=empire(before.announced_from), token=taken)]


def _forced(deed: Deed) -> Lines:
    other, t = deed.args
    claimer = deed.before.stack_actor[deed.before.depth - 1]
    return [line("claims", claimer, other=empire(other), token=token(deed.before, t))]


def _gave(deed: Deed) -> Lines:
    """Only giver and receiver see the gift (EM-6.18, MN-4.41)."""
    s = deed.before
    receiver = s.claimed_from[0]
    given = token(s, deed.args[0])
    if s.opt_trade_gift != TRADE_GIFT_FACE_DOWN or s.opt_open_hands != OPEN_HANDS_NO:
        return [line("gives", deed.e, other=empire(receiver), token=given)]
    veiled = line("gives-unseen", deed.e, other=empire(receiver))
    return [secret(s, "gives", deed.e, veiled, receiver, other=empire(receiver), token=given)]


TELLERS: dict[int, Teller] = {
    NUMBER: _named,
    OFFER: _offers,
    STARTER: _started,
    CLAIM: _claimed,
    REDIRECT: _redirected,
    FORCED: _forced,
    GIVE: _gave,
}


def _ask_offer(s: Twin, e: int) -> Params:
    made = sum(int(s.offer[e, t]) for t in range(TOKENS))
    left = int(most_to_offer(s.live, e)) - made
    return {"left": left, "free": "yes" if has(s.live, e, FREE_OFFER) else "no"}


def _ask_redirect(s: Twin, e: int) -> Params:
    claimer = s.stack_actor[s.depth - 1]
    return {"empire": empire(claimer), "other": empire(s.announced_from), "token": token(s, s.announced)}


def _ask_forced(s: Twin, e: int) -> Params:
    return {"empire": empire(s.announced_from)}


def _ask_give(s: Twin, e: int) -> Params:
    return {"empire": empire(s.claimed_from[0])}


PROMPTS: dict[int, Asker] = {OFFER: _ask_offer, REDIRECT: _ask_redirect, FORCED: _ask_forced, GIVE: _ask_give}


def follows(deed: Deed) -> Lines:
    """The trade ends when no claim is left: what was not claimed went back."""
    before, after = deed.before, deed.after
    was_on = before.phase in (CLAIM, REDIRECT, FORCED)
    if not was_on or after.phase in (CLAIM, REDIRECT, FORCED):
        return []
    left = [e for e in players(before) if _left_over(deed, e)]
    return [line("takes-back", e, tokens=tokens(before, _left_over(deed, e))) for e in left]


def _left_over(deed: Deed, e: int) -> list[int]:
    """Of an empire's offer, what nobody claimed."""
    left = [int(n) for n in deed.before.offer[e]]
    t = NONE
    if deed.verb == "claim" and deed.args[0] == e:
        t = deed.args[1]
    elif deed.verb == "no" and deed.before.announced_from == e:
        t = deed.before.announced
    if t != NONE:
        left[t] -= 1
    return left if any(left) else []
