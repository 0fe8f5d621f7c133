"""The summary of a position in the terminal: complete, in the reader's language, in good grammar."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import internum
from internum import Match
from internum.cli.summary import explained, layout, summary
from internum.cli.terminal import OWN_WORDS
from internum.core.engine import PACKAGE
from internum.core.speech import LANGUAGES, Words

GAMES = sorted(g for g in internum.games() if type(internum.game(g)).__module__.startswith("internum."))
BOTH = pytest.mark.parametrize("language", LANGUAGES)
ALL = pytest.mark.parametrize("name", GAMES)


def played(name: str, actions: int) -> Match:
    match, rng = internum.new(name, 3, seed=8), random.Random(3)
    for _ in range(actions):
        if match.over:
            break
        seat = match.pending[0]
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def words_of(match: Match, language: str) -> Words:
    return Words(language, (*match.game.word_folders(), OWN_WORDS), match.words(language).names)


def shown(match: Match, words: Words, width: int = 300) -> str:
    console = Console(file=io.StringIO(), width=width)
    for part in summary(match.game, match.view(0), words):
        console.print(part)
    return console.file.getvalue()  # type: ignore[attr-defined]


def line_of(text: str, name: str) -> str:
    """The last line that begins with a name: its row in the table of places."""
    return next(line for line in reversed(text.splitlines()) if line.strip().startswith(f"{name} "))


@BOTH
@ALL
@pytest.mark.parametrize("actions", [0, 60, 400])
def test_every_name_is_in_the_catalogue(name, language, actions, monkeypatch):
    """Nothing shown is made up from an id, and no message is missing."""
    match = played(name, actions)
    words = words_of(match, language)
    name_of = Words.name

    def marked(self: Words, kind: str, id: str, count: int | None = None) -> str:
        return name_of(self, kind, id, count) if self.knows(kind, id) else f"⟨{kind}-{id}⟩"

    monkeypatch.setattr(Words, "name", marked)
    assert "⟨" not in shown(match, words)


@BOTH
@ALL
def test_every_owned_place_stands_beside_its_owner(name, language):
    match = played(name, 400)
    words = words_of(match, language)
    text = shown(match, words)
    sides = layout(tuple(match.game.word_folders()))["names"]["owner"]
    owned = {id: place["owner"] for id, place in match.view(0)["places"].items() if place["owner"]}
    assert owned
    for place, owner in owned.items():
        assert words.name(sides, owner) in line_of(text, words.name("place", place))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", {"caravan": "caravan (", "market": "market", "temple": "temple", "capital": "(capital)"}),
     ("fr", {"caravan": "caravane (", "market": "marché", "temple": "temple", "capital": "(capitale)"})],
)  # fmt: skip
@pytest.mark.parametrize("name", ["classic", "empires"])
def test_every_building_is_shown_where_it_stands(name, language, said):
    match = played(name, 500)
    words = words_of(match, language)
    text = shown(match, words)
    standing = [
        (place, b["kind"])
        for place, what in match.view(0)["places"].items()
        for b in what.get("buildings", [])
        if b["built"] and what["owner"]
    ]
    assert {"caravan", "capital"} <= {kind for _, kind in standing}
    for place, kind in standing:
        assert said.get(kind, "") in line_of(text, words.name("place", place))


@pytest.mark.parametrize(("language", "said"), [("en", "held by"), ("fr", "aux mains de")])
def test_an_occupied_building_names_its_occupier(language, said):
    match = played("empires", 700)
    places = match.view(0)["places"]
    occupied = [id for id, p in places.items() if any(b["occupier"] for b in p.get("buildings", []))]
    assert occupied
    words = words_of(match, language)
    for place in occupied:
        assert said in line_of(shown(match, words), words.name("place", place))


@BOTH
@pytest.mark.parametrize("name", ["classic", "empires"])
def test_heroes_and_wonders_for_sale_are_listed(name, language):
    match = played(name, 400)
    words = words_of(match, language)
    text = shown(match, words, 600)
    for tile in match.view(0)["tiles"]:
        if tile["where"] == "sale":
            assert words.name("tile", tile["id"]) in line_of(text, words.text("column-sale"))


ONE = "legion|galley|trireme|fortress|king|scholar|coin|tax|légion|galère|trirème|forteresse|roi|savant|impôt|mouton"


@BOTH
@ALL
@pytest.mark.parametrize("actions", [100, 500])
def test_counts_agree_in_number(name, language, actions):
    text = shown(played(name, actions), words_of(played(name, 0), language))
    assert re.search(r"\d (legions?|galleys?|légions?|galères?)\b", text)
    assert re.findall(rf"\b(?:[2-9]|\d\d) (?:{ONE})\b", text) == []
    assert re.findall(r"\b1 (?:legions|galleys|triremes|fortresses|légions|galères|trirèmes|impôts)\b", text) == []


@ALL
def test_it_is_compact_and_fits_a_usual_window(name):
    """Two lines a side, and nothing cut off at 100 columns."""
    match = played(name, 300)
    words = words_of(match, "fr")
    wide, usual = shown(match, words), shown(match, words, 100)
    sides = {
        words.name(layout(tuple(match.game.word_folders()))["names"]["owner"], s["id"]) for s in match.view(0)["sides"]
    }
    for side in sides:
        assert sum(line.strip("▸ ").startswith(f"{side} ") for line in wide.splitlines()) <= 2
    assert "…" not in usual
    assert sorted(re.findall(r"\w+", wide)) == sorted(re.findall(r"\w+", usual))


@BOTH
@ALL
def test_things_are_explained_by_name(name, language):
    match = played(name, 0)
    words, console = words_of(match, language), Console(file=io.StringIO(), width=300)
    wish = {"antike": words.name("know_how", "wheel")}.get(name, words.name("tile", "pyramids"))
    console.print(explained(match.game, match.view(0), words, wish.upper()))
    assert wish in console.file.getvalue()  # type: ignore[attr-defined]
    assert explained(match.game, match.view(0), words, "no such thing") is None


def test_the_terminal_has_the_same_words_in_both_languages():
    keys = [
        re.findall(r"^[a-z][\w-]*(?= =)", (PACKAGE / "cli" / "words" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 10


def test_french_names_have_their_articles_and_elisions():
    words = words_of(played("empires", 0), "fr")
    assert words.name("empire", "greece") == "Grèce"
    march = {"empire": internum.Ref("empire", "egypt"), "origin": internum.Ref("place", "africa")}
    said = words.text("log-marches", {**march, "place": internum.Ref("place", "creta")})
    assert said == "Une légion de l’Égypte passe d’Africa en Creta."
    assert words.text("log-keeps-nothing", {"empire": internum.Ref("empire", "greece")}).startswith("La Grèce ")


def test_a_whole_session_in_french_has_no_english_and_no_ids(monkeypatch, capsys):
    """A person who chooses at random: everything before the grey notation is French."""
    from internum.cli.terminal import Table

    match, rng = internum.new("empires", 3, seed=5), random.Random(5)
    typed = iter(["help", "why buy circe", "buy nothing", "rule EM-99.9", "undo", "about circ", "board", "log"])

    class Guest(Table):
        def answer(self, line, seat, actions):
            return super().answer(next(typed, rng.choice(actions)), seat, actions)

    from internum.agents import make_agent

    bots = {seat: make_agent("random") for seat in (1, 2)}
    for seat, bot in bots.items():
        bot.begin(match.game, seat, seat)
    turns = iter(range(120))
    monkeypatch.setattr(Console, "input", lambda *a, **k: "quit" if next(turns, None) is None else "x")
    Guest(match, bots, "fr").run()
    said = capsys.readouterr().out
    assert "⟨" not in said
    assert "n’est pas une action ici" in said
    assert "Il n’y a pas de règle" in said
    assert not re.search(
        r"\b(the|There is|Type|Round|Greece|Egypt|Trade|of)\b", re.sub(r"  [a-z-]+( [a-z_>0-9]+)*", "", said)
    )
