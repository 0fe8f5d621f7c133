"""Words in every language: message catalogues by key (Project Fluent), shared by all clients."""

from __future__ import annotations

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
        said, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, args)
        return f"⟨{key}: {errors[0]}⟩" if errors else str(said)

    def name(self, kind: str, id: str, count: int | None = None) -> str:
        """What a side, place, good or piece is called; a star in an id is `_star` in its message."""
        key = f"{kind}-{id}".replace("*", "_star")
        if self.has(key):
            return self.text(key, None if count is None else {"count": count})
        return self.names.get(id, id.replace("_", " ").capitalize())

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
            return self.name(value.kind, value.id, value.count)
        if isinstance(value, list):
            return self.join([self.name(r.kind, r.id, r.count) for r in value])
        return value

    def join(self, words: list[str]) -> str:
        """ "a, b and c" in this language."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.text('and')} {words[-1]}"


@cache
def _bundle(language: str, folders: tuple[str, ...]) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("core", *(f"games/{f}" for f in reversed(folders))):
        file = PACKAGE / folder / "words" / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
