"""Under which addresses friends reach this server, so that a link sent to them opens there."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Any

from .settings import Settings

SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there, but the way out is named


def addresses(settings: Settings, port: int) -> dict[str, Any]:
    """The public address if there is one, else those of this machine in its network; none if it keeps to itself."""
    if settings.public_url:
        return {"addresses": [settings.public_url.rstrip("/")], "only_here": False}
    if is_loopback(settings.host):
        return {"addresses": [], "only_here": True}
    hosts = network_hosts() if settings.host in ("0.0.0.0", "::", "") else [settings.host]
    return {"addresses": [f"http://{_bracketed(host)}:{port}" for host in hosts], "only_here": False}


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_hosts() -> list[str]:
    """This machine's own addresses, the one by which it reaches others first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect(SOMEWHERE_ELSE)
        found.append(way_out.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if not is_loopback(host)]


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
