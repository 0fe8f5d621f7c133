"""Options of Mare Nostrum: Empires (section 0.1 of its rules). The first value is that of the French printing."""

from internum.core.options import Choice, Numbers, Options, Together

from ..options import ASSIGNMENT, MAX_ROUNDS, OPEN_HANDS


def _edition(name: str, french: str, english: str, *rules: str) -> Choice:
    return Choice(name, (french, english), rules, "edition", (("fr", french), ("en", english)))


OPTIONS = Options(
    Choice("edition", ("fr", "en")),
    ASSIGNMENT,
    Choice("covered", ("board", "alternative"), ("EM-2.17",)),
    Choice("hm_display", ("all", "five"), ("EM-2.10", "EM-2.11")),
    _edition("short_trader", "excluded", "offer_all", "EM-6.7"),
    Choice("trade_leader_overcall", ("allowed", "forbidden"), ("EM-6.8",)),
    _edition("trade_gift", "face_down", "open", "EM-6.18"),
    _edition("discard_time", "own_turn_end", "phase_end", "EM-8.20"),
    _edition("fifth_hm_win", "showdown", "phase_end", "EM-14.3", "EM-14.9"),
    _edition("pyramids_win", "showdown", "immediate", "EM-14.3", "EM-14.9"),
    _edition("conversion_timing", "turn_end", "turn_start", "EM-11.18", "EM-11.19", "EM-11.20"),
    _edition("conversion_unconnected", "keep_marker", "remove_marker", "EM-11.22"),
    _edition("sheba_window", "any_round", "first_round", "EM-15.13"),
    _edition("circe_where", "own_or_neutral", "any_empty_slot", "EM-15.6"),
    _edition("circe_when", "production", "military", "EM-15.6", "EM-15.15"),
    Choice("circe_market", (True, False), ("EM-15.6",)),
    Choice("circe_trade_level", (False, True), ("EM-15.6",)),
    _edition("zeus_mode", "mutual", "one_way", "EM-16.9", "EM-16.11", "EM-16.12"),
    Choice("capital_siege_builds", ("all", "units_and_capital"), ("EM-12.3",)),
    Choice("occupation_break", ("any_presence", "after_battle"), ("EM-11.10",)),
    Choice("capital_marker", ("printed", "uses_supply"), ("EM-1.11",)),
    Choice("conquest_win_check", ("phase_end", "turn_end"), ("EM-14.10",)),
    Choice("caesar_on_extra_die", (False, True), ("EM-15.1",)),
    Choice("castor_no_target", ("no_power", "not_buyable"), ("EM-15.5",)),
    Choice("legendary_reshuffle", ("on_demand", "eager"), ("EM-5.11",)),
    Choice("legendary_discard", ("face_down", "open"), ("EM-5.13",)),
    Choice("temple_choice", ("after_draw", "before_draw"), ("EM-5.7",)),
    Choice("shortage_order", ("trade_level", "seat"), ("EM-5.16",)),
    Choice("building_supply", ("limited", "unlimited"), ("EM-1.6",)),
    Choice("counts_public", (True, False), ("EM-5.18",)),
    Numbers("land_die_faces", (3, 3, 4, 4, 5, 6), 0, 12, ("EM-10.19",)),
    Numbers("sea_die_faces", (1, 2, 3, 4, 5, 6), 0, 12, ("EM-10.19",)),
    OPEN_HANDS,
    MAX_ROUNDS,
    together=(
        Together(("fifth_hm_win", "pyramids_win"), (("showdown", "showdown"), ("phase_end", "immediate")), "EM-14.8"),
    ),
)
