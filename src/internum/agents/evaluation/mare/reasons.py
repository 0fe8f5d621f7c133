"""What a move brought, for people."""

from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.mare.board import BOARDS, MILITARY, PROVINCES
from internum.games.mare.phases import BUILD_STAGE, OVER


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of the empire of `seat` between two positions, most telling first."""
    e = before.side_at[seat]
    if e == NONE:
        return []
    said: list[Message] = []
    if after.phase == OVER and after.winners >> e & 1:
        said.append(Message("reason-win"))
    taken = [p for p in range(PROVINCES) if before.marker[p] not in (e, NONE) and after.marker[p] == e]
    if taken:
        places = [Ref("province", BOARDS[before.book].province_ids[p]) for p in taken]
        said.append(Message("reason-conquer", {"places": places}))
    armed = after.level[e, MILITARY] - before.level[e, MILITARY]
    if armed > 0 and before.stage == BUILD_STAGE and not said:
        said.append(Message("reason-arm", {"count": armed}))
    return said
