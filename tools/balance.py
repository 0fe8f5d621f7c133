"""Draws who wins by nation or empire: python tools/balance.py TITLE=FILE.jsonl … > balance.svg

Each FILE is the result of `internum tournament --agents AGENT --players N`, in which all play alike.
"""

from __future__ import annotations

import sys
from pathlib import Path

from internum.arena.results import read
from internum.arena.summary import summarize
from internum.arena.svg import AXIS, ROW, WIDTH, Mark, intervals

STYLE = (
    "text{font:13px sans-serif;fill:#444}.label{text-anchor:end}.tick{font-size:11px;text-anchor:middle}"
    ".reach{stroke:#8a6d3b;stroke-width:3}.dot{fill:#8a2f2f}.fair{stroke:#999;stroke-dasharray:4 3}.grid{stroke:#ddd}"
)
HEADING = 34


def chart(title: str, file: Path) -> tuple[str, int]:
    """One game's chart and its height."""
    summary = summarize(read(file))
    rows = sorted(summary.sides, key=lambda row: -row.share.rate)
    marks = [Mark(r.name, r.share.rate, *r.share.interval, f"{r.share.rate:.0%}") for r in rows]
    fair = rows[0].fair
    drawn = intervals(title, marks, 0.0, 1.0, fair, "%")
    heading = f'<text x="0" y="18" style="font-weight:bold">{title}, {len(summary.played)} games</text>'
    body = drawn.replace("<svg ", f'<svg y="{HEADING - 8}" width="{WIDTH}" height="{len(rows) * ROW + AXIS}" ', 1)
    return heading + body, HEADING + len(rows) * ROW + AXIS


def main() -> None:
    parts, height = [], 0
    for given in sys.argv[1:]:
        title, _, file = given.partition("=")
        body, tall = chart(title, Path(file))
        parts.append(f'<svg y="{height}">{body}</svg>')
        height += tall
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    print(f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>{"".join(parts)}</svg>')


main()
