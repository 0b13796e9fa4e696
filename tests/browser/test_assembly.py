"""The Assembly of Inis on the stage: six steps, each Pretender counted land by land, the verdict after its reasons."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.amounts import called
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.seasons import EARLY, answer_beside, is_asked, passes_until

SLOW = {"speed": "slow"}
BOARD = "main.board .territory"


def is_shown(person: Person, version: int) -> bool:
    return bool(person.page.locator(".prompt.stage").count()) or person.shows() == version


def in_a_season(person: Person, claimed: bool) -> str:
    """A table in the middle of a Season: with a Pretender, or the first one without."""
    id = str(person.api("/api/tables", game="inis", chairs=["me", "bot:greedy"], seed=EARLY)["table"]["id"])
    passes_until(person, id, lambda view: view["phase"] == "season" and bool(view["claims"]) == claimed)
    return id


def assembles(person: Person, id: str) -> None:
    """To the end of the Season; what is shown of it stops before its first moment."""
    person.page.goto(f"/t/{id}")
    expect(person.page.locator(".prompt[data-version]")).to_be_visible()
    round = person.table(id)["view"]["round"]
    stage = person.page.locator(".prompt.stage")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route("**/since/*", hold)
    while True:
        version = person.table(id)["version"]
        answer_beside(person, id)
        person.waits_past(id, version)
        person.until(lambda: is_asked(person, id))
        table = person.table(id)
        if table["view"]["round"] > round:
            break
        person.until(partial(is_shown, person, table["version"]))
        while stage.count():
            person.page.keyboard.press("Escape")
        while held:
            held.pop().abort()
    expect(stage).to_be_visible()
    person.page.locator(".prompt.stage .acts button").first.click()  # pause
    person.until(lambda: held)
    held[0].continue_()
    person.page.unroute("**/since/*", hold)
    expect(person.page.locator(".prompt.stage .sub")).to_contain_text(re.compile(r"\S"))


def step_to(person: Person, key: str) -> None:
    """One moment after the other, until this step is the present one."""
    wanted = person.page.locator(f'[data-step="{key}"][aria-current=step]')
    for _ in range(60):
        if wanted.count():
            return
        one_on(person)
    raise AssertionError("it has not been shown")


def one_on(person: Person) -> None:
    person.page.locator(".prompt.stage .acts button").nth(1).click()
    person.still()


def boxes(person: Person) -> Any:
    """Where every territory is drawn."""
    return person.page.evaluate(
        f"[...document.querySelectorAll('{BOARD}')].map((one) => one.getAttribute('transform')).sort()"
    )


@pytest.mark.more
def test_without_a_token_it_says_so_and_goes_on(arrives: Arrives) -> None:
    """I-5.1 to I-5.5: the bar of six steps, each with what it came to; the island stays where it is."""
    aoife = arrives("Aoife", wishes=SLOW)
    id = in_a_season(aoife, claimed=False)
    assembles(aoife, id)
    before = boxes(aoife)
    step_to(aoife, "brenn")
    one_on(aoife)
    expect(aoife.page.locator("main.board .counted").first).to_be_attached()  # clans at the Capital
    step_to(aoife, "victory")
    expect(aoife.question).to_contain_text("has a Pretender won?")
    expect(aoife.page.locator(".prompt .sub")).to_contain_text("Nobody holds a Pretender token")
    expect(aoife.page.locator("section.reckoning")).to_have_count(0)
    step_to(aoife, "deal")
    expect(aoife.page.locator('[data-step="victory"] em')).to_contain_text("no Pretender")
    expect(aoife.page.locator("ol.steps .done")).to_have_count(4)
    aoife.picture("inis-assembly-deal")
    assert boxes(aoife) == before
    assert aoife.violations(within=".prompt.stage, main.board") == []
    aoife.page.keyboard.press("s")
    expect(aoife.page.locator(".prompt.stage")).to_have_count(0)
    expect(aoife.page.locator("section.draft")).to_be_visible()
    assert boxes(aoife) == before


@pytest.mark.more
@pytest.mark.parametrize(("size", "language"), called({"phone": (ON_PHONE, "de-DE")}, long={"wide": ({}, "en-GB")}))
def test_a_pretender_is_counted_land_by_land(arrives: Arrives, size: dict[str, Any], language: str) -> None:
    """I-5.2, I-12.1 to I-12.4: what is lit on the map is what the rules count; the verdict comes last."""
    aoife = arrives("Aoife", wishes=SLOW, locale=language, **size)
    id = in_a_season(aoife, claimed=True)
    assembles(aoife, id)
    before = boxes(aoife)
    step_to(aoife, "victory")
    slip = aoife.page.locator("section.reckoning")
    expect(slip).to_be_visible()
    expect(slip.locator("h2")).to_have_count(0)
    expect(aoife.page.locator("header .tag.gold, .players .tag.gold")).to_have_count(0)  # no verdict before its reasons
    aoife.picture(f"inis-assembly-counts-{language}")
    one_on(aoife)  # the verdict
    expect(slip.locator("h2")).to_be_visible()
    told = aoife.table(id)
    reckoned = [line for line in told["log"] if line["key"] == "inis-reckoned"]
    expect(slip.locator("tbody tr")).to_have_count(len(reckoned))
    row = slip.locator("tbody tr").last
    assert row.locator("td.met").count() == reckoned[-1]["params"]["number"]
    expect(slip.locator(".para")).to_contain_text("I-12.")
    aoife.picture(f"inis-assembly-verdict-{language}")
    box, board = slip.bounding_box(), aoife.page.locator("main.board").bounding_box()
    assert box is not None
    assert board is not None
    if not size:
        assert box["y"] >= board["y"] + board["height"] - 72, "it covers little of the board"
    assert boxes(aoife) == before
    assert aoife.violations() == []


@pytest.mark.long
def test_skipping_leads_to_the_verdict_first(arrives: Arrives) -> None:
    """For the one who skips; what has been said is seen, then the table as it is."""
    aoife = arrives("Aoife", wishes=SLOW)
    id = in_a_season(aoife, claimed=True)
    assembles(aoife, id)
    aoife.page.keyboard.press("s")
    expect(aoife.page.locator("section.reckoning h2")).to_be_visible()
    expect(aoife.page.locator(".prompt.stage")).to_be_visible()
    aoife.page.keyboard.press("s")
    expect(aoife.page.locator(".prompt.stage")).to_have_count(0)
