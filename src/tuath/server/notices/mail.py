"""Notices by mail, where the host names a server: many tables in one, not too often, only to who has agreed.

Whoever has a mailbox says yes with a link that is sent there; every mail has a link with which they say no.
"""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from tuath.server.notices.message import Channel, Told
from tuath.server.notices.safe_http import CallFailed, trusting
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player
from tuath.server.smtp import Office, read_mail_server
from tuath.words.catalogue import Catalogue, presenting_all

PATIENCE = 20.0  # seconds for each step
YES, NO = "mail-yes", "mail-no"  # what a link says


def has_mail_server() -> bool:
    return bool(settings().smtp)


# ---- links -----------------------------------------------------------------------------------------------------------


def link_key(secret: bytes, what: str, channel: Channel) -> str:
    """What only who reads the mail knows: of this channel, and of the address that it had."""
    return str(URLSafeSerializer(secret, salt=what).dumps([channel.id, channel.address]))


def read_key(secret: bytes, what: str, key: str) -> tuple[str, str] | None:
    try:
        match URLSafeSerializer(secret, salt=what).loads(key):
            case [str(channel), str(address)]:
                return channel, address
    except BadSignature:
        pass
    return None


# ---- what is written -------------------------------------------------------------------------------------------------


def letter(channel: Channel, player: Player, told: Sequence[Told], secret: bytes) -> EmailMessage:
    """One mail for all of it."""
    words, site = presenting_all(channel.language), settings().site
    no = link_key(secret, NO, channel)
    mail = EmailMessage(policy=SMTP)
    mail["Subject"] = subject_of(told, words)
    mail["From"] = read_mail_server(settings().smtp).sender
    mail["To"] = channel.address
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=urlsplit(site).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = channel.language
    mail["List-Unsubscribe"] = f"<{site}api/mail/no?key={no}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join([*body_of(channel, player, told, words, secret), f"-- \n{foot(words, site, no)}"]))
    return mail


def subject_of(told: Sequence[Told], words: Catalogue) -> str:
    if told[0].kind == "confirm":
        return words.say("server-mail-confirm")
    return told[0].title if len(told) == 1 else words.say("server-mail-several", count=len(told))


def body_of(channel: Channel, player: Player, told: Sequence[Told], words: Catalogue, secret: bytes) -> list[str]:
    if told[0].kind == "confirm":
        link = f"{settings().site}mail#yes={link_key(secret, YES, channel)}"
        return [words.say("server-mail-confirm-text", name=player.name), link]
    return [f"{one.title}\n{one.text}\n{one.address}" for one in told]


def foot(words: Catalogue, site: str, no: str) -> str:
    return f"{words.say('server-mail-foot')}\n{site}mail#no={no}"


# ---- sending it ------------------------------------------------------------------------------------------------------


def deliver(office: Office, mail: EmailMessage) -> None:
    """Handed over to the mail server, which does the rest; in a thread of its own."""
    try:
        with opened(office) as line:
            if office.kind == "smtp":
                line.starttls(context=trusting())
            if office.user:
                line.login(office.user, office.password)
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        status = next(iter(error.recipients.values()))[0]
        failed = CallFailed("server-mail-refused", status=status)
        failed.is_final = 500 <= status < 600
        raise failed from None
    except ssl.SSLError:
        raise CallFailed("server-mail-failed", reason="TLS") from None
    except smtplib.SMTPResponseException as error:
        raise CallFailed("server-mail-failed", reason=str(error.smtp_code)) from None
    except (smtplib.SMTPException, OSError) as error:
        raise CallFailed("server-mail-failed", reason=type(error).__name__) from None


def opened(office: Office) -> smtplib.SMTP:
    if office.kind == "smtps":
        return smtplib.SMTP_SSL(office.host, office.port, timeout=PATIENCE, context=trusting())
    return smtplib.SMTP(office.host, office.port, timeout=PATIENCE)
