"""The rules for readers: both languages tell the same chapters, and every clause has its chapter."""

from __future__ import annotations

import re

import pytest

import internum
from internum.core.engine import PACKAGE
from internum.core.guide import Chapter, guide
from internum.core.rulebook import rulebook

GAMES = ("antike", "classic", "empires")
SIGN, CLAUSE = re.compile(r":([a-z][a-z0-9-]+):"), re.compile(r"\[([A-Z]{2}-\d+\.\d+)\]")


def all_text(chapter: Chapter) -> str:
    return "\n".join(block.text for block in chapter.blocks)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same(game: str) -> None:
    english, french = guide(game, "en"), guide(game, "fr")
    assert english and [c.id for c in english] == [c.id for c in french]
    for one, other in zip(english, french, strict=True):
        assert (one.rules, one.phases) == (other.rules, other.phases), one.id
        assert [b.kind for b in one.blocks] == [b.kind for b in other.blocks], one.id
        assert CLAUSE.findall(all_text(one)) == CLAUSE.findall(all_text(other)), one.id
        assert sorted(SIGN.findall(all_text(one))) == sorted(SIGN.findall(all_text(other))), one.id
        assert one.title != other.title or one.id in ("temple", "production"), f"{one.id} is not translated"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_in_one_chapter(game: str) -> None:
    for rule_id in rulebook(game).rules:
        assert sum(c.tells(rule_id) for c in guide(game, "en")) == 1, rule_id


@pytest.mark.parametrize("game", GAMES)
def test_clauses_signs_and_phases_exist(game: str) -> None:
    icons = set(re.findall(r'id="([^"]+)"', (PACKAGE.parents[1] / "web/src/assets/icons.svg").read_text("utf-8")))
    g = internum.game(game)
    phases = set(g.labels(g.options.resolve({}))["phase"])
    for chapter in guide(game, "en"):
        assert set(CLAUSE.findall(all_text(chapter))) <= set(rulebook(game).rules), chapter.id
        assert set(SIGN.findall(all_text(chapter))) <= icons, chapter.id
        assert set(chapter.phases) <= phases, chapter.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_for_editors_is_left(game: str, language: str) -> None:
    text = "\n".join(all_text(c) for c in guide(game, language))
    assert not re.search(r"`|\bAN-Q|\bEM-A|\bSrc\b|\[T\]|\[R\]", text)
