"""Tokens change hands, and who knows of it (EM-5.9 to 5.13, 5.16, 5.18, EM-6.18; MN-1.19, 4.41).

Every change of `hand`, `known`, `reserve` and the legendary goods goes through this file. `known` is what everybody can
deduce of a holding (`hand`, offers before the reveal, what is being kept). The two differ by legendary draws and by
one unidentified gift: until it is identified, `known` of the giver still counts it, that of the receiver not yet.
"""

from internum.core.engine import entry, jit

from ...board import GOODS, TOKEN_LIMIT, TOKENS
from ...option_values import (
    BANK_LIMIT_NO,
    LEGENDARY_DISCARD_FACE_DOWN,
    LEGENDARY_RESHUFFLE_EAGER,
    OPEN_HANDS_NO,
    TRADE_GIFT_FACE_DOWN,
)
from ...state import ALL, DISCARD, HELD, PILE
from ...tiles import CLASSIC
from .basics import NONE

# --- questions


@jit
def good_of(t):
    """The type of a token, 1 to 13 (EM-5.9: a legendary good is a good of its type); 0 for a coin."""
    if t > GOODS:
        return t - GOODS
    return t


@entry
def holding(s, e):
    """How many resources an empire has, offered and kept ones included."""
    n = 0
    for t in range(TOKENS):
        n += s.hand[e, t] + s.offer[e, t] + s.kept[e, t]
    return n


@entry
def known_holding(s, e):
    n = 0
    for t in range(TOKENS):
        n += s.known[e, t]
    return n


@entry
def unseen(s, e):
    """Tokens of an empire that the public cannot name; of the giver of an unidentified gift: before he gave it."""
    n = holding(s, e) - known_holding(s, e)
    if e == s.gift_from:
        n += 1
    return n


@entry
def is_open_book(s, e):
    """Does everybody know all that an empire holds?"""
    return s.opt_open_hands != OPEN_HANDS_NO or (unseen(s, e) == 0 and e != s.gift_from and e != s.gift_to)


@jit
def in_bank(s, t):
    """How many of a token can be taken from the reserve (2003: `bank_limit`)."""
    if s.book == CLASSIC and s.opt_bank_limit == BANK_LIMIT_NO and TOKEN_LIMIT[s.book, t] > 0:
        return 99
    return s.reserve[t]


# --- to and from the reserve


@jit
def gain(s, e, t, n):
    """Up to `n` coins or regular goods from the reserve; everybody sees it. Returns how many there were."""
    there = in_bank(s, t)
    if there < n:
        n = there
    s.reserve[t] -= n
    s.hand[e, t] += n
    s.known[e, t] += n
    return n


@jit
def part_with(s, e, t):
    """One token leaves the hand, face up; the caller says where it goes."""
    reveal(s, e, t, 1)
    s.known[e, t] -= 1
    s.hand[e, t] -= 1
    settle_gift(s)


@jit
def receive(s, e, t):
    """One token comes into the hand, face up."""
    s.hand[e, t] += 1
    s.known[e, t] += 1


@jit
def to_reserve(s, t, n):
    """Tokens everybody sees go to the reserve, a legendary good to its discard pile (EM-5.10, 7.12)."""
    if t <= GOODS:
        s.reserve[t] += n
    elif n > 0:
        s.legendary_at[t - GOODS - 1] = DISCARD
        uncover(s, t)


# --- what the public learns


@jit
def uncover(s, t):
    """Everybody knows where a legendary good is."""
    if t > GOODS:
        s.legendary_known[t - GOODS - 1] = ALL
        s.legendary_old[t - GOODS - 1] = 0
        s.legendary_doubt[t - GOODS - 1] = 0


@jit
def reveal(s, e, t, n):
    """Everybody sees that an empire has at least `n` of a token."""
    while s.known[e, t] < n:
        if e == s.gift_to and (t <= GOODS or s.known[s.gift_from, t] > 0 or unseen(s, e) == 1):
            identify_gift(s)
        else:
            if s.gift == t and e == s.gift_to:
                let_another_stand_for_gift(s, e, t)
            s.known[e, t] += 1
    if n > 0:
        uncover(s, t)


@jit
def let_another_stand_for_gift(s, e, t):
    """A legendary good is shown that may be the gift or one's own draw: nobody else can tell. Another stands for it."""
    for other in range(GOODS + 1, TOKENS):
        if other != t and s.known[e, other] == 0 and s.hand[e, other] + s.kept[e, other] > 0:
            s.gift = other


@jit
def identify_gift(s):
    """Now everybody knows what the gift was."""
    if s.known[s.gift_from, s.gift] > 0:
        s.known[s.gift_from, s.gift] -= 1
    s.known[s.gift_to, s.gift] += 1
    uncover(s, s.gift)
    forget_gift(s)


@jit
def forget_gift(s):
    s.gift_from = NONE
    s.gift_to = NONE
    s.gift = NONE


