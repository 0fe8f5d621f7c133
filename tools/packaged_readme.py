"""What a package index shows: the README with pictures and links that lead somewhere, and the project's addresses.

A package is built for one home, named by `INTERNUM_HOME` (https://host/owner/internum): an index knows no folders, so
pictures and links get whole addresses there, at the tag of the version. Without a home pictures are left out and links
are words: nothing is shown that is not there.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = r"(?!https?://|#)"  # what begins so leads elsewhere already
PICTURE = re.compile(rf"!\[([^\]]*)\]\({HERE}([^)]+)\)")
LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({HERE}([^)]+)\)")
TAG = re.compile(rf'<img src="{HERE}([^"]+)"([^>]*)> ?')


def for_an_index(text: str, home: str, version: str) -> str:
    raw, page = f"{home}/raw/v{version}", f"{home}/blob/v{version}"
    if home:
        text = PICTURE.sub(rf"![\1]({raw}/\2)", text)
        text = TAG.sub(rf'<img src="{raw}/\1"\2> ', text)
        return LINK.sub(rf"[\1]({page}/\2)", text)
    return LINK.sub(r"\1", TAG.sub("", PICTURE.sub("", text)))


def addresses(home: str) -> dict[str, str]:
    if not home:
        return {}
    pages = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
    return {"Homepage": home, "Source": home, **{name: f"{home}/{page}" for name, page in pages.items()}}


class PackagedReadme(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("INTERNUM_HOME", "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        version = re.search(
            r'^__version__ = "([^"]+)"', Path(self.root, "src/internum/__init__.py").read_text(encoding="utf-8"), re.M
        )
        assert version
        readme = for_an_index(text, home, version[1])
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata["urls"] = addresses(home)
