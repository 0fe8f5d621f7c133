"""Every rule and every test vector of every game has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import internum
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
