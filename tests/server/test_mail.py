"""Turns told by mail: to who has agreed, all of them in one, not too often, and with a way out of it in each."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.amounts import usually
from tests.server.certificate import Certificate
from tests.server.conftest import Client, Running, wait_until
from tests.server.helpers import table_of
from tests.server.mail import PASSWORD, SENDER, Office, link, running, text_of
from tests.server.telling import DAYS, answers_until_asked
from tuath.core.message import Refused
from tuath.server.smtp import is_mailbox, read_mail_server
from tuath.server.timing.clock import STEADY

DUE = "SELECT count(*) FROM notices WHERE kind = 'turn' AND (due IS NULL OR due <= ?)"


@pytest.fixture
def office() -> Iterator[Office]:
    with running(Office()) as opened:
        yield opened


def writing(folder: Path, office: Office, **more: str) -> Running:
    """A server that writes at once, as often as it can."""
    server = Running(folder)
    server.settings |= {"TUATH_NOTICE_GRACE": "0", "TUATH_MAIL_EVERY": "0", "TUATH_SMTP": office.address()}
    server.settings |= {"TUATH_SITE": f"{server.url}/", **more}
    return server.start()


def agrees(client: Client, office: Office, address: str = "bram@club.example", language: str = "en") -> EmailMessage:
    """The mail that asked."""
    client.post("/api/me/mailboxes", address=address, language=language)
    asking = office.next()
    client.post("/api/mail/yes", key=link(asking, "yes"))
    return asking


def two(server: Running) -> tuple[Client, Client, str]:
    """Somebody who is asked at a table, somebody else, and the table."""
    people = server.client("Maren"), server.client("Bram")
    id = table_of(*people, clock=DAYS)
    seat = people[0].table(id)["asked"][0]["seat"]
    return people[seat], people[1 - seat], id


@pytest.mark.more
def test_a_mailbox_is_asked_first(tmp_path: Path, office: Office) -> None:
    server = writing(tmp_path, office)
    other = server.client("Bram")
    (channel,) = other.post("/api/me/mailboxes", address="bram@club.example", language="de")["channels"]
    assert channel["status"] == "asked"
    asking = office.next()
    assert asking["To"] == "bram@club.example"
    assert asking["From"] == f"Tuath <{SENDER}>"
    assert asking["Subject"] == "Darf Tuath dir schreiben?"
    assert other.player["name"] in text_of(asking)
    other.post(f"/api/me/channels/{channel['id']}/test")
    stranger = server.client()
    stranger.post("/api/mail/yes", status=404, key="nonsense")
    stranger.post("/api/mail/yes", status=404, key=link(asking, "no"))
    assert other.get("/api/me/channels")["channels"][0]["status"] == "asked"
    done = stranger.post("/api/mail/yes", key=link(asking, "yes"))
    assert done == {"address": "bram@club.example", "status": "on"}
    other.post(f"/api/me/channels/{channel['id']}/test")
    assert office.next()["Subject"] == "Eine Probe von Tuath", "of what was wanted before the yes nothing was sent"
    server.end()
    assert office.mails.empty()


@pytest.mark.more
def test_a_mail_of_a_turn_and_the_way_out(tmp_path: Path, office: Office) -> None:
    server = writing(tmp_path, office)
    asked, other, id = two(server)
    agrees(other, office)
    answers_until_asked(asked, other, id)
    mail = office.next()
    assert mail["Subject"] == "Your turn: The Arrival, with Maren"
    assert f"{server.url}/t/{id}" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = str(mail["List-Unsubscribe"]).strip("<>")
    page = httpx.get(one_click)
    assert (page.status_code, page.headers["location"]) == (303, f"{server.url}/mail#no={link(mail, 'no')}")
    assert other.get("/api/me/channels")["channels"][0]["status"] == "on", "looking is not answering"
    declined = httpx.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert declined.json() == {"address": "bram@club.example", "status": "off"}
    (channel,) = other.get("/api/me/channels")["channels"]
    assert channel["status"] == "off"
    other.post(f"/api/me/channels/{channel['id']}", on=True, language="en")
    asking = office.next()
    assert asking["Subject"] == "May Tuath write to you?", "nobody is switched on again by others"
    other.post(f"/api/me/channels/{channel['id']}", status=429, on=True, language="en")
    server.end()


@pytest.mark.long  # whether somebody is still there is looked at every minute
def test_several_tables_in_one_mail_and_then_a_pause(tmp_path: Path, office: Office) -> None:
    server = writing(tmp_path, office, TUATH_MAIL_EVERY="9000", TUATH_NOTICE_GRACE="3")
    maren, bram = server.client("Maren"), server.client("Bram")
    agrees(maren, office, "maren@club.example")
    tables = {table_of(maren, bram, clock=DAYS) for _ in range(2)} | {table_of(bram, maren, clock=DAYS)}
    for id in tables:
        if maren.table(id)["mine"][0] != maren.table(id)["asked"][0]["seat"]:
            answers_until_asked(bram, maren, id)
    told: list[EmailMessage] = []
    with closing(sqlite3.connect(tmp_path / "tuath.sqlite3", isolation_level=None)) as rows:
        while sum(text_of(mail).count("/t/") for mail in told) < len(tables):
            told.append(office.next())
            wait_until(lambda: rows.execute("SELECT paused FROM channels").fetchone()[0])
            paused, sent = rows.execute("SELECT paused, sent FROM channels").fetchone()
            assert paused - sent == pytest.approx(9000, abs=60)
            if len(told) == 1:  # nobody is written to in the pause, so that all others wait for its end
                wait_until(lambda: rows.execute(DUE, (STEADY.now(),)).fetchone() == (len(tables),))
            rows.execute("UPDATE channels SET paused = 0")
    assert {id for id in tables for mail in told if f"/t/{id}" in text_of(mail)} == tables
    assert len(told) <= 2
    several = max(told, key=lambda mail: text_of(mail).count("/t/"))
    assert several["Subject"] == f"{text_of(several).count('/t/')} tables wait for you"
    server.end()


def test_a_mailbox_that_is_refused_is_off_at_once(tmp_path: Path, office: Office) -> None:
    server = writing(tmp_path, office)
    maren = server.client("Maren")
    office.refuses = "550 no such mailbox"
    maren.post("/api/me/mailboxes", address="nobody@club.example")
    wait_until(lambda: maren.get("/api/me/channels")["channels"][0]["status"] == "off")
    trouble = maren.get("/api/me/channels")["channels"][0]["trouble"]
    assert trouble == {"key": "server-mail-refused", "params": {"status": 550}}
    server.end()


@pytest.mark.more
@pytest.mark.parametrize("scheme", usually("smtp", more=["smtps"]))
def test_with_tls_and_a_password(tmp_path: Path, scheme: str) -> None:
    """The certificate is looked at; the password is said to nobody else."""
    certificate, said = Certificate(tmp_path), list[tuple[bytes, bytes]]()

    def authenticate(server: Any, session: Any, envelope: Any, mechanism: str, login: LoginPassword) -> AuthResult:
        said.append((login.login, login.password))
        return AuthResult(success=True)

    more = {"ssl_context": certificate.context} if scheme == "smtps" else {"tls_context": certificate.context}
    secured = Office(
        authenticator=authenticate, auth_required=True, auth_require_tls=scheme == "smtp",
        require_starttls=scheme == "smtp", **more,
    )  # fmt: skip
    with running(secured) as office:
        user = f"tuath:{PASSWORD.replace('@', '%40').replace('/', '%2F')}@"
        smtp = office.address(scheme, user).replace("127.0.0.1", "localhost")
        server = writing(tmp_path, office, TUATH_SMTP=smtp, SSL_CERT_FILE=str(certificate.file))
        agrees(server.client("Bram"), office)
        assert set(said) == {(b"tuath", PASSWORD.encode())}
        server.end()
        said.clear()
        strict = writing(tmp_path, office, TUATH_SMTP=smtp)
        tove = strict.client("Tove")
        tove.post("/api/me/mailboxes", address="tove@club.example")
        wait_until(lambda: tove.get("/api/me/channels")["channels"][0]["failures"])
        assert tove.get("/api/me/channels")["channels"][0]["trouble"]["params"] == {"reason": "TLS"}
        strict.end()
        assert said == []


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    maren = server.client("Maren")
    assert maren.get("/api/me/channels")["offers"]["mail"] is False
    refused = maren.post("/api/me/mailboxes", status=422, address="maren@club.example")
    assert refused["error"]["key"] == "server-no-mail"
    server.end()


@pytest.mark.parametrize(
    "text",
    ["", "maren", "maren@", "@club.example", "maren@club", "a b@club.example", "a@b@club.example", "a@club..example",
     "maren@club.example\r\nBcc: all@club.example", "mären@club.example", f"{'a' * 65}@club.example",
     "<a@club.example>"],
)  # fmt: skip
def test_what_is_no_mailbox(text: str) -> None:
    assert not is_mailbox(text)
    assert is_mailbox("maren.o-connacht+tuath@mail.club.example")


@pytest.mark.parametrize(
    "text",
    ["mail.club.example", "https://mail.club.example?from=a@club.example", "smtps://mail.club.example",
     "smtps://mail.club.example?from=nobody", "smtps://?from=a@club.example", "smtps://x:99999?from=a@club.example"],
)  # fmt: skip
def test_what_is_no_mail_server(text: str) -> None:
    with pytest.raises(Refused):
        read_mail_server(text)


def test_a_mail_server_is_named_in_one_line() -> None:
    office = read_mail_server("smtps://tuath:p%40ss%2Fword@mail.club.example?from=Tuath%20%3Ctuath@club.example%3E")
    assert office == ("smtps", "mail.club.example", 465, "tuath", "p@ss/word", "Tuath <tuath@club.example>")
    assert read_mail_server("smtp://mail.club.example?from=a@club.example").port == 587
