"""What a move brought and what a plan leads to, for people."""

from collections.abc import Sequence

from internum.core.events import Message, Ref
from internum.core.state import NONE, Twin
from internum.games.mare.board import BOARDS, LEGION, PROVINCES, SEAS, SLOTS, TRIREME
from internum.games.mare.events.telling import gained, province, sea, tokens
from internum.games.mare.phases import CLAIM, MILITARY_STAGE, OFFER, OVER, TRADE_STAGE
from internum.games.mare.rules.build.payment import PYRAMIDS_COST, largest_set, price_of, tiles_of
from internum.games.mare.state import TILE_ITEM
from internum.games.mare.tiles import PYRAMIDS, TILE_COUNT, TILES


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    """What became of the empire of `seat` between two positions, most telling first."""
    e = before.side_at[seat]
    if e == NONE:
        return []
    if before.stage == TRADE_STAGE:
        return _trade(before, after, e)
    if before.stage == MILITARY_STAGE:
        return _campaign(before, after, e)
    said: list[Message] = []
    bought = [t for t in range(TILE_COUNT) if after.owner[t] == e != before.owner[t]]
    if bought:
        said.append(Message("hint-buy", {"tiles": [Ref("tile", TILES[t]) for t in bought]}))
    board = BOARDS[before.book]
    controlled = [p for p in range(PROVINCES) if before.marker[p] != e == after.marker[p]]
    built = [p for p in range(PROVINCES) if after.marker[p] == e and _buildings(after, p) > _buildings(before, p)]
    if built:
        count = sum(_buildings(after, p) - _buildings(before, p) for p in built)
        said.append(Message("hint-build", {"count": count, "places": _places(board.province_ids, built)}))
    if controlled:
        places = _places(board.province_ids, controlled)
        said.append(Message("hint-control", {"count": len(controlled), "places": places}))
    armed = sum(before.supply[e, piece] - after.supply[e, piece] for piece in (LEGION, TRIREME))
    if armed > 0:
        said.append(Message("hint-arm", {"count": armed}))
    return said


def _trade(before: Twin, after: Twin, e: int) -> list[Message]:
    """What is offered or claimed, and the set that the hand is to make."""
    offered, claimed = tokens(before, gained(after, before, e)), tokens(before, gained(before, after, e))
    size = int(largest_set(after.live, e))
    if before.phase == OFFER and offered:
        return [Message("hint-offer", {"tokens": offered, "size": size})]
    if before.phase == CLAIM and claimed:
        return [Message("hint-claim", {"tokens": claimed, "size": size})]
    return []


def _campaign(before: Twin, after: Twin, e: int) -> list[Message]:
    """What is taken, where legions and triremes have gone, or that they stay."""
    if before.actor != e:
        return []
    lands, waters = range(PROVINCES), range(SEAS)
    taken = [p for p in lands if before.marker[p] not in (e, NONE) and after.marker[p] == e]
    occupied = [p for p in lands if before.conqueror[p] != e == after.conqueror[p] and p not in taken]
    arrived = [p for p in lands if after.legions[e, p] > before.legions[e, p] and p not in (*taken, *occupied)]
    sailed = [n for n in waters if after.triremes[e, n] > before.triremes[e, n]]
    found = {
        "hint-conquer": [province(before, p) for p in taken],
        "hint-occupy": [province(before, p) for p in occupied],
        "hint-attack": [province(before, p) for p in arrived if before.marker[p] not in (e, NONE)],
        "hint-guard": [province(before, p) for p in arrived if before.marker[p] in (e, NONE)],
        "hint-sail": [sea(before, n) for n in sailed],
    }
    return [Message(key, {"places": places}) for key, places in found.items() if places] or [Message("hint-stay")]


def goal(positions: Sequence[Twin], seat: int) -> Message | None:
    """The victory, or the next hero or wonder, that a plan reaches or that the set of a trade will pay for."""
    first = positions[0]
    e = first.side_at[seat]
    if e == NONE:
        return None
    if first.stage == TRADE_STAGE:
        return _purchase(positions[1], e)
    for turns, after in enumerate(positions[1:]):
        if after.phase == OVER and after.winners >> e & 1:
            return Message("hint-plan-win", {"turns": turns})
        if turns and _tiles(after, e) > _tiles(positions[1], e):
            return Message("hint-plan-tile", {"turns": turns, "count": _tiles(after, e)})
    return None


def _purchase(s: Twin, e: int) -> Message | None:
    """What the hand will pay for, if it is more than buildings."""
    size = int(largest_set(s.live, e))
    if size >= PYRAMIDS_COST:
        return Message("hint-plan-pyramids")
    if size >= int(price_of(s.live, e, TILE_ITEM, 0, 0)):
        return Message("hint-plan-purchase", {"count": int(tiles_of(s.live, e)) + 1})
    return None


def _places(names: Sequence[str], provinces: list[int]) -> list[Ref]:
    return [Ref("province", names[p]) for p in provinces]


def _buildings(s: Twin, p: int) -> int:
    return sum(s.built[p, slot] for slot in range(SLOTS))


def _tiles(s: Twin, e: int) -> int:
    return sum(owner == e for owner in s.owner[:PYRAMIDS])
