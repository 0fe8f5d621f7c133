"""The board as constant tables: `BESIDE[p, j]` is the j-th neighbour of islet `p`, or NOWHERE."""

import numpy as np

from internum.boards.files import locate, read
from internum.core.engine import COMPILED

FACTS = read(locate("islets")).data
IDS = tuple(FACTS["islets"])
ISLETS = len(IDS)
SIDES = ("reds", "blues", "greens")
NOWHERE = -1
MOST_NEIGHBOURS = 4

BESIDE = np.full((ISLETS, MOST_NEIGHBOURS), NOWHERE, np.int8 if COMPILED else object)
for _p, _islet in enumerate(FACTS["islets"].values()):
    BESIDE[_p, : len(_islet["beside"])] = [IDS.index(name) for name in _islet["beside"]]
START = np.array([IDS.index(name) for name in FACTS["start"]], np.int8 if COMPILED else object)
