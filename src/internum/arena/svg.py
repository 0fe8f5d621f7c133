"""Small drawings for the report, as SVG written by hand: no library, no script, colours from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, ROW, AXIS = 640, 150, 70, 30, 26


@dataclass(frozen=True)
class Mark:
    """One row of a chart: a value, its interval, and what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    text: str


def intervals(title: str, marks: Sequence[Mark], low: float, high: float, line: float | None, unit: str) -> str:
    """A dot with its 95 % interval per row, over a common axis; `line` is drawn across (the fair share)."""
    height = len(marks) * ROW + AXIS
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) / span * (WIDTH - LEFT - RIGHT)

    body = [_axis(low, high, x(low), x(high), height, unit)]
    if line is not None:
        body.append(f'<line class="fair" x1="{x(line):.1f}" x2="{x(line):.1f}" y1="0" y2="{height - AXIS}"/>')
    for i, m in enumerate(marks):
        y = i * ROW + ROW / 2
        body.append(
            f'<text class="label" x="{LEFT - 10}" y="{y + 4}">{_short(m.label)}</text>'
            f'<line class="reach" x1="{x(m.low):.1f}" x2="{x(m.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(m.value):.1f}" cy="{y}" r="5"/>'
            f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(m.text)}</text>'
        )
    return _svg(title, height, body)


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar per row, from zero: (label, value, what is written beside it)."""
    height = len(rows) * ROW
    most = max((value for _, value, _ in rows), default=0.0) or 1.0
    body = []
    for i, (label, value, text) in enumerate(rows):
        y = i * ROW + ROW / 2
        length = max(1.0, value / most * (WIDTH - LEFT - RIGHT))
        body.append(
            f'<text class="label" x="{LEFT - 10}" y="{y + 4}">{_short(label)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y - 8}" width="{length:.1f}" height="16" rx="3"/>'
            f'<text class="value" x="{LEFT + length + 8:.1f}" y="{y + 4}">{escape(text)}</text>'
        )
    return _svg(title, height, body)


def histogram(title: str, values: Sequence[int], unit: str, most_bins: int = 24) -> str:
    """How often each value comes, in at most so many bins of whole numbers."""
    if not values:
        return ""
    first, last = min(values), max(values)
    step = -(-(last - first + 1) // most_bins)
    counts = [0] * ((last - first) // step + 1)
    for v in values:
        counts[(v - first) // step] += 1
    width, height = (WIDTH - 40) / len(counts), 140
    body = []
    for i, count in enumerate(counts):
        tall = count / max(counts) * (height - AXIS - 14)
        begin = first + i * step
        name = f"{begin}" if step == 1 else f"{begin}–{begin + step - 1}"
        body.append(
            f'<rect class="bar" x="{20 + i * width + 1:.1f}" y="{height - AXIS - tall:.1f}" '
            f'width="{max(1.0, width - 2):.1f}" height="{tall:.1f}"><title>{name} {unit}: {count}</title></rect>'
        )
    body.append(f'<text class="tick" x="20" y="{height - 8}">{first} {escape(unit)}</text>')
    body.append(f'<text class="value end" x="{WIDTH - 20}" y="{height - 8}">{last}</text>')
    return _svg(title, height, body)


def _axis(low: float, high: float, left: float, right: float, height: int, unit: str) -> str:
    out = []
    for i in range(5):
        value, x = low + (high - low) * i / 4, left + (right - left) * i / 4
        text = f"{value:.0%}" if unit == "%" else f"{value:.3g}"
        out.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS}"/>')
        out.append(f'<text class="tick middle" x="{x:.1f}" y="{height - 8}">{text}</text>')
    return "".join(out)


def _short(label: str) -> str:
    return escape(label if len(label) <= 20 else "…" + label[-19:])


def _svg(title: str, height: int, body: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )
