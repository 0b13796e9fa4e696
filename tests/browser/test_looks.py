"""Every page in both lights, wide and on the phone: axe finds nothing, nothing scrolls sideways."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, ROOT, WIDE, Arrives, Person
from tests.browser.helpers import fits, looks_well, on_device, play
from tests.server.conftest import questions

RECORD = (ROOT / "tests" / "records" / "arrival" / "three-greedy.tuath").read_text(encoding="utf-8")
PAGES = usually("/", "/tables", more=["/play", "/rules/arrival", "/me", "/nowhere"])


def name_of(path: str) -> str:
    return path.strip("/").replace("/", "-") or "home"


def mid_game(person: Person, answers: int = 45) -> str:
    """A table some way into a game, where this person is asked; always the same one, for nobody else plays there."""
    id = person.new_table("me", "guest", "guest", seed=8)
    rng = Random(1)
    for given in range(answers):
        table = person.table(id)
        asked = questions(table)[0]
        option = rng.choice(asked["options"])["id"]
        body = {"seat": asked["seat"], "option": option, "version": table["version"], "id": str(given)}
        person.api(f"/api/tables/{id}/answer", **body)
    return id


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("device", usually("wide", long=["phone"]))
def test_every_page(arrives: Arrives, device: str, path: str) -> None:
    maren = on_device(arrives, device)
    maren.page.goto(path)
    expect(maren.page.get_by_role("heading", level=1)).not_to_be_empty()
    looks_well(maren, f"{name_of(path)}-{device}")


def test_a_game_is_always_the_same_in_its_middle(arrives: Arrives) -> None:
    maren = arrives("Maren")
    one, other = (maren.table(mid_game(maren)) for _ in range(2))
    assert one["view"] == other["view"]
    assert one["count"] == other["count"]


@pytest.mark.more
@pytest.mark.parametrize("device", usually("phone", long=["wide"]))
def test_a_table_in_mid_game(arrives: Arrives, device: str) -> None:
    maren = on_device(arrives, device)
    id = mid_game(maren)
    maren.sit(id)
    looks_well(maren, f"table-{device}")
    made = maren.api("/api/tables/record", record=RECORD)["table"]["id"]
    maren.page.goto(f"/t/{made}")
    expect(maren.page.locator(".players .tag.gold, .strip button").first).to_be_visible()
    menu_is_in_reach(maren)
    looks_well(maren, f"over-{device}")
    maren.page.goto(f"/r/{made}#200")
    expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "200")
    looks_well(maren, f"replay-{device}")


def menu_is_in_reach(person: Person) -> None:
    """However much is said before it in the bar: a game that is over, a lesson, another table that waits."""
    expect(person.page.locator(".top .icons .ib").last).to_be_in_viewport(ratio=1)


@pytest.mark.more
def test_the_menu_of_a_lesson_is_in_reach_on_a_phone(arrives: Arrives) -> None:
    maren = on_device(arrives, "phone")
    maren.new_table("me", "guest", seed=1)
    maren.page.goto("/learn/spirit_island")
    expect(maren.page.locator(".top .next")).to_be_visible()
    expect(maren.page.locator(".told h3")).to_be_visible()
    menu_is_in_reach(maren)


SOME = [("inis", "phone"), ("spirit_island", "low")]
OTHERS = [("arrival", "wide"), ("origo", "low")]
DEVICES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "low": {"viewport": {"width": 1280, "height": 720}},
    "phone": ON_PHONE,
}
EVERY = [(game, device) for game in ("arrival", "origo", "inis", "spirit_island") for device in DEVICES]


@pytest.mark.more
@pytest.mark.parametrize(
    ("game", "device"), usually(*SOME, more=OTHERS, long=[one for one in EVERY if one not in SOME + OTHERS])
)
def test_nothing_at_a_table_is_written_too_small(arrives: Arrives, game: str, device: str) -> None:
    """In German and some way into the game."""
    maren = arrives("Maren", {"handover": "never"}, locale="de-DE", **DEVICES[device])
    id = maren.api("/api/tables", game=game, chairs=["me", "guest"], seed=5)["table"]["id"]
    rng = Random(game)
    for _ in range(25):
        play(maren, id, rng)
    maren.sit(id)
    maren.still()
    maren.picture(f"sizes-{game}-{device}")
    maren.can_be_read()
    if device != "phone":  # with one page more than usual
        maren.page.keyboard.press("r")
        expect(maren.page.locator("#panel-recap")).to_be_visible()
        assert maren.page.locator(".side .tabs").evaluate("tabs => tabs.scrollWidth <= tabs.clientWidth")


@pytest.mark.more
def test_the_phone(arrives: Arrives) -> None:
    """Every panel at 360 px, the map near and whole, in the longer language."""
    maren = arrives("Maren", locale="de-DE", **{**ON_PHONE, "viewport": {"width": 360, "height": 740}})
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    expect(maren.question).to_contain_text("Hafen")
    overview = maren.page.get_by_label("Überblick über die Karte")
    expect(overview).to_be_visible()
    for tab in ("Vorrat", "Leute", "Verlauf", "Gespräch", "Regeln"):
        found = maren.page.get_by_role("tab", name=tab)
        if found.count():
            found.tap()
            maren.picture(f"phone-de-{tab.lower()}")
            assert maren.violations(within="[role=tabpanel]") == []
            fits(maren)
    maren.button("Ganze Karte zeigen").tap()
    expect(overview).to_have_count(0)
    looks_well(maren, "phone-whole-map")
    maren.button("Vergrößern").last.tap()
    expect(overview).to_be_visible()
    where = "document.querySelector('main.board .land').style.transform"
    before = maren.page.evaluate(where)
    box = overview.bounding_box()
    assert box is not None
    maren.page.touchscreen.tap(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.2)
    maren.until(lambda: maren.page.evaluate(where) != before)


@pytest.mark.more
def test_nothing_is_asked_of_other_hosts(arrives: Arrives) -> None:
    maren = arrives("Maren")
    hosts: set[str] = set()
    maren.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    id = maren.new_table("me", "guest", seed=1)
    for path in ("/", "/play", "/rules/arrival", "/me", f"/t/{id}", f"/r/{id}"):
        maren.page.goto(path)
        maren.still()
    assert hosts == {maren.url.removeprefix("http://")}


MEASURED = """() => {
  const sub = document.querySelector(".prompt .sub"), para = sub.querySelector(".para");
  const line = parseFloat(getComputedStyle(sub).lineHeight), box = para.getBoundingClientRect();
  const met = (y) => document.elementFromPoint(box.left + box.width / 2, y) === para;
  let high = 0;
  for (let y = box.top - 30; y < box.bottom + 30; y++) high += met(y) ? 1 : 0;
  const say = document.querySelector(".prompt .say");
  const full = say.scrollHeight > say.clientHeight + 1 || say.scrollWidth > say.clientWidth + 1;
  return { line, lines: sub.getBoundingClientRect().height / line, high, full };
}"""


def test_a_finger_meets_the_paragraph_and_its_line_stays_as_high(arrives: Arrives) -> None:
    """On a small phone in German the help takes two lines, and the paragraph stands in the second."""
    maren = arrives("Maren", locale="de-DE", **{**ON_PHONE, "viewport": {"width": 360, "height": 640}})
    id = str(maren.api("/api/tables", game="origo", chairs=["me", "bot:random"], seed=1)["table"]["id"])
    maren.sit(id)
    maren.asked(id)
    found = maren.page.evaluate(MEASURED)
    assert found["high"] >= 24, found
    assert abs(found["lines"] - round(found["lines"])) < 0.06, found
    assert round(found["lines"]) >= 2, found
    assert not found["full"]
