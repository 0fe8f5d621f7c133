"""Action spaces: integers, structured actions and notation are three spellings of one thing."""

from __future__ import annotations

import pytest

from internum.core.actions import Family, NotationError, Space

LABELS = {"unit": ["legion", "galley"], "province": ["roma", "neapolis", "ostia"]}


def crossing(labels, args):
    unit, a, b = args
    return None if a == b else f"move {labels['unit'][unit]} {labels['province'][a]}>{labels['province'][b]}"


SPACE = Space(
    Family("arm", unit=2, province=3),
    Family("move", spell=crossing, unit=2, province=3, to=3),
    Family("done"),
)


def test_three_spellings_convert_both_ways():
    notation = SPACE.bind(LABELS)
    for a in range(SPACE.size):
        if notation.means_something(a):
            family = SPACE.family(a)
            assert family.join(*family.split(a)) == a
            assert notation.id(notation.text(a)) == a
            assert notation.action(a).verb == family.verb


def test_families_lie_end_to_end():
    assert SPACE.size == 6 + 18 + 1
    assert SPACE.base("move") == 6
    assert SPACE.id("arm", 1, 2) == 5
    assert SPACE.id("done") == 24


def test_meaningless_combinations_have_no_spelling():
    notation = SPACE.bind(LABELS)
    assert not notation.means_something(SPACE.id("move", 0, 1, 1))
    with pytest.raises(NotationError):
        notation.text(SPACE.id("move", 0, 1, 1))


def test_case_and_spaces_do_not_matter():
    notation = SPACE.bind(LABELS)
    assert notation.id("  ARM   Galley Ostia ") == SPACE.id("arm", 1, 2)


def test_a_beginning_is_enough_when_one_legal_action_fits():
    notation = SPACE.bind(LABELS)
    legal = [SPACE.id("arm", 0, 0), SPACE.id("arm", 1, 2)]
    assert notation.id("arm galley", legal) == SPACE.id("arm", 1, 2)
    with pytest.raises(NotationError, match="several"):
        notation.id("arm", legal)


def test_nonsense_names_the_nearest_spellings():
    with pytest.raises(NotationError) as error:
        SPACE.bind(LABELS).id("arm legoin roma")
    assert "arm legion roma" in error.value.near


@pytest.mark.parametrize("args", [(2, 0), (0, 3), (-1, 0)])
def test_arguments_out_of_range_are_refused(args):
    with pytest.raises(ValueError, match="must be"):
        SPACE.id("arm", *args)
