"""Passkeys in a browser: an address with a name, and an authenticator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Arrives, Person
from tests.server.conftest import Running

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def comes(browser: Browser, server: Running) -> Iterator[Arrives]:
    """People at an address with a name, as passkeys need one."""
    with ExitStack() as people:

        def come(name: str | None = None, **options: Any) -> Person:
            person = Person(browser, server.url.replace("127.0.0.1", "localhost"), name, **options)
            people.callback(person.close)
            return person

        yield come


def has_authenticator(person: Person) -> None:
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
