"""Cards that can be answered, stops, and a claim to the throne, in a real Chromium."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.seasons import EARLY, passes_until
from tests.server.conftest import questions

CARD = ("act_", "adv_", "epic_")
NOTICES = """() => new MutationObserver(() => window.noticed ||= document.querySelector("section.claim") !== null)
    .observe(document, { childList: true, subtree: true })"""  # has the slip of a claim ever been shown?


def plays_on(people: list[Person], id: str, seed: int) -> tuple[Person, Person]:
    """Play until one of two could answer a card that lies on the table: the one who is asked, and the other."""
    rng = Random(seed)
    for _ in range(2000):
        tables = [person.table(id) for person in people]
        for place, table in enumerate(tables):
            for asked in questions(table):
                options = [option["id"] for option in asked["options"]]
                lies = any(play["card"] for play in table["view"]["table"])
                if asked["key"] == "inis-react" and lies and any(one.startswith(CARD) for one in options):
                    return people[place], people[1 - place]
                people[place].answer_beside(id, "decline" if "decline" in options else rng.choice(options))
                break
            else:
                continue
            break
    raise AssertionError("no card could be answered")


def two_at_inis(arrives: Arrives, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a moment at which one of them is asked."""
    aoife, bram = arrives("Aoife"), arrives("Bram")
    made = aoife.api("/api/tables", game="inis", chairs=["me", "open"], seed=3, **more)
    id = str(made["table"]["id"])
    bram.join(id)
    asked, other = plays_on([aoife, bram], id, 3)
    return asked, other, id


def test_a_card_that_can_be_answered_lies_large_for_both(arrives: Arrives) -> None:
    asked, other, id = two_at_inis(arrives)
    for person in (asked, other):
        person.sit(id)
        expect(person.page.locator(".announced .card.large")).to_be_visible()
    name = asked.page.locator(".announced .card.large .name").last.inner_text()
    expect(asked.page.locator(".prompt .remaining")).to_be_visible()
    expect(other.page.locator(".prompt .breath")).to_be_visible()
    expect(other.question).to_contain_text(name)
    expect(other.page.locator(".prompt .sub")).to_contain_text("unless somebody answers")
    expect(other.page.locator(".prompt .acts button")).to_have_count(0)
    heights = [person.page.locator(".prompt").bounding_box() for person in (asked, other)]
    assert heights[0]
    assert heights[1]
    assert heights[0]["height"] == heights[1]["height"]
    asked.is_accessible("inis-answer-asked")
    other.is_accessible("inis-answer-quiet", ".prompt, .announced")
    asked.page.locator(".prompt").get_by_role("button", name="Let it happen").click()
    asked.settled()
    expect(other.page.locator(".prompt .breath")).to_have_count(0)


def test_one_looks_beneath_a_card(arrives: Arrives) -> None:
    asked, _, id = two_at_inis(arrives)
    asked.sit(id)
    card = asked.page.locator(".announced")
    expect(card).to_be_visible()
    asked.page.locator("main.board").focus()
    asked.page.keyboard.down("Space")
    expect(card).to_have_css("opacity", "0.15")
    asked.page.keyboard.up("Space")
    expect(card).to_have_css("opacity", "1")


@pytest.mark.more
def test_stops_are_set_and_kept(arrives: Arrives) -> None:
    aoife = arrives("Aoife")
    id = str(aoife.api("/api/tables", game="inis", chairs=["me", "bot:random"], seed=4)["table"]["id"])
    aoife.sit(id)
    aoife.button("Stops").click()
    slip = aoife.page.get_by_role("dialog", name="Ask me at …")
    expect(slip).to_contain_text("only you see this")
    expect(slip).to_contain_text("Geis")
    row = slip.get_by_role("radiogroup", name="A turn ends")
    row.get_by_role("radio", name="always").click()
    expect(row.get_by_role("radio", name="always")).to_be_checked()
    slip.get_by_role("radiogroup", name="Peace in a clash").get_by_role("radio", name="fight on").click()
    aoife.is_accessible("inis-stops", "[role=dialog]")
    aoife.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    assert aoife.table(id)["wishes"]["0"] == {"turn_end": "always", "peace": "fight"}
    aoife.sit(id)
    aoife.button("Stops").click()
    expect(row.get_by_role("radio", name="always")).to_be_checked()


