"""Rule codes: `from .codes import AN_12_3`."""

from internum.core.rulebook import rulebook


def __getattr__(name: str) -> int:
    if not name.startswith("AN_"):
        raise AttributeError(name)
    return rulebook("antike").code(name)
