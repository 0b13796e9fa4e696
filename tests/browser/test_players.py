"""Profiles, the list of players, and a table that is rated."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import fits


def rated_games(winner: Person, loser: Person, number: int) -> None:
    """As if they had been played: who resigns has lost."""
    for _ in range(number):
        id = winner.new_table("me", "open", rated=True)
        loser.join(id)
        loser.api(f"/api/tables/{id}/resign", seat=1)
    me = winner.get("/api/me")["player"]["id"]
    winner.until(lambda: winner.get(f"/api/players/{me}")["rated"] == number)


@pytest.mark.more
@pytest.mark.parametrize("device", usually("wide", more=["phone"]))
def test_a_profile_tells_how_it_has_gone(arrives: Arrives, device: str) -> None:
    maren = arrives("Maren", **(ON_PHONE if device == "phone" else {}))
    bram = arrives("Bram")
    rated_games(maren, bram, 5)
    maren.page.goto("/me")
    maren.page.get_by_role("link", name="Your profile").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Maren")
    expect(maren.page.get_by_role("heading", name="The Arrival for 2")).to_be_visible()
    expect(maren.page.get_by_role("link", name="Bram")).to_be_visible()
    maren.is_accessible(f"profile-{device}")
    maren.can_be_read()
    fits(maren)
    maren.page.get_by_role("link", name="Bram").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Bram")
    expect(maren.page.get_by_text("Here since")).to_have_count(0)
    maren.page.goto("/players?game=arrival")
    expect(maren.page.locator("li.mine")).to_contain_text("5 : 0")
    maren.is_accessible(f"players-{device}")
    fits(maren)
    maren.button("Auf Deutsch umstellen").click()
    maren.page.get_by_role("radio", name="zu 3 und mehr").click()
    expect(maren.page.get_by_text("noch niemand genug")).to_be_visible()


@pytest.mark.more
def test_a_table_is_opened_as_a_rated_one(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/play?game=arrival")
    switch = maren.page.get_by_role("switch", name="Rated")
    switch.click()
    expect(switch).to_be_checked()
    expect(maren.page.get_by_role("radiogroup", name="Hints")).to_have_count(0)
    maren.page.get_by_role("radiogroup", name="Chair 2").get_by_role("radio", name="Guest here").click()
    expect(switch).to_be_disabled()
    maren.page.get_by_role("radiogroup", name="Chair 2").get_by_role("radio", name="Bot").click()
    maren.button("Open the table").click()
    maren.page.wait_for_url("**/t/**")
    table = maren.table(maren.page.url.rpartition("/")[2].partition("#")[0])
    assert (table["rated"], table["hints"]) == (True, "forbidden")
