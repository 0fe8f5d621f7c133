"""States: fields that came late, and the hash of a state."""

from __future__ import annotations

from internum.core.state import Axis, Field, Layout

EARLY = [Field("coins", "coins", high=900, default=2), Field("marks", "marks", (Axis("place", 3),))]
LATE = [Field("plan", "what is planned", (Axis("choice", 2),), low=-1, default=-1, late=True)]


def test_a_late_field_at_its_default_is_no_part_of_the_hash() -> None:
    """A game may get a field without making the hashes of its records wrong."""
    before, after = Layout(EARLY), Layout([*LATE, *EARLY])
    old, new = before.new(), after.new()
    assert before.hash(old) == after.hash(new)
    for layout, states in ((before, old), (after, new)):
        layout.assign(states, 0, "marks", [1, 0, 2])
    assert before.hash(old) == after.hash(new)


def test_a_late_field_that_holds_something_is_hashed() -> None:
    layout = Layout([*EARLY, *LATE])
    states = layout.new()
    empty = layout.hash(states)
    layout.assign(states, 0, "plan", [-1, 3])
    assert layout.hash(states) != empty
    assert layout.hash(layout.restore(layout.dump(states))) == layout.hash(states)
