"""Web Push: messages that reach a browser although no page of ours is open (RFC 8030, 8291, 8292).

The browser's maker carries them, encrypted, and knows the sender by a key that is made once and kept.
"""

from __future__ import annotations

import base64
from importlib.util import find_spec
from typing import Any

from .outgoing import Place
from .store import Store

NAME = "vapid"
SECONDS = 86_400  # a message that cannot be delivered within a day is of no use any more


def is_available() -> bool:
    return find_spec("pywebpush") is not None


class PushKey:
    """The key by which this server's messages are known."""

    def __init__(self, pem: str, contact: str) -> None:
        from py_vapid import Vapid02

        self.key = Vapid02.from_pem(pem.encode())
        self.contact = contact

    @classmethod
    def of(cls, store: Store, contact: str) -> PushKey:
        """The one kept in the database, made at first use."""
        from py_vapid import Vapid02

        made = Vapid02()
        made.generate_keys()
        return cls(store.key(NAME, made.private_pem().decode()), contact)

    @property
    def public(self) -> str:
        """What a browser is told when it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def message(self, target: dict[str, Any], place: Place, text: str, topic: str) -> tuple[dict[str, str], bytes]:
        """Headers and body of the request that carries `text`; of one topic only the newest is kept."""
        from pywebpush import WebPusher

        body: bytes = WebPusher(target).encode(text.encode())["body"]
        signed: dict[str, str] = self.key.sign({"sub": self.contact, "aud": place.origin})
        told = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return {**signed, **told, "TTL": str(SECONDS), "Urgency": "normal", "Topic": topic}, body


def check(target: dict[str, Any]) -> bool:
    """Could a message be encrypted for this browser?"""
    from pywebpush import WebPusher

    try:
        WebPusher(target).encode(b"?")
    except Exception:  # keys of the wrong length, not on the curve, not base64 …
        return False
    return True
