"""An action of two parts: verb and place, or place and verb; each part can be taken back, and no half of it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import called
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import BOX, acting, leads, until_asked
from tests.server.conftest import questions

VERBS = ["Build", "Shield", "Spread", "Repel", "Tile", "Trophy"]
# The second answer of an action comes to the server as another one than was meant.
SPOILT = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const sent = JSON.parse(text);
  if (window.spoil && sent.option === window.spoil) sent.option = "tor_mor";
  send.call(this, JSON.stringify(sent));
};
"""

INSIDE = """(selectors) => {
  const [menu, board] = selectors.map((one) => document.querySelector(one).getBoundingClientRect());
  return menu.left >= board.left && menu.right <= board.right && menu.top >= board.top && menu.bottom <= board.bottom;
}"""


def verb(person: Person, name: str) -> Locator:
    return person.page.locator(".prompt .vb", has_text=name)


def spot(person: Person, thing: str) -> Locator:
    return person.page.locator(f'main.board [data-option="{thing}"]')


def line(person: Person, name: str) -> Locator:
    return person.page.locator(f'.deed-menu [data-deed="{name}"]')


def leads_now(person: Person, id: str) -> list[str]:
    """What the question at the table offers."""
    return [option["id"] for option in questions(person.table(id))[0]["options"]]


def unchanged(person: Person, id: str, before: Any) -> None:
    now = person.table(id)
    assert (now["version"], now["count"], now["view"]) == (before["version"], before["count"], before["view"])


