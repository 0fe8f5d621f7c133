"""Rule codes of both rulebooks by name: `from ..codes import EM_7_4, MN_5_5`."""

from internum.core.rulebook import rulebook

_BOOK = {"EM": "empires", "MN": "classic"}


def __getattr__(name: str) -> int:
    if name[:2] not in _BOOK:
        raise AttributeError(name)
    return rulebook(_BOOK[name[:2]]).code(name)
