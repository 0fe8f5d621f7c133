"""French as it is set: apostrophes, unbroken spaces, articles that the place in the sentence asks for."""

from __future__ import annotations

import re

import pytest

import internum
from internum.core.events import Ref
from internum.core.speech import Words, french_marks

BAD = re.compile(r"'| [:;!?»]|« ")


def test_marks_are_set_as_in_french_books() -> None:
    assert french_marks("L'Égypte : « prêt » ?") == "L’Égypte\u00a0: «\u00a0prêt\u00a0»\u00a0?"


@pytest.mark.parametrize("game", ["antike", "classic", "empires"])
def test_every_french_sentence_of_a_game_is_set_so(game: str) -> None:
    words = Words.of(internum.game(game), "fr")
    keys = [key for key in words._bundle._messages if key.startswith(("why-", "opt-")) or key.endswith("-about")]
    assert len(keys) > 50
    assert [said for key in keys if BAD.search(said := words.text(key))] == []


def test_an_empire_in_a_sentence_has_its_article() -> None:
    words = Words.of(internum.game("empires"), "fr")
    empire, wine = Ref("empire", "greece"), Ref("token", "wine")
    assert words.text("do-claim", {"token": wine, "empire": empire}) == "Prendre du vin à la Grèce"
