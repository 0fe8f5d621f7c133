"""Every rule has code, or a reason for none; every rule and every test vector has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import internum
from internum.cli.rules import code_sites, named_rules, reasons
from internum.cli.rules import tests_of as covering


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_every_rule_has_a_test(name: str) -> None:
    """A rule id without a test fails the suite."""
    book = internum.game(name).rulebook
    tested = covering(Path(__file__).parent)
    missing = [rid for rid in (*book.rules, *book.vectors) if rid not in tested]
    assert not missing, f"{len(missing)} without a test: {', '.join(missing)}"


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_tests_name_only_rules_that_exist(name: str) -> None:
    """A test cannot claim to exercise a rule the specification does not have."""
    book = internum.game(name).rulebook
    claimed = {rid for rid in covering(Path(__file__).parent) if rid.startswith(f"{book.prefix}-")}
    unknown = sorted(claimed - set(book.rules) - set(book.vectors))
    assert not unknown, unknown


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("# AN-14.6 to 14.9: cards", ["AN-14.6", "AN-14.7", "AN-14.8", "AN-14.9"]),
        ("return AN_12_3  # EM-1.1 to 1.9", ["AN-12.3"]),
        ("AN-2.21–2.23, 3.1 and 4.2", ["AN-2.21", "AN-2.22", "AN-2.23", "AN-3.1", "AN-4.2"]),
        ("(AN-11.18, AN-11.19 to AN-11.21)", ["AN-11.18", "AN-11.19", "AN-11.20", "AN-11.21"]),
    ],
)
def test_ranges_of_rules_in_comments_are_understood(text: str, rules: list[str]) -> None:
    assert named_rules(text, "AN") == rules


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_code_names_only_rules_that_exist(name: str) -> None:
    """A comment or a refusal cannot cite a rule the specification does not have."""
    unknown = sorted(set(code_sites(name)) - set(internum.game(name).rulebook.rules))
    assert not unknown, unknown


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_every_rule_has_code_or_a_reason_for_none(name: str) -> None:
    """`rules/reasons.toml` speaks for the rules that nothing in the code names."""
    sites, why = code_sites(name), reasons(name)
    neither = [rid for rid in internum.game(name).rulebook.rules if rid not in sites and rid not in why]
    assert not neither, f"{len(neither)} with neither: {', '.join(neither)}"


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_a_reason_for_no_code_is_given_once_and_only_where_there_is_none(name: str) -> None:
    """A reason goes when the rule gets code, names a rule that exists, and no rule has two."""
    sites, why, book = code_sites(name), reasons(name), internum.game(name).rulebook.rules
    assert why, name
    assert not [rid for rid in why if rid not in book], "no such rule"
    assert not {rid: sites[rid] for rid in why if rid in sites}, "has code"
    assert not {rid: said for rid, said in why.items() if len(said) > 1}, "two reasons"
