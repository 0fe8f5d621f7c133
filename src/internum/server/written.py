"""Snapshots as JSON: what several people see alike is put into words once, and sent to each as it stands."""

from __future__ import annotations

import json
from typing import Any

from internum.core.events import Ref
from internum.core.speech import Words


class Written(str):
    """JSON already."""

    __slots__ = ()


def written(value: Any, words: Words) -> Written:
    """References become their ids and names."""

    def named(ref: Any) -> dict[str, Any]:
        if not isinstance(ref, Ref):
            raise TypeError(f"{type(ref).__name__} cannot be sent")
        return {**ref.json(), "name": words.name(ref.kind, ref.id)}

    return Written(_dumps(value, named))


def as_json(shot: dict[str, Any]) -> str:
    """A snapshot as it is sent."""
    parts = (f"{_dumps(key)}:{value if isinstance(value, Written) else _dumps(value)}" for key, value in shot.items())
    return "{" + ",".join(parts) + "}"


def _dumps(value: Any, default: Any = None) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=default)
