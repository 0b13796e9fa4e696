"""Where somebody is signed in, and showing once more who one is before doors are opened."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import update

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.passkeys import comes, has_authenticator
from tests.server.accounts import FIREFOX, PHRASE, written
from tests.server.conftest import Running
from tuath.server.db import schema

__all__ = ["comes"]  # a fixture


def long_ago(server: Running, person: Person) -> None:
    """Nobody has shown for long who they are."""
    mine = schema.sign_ins.c.player == person.get("/api/me")["player"]["id"]
    written(server, update(schema.sign_ins).where(mine).values(shown=0.0))


@pytest.mark.parametrize(("language", "options"), usually(("de", ON_PHONE), more=[("en", {})]))
def test_devices_are_listed_and_signed_out(arrives: Arrives, language: str, options: dict[str, Any]) -> None:
    name = f"Medb {language}"
    maren = arrives(name, wishes={"language": language}, **options)
    maren.api("/api/me/passphrase", passphrase=PHRASE)
    laptop, phone = (arrives(user_agent=agent) for agent in (FIREFOX, "python-httpx/0.27"))
    for other in (laptop, phone):
        other.api("/api/me/recover", name=name, passphrase=PHRASE)
    maren.page.goto("/me")
    said = {"en": ("Where you are signed in", "Firefox on Linux", "Sign out"),
            "de": ("Wo du angemeldet bist", "Firefox auf Linux", "abmelden")}[language]  # fmt: skip
    listed = maren.page.get_by_role("list", name=said[0]).get_by_role("listitem")
    expect(listed).to_have_count(3)
    expect(listed.filter(has_text={"en": "This device", "de": "Dieses Gerät"}[language])).to_have_count(1)
    maren.page.locator(".sign-ins").scroll_into_view_if_needed()
    maren.is_accessible(f"sign-ins-{language}", ".sign-ins")
    maren.page.get_by_role("button", name=re.compile(f"{said[1]}")).click()
    expect(listed).to_have_count(2)
    assert laptop.get("/api/me")["player"] is None
    maren.button({"en": "Sign out all others", "de": "Alle anderen abmelden"}[language]).click()
    expect(listed).to_have_count(1)
    assert phone.get("/api/me")["player"] is None
    maren.button({"en": "Sign out here", "de": "Hier abmelden"}[language]).click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text({"en": "Welcome", "de": "Willkommen"}[language])


@pytest.mark.parametrize(("language", "options"), usually(("de", ON_PHONE), more=[("en", {})]))
def test_a_door_asks_who_it_is(comes: Arrives, server: Running, language: str, options: dict[str, Any]) -> None:
    """By phrase, which may be wrong, and by a link; who does not want to leaves all as it was."""
    words = {
        "en": ("Is it you?", "Cancel", "Pass-phrase", "Go on", "Make a link", "The link", "Make a token", "not your"),
        "de": ("Bist du es?", "Abbrechen", "Kennsatz", "Weiter", "Link erzeugen", "Der Link", "Token erzeugen",
               "nicht dein"),
    }[language]  # fmt: skip
    title, cancel, phrase, go, make, link, token, wrong = words
    name = f"Emer {language}"
    maren, elsewhere = comes(name, wishes={"language": language}, **options), comes()
    maren.api("/api/me/passphrase", passphrase=PHRASE)
    elsewhere.api("/api/me/recover", name=name, passphrase=PHRASE)
    key = elsewhere.api("/api/me/link")["key"]
    long_ago(server, maren)
    maren.page.goto("/me")
    dialog = maren.page.get_by_role("dialog", name=title)
    maren.button(make).click()
    expect(dialog).to_be_visible()
    expect(dialog.get_by_label(phrase)).to_be_focused()
    with maren.appears(".toast"):
        dialog.get_by_role("button", name=cancel).click()
    expect(dialog).to_have_count(0)
    expect(maren.page.locator(".device code")).to_have_count(0)
    maren.button(make).click()
    dialog.get_by_label(phrase).fill("something else")
    dialog.get_by_role("button", name=go).first.click()
    expect(dialog.get_by_role("alert")).to_contain_text(wrong)
    maren.is_accessible(f"showing-{language}", ".showing")
    dialog.get_by_label(phrase).fill(PHRASE)
    dialog.get_by_role("button", name=go).first.click()
    expect(maren.page.locator(".device code")).to_be_visible()
    expect(dialog).to_have_count(0)
    long_ago(server, maren)
    key = elsewhere_link(server, elsewhere)
    scope = maren.page.get_by_role("combobox").first
    scope.select_option("host")
    maren.button(token).click()
    dialog.get_by_label(link).fill(f"{maren.url}/device#{key}")
    dialog.get_by_role("button", name=go).last.click()
    expect(maren.page.locator("code", has_text="tuath_")).to_be_visible()


def elsewhere_link(server: Running, elsewhere: Person) -> str:
    elsewhere.api("/api/me/show", passphrase=PHRASE)
    return str(elsewhere.api("/api/me/link")["key"])


def test_a_passkey_shows_who_it_is(comes: Arrives, server: Running) -> None:
    tove = comes("Tove")
    has_authenticator(tove)
    tove.page.goto("/me")
    tove.page.get_by_label("What you call it").fill("my laptop")
    tove.button("Add a passkey").click()
    passkeys = tove.page.get_by_role("list", name="Passkeys").get_by_role("listitem")
    expect(passkeys).to_have_count(1)
    long_ago(server, tove)
    tove.button("Remove my laptop").click()
    dialog = tove.page.get_by_role("dialog", name="Is it you?")
    tove.is_accessible("showing-passkey", ".showing")
    dialog.get_by_role("button", name="Show it with a passkey").click()
    expect(passkeys).to_have_count(0)


def test_a_link_that_is_opened_where_one_is_signed_in_shows_it(comes: Arrives, server: Running) -> None:
    maren, elsewhere = comes("Fedelm"), comes()
    maren.api("/api/me/passphrase", passphrase=PHRASE)
    elsewhere.api("/api/me/recover", name="Fedelm", passphrase=PHRASE)
    long_ago(server, maren)
    key = elsewhere_link(server, elsewhere)
    maren.page.goto(f"/device#{key}")
    with maren.appears(".toast", "It is you"):
        maren.button("Show by it that it is you").click()
    maren.api("/api/me/token")
