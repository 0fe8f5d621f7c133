"""Options of Mare Nostrum (2003), section 16 of its rules."""

from internum.core.options import Choice, Number, Options

from ..options import ASSIGNMENT, MAX_ROUNDS, OPEN_HANDS

OPTIONS = Options(
    ASSIGNMENT,
    Choice("civilisations", ("advised", "any"), ("MN-2.40",)),
    Choice("start", ("printed", "free"), ("MN-2.20",)),
    Choice("victory", ("published", "pyramids_only"), ("MN-11.4",)),
    Number("hero_wonder_goal", 4, 5, 4, ("MN-11.4",)),
    Choice("bank_limit", (True, False), ("MN-1.19",)),
    Choice("neutral_losses", ("legion_first", "attacker_chooses"), ("MN-2.46",)),
    Choice("neutral_capital_convertible", (True, False), ("MN-2.47",)),
    Choice("free_start_roles", ("counted", "printed"), ("MN-2.31",)),
    Choice("free_start_order", ("sequential_random", "simultaneous"), ("MN-2.30",)),
    Choice("n_above_own_hand", (False, True), ("MN-4.22",)),
    Choice("lone_holder_ends", (True, False), ("MN-4.34",)),
    Choice("ulysses_overrides_limit", (False, True), ("MN-9.8",)),
    Choice("ulysses_card_picker", ("taker", "possessor"), ("MN-9.7",)),
    Choice("order_mode", ("progressive", "upfront"), ("MN-5.2", "MN-6.2")),
    Choice("multiplier_needs_base", (False, True), ("MN-5.25",)),
    Choice("interleaved_battles", (False, True), ("MN-6.4",)),
    Choice("standing_battle", ("compulsory", "optional", "none"), ("MN-6.23",)),
    Choice("multi_enemy", ("choose_one", "each_in_turn"), ("MN-6.26",)),
    Choice("fortress_holds", (True, False), ("MN-7.1",)),
    Choice("repeat_conquest", (True, False), ("MN-7.7",)),
    Choice("nebuchadnezzar_multiplier_card", ("none", "tax_for_temple_resource_for_market"), ("MN-9.5",)),
    Choice("mausoleum_scope", ("buildings", "all_tokens"), ("MN-10.6",)),
    Choice("free_marker_converts", (True, False), ("MN-8.5",)),
    Choice("lighthouse_converts", (True, False), ("MN-10.5",)),
    OPEN_HANDS,
    MAX_ROUNDS,
)
