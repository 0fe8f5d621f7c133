"""Conquest of cities (AN-12)."""

from internum.core.engine import entry, jit
from internum.core.state import NONE

from ..actions import a_conquer, a_give_up
from ..board import GALLEY, LEGION, PROVINCES, STATE
from ..codes import AN_2_29, AN_12_1, AN_12_2, AN_12_3, AN_12_8, AN_12_16
from ..state import GIVE_UP, LOSE_CONQUEST, MANOEUVRE, NOTHING
from .combat import are_at_peace, candidates_fight
from .ending import win
from .manoeuvre import candidates_move, end_manoeuvre
from .phases import why_not_in_this_step
from .pieces import CITY_LIMIT, place_city, remove_city, remove_units


@entry
def defence_value(s, p):
    """AN-12.4 to 12.6: the city, its owner's units of both types there, monarchy or democracy (AN-9.19)."""
    owner = s.city[p]
    base = 3 if s.temple[p] == 1 else 1  # AN-7.6
    return base + s.legions[owner, p] + s.galleys[owner, p] + s.know_how[owner, STATE]


@jit
def strengths(s, defences, attacks):
    """Of every city its defence value, and what the active nation can attack it with; NONE where none stands."""
    for p in range(PROVINCES):
        defences[p] = NONE
        attacks[p] = NONE
        if s.city[p] != NONE:
            defences[p] = defence_value(s, p)
            if s.phase == MANOEUVRE and s.city[p] != s.active:
                attacks[p] = attack_value(s, p)


@entry
def attack_value(s, p):
    """AN-12.7, AN-10.4: the active nation's units there with a step left."""
    value = 0
    for left in range(1, 4):
        value += s.steps[LEGION, p, left] + s.steps[GALLEY, p, left]
    return value


@jit
def why_not_conquer(s, p):
    if s.phase != MANOEUVRE:
        return why_not_in_this_step(s)
    owner = s.city[p]
    if owner == NONE or owner == s.active:
        return AN_12_1
    attack = attack_value(s, p)
    if attack == 0:
        return AN_12_2
    if s.cities_out[owner] == 1:
        return AN_12_3
    if are_at_peace(s, s.active, owner):
        return AN_2_29
    if attack < defence_value(s, p):
        return AN_12_8
    return 0


@jit
def candidates_conquer(s, p, out, k):
    if s.city[p] != NONE and s.city[p] != s.active and why_not_conquer(s, p) == 0:
        out[k] = a_conquer(p)
        k += 1
    return k


@jit
def candidates_manoeuvre(s, out, k):
    """Movement, combat and conquest wherever the active nation has units."""
    n = s.active
    for p in range(PROVINCES):
        legions = s.legions[n, p]
        galleys = s.galleys[n, p]
        if legions > 0:
            k = candidates_move(s, LEGION, p, out, k)
            k = candidates_fight(s, LEGION, p, out, k)
        if galleys > 0:
            k = candidates_move(s, GALLEY, p, out, k)
            k = candidates_fight(s, GALLEY, p, out, k)
        if legions + galleys > 0:
            k = candidates_conquer(s, p, out, k)
    return k


@jit
def conquer(s, p):
    """AN-12.9, 12.10: the conqueror first removes as many units as the defence value, of its choice, and no more."""
    s.conquest_begun = 1
    s.site = p
    s.to_lose = defence_value(s, p)
    s.pending = LOSE_CONQUEST


@jit
def city_falls(s):
    """AN-12.11, AN-12.12: the owner's pieces go; then the marker is placed."""
    p = s.site
    owner = s.city[p]
    remove_units(s, LEGION, owner, p, s.legions[owner, p])
    remove_units(s, GALLEY, owner, p, s.galleys[owner, p])
    if s.temple[p] == 1:
        s.temples_destroyed += 1  # AN-12.17: a general in step 5
    remove_city(s, p)
    if s.cities_out[s.active] == CITY_LIMIT:
        s.pending = GIVE_UP
    else:
        take_city(s)


@jit
def take_city(s):
    """AN-12.13, 12.14: the marker is placed, whether or not a unit of the conqueror is left."""
    place_city(s, s.active, s.site)
    s.site = NONE
    s.pending = NOTHING
    if s.exhausted == 1 and s.temples_destroyed > 0:
        end_manoeuvre(s)
        win(s, s.active)  # AN-15.7, AN-15.8


@jit
def why_not_give_up(s, p):
    """AN-12.16: a conqueror with all 25 markers on the board gives up an old city."""
    return 0 if s.pending == GIVE_UP and s.city[p] == s.active else AN_12_16


@jit
def candidates_give_up(s, out, k):
    for p in range(PROVINCES):
        if why_not_give_up(s, p) == 0:
            out[k] = a_give_up(p)
            k += 1
    return k


@jit
def give_up(s, p):
    remove_city(s, p)
    take_city(s)
