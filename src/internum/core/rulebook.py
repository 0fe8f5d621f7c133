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


def code_of(rule_id: str) -> int:
    group, number = rule_id.split("-")[1].split(".")
    return int(group) * 100 + int(number)


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
