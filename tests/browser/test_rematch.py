"""After the end: the ways to play again, and how the others hear that somebody wants to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import skips_to_the_end


def two_have_played(arrives: Arrives) -> tuple[Person, Person, str]:
    maren, bram = arrives("Maren"), arrives("Bram", None, **ON_PHONE)
    id = str(maren.api("/api/tables", game="origo", chairs=["me", "open"], seed=5)["table"]["id"])
    bram.join(id)
    while maren.table(id)["status"] == "playing":
        for person in (maren, bram):
            answers_once(person, id)
    return maren, bram, id


def answers_once(person: Person, id: str) -> None:
    table = person.table(id)
    for asked in [one for one in table["asked"] if "options" in one][:1]:
        options = [option["id"] for option in asked["options"]]
        option = "skip" if "skip" in options else options[0]
        person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])


@pytest.mark.more
def test_the_other_is_told_and_sits_down_by_a_press(arrives: Arrives) -> None:
    maren, bram, id = two_have_played(arrives)
    for person in (maren, bram):
        person.page.goto(f"/e/{id}")
        expect(
            person.page.get_by_role("region", name="And now").get_by_role("button", name="Seats turned")
        ).to_be_visible()
    maren.button("Seats turned").click()
    maren.page.wait_for_url(re.compile("/t/"))
    again = maren.page.url.split("/t/")[1]
    notice = bram.page.get_by_role("status").filter(has_text="Maren wants a rematch.")
    expect(notice.get_by_role("button", name="Sit down")).to_be_visible()
    bram.is_accessible("rematch-notice-phone", "[role=status]")
    notice.get_by_role("button", name="Sit down").click()
    bram.page.wait_for_url(f"**/t/{again}")
    expect(bram.page.locator(".toast")).to_have_count(0)
    table = bram.table(again)
    assert table["status"] == "playing"
    assert [chair["name"] for chair in table["chairs"]] == ["Bram", "Maren"]


@pytest.mark.more
def test_who_comes_later_finds_the_offer_and_one_that_is_over_is_gone(arrives: Arrives) -> None:
    maren, bram, id = two_have_played(arrives)
    again = maren.api(f"/api/tables/{id}/rematch")["table"]["id"]
    bram.page.goto(f"/e/{id}")
    expect(bram.page.get_by_role("region", name="And now")).to_contain_text("Maren wants a rematch.")
    bram.page.goto(f"/t/{id}")
    expect(bram.page.locator(".prompt")).to_contain_text("Maren wants a rematch.")
    bram.page.locator(".prompt").get_by_role("button", name="Sit down").click()
    bram.page.wait_for_url(f"**/t/{again}")
    bram.page.goto(f"/e/{id}")
    expect(bram.button("Seats turned")).to_be_visible()
    bram.still()
    expect(bram.page.get_by_role("region", name="And now")).not_to_contain_text("wants a rematch")


@pytest.mark.more
def test_a_lost_island_may_be_played_from_the_turn_that_lost_it(arrives: Arrives) -> None:
    maren = arrives("Maren", {"language": "de"})
    options = {"adversary": "england", "level": "1", "spirit": "river_surges_in_sunlight"}
    made = maren.api("/api/tables", game="spirit_island", chairs=["me"], options=options, seed=3)
    id = str(made["table"]["id"])
    skips_to_the_end(maren, id)
    ways = maren.get(f"/api/tables/{id}/ending")["again"]
    maren.page.goto(f"/e/{id}")
    now = maren.page.get_by_role("region", name="Und jetzt")
    expect(now.get_by_role("button", name="England 2")).to_be_visible()
    expect(now.get_by_role("button", name="England 0")).to_be_visible()
    maren.is_accessible("rematch-island")
    turn = next(way["round"] for way in ways if way["kind"] == "from")
    now.get_by_role("button", name=f"Ab Runde {turn}" if turn > 1 else "Gleiche Insel").click()
    maren.page.wait_for_url(re.compile("/t/"))
    expect(maren.page.locator(".top .meta")).to_contain_text(f"Runde {turn}")
