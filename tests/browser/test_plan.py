"""Planning together: what one marks, the other sees, on the map and in words; it binds nobody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.isle import two_spirits


def press_land(person: Person, id: str, land: str) -> None:
    """A press on the middle of its name, on the map."""
    ground = next(one["ground"] for one in person.table(id)["view"]["lands"] if one["id"] == land)
    box = person.page.locator(f'main.board g[aria-label^="{ground} "] .name').bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.more
def test_two_people_plan_a_turn(arrives: Arrives) -> None:
    """S-3.1: a pin by key and press, a note in words, an answer to it, a card that is meant for a land, readiness."""
    maren, bram = arrives("Maren"), arrives("Bram", locale="de-DE")
    id = two_spirits(maren, bram)
    before = maren.table(id)["count"]
    maren.page.keyboard.press("p")
    expect(maren.page.get_by_role("tab", name="Plan")).to_have_attribute("aria-selected", "true")
    press_land(maren, id, "1-4")
    expect(bram.page.locator('[data-mark="pin 1-4"]')).to_be_visible()
    expect(bram.page.locator("p[role=log]")).to_contain_text("Maren bezeichnet A4")
    maren.page.keyboard.press("n")
    maren.page.get_by_role("combobox", name="Which land?").select_option("2-3")
    words = maren.page.get_by_role("textbox", name="Note")
    expect(words).to_be_focused()
    words.fill("Who has a push for the town?")
    words.press("Enter")
    expect(bram.page.locator('[data-mark="note 2-3"]')).to_contain_text("Who has a push for the town?")

    bram.page.get_by_role("tab", name="Plan").click()
    expect(bram.page.locator(".plan")).to_contain_text("Maren zu C3: Who has a push for the town?")
    bram.button("Ziel").click()
    bram.page.get_by_role("combobox", name="Welche Karte?").select_option(index=1)
    press_land(bram, id, "2-7")
    expect(maren.page.locator('[data-mark="aim 2-7"]')).to_be_visible()
    expect(maren.page.locator(".arcs .arc")).to_have_count(1)
    bram.button("Ich bin bereit").click()
    expect(maren.page.locator(".players .flag.set")).to_have_count(1)
    maren.page.get_by_role("tab", name="Plan").click()
    maren.still()
    maren.picture("spirit-island-plan")
    assert maren.violations(within=".plan, .players, main.board") == []
    assert maren.table(id)["count"] == before, "the game knows nothing of it"
    maren.page.locator(".plan .wish .ib").first.click()
    expect(bram.page.locator('[data-mark="pin 1-4"]')).to_have_count(0)


@pytest.mark.long
def test_a_card_that_is_meant_is_seen_at_the_hand_and_at_the_row(arrives: Arrives) -> None:
    """S-3.1: the partner sees it beside the name of who means it, and in that spirit's hand."""
    maren, bram = arrives("Maren"), arrives("Bram", locale="de-DE")
    id = two_spirits(maren, bram)
    hand = bram.table(id)["view"]["spirits"][1]["hand"]
    bram.page.get_by_role("tab", name="Plan").click()
    cards = bram.page.get_by_role("group", name="Karten, die du spielen willst").get_by_role("button")
    expect(cards).to_have_count(len(hand))
    for place in (2, 0):
        cards.nth(place).click()
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
    expect(maren.page.locator(".players .meant")).to_have_attribute("data-meant", f"{hand[2]} {hand[0]}")
    expect(bram.page.locator(f'.tray [data-card="{hand[2]}"]')).to_contain_text("1")
    maren.page.locator(".tray .who button").nth(1).click()
    expect(maren.page.locator(f'.tray [data-card="{hand[0]}"]')).to_contain_text("meant to be played")
    maren.is_accessible("spirit-island-plan-cards", ".tray, .players")
    cards.nth(2).click()
    expect(maren.page.locator(".players .meant")).to_have_attribute("data-meant", hand[0])


@pytest.mark.long
def test_a_change_after_ready_withdraws_it_and_is_seen(arrives: Arrives) -> None:
    """Who changes the own plan is not ready any more; a partner stays ready, and says so again with a press."""
    maren, bram = arrives("Maren"), arrives("Bram")
    id = two_spirits(maren, bram)
    for person in (maren, bram):
        person.page.get_by_role("tab", name="Plan").click()
        person.button("I am ready").click()
    expect(maren.page.locator(".players .flag.set")).to_have_count(2)
    bram.api(f"/api/tables/{id}/plan", seat=1, kind="pin", place="1-4")
    expect(maren.page.locator(".players .pl.shifted")).to_have_count(1)
    expect(maren.page.locator(".players .flag.changed")).to_have_attribute("title", "plan changed since ready")
    expect(maren.page.locator(".players .flag.stale")).to_have_count(1)
    expect(maren.page.locator(".plan")).to_contain_text("A partner has changed the plan since you were ready.")
    expect(bram.page.locator(".plan")).to_contain_text("You have changed your plan since you were ready.")
    expect(maren.page.locator("p[role=log]")).to_contain_text("Bram has changed the plan and is not ready any more.")
    maren.picture("spirit-island-plan-changed")
    expect(maren.page.locator(".players .pl.shifted")).to_have_count(0)
    maren.button("Still ready").click()
    bram.button("I am ready").click()
    for person in (maren, bram):
        expect(person.page.locator(".players .flag.set")).to_have_count(2)


@pytest.mark.more
def test_a_threat_is_taken(arrives: Arrives) -> None:
    """S-8.7: with the button of its row or the key on it, and taken back with the same."""
    maren, bram = arrives("Maren"), arrives("Bram")
    id = two_spirits(maren, bram)
    for _ in range(60):
        if maren.table(id)["view"]["ravages"]:
            break
        for person in (maren, bram):
            table = person.table(id)
            for asked in [one for one in table["asked"] if "options" in one][:1]:
                offered = [option["id"] for option in asked["options"]]
                option = next((one for one in offered if one in ("stop", "done")), offered[0])
                person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])
    land = maren.table(id)["view"]["ravages"][0]["land"]
    maren.page.get_by_role("tab", name="Plan").click()
    row = maren.page.locator(f'.plan li[data-land="{land}"]').first
    row.get_by_role("button", name="I take this").press("g")
    expect(row).to_contain_text("Maren")
    bram.page.get_by_role("tab", name="Plan").click()
    expect(bram.page.locator(f'.plan li[data-land="{land}"]').first).to_contain_text("Maren")
    expect(bram.page.locator(f'[data-mark="take {land}"]')).to_be_visible()
    row.get_by_role("button", name="I take this").click()
    expect(bram.page.locator(f'[data-mark="take {land}"]')).to_have_count(0)


@pytest.mark.more
def test_a_plan_on_a_phone(arrives: Arrives) -> None:
    """Marks are small on the map; their words are in the sheet."""
    maren, bram = arrives("Maren", **ON_PHONE), arrives("Bram")
    id = two_spirits(maren, bram)
    bram.api(f"/api/tables/{id}/plan", seat=1, kind="note", place="1-4", text="I can burn it if somebody gathers")
    mark = maren.page.locator('[data-mark="note 1-4"]')
    expect(mark).to_be_visible()
    assert (mark.bounding_box() or {"width": 99})["width"] <= 24
    maren.page.get_by_role("tab", name="Plan").click()
    expect(maren.page.locator(".plan")).to_contain_text("I can burn it if somebody gathers")
    maren.still()
    maren.picture("spirit-island-plan-phone")
    assert maren.page.evaluate("document.documentElement.scrollWidth") <= 390
