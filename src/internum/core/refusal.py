"""What is refused, and why: an action by its rule, a group by what it would show, an undo by what came since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from .events import Message
from .rulebook import Rule
from .speech import Words


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the rule's id, a sentence for people, and what would make it possible."""

    rule: str
    text: str
    remedy: str = ""


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed, before it is put into words: the rule, and what is missing in numbers."""

    rule: Rule
    message: Message | None

    def refusal(self, words: Words) -> Refusal:
        if self.message:
            return Refusal(self.rule.id, words.say(self.message), words.remedy(self.message))
        key = "why-" + self.rule.id.replace(".", "-")
        return Refusal(self.rule.id, words.text(key) if words.has(key) else self.rule.plain)


class IllegalAction(ValueError):
    """An action the rules forbid; `rule` is the id of the rule, `reason` says why in any language."""

    def __init__(self, action: str, reason: Reason, words: Words) -> None:
        refusal = reason.refusal(words)
        self.action, self.rule, self.text, self.reason = action, refusal.rule, refusal.text, reason
        super().__init__(f"'{action}' is not allowed: {refusal.text} ({refusal.rule})")


class GroupError(ValueError):
    """An action of a group stands behind a die or behind something hidden; `code` says which ("chance", "hidden").

    Nothing was rolled or shown: play the group up to there, look, and choose anew.
    """

    def __init__(self, action: str, code: Literal["chance", "hidden"]) -> None:
        self.action, self.code = action, code
        behind = "something that chance decides" if code == "chance" else "something hidden that is shown"
        super().__init__(f"'{action}' stands behind {behind}: play what comes before it first")


Obstacle = Literal["over", "chance", "hidden", "other", "nothing"]


class UndoError(ValueError):
    """Nothing can be taken back; `code` says why."""

    REASONS: ClassVar[dict[Obstacle, str]] = {
        "over": "the game is over and everything lies open; nothing can be taken back",
        "chance": "chance has decided since; that cannot be taken back",
        "hidden": "something hidden has been shown since; that cannot be taken back",
        "other": "another player has acted since; that cannot be taken back",
        "nothing": "there is nothing to take back",
    }

    def __init__(self, code: Obstacle) -> None:
        self.code = code
        super().__init__(self.REASONS[code])
