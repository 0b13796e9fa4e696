"""A game that is over, analysed: chances as the slider, what would have been better, what decided it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ON_PHONE, ROOT, WIDE, Arrives, Person
from tests.server.conftest import Running
from tuath.core.position import replay
from tuath.core.record import Asked, Record
from tuath.games import find

ANSWERS, ASKED = 110, 40
PLACE = "field:D3"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that analyses."""
    running = Running(tmp_path_factory.mktemp("analysing"))
    running.settings |= {"TUATH_ANALYSTS": "1", "TUATH_CLOSELY": "2"}
    yield running.start()
    running.end()


def brought(person: Person) -> str:
    """The beginning of a game of two who choose by chance: some of what they do costs them much."""
    text = (ROOT / "tests" / "records" / "origo" / "two-random-other-rulings.tuath").read_text(encoding="utf-8")
    position = replay(Record.parse(text), find("origo"), ANSWERS)
    record = str(position.record(hints=[Asked(ASKED, 1)]))
    return str(person.api("/api/tables/record", record=record)["table"]["id"])


def preferring(person: Person, id: str, place: str) -> None:
    """From now on the first choice of the analysis that costs something has a better one that leads there.

    Which one a network prefers is its affair; most have no place, such as to pass.
    """

    def told(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        found["analysis"]["choices"][0]["better"]["place"] = place
        route.fulfill(response=answer, json=found)

    person.page.route(f"**/api/tables/{id}/analysis", told)


@pytest.mark.more
@pytest.mark.slow
def test_an_analysed_game(arrives: Arrives) -> None:
    maren = arrives("Maren", viewport=WIDE)
    id, page = brought(maren), maren.page
    page.goto(f"/r/{id}")
    expect(page.locator(".dock .values")).to_contain_text("Analysis follows")
    expect(page.locator(".dock .values .head")).to_have_text("Chance to win")
    expect(page.locator(".dock .values small")).to_have_count(0)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d\s%"))
    expect(page.locator(f"[data-hint='{ASKED}']")).to_have_count(1)
    expect(page.locator(".players .tag").first).to_contain_text("%")
    found = maren.get(f"/api/tables/{id}/analysis")["analysis"]
    choice = found["choices"][0]
    page.keyboard.press("Home")
    for moment in found["moments"]:
        page.keyboard.press("m")
        expect(slider).to_have_attribute("aria-valuenow", str(moment["count"]))
    preferring(maren, id, PLACE)
    page.goto("/")  # so that it is asked for anew
    page.goto(f"/r/{id}#{choice['until']}")
    better = page.locator(".alternatives")
    expect(better).to_contain_text("What would have been better")
    expect(better.locator(".better .chance")).to_have_text(re.compile(rf"{choice['better']['chance']}\s%"))
    maren.is_accessible("analysis", within=".alternatives")
    maren.button("Show it").click()
    ring, field = page.locator(".ring").bounding_box(), page.locator(f"[data-thing='{PLACE}']").first.bounding_box()
    assert ring is not None
    assert field is not None
    assert abs(ring["x"] + ring["width"] / 2 - field["x"] - field["width"] / 2) < field["width"] / 2
    assert abs(ring["y"] + ring["height"] / 2 - field["y"] - field["height"] / 2) < field["height"] / 2
    maren.button("Show it").click()
    expect(page.locator(".ring")).to_have_count(0)
    maren.button("Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    tried = maren.table(page.url.partition("/t/")[2])
    assert (tried["status"], tried["mine"]) == ("playing", [choice["seat"]])
    page.goto(f"/e/{id}")
    decided = page.get_by_role("region", name="Moments that decided it")
    expect(decided.get_by_role("link")).to_have_count(min(4, len(found["moments"])))
    decided.get_by_role("link").first.click()
    expect(slider).to_be_visible()
    tove = arrives("Tove", {"language": "de", "theme": "dark"}, **ON_PHONE)
    tove.page.goto(f"/r/{id}#{choice['until']}&w={maren.table(id)['watch']}")
    tove.page.get_by_text("Was besser gewesen wäre").click()
    expect(tove.page.locator(".alternatives dl")).to_be_in_viewport()
