"""E-mail by an SMTP server, if one is configured: `smtp://name:password@host:587` or `smtps://…`."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .addresses import is_loopback

SECONDS = 15.0


def send(server: str, sender: str, to: str, subject: str, text: str, answer: str) -> None:
    """Send a plain mail. `answer` is the address at which the reader can stop them."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{answer}>"
    message.set_content(text)
    with _connect(server) as line:
        line.send_message(message)


def _connect(address: str) -> smtplib.SMTP:
    parts = urlsplit(address)
    host, secure = parts.hostname or "localhost", ssl.create_default_context()
    if parts.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=secure)
    else:
        line = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=secure)
            line.ehlo()
        elif not is_loopback(host):
            line.close()
            raise smtplib.SMTPException(f"{host} offers no encryption")
    if parts.username:
        line.login(unquote(parts.username), unquote(parts.password or ""))
    return line
