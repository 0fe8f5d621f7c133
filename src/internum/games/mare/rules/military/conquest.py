"""Conquest: pillage, occupation, spoils, the win by cities (EM-11, EM-12, 14.10, 15.9; MN-7, 9.5).

In 2016 all conquests of a turn are settled after its battles, in any order. In 2003 the choice follows the battle in
the province; `s.conquest` names it then, and during an occupation. Posts stay until their owner chooses anew.
"""

from internum.core.engine import entry, jit

from ...actions import A_DONE, GAIN_COIN, GAIN_LEGENDARY, a_gain, a_hold, a_leave, a_occupy, a_pillage
from ...board import (
    CAPITAL_KIND,
    CARAVAN,
    CARAVAN_KIND,
    CITY_KIND,
    COIN,
    GREAT_CITIES,
    GREAT_CITY,
    LEGENDARY_KIND,
    MARKER_POST,
    MARKET_KIND,
    POSTS,
    PROVINCES,
    SIDES,
    SLOT_GOOD,
    SLOT_KIND,
    SLOTS,
    TEMPLE_KIND,
)
from ...codes import (
    EM_11_8,
    EM_11_9,
    EM_11_13,
    EM_11_28,
    EM_11_31,
    EM_12_1,
    MN_7_5,
    MN_7_7,
    MN_7_10,
    MN_7_15,
    MN_7_29,
    MN_7_30,
)
from ...option_values import NEBUCHADNEZZAR_MULTIPLIER_CARD_NONE
from ...phases import CAMPAIGN, CONVERT, DRAW, OCCUPY, SPOILS
from ...state import BY_CITIES
from ...tiles import CLASSIC, EMPIRES, RICH_PILLAGE, SACK_CARD
from ..ground.basics import NONE, ask, call, either, end_game, has, plays
from ..ground.pieces import (
    clear_posts,
    controller,
    posted,
    put_post,
    raze_building,
    serve_as_caravan,
    serving,
)
from ..ground.tokens import gain, in_bank, left_to_draw
from .conversion import candidates_marker, why_not_convert, why_not_sacrifice
from .siege import buildings_in, is_open, is_safe_capital, settle, why_not_conquer

CITIES_TO_WIN = 4


# --- which provinces are to be settled


@jit
def why_not_settle(s, e, p):
    """0 if the conquest of the province is open; one choice per province and turn."""
    code = why_not_conquer(s, e, p)
    if code != 0:
        return code
    if s.settled[p] == 1 or (s.conquest != NONE and s.conquest != p):
        return either(s, EM_11_8, MN_7_7)
    return 0


@jit
def conquest_is_open(s, e):
    """Is anything left to settle (or to sacrifice)? Marks the active side as Conqueror where it is."""
    found = False
    for p in range(PROVINCES):
        if s.legions[e, p] > 0:
            if why_not_conquer(s, e, p) == 0:
                s.conqueror[p] = e
            if is_open(s, e, p) or why_not_sacrifice(s, e, p) == 0:
                found = True
    return found


@jit
def candidates_conquest(s, e, out, k):
    for p in range(PROVINCES):
        if s.legions[e, p] > 0 and s.marker[p] != e and s.marker[p] != NONE:
            if why_not_settle(s, e, p) == 0:
                k = candidates_pillage(s, e, p, out, k)
                k = candidates_occupy(s, e, p, out, k)
                k = candidates_stay(s, e, p, out, k)
            k = candidates_marker(s, e, p, out, k)
    out[k] = A_DONE
    return k + 1


@jit
def end_conquest(s, e):
    """`done`: what has not been settled stays as it is (EM-A41)."""
    if s.conquest != NONE:
        settle(s, e, s.conquest)
    else:
        s.step += 1
        ask(s, CAMPAIGN, e)


# --- pillage


@jit
def why_not_pillage(s, e, p, slot):
    code = why_not_settle(s, e, p)
    if code == 0 and s.built[p, slot] == 0:
        return either(s, EM_11_31, MN_7_10)
    return code


@jit
def candidates_pillage(s, e, p, out, k):
    for slot in range(SLOTS):
        if s.built[p, slot] == 1:
            out[k] = a_pillage(p, slot)
            k += 1
    return k


@jit
def pillage(s, e, p, slot):
    """EM-11.27: one building; it ends an occupation."""
    give_up_posts(s, e, p)
    raze_building(s, p, slot)
    settle(s, e, p)
    kind = SLOT_KIND[s.book, p, slot]
    if s.book == CLASSIC:
        if has(s, e, SACK_CARD):
            loot_as_in_2003(s, e, p, slot)
    elif kind == LEGENDARY_KIND:
        loot_legendary_city(s, e, p)
    elif kind == CARAVAN_KIND or kind == CITY_KIND or kind == CAPITAL_KIND:
        n = 1
        if has(s, e, RICH_PILLAGE):  # EM-15.9
            n = 2
        gain(s, e, int(SLOT_GOOD[s.book, p, slot]), n)  # what the reserve has (EM-16.21)


