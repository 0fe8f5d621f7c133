"""Mare Nostrum: Empires."""

from ..family import MareGame
from ..observation import OBSERVATIONS
from ..state import LAYOUTS
from ..tiles import EMPIRES
from .options import OPTIONS


class Empires(MareGame):
    id = "empires"
    title = "Mare Nostrum: Empires"
    credits = "Serge Laget, 2016 (Academy Games, Asyncron)"
    book = EMPIRES
    written_always = ("known", "legendary_known")
    options = OPTIONS
    layout = LAYOUTS[EMPIRES]
    observation = OBSERVATIONS[EMPIRES]


GAME = Empires()
