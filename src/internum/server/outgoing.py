"""Requests that this server makes because somebody asked for them, and only to places out in the open.

An address that somebody gives must not reach what stands beside this server: it must be https, and every address its
name stands for must be public. The connection goes to the very address that was checked; nothing is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

SECONDS = 10.0
LONGEST = 1_000


class NotAllowed(ValueError):
    """Nothing is sent there."""


@dataclass(frozen=True)
class Place:
    host: str
    port: int
    path: str
    encrypted: bool

    @property
    def origin(self) -> str:
        usual = 443 if self.encrypted else 80
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.encrypted}://{shown}{'' if self.port == usual else f':{self.port}'}"


def place_of(url: str, trusted: Collection[str] = ()) -> Place:
    """Where an address leads, if it is one that may be given; `trusted` hosts may be anything, without TLS too."""
    if len(url) > LONGEST or not re.fullmatch("https?://[!-~]+", url):
        raise NotAllowed(url)
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise NotAllowed(url) from None
    encrypted = parts.scheme == "https"
    if not host or "@" in parts.netloc or (host not in trusted and not (encrypted and _may_be_public(host))):
        raise NotAllowed(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(host, port or (443 if encrypted else 80), path, encrypted)


def _may_be_public(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return "." in host and not host.endswith((".localhost", ".local", ".internal"))


async def post(url: str, headers: dict[str, str], body: bytes, trusted: Collection[str] = ()) -> int:
    """Send it; the status of the answer. Raises `NotAllowed`, `OSError` or `TimeoutError`."""
    place = place_of(url, trusted)
    async with asyncio.timeout(SECONDS):
        address = await _address(place, place.host in trusted)
        secure = ssl.create_default_context() if place.encrypted else None
        named = place.host if secure else None
        reader, writer = await asyncio.open_connection(address, place.port, ssl=secure, server_hostname=named)
        try:
            told = {"Host": place.origin.partition("//")[2], "Content-Length": str(len(body)), "Connection": "close"}
            lines = [f"POST {place.path} HTTP/1.1", *(f"{k}: {v}" for k, v in {**headers, **told}.items())]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            answer = re.match(rb"HTTP/1\.[01] (\d{3})", await reader.readline())
        finally:
            writer.close()
    if answer is None:
        raise OSError(f"{place.host} does not speak HTTP")
    return int(answer[1])


async def _address(place: Place, is_trusted: bool) -> str:
    """One of the addresses of the place, if all of them are out in the open."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(to[0]) for *_, to in found]
    if not is_trusted and not all(ipaddress.ip_address(a.partition("%")[0]).is_global for a in addresses):
        raise NotAllowed(place.host)
    return addresses[0]
