"""What a title is about: said once by itself, and one key away at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives

GAMES = {
    "arrival": "the highest fame wins",
    "origo": "the path",
    "inis": "Pretender",
    "spirit_island": "together",
}


@pytest.mark.parametrize("game", usually("inis", more=["spirit_island"], long=["arrival", "origo"]))
def test_a_newcomer_is_told_how_one_wins(arrives: Arrives, game: str) -> None:
    """Once; then it is there for whoever asks."""
    maren = arrives("Maren", wishes={"known": []})
    id = maren.api("/api/tables", game=game, chairs=["me", "bot:random"], seed=7)["table"]["id"]
    maren.page.goto(f"/t/{id}")
    panel = maren.page.locator("#panel-aim")
    expect(panel).to_contain_text(GAMES[game])
    expect(panel.locator('[aria-current="step"]')).to_have_count(1)
    maren.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    maren.page.reload()
    expect(maren.page.locator("#panel-log")).to_be_visible()
    expect(panel).to_have_count(0)
    maren.page.keyboard.press("a")
    expect(panel).to_be_visible()
    panel.locator(".rule").first.click()
    expect(maren.page.locator("#panel-rules")).to_be_visible()


def test_the_first_answer_puts_it_away(arrives: Arrives) -> None:
    """Whoever has begun to play wants to see what happens."""
    maren = arrives("Maren", wishes={"known": []})
    id = maren.new_table("me", "bot:random", seed=7)
    maren.sit(id)
    panel = maren.page.locator("#panel-aim")
    expect(panel).to_be_visible()
    maren.answer(id, maren.asked(id), 0)
    expect(panel).to_have_count(0)
    expect(maren.page.locator("#panel-log")).to_be_visible()


def test_on_a_phone_it_is_a_page_of_the_sheet(arrives: Arrives) -> None:
    maren = arrives("Maren", wishes={"known": []}, **ON_PHONE)
    id = maren.new_table("me", "bot:random", seed=7)
    maren.sit(id)
    expect(maren.page.locator(".sheet #panel-aim")).to_be_visible()
    expect(maren.page.locator(".sheet [role=tab]")).to_have_count(6)
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".sheet [role=tab]")).to_have_count(5)
    maren.page.locator(".course").tap()  # no key is needed to have it again: the round leads there, and the menu
    expect(maren.page.locator(".sheet #panel-aim")).to_be_visible()
    for name, panel in (("Since you acted", "recap"), ("Aim", "aim")):
        maren.button("Menu", exact=True).tap()
        maren.button(name, exact=True).tap()
        expect(maren.page.locator(f".sheet #panel-{panel}")).to_be_visible()
