"""Words that explain themselves: with the mouse, with keys, with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import ON_PHONE, Arrives, Person


def sits(arrives: Arrives, **options: object) -> tuple[Person, str]:
    """At a table of The Arrival, with the aim of the game open beside it."""
    maren = arrives("Maren", **options)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    maren.page.keyboard.press("a")
    expect(maren.page.locator(".aim .term").first).to_be_visible()
    return maren, id


def card(person: Person) -> Locator:
    return person.page.locator(".term-card")


def test_a_word_is_explained_where_the_pointer_rests(arrives: Arrives) -> None:
    """What it is, what it means here, its paragraph; it goes with the pointer, and with Escape."""
    maren, _ = sits(arrives)
    word = maren.page.locator('.aim .term[data-term="fame"]').first
    expect(word).to_have_attribute("aria-expanded", "false")
    word.hover()
    expect(card(maren)).to_contain_text("What a leader is known for.")
    expect(card(maren)).to_contain_text("Here: You have")
    expect(card(maren)).to_contain_text("A-1.8")
    expect(word).to_have_attribute("aria-expanded", "true")
    maren.is_accessible("term-card", ".aim, .term-card")
    maren.page.mouse.move(400, 500)
    expect(card(maren)).to_have_count(0)
    word.hover()
    expect(card(maren)).to_be_visible()
    card(maren).get_by_text("§ A-1.8").click()
    expect(maren.page.locator("#panel-rules")).to_contain_text("Fame")
    expect(card(maren)).to_have_count(0)


def test_a_word_is_explained_once_in_a_text_and_never_in_the_question(arrives: Arrives) -> None:
    maren, _ = sits(arrives)
    for text in maren.page.locator(".aim p").all():
        found = [word.get_attribute("data-term") for word in text.locator(".term").all()]
        assert len(found) == len(set(found))
    expect(maren.page.locator(".prompt .q .term")).to_have_count(0)


def test_with_the_keyboard(arrives: Arrives) -> None:
    """Focus opens it at once, Escape closes it and stays at the word; a term inside leads on, and back."""
    maren, _ = sits(arrives)
    words = maren.page.locator(".aim .term")
    maren.page.locator(".aim").focus()
    maren.page.keyboard.press("Tab")
    expect(words.first).to_be_focused()
    expect(card(maren)).to_be_visible()
    maren.page.keyboard.press("Escape")
    expect(card(maren)).to_have_count(0)
    expect(words.first).to_be_focused()
    expect(maren.page.locator(".aim")).to_be_visible()
    maren.page.locator('.aim .term[data-term="corruption"]').first.press("Enter")
    inside = card(maren).locator(".term").first
    expect(inside).to_be_visible()
    before = card(maren).locator(".name").inner_text()
    inside.press("Enter")
    expect(card(maren).locator(".name")).not_to_have_text(before)
    maren.button("Back to the word before").press("Enter")
    expect(card(maren).locator(".name")).to_have_text(before)


@pytest.mark.more
def test_the_map_shows_what_is_meant(arrives: Arrives) -> None:
    maren, _ = sits(arrives)
    maren.page.locator('.aim .term[data-term="fomori"]').first.hover()
    with maren.appears(".pen path.ink"):
        card(maren).get_by_text("show on the map").click()
    maren.picture("term-on-the-map")
    expect(maren.page.locator(".pen")).to_have_count(0)


def test_on_a_phone_a_finger_opens_a_strip_above_the_prompt(arrives: Arrives) -> None:
    maren = arrives("Maren", locale="de-DE", **ON_PHONE)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    word = maren.page.locator(".prompt .sub .term").first
    word.tap()
    expect(card(maren)).to_be_visible()
    strip, prompt = card(maren).bounding_box(), maren.page.locator(".prompt").bounding_box()
    assert strip is not None
    assert prompt is not None
    assert strip["y"] + strip["height"] <= prompt["y"]
    shut = maren.button("Schließen")
    box = shut.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    maren.picture("term-phone")
    shut.tap()
    expect(card(maren)).to_have_count(0)


def test_the_next_answer_closes_it(arrives: Arrives) -> None:
    maren, id = sits(arrives)
    maren.page.locator('.aim .term[data-term="fame"]').first.hover()
    expect(card(maren)).to_be_visible()
    asked = maren.asked(id)
    maren.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=asked["options"][0]["id"])
    expect(card(maren)).to_have_count(0)
