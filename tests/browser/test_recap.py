"""What has happened since one acted: told when one's turn begins, and one key away until one acts again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrives


def test_whose_turn_begins_is_told_what_the_others_did(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", "bot:random", "bot:random", seed=7)
    maren.sit(id)
    recap = maren.page.locator("#panel-recap")
    for _ in range(40):
        question = maren.asked(id)
        if recap.count():
            break
        maren.answer(id, question, 0)
    since = [line for line in maren.table(id)["log"] if line["count"] > maren.table(id)["acted"]]
    expect(recap.locator("h2").first).to_have_text("Since you acted")
    assert recap.locator("li").count() >= len(since) >= 4
    maren.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(maren.page.locator("#panel-log")).to_be_visible()
    maren.page.keyboard.press("r")
    expect(recap.locator("li").last).to_be_visible()
    maren.picture("recap")
    maren.answer(id, maren.asked(id), 0)
    expect(recap).to_have_count(0)


def test_it_can_be_shown_again(arrives: Arrives) -> None:
    """With the stage, from where one acted."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    id = maren.new_table("me", "bot:random", "bot:random", seed=7)
    maren.sit(id)
    maren.answer(id, maren.asked(id), 0)

    def is_my_turn() -> bool:
        """Everybody else has moved, and it need not be watched a first time."""
        maren.page.keyboard.press("Space")
        table = maren.table(id)
        return "options" in table["asked"][0] and maren.shows() == table["version"]

    maren.until(is_my_turn)
    maren.page.keyboard.press("r")
    maren.button("Show again").click()
    expect(maren.page.locator(".prompt.stage")).to_be_visible()
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
