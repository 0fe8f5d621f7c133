"""Random matches through the public API: undo, records, positions, views and words."""

from __future__ import annotations

import json
import random

import jsonschema
import pytest

import internum
from internum.core.position import schema

from .setups import random_options

MATCHES = range(12)


def random_match(name: str, seed: int, moves: int, **wanted: int) -> internum.Match:
    game = internum.game(name)
    rng = random.Random(f"match:{name}:{seed}")
    players = game.players[seed % len(game.players)]
    match = internum.new(name, players, seed, **{**random_options(game, rng), **wanted})
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.pending)
        match.play(rng.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_record_round_trips(name: str, seed: int) -> None:
    """A record written, read and written again is the same text, and ends in the same state."""
    match = random_match(name, seed, 150)
    again = internum.load(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_position_round_trips(name: str, seed: int) -> None:
    """A position, through JSON and back, is the same state; it obeys the published schema."""
    match = random_match(name, seed, 60 + 10 * seed)
    document = json.loads(json.dumps(match.position()))
    jsonschema.validate(document, schema(match.game, match.options))
    again = internum.load(document)
    assert again.position()["state"] == document["state"]
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_undo_restores_the_very_state(name: str, seed: int) -> None:
    """After any choice, undo either refuses or brings back the state before it, byte for byte."""
    match = random_match(name, seed, 40, max_rounds=60)
    rng = random.Random(seed)
    undone = 0
    for _ in range(40):
        if match.over:
            break
        seat = rng.choice(match.pending)
        before, length = match.state.tobytes(), len(match.log)
        match.play(rng.choice(match.legal(seat)), seat)
        try:
            match.undo(seat)
        except internum.UndoError:
            continue
        assert match.state.tobytes() == before
        assert len(match.log) == length
        undone += 1
        match.play(rng.choice(match.legal(seat)), seat)
    assert undone > 0


@pytest.mark.parametrize("seed", MATCHES)
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_everything_has_words_in_both_languages(name: str, seed: int) -> None:
    """No log line, prompt, label or name falls back to a message key."""
    match = random_match(name, seed, 150)
    for language in ("en", "fr"):
        words = match.words(language)
        lines = match.story(None, language) + match.story(0, language)
        if not match.over:
            decision = match.decision
            assert decision.prompt
            lines.append(words.say(decision.prompt))
            lines += [decision.label(a, words) for a in decision.actions.values()]
            lines += [words.text(f"verb-{verb}") for verb in decision.by_verb]
        missing = [line for line in lines if "⟨" in line]
        assert not missing, missing[:5]


@pytest.mark.parametrize("name", sorted(internum.games()))
def test_every_refusal_has_a_sentence_in_both_languages(name: str) -> None:
    """Each rule code that why_not can return has a `why-` text in English and French."""
    game = internum.game(name)
    codes: set[int] = set()
    for seed in range(24):
        match = random_match(name, seed, 15 * seed)
        for seat in (*match.pending[:1], 0):
            codes |= {game.kernel.why_not(match.states, seat, a) for a in range(0, game.space.size, 1 + seed % 3)}
    codes.discard(0)
    assert len(codes) > 5
    for language in ("en", "fr"):
        words = internum.new(name).words(language)
        missing = [game.rulebook.rule(c).id for c in sorted(codes)]
        missing = [rid for rid in missing if not words.has("why-" + rid.replace(".", "-"))]
        assert not missing, missing