def test_the_board_offers_what_can_be_done_before_a_verb_is_chosen(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    expect(maren.page.locator(".prompt .vb")).to_have_text(VERBS)
    build, spread = leads(maren, id, "build"), leads(maren, id, "spread")
    for place in {*build, *spread}:
        expect(spot(maren, f"location:{place}")).to_have_count(1)
    maren.is_accessible("action-open", ".prompt, main.board")


def test_verb_then_place(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    before = maren.table(id)
    place = leads(maren, id, "build")[0]
    verb(maren, "Build").click()
    expect(maren.question).to_contain_text("Where do you build?")
    expect(maren.page.locator(".prompt .vb")).to_have_text(VERBS)
    expect(verb(maren, "Build")).to_have_attribute("aria-pressed", "true")
    unchanged(maren, id, before)
    spot(maren, place).click()
    maren.until(lambda: maren.table(id)["version"] == before["version"] + 2)
    expect(maren.question).to_contain_text("One action is left")
    assert maren.part is None


@pytest.mark.more
def test_place_then_line(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    before = maren.table(id)
    place = leads(maren, id, "build")[0]
    spot(maren, f"location:{place}").click()
    expect(maren.question).to_contain_text("what do you do there?")
    expect(line(maren, "build")).to_be_focused()
    unchanged(maren, id, before)
    maren.picture("action-menu")
    assert maren.violations(within=".deed-menu") == []
    line(maren, "build").click()
    maren.until(lambda: maren.table(id)["version"] == before["version"] + 2)
    expect(maren.question).to_contain_text("One action is left")
    expect(maren.page.locator(".deed-menu")).to_have_count(0)


def test_place_then_verb_of_the_bar(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    before = maren.table(id)["version"]
    spot(maren, f"location:{leads(maren, id, 'build')[0]}").click()
    verb(maren, "Build").click()
    maren.until(lambda: maren.table(id)["version"] == before + 2)


@pytest.mark.more
def test_each_part_is_taken_back_by_escape_or_the_button(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = acting(maren)
    before = maren.table(id)
    back, menu = maren.button("Take this part back"), maren.page.locator(".deed-menu")
    expect(back).to_have_count(0)
    press = maren.page.keyboard.press
    leaves: list[Callable[[], None]] = [lambda: press("Escape"), back.click, lambda: press("Control+z")]
    for leave in leaves:
        spot(maren, f"location:{leads(maren, id, 'build')[0]}").click()
        expect(menu).to_be_visible()
        leave()
        expect(menu).to_have_count(0)
        verb(maren, "Spread").click()
        expect(maren.question).to_contain_text("spread")
        verb(maren, "Build").click()  # another mind
        expect(maren.question).to_contain_text("Where do you build?")
        leave()
        expect(maren.question).to_contain_text("2 actions are left")
        expect(back).to_have_count(0)
    unchanged(maren, id, before)


def test_a_part_that_was_given_is_taken_back_too(arrives: Arrives) -> None:
    """From another device, or by a page that was closed meanwhile."""
    maren = arrives("Maren")
    id = acting(maren)
    before = maren.table(id)
    maren.answer_beside(id, "build")
    expect(maren.question).to_contain_text("Where do you build?")
    maren.page.keyboard.press("Escape")
    expect(maren.question).to_contain_text("2 actions are left")
    assert maren.table(id)["count"] == before["count"]
    maren.settled()
    maren.page.keyboard.press("Escape")  # nothing of this action is left: undo is another key
    maren.still()
    assert maren.table(id)["count"] == before["count"]


@pytest.mark.more
def test_no_half_is_left_when_the_second_part_is_refused(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.context.add_init_script(SPOILT)
    id = acting(maren)
    before = maren.table(id)
    place = leads(maren, id, "build")[0]
    maren.page.evaluate("place => { window.spoil = place }", place)
    with maren.appears(".toast"):
        spot(maren, f"location:{place}").click()
        line(maren, "build").click()
    maren.until(lambda: maren.table(id)["version"] > before["version"] + 1)
    now = maren.table(id)
    assert (now["count"], now["view"]) == (before["count"], before["view"])
    expect(maren.question).to_contain_text("2 actions are left")
    maren.page.evaluate("window.spoil = null")
    spot(maren, f"location:{place}").click()
    line(maren, "build").click()
    expect(maren.question).to_contain_text("One action is left")


def test_what_cannot_be_done_says_why(arrives: Arrives) -> None:
    """A press on a place where nothing can be done, and on one that the chosen verb does not allow."""
    maren = arrives("Maren")
    acting(maren)
    bubble = maren.page.locator(".bubble")
    castle = maren.page.locator('main.board [data-thing="location:tor_mor"]')
    castle.click(force=True)
    expect(bubble).to_be_visible()
    maren.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    verb(maren, "Build").click()
    castle.click(force=True)
    expect(bubble).to_contain_text("A-7.2")
    maren.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    assert maren.part == "build", "one thing at a time"


@pytest.mark.more
def test_a_way_after_a_verb_that_is_only_thought_of_takes_nothing_back(arrives: Arrives) -> None:
    """Nothing of this action is given yet: another thing to do begins here, and what was done before stays."""
    maren = arrives("Maren")
    id = acting(maren)
    maren.answer_beside(id, "build")
    maren.answer_beside(id, leads_now(maren, id)[0])
    expect(maren.question).to_contain_text("One action is left")
    before = maren.table(id)
    things = {f"location:{place}" for name in ("build", "spread", "repel") for place in leads(maren, id, name)}
    dark = [one["id"] for one in before["view"]["locations"] if f"location:{one['id']}" not in things]
    ways = maren.page.locator(".bubble .way")
    for place in dark:
        maren.page.locator(f'main.board [data-thing="location:{place}"]').click(force=True)
        expect(maren.page.locator(".bubble")).to_be_visible()
        if ways.count():
            break
        maren.page.keyboard.press("Escape")
    ways.first.click()
    expect(maren.page.locator(".bubble")).to_have_count(0)
    maren.settled()
    maren.still()
    assert maren.table(id)["count"] >= before["count"]


def test_both_blockers_are_set_on_the_cards(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", seed=4)
    until_asked(maren, id, "arrival-block")
    maren.sit(id)
    maren.page.locator('.tray [data-option="top"]').click()
    expect(maren.question).to_contain_text("Which other section")
    expect(maren.page.locator(".tray button.section.blocked")).to_have_count(1)
    expect(maren.page.locator(".tray [data-option]")).to_have_count(2)
    expect(maren.page.locator(".prompt [data-option]")).to_have_count(0)
    maren.page.locator('.tray [data-option="bottom"]').click()
    expect(maren.question).not_to_contain_text("Which other section")
    assert [line["key"] for line in maren.table(id)["log"]].count("arrival-section-blocked") >= 2


@pytest.mark.parametrize(
    "size", called({"phone": ON_PHONE}, long={"1280x720": {"viewport": {"width": 1280, "height": 720}}})
)
def test_nothing_moves_while_an_action_is_put_together(arrives: Arrives, size: dict[str, Any]) -> None:
    maren = arrives("Maren", locale="de-DE", **size)
    id = acting(maren)
    first = maren.page.evaluate(BOX)
    place = leads(maren, id, "build")[0]
    for press in (verb(maren, "Bauen"), verb(maren, "Ausbreiten"), maren.page.locator(".prompt .back")):
        press.click()
        assert maren.page.evaluate(BOX) == first
    spot(maren, f"location:{place}").dispatch_event("click")
    expect(maren.page.locator(".deed-menu")).to_be_visible()
    maren.picture(f"action-menu-{first[0][2]}-de")
    assert maren.page.evaluate(BOX) == first
    assert maren.page.evaluate(INSIDE, [".deed-menu", "main.board"])
    line(maren, "build").click()
    expect(maren.page.locator(".deed-menu")).to_have_count(0)
    assert maren.page.evaluate(BOX) == first
