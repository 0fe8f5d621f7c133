"""What a move brought and what a plan leads to, for people."""

from collections.abc import Sequence

from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.antike.board import BOARDS, CITIZEN, KING, KNOW_HOWS, NAVIGATOR, PERSONAGES, PROVINCES, RESOURCES
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

    def places(provinces: list[int]) -> list[Ref]:
        return [Ref("province", board.province_ids[p]) for p in provinces]

    said: list[Message] = []
    if taken:
        said.append(Message("hint-conquer", {"places": places(taken)}))
    if built:
        said.append(Message("hint-temple", {"count": len(built), "places": places(built)}))
    if learnt:
        said.append(Message("hint-learn", {"know_hows": [Ref("know_how", k) for k in learnt]}))
    if founded:
        said.append(Message("hint-found", {"count": len(founded), "places": places(founded)}))
    armed = _units(after, n) - _units(before, n)
    if armed > 0:
        said.append(Message("hint-arm", {"count": armed}))
    spread = _claims(after, n) - _claims(before, n)
    if spread > 0:
        said.append(Message("hint-spread", {"count": spread}))
    for r in range(3):
        if after.stock[n, r] > before.stock[n, r]:
            more = after.stock[n, r] - before.stock[n, r]
            said.append(Message("hint-produce", {"count": more, "resource": Ref("resource", RESOURCES[r])}))
    return said


def goal(positions: Sequence[Twin], seat: int) -> Message | None:
    """The first personage that a plan earns, given the positions after each of its turns and the one before."""
    first = positions[0]
    n = first.active
    if n == NONE or first.seat_of[n] != seat:
        return None
    for turns, after in enumerate(positions[1:]):
        if after.winner == n:
            return Message("hint-plan-win", {"turns": turns})
        for i, kind in enumerate(PERSONAGES):
            if after.personages[n, i] > first.personages[n, i]:
                counts = {KING: after.cities_out[n], CITIZEN: after.temples_out[n], NAVIGATOR: after.seas[n]}
                return Message(f"hint-plan-{kind}", {"turns": turns, "count": counts.get(i, 0)})
    return None


def _units(s: Twin, n: int) -> int:
    total: int = s.legions_out[n] + s.galleys_out[n]
    return total


def _claims(s: Twin, n: int) -> int:
    return sum(s.city[p] == NONE and s.legions[n, p] + s.galleys[n, p] > 0 for p in range(PROVINCES))
