"""What would work where something is refused: a button in the bubble, its place drawn round with the pen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import called
from tests.browser.conftest import PHONE, WIDE, Arrives, Person, Question

ENDS = ("pass", "done")  # they stand behind all that can be done


def press_at(person: Person, name: str) -> None:
    """A click on a place of the map, by its name."""
    person.page.locator(f'main.board svg.over [aria-label^="{name}"]').first.click(force=True)


def lies_over(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def why(person: Person, id: str, seat: int, option: str) -> Any:
    return person.get(f"/api/tables/{id}/why?seat={seat}&option={option}")


def until_asked(person: Person, id: str, key: str) -> Question:
    """The first answer to everything until this is asked."""
    return person.play_beside(id, lambda asked: asked["key"] == key, lambda asked: 0)


def say(person: Person, id: str, seat: int, option: str) -> None:
    person.api(f"/api/tables/{id}/answer", seat=seat, option=option)


@pytest.mark.more
@pytest.mark.parametrize(
    "viewport", called({"small": {"width": 1280, "height": 720}}, long={"wide": WIDE, "phone": PHONE})
)
def test_the_bubble_does_what_works(arrives: Arrives, viewport: Any) -> None:
    """No port, but one is near: its place is drawn round, not covered, and a press builds there."""
    maren = arrives("Maren", viewport=viewport)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    press_at(maren, "Temair")
    bubble = maren.page.locator(".bubble")
    expect(bubble).to_contain_text("Temair: not now")
    expect(bubble).to_contain_text("A-3.9")
    way = bubble.locator(".way")
    expect(way).to_have_count(1)
    expect(way).to_be_focused()
    expect(maren.page.locator(".pen path.ink")).not_to_have_count(0)
    found = why(maren, id, 0, "temair")["ways"][0]["step"]["option"]["id"]
    assert not lies_over(bubble, maren.page.locator(f'main.board [data-option="{found}"]').first)
    maren.picture(f"way-{viewport['width']}")
    before = maren.table(id)["version"]
    maren.page.keyboard.press("Enter")
    maren.waits_past(id, before)
    expect(bubble).to_have_count(0)
    expect(maren.page.locator(".pen")).to_have_count(0)


def test_another_act_takes_the_last_choice_back(arrives: Arrives) -> None:
    """A place where nothing is built but something else can be done: one press, and the other question is asked."""
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=3)
    asked = until_asked(maren, id, "arrival-act")
    seat = asked["seat"]
    say(maren, id, seat, next(one["id"] for one in asked["options"] if one["id"] in ("spread", "build")))
    offered = [one["id"] for one in maren.table(id)["asked"][0]["options"]]
    places = [place for place in maren.get("/api/games/arrival")["domains"]["location"] if place not in offered]
    ways = {place: why(maren, id, seat, place)["ways"] for place in places}
    wish, way = next((place, way) for place, found in ways.items() for way in found if way["kind"] == "other")
    maren.sit(id)
    maren.page.locator(f'main.board [data-thing="location:{wish}"]').first.click(force=True)
    button = maren.page.locator('.bubble .way[data-way="other"]')
    expect(button).to_contain_text("takes your last choice back")
    maren.picture("way-back")
    button.click()
    maren.until(lambda: maren.part == way["step"]["option"]["id"])
    assert wish in [one["id"] for one in maren.asked(id)["options"]]
    expect(maren.page.locator(f'main.board [data-option="{wish}"]').first).to_be_attached()


def test_where_nothing_helps_the_bubble_says_so(arrives: Arrives) -> None:
    maren = arrives("Maren", locale="de-DE")
    id = maren.new_table("me", "guest", seed=3)
    asked = until_asked(maren, id, "arrival-act")
    offered = [one["id"] for one in asked["options"]]
    acts = maren.get("/api/games/arrival")["domains"]["act"]
    vain = next(act for act in acts if act not in offered and not why(maren, id, asked["seat"], act)["ways"])
    shut = sorted((act for act in acts if act not in offered), key=ENDS.__contains__)
    maren.sit(id)
    maren.page.locator(".prompt button.off").nth(shut.index(vain)).click()
    expect(maren.page.locator(".bubble")).to_contain_text("Daran kannst du jetzt nichts ändern.")
    expect(maren.page.locator(".bubble .way")).to_have_count(0)
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".bubble")).to_have_count(0)
