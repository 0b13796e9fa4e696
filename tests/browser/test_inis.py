"""Inis in a real Chromium: draft, turns, clashes and refusals by clicking, on wide screens and the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MOVING, ON_PHONE, PHONE, Arrives, Person, Question, Wish
from tests.browser.helpers import first

SMALL = {"width": 1280, "height": 720}
ON_BOARD = ("territory", "place", "spot", "clan")
OF_TILES = ("inis-tile", "inis-bury")


def new_game(
    person: Person, *chairs: str, until: Callable[[Question], bool] | None = None, wish: Wish = first, **more: Any
) -> str:
    """A table, from its beginning or from some moment on."""
    made = person.api("/api/tables", game="inis", chairs=["me", *chairs], **{"seed": 4, **more})
    id = str(made["table"]["id"])
    if until:
        person.play_beside(id, until, wish)
    person.sit(id)
    return id


def choice(person: Person, question: Question, at: int) -> Locator | None:
    """Where an option is pressed on the island or in the hand; some are only in the list beside the board."""
    id = question["options"][at]["id"]
    if question["domain"] in ON_BOARD and id != "stop" and question["key"] not in OF_TILES:
        return person.page.locator(f'main.board [data-option="{id}"]')
    return person.page.locator(f'.tray [data-card="{id}"]') if id.startswith(("act_", "adv_", "epic_")) else None


def play_until(person: Person, id: str, holds: Callable[[Question], Any], wish: Wish) -> Question:
    return person.play_until(id, holds, wish, choice)


def is_asked(*keys: str) -> Callable[[Question], bool]:
    return lambda question: question["key"] in keys


def warlike(question: Question) -> int:
    """Cards that bring clans together if there are any, and no end to a clash."""
    ids = [option["id"] for option in question["options"]]
    wanted = ("act_warlord", "act_conquest", "act_migration", "adv_plains", "no", "attack:p2", "attack:p3")
    found = [ids.index(id) for id in wanted if id in ids]
    if found:
        return found[0]
    return next((n for n, id in enumerate(ids) if id not in ("pass", "stop", "decline_round")), 0)


def test_draft_turns_and_a_clash_by_clicking(arrives: Arrives) -> None:
    """I-4.7, I-6.1, I-7.2, I-10.8: from the first clan through the draft to a manoeuvre."""
    aoife = arrives("Aoife", **MOVING)
    id = new_game(aoife, "bot:random", "bot:random", seed=7)  # the clash comes in the first season
    draft = play_until(aoife, id, is_asked("inis-keep"), first)
    assert len(draft["options"]) == 4
    expect(aoife.page.locator("section.draft")).to_contain_text("Draft, step 1 of 3")
    expect(aoife.page.locator("section.draft")).to_contain_text("Keep 1, pass 3 on")
    expect(aoife.page.locator(".tray .card.lit")).to_have_count(4)
    aoife.still()
    aoife.picture("inis-draft")

    play_until(aoife, id, is_asked("inis-act"), first)
    expect(aoife.page.locator("section.draft")).to_have_count(0)
    view = aoife.table(id)["view"]
    assert view["players"][0]["cards"]["action"] >= 4
    card = aoife.page.locator(".tray .card").first
    card.hover()
    expect(aoife.page.locator("main.board .card.large")).to_contain_text(card.locator(".name").inner_text())
    aoife.picture("inis-season")

    question = aoife.goes_to(id, is_asked("inis-maneuver", "inis-peace"), warlike)
    clash = aoife.page.locator("section.clash")
    expect(clash).to_contain_text("Clash")
    expect(clash.locator(".fighter")).not_to_have_count(0)
    aoife.still()
    aoife.picture("inis-clash")
    assert aoife.violations(within="section.clash") == []
    aoife.answer(id, question, 0, choice)


def test_peace_is_asked_once_in_a_clash(arrives: Arrives) -> None:
    """I-10.10: what was answered stands beside who fights, and can be changed there."""
    aoife = arrives("Aoife", viewport=SMALL)
    id = new_game(aoife, "bot:random", until=is_asked("inis-peace"), wish=warlike)
    wish = aoife.page.get_by_role("combobox", name="Peace in a clash")
    expect(wish).to_have_value("ask")
    question = aoife.asked(id)
    aoife.answer(id, question, [option["id"] for option in question["options"]].index("no"))
    assert aoife.asked(id)["key"] != "inis-peace"
    expect(wish).to_have_value("fight")
    expect(wish).to_be_in_viewport(ratio=1)
    aoife.still()
    aoife.picture("inis-peace")
    wish.select_option("ask")
    aoife.until(lambda: aoife.table(id)["wishes"]["0"] == {"peace": "ask"})


# What of the bar of a clash does not lie within it, or only in part.
CUT = """() => {
    const bar = document.querySelector("section.clash").getBoundingClientRect();
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().height > 1;
    return [...document.querySelectorAll("section.clash :is(h2, .fighter, .wish, .order li)")].filter(seen)
        .filter((one) => one.getBoundingClientRect().right > bar.right - 8 || one.scrollWidth > one.clientWidth + 12)
        .map((one) => one.textContent);
}"""
STAGE = "document.querySelector('.clash .stages .on').getBoundingClientRect()"


@pytest.mark.more
@pytest.mark.parametrize("bots", [1, 3])
def test_nothing_of_a_clash_is_cut_off(arrives: Arrives, bots: int) -> None:
    """I-10.2, in German: who fights and the own wish are whole on every screen; how far it is, where two fight."""
    aoife = arrives("Aoife", viewport=SMALL, locale="de-DE")
    new_game(aoife, *["bot:random"] * bots, seed=7, until=is_asked("inis-maneuver"), wish=warlike)
    fighters = aoife.page.locator(".clash .fighter")
    expect(fighters).not_to_have_count(0)
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        aoife.page.set_viewport_size({"width": width, "height": height})
        aoife.still()
        aoife.picture(f"inis-clash-{bots + 1}-{width}")
        assert aoife.page.evaluate(CUT) == [], width
        if fighters.count() == 2:
            bar = aoife.page.locator("section.clash").bounding_box()
            assert bar is not None
            assert aoife.page.evaluate(f"{STAGE}.right") <= bar["x"] + bar["width"], width
            assert aoife.page.evaluate(f"{STAGE}.bottom") <= bar["y"] + bar["height"], width


def test_a_full_hand_is_in_sight(arrives: Arrives) -> None:
    """I-6.1: seven cards on a small screen, every one of them whole and with its text."""
    aoife = arrives("Aoife", viewport=SMALL, locale="de-DE")
    new_game(aoife, "bot:random", until=lambda question: len(question["view"]["players"][0]["hand"]) == 7)
    cards = aoife.page.locator(".tray .card")
    expect(cards).to_have_count(7)
    row = aoife.page.locator(".tray [data-row]").bounding_box()
    assert row is not None
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        expect(card.locator(".says").first).to_be_in_viewport(ratio=0.6)
        box = card.bounding_box()
        assert box is not None
        assert row["x"] <= box["x"] <= box["x"] + box["width"] <= row["x"] + row["width"]
    aoife.still()
    aoife.picture("inis-seven-cards-de")
    assert aoife.violations(within=".tray") == []


def test_open_cards_and_chronicle(arrives: Arrives) -> None:
    """I-8.3, I-8.11: who holds which Advantage card, and what has been played, may be looked at any time."""
    aoife = arrives("Aoife")
    chairs = ("bot:random", "bot:random")
    id = new_game(aoife, *chairs, until=lambda question: len(question["view"]["chronicle"]) >= 2, wish=warlike)
    for part, word in (("Chronicle", "Round 1"), ("Open cards", "In the display")):
        aoife.asked(id)
        button = aoife.page.locator(".parts").get_by_role("button", name=part)
        button.click()
        if button.get_attribute("aria-pressed") == "true":  # unless cards are to be chosen, which then stay in sight
            expect(aoife.page.locator(".tray section.display")).to_contain_text(word)


def test_a_click_on_what_is_not_allowed_is_explained(arrives: Arrives) -> None:
    """I-7.2, I-7.5: a Pretender token that cannot be taken."""
    aoife = arrives("Aoife")
    new_game(aoife, "bot:random", until=is_asked("inis-act"))
    aoife.page.locator("main.board").get_by_role("button", name="Take a Pretender token").click()
    expect(aoife.page.locator(".bubble")).to_contain_text("I-7.")
    aoife.picture("inis-why-not")
    aoife.page.keyboard.press("Escape")
    expect(aoife.page.locator(".bubble")).to_have_count(0)


def test_by_keyboard_alone(arrives: Arrives) -> None:
    """I-4.9: from territory to territory with the arrows."""
    aoife = arrives("Aoife")
    id = new_game(aoife, "bot:random", "bot:random", until=is_asked("inis-start-clan"))
    version = aoife.table(id)["version"]
    options = aoife.page.locator("main.board [data-option]")
    expect(options).to_have_count(3)
    options.first.focus()
    before = aoife.page.evaluate("document.activeElement.dataset.option")
    aoife.page.keyboard.press("ArrowDown")
    chosen = aoife.page.evaluate("document.activeElement.dataset.option")
    assert chosen != before
    aoife.page.keyboard.press("Enter")
    aoife.waits_past(id, version)
    aoife.until(
        lambda: any(here["id"] == chosen and here["clans"][0] for here in aoife.table(id)["view"]["territories"])
    )


def test_german_and_the_phone(arrives: Arrives) -> None:
    aoife = arrives("Aoife", locale="de-DE", **ON_PHONE)
    id = new_game(aoife, "bot:random", "bot:random", "bot:random", until=is_asked("inis-keep"))
    expect(aoife.page.locator("section.draft")).to_contain_text("Schritt 1 von 3")
    expect(aoife.question).to_contain_text("behältst")
    assert aoife.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing scrolls sideways"
    aoife.goes_to(id, is_asked("inis-act"), first)
    box = aoife.page.locator(".tray .card").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, "a finger finds its card"
    aoife.still()
    lens = aoife.page.locator("main.board .lens button:visible")
    expect(lens).to_have_count(0)  # the whole island is shown, and no corner of it lies under a button
    aoife.page.locator("main.board svg.over").dispatch_event("wheel", {"deltaY": -120})
    expect(lens).to_have_count(1)  # fingers zoom by themselves
    lens.tap()
    expect(lens).to_have_count(0)
    aoife.picture("inis-phone-de")
    assert aoife.violations() == []


@pytest.mark.more
def test_axe_finds_nothing(arrives: Arrives) -> None:
    aoife = arrives("Aoife")
    id = new_game(aoife, "bot:random")
    for key, new in (("inis-start-clan", ".prompt"), ("inis-keep", ".prompt, .tray"), ("inis-act", None)):
        aoife.goes_to(id, is_asked(key), first)
        aoife.is_accessible(key, new)