@jit
def settle_gift(s):
    """Has it become clear what the gift was, since nothing else is possible?"""
    if s.gift == NONE:
        return
    last = NONE
    kinds = 0
    for t in range(TOKENS):
        if s.known[s.gift_from, t] > 0:
            kinds += 1
            last = t
    if unseen(s, s.gift_from) > 0:  # one of the goods he drew
        kinds += 1
        if kinds == 1:
            forget_gift(s)
    elif kinds == 1 and last == s.gift:
        identify_gift(s)


@jit
def give_unseen(s, giver, receiver, t):
    """The evening-out gift, face down (EM-6.18, MN-4.41)."""
    if s.gift != NONE:
        identify_gift(s)
    s.hand[giver, t] -= 1
    s.hand[receiver, t] += 1
    if s.opt_trade_gift != TRADE_GIFT_FACE_DOWN or s.opt_open_hands != OPEN_HANDS_NO:
        if s.known[giver, t] > 0:
            s.known[giver, t] -= 1
        s.known[receiver, t] += 1
        uncover(s, t)
        return
    s.gift_from = giver
    s.gift_to = receiver
    s.gift = t
    if t > GOODS:
        s.legendary_known[t - GOODS - 1] |= 1 << receiver
    settle_gift(s)


# --- legendary goods


@jit
def left_to_draw(s):
    """Are there legendary goods in the pile, or a discard pile to renew it from?"""
    for g in range(GOODS):
        if s.legendary_at[g] != HELD:
            return True
    return False


@jit
def pile_is_empty(s):
    for g in range(GOODS):
        if s.legendary_at[g] == PILE:
            return False
    return True


@jit
def renew_pile(s):
    """The discard pile becomes the draw pile (EM-5.11)."""
    for g in range(GOODS):
        s.legendary_doubt[g] = ALL & ~s.legendary_known[g]
        s.legendary_old[g] = 0
        if s.legendary_at[g] == DISCARD:
            s.legendary_at[g] = PILE
            s.legendary_known[g] = 0
        elif s.legendary_at[g] == HELD and s.legendary_known[g] != ALL:
            s.legendary_old[g] = 1


@jit
def take_drawn(s, e, g):
    """The legendary good `g` was drawn by `e`, who alone sees it (EM-5.12, 5.18)."""
    t = GOODS + 1 + g
    s.legendary_at[g] = HELD
    s.legendary_known[g] = 1 << e
    s.legendary_old[g] = 0
    s.hand[e, t] += 1
    if s.opt_open_hands != OPEN_HANDS_NO:
        s.known[e, t] += 1
        uncover(s, t)
    if s.opt_legendary_reshuffle == LEGENDARY_RESHUFFLE_EAGER and pile_is_empty(s):
        renew_pile(s)


# --- storage


@jit
def store(s, e):
    """`kept` goes back to the hand, the rest of the hand to the reserve (EM-8.16 to 8.21, MN-5.9, 5.10, 10.2).

    Regular goods are discarded openly. What is kept is shown, in 2003 only the taxes. Legendary goods are discarded
    face down (`legendary_discard`).
    """
    for t in range(GOODS + 1):
        while s.hand[e, t] > 0:
            part_with(s, e, t)
            to_reserve(s, t, 1)
    for t in range(TOKENS):
        if t == 0 or s.book != CLASSIC:
            reveal(s, e, t, s.kept[e, t])
    if s.book != CLASSIC and s.gift != NONE and (e == s.gift_from or e == s.gift_to):
        identify_or_forget_gift(s)
    for t in range(GOODS + 1, TOKENS):
        while s.hand[e, t] > 0:
            discard_legendary(s, e, t)
    for t in range(TOKENS):
        s.hand[e, t] += s.kept[e, t]
        s.kept[e, t] = 0
    settle_gift(s)


@jit
def discard_legendary(s, e, t):
    if s.opt_legendary_discard != LEGENDARY_DISCARD_FACE_DOWN or s.known[e, t] > 0:
        part_with(s, e, t)
        to_reserve(s, t, 1)
    else:
        s.hand[e, t] -= 1
        s.legendary_at[t - GOODS - 1] = DISCARD


@jit
def identify_or_forget_gift(s):
    """All coins and regular goods of the giver (or the receiver) have been seen: is the gift among them?

    If not, it was a legendary good. Which one stays open, so nobody can be sure of the giver's any more.
    """
    if s.gift <= GOODS:
        identify_gift(s)
        return
    for t in range(GOODS + 1, TOKENS):
        if s.known[s.gift_from, t] > 0:
            s.known[s.gift_from, t] = 0
            g = t - GOODS - 1
            s.legendary_known[g] = 1 << s.gift_from
            if t == s.gift:
                s.legendary_known[g] |= 1 << s.gift_to
            s.legendary_doubt[g] = 0
    forget_gift(s)
