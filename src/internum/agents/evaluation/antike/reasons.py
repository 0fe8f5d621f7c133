"""What a move brought, for people."""

from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.antike.board import BOARDS, KNOW_HOWS, PERSONAGES, PROVINCES, RESOURCES
from internum.games.antike.state import DEMAND


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of a nation of `seat` between two positions, most telling first."""
    n = before.asked if before.pending == DEMAND else before.active
    if n == NONE or before.seat_of[n] != seat:
        return []
    board = BOARDS[before.opt_board]
    taken = [p for p in range(PROVINCES) if before.city[p] not in (n, NONE) and after.city[p] == n]
    founded = [p for p in range(PROVINCES) if before.city[p] == NONE and after.city[p] == n]
    built = [p for p in range(PROVINCES) if before.temple[p] == 0 and after.temple[p] == 1 and after.city[p] == n]
    learnt = [
        KNOW_HOWS[2 * line + level]
        for line in range(4)
        for level in range(before.know_how[n, line], after.know_how[n, line])
    ]
    cards = [
        Ref("personage", kind)
        for i, kind in enumerate(PERSONAGES)
        for _ in range(after.personages[n, i] - before.personages[n, i])
    ]

    def places(provinces: list[int]) -> list[Ref]:
        return [Ref("province", board.province_ids[p]) for p in provinces]

    said: list[Message] = []
    if after.winner == n:
        said.append(Message("reason-win"))
    if cards:
        said.append(Message("reason-card", {"cards": cards}))
    if taken:
        said.append(Message("reason-conquer", {"places": places(taken)}))
    if built:
        said.append(Message("reason-temple", {"count": len(built), "places": places(built)}))
    if learnt:
        said.append(Message("reason-learn", {"know_hows": [Ref("know_how", k) for k in learnt]}))
    if founded:
        said.append(Message("reason-found", {"count": len(founded), "places": places(founded)}))
    armed = _units(after, n) - _units(before, n)
    if armed > 0:
        said.append(Message("reason-arm", {"count": armed}))
    spread = _claims(after, n) - _claims(before, n)
    if spread > 0:
        said.append(Message("reason-spread", {"count": spread}))
    for r in range(3):
        if after.stock[n, r] > before.stock[n, r]:
            more = after.stock[n, r] - before.stock[n, r]
            said.append(Message("reason-produce", {"count": more, "resource": Ref("resource", RESOURCES[r])}))
    return said


def _units(s: Twin, n: int) -> int:
    total: int = s.legions_out[n] + s.galleys_out[n]
    return total


def _claims(s: Twin, n: int) -> int:
    return sum(s.city[p] == NONE and s.legions[n, p] + s.galleys[n, p] > 0 for p in range(PROVINCES))
