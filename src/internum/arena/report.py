"""A tournament as one HTML page that needs nothing else: tables, drawings, and the command that made it."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from html import escape

from internum import game

from . import svg
from .results import Plan
from .summary import PlaceRow, Summary
from .tables import budget, duel, interval, notes, seconds, times, wins

STYLE = """
:root { color-scheme: light dark; --page: #fbfaf7; --card: #fff; --ink: #24221e; --soft: #77716a; --rule: #e4dfd6;
  --mark: #9a3b26; --bar: #c98f5e; }
@media (prefers-color-scheme: dark) { :root { --page: #191816; --card: #22211e; --ink: #e9e5dc; --soft: #a09a8f;
  --rule: #3a3832; --mark: #e58a6c; --bar: #a8713f; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .25rem; }
h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 0 0 .75rem; }
.lead { color: var(--soft); margin: 0 0 1.5rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px;
  padding: 1.25rem; margin: 0 0 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 500; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; margin: 0; }
svg { width: 100%; height: auto; max-width: 46rem; display: block; margin: 0 0 .75rem; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .label, svg .end { text-anchor: end; }
svg .tick { fill: var(--soft); font-size: 11px; } svg .middle { text-anchor: middle; }
svg .grid { stroke: var(--rule); } svg .fair { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .reach { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .dot { fill: var(--mark); } svg .bar { fill: var(--bar); }
"""


def page(summary: Summary) -> str:
    plan = summary.results.plan
    title = f"{game(plan.game).title}: tournament"
    seated = f"the table {', '.join(plan.table)}, rotated" if plan.table else f"tables of {plan.players}"
    lead = f"{len(summary.played)} games between {', '.join(plan.agents)} at {seated}."
    parts = [
        _section("Share of victories", _shares(summary), _agents(summary)),
        _section("Ratings", _ratings(summary)) if len(summary.agents) > 1 else "",
        _section("One against another", _duels(summary)) if len(summary.agents) > 2 else "",
        _section("Seats", _places("Seats", "seat", summary.seats, summary)),
        _section("Sides", _places("Sides", "side", summary.sides, summary)) if summary.sides else "",
        _section("Time to decide", _times(summary)),
        _section("Length of games", svg.histogram("Rounds", [o.rounds for o in summary.played], "rounds")),
        _section("Notes", _list(notes(summary))),
        _section("How this was made", _provenance(summary)),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f'<body><main><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{"".join(parts)}</main></body></html>\n'
    )


def command(plan: Plan, games: int) -> str:
    """The command that plays the tournament again."""
    words = ["internum", "tournament", plan.game, "--agents", ",".join(plan.agents), "--games", str(games)]
    words += ["--table", ",".join(plan.table)] if plan.table else ["--players", str(plan.players)]
    words += ["--seed", plan.seed, "--limit", "0" if plan.limit is None else f"{plan.limit:g}"]
    words += ["--most-actions", str(plan.most_actions)]
    for name, value in plan.options.items():
        words += ["-o", f"{name}={value}"]
    return shlex.join(words)


def _shares(summary: Summary) -> str:
    marks = [svg.Mark(r.agent, r.share.rate, *r.share.interval, f"{r.share.rate:.1%}") for r in summary.agents]
    return svg.intervals("Share of victories, with 95 % intervals", marks, 0, 1, 1 / summary.results.plan.players, "%")


def _agents(summary: Summary) -> str:
    head = ("agent", "games", "wins", "share", "95 % interval", "× fair share", "faults", "budget")
    rows = []
    for r in summary.agents:
        share = (f"{r.share.rate:.1%}", interval(r.share), f"{r.share.rate / r.fair:.2f}")
        rows.append((r.agent, f"{r.share.games:g}", wins(r.share), *share, str(r.faults), budget(r.budget)))
    return _table(head, rows)


def _ratings(summary: Summary) -> str:
    rated = sorted(summary.agents, key=lambda r: -r.rating.mu)
    reach = [end for r in rated for end in r.rating.interval]
    marks = [svg.Mark(r.agent, r.rating.mu, *r.rating.interval, f"{r.rating.mu:.1f}") for r in rated]
    drawn = svg.intervals("Ratings, with 95 % intervals", marks, min(reach), max(reach), None, "")
    rows = [(r.agent, f"{r.rating.mu:.2f}", f"{r.rating.sigma:.2f}") for r in rated]
    return drawn + _table(("agent", "rating μ", "uncertainty σ"), rows)


def _duels(summary: Summary) -> str:
    names = [r.agent for r in summary.agents]
    rows = [(a, *("" if a == b else duel(summary.duels[a, b]) for b in names)) for a in names]
    return "<p>Of the games that one of the two won, the share won by the agent of the row.</p>" + _table(
        ("", *names), rows
    )


def _places(title: str, what: str, places: Sequence[PlaceRow], summary: Summary) -> str:
    names = [r.agent for r in summary.agents]
    marks = [svg.Mark(r.name, r.share.rate, *r.share.interval, f"{r.share.rate:.1%}") for r in places]
    fair = sum(r.fair for r in places) / len(places) if places else None
    drawn = svg.intervals(f"{title}: share of victories, with 95 % intervals", marks, 0, 1, fair, "%")
    head = (what, "games", "wins", "share", "95 % interval", *names)
    rows = []
    for r in places:
        counts = (str(r.games_of[a]) for a in names)
        share = (f"{r.share.rate:.1%}", interval(r.share))
        rows.append((r.name, f"{r.share.games:g}", wins(r.share), *share, *counts))
    legend = "<p>The last columns say how often each agent had it.</p>"
    return drawn + legend + _table(head, rows)


def _times(summary: Summary) -> str:
    slowest = [(r.agent, r.clock.slowest_turn, seconds(r.clock.slowest_turn)) for r in summary.agents]
    rows = [(r.agent, str(r.clock.decisions), *times(r.clock), budget(r.budget)) for r in summary.agents]
    head = ("agent", "decisions", "mean", "slowest", "mean turn", "slowest turn", "budget")
    return "<p>The slowest turn of each agent.</p>" + svg.bars("Slowest turn", slowest) + _table(head, rows)


def _provenance(summary: Summary) -> str:
    results = summary.results
    versions = [", ".join(f"{k} {v}" for k, v in head["versions"].items()) for head in results.heads]
    rules = f"Rules version {results.plan.rules}."
    made = escape(command(results.plan, len(results.by_number)))
    return f"<pre>{made}</pre>" + _list([rules, *versions])


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _list(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(i)}</li>" for i in items) + "</ul>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(h)}</th>' for h in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
