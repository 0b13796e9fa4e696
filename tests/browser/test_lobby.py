"""The lobby: filters in the address, rows that stay in their places, and a table for strangers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import fits

DAYS = {"days": 3}


def open_table(person: Person, game: str, **more: Any) -> str:
    return str(person.api("/api/tables", game=game, chairs=["me", "open"], **more)["table"]["id"])


def row_of(person: Person, id: str) -> Locator:
    """Its row, with the way to it."""
    return person.page.locator("li.ot").filter(has=person.page.locator(f"a[href='/t/{id}']"))


@pytest.mark.parametrize("device", usually("wide", more=["phone"]))
def test_tables_are_filtered_by_the_address(arrives: Arrives, device: str) -> None:
    maren, bram = arrives("Maren"), arrives("Bram", **(ON_PHONE if device == "phone" else {}))
    slow, other = open_table(maren, "origo", clock=DAYS), open_table(maren, "inis")
    bram.page.goto("/tables?game=origo&pace=days")
    expect(row_of(bram, slow)).to_be_visible()
    expect(row_of(bram, other)).to_have_count(0)
    bram.is_accessible(f"lobby-{device}")
    bram.can_be_read()
    fits(bram)
    if device == "phone":
        bram.page.get_by_text("Filters", exact=True).click()
    bram.page.get_by_role("checkbox", name="Inis").locator("visible=true").click()
    bram.page.get_by_role("checkbox", name="over days").locator("visible=true").click()
    expect(row_of(bram, other)).to_be_visible()
    assert bram.page.url.endswith("/tables?game=origo,inis")
    bram.page.reload()
    for id in (slow, other):
        expect(row_of(bram, id)).to_be_visible()
    if device == "phone":
        bram.page.get_by_text("Filters", exact=True).click()
    bram.button("Clear the filters").locator("visible=true").click()
    bram.page.wait_for_url("**/tables")


@pytest.mark.more
def test_rows_do_not_jump_while_one_looks(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    first = open_table(maren, "inis")
    bram.page.goto("/tables?game=inis")
    expect(row_of(bram, first)).to_be_visible()
    second = open_table(maren, "inis")
    fresh = bram.button("1 new table")
    expect(fresh).to_be_visible()
    expect(row_of(bram, second)).to_have_count(0)
    fresh.click()
    expect(row_of(bram, second)).to_be_visible()


def test_strangers_find_each_other(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram", locale="de-DE")
    for person, find, seats in ((maren, "Find", "two"), (bram, "Finden", "zweit")):
        person.page.goto("/tables")
        form = person.page.locator("form.pairing")
        wishes = form.get_by_role("combobox")
        wishes.nth(0).select_option("origo")
        wishes.nth(1).select_option(label=seats)
        wishes.nth(2).select_option("days")
        form.get_by_role("checkbox").check()
        form.get_by_role("button", name=find).click()
        person.page.wait_for_url("**/t/**")
    assert maren.page.url == bram.page.url
    expect(maren.page.locator(".prompt[data-version]")).to_be_visible()
