"""The hall of running games, and a moment that is given to others as a picture and a link."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import fits

# The size of the picture, and how many colours are in it: of the board, and of the line below it.
LOOK = """async (image) => {
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const brush = Object.assign(document.createElement("canvas"), size)
    .getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const part = (from, high) => new Uint32Array(brush.getImageData(0, from, size.width, high).data.buffer);
  const count = (...where) => new Set(part(...where)).size;
  return { size: [size.width, size.height], board: count(0, 900), line: count(900, size.height - 900) };
}"""


def picture_of(person: Person) -> Any:
    image = person.page.locator(".moment img")
    expect(image).to_be_visible()
    return image.evaluate(LOOK)


def card_of(person: Person, id: str) -> Locator:
    return person.page.locator("li.gc").filter(has=person.page.locator(f"a[href='/t/{id}']"))


@pytest.mark.more
def test_a_moment_is_a_picture_and_a_link(arrives: Arrives) -> None:
    """Of what everybody may see, also where somebody holds cards; the link opens there, on a phone too."""
    maren, bram = arrives("Maren"), arrives("Bram", locale="de-DE", **ON_PHONE)
    maren.context.grant_permissions(["clipboard-read", "clipboard-write"])
    id = maren.new_table("me", "bot:random", "bot:random", game="inis", seed=3)
    maren.page.goto(f"/t/{id}")
    maren.button("Menu", exact=True).click()
    maren.button("Share this moment").click()
    look = picture_of(maren)
    assert look["size"] == [1200, 1008]
    assert look["board"] > 100
    assert look["line"] > 10
    maren.is_accessible("moment", within=".moment")
    saving = maren.page.locator(".moment a[download]")
    name = saving.get_attribute("download") or ""
    count = int(name.removeprefix(f"inis-{id}-").removesuffix(".png"))
    maren.button("Copy link").click()
    link = maren.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{maren.url}/r/{id}#{count}"
    bram.page.goto(link)
    expect(bram.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(count))
    bram.button("Diesen Moment teilen").click()
    assert picture_of(bram)["size"] == [1200, 1008]
    fits(bram)
    bram.can_be_read()
    bram.is_accessible("moment-phone", within=".moment")


@pytest.mark.more
def test_the_hall_shows_running_games(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram", locale="de-DE", **ON_PHONE)
    late = str(maren.api("/api/tables", game="inis", chairs=["me", "guest", "guest"], delay=180)["table"]["id"])
    free = maren.new_table("me", "guest")
    origo = maren.new_table("me", "guest", game="origo")
    maren.page.goto("/tables")
    maren.page.get_by_role("link", name="Watch games").click()
    expect(card_of(maren, late)).to_contain_text("3 minutes later")
    expect(card_of(maren, free)).not_to_contain_text("later")
    expect(card_of(maren, late).locator("svg.over")).to_be_attached()
    card_of(maren, origo).scroll_into_view_if_needed()
    expect(card_of(maren, origo).locator("svg.over")).to_be_attached()  # its score board is no part of the picture
    maren.is_accessible("hall", within=f"li.gc:has(a[href='/t/{origo}'])")  # others may have many games there
    maren.can_be_read()
    fits(maren)
    bram.page.goto("/tables?game=inis&me=watch")
    expect(card_of(bram, late)).to_contain_text("3 Minuten später")
    expect(card_of(bram, free)).to_have_count(0)
    bram.is_accessible("hall-phone", within="main")
    fits(bram)
    card_of(bram, late).get_by_role("link").click()
    bram.page.wait_for_url(f"**/t/{late}")


@pytest.mark.more
def test_games_in_the_hall_do_not_jump(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    first = maren.new_table("me", "guest")
    bram.page.goto("/tables?game=arrival&me=watch")
    expect(card_of(bram, first)).to_be_visible()
    second = maren.new_table("me", "guest")
    fresh = bram.button("new game")
    expect(fresh).to_be_visible()
    expect(card_of(bram, second)).to_have_count(0)
    fresh.click()
    expect(card_of(bram, second)).to_be_visible()
