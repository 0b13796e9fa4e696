"""Coming back, and onto another device: by passkey, with the authenticator that Chromium has for tests, and by link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ON_PHONE, Arrives
from tests.browser.passkeys import comes, has_authenticator

__all__ = ["comes"]  # a fixture


def test_a_passkey_is_made_and_signs_in(comes: Arrives) -> None:
    tove = comes("Tove")
    has_authenticator(tove)
    tove.page.goto("/me")
    hello = tove.page.get_by_role("heading", level=1)
    passkeys = tove.page.get_by_role("list", name="Passkeys").get_by_role("listitem")
    tove.page.get_by_label("What you call it").fill("my laptop")
    tove.button("Add a passkey").click()
    expect(passkeys).to_contain_text("Not used yet.")
    tove.is_accessible("passkeys", ".passkeys")
    tove.page.get_by_label("What you call it").fill("the same")
    with tove.appears(".toast", "lies there already"):
        tove.button("Add a passkey").click()
    tove.button("Sign out on all devices").click()
    expect(hello).to_have_text("Welcome")
    for place in ("banner", "main"):
        tove.page.get_by_role(place).get_by_role("button", name="Sign in with a passkey").click()
        expect(hello).to_have_text("Hello, Tove")
        expect(passkeys).to_contain_text("Last used on")
        if place == "banner":
            tove.button("Sign out on all devices").click()
    tove.button("Remove my laptop").click()
    expect(passkeys).to_have_count(0)
    tove.button("Sign out on all devices").click()
    expect(tove.page.get_by_role("alert")).to_contain_text("nobody can get back")
    tove.button("Sign out all the same").click()
    with tove.appears(".toast", "Sign in in another way"):
        tove.page.get_by_role("banner").get_by_role("button", name="Sign in with a passkey").click()


@pytest.mark.more
def test_a_link_signs_in_on_a_phone(comes: Arrives) -> None:
    """Whoever is somebody else there is told what happens; the device that made it hears of it."""
    tove, phone = comes("Tove"), comes("Bram", wishes={"language": "de"}, **ON_PHONE)
    tove.page.goto("/me")
    tove.button("Make a link").click()
    expect(tove.page.get_by_role("img", name="code for cameras")).to_be_visible()
    tove.is_accessible("device-link", ".device")
    link = tove.page.locator(".device code").inner_text()
    for _ in range(2):
        phone.page.goto(link)
        go = phone.button("Auf diesem Gerät als Tove weiter")
        expect(go).to_be_visible()
    expect(phone.page.get_by_role("main")).to_contain_text("wird Bram auf diesem Gerät abgemeldet")
    expect(phone.page.get_by_role("main")).to_contain_text("Bram hat weder Kennsatz noch Passkey")
    phone.is_accessible("device-phone", "main")
    go.click()
    phone.page.wait_for_url("**/")
    assert phone.get("/api/me")["player"]["name"] == "Tove"
    expect(tove.page.locator(".device")).to_contain_text("you are signed in on the other device")
    phone.page.goto(link)
    expect(phone.page.get_by_role("main")).to_contain_text("Dieser Link gilt nicht mehr")


def test_where_passkeys_cannot_be_it_is_said(arrives: Arrives) -> None:
    """At a number for an address; all else is offered."""
    tove = arrives()
    tove.page.goto("/me")
    expect(tove.page.get_by_text("Passkeys need an address with a name")).to_be_visible()
    expect(tove.button("Sign in with a passkey")).to_have_count(0)
    expect(tove.page.get_by_placeholder("Pass-phrase")).to_be_visible()


def test_who_signs_out_before_the_page_knows_is_warned_too(arrives: Arrives) -> None:
    """A press may come before it is known whether there is a way back."""
    maren, held, is_held = arrives("Maren"), list[Route](), True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    maren.page.route("**/api/me/ways", hold)
    maren.page.goto("/me")
    maren.until(lambda: held)  # the page's own question
    before = len(held)
    maren.button("Sign out on all devices").click()
    maren.until(lambda: len(held) > before)  # and that of the press
    is_held = False
    for route in held:
        route.continue_()
    expect(maren.button("Sign out all the same")).to_be_visible()
    assert maren.get("/api/me")["player"]["name"] == "Maren"
