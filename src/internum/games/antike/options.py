"""The options (section 0.1 of the specification), and constants for their values in the state."""

from internum.core.options import Choice, Number, Numbers, Options

from .board import BOARD_NAMES, NATIONS

DEALT, DRAFTED, FIXED = 0, 1, 2  # opt_nation_assignment
FINITE = 1  # opt_bank_resources
ROUND_START = 1  # opt_coin_timing
TWO_TO_ONE = 1  # opt_all_knowhow_exchange
SISTERS_PEACEFUL = 1  # opt_sister_nations_hostile: its first value is true
MOVE_THEN_CONQUER = 1  # opt_manoeuvre_order
TO_EXHAUSTION = 1  # opt_combat_extent
ENTERING_ONLY = 1  # opt_entry_combat_scope
MOVER_FIRST = 1  # opt_entry_priority
BLOCK = 1  # opt_two_player_order
ONE_CHOSEN = 1  # opt_start_cities

OPTIONS = Options(
    Choice("board", BOARD_NAMES, ("AN-2.2",)),
    Choice("nation_assignment", ("random", "draft", "fixed"), ("AN-2.9", "AN-2.10")),
    Number("first_chooser", 0, NATIONS - 1, 0, ("AN-2.10",)),
    Numbers("fixed_nations", tuple(range(NATIONS)), 0, NATIONS - 1, ("AN-2.9",)),
    Choice("start_cities", ("three", "one_chosen"), ("AN-2.20", "AN-17.1")),
    Choice("target_three_nations", (10, 12), ("AN-15.4",)),
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
    Choice("general_points", (1, 2), ("AN-17.5",)),
    Number("max_rounds", 0, 9999, 0, ("AN-15.10",)),
)
