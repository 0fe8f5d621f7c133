"""Mare Nostrum (2003)."""

from ..family import MareGame
from ..observation import OBSERVATIONS
from ..state import LAYOUTS
from ..tiles import CLASSIC
from .options import OPTIONS


class Classic(MareGame):
    id = "classic"
    title = "Mare Nostrum"
    credits = "Serge Laget, 2003 (Descartes, Eurogames)"
    version = 2  # 1: ties for the roles after a free start with three were not drawn (MN-2.31)
    book = CLASSIC
    options = OPTIONS
    layout = LAYOUTS[CLASSIC]
    observation = OBSERVATIONS[CLASSIC]


GAME = Classic()
