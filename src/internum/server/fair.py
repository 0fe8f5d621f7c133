"""Waiting in line, fairly: between addresses first, then between the tokens of one address.

Whoever asks much waits longer for it; nobody else does.
"""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import ContextVar
from functools import partial
from typing import Generic, ParamSpec, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from .disk import Fail, Tell

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")

Owner = tuple[str, str]  # address and token
THE_HOUSE: Owner = ("", "")
caller: ContextVar[Owner] = ContextVar("caller", default=THE_HOUSE)  # whose request this is


class Callers:
    """Notes around every request whose it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            address = scope["client"][0] if scope.get("client") else "?"
            caller.set((address, _token(scope)))
        await self.app(scope, receive, send)


def _token(scope: Scope) -> str:
    sent: bytes = dict(scope["headers"]).get(b"authorization", b"")
    if not sent and b"token=" in scope["query_string"]:
        sent = scope["query_string"].partition(b"token=")[2].partition(b"&")[0]
    return sent.decode("latin-1")[:200]


class Line(Generic[T]):
    """What waits, by whose it is: every address in turn, and every token of it in turn, has one thing served.

    Whoever uses it from several threads holds a lock.
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, owner: Owner, thing: T) -> None:
        self.waiting.setdefault(owner[0], OrderedDict()).setdefault(owner[1], deque()).append(thing)

    def take(self) -> T | None:
        """The next thing, or None."""
        if not self.waiting:
            return None
        address, tokens = self.waiting.popitem(last=False)
        token, things = tokens.popitem(last=False)
        taken = things.popleft()
        if things:
            tokens[token] = things  # at the end
        if tokens:
            self.waiting[address] = tokens
        return taken

    def leave_out(self, is_unwanted: Callable[[T], bool]) -> None:
        """Forget what nobody waits for any more."""
        kept = [(a, t, x) for a, tokens in self.waiting.items() for t, things in tokens.items() for x in things]
        self.waiting.clear()
        for address, token, thing in kept:
            if not is_unwanted(thing):
                self.put((address, token), thing)

    def count(self, owner: Owner) -> int:
        tokens = self.waiting.get(owner[0])
        return len(tokens[owner[1]]) if tokens and owner[1] in tokens else 0

    def count_at(self, address: str) -> int:
        tokens = self.waiting.get(address)
        return sum(map(len, tokens.values())) if tokens else 0

    def __len__(self) -> int:
        return sum(len(things) for tokens in self.waiting.values() for things in tokens.values())


class FairThread:
    """One thread that does what is asked of it, one thing after the other. What nobody waits for any more is left.

    `after` calls the first of two things when what was done may be told, or the second with the reason why not.
    """

    def __init__(self, name: str, after: Callable[[Tell, Fail], object] = lambda tell, _: tell()) -> None:
        self.after = after
        self.line: Line[tuple[Future[object], Callable[[], object]]] = Line()
        self.changed = threading.Condition()
        self.closed = False
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def submit(self, f: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        return self.submit_for(THE_HOUSE, f, *args, **kwargs)

    def submit_for(self, owner: Owner, f: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have `f` called when it is the owner's turn. Raises RuntimeError once the thread is closed."""
        done: Future[R] = Future()
        with self.changed:
            if self.closed:
                raise RuntimeError("the games are over")
            self.line.put(owner, (done, lambda: f(*args, **kwargs)))  # type: ignore[arg-type]
            self.changed.notify()
        return done

    def is_full(self, owner: Owner, of_one: int, of_address: int) -> bool:
        """Do so many things of the owner, or of their address, wait already?"""
        with self.changed:
            return self.line.count(owner) >= of_one or self.line.count_at(owner[0]) >= of_address

    def _run(self) -> None:
        while True:
            with self.changed:
                while (task := self.line.take()) is None:
                    if self.closed:
                        return
                    self.changed.wait()
            done, f = task
            if not done.set_running_or_notify_cancel():
                continue
            try:
                tell = partial(done.set_result, f())
            except BaseException as e:
                tell = partial(done.set_exception, e)
            self.after(tell, done.set_exception)
            del task, done, f, tell  # keeps nothing alive while it waits

    def shutdown(self) -> None:
        """End after what is being done; what still waits is cancelled."""
        with self.changed:
            self.closed = True
            while (task := self.line.take()) is not None:
                task[0].cancel()
            self.changed.notify()
        self.thread.join()
