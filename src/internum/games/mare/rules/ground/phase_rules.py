"""The rule a refusal cites when an action does not belong to what is being decided."""

import numpy as np

from internum.core.rulebook import code_of

from ...phases import PHASES

_RULES = {  # phase: (2003, 2016)
    "over": ("MN-11.2", "EM-14.13"),
    "deal": ("MN-2.2", "EM-2.2"),
    "icon": ("MN-2.8", "EM-2.7"),
    "deploy": ("MN-2.20", "EM-2.7"),
    "lot": ("MN-2.49", "EM-2.12"),
    "circe": ("MN-4.1", "EM-15.6"),
    "extra_coin": ("MN-10.1", "EM-16.7"),
    "draw": ("MN-4.1", "EM-5.12"),
    "temple": ("MN-4.3", "EM-5.5"),
    "extra_good": ("MN-10.3", "EM-16.1"),
    "number": ("MN-4.20", "EM-6.1"),
    "offer": ("MN-4.26", "EM-6.6"),
    "starter": ("MN-4.28", "EM-6.10"),
    "claim": ("MN-4.31", "EM-6.12"),
    "redirect": ("MN-9.6", "EM-6.11"),
    "forced": ("MN-9.7", "EM-6.11"),
    "give": ("MN-4.40", "EM-6.17"),
    "name_builder": ("MN-5.1", "EM-3.3"),
    "first_strike": ("MN-5.1", "EM-15.12"),
    "build": ("MN-5.3", "EM-7.1"),
    "pay": ("MN-5.6", "EM-7.3"),
    "swap": ("MN-8.8", "EM-7.5"),
    "copy": ("MN-5.33", "EM-15.5"),
    "store": ("MN-5.10", "EM-8.16"),
    "declare": ("MN-11.2", "EM-14.4"),
    "turn_up": ("MN-1.14", "EM-2.11"),
    "peace": ("MN-6.1", "EM-16.8"),
    "name_mover": ("MN-6.1", "EM-3.4"),
    "convert": ("MN-7.20", "EM-11.19"),
    "sail": ("MN-6.4", "EM-9.2"),
    "sea_battle": ("MN-6.4", "EM-9.2"),
    "march": ("MN-6.4", "EM-9.2"),
    "vacate": ("MN-6.8", "EM-9.5"),
    "helen": ("MN-9.3", "EM-9.2"),
    "land_battle": ("MN-6.22", "EM-10.2"),
    "roll": ("MN-6.25", "EM-10.6"),
    "lose": ("MN-6.34", "EM-10.12"),
    "conquest": ("MN-7.5", "EM-11.8"),
    "occupy": ("MN-7.15", "EM-11.13"),
    "spoils": ("MN-9.5", "EM-11.28"),
    "award": ("MN-3.12", "EM-13.6"),
}

PHASE_RULE = np.array(
    [[code_of(_RULES.get(phase, ("MN-3.1", "EM-3.1"))[book]) for phase in PHASES] for book in range(2)], np.int16
)
