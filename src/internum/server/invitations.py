"""Links that are handed on: the first to come by one makes it theirs, and whoever handed it on can look no more.

An invitation is exchanged for a token that only the newcomer knows. It can also be used as it is (by a bot, say); then
nobody can exchange it any more, and whoever tries learns that somebody was there before.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from .problems import Problem
from .store import Store, token_hash
from .stored import Who

MARK = "i."  # by which an invitation is known from a token that is somebody's own
LENGTH = 18  # bytes


def new_invitation() -> str:
    return MARK + secrets.token_urlsafe(LENGTH)


def is_invitation(token: str) -> bool:
    return token.startswith(MARK)


def accept(store: Store, who: Who) -> Who:
    """Whoever uses an invitation as it is has come by it."""
    if who.invitation:
        store.accept(who.token)
    return replace(who, invitation=False)


def claim(store: Store, table: str, token: str) -> dict[str, Any]:
    """One's own token for an invitation; a token that is somebody's own already stays what it is."""
    who = store.who(token)
    if who is None or who.table != table:
        raise Problem("claimed" if is_invitation(token) else "no-token")
    if is_invitation(token):
        fresh = secrets.token_urlsafe(LENGTH)
        if not store.exchange(who.token, replace(who, token=token_hash(fresh), invitation=False)):
            raise Problem("claimed")
        token = fresh
    return {"seats": list(who.seats), "token": token, "link": f"/t/{table}#{token}", "host": who.host}