def test_stops_on_the_phone(arrives: Arrives) -> None:
    aoife = arrives("Aoife", **ON_PHONE)
    id = str(aoife.api("/api/tables", game="inis", chairs=["me", "bot:random"], seed=4)["table"]["id"])
    aoife.sit(id)
    aoife.button("Menu").click()
    aoife.button("Stops").click()
    slip = aoife.page.get_by_role("dialog", name="Ask me at …")
    box = slip.bounding_box()
    assert box
    assert box["x"] == 0
    assert box["y"] + box["height"] == ON_PHONE["viewport"]["height"]
    aoife.still()
    aoife.picture("inis-stops-phone")
    peace = slip.get_by_role("radiogroup", name="Peace in a clash")
    peace.get_by_role("radio", name="peace").tap()
    expect(peace.get_by_role("radio", name="peace")).to_be_checked()
    slip.get_by_role("button", name="Close").tap()
    expect(slip).to_have_count(0)


@pytest.mark.more
def test_a_strict_table_is_chosen_when_it_is_opened(arrives: Arrives) -> None:
    aoife = arrives("Aoife")
    aoife.page.goto("/play#inis")
    aoife.page.get_by_role("radiogroup", name="Game", exact=True).get_by_role("radio", name="Inis").click()
    aoife.page.get_by_role("radiogroup", name="Answers").get_by_role("radio", name="strict").click()
    expect(aoife.page.locator("main")).to_contain_text("Everybody is asked every time")
    aoife.page.get_by_label("Time to answer").select_option("45")
    aoife.is_accessible("inis-open-strict", ".opt")
    aoife.button("Open the table").click()
    aoife.page.wait_for_url("**/t/**")
    id = aoife.page.url.rpartition("/")[2].partition("#")[0]
    assert (aoife.table(id)["asking"], aoife.table(id)["answer_limit"]) == ("strict", 45)


@pytest.mark.more
def test_at_a_strict_table_one_is_shown_how_long_one_may_think(arrives: Arrives) -> None:
    """No part of the time is unnoticed, so the line has no notch; who is not asked waits as at a quiet table."""
    asked, other, id = two_at_inis(arrives, asking="strict", answer_limit=45)
    for person in (asked, other):
        person.sit(id)
        expect(person.page.locator("header.top .tag", has_text="strict answers · 45 s")).to_be_visible()
    expect(asked.page.locator(".prompt .remaining")).to_contain_text("s left")
    expect(asked.page.locator(".prompt .remaining .line b")).to_have_count(0)
    expect(other.page.locator(".prompt .breath")).to_be_visible()
    asked.answer_beside(id, "decline")
    expect(asked.page.locator(".prompt .remaining")).to_have_count(0)


@pytest.mark.more
def test_a_claim_to_the_throne_is_noticed(arrives: Arrives) -> None:
    """I-7.5, I-12.2: what it stands on, what follows, and what can still be done."""
    aoife = arrives("Aoife")
    id = str(aoife.api("/api/tables", game="inis", chairs=["me", "bot:greedy"], seed=EARLY)["table"]["id"])
    passes_until(aoife, id, lambda view: view["round"] == 3 and view["phase"] == "season")
    assert not aoife.table(id)["view"]["claims"]
    aoife.sit(id)
    aoife.page.evaluate(NOTICES)
    passes_until(aoife, id, lambda view: view["claims"])
    aoife.until(lambda: aoife.page.evaluate("window.noticed"))  # it folds after a while
    aoife.page.clock.install()
    aoife.sit(id)
    tag = aoife.button("Pretender:")
    expect(tag).to_be_visible()
    slip = aoife.page.locator("section.claim")
    expect(slip).to_have_count(0)  # it is not new any more
    tag.click()
    expect(slip).to_contain_text("claims the throne")
    aoife.page.clock.run_for(60_000)
    expect(tag).to_have_attribute("aria-expanded", "true")
    expect(slip).to_be_visible()  # who has opened it keeps it, longer than it would stay by itself
    expect(slip).to_contain_text("Take it away")
    expect(aoife.page.locator("main.board .flag").first).to_be_attached()
    aoife.still()
    aoife.picture("inis-claim")
    aoife.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
