"""Asking an agent without having to wait for ever."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

_Question = Callable[[], Any]


@dataclass(frozen=True)
class Answer:
    """What came back: a value, or what was raised, or nothing at all (`hung`)."""

    seconds: float
    value: Any = None
    raised: BaseException | None = None
    hung: bool = False

    @property
    def came(self) -> bool:
        return not self.hung and self.raised is None


class TimedCalls:
    """Puts questions to agents in a thread, which is left behind when it does not come back.

    Without a limit the question is simply asked.
    """

    left_behind = 0  # threads of this process that never came back

    def __init__(self) -> None:
        self._questions: SimpleQueue[_Question] | None = None
        self._answers: SimpleQueue[Answer] = SimpleQueue()

    def ask(self, question: _Question, seconds: float | None) -> Answer:
        if seconds is None:
            return _answer(question)
        if self._questions is None:
            self._questions, self._answers = SimpleQueue(), SimpleQueue()
            threading.Thread(target=_serve, args=(self._questions, self._answers), daemon=True).start()
        self._questions.put(question)
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            self._questions = None
            TimedCalls.left_behind += 1
            return Answer(seconds, hung=True)

    def close(self) -> None:
        if self._questions is not None:
            self._questions.put(_stop)
            self._questions = None


def _stop() -> None:
    raise AssertionError("never asked")


def _serve(questions: SimpleQueue[_Question], answers: SimpleQueue[Answer]) -> None:
    while (question := questions.get()) is not _stop:
        answers.put(_answer(question))


def _answer(question: _Question) -> Answer:
    start = time.perf_counter()
    try:
        value = question()
    except KeyboardInterrupt:
        raise
    except BaseException as e:
        return Answer(time.perf_counter() - start, raised=e)
    return Answer(time.perf_counter() - start, value)
