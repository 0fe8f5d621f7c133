"""Antike's rondel and historical personages, which both boards share."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..files import find, read
from ..problem import BoardError, Problem
from ..table import Table


@dataclass(frozen=True)
class Rondel:
    """Eight fields in clockwise order; `labels` maps a field to its English and German words."""

    direction: str
    fields: tuple[str, ...]
    labels: Mapping[str, tuple[str, str]]
    certainty: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Personage:
    number: int
    name: str
    source: str


@dataclass(frozen=True)
class Stack:
    """The personages of one kind, the lowest number on top."""

    kind: str
    name_de: str
    cards: tuple[Personage, ...]


def rondel() -> Rondel:
    """The rondel of eight fields, clockwise (AN-1.6, AN-4.3)."""
    problems: list[Problem] = []
    source = read(find("antike-rondel.toml"))
    top = Table(source.data, "", source, problems)
    top.choice("id", ("antike-rondel",))
    labels = {}
    for name, table in top.tables("labels"):
        labels[name] = (table.text("en"), table.text("de"))
        table.close()
    made = Rondel(top.text("direction"), top.texts("fields"), labels, top.text("certainty"), top.texts("sources"))
    if len(made.fields) != 8:
        top.report("fields", f"the rondel has 8 fields, not {len(made.fields)}")
    for field in sorted(set(made.fields) - set(labels)):
        top.report("labels", f"no label for '{field}'")
    top.close()
    if problems:
        raise BoardError(problems)
    return made


def personages() -> dict[str, Stack]:
    """The five stacks of personages by kind (AN-1.8)."""
    problems: list[Problem] = []
    source = read(find("antike-personalities.toml"))
    top = Table(source.data, "", source, problems)
    top.choice("id", ("antike-personalities",))
    top.text("note")
    stacks = {}
    for kind, table in top.tables("stacks"):
        cards = []
        for card in table.array("cards"):
            cards.append(Personage(card.whole("no"), card.text("name"), card.text("source")))
            card.close()
        if [c.number for c in cards] != list(range(1, len(cards) + 1)):
            table.report("cards", "the numbers must run 1, 2, 3, ...")
        stacks[kind] = Stack(kind, table.text("name_de"), tuple(cards))
        table.close()
    top.close()
    if problems:
        raise BoardError(problems)
    return stacks
