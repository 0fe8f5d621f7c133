"""Telling people who are elsewhere that it is their turn: once a turn, and nothing that is not open to all."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import Any

from . import mail, outgoing, push
from .phrases import phrase
from .settings import Settings
from .store import Store
from .subscriptions import Subscription, Subscriptions
from .table import Table

log = logging.getLogger("internum.server.notices")

AT_ONCE = 8
MOST_WAITING = 500
GONE = (404, 410)  # what a push service says of a browser that has unsubscribed


class Notices:
    """Looks at tables in the games' thread; sends in the event loop."""

    def __init__(
        self, settings: Settings, store: Store, loop: asyncio.AbstractEventLoop, online: Callable[[str], set[int]]
    ) -> None:
        self.settings, self.store, self.loop, self.online = settings, store, loop, online
        self.subscriptions = Subscriptions(store)
        self.trusted = [host.strip() for host in settings.trusted_hooks.split(",") if host.strip()]
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def has_push(self) -> bool:
        return self.settings.push and push.is_available()

    @property
    def has_mail(self) -> bool:
        """Mails hold links, so there must be an address for them."""
        return bool(self.settings.smtp_url and self.settings.mail_from and self.settings.public_url)

    @cached_property
    def push_key(self) -> push.PushKey:
        contact = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else "mailto:nobody@localhost"
        return push.PushKey.of(self.store, contact)

    def look(self, table: Table) -> None:
        """A table has changed: tell those who must act now."""
        for each in self.subscriptions.of_table(table.id):
            due = self._due(table, each)
            if not due:
                if each.waiting:
                    self.subscriptions.answered(each.id)
            elif each.kind == "mail" and self.online(table.id) & set(due):
                continue  # they are looking
            elif self.subscriptions.tell(each.id, len(table.match.log)):
                told = what_to_tell(table, due, each.language, self.settings.public_url)
                self.loop.call_soon_threadsafe(self._begin, each, told)

    def _due(self, table: Table, each: Subscription) -> list[int]:
        if not table.is_running:
            return []
        return [s for s in table.match.pending if s in each.seats and table.chairs[s].kind == "person"]

    def begin_mail(self, each: Subscription, subject: str, text: str) -> None:
        self._start(each, self.mail(each, subject, text))

    def _begin(self, each: Subscription, told: dict[str, Any]) -> None:
        self._start(each, self.deliver(each, told))

    def _start(self, each: Subscription, delivery: Coroutine[Any, Any, int]) -> None:
        """In the event loop: send it in its turn."""
        if len(self.sending) >= MOST_WAITING:
            log.warning("too many notices are waiting; one is left out")
            delivery.close()
            return
        task = self.loop.create_task(self._send(each, delivery))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _send(self, each: Subscription, delivery: Coroutine[Any, Any, int]) -> None:
        async with self.turns:
            try:
                status = await delivery
                if each.kind == "push" and status in GONE:
                    self.subscriptions.remove(each.id)
                elif status >= 300:
                    log.warning("a %s for table %s was answered %d", each.kind, each.table, status)
            except Exception as e:  # whatever stands at the other end
                log.warning("a %s for table %s was not delivered: %s", each.kind, each.table, type(e).__name__)

    async def deliver(self, each: Subscription, told: dict[str, Any]) -> int:
        if each.kind == "mail":
            text = phrase("mail-turn", each.language, body=told["body"], url=told["url"])
            return await self.mail(each, told["title"], text)
        text = json.dumps(told, ensure_ascii=False)
        if each.kind == "webhook":
            headers = {"Content-Type": "application/json", "User-Agent": "Internum"}
            return await outgoing.post(each.target["url"], headers, text.encode(), self.trusted)
        endpoint = each.target["endpoint"]
        place = outgoing.place_of(endpoint, self.trusted)
        headers, body = await asyncio.to_thread(self.push_key.message, each.target, place, text, each.table)
        return await outgoing.post(endpoint, headers, body, self.trusted)

    async def mail(self, each: Subscription, subject: str, text: str) -> int:
        """Every mail says where to stop them."""
        answer = f"{self.settings.public_url.rstrip('/')}/api/mail/{each.code}"
        text = f"{text}\n\n-- \n{phrase('mail-stop', each.language, url=answer)}\n"
        to = each.target["address"]
        s = self.settings
        await asyncio.to_thread(mail.send, s.smtp_url, s.mail_from, to, subject, text, answer)
        return 200

    async def close(self) -> None:
        """What is on its way gets a moment."""
        if self.sending:
            await asyncio.wait(self.sending, timeout=2)
        for task in self.sending:
            task.cancel()


def what_to_tell(table: Table, seats: list[int], language: str, public_url: str) -> dict[str, Any]:
    """Open to all, and without a token: the browser knows its own, or the account does."""
    others = [c.name for c in table.chairs if c.seat not in seats and c.kind != "open"]
    title = table.match.game.title
    key = "turn-body" if others else "turn-body-alone"
    return {
        "event": "turn",
        "title": phrase("turn-title", language, game=title),
        "body": phrase(key, language, round=table.match.round, names=", ".join(others)),
        "table": table.id,
        "game": table.match.game.id,
        "seats": seats,
        "at": len(table.match.log),
        "round": table.match.round,
        "url": f"{public_url.rstrip('/')}/t/{table.id}",
    }
