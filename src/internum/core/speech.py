"""Words in every language: message catalogues by key (Project Fluent), shared by all clients."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from .actions import Action
from .engine import PACKAGE
from .events import Event, Message, Param, Params, Ref

if TYPE_CHECKING:
    from .game import Game

LANGUAGES = ("en", "fr")

SENTENCES = (
    "log-",
    "prompt-",
    "do-",
    "reason-",
    "preview-",
)  # their messages begin with a capital, whatever name comes first
_ELIDED = {"fr": re.compile(r"\b([Dd])e (?=[aeiouàâéèêîôœAEIOUÀÂÉÈÊÎÔŒ]|huil)")}  # "de Africa" is "d'Africa"
_UNBROKEN = re.compile(
    r"(?<=\S) (?=[:;!?»])|(?<=«) "
)  # French marks never stand at the end or beginning of a line alone


def french_marks(text: str) -> str:
    """As French is set: curved apostrophes, and spaces that do not break before `: ; ! ? »` and after `«`."""
    return _UNBROKEN.sub("\N{NO-BREAK SPACE}", text.replace("'", "’"))


class Words:
    """One language's words for one game and board."""

    def __init__(self, language: str, folders: tuple[str, ...], names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names or {}
        self._bundle = _bundle(language, folders)

    @classmethod
    def of(cls, game: Game, language: str, names: Mapping[str, str] | None = None) -> Words:
        return cls(language, tuple(game.word_folders()), names)

    def has(self, key: str) -> bool:
        found: bool = self._bundle.has_message(key)
        return found

    def say(self, message: Message | Event) -> str:
        return self.text(message.key, message.params)

    def text(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """The message `key`; a missing one shows its key, so that it is noticed and never fatal."""
        if not self.has(key):
            return f"⟨{key}⟩"
        args = {k: self._argument(v) for k, v in (params or {}).items()}
        return self._format(key, self._bundle.get_message(key).value, args)

    def name(self, kind: str, id: str, count: int | None = None) -> str:
        """What a side, place, good or piece is called; a star in an id is `_star` in its message.

        A message `place-<id>` is what a place is called instead of the name printed on the board.
        """
        key = self._key(kind, id)
        if self.has(key):
            return self.text(key, None if count is None else {"count": count})
        return self.names.get(id, id.replace("_", " ").capitalize())

    def knows(self, kind: str, id: str) -> bool:
        """Has it a name, so that `name` need not make one up from the id?"""
        return self.has(self._key(kind, id)) or id in self.names

    def named(self, ref: Ref) -> str:
        """A name within a sentence: with its article, if its message has the attribute `in-sentence`."""
        key = self._key(ref.kind, ref.id)
        with_article = self._bundle.get_message(key).attributes.get("in-sentence") if self.has(key) else None
        if with_article is None:
            return self.name(ref.kind, ref.id, ref.count)
        return self._format(key, with_article, {} if ref.count is None else {"count": ref.count})

    def remedy(self, message: Message) -> str:
        """What would make a refused action possible: the attribute `remedy` of the reason, if it has one."""
        found = self._bundle.get_message(message.key).attributes.get("remedy") if self.has(message.key) else None
        if found is None:
            return ""
        return self._format(message.key, found, {k: self._argument(v) for k, v in message.params.items()})

    def action(self, action: Action, details: Params | None = None) -> str:
        """The label of an action: `do-<verb>` with its arguments named, and the details its game adds."""
        key = f"do-{action.verb}"
        if not self.has(key):
            return action.text
        args: dict[str, Param] = dict(details or {})
        for axis, value in action.args.items():
            args[axis] = int(value) if value.isdigit() else Ref(axis, value)
            args[f"{axis}_id"] = value
        return self.text(key, args)

    def _argument(self, value: Param) -> Any:
        if isinstance(value, Ref):
            return self.named(value)
        if isinstance(value, list):
            return self.join([self.named(r) for r in value])
        return value

    def _key(self, kind: str, id: str) -> str:
        key = f"{kind}-{id}".replace("*", "_star")
        place = f"place-{id}"
        return place if not self.has(key) and self.has(place) else key

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return f"⟨{key}: {errors[0]}⟩"
        text = str(said)
        if args and self.language in _ELIDED:
            text = _ELIDED[self.language].sub(r"\1’", text)
        if self.language == "fr":
            text = french_marks(text)
        return text[:1].upper() + text[1:] if key.startswith(SENTENCES) else text

    def join(self, words: list[str]) -> str:
        """ "a, b and c" in this language."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.text('and')} {words[-1]}"


@cache
def _bundle(language: str, folders: tuple[str, ...]) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("core", *(f"games/{f}" for f in reversed(folders))):
        words = PACKAGE / folder / "words"
        for file in sorted((*words.glob(f"{language}.ftl"), *words.glob(f"*.{language}.ftl"))):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
