"""The headers that keep browsers careful: what a page of ours may load, and who may show it."""

from __future__ import annotations

from typing import TypeAlias

from .settings import Settings

HeaderLines: TypeAlias = list[tuple[bytes, bytes]]

POLICY = {  # all that the client needs, and nothing else; scripts only from files of its own
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # positions and colours are style attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def _policy(parts: dict[str, str]) -> str:
    return "; ".join(f"{what} {whence}" for what, whence in parts.items())


HEADERS = {
    "content-security-policy": _policy(POLICY),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

SHARED, VIEWER, PICTURE = "/g/", "/embed.js", "/picture."  # what anybody may show within a page of their own
A_YEAR = 31_536_000


def is_for_other_sites(path: str) -> bool:
    return path.startswith(SHARED) or path == VIEWER or PICTURE in path


def headers(settings: Settings, elsewhere: bool = False) -> HeaderLines:
    """For every answer; `elsewhere`: for those that other sites may show. Under https browsers come by https only."""
    named = dict(HEADERS)
    if elsewhere:
        del named["x-frame-options"]
        named["content-security-policy"] = _policy({**POLICY, "frame-ancestors": "*"})
        named["cross-origin-resource-policy"] = "cross-origin"
    if settings.public_url.startswith("https://"):
        named["strict-transport-security"] = f"max-age={A_YEAR}"
    return [(name.encode(), value.encode()) for name, value in named.items()]
