"""Options: checked, documented, with defaults that may follow an edition."""

from __future__ import annotations

import pytest

from internum.core.options import Choice, Number, Numbers, OptionError, Options, Together

OPTIONS = Options(
    Choice("edition", ("fr", "en")),
    Choice("short_trader", ("excluded", "offer_all"), follow="edition", follows=(("en", "offer_all"),)),
    Choice("open", (False, True)),
    Number("max_rounds", 0, 500, 0),
    Numbers("faces", (1, 2, 3, 4, 5, 6), 0, 9),
)


def test_defaults_follow_the_edition():
    assert OPTIONS.resolve({})["short_trader"] == "excluded"
    assert OPTIONS.resolve({"edition": "en"})["short_trader"] == "offer_all"
    assert OPTIONS.resolve({"edition": "en", "short_trader": "excluded"})["short_trader"] == "excluded"


def test_text_values_are_understood():
    values = OPTIONS.resolve({"open": "true", "max_rounds": "12", "faces": "3,3,4,4,5,6"})
    assert values["open"] is True
    assert values["max_rounds"] == 12
    assert values["faces"] == (3, 3, 4, 4, 5, 6)


@pytest.mark.parametrize(
    "given",
    [
        {"edition": "de"},
        {"max_rounds": 501},
        {"max_rounds": "many"},
        {"max_rounds": True},
        {"faces": [1, 2, 3]},
        {"faces": "a,b,c,d,e,f"},
        {"open": 2},
    ],
)
def test_bad_values_are_refused_by_name(given):
    with pytest.raises(OptionError, match=next(iter(given))):
        OPTIONS.resolve(given)


def test_options_that_go_together():
    bond = Together(("open", "edition"), ((False, "fr"), (True, "en")), "X-1")
    options = Options(*OPTIONS, together=(bond,))
    assert options.resolve({"edition": "en", "open": True})["open"] is True
    for given in ({"edition": "en"}, {"open": True}):
        with pytest.raises(
            OptionError, match=r"open and edition go together \(X-1\): open=false, edition=fr or open=true"
        ):
            options.resolve(given)


def test_unknown_options_list_the_known_ones():
    with pytest.raises(OptionError, match="max_rounds"):
        OPTIONS.resolve({"speed": 1})
