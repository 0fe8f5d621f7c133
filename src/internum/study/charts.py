"""Drawings of figures as SVG files that need nothing else: predicted against observed chances."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

SIZE, LEFT, FOOT = 360, 44, 40
STYLE = 'font-family="Source Sans 3, Liberation Sans, sans-serif" font-size="12" fill="#2a1c0f"'


def calibration_chart(title: str, bins: Sequence[tuple[float, float, int]], xlabel: str, ylabel: str) -> str:
    """Dots on the diagonal came true as often as they were said to; the larger a dot, the more predictions."""
    width, height = LEFT + SIZE + 16, SIZE + FOOT + 30
    most = max(count for _, _, count in bins)

    def x(value: float) -> float:
        return LEFT + value * SIZE

    def y(value: float) -> float:
        return 30 + (1 - value) * SIZE

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'{STYLE} role="img"><title>{escape(title)}</title><rect width="{width}" height="{height}" fill="#fbf6ea"/>',
        f'<text x="{LEFT}" y="18" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for i in range(0, 101, 25):
        parts.append(
            f'<path d="M{x(i / 100):.0f},{y(0)}V{y(1)}M{x(0)},{y(i / 100):.0f}H{x(1)}" stroke="#d9caa8" fill="none"/>'
            f'<text x="{x(i / 100):.0f}" y="{y(0) + 16}" text-anchor="middle">{i}</text>'
            f'<text x="{LEFT - 6}" y="{y(i / 100) + 4:.0f}" text-anchor="end">{i}</text>'
        )
    parts.append(f'<path d="M{x(0)},{y(0)}L{x(1)},{y(1)}" stroke="#8a7a5c" stroke-dasharray="5 4" fill="none"/>')
    line = " ".join(f"{x(said):.1f},{y(came):.1f}" for said, came, _ in bins)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#155a72" stroke-width="2"/>')
    for said, came, count in bins:
        radius = 3 + 9 * (count / most) ** 0.5
        parts.append(
            f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="{radius:.1f}" fill="#155a72" fill-opacity=".55" '
            f'stroke="#155a72"><title>{said:.0%} → {came:.0%} ({count})</title></circle>'
        )
    parts.append(
        f'<text x="{x(0.5)}" y="{height - 8}" text-anchor="middle">{escape(xlabel)}</text>'
        f'<text transform="translate(12 {y(0.5)}) rotate(-90)" text-anchor="middle">{escape(ylabel)}</text></svg>'
    )
    return "".join(parts) + "\n"


def shares_chart(title: str, rows: Sequence[dict[str, Any]], fair: float) -> str:
    """A dot with its 95 % interval for each row; the dashed line is a fair share."""
    left, right, row = 170, 60, 24
    width, height = 640, 40 + row * len(rows) + 24
    span = width - left - right

    def x(share: float) -> float:
        return left + share * span

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'{STYLE} role="img"><title>{escape(title)}</title><rect width="{width}" height="{height}" fill="#fbf6ea"/>',
        f'<text x="12" y="20" font-size="15" font-weight="600">{escape(title)}</text>',
        f'<path d="M{x(fair):.1f},32V{height - 24}" stroke="#8a7a5c" stroke-dasharray="5 4"/>',
    ]
    for i, given in enumerate(rows):
        y = 44 + i * row
        parts.append(
            f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(str(given["label"])[:26])}</text>'
            f'<path d="M{x(given["low"]):.1f},{y}H{x(given["high"]):.1f}" stroke="#155a72" stroke-width="3"/>'
            f'<circle cx="{x(given["share"]):.1f}" cy="{y}" r="5" fill="#155a72"/>'
            f'<text x="{width - right + 10}" y="{y + 4}">{given["share"]:.0%}</text>'
        )
    for i in range(0, 101, 25):
        parts.append(f'<text x="{x(i / 100):.0f}" y="{height - 8}" text-anchor="middle">{i} %</text>')
    return "".join(parts) + "</svg>\n"
