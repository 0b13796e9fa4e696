"""Panels of spirits that keep something of their own: what each of them shows in the middle of a game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import ON_PHONE, Arrives, Person, Question
from tests.browser.isle import SMALL_SCREEN, is_asked, new_game, view_of, wished
from tests.spirit_island.board import power, printed

STARLIGHT, DAYS = "starlight_seeks_its_form", "fractured_days_split_the_sky"
MEMORY, VOLCANO, OCEAN = "shifting_memory_of_ages", "volcano_looming_high", "oceans_hungry_grasp"


def panel_of(person: Person, spirit: str, *others: str, lot: int, until: Any) -> str:
    """A table with this spirit, after some turns in which it has answered by lot."""
    rng = Random(lot)
    options = {"spirit": spirit, "expansions": "both", "events": "off"}
    return new_game(
        person, *others, options=options, until=until, wish=lambda question: rng.randrange(len(question["options"]))
    )


def own(question: Question) -> Any:
    """The first spirit as it is when this is asked; until it has settled there is nothing to see."""
    return next(iter(question["view"]["spirits"]), {})


@pytest.mark.more
def test_a_panel_that_grows(arrives: Arrives) -> None:
    """S-22.16: what is not open is sunk, two ways glow, the one that is taken is blue and the other struck out."""
    maren = arrives("Maren")
    id = panel_of(maren, STARLIGHT, lot=4, until=is_asked("unlock"))
    ways = maren.page.locator(".tray .growth .way")
    expect(maren.page.locator(".tray .track")).to_have_count(6)
    expect(ways).to_have_count(12)
    expect(ways.and_(maren.page.locator(".locked"))).to_have_count(6)
    expect(ways.and_(maren.page.locator(".lit"))).to_have_count(2)
    expect(ways.and_(maren.page.locator(".locked")).first).to_contain_text("growth track")
    expect(maren.page.locator(".tray .panel .counts").first).to_be_in_viewport(
        ratio=1
    )  # six tracks leave room for the elements
    maren.picture("panel-starlight-opens")
    before = maren.asked(id)["at"]
    taken = ways.and_(maren.page.locator(".lit")).nth(1)
    name = (taken.text_content() or "").strip()
    taken.click()
    maren.waits_past(id, before)
    maren.settled()
    expect(ways.and_(maren.page.locator(".opened"))).to_have_text([name])
    expect(ways.and_(maren.page.locator(".gone"))).to_have_count(1)
    maren.goes_to(id, lambda question: own(question)["marked"], wished("plays"))
    (space, element) = next(iter(own({"view": view_of(maren, id)})["marked"].items()))
    assert space.startswith("plays-")
    free = maren.page.locator(".tray .track").nth(1).locator(".space")
    expect(free.nth(int(space.partition("-")[2]))).to_have_attribute("title", element.capitalize())
    maren.is_accessible("panel-starlight", ".tray .growth")


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def stand_beside_each_other(openings: Locator, in_a_row: bool) -> None:
    """Each track, and to its right the two ways that it opens."""
    expect(openings).to_have_count(4)
    for n in range(4):
        track, ways = openings.nth(n).locator(".track"), openings.nth(n).locator(".way")
        expect(track).to_have_attribute("data-track", f"growth_{n + 1}")
        expect(ways).to_have_count(2)
        left, first, second = (box_of(one) for one in (track, ways.nth(0), ways.nth(1)))
        assert left["x"] + left["width"] <= min(first["x"], second["x"])
        assert first["y"] <= left["y"] + left["height"] / 2 <= second["y"] + second["height"]
        assert (first["y"] == second["y"]) == in_a_row


def test_what_a_track_opens_stands_beside_it(arrives: Arrives) -> None:
    """S-22.16: its presence is taken where the two ways stand that it opens."""
    maren = arrives("Maren", **SMALL_SCREEN)
    id = panel_of(maren, STARLIGHT, lot=4, until=is_asked("presence-from"))
    expect(maren.page.locator(".tray .panel .track")).to_have_count(2)
    openings = maren.page.locator(".tray .growth .opening")
    stand_beside_each_other(openings, in_a_row=False)
    maren.picture("panel-starlight-source")
    before = maren.asked(id)["at"]
    openings.nth(1).get_by_role("button").click()
    maren.until(lambda: maren.part == "fourth" or maren.table(id)["version"] > before)
    tracks = own(maren.play_beside(id, is_asked("unlock"), wished("fourth")))["tracks"]
    assert [track["covered"] for track in tracks[2:]] == [1, 0, 2, 2]


@pytest.mark.more
def test_on_a_phone_two_ways_have_one_line(arrives: Arrives) -> None:
    """S-22.16: while a track is asked for, all of them are with the others."""
    maren = arrives("Maren", **ON_PHONE)
    panel_of(maren, STARLIGHT, lot=4, until=is_asked("presence-from"))
    expect(maren.page.locator(".tray .panel .track .lit")).to_have_count(6)
    panel_of(maren, STARLIGHT, lot=4, until=is_asked("unlock"))
    openings = maren.page.locator(".tray .growth .opening")
    stand_beside_each_other(openings, in_a_row=True)
    expect(maren.page.locator(".tray .panel .track")).to_have_count(2)
    maren.picture("panel-starlight-phone")


@pytest.mark.more
def test_time_and_a_second_hand(arrives: Arrives) -> None:
    """S-22.17: time lies there as presence and one more could; the days are open, minor powers before major ones."""
    maren = arrives("Maren")
    id = panel_of(maren, DAYS, lot=2, until=lambda question: own(question).get("time", 0) > 1)
    spirit = own({"view": view_of(maren, id)})
    time = maren.page.locator(".tray .time")
    expect(time).to_have_attribute("aria-label", f"Time on the panel: {spirit['time']}")
    expect(time.locator(".disc:not(.next)")).to_have_count(spirit["time"])
    expect(time.locator(".disc.next")).to_have_count(1)
    days = maren.page.get_by_role("group", name="Open beside the panel")
    expect(days.locator("[data-card]")).to_have_count(len(spirit["days"]))
    cards = days.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    kinds = [printed().powers[power(card)].kind for card in cards]
    assert kinds == sorted(kinds, key=["minor", "major"].index), "minor powers come first"
    expect(maren.page.get_by_role("group", name="Hand", exact=True)).to_be_visible()
    maren.is_accessible("panel-days", ".tray .panel")


@pytest.mark.more
def test_prepared_elements(arrives: Arrives) -> None:
    """S-22.21: eight elements with their numbers; those that help now glow, and one is spent by pressing it."""
    maren = arrives("Maren")
    id = panel_of(maren, MEMORY, lot=9, until=is_asked("marker"))
    before = own({"view": view_of(maren, id)})["prepared"]
    question = maren.asked(id)
    markers = maren.page.locator(".tray .prepared .marker")
    expect(markers).to_have_text([str(number) for number in before.values()])
    offered = [option["id"] for option in question["options"] if option["id"] != "stop"]
    glowing = markers.and_(maren.page.locator(".lit"))
    assert sorted(glowing.evaluate_all("all => all.map((one) => one.dataset.option)")) == sorted(offered)
    expect(maren.page.locator(".tray .prepared .lights").first).to_have_text(
        re.compile(r"^Spend 1 \w+.*: level \d lights\.$")
    )
    maren.is_accessible("panel-prepared", ".tray .prepared")
    glowing.first.click()
    maren.waits_past(id, question["at"])
    spent = glowing_of(before, own({"view": view_of(maren, id)})["prepared"])
    assert spent in offered


def glowing_of(before: dict[str, int], after: dict[str, int]) -> str:
    """The element of which there is one less."""
    return next(element for element in before if after[element] == before[element] - 1)


@pytest.mark.more
def test_what_falls_with_a_mountain(arrives: Arrives) -> None:
    """S-22.14: by land what everybody there takes, Dahan in red, and where three presence make powers reach farther."""
    maren = arrives("Maren")

    def is_tall(question: Question) -> bool:
        rows = own(question).get("collapses", [])
        return any(row["dahan_lost"] for row in rows) and any(row["farther"] for row in rows)

    id = panel_of(maren, VOLCANO, lot=107, until=is_tall)
    rows = own({"view": view_of(maren, id)})["collapses"]
    table = maren.page.get_by_role("table", name="If all its presence in a land is destroyed")
    expect(table.locator("tbody tr")).to_have_count(len(rows))
    expect(table.locator("tr.danger")).to_have_count(sum(row["dahan_lost"] > 0 for row in rows))
    expect(table.locator(".tag")).to_have_count(sum(row["farther"] > 0 for row in rows))
    first = next(row for row in rows if row["dahan_lost"])
    expect(table.locator("tr.danger td.fall").first).to_contain_text(f"−{first['dahan_lost']}")
    maren.is_accessible("panel-volcano", ".tray .panel")


@pytest.mark.more
def test_the_drowned_lie_on_the_panel(arrives: Arrives) -> None:
    """S-22.3, in German and on a phone: what does not make an energy yet is told with the panel."""
    maren = arrives("Maren", {"language": "de", "handover": "never"}, **ON_PHONE)
    id = panel_of(maren, OCEAN, "guest:Bram", lot=19, until=lambda question: own(question).get("drowned", 0))
    drowned = own({"view": view_of(maren, id)})["drowned"]
    maren.page.locator(".tray .who button").first.click()  # whoever is asked just then
    told = maren.page.locator(".tray .drowned")
    told.scroll_into_view_if_needed()
    expect(told).to_have_text(f"{drowned} ertränkt")
    maren.picture("panel-ocean-phone")


def test_a_low_screen_shows_all_growth_tracks_and_most_of_the_island(arrives: Arrives) -> None:
    """What unfolds for one question is no higher than that needs: no track is cut off, and the island can be played."""
    maren = arrives("Maren", **SMALL_SCREEN)
    panel_of(maren, STARLIGHT, lot=4, until=is_asked("presence-from"))
    tray, board = box_of(maren.page.locator(".tray .brief")), box_of(maren.page.locator("main.board"))
    openings = maren.page.locator(".tray .growth .opening")
    expect(openings).to_have_count(4)
    for n in range(4):
        expect(openings.nth(n).locator(".track")).to_be_in_viewport(ratio=1)
        expect(openings.nth(n).locator(".way").first).to_be_in_viewport(ratio=1)
    covered = board["y"] + board["height"] - tray["y"]
    assert covered < board["height"] / 4, "three quarters of the board are in sight"
    maren.picture("panel-starlight-low")


@pytest.mark.more
def test_what_markers_light_is_above_the_edge(arrives: Arrives) -> None:
    """Eight markers in one line; the line below them is whole, on a high screen and on a low one."""
    for name, size in (("low", SMALL_SCREEN), ("high", {})):
        maren = arrives(f"Maren {name}", **size)
        panel_of(maren, MEMORY, lot=9, until=is_asked("marker"))
        tray, line = box_of(maren.page.locator(".tray .across")), box_of(maren.page.locator(".prepared .lights").last)
        markers = maren.page.locator(".tray .prepared .marker").evaluate_all(
            "all => [...new Set(all.map((one) => Math.round((one.getBoundingClientRect().top"
            " + one.getBoundingClientRect().bottom) / 2)))]"
        )
        assert len(markers) == 1
        maren.picture(f"panel-prepared-{name}")
        assert line["y"] + line["height"] <= tray["y"] + tray["height"] - 4, name
