"""The invader phase on the stage: every land with its sum, and what stays of it until one acts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.amounts import called
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.isle import RIVER, SMALL_SCREEN, is_asked, saving

SLOW = {"speed": "slow"}


def before_the_invaders(person: Person, turn: int = 2, **more: Any) -> str:
    """A table at which one answer more lets the invaders ravage: the last cards of that turn are to be played."""
    made = person.api("/api/tables", game="spirit_island", chairs=["me"], seed=4, options=RIVER, **more)
    id = str(made["table"]["id"])
    person.play_beside(id, lambda asked: is_asked("play")(asked) and asked["view"]["turn"] == turn, saving)
    person.page.goto(f"/t/{id}")
    expect(person.page.locator(".prompt[data-version]")).to_be_visible()
    return id


def happens(person: Person, press: Callable[[], None]) -> None:
    """Press something and stop what is shown of it before its first moment."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route("**/since/*", hold)
    press()
    expect(person.page.locator(".prompt.stage")).to_be_visible()
    person.page.locator(".prompt.stage .acts button").first.click()  # pause
    person.until(lambda: held)
    held[0].continue_()
    person.page.unroute("**/since/*", hold)
    expect(person.page.locator(".prompt.stage .sub")).to_contain_text(re.compile(r"\S"))


def end_planning(person: Person) -> None:
    """Said twice, as it cannot be taken back."""
    stop = person.page.locator('.prompt [data-option="stop"]')
    stop.click()
    expect(stop).to_have_text(re.compile("End planning|Planung beenden"))
    expect(person.page.locator(".prompt.stage")).to_have_count(0)
    happens(person, stop.click)


def step_to(person: Person, wanted: Locator) -> None:
    """One moment after the other, until that is there."""
    step = person.page.locator(".prompt.stage .acts button").nth(1)
    for _ in range(60):
        person.still()
        if wanted.count():
            return
        step.click()
    raise AssertionError("it has not been shown")


def ravages(person: Person, id: str) -> list[Any]:
    return [line["params"] for line in person.table(id)["log"] if line["key"] == "spirit_island-ravaged"]


def test_a_ravage_is_shown_land_by_land_with_its_sum(arrives: Arrives) -> None:
    """S-8.7: the numbers are those of the log; order, card and list go with it, and marks stay until one acts."""
    maren = arrives("Maren", wishes=SLOW)
    id = before_the_invaders(maren)
    before = len(ravages(maren, id))
    end_planning(maren)
    step_to(maren, maren.page.locator(".space.ravage.acts"))
    expect(maren.question).to_contain_text("Ravage in 2 lands")
    maren.page.keyboard.press("Escape")
    maren.asked(id)
    happens(maren, maren.button("Any order").click)
    chip = maren.page.locator(".chip[data-chip]")
    step_to(maren, chip.filter(has_text="="))
    told = ravages(maren, id)[before]
    assert told["land"] == f"land:{chip.first.get_attribute('data-chip')}"
    expect(chip.first).to_contain_text(str(told["force"]))
    expect(chip.first).to_contain_text(re.compile(rf"=\s*{told['number']}"))
    expect(maren.page.locator(".space.ravage.acts")).to_contain_text("1 of 2 lands")
    expect(maren.page.locator("[data-acting]")).to_have_count(1)
    expect(maren.page.locator("svg.over .sign.order")).to_have_text(["2"])
    expect(maren.question).to_contain_text("The invaders ravage")
    expect(maren.page.locator("p[role=log]")).to_contain_text("Ravage in")
    expect(maren.page.locator(".by-land .now")).to_have_count(1)
    maren.picture("spirit-island-stage")
    assert maren.violations(within=".prompt.stage, .by-land, .dangers") == []
    step_to(maren, maren.page.locator("svg.over .sign.done"))
    expect(maren.page.locator(".space.ravage.acts")).to_contain_text("2 of 2 lands")
    maren.page.locator("svg.over .sign.done [data-seal]").click()  # once more
    expect(maren.page.locator(".space.ravage.acts")).to_contain_text("1 of 2 lands")
    step_to(maren, maren.page.locator("svg.over .sign.done"))
    step_to(maren, maren.page.locator(".space.explore.acts"))
    maren.picture("spirit-island-stage-explore")
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    maren.asked(id)
    expect(maren.page.locator("svg.over .sign.came").first).to_be_attached()
    maren.page.keyboard.press("l")
    maren.page.keyboard.press("r")
    expect(maren.page.locator(".recap .by-land li")).to_have_count(2)
    maren.still()
    maren.picture("spirit-island-stage-stays")
    question = maren.asked(id)
    maren.answer(id, question, saving(question) if question["key"].endswith(("-play", "-use")) else 0)
    expect(maren.page.locator("svg.over .sign.came")).to_have_count(0)


# What of the acting card is not on the strip, or not on the card.
INSIDE = """(card) => {
    const inside = (one, whole) => { const [a, b] = [one.getBoundingClientRect(), whole.getBoundingClientRect()];
        return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right; };
    const count = card.querySelector(".of");
    return [[card, card.closest(".dangers")], [count, card]].filter(([one, whole]) => !inside(one, whole)).map(String);
}"""


@pytest.mark.more
@pytest.mark.parametrize("size", called({"phone": ON_PHONE, "small": SMALL_SCREEN}, long={}))
def test_the_stage_has_room_on_small_screens(arrives: Arrives, size: dict[str, Any]) -> None:
    """S-8.7: in German; the land is in sight with its chips, and the bar is not taller than before."""
    maren = arrives("Maren", wishes=SLOW, locale="de-DE", **size)
    id = before_the_invaders(maren)
    end_planning(maren)
    maren.page.keyboard.press("Escape")
    maren.asked(id)
    prompt = maren.page.locator(".prompt")
    before = prompt.bounding_box()
    happens(maren, maren.button("Beliebige Reihenfolge").click)
    step_to(maren, maren.page.locator(".chip[data-chip]").filter(has_text="="))
    for chip in maren.page.locator(".chip[data-chip]").all():
        expect(chip).to_be_in_viewport(ratio=1)
    after = prompt.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["y"], before["height"]) == (after["y"], after["height"])
    cut = "one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"
    assert not maren.page.locator(".prompt .say").evaluate(cut)
    acting = maren.page.locator(".space.acts")
    expect(acting.locator(".of")).to_have_text("1/2")
    assert acting.evaluate(INSIDE) == []
    maren.picture(f"spirit-island-stage-de-{maren.page.viewport_size['width'] if maren.page.viewport_size else 0}")


@pytest.mark.more
def test_the_order_is_given_once(arrives: Arrives) -> None:
    """S-8.5: any order is offered where it changes nothing, and then nobody is asked for the next land in this turn."""
    maren = arrives("Maren")
    id = before_the_invaders(maren)
    question = maren.asked(id)
    maren.answer(id, question, saving(question))
    if not is_asked("next-land")(maren.asked(id)):
        maren.play_until(id, is_asked("next-land"), saving)
    maren.button("Any order").click()
    maren.until(lambda: not any(is_asked("next-land")(asked) for asked in maren.table(id)["asked"]))
    told = [line["key"] for line in maren.table(id)["log"]]
    assert told.count("spirit_island-ravaged") >= 2
    maren.goes_to(id, lambda asked: is_asked("next-land")(asked) and not asked.get("idle"), saving)
    expect(maren.button("Any order")).to_have_count(0)


def test_own_options_are_lit_during_the_stage_and_end_it(arrives: Arrives) -> None:
    """S-8.5: which land is next is asked already, while it is shown how it came to that; nothing is answered yet."""
    maren = arrives("Maren", wishes=SLOW)
    id = before_the_invaders(maren)
    end_planning(maren)
    question = maren.table(id)["asked"][0]
    assert is_asked("next-land")(question)
    options = maren.page.locator("svg.over .option")
    expect(options).to_have_count(len(question["options"]))
    before, told = maren.table(id)["version"], len(ravages(maren, id))
    land = question["options"][-1]["id"]
    options.and_(maren.page.locator(f'[data-option="{land}"]')).click()
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    assert maren.asked(id)["key"] == question["key"]
    assert maren.table(id)["version"] == before, "it is chosen on the table as it is"
    options.and_(maren.page.locator(f'[data-option="{land}"]')).click()
    maren.until(lambda: maren.table(id)["version"] > before)
    assert ravages(maren, id)[told]["land"] == f"land:{land}"
