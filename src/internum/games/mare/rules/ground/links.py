"""Adjacent and connected provinces (EM-4.1 to 4.4, MN-0.4 to 0.6). Sets of provinces and seas are bit masks."""

from internum.core.engine import entry, jit

from ...board import COAST_BITS, IN_PLAY_BITS, LAND_BITS, PROVINCES, SEA_COUNT, SEA_NEXT_BITS, SHORE_BITS
from .basics import first_in


@jit
def own_seas(s, e):
    """The seas with at least one trireme of `e`."""
    mask = 0
    for sea in range(SEA_COUNT[s.book]):
        if s.triremes[e, sea] > 0:
            mask |= 1 << sea
    return mask


@jit
def joined_seas(s, first, own):
    """The seas of `own` that hang together with those of `first`: a chain of any length (MN-6.9)."""
    reached = first & own
    ahead = reached
    while ahead != 0:
        more = int(SEA_NEXT_BITS[s.book, first_in(ahead)]) & own & ~reached
        reached |= more
        ahead = ahead & (ahead - 1) | more
    return reached


@jit
def shores_of(s, seas):
    """The provinces that touch one of the seas."""
    found = 0
    while seas != 0:
        found |= int(SHORE_BITS[s.book, first_in(seas)])
        seas &= seas - 1
    return found


@jit
def reach(s, own, p):
    """The provinces in play that are adjacent to `p`, or connected to it by triremes in the seas `own`.

    Whosever the provinces at both ends are (EM-9.6, MN-6.14).
    """
    found = int(LAND_BITS[s.book, p])
    seas = int(COAST_BITS[s.book, p]) & own
    if seas != 0:
        found |= shores_of(s, joined_seas(s, seas, own))
    return found & int(IN_PLAY_BITS[s.book, s.players, s.opt_covered]) & ~(1 << p)


@entry
def provinces_in_reach(s, e, p):
    """The provinces adjacent to `p` or connected to it by triremes of `e`."""
    return reach(s, own_seas(s, e), p)


@entry
def connected(s, e, p, q):
    """Are two provinces adjacent, or connected for `e`?"""
    return (provinces_in_reach(s, e, p) >> q) & 1 == 1


@jit
def own_provinces(s, e):
    """The provinces with the marker of `e`."""
    mask = 0
    for p in range(PROVINCES):
        if s.marker[p] == e:
            mask |= 1 << p
    return mask
