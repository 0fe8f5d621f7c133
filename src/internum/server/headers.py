"""The headers that keep browsers careful: what a page of ours may load, and who may show it."""

from __future__ import annotations

from .settings import Settings

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

HEADERS = {
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

A_YEAR = 31_536_000


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """For every answer. Under an https address browsers are told to come by https only."""
    named = dict(HEADERS)
    if settings.public_url.startswith("https://"):
        named["strict-transport-security"] = f"max-age={A_YEAR}"
    return [(name.encode(), value.encode()) for name, value in named.items()]
