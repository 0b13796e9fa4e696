"""A mail server of a test's own, and what is written in a mail."""

from __future__ import annotations

import asyncio
import queue
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.conftest import PATIENCE

SENDER, PASSWORD = "tuath@club.example", "p@ss/word"


class Office(Controller):
    """A mail server of a test's own."""

    def __init__(self, **more: Any) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.refuses: str | None = None
        super().__init__(self, hostname="127.0.0.1", port=0, **more)

    def _trigger_server(self) -> None:
        """It has a port of the system's choice."""
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.put(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)

    def address(self, scheme: str = "smtp+plain", user: str = "") -> str:
        return f"{scheme}://{user}127.0.0.1:{self.port}?from=Tuath%20%3C{SENDER}%3E"


@contextmanager
def running(office: Office) -> Iterator[Office]:
    office.start()
    yield office
    office.stop()


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link(mail: EmailMessage, what: str) -> str:
    found = re.search(rf"#{what}=(\S+)", text_of(mail))
    assert found is not None
    return found[1]
