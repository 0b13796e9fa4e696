"""Every page in both lights and languages, wide and on the phone: axe finds nothing, nothing scrolls sideways."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, ROOT, Arrives, Person

RECORD = (ROOT / "tests" / "records" / "arrival" / "three-greedy.tuath").read_text(encoding="utf-8")
PAGES = ["/", "/play", "/rules/arrival", "/me", "/nowhere"]


def name_of(path: str) -> str:
    return path.strip("/").replace("/", "-") or "home"


def mid_game(person: Person, answers: int = 70) -> str:
    """A table some way into a game, where this person is asked."""
    id = person.new_table("me", "guest", "bot:random", seed=8)
    rng = Random(1)
    for number in range(answers):
        person.until(lambda: any("options" in asked for asked in person.table(id)["asked"]))
        table = person.table(id)
        asked = next(asked for asked in table["asked"] if "options" in asked)
        option = rng.choice(asked["options"])["id"]
        body = {"seat": asked["seat"], "option": option, "version": table["version"], "id": str(number)}
        person.context.request.post(f"/api/tables/{id}/answer", data=body)
    return id


def looks_well(person: Person, name: str) -> None:
    person.still()
    person.picture(name)
    assert person.violations() == []
    widths = person.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert widths[0] <= widths[1], "nothing scrolls sideways"
    assert "⟨" not in person.page.locator("body").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["wide", "phone"])
def test_every_page(arrives: Arrives, device: str, theme: str) -> None:
    options: dict[str, Any] = ON_PHONE if device == "phone" else {}
    language = "de-DE" if theme == "dark" else "en-GB"
    maren = arrives("Maren", color_scheme=theme, locale=language, **options)
    for path in PAGES:
        maren.page.goto(path)
        expect(maren.page.get_by_role("heading", level=1)).not_to_be_empty()
        looks_well(maren, f"{name_of(path)}-{device}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["wide", "phone"])
def test_a_table_in_mid_game(arrives: Arrives, device: str, theme: str) -> None:
    options: dict[str, Any] = ON_PHONE if device == "phone" else {}
    maren = arrives("Maren", color_scheme=theme, locale="de-DE" if theme == "dark" else "en-GB", **options)
    maren.settings(auto=False, handover="never")
    id = mid_game(maren)
    maren.sit(id)
    looks_well(maren, f"table-{device}-{theme}")
    made = maren.api("/api/tables/record", record=RECORD)["table"]["id"]
    maren.page.goto(f"/t/{made}")
    expect(maren.page.locator(".players .tag.gold, .strip button").first).to_be_visible()
    looks_well(maren, f"over-{device}-{theme}")
    maren.page.goto(f"/r/{made}#200")
    expect(maren.page.get_by_role("slider")).to_have_value("200")
    looks_well(maren, f"replay-{device}-{theme}")


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
            looks_well(maren, f"phone-de-{tab.lower()}")
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
    assert maren.page.evaluate(where) != before


def test_nothing_is_asked_of_other_hosts(arrives: Arrives) -> None:
    maren = arrives("Maren")
    hosts: set[str] = set()
    maren.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    id = maren.new_table("me", "guest", seed=1)
    for path in ("/", "/play", "/rules/arrival", "/me", f"/t/{id}", f"/r/{id}"):
        maren.page.goto(path)
        maren.still()
    assert hosts == {maren.url.removeprefix("http://")}
