"""Not hearing somebody, telling the host, and going for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrives
from tests.browser.helpers import fits


@pytest.mark.more
def test_somebody_is_not_heard_and_is_reported(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open")
    bram.join(id)
    bram.api(f"/api/tables/{id}/chat", text="rubbish")
    whom = bram.get("/api/me")["player"]["id"]
    maren.page.goto(f"/player/{whom}")
    maren.button("Do not hear Bram").click()
    expect(maren.button("Hear Bram again")).to_be_visible()
    maren.button("Report Bram").click()
    maren.page.get_by_role("textbox", name="What has happened?").fill("said rubbish")
    maren.is_accessible("dealing", ".dealing")
    fits(maren)
    maren.button("Send").click()
    expect(maren.page.get_by_text("It is with the host")).to_be_visible()
    maren.sit(id)
    maren.page.get_by_role("tab", name="Chat").or_(maren.button("Chat")).first.click()
    expect(maren.page.get_by_text("1 line of somebody whom you do not hear")).to_be_visible()
    expect(maren.page.get_by_text("rubbish", exact=True)).to_have_count(0)


@pytest.mark.more
def test_a_player_goes_for_good(arrives: Arrives) -> None:
    maren = arrives("Maren")
    whom = maren.get("/api/me")["player"]["id"]
    maren.page.goto("/me")
    with maren.page.expect_download() as taken:
        maren.page.get_by_role("link", name="Take them along").click()
    assert taken.value.suggested_filename == "tuath-games.zip"
    maren.button("Delete me …").click()
    go = maren.button("Delete me for good")
    expect(go).to_be_disabled()
    maren.page.locator(".farewell input").fill("Maren")
    maren.is_accessible("farewell", ".farewell")
    go.click()
    expect(maren.page.get_by_text("You have been deleted")).to_be_visible()
    assert maren.get("/api/me")["player"] is None
    maren.page.goto(f"/player/{whom}")
    expect(maren.page.get_by_text("There is no such player")).to_be_visible()
