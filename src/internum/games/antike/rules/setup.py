"""Set-up (AN-2): nations, start material, start cities, order of play."""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import a_choose, a_deal, a_start
from ..board import CARD_COUNTS, EASTERN, FIRST_NATION, GOLD, IRON, MARBLE, NATIONS, PAIR, RESOURCE_COUNT
from ..board import START as START_CITIES
from ..codes import AN_2_8, AN_2_9, AN_2_10, AN_2_11, AN_2_12, AN_2_17, AN_17_1
from ..options import BLOCK, DEALT, DRAFTED, FINITE, ONE_CHOSEN
from ..state import CHOOSE, DEAL, START
from .payment import gain
from .pieces import COINS, TEMPLES, place_city
from .turn import begin_turn

START_CITY_COUNT = 3  # AN-2.17
KINGS, SCHOLARS, GENERALS, CITIZENS, NAVIGATORS = CARD_COUNTS


@entry
def set_up(s):
    """Lay out the common stock; then the nations are dealt, chosen or given."""
    fill_bank(s)
    s.nations = nations_in_play(s)
    if s.opt_nation_assignment == DEALT:
        s.phase = DEAL
    elif s.opt_nation_assignment == DRAFTED:
        s.phase = CHOOSE
    else:
        fixed_nations(s)
        nations_assigned(s)


@jit
def nations_in_play(s):
    """AN-2.5."""
    return 4 if s.players == 2 else s.players


@jit
def fill_bank(s):
    """AN-2.3, AN-2.4."""
    s.bank_coins = COINS
    s.bank_temples = TEMPLES
    s.stack[0] = KINGS
    s.stack[1] = SCHOLARS
    s.stack[2] = GENERALS
    s.stack[3] = CITIZENS
    s.stack[4] = NAVIGATORS
    if s.opt_bank_resources == FINITE:
        for resource in range(RESOURCE_COUNT):
            s.bank_stock[resource] = s.opt_bank_units


@jit
def fixed_nations(s):
    """The host says which nation (with two players: which pair) each seat has; if taken, the next one free."""
    if s.players == 2:
        pair = s.opt_fixed_nations[0] % 2
        give_pair(s, 0, pair)
        give_pair(s, 1, 1 - pair)
        return
    for seat in range(s.players):
        n = s.opt_fixed_nations[seat] % s.nations
        while s.seat_of[n] != NONE:
            n = (n + 1) % s.nations
        s.seat_of[n] = seat


@jit
def give_pair(s, seat, pair):
    """AN-2.11, AN-2.12."""
    s.seat_of[PAIR[s.opt_board, pair, 0]] = seat
    s.seat_of[PAIR[s.opt_board, pair, 1]] = seat


# --- dealing and choosing (AN-2.8 to 2.12) ---------------------------------------------------


@jit
def why_not_given(s, n):
    """Which nations can be handed out next; a pair goes by the name of its first nation."""
    if n >= s.nations:
        return AN_2_8
    if s.players == 2 and n != PAIR[s.opt_board, 0, 0] and n != PAIR[s.opt_board, 1, 0]:
        return AN_2_12 if s.opt_board == EASTERN else AN_2_11
    if s.seat_of[n] != NONE:
        return AN_2_10
    return 0


@jit
def why_not_deal(s, n):
    return why_not_given(s, n) if s.phase == DEAL else AN_2_9


@jit
def why_not_choose(s, n):
    return why_not_given(s, n) if s.phase == CHOOSE else AN_2_10


@jit
def candidates_deal(s, out, k):
    for n in range(NATIONS):
        if why_not_deal(s, n) == 0:
            out[k] = a_deal(n)
            k += 1
    return k


@jit
def candidates_choose(s, out, k):
    for n in range(NATIONS):
        if why_not_choose(s, n) == 0:
            out[k] = a_choose(n)
            k += 1
    return k


@entry
def next_seat(s):
    """The seat that is dealt to or chooses now; the first chooser begins, then clockwise."""
    if s.phase == CHOOSE:
        return (s.opt_first_chooser + s.served) % s.players
    return s.served


@jit
def give(s, n):
    seat = next_seat(s)
    if s.players == 2:
        pair = 0 if n == PAIR[s.opt_board, 0, 0] else 1
        give_pair(s, seat, pair)
        give_pair(s, 1 - seat, 1 - pair)
        s.served = 2
    else:
        s.seat_of[n] = seat
        s.served += 1
    if s.served == s.players:
        nations_assigned(s)


# --- start material and order of play --------------------------------------------------------


@jit
def nations_assigned(s):
    set_order(s)
    give_start_material(s)
    s.served = 0
    if s.opt_start_cities == ONE_CHOSEN:
        s.phase = START
        s.asked = s.order[0]
    else:
        place_start_cities(s)
        begin_play(s)


@jit
def begin_play(s):
    s.round = 1
    s.turn = 0
    s.asked = NONE
    s.served = 0
    begin_turn(s)


@jit
def set_order(s):
    """AN-2.21 to 2.24: the starting nation, then clockwise round the table."""
    first = FIRST_NATION[s.opt_board, s.nations]
    s.order[0] = first
    if s.players == 2:
        set_order_of_two(s, first)
        return
    for place in range(1, s.nations):
        seat = (s.seat_of[first] + place) % s.players
        for n in range(NATIONS):
            if s.seat_of[n] == seat:
                s.order[place] = n


@entry
def derive_order(s):
    """The turn order of a position that gives only the seats."""
    set_order(s)


@jit
def set_order_of_two(s, first):
    """AN-2.24: alternating between the players, or (option) both nations of a player in a row."""
    own = 0
    if PAIR[s.opt_board, 1, 0] == first or PAIR[s.opt_board, 1, 1] == first:
        own = 1
    sister = PAIR[s.opt_board, own, 0]
    if sister == first:
        sister = PAIR[s.opt_board, own, 1]
    if s.opt_two_player_order == BLOCK:
        s.order[1] = sister
        s.order[2] = PAIR[s.opt_board, 1 - own, 0]
    else:
        s.order[1] = PAIR[s.opt_board, 1 - own, 0]
        s.order[2] = sister
    s.order[3] = PAIR[s.opt_board, 1 - own, 1]


@jit
def give_start_material(s):
    """AN-2.13."""
    for place in range(s.nations):
        n = s.order[place]
        gain(s, n, IRON, 1)
        gain(s, n, MARBLE, 2)
        gain(s, n, GOLD, 3)


@jit
def place_start_cities(s):
    """AN-2.17 to 2.20; nothing else is on the board or in a nation's hands (AN-2.15, 2.16, 2.25)."""
    for place in range(s.nations):
        for i in range(START_CITY_COUNT):
            place_city(s, s.order[place], START_CITIES[s.opt_board, s.nations, s.order[place], i])


# --- the long game (AN-17.1, AN-17.2) --------------------------------------------------------


@jit
def why_not_start(s, p):
    if s.phase != START:
        return AN_17_1
    for i in range(START_CITY_COUNT):
        if START_CITIES[s.opt_board, s.nations, s.asked, i] == p:
            return 0
    return AN_2_17


@jit
def candidates_start(s, out, k):
    for i in range(START_CITY_COUNT):
        out[k] = a_start(START_CITIES[s.opt_board, s.nations, s.asked, i])
        k += 1
    return k


@jit
def start(s, p):
    place_city(s, s.asked, p)
    s.served += 1
    if s.served == s.nations:
        begin_play(s)
    else:
        s.asked = s.order[s.served]
