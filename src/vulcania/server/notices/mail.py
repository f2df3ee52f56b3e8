"""E-mail, by whatever SMTP server the settings name."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

PATIENCE = 10.0
_ADDRESS = re.compile(r"[^\s@<>\",;:()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,60}")


def is_address(text: str) -> bool:
    return text.isascii() and _ADDRESS.fullmatch(text) is not None


def letter(sender: str, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A mail that any program can end with one click (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


def send(server: str, mail: EmailMessage) -> None:
    """Blocking. ``server`` is ``smtp://user:password@host:587`` (STARTTLS where offered) or ``smtps://…``."""
    parts = urlsplit(server)
    host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
    context = ssl.create_default_context()
    if secure:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
    else:
        connection = smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
    with connection as smtp:
        smtp.ehlo()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
            smtp.ehlo()
        if parts.username is not None:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(mail)
