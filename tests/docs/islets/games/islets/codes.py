"""Rule codes: `from .codes import IS_1_2`."""

from internum.core.rulebook import rulebook


def __getattr__(name: str) -> int:
    return rulebook("islets").code(name)
