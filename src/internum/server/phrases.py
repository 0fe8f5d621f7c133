"""The server's own sentences, in every language (`words/<language>.ftl`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from internum.core.speech import LANGUAGES, french_marks

_WORDS = Path(__file__).parent / "words"


def phrase(key: str, language: str, /, **params: Any) -> str:
    """The sentence `key`; a missing one shows its key, so that it is noticed and never fatal."""
    bundle = _bundle(language if language in LANGUAGES else LANGUAGES[0])
    if not bundle.has_message(key):
        return f"⟨{key}⟩"
    # numbers that are too large to be formatted are said as they are
    plain = {k: str(v) if isinstance(v, int) and abs(v) > 2**53 else v for k, v in params.items()}
    said, errors = bundle.format_pattern(bundle.get_message(key).value, plain)
    if errors:
        return f"⟨{key}: {errors[0]}⟩"
    return french_marks(str(said)) if language == "fr" else str(said)


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
