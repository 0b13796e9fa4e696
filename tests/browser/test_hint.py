"""A hint in the browser: by key or button, lit on the board, answered with a press, refused in words where none is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives

DARK: dict[str, Any] = {"wishes": {"theme": "dark"}}


def test_a_key_asks_and_a_press_answers(arrives: Arrives) -> None:
    """Up to three options with chance and reason, each with its letter where it leads; the answer puts it away."""
    maren = arrives("Maren")
    id = maren.new_table("me", "guest:Bram", seed=7, hints="allowed")
    maren.sit(id)
    before = maren.asked(id)
    maren.page.keyboard.press("h")
    hint = maren.page.locator("#panel-hint")
    expect(hint.locator("li[data-letter]").first).to_be_visible()
    shown = hint.locator("li[data-letter]").count()
    assert 1 <= shown <= 3
    expect(maren.page.locator("[data-lettered]")).to_have_count(shown)
    expect(hint.get_by_role("status")).to_contain_text("A, ")
    expect(hint.locator(".chance").first).to_contain_text("%")
    assert maren.violations(within="#panel-hint") == []
    maren.picture("hint")
    hint.locator("li[data-letter]").first.get_by_role("button", name="Do this").click()
    expect(hint).to_have_count(0)
    assert maren.table(id)["hinted"][before["seat"]] == 1
    maren.page.get_by_role("tab", name="Chat").click()
    expect(maren.page.locator("#panel-chat")).to_contain_text("has asked for a hint")


@pytest.mark.more
def test_a_phone_has_a_button(arrives: Arrives) -> None:
    """Also where it is dark; a second press puts the hint away."""
    maren = arrives("Maren", **ON_PHONE, **DARK)
    id = maren.new_table("me", "guest:Bram", seed=4, hints="allowed")
    maren.sit(id)
    maren.asked(id)
    button = maren.page.locator("header").get_by_role("button", name="Hint")
    button.click()
    expect(maren.page.locator("#panel-hint li[data-letter]").first).to_be_visible()
    maren.picture("hint-phone-dark")
    button.click()
    expect(maren.page.locator("#panel-hint")).to_have_count(0)


def test_a_table_without_hints_says_so(arrives: Arrives) -> None:
    """The button is there and tells why not."""
    maren = arrives("Maren")
    id = maren.new_table("me", "guest:Bram", seed=4, hints="forbidden")
    maren.sit(id)
    maren.asked(id)
    maren.page.locator(".deeds").get_by_role("button", name="Hint").click()
    expect(maren.page.get_by_text("This table plays without hints.")).to_be_visible()
    expect(maren.page.locator("#panel-hint")).to_have_count(0)
