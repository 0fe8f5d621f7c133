"""The rules told for readers: chapters in every language, with signs of the board and the numbers of the clauses.

`rules/guide/<game>.<language>.md`: a chapter is `## Title {#id rules="AN-4" phases="rondel"}`, then come paragraphs,
`- ` points and `> ` examples. `:an-gold:` is a sign, `[AN-4.6]` a clause, `**…**` bold, `{tiles}` the list of heroes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from .engine import PACKAGE

_CHAPTER = re.compile(
    r'^## (?P<title>.+?) \{#(?P<id>[\w-]+) rules="(?P<rules>[^"]*)"(?: phases="(?P<phases>[^"]*)")?\}$'
)
_KINDS = {"- ": "point", "> ": "example"}


@dataclass(frozen=True)
class Block:
    kind: str  # "text", "point", "example" or "tiles"
    text: str


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    rules: tuple[str, ...]  # the groups of clauses it tells: "AN-4"
    phases: tuple[str, ...]  # where the rules are opened at it
    blocks: tuple[Block, ...]

    def tells(self, rule_id: str) -> bool:
        return rule_id.partition(".")[0] in self.rules


@cache
def guide(game: str, language: str) -> tuple[Chapter, ...]:
    file = PACKAGE / "rules" / "guide" / f"{game}.{language}.md"
    if not file.exists():
        return ()
    chapters: list[Chapter] = []
    for part in re.split(r"^(?=## )", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
        lines = part.strip().splitlines()
        if lines:
            chapters.append(_chapter(lines[0], [line for line in lines[1:] if line.strip()], file.name))
    return tuple(chapters)


def _chapter(heading: str, lines: list[str], name: str) -> Chapter:
    found = _CHAPTER.match(heading)
    if not found:
        raise ValueError(f"{name}: '{heading}' is no heading of a chapter")
    blocks = tuple(_block(line) for line in lines)
    return Chapter(
        found["id"], found["title"], tuple(found["rules"].split()), tuple((found["phases"] or "").split()), blocks
    )


def _block(line: str) -> Block:
    if line == "{tiles}":
        return Block("tiles", "")
    kind = _KINDS.get(line[:2], "text")
    return Block(kind, line if kind == "text" else line[2:])
