"""A table by keyboard: one key to each of its parts, and after an answer on to the next thing to choose."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import acting, leads
from tests.server.conftest import questions
from tuath.games import keys

CHOSEN = "document.activeElement?.closest('[data-option], section.options button') !== null"
OPTION = "document.activeElement?.getAttribute('data-option')"
WITHIN = "part => document.activeElement?.closest(part) !== null"
STOPS = """() => [...document.querySelectorAll(".log a, .log button")].filter((one) => one.tabIndex >= 0).length"""


def is_at(person: Person, part: str) -> None:
    person.until(lambda: person.page.evaluate(WITHIN, part))


def is_led_on(person: Person) -> None:
    """The focus is on something that may be chosen."""
    person.until(lambda: person.page.evaluate(CHOSEN))


@pytest.mark.parametrize("game", usually("origo", more=["spirit_island"], long=["arrival", "inis"]))
def test_after_an_answer_the_focus_is_on_the_next_option(arrives: Arrives, game: str) -> None:
    maren = arrives("Maren")
    chairs = ["me"] if game == "spirit_island" else ["me", "bot:random"]
    id = maren.api("/api/tables", game=game, chairs=chairs, seed=3)["table"]["id"]
    maren.page.goto(f"/t/{id}")
    maren.asked(id)
    maren.page.keyboard.press("o")
    for _ in range(6):
        is_led_on(maren)
        before, part = maren.table(id)["version"], maren.part
        maren.page.keyboard.press("Enter")
        maren.until(lambda: maren.part != part or maren.table(id)["version"] > before)  # noqa: B023
        maren.settled()
        maren.asked(id)


LED = "document.activeElement?.closest('[data-option], [data-deed], section.options button, .acts button') !== null"
SEEN = """() => [document.querySelector(".prompt")?.innerText, document.querySelectorAll("[role=menu]").length,
    document.activeElement?.outerHTML]"""


@pytest.mark.long
@pytest.mark.parametrize("game", keys())
def test_a_whole_game_by_keyboard_alone(arrives: Arrives, game: str) -> None:
    """Arrows and Enter from the first question to the page of the ending: nobody is ever left without a way on."""
    maren, rng = arrives("Maren"), Random(game)
    chairs = ["me"] if game == "spirit_island" else ["me", "bot:random"]
    id = maren.api("/api/tables", game=game, chairs=chairs, seed=3)["table"]["id"]
    maren.page.goto(f"/t/{id}")
    maren.asked(id)
    press = maren.page.keyboard.press
    press("o")

    def is_over() -> bool:
        return bool(maren.table(id)["status"] == "over")

    def may_go_on() -> bool:
        table = maren.table(id)
        return table["status"] == "over" or bool(questions(table) and maren.shows() == table["version"])

    while not is_over():
        maren.until(lambda: is_over() or maren.page.evaluate(LED))
        for _ in range(rng.randrange(3)):
            press("ArrowDown")
        before = maren.page.evaluate(SEEN), maren.table(id)["version"]
        press("Enter")
        maren.until(lambda: (maren.page.evaluate(SEEN), maren.table(id)["version"]) != before)  # noqa: B023
        maren.until(may_go_on)
    maren.page.wait_for_url(f"**/e/{id}")
    expect(maren.page.locator("h1")).not_to_be_empty()


def test_a_turn_by_keyboard_alone(arrives: Arrives) -> None:
    """Verb and place, then place and line; Escape leads back to where one was."""
    maren = arrives("Maren")
    id = acting(maren)
    press = maren.page.keyboard.press
    press("o")
    maren.until(lambda: maren.page.evaluate(OPTION) == "build")
    press("Enter")
    maren.until(lambda: maren.page.evaluate(OPTION) in leads(maren, id, "build"))
    press("Escape")
    maren.until(lambda: maren.page.evaluate(OPTION) == "build")
    press("1")
    maren.until(lambda: maren.page.evaluate(OPTION) in leads(maren, id, "build"))
    press("ArrowDown")
    press("Enter")
    expect(maren.question).to_contain_text("One action is left")
    is_led_on(maren)
    press("b")
    is_at(maren, "main.board")
    place = str(maren.page.evaluate(OPTION))
    assert place.startswith(("location:", "province:"))
    press("Enter")
    is_at(maren, "[role=menu]")
    press("Escape")
    maren.until(lambda: maren.page.evaluate(OPTION) == place)
    press("Enter")
    is_at(maren, "[role=menu]")
    version = maren.table(id)["version"]
    press("Enter")
    maren.waits_past(id, version + 1)


def test_one_key_leads_to_each_part(arrives: Arrives) -> None:
    maren = arrives("Maren")
    acting(maren)
    parts = {"o": ".prompt", "b": "main.board", "s": "section.tray", "l": ".log"}
    for key, part in parts.items():
        maren.page.keyboard.press(key)
        is_at(maren, part)


def test_the_log_is_one_stop_and_a_line_jumps_only_on_purpose(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    press, pen = maren.page.keyboard.press, maren.page.locator(".pen .ink")
    assert maren.page.evaluate(STOPS) == 0
    named = [line["params"] for line in maren.table(id)["log"] if "location" in line["params"]]
    assert named
    press("l")
    is_at(maren, ".log")
    press("End")
    while not pen.count():
        press("ArrowUp")
    expect(pen.first).to_be_visible()
    press("Enter")
    expect(maren.page.locator(".log [aria-pressed=true]")).not_to_have_count(0)
    press("Tab")
    assert not maren.page.evaluate(WITHIN, ".log")
    expect(pen.first).to_be_visible()  # it is kept
    press("Escape")
    expect(pen).to_have_count(0)
    assert maren.page.url.endswith(f"/t/{id}")
    press("l")
    press("ArrowUp")
    press("ArrowRight")
    press("Enter")
    expect(maren.page.get_by_role("slider")).to_be_visible()


@pytest.mark.more
def test_who_reads_elsewhere_is_not_taken_away(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open", seed=2)
    bram.join(id)
    for person in (maren, bram):
        person.sit(id)
    asker, other = (maren, bram) if questions(maren.table(id)) else (bram, maren)
    other.page.get_by_role("tab", name="Chat").click()
    box = other.page.locator(".panel").get_by_role("textbox")
    box.focus()
    other.page.keyboard.type("hello")
    asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    other.still()
    expect(box).to_be_focused()


def test_the_column_of_a_phone_is_lifted_by_a_key(arrives: Arrives) -> None:
    """What reads the screen aloud presses it as a key does."""
    maren = arrives("Maren", **ON_PHONE)
    id = maren.new_table("me", "bot:random", seed=1)
    maren.page.goto(f"/t/{id}")
    maren.asked(id)
    handle, sheet = maren.page.locator(".sheet .grab"), maren.page.locator("aside.sheet")
    expect(sheet).to_be_visible()
    heights = ("peek", "half", "full")
    before = next(name for name in heights if name in (sheet.get_attribute("class") or "").split())
    handle.press("Enter")
    after = heights[heights.index(before) + (1 if before == "peek" else -1)]
    expect(sheet).to_have_class(re.compile(rf"\b{after}\b"))
