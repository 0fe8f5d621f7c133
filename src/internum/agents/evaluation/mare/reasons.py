"""What a move brought and what a plan leads to, for people."""

from collections.abc import Sequence

from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.mare.board import BOARDS, LEGION, PROVINCES, SLOTS, TRIREME
from internum.games.mare.phases import OVER
from internum.games.mare.tiles import PYRAMIDS, TILE_COUNT, TILES


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of the empire of `seat` between two positions, most telling first."""
    e = before.side_at[seat]
    if e == NONE:
        return []
    said: list[Message] = []
    bought = [t for t in range(TILE_COUNT) if after.owner[t] == e != before.owner[t]]
    if bought:
        said.append(Message("hint-buy", {"tiles": [Ref("tile", TILES[t]) for t in bought]}))
    board = BOARDS[before.book]
    gained = [p for p in range(PROVINCES) if before.marker[p] != e == after.marker[p]]
    taken = [p for p in gained if before.marker[p] != NONE]
    if taken:
        said.append(Message("hint-conquer", {"places": _places(board.province_ids, taken)}))
    built = [p for p in range(PROVINCES) if after.marker[p] == e and _buildings(after, p) > _buildings(before, p)]
    if built:
        count = sum(_buildings(after, p) - _buildings(before, p) for p in built)
        said.append(Message("hint-build", {"count": count, "places": _places(board.province_ids, built)}))
    if gained and not taken:
        said.append(Message("hint-control", {"count": len(gained), "places": _places(board.province_ids, gained)}))
    armed = sum(before.supply[e, piece] - after.supply[e, piece] for piece in (LEGION, TRIREME))
    if armed > 0:
        said.append(Message("hint-arm", {"count": armed}))
    return said


def goal(positions: Sequence[Twin], seat: int) -> Message | None:
    """The victory, or the next hero or wonder, that a plan reaches."""
    first = positions[0]
    e = first.side_at[seat]
    if e == NONE:
        return None
    for turns, after in enumerate(positions[1:]):
        if after.phase == OVER and after.winners >> e & 1:
            return Message("hint-plan-win", {"turns": turns})
        if turns and _tiles(after, e) > _tiles(positions[1], e):
            return Message("hint-plan-tile", {"turns": turns, "count": _tiles(after, e)})
    return None


def _places(names: Sequence[str], provinces: list[int]) -> list[Ref]:
    return [Ref("province", names[p]) for p in provinces]


def _buildings(s: Twin, p: int) -> int:
    return sum(s.built[p, slot] for slot in range(SLOTS))


def _tiles(s: Twin, e: int) -> int:
    return sum(owner == e for owner in s.owner[:PYRAMIDS])
