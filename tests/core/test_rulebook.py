"""The numbered rules as players read them."""

from __future__ import annotations

import re

import pytest

import internum

NOTES = re.compile(r"\[(?:T|R|I|X|\d\d)\]|\*|`| \| |\bSrc\b|\bOpt:|\b[A-Z]{2}-[QAEN]\d|\bR:A-\d|\b[Rr]uling ")


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_players_read_no_notes_for_editors(name: str) -> None:
    """No source, option name, ruling or table mark; every rule is still a sentence."""
    rules = internum.game(name).rulebook.rules.values()
    assert not {r.id: r.plain for r in rules if NOTES.search(r.plain)}
    assert not [r.id for r in rules if len(r.plain) < 8 or not r.plain.endswith((".", "!", "?", ")"))]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("AN-2.4", "All resource units, the 30 coins and the 20 temples start in the bank"),
        (
            "MN-3.11",
            "If the present holder is among those tied for the highest score, he keeps the role. Not ",
        ),
        ("EM-11.18", "French printing: in step f of his next Military turn"),
    ],
)
def test_a_rule_in_plain_words(rule: str, said: str) -> None:
    name = {"AN": "antike", "MN": "classic", "EM": "empires"}[rule[:2]]
    assert internum.game(name).rulebook.rules[rule].plain.startswith(said)
