"""Choosing, asking why not, taking back, going away and coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MOVING, Arrives, Person, two_at_a_table

NO_SOCKETS = """
window.WebSocket = class {
  readyState = 3;
  constructor() { setTimeout(() => this.onclose?.({})); }
  send() {}
  close() {}
};
"""


def press_at(person: Person, name: str) -> None:
    """A click on a place of the map, by its name."""
    person.page.locator(f'main.board svg.over [aria-label^="{name}"]').first.click(force=True)


def test_a_click_on_the_map_chooses_and_one_elsewhere_explains(arrives: Arrives) -> None:
    maren = arrives("Maren", **MOVING)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    press_at(maren, "Temair")
    bubble = maren.page.locator(".bubble")
    expect(bubble).to_contain_text("no port")
    expect(bubble).to_contain_text("A-3.9")
    maren.picture("why-not")
    bubble.get_by_text("A-3.9").click()
    expect(maren.page.locator("#panel-rules")).to_contain_text("port")
    expect(bubble).to_have_count(0)
    before = maren.table(id)["version"]
    press_at(maren, "Umall")
    maren.page.get_by_role("tab", name="Log").click()
    expect(maren.log).to_contain_text("builds on Umall")
    assert maren.table(id)["version"] == before + 1


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    press_at(maren, "Umall")
    expect(maren.log).to_contain_text("builds on Umall")
    question, lines = maren.question.inner_text(), maren.story()
    options = maren.options.all_inner_texts()
    maren.page.reload()
    expect(maren.question).to_have_text(question)
    expect(maren.options).to_have_text(options)
    expect(maren.log).to_contain_text("builds on Umall")
    assert maren.story() == lines


def test_who_was_away_gets_what_was_missed(arrives: Arrives) -> None:
    asker, other, _ = two_at_a_table(arrives)
    other.context.set_offline(True)
    expect(other.page.locator(".net")).to_contain_text("connection lost")
    expect(other.options).to_have_count(0)
    other.picture("offline")
    asker.options.first.dispatch_event("click")
    expect(asker.options).to_have_count(0)
    other.context.set_offline(False)
    expect(other.options.first).to_be_attached()
    expect(other.page.locator(".net")).to_have_count(0)
    assert other.story() == asker.story()


@pytest.mark.more
def test_an_answer_given_offline_is_sent_once_when_the_line_is_back(arrives: Arrives) -> None:
    asker, other, id = two_at_a_table(arrives)
    before = asker.table(id)
    asker.context.set_offline(True)
    expect(asker.page.locator(".net")).to_be_visible()
    asker.options.first.dispatch_event("click")
    expect(asker.page.locator(".prompt.busy")).to_be_visible()
    asker.context.set_offline(False)
    expect(other.options.first).to_be_attached()
    expect(asker.page.locator(".prompt.busy")).to_have_count(0)
    assert asker.table(id)["version"] == before["version"] + 1


@pytest.mark.more
def test_without_sockets_the_page_polls(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    maren.context.add_init_script(NO_SOCKETS)
    id = maren.new_table("me", "open", seed=2)
    bram.join(id)
    for person in (maren, bram):
        person.sit(id)
    expect(maren.page.locator(".net")).to_contain_text("slow line")
    moves = {maren: 0, bram: 0}
    while min(moves.values()) < 2:
        maren.until(lambda: maren.options.count() or bram.options.count())
        person = maren if maren.options.count() else bram
        version = person.table(id)["version"]
        person.options.first.dispatch_event("click")
        person.waits_past(id, version)
        person.settled()
        moves[person] += 1
    maren.until(lambda: maren.story() == bram.story())


def test_undo_by_consent(arrives: Arrives) -> None:
    asker, other, id = two_at_a_table(arrives)
    options = asker.options.all_inner_texts()
    asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    asker.settled()
    count = asker.table(id)["count"]
    asker.page.keyboard.press("Control+z")
    expect(other.question).to_contain_text("would like to take the last choice back")
    other.picture("undo-wish")
    other.button("Refuse").click()
    for person in (asker, other):
        expect(person.question).not_to_contain_text("take the last choice back")
    assert asker.table(id)["count"] == count
    asker.button("Undo").click()
    other.button("Agree").click()
    expect(asker.options).to_have_text(options)
    assert asker.table(id)["count"] < count


@pytest.mark.more
def test_everything_by_keyboard(arrives: Arrives) -> None:
    """Tab to what may be chosen, arrows from place to place, Enter chooses, Ctrl+Z takes back."""
    maren = arrives("Maren", {"handover": "never"})
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    press = maren.page.keyboard.press
    chosen = "document.activeElement?.getAttribute('data-option')"

    def choose_one() -> None:
        version = maren.table(id)["version"]
        for _ in range(80):
            press("Tab")
            if maren.page.evaluate(
                "Boolean(document.activeElement?.closest('[data-option], .options button, .acts button:not(.off)'))"
            ):
                break
        press("Enter")
        maren.waits_past(id, version)
        maren.settled()

    for _ in range(60):
        press("Tab")
        if maren.page.evaluate(chosen):
            break
    first = maren.page.evaluate(chosen)
    press("ArrowDown")
    second = maren.page.evaluate(chosen)
    assert first
    assert second
    assert first != second
    maren.picture("keyboard")
    press("Enter")
    expect(maren.log).to_contain_text("builds on")
    press("Control+z")
    expect(maren.log).not_to_contain_text("builds on")
    for _ in range(8):
        choose_one()
    press("?")
    expect(maren.page.locator("#panel-rules")).to_be_visible()
    press("l")
    expect(maren.page.locator("#panel-log")).to_be_visible()


def test_one_option_is_taken_by_itself_if_so_wished(arrives: Arrives) -> None:
    """Nobody is asked where there is no choice: A-3.8 leaves the last leader one tribe."""
    maren = arrives("Maren", {"auto": True})
    id = maren.new_table("me", "guest", "guest", "guest", seed=3, options={"tribes": "chosen"})
    maren.sit(id)
    for _ in range(3):
        seat = maren.question.inner_text()
        maren.options.first.dispatch_event("click")
        expect(maren.question).not_to_have_text(seat)
        maren.settled()
    expect(maren.log).to_contain_text("Tuath Dé")
    expect(maren.question).to_contain_text("port")
