"""Around every request: limits of size and time, and the headers that keep browsers careful."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .headers import HeaderLines, is_for_other_sites
from .problems import Problem


class Guard:
    """Refuses bodies over `limit` bytes, announced or not, or longer than `seconds` on their way; adds the headers."""

    def __init__(
        self, app: ASGIApp, limit: int, seconds: float, headers: HeaderLines, headers_elsewhere: HeaderLines
    ) -> None:
        self.app, self.limit, self.seconds = app, limit, seconds
        self.headers, self.headers_elsewhere = headers, headers_elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken, whole = 0, False
        until = asyncio.get_running_loop().time() + self.seconds
        added = self.headers_elsewhere if is_for_other_sites(scope["path"]) else self.headers

        async def limited() -> Message:
            nonlocal taken, whole
            if whole:  # waiting for the other side to leave, as long as it likes
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise Problem("too-slow", "too-slow-body", seconds=self.seconds) from None
            whole = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > self.limit:
                raise Problem("too-large", limit=self.limit)
            return message

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self.app(scope, limited, careful)
