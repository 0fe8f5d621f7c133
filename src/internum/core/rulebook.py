"""The numbered specification of a game: rule ids, their texts, and codes for compiled rules.

`src/internum/rules/<name>.md` is the one source. A rule is a bullet `- **AN-12.3** ...` or a table row
`| MN-7.20 | ...`. The code of `AN-12.3` is 1203, so a refusal is a small integer that always has a text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from .engine import PACKAGE

_RULE = re.compile(r"^(?:- \*\*|\| \*\*|\| )(?P<id>[A-Z]{2}-\d+\.\d+)\b(?:\*\*)?\s*(?P<text>.*)$")
_VECTOR = re.compile(r"^(?:- \*\*|\| \*\*|\| )(?P<id>(?:[A-Z]{2}-T|TV-)[\w.]+)\b(?:\*\*)?\s*(?P<text>.*)$")
_HEADING = re.compile(r"^##+ (?P<title>.*)$")


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    chapter: str

    @property
    def code(self) -> int:
        return code_of(self.id)

    @property
    def plain(self) -> str:
        """The rule as players read it: without sources, option names and other notes for editors."""
        return _plain(self.text)


def code_of(rule_id: str) -> int:
    group, number = rule_id.split("-")[1].split(".")
    return int(group) * 100 + int(number)


# --- what editors note beside a rule: `[T]` where it stands, `*Src:*`, `*Opt:*`, `(AN-Q36, `option`)`
_ORIGIN = re.compile(r"\[(?:[TRIX]|\d\d)\b[^\]]{0,12}\]\s*")
_SOURCE = re.compile(r"^[TRIX]\b")  # the last column of a table
_NOTE = re.compile(r"\*(?:Src|Opt|Option|Source)s?:\*.*?(?=\*[A-Z][a-z]*:\*|$)")
_EDITORIAL = re.compile(r"\s*\((?:[^()]*`[^()]*|[^()]*\b[A-Z]{2}-(?:Q|A|N|E)\d+[^()]*)\)")
_RULING = re.compile(
    r"[;,.]?\s*\b(?:[Rr]uling|[Ss]ee|Doubts:|Not in the text of either rulebook:)"
    r" [A-Z]{2}-[A-Z]\d+\b(?:(?: and|,) [A-Z]{2}-[A-Z]\d+)*"
)
_PRINTING = (("(FR):", "French printing:"), ("(EN):", "English printing:"))
_LABELS = {"W": "Decides", "X": "Not allowed"}
_LABEL = re.compile(r"\*([A-Z][a-z]*):\*")
_NOTHING = ("", "—", "–", "-")


def _plain(text: str) -> str:
    said = _ORIGIN.sub("", " ".join(text.split()))
    if " | " in said:
        said = _cells([cell.strip() for cell in said.strip("| ").split(" | ")])
    said = _RULING.sub("", _EDITORIAL.sub("", _NOTE.sub("", said)))
    said = re.sub(r"^`[^`]*`\s*(?=\()", "", said)
    for mark, words in _PRINTING:
        said = said.replace(mark, words, 1) if said.startswith(mark) else said
    said = _LABEL.sub(lambda m: _LABELS.get(m[1], m[1]) + ":", said)
    said = re.sub(r"[`*]", "", said)
    said = re.sub(r"\s+(?=[.,;:])", "", re.sub(r"\s{2,}", " ", said)).strip(" ;,")
    return said if said.endswith((".", "!", "?", ")")) else f"{said}."


def _cells(cells: list[str]) -> str:
    """A row of a table: the rule, who decides, what is not allowed, where it stands; or facts side by side."""
    if _SOURCE.match(cells[-1]):
        cells = cells[:-1]
    if len(cells) != 3:
        return "; ".join(c.rstrip(".") for c in cells if c not in _NOTHING)
    rule, who, illegal = cells
    said = rule if rule.endswith((".", ":", ")")) else f"{rule}."
    for label, told in (("Decides", who), ("Not allowed", illegal)):
        if told not in _NOTHING:
            said += f" {label}: {told.rstrip('.')}."
    return said


class Rulebook:
    def __init__(self, name: str) -> None:
        self.name = name
        self.rules: dict[str, Rule] = {}
        self.vectors: dict[str, Rule] = {}
        self.source = (PACKAGE / "rules" / f"{name}.md").read_text(encoding="utf-8")
        self._read()
        self.prefix = next(iter(self.rules)).split("-")[0]
        self._by_code = {r.code: r for r in self.rules.values()}

    def _read(self) -> None:
        chapter, current = "", None
        for line in self.source.splitlines():
            if heading := _HEADING.match(line):
                chapter, current = heading["title"], None
                continue
            found = _RULE.match(line) or _VECTOR.match(line)
            if found:
                book = self.rules if _RULE.match(line) else self.vectors
                if found["id"] in book:  # a later mention (tables of differences), not the rule itself
                    current = None
                    continue
                text = found["text"].strip().strip("|").strip()
                current = (book, found["id"])
                book[found["id"]] = Rule(found["id"], text, chapter)
            elif current and line.startswith("  ") and line.strip():
                book, rid = current
                book[rid] = Rule(rid, f"{book[rid].text}\n{line.strip()}", book[rid].chapter)
            else:
                current = None

    def code(self, name: str) -> int:
        """The code of the rule a constant like `AN_12_3` names."""
        rule_id = name.replace("_", "-", 1).replace("_", ".")
        if rule_id not in self.rules:
            raise AttributeError(f"{self.name} has no rule {rule_id}")
        return self.rules[rule_id].code

    def rule(self, code: int) -> Rule:
        return self._by_code[code]


@cache
def rulebook(name: str) -> Rulebook:
    return Rulebook(name)
