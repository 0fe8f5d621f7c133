"""Action spaces: integers, structured actions and notation are three spellings of one thing."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from types import FunctionType

import numpy as np
import pytest

from internum.core import engine
from internum.core.actions import Family, NotationError, Space
from internum.core.codec import EFFECT, WHY_NOT, Codec

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


# --- the codec: the same inside compiled rules ------------------------------------------------

CODEC = Codec(SPACE)
COUNTED = Space(Family("done"), Family("walk", unit=2, province=3, steps=range(1, 5)), Family("give-up", province=3))


def plain(f):
    """What the codec makes is called by rules only; its Python source may be called from here."""
    f = getattr(f, "py_func", f)
    called = {name: plain(g) for name, g in f.__globals__.items() if name.startswith(("part_", "rule_"))}
    return FunctionType(f.__code__, {**f.__globals__, **called}, closure=f.__closure__)


def test_the_codec_writes_and_reads_what_the_space_does():
    for space in (SPACE, COUNTED):
        codec = Codec(space)
        for family in space.families:
            write, test = plain(codec.writer(family.verb)), plain(codec.test(family.verb))
            for a in range(-1, space.size + 1):
                assert test(a) == (family.base <= a < family.base + family.size)
                if test(a):
                    args = [plain(codec.reader(family.verb, axis))(a) for axis in family.axes]
                    counted_from_0 = [x - family.starts[axis] for axis, x in zip(family.axes, args, strict=True)]
                    assert tuple(counted_from_0) == family.split(a)
                    assert write(*args) == a


def test_an_axis_counts_as_its_range_says():
    assert plain(Codec(COUNTED).reader("walk", "steps"))(COUNTED.id("walk", 0, 0, 0)) == 1
    assert plain(Codec(COUNTED).writer("walk"))(1, 2, 4) == COUNTED.id("walk", 1, 2, 3)


def why_not_arm(s, unit, province):
    return 100 * s.phase + 10 * unit + province


def why_not_done(s, e):
    return e


def test_a_dispatch_hands_each_rule_the_arguments_of_its_verb():
    ask = plain(CODEC.dispatch("s e", {"done": why_not_done, "arm": why_not_arm}, otherwise=-1))
    assert ask(State(3), 7, SPACE.id("arm", 1, 2)) == 312
    assert ask(State(3), 7, SPACE.id("done")) == 7
    assert ask(State(3), 7, SPACE.id("move", 0, 0, 1)) == -1


def test_a_table_answers_by_phase_and_verb():
    done = []
    table = {
        1: {"arm": (why_not_arm, lambda s, unit, province: done.append((unit, province)))},
        2: {"done": (0, why_not_done)},
    }
    ask = plain(CODEC.dispatch_by_phase("s e", table, WHY_NOT, otherwise=-1))
    act = plain(CODEC.dispatch_by_phase("s e", table, EFFECT))
    assert ask(State(1), 7, SPACE.id("arm", 1, 2)) == 112
    assert ask(State(2), 7, SPACE.id("arm", 1, 2)) == -1
    assert ask(State(2), 7, SPACE.id("done")) == 0
    act(State(1), 7, SPACE.id("arm", 0, 1))
    act(State(2), 7, SPACE.id("arm", 0, 1))
    assert done == [(0, 1)]


def test_many_phases_answer_as_few_do():
    """A table of more phases than one function calls is a tree of functions; phases without a line answer nothing."""
    table = {phase: {"arm": (why_not_arm, 0), "done": (phase, 0)} for phase in range(2, 50, 2)}
    ask = plain(CODEC.dispatch_by_phase("s e", table, WHY_NOT, otherwise=-1))
    for phase in range(52):
        known = phase in table
        assert ask(State(phase), 7, SPACE.id("arm", 1, 2)) == (100 * phase + 12 if known else -1)
        assert ask(State(phase), 7, SPACE.id("done")) == (phase if known else -1)
        assert ask(State(phase), 7, SPACE.id("move", 0, 0, 1)) == -1


@pytest.mark.skipif(not engine.COMPILED, reason="compiles the tree")
def test_a_table_of_many_phases_compiles():
    table = {
        phase: {"arm": (engine.part(why_not_arm), 0), "done": (0 if phase % 3 else engine.part(why_not_done), 0)}
        for phase in range(2, 18, 2)
    }
    ask = CODEC.dispatch_by_phase("s e", table, WHY_NOT, otherwise=-1)
    loop = importlib.import_module("numba").njit(lambda states, e, a: ask(states[0], e, a))
    states = np.zeros(1, np.dtype([("phase", np.int8)]))
    for phase in range(20):
        states["phase"] = phase
        answers = [loop(states, 7, SPACE.id("arm", 1, 2)), loop(states, 7, SPACE.id("done"))]
        if phase in table:
            assert answers == [100 * phase + 12, 0 if phase % 3 else 7]
        else:
            assert answers == [-1, -1]


def test_a_rule_with_other_arguments_than_its_verb_is_refused():
    with pytest.raises(ValueError, match="'arm' has 2 arguments"):
        CODEC.dispatch("s", {"arm": why_not_done})


@dataclass
class State:
    phase: int
