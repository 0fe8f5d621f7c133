"""What must hold after every action: nothing lost, nothing made, kept counts equal to a recount. The fuzzer asks."""

from internum.core.engine import entry, jit

from ...board import (
    BUILDING_LIMIT,
    BUILDINGS,
    FORTRESS,
    GOODS,
    LEGION,
    MARKER,
    MILITARY,
    PIECE_LIMIT,
    PROVINCES,
    SEAS,
    SIDES,
    SLOT_KIND,
    SLOTS,
    SUPPLY_OF,
    TOKEN_LIMIT,
    TOKENS,
    TRACK_OF,
    TRADE,
    TRIREME,
)
from ...option_values import CIRCE_TRADE_LEVEL_YES
from ...phases import DEAL, FIRST_PASSAGE
from ...state import HELD, TILE_OWNED
from ...tiles import BONUS, EMPIRES, TILE_COUNT
from .basics import NONE
from .pieces import controller, marker_is_printed, posted, serving

(
    TOKENS_LOST,
    PIECES_LOST,
    BUILDINGS_LOST,
    LEVEL_WRONG,
    POSTS_WRONG,
    FORTRESS_ASTRAY,
    TILE_ASTRAY,
    PHASE_WRONG,
    KNOWLEDGE_WRONG,
    GIFT_ASTRAY,
    CIRCE_WRONG,
) = range(1, 12)  # what is broken


@entry
def sound(s):
    """0, or the number of the first thing that is broken."""
    if s.phase >= FIRST_PASSAGE:
        return PHASE_WRONG
    if s.phase == DEAL:  # nothing is laid out yet
        return 0
    for t in range(TOKENS):
        if tokens_anywhere(s, t) != TOKEN_LIMIT[s.book, t]:
            return TOKENS_LOST
    for e in range(SIDES):
        if not pieces_add_up(s, e):
            return PIECES_LOST
        for track in range(3):
            if counted_level(s, e, track) != s.level[e, track]:
                return LEVEL_WRONG
    for kind in range(1, BUILDINGS):
        if s.box[kind] + standing(s, kind) != BUILDING_LIMIT[s.book, s.players, kind]:
            return BUILDINGS_LOST
    for p in range(PROVINCES):
        n = posted(s, p)
        if n > 0 and (s.conqueror[p] == NONE or s.conqueror[p] == s.marker[p] or s.legions[s.conqueror[p], p] < n):
            return POSTS_WRONG
        for slot in range(SLOTS):
            if s.posts[p, slot] > 0 and s.built[p, slot] == 0:
                return POSTS_WRONG
        if s.fortress[p] > 0 and s.marker[p] == NONE:
            return FORTRESS_ASTRAY
        for e in range(SIDES):
            if serving(s, e, p) > s.legions[e, p]:
                return CIRCE_WRONG
    if (s.gift == NONE) != (s.gift_from == NONE) or (s.gift == NONE) != (s.gift_to == NONE):
        return GIFT_ASTRAY
    for e in range(SIDES):
        for t in range(TOKENS):
            if not is_knowledge_true(s, e, t):
                return KNOWLEDGE_WRONG
    for tile in range(TILE_COUNT):
        if (s.owner[tile] != NONE) != (s.display[tile] == TILE_OWNED):
            return TILE_ASTRAY
    return 0


@jit
def tokens_anywhere(s, t):
    n = s.reserve[t] + s.spent[t] + s.paid[t]
    if s.swapped == t:
        n += 1
    for e in range(SIDES):
        n += s.hand[e, t] + s.offer[e, t] + s.kept[e, t]
    if s.book == EMPIRES and t > GOODS and s.legendary_at[t - GOODS - 1] != HELD:
        n += 1
    return n


@jit
def is_knowledge_true(s, e, t):
    """Does `known` agree with what an empire holds, but for legendary draws and the gift?"""
    held = s.hand[e, t] + s.offer[e, t] + s.kept[e, t]
    given = 0
    if s.gift == t and s.gift_from == e:
        given = 1
    if t > GOODS:
        if held > 0 and (s.legendary_at[t - GOODS - 1] != HELD or (s.legendary_known[t - GOODS - 1] >> e) & 1 == 0):
            return False
        return s.known[e, t] <= held + given
    if s.gift == t and s.gift_to == e:
        given = -1
    return s.known[e, t] == held + given


@jit
def pieces_add_up(s, e):
    legions = s.supply[e, LEGION]
    triremes = s.supply[e, TRIREME]
    fortresses = s.supply[e, FORTRESS]
    markers = s.supply[e, MARKER]
    if legions < 0 or triremes < 0 or fortresses < 0 or markers < 0:
        return False
    for p in range(PROVINCES):
        legions += s.legions[e, p]
        triremes += s.in_port[e, p]
        if s.marker[p] == e:
            fortresses += s.fortress[p]
            if not marker_is_printed(s, p):
                markers += 1
    for sea in range(SEAS):
        triremes += s.triremes[e, sea]
    return (
        legions == PIECE_LIMIT[s.book, LEGION]
        and triremes == PIECE_LIMIT[s.book, TRIREME]
        and fortresses == PIECE_LIMIT[s.book, FORTRESS]
        and markers == PIECE_LIMIT[s.book, MARKER]
    )


@jit
def standing(s, kind):
    """Buildings on the map that come from this part of the box."""
    n = 0
    for p in range(PROVINCES):
        for slot in range(SLOTS):
            if s.built[p, slot] == 1 and SUPPLY_OF[s.book, SLOT_KIND[s.book, p, slot]] == kind:
                n += 1
    return n


@jit
def counted_level(s, e, track):
    """EM-13.1, MN-3.5 to 3.8."""
    n = 0
    for tile in range(TILE_COUNT):
        if s.owner[tile] == e:
            n += BONUS[s.book, tile, track]
    if track == MILITARY:
        for piece in range(MARKER):
            n += PIECE_LIMIT[s.book, piece] - s.supply[e, piece]
        return n
    for p in range(PROVINCES):
        for slot in range(SLOTS):
            if s.built[p, slot] == 1 and TRACK_OF[SLOT_KIND[s.book, p, slot]] == track and controller(s, p, slot) == e:
                n += 1
        if track == TRADE and s.opt_circe_trade_level == CIRCE_TRADE_LEVEL_YES:
            for icon in range(2):
                if s.circe_legion[p, icon] == e:
                    n += 1
    return n
