"""A decision: who must act, what they are asked, and what they may do. The whole interface of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .actions import Action
from .events import Message, Params
from .speech import Words


class Details(Mapping[str, Params]):
    """By notation, what the labels of actions need beyond their arguments; put together when it is looked at."""

    def __init__(self, actions: Iterable[Action], details: Callable[[Action], Params]) -> None:
        self._actions, self._of = actions, details

    @cached_property
    def _found(self) -> dict[str, Params]:
        told = ((action.text, self._of(action)) for action in self._actions)
        return {text: details for text, details in told if details}

    def __getitem__(self, text: str) -> Params:
        return self._found[text]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


@dataclass(frozen=True)
class Decision:
    """`seats` must act (one, or several at once); prompt and actions are those of `seat`.

    `details` holds what the label of an action needs beyond its arguments (a price, odds).
    """

    seats: tuple[int, ...]
    seat: int | None
    prompt: Message | None
    actions: Mapping[int, Action]
    details: Mapping[str, Params] = field(default_factory=dict)  # by notation

    @property
    def by_verb(self) -> dict[str, list[Action]]:
        groups: dict[str, list[Action]] = {}
        for action in self.actions.values():
            groups.setdefault(action.verb, []).append(action)
        return groups

    def label(self, action: Action, words: Words) -> str:
        return words.action(action, self.details.get(action.text))

    def json(self, words: Words) -> dict[str, Any]:
        """The decision as clients get it, in the reader's language."""
        return {
            "seats": list(self.seats),
            "seat": self.seat,
            "prompt": words.say(self.prompt) if self.prompt else None,
            "key": self.prompt.key if self.prompt else None,
            "groups": [
                {"verb": verb, "title": words.text(f"verb-{verb}"), "actions": [self._json(a, words) for a in group]}
                for verb, group in self.by_verb.items()
            ],
        }

    def _json(self, action: Action, words: Words) -> dict[str, Any]:
        label = self.label(action, words)
        return {"text": action.text, "verb": action.verb, "args": dict(action.args), "label": label}
