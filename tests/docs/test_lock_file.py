"""The client's lock file holds all that `npm ci` asks for, on every platform."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_optional_build_of_a_package_is_locked() -> None:
    """A registry may lack builds for other platforms; a lock file written there would leave them out."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = {
        f"node_modules/{name}": version
        for package in lock.values()
        for name, version in package.get("optionalDependencies", {}).items()
    }
    assert len(wanted) > 50
    assert sorted(name for name in wanted if name not in lock) == []
