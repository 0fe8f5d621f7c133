"""The action space, and what it makes for the rules."""

from internum.core.actions import Family, Space
from internum.core.codec import Codec

from .board import ISLETS

SPACE = Space(Family("settle", islet=ISLETS), Family("tower", islet=ISLETS), Family("pass"))
A_PASS = SPACE.id("pass")
A_END = SPACE.size

CODEC = Codec(SPACE)
a_settle = CODEC.writer("settle")
a_tower = CODEC.writer("tower")
