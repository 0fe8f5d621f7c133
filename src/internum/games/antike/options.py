"""The options (section 0.1 of the specification), and constants for their values in the state."""

import numpy as np

from internum.core.options import Choice, Number, Numbers, Options

from .board import BOARD_NAMES, NATIONS

TARGETS = Choice("target_three_nations", (10, 12), ("AN-15.4",))
POINTS = Choice("general_points", (1, 2), ("AN-17.5",))

OPTIONS = Options(
    Choice("board", BOARD_NAMES, ("AN-2.2",)),
    Choice("nation_assignment", ("random", "draft", "fixed"), ("AN-2.9", "AN-2.10")),
    Number("first_chooser", 0, NATIONS - 1, 0, ("AN-2.10",)),
    Numbers("fixed_nations", tuple(range(NATIONS)), 0, NATIONS - 1, ("AN-2.9",)),
    Choice("start_cities", ("three", "one_chosen"), ("AN-2.20", "AN-17.1")),
    TARGETS,
    Choice("coin_timing", ("own_turn", "round_start"), ("AN-3.6", "AN-3.9")),
    Choice("coin_optional", (False, True), ("AN-3.7",)),
    Choice("bank_resources", ("unlimited", "finite"), ("AN-5.5",)),
    Number("bank_units", 18, 999, 80, ("AN-5.5",)),
    Choice("all_knowhow_exchange", ("one_to_one", "two_to_one"), ("AN-9.20", "AN-17.5")),
    Choice("all_knowhow_personage", (False, True), ("AN-9.22", "AN-17.5")),
    Choice("manoeuvre_order", ("free", "move_then_conquer"), ("AN-10.5", "AN-17.5")),
    Choice("combat_extent", ("pair_by_pair", "to_exhaustion"), ("AN-11.11",)),
    Choice("entry_combat_scope", ("all_present", "entering_only"), ("AN-11.12",)),
    Choice("entry_priority", ("passive_first", "mover_first"), ("AN-11.15",)),
    Choice("market_needs_city", (False, True), ("AN-6.5",)),
    Choice("two_player_order", ("alternate", "block"), ("AN-2.24",)),
    Choice("sister_nations_hostile", (True, False), ("AN-2.29",)),
    POINTS,
    Number("max_rounds", 0, 9999, 0, ("AN-15.10",)),
)

# what rules compare `s.opt_…` with
DEALT = OPTIONS.code("nation_assignment", "random")
FIXED = OPTIONS.code("nation_assignment", "fixed")
DRAFTED = OPTIONS.code("nation_assignment", "draft")
ONE_CHOSEN = OPTIONS.code("start_cities", "one_chosen")
ROUND_START = OPTIONS.code("coin_timing", "round_start")
COIN_OPTIONAL = OPTIONS.code("coin_optional", True)
FINITE = OPTIONS.code("bank_resources", "finite")
TWO_TO_ONE = OPTIONS.code("all_knowhow_exchange", "two_to_one")
ALL_KNOWHOW_PERSONAGE = OPTIONS.code("all_knowhow_personage", True)
MOVE_THEN_CONQUER = OPTIONS.code("manoeuvre_order", "move_then_conquer")
TO_EXHAUSTION = OPTIONS.code("combat_extent", "to_exhaustion")
ENTERING_ONLY = OPTIONS.code("entry_combat_scope", "entering_only")
MOVER_FIRST = OPTIONS.code("entry_priority", "mover_first")
MARKET_NEEDS_CITY = OPTIONS.code("market_needs_city", True)
BLOCK = OPTIONS.code("two_player_order", "block")
SISTERS_PEACEFUL = OPTIONS.code("sister_nations_hostile", False)
TARGET_OF_THREE = np.array(TARGETS.values, np.int8)
GENERAL_POINTS = np.array(POINTS.values, np.int8)