@jit
def loot_as_in_2003(s, e, p, slot):
    """MN-9.5: the card of the building; for a market that of an icon there (`nebuchadnezzar_multiplier_card`)."""
    kind = SLOT_KIND[s.book, p, slot]
    if kind == CARAVAN_KIND or kind == CITY_KIND or kind == CAPITAL_KIND:
        gain(s, e, int(SLOT_GOOD[s.book, p, slot]), 1)
    elif s.opt_nebuchadnezzar_multiplier_card != NEBUCHADNEZZAR_MULTIPLIER_CARD_NONE:
        if kind == TEMPLE_KIND:
            gain(s, e, COIN, 1)
        elif kind == MARKET_KIND:
            for icon in range(2):
                t = int(SLOT_GOOD[s.book, p, CARAVAN + icon])
                if t > 0 and in_bank(s, t) > 0:
                    gain(s, e, t, 1)
                    return


# --- spoils of a legendary city


@jit
def loot_legendary_city(s, e, p):
    """EM-11.28: a coin or a legendary good; with Hamilcar both (EM-15.9)."""
    if has(s, e, RICH_PILLAGE):
        gain(s, e, COIN, 1)
        draw_legendary(s, e)
    elif s.reserve[COIN] > 0 or left_to_draw(s):
        s.pillaged_city = p
        ask(s, SPOILS, e)


@jit
def draw_legendary(s, e):
    ask(s, CAMPAIGN, e)
    if left_to_draw(s):
        s.draws_due = 1
        call(s, DRAW, e)


@jit
def why_not_spoils(s, what):
    if what == GAIN_COIN and s.reserve[COIN] > 0:
        return 0
    if what == GAIN_LEGENDARY and left_to_draw(s):
        return 0
    return EM_11_28


@jit
def candidates_spoils(s, out, k):
    for what in range(2):
        if why_not_spoils(s, what) == 0:
            out[k] = a_gain(what)
            k += 1
    return k


@jit
def take_spoils(s, e, what):
    s.pillaged_city = NONE
    if what == GAIN_COIN:
        gain(s, e, COIN, 1)
        ask(s, CAMPAIGN, e)
    else:
        draw_legendary(s, e)


# --- occupation


@jit
def why_not_occupy(s, e, p, post):
    """A legion on a building or on the marker (MN-0.10)."""
    code = why_not_settle(s, e, p)
    if code != 0:
        return code
    if post == MARKER_POST:
        if is_safe_capital(s, p):
            return either(s, EM_12_1, MN_7_30)
        if s.posts[p, MARKER_POST] > 0:  # he holds it
            return either(s, EM_11_9, MN_7_29)
        if s.phase == OCCUPY:
            return either(s, EM_11_8, MN_7_5)
        return 0
    if s.built[p, post] == 0:
        return either(s, EM_11_13, MN_7_15)
    if s.phase == OCCUPY and (s.posts[p, post] > 0 or posted(s, p) == s.legions[e, p]):
        return either(s, EM_11_13, MN_7_15)
    return 0


@jit
def candidates_occupy(s, e, p, out, k):
    for post in range(POSTS):
        if why_not_occupy(s, e, p, post) == 0:
            out[k] = a_occupy(p, post)
            k += 1
    return k


@jit
def occupy(s, e, p, post):
    """The first Post of a new choice replaces all earlier ones (EM-11.9); then building by building."""
    if s.phase != OCCUPY:
        give_up_posts(s, e, p)
    put_post(s, p, post, 1)
    spare_caravans(s, e, p)
    if post == MARKER_POST or posted(s, p) == s.legions[e, p] or posted(s, p) == buildings_in(s, p):
        settle(s, e, p)
    else:
        s.conquest = p
        ask(s, OCCUPY, e)


@jit
def give_up_posts(s, e, p):
    """The Posts are given up; the Conqueror stays Conqueror."""
    clear_posts(s, p)
    s.conqueror[p] = e


@jit
def spare_caravans(s, e, p):
    """A legion cannot stand on a Post and serve as a caravan (EM-15.6)."""
    for icon in range(2):
        if s.circe_legion[p, icon] == e and posted(s, p) + serving(s, e, p) > s.legions[e, p]:
            serve_as_caravan(s, p, icon, NONE)


# --- keeping or giving up what one has


@jit
def why_not_hold(s, e, p):
    if s.phase == CONVERT:
        return why_not_convert(s, e, p)
    code = why_not_settle(s, e, p)
    if code == 0 and posted(s, p) == 0:
        return either(s, EM_11_9, MN_7_7)
    return code


@jit
def why_not_leave(s, e, p):
    return why_not_settle(s, e, p)


@jit
def candidates_stay(s, e, p, out, k):
    if posted(s, p) > 0:
        out[k] = a_hold(p)
        k += 1
    out[k] = a_leave(p)
    return k + 1


@jit
def leave(s, e, p):
    give_up_posts(s, e, p)
    settle(s, e, p)


# --- four capital and legendary cities (EM-14.10, 14.11)


@entry
def great_cities(s, e):
    """Built capital and legendary cities that `e` controls."""
    n = 0
    for i in range(GREAT_CITIES):
        p = int(GREAT_CITY[s.book, i, 0])
        if p != NONE:
            slot = int(GREAT_CITY[s.book, i, 1])
            if s.built[p, slot] == 1 and controller(s, p, slot) == e:
                n += 1
    return n


@jit
def check_cities(s, asked):
    """Ends the game if any of the empires asked (a mask) has four."""
    if s.book != EMPIRES:
        return
    winners = 0
    for e in range(SIDES):
        if (asked >> e) & 1 == 1 and plays(s, e) and great_cities(s, e) >= CITIES_TO_WIN:
            winners |= 1 << e
    if winners != 0:
        end_game(s, winners, BY_CITIES)
