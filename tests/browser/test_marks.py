"""What is drawn over a table and beside it: the ways of what has travelled, tokens that fly, and all of it in reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MOVING, Arrives
from tests.browser.helpers import uploaded
from tests.browser.isle import two_spirits
from tests.server.conftest import questions

LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
FLOWN = """new MutationObserver((rows) => rows.flatMap((row) => [...row.addedNodes])
    .forEach((one) => { if (one.dataset?.flies) document.body.dataset.flown = one.dataset.flies; }))
    .observe(document.body, { childList: true })"""


@pytest.mark.more
def test_what_has_sailed_has_its_arrow_and_its_country_is_tinted(arrives: Arrives) -> None:
    maren = arrives("Maren", **LOW)
    made = maren.api("/api/tables", game="origo", chairs=["me", "bot:greedy", "bot:greedy"], seed=7)
    id = str(made["table"]["id"])
    while True:
        maren.until(lambda: questions(maren.table(id)))
        table = maren.table(id)
        assert table["status"] == "playing"
        since = [line for line in table["log"] if line["count"] > table["acted"]]
        gone = [line for line in since if line["key"] in ("origo-sailed", "origo-migrated")]
        if gone:
            break
        asked = questions(table)[0]
        options = [option["id"] for option in asked["options"]]
        wish = "skip" if "skip" in options else options[0]
        maren.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=wish, version=table["version"])
    maren.sit(id)
    maren.asked(id)
    expect(maren.page.locator("main.board [data-way]")).to_have_count(len(gone))
    expect(maren.page.locator(".countries .changed").first).to_be_visible()
    maren.still()
    maren.picture("origo-ways")
    assert maren.violations("color-contrast") == []


@pytest.mark.long
def test_the_token_of_a_pretender_flies_from_the_supply_and_back(arrives: Arrives) -> None:
    """I-7.6: in a replay one sees both, one step on and one step back."""
    aoife = arrives("Aoife", **MOVING)
    id = uploaded(aoife, "inis")
    claimed = next(line["count"] for line in aoife.table(id)["log"] if line["key"] == "inis-pretender")
    aoife.page.goto(f"/r/{id}#{claimed - 1}")
    expect(aoife.page.locator(".goods").first).to_be_visible()
    token, body = aoife.page.locator(".goods .flag"), aoife.page.locator("body")
    expect(token).to_have_count(0)
    aoife.page.evaluate(FLOWN)
    aoife.page.keyboard.press("ArrowRight")
    expect(token).to_have_count(1)
    expect(body).to_have_attribute("data-flown", "here")
    expect(aoife.page.locator("[data-flies]")).to_have_count(0)
    aoife.page.keyboard.press("ArrowLeft")
    expect(token).to_have_count(0)
    expect(body).to_have_attribute("data-flown", "back")
    expect(aoife.page.locator("[data-flies]")).to_have_count(0)


def test_the_whole_log_is_a_press_away_from_what_has_happened(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", seed=7)
    maren.sit(id)
    maren.answer(id, maren.asked(id), 0)
    maren.asked(id)
    maren.page.keyboard.press("r")
    maren.button("Whole log").click()
    expect(maren.page.locator("#panel-log .log")).to_be_visible()
    maren.page.get_by_role("tab", name="Recap").click()
    maren.button("Put away").click()
    expect(maren.page.get_by_role("tab", name="Recap")).to_have_count(0)


@pytest.mark.more
def test_the_end_of_the_column_can_be_read_beside_an_unfolded_tray(arrives: Arrives) -> None:
    """On a low screen the tray lies over the board, and never over what is read beside it."""
    maren, bram = arrives("Maren", **LOW), arrives("Bram")
    two_spirits(maren, bram)
    maren.page.get_by_role("tab", name="Plan").click()
    expect(maren.page.locator("section.tray .tray.over")).to_be_visible()
    last = maren.page.locator("#panel-plan p, #panel-plan li, #panel-plan button").last
    last.scroll_into_view_if_needed()
    maren.still()
    end, tray = last.bounding_box(), maren.page.locator("section.tray").bounding_box()
    assert end is not None
    assert tray is not None
    assert end["y"] + end["height"] <= tray["y"] + 1
