"""Looking back: records, positions, links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, ROOT, Arrives, Person

RECORD = ROOT / "tests" / "records" / "arrival" / "two-greedy.tuath"


def uploaded(person: Person) -> str:
    """The record as a table to look back at."""
    return str(person.api("/api/tables/record", record=RECORD.read_text(encoding="utf-8"))["table"]["id"])


@pytest.mark.more
def test_a_record_is_uploaded_replayed_and_kept(arrives: Arrives, tmp_path: Path) -> None:
    maren, bram = arrives("Maren"), arrives()
    maren.page.goto("/play")
    maren.page.locator("input[type=file]").set_input_files(RECORD)
    slider = maren.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("aria-valuemax", "0")
    total = int(slider.get_attribute("aria-valuemax") or "0")
    assert total > 100
    now = maren.page.locator(".now")
    expect(now).to_contain_text("Round 1")  # on a set board, with the first choice of the first round
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    maren.page.keyboard.press("Home")
    expect(now).to_contain_text("Before the first answer.")
    maren.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    maren.page.keyboard.press("PageDown")
    expect(now).to_contain_text("Round")
    maren.button("Round 3", exact=True).click()
    expect(now).to_contain_text("Round 3")
    here = slider.get_attribute("aria-valuenow") or ""
    id = maren.page.url.rpartition("/")[2].partition("#")[0]
    bram.page.goto(f"/r/{id}#{here}&w={maren.table(id)['watch']}")  # it is private: others need its link
    expect(bram.page.get_by_role("slider")).to_have_attribute("aria-valuenow", here)
    expect(bram.page.locator(".now")).to_have_text(now.inner_text())
    maren.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(total))
    maren.page.get_by_role("tab", name="Log").click()
    maren.log.locator("a.ll").nth(20).click()
    expect(slider).not_to_have_attribute("aria-valuenow", str(total))
    with maren.page.expect_download() as download:
        maren.button("Record").click()
    kept = tmp_path / "kept.tuath"
    download.value.save_as(kept)
    moves = [line for line in RECORD.read_text(encoding="utf-8").splitlines() if line and line[0].isdigit()]
    assert [line for line in kept.read_text(encoding="utf-8").splitlines() if line and line[0].isdigit()] == moves


def at(person: Person) -> int:
    return int(person.page.get_by_role("slider").get_attribute("aria-valuenow") or "-1")


@pytest.mark.more
def test_the_curve_is_a_slider_and_keys_go_by_step_turn_round_and_moment(arrives: Arrives) -> None:
    """What is still to come stands in the log in faded ink; the panels of the players are those of the table."""
    maren = arrives("Maren")
    id = uploaded(maren)
    curve = maren.get(f"/api/tables/{id}/curve")["curve"]
    maren.page.goto(f"/r/{id}")
    slider = maren.page.get_by_role("slider")
    first = next(one["count"] for one in curve["rounds"] if one["round"] == 1)
    expect(slider).to_have_attribute("aria-valuenow", str(first))
    expect(maren.page.locator(".players .pl")).to_have_count(2)
    expect(maren.page.locator(".log .later").first).to_be_attached()
    slider.focus()
    steps = [
        ("ArrowRight", first + 1),
        ("Shift+ArrowRight", next(count for count in curve["turns"] if count > first + 1)),
        ("Control+ArrowRight", next(one["count"] for one in curve["rounds"] if one["round"] == 2)),
        ("m", next(one["count"] for one in curve["swings"] if one["count"] > curve["rounds"][2]["count"])),
    ]
    for key, count in steps:
        maren.page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(count))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Answer .* of .*, Round"))
    maren.page.keyboard.press("4")
    expect(maren.page.get_by_role("radio", name="4")).to_be_checked()
    before = at(maren)
    maren.page.keyboard.press("Space")
    maren.until(lambda: at(maren) > before)
    maren.page.keyboard.press("Space")
    expect(maren.button("Play", exact=True)).to_be_visible()
    box = slider.bounding_box()
    assert box is not None
    maren.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    total = int(slider.get_attribute("aria-valuemax") or "0")
    maren.until(lambda: abs(at(maren) - total / 2) <= 2)
    maren.is_accessible("replay")


def test_what_is_no_record_is_refused_with_words(arrives: Arrives, tmp_path: Path) -> None:
    maren = arrives("Maren")
    poem = tmp_path / "poem.txt"
    poem.write_text("Three candles that illumine every darkness", encoding="utf-8")
    maren.page.goto("/play")
    with maren.appears(".toast", "this is no record of Tuath"):
        maren.page.locator("input[type=file]").set_input_files(poem)
    assert "⟨" not in maren.page.locator("body").inner_text()
    assert maren.page.url.endswith("/play")


@pytest.mark.more
def test_a_round_is_a_short_story_that_unfolds(arrives: Arrives) -> None:
    """In the log, but for the round that is looked at; by mouse and by keys."""
    maren = arrives("Maren")
    maren.page.goto(f"/r/{uploaded(maren)}#20")
    expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "20")
    story = maren.page.locator(".lh", has_text="Round 2").locator("xpath=following-sibling::li")
    expect(story.nth(6)).to_have_text(re.compile("Round 3"))  # two lines for each of two players, Fomori, standing
    expect(story.nth(0)).to_contain_text(re.compile("draws 4 cards and turns up .*; blocks "))
    expect(story.nth(5)).to_contain_text("How it stands: fame")
    fold = story.nth(0).get_by_role("button")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(story.nth(1)).to_contain_text("draws a card from the")
    expect(story.nth(1)).to_be_in_viewport()
    maren.picture("log-story")
    assert maren.violations(within=".log") == []
    maren.log.focus()
    story.nth(0).locator(".ll").focus()
    maren.page.keyboard.press("ArrowRight")
    maren.page.keyboard.press("Enter")
    expect(maren.log.locator(".step")).to_have_count(0)


def test_whoever_reads_on_is_not_taken_back(arrives: Arrives) -> None:
    """Lines grow when they come into sight; the position looked at is brought where it changes, not then."""
    maren = arrives("Maren")
    maren.page.goto(f"/r/{uploaded(maren)}#20")
    slider = maren.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "20")
    present = maren.log.locator("[data-now]")
    expect(present).to_be_in_viewport()
    maren.log.hover()
    maren.page.mouse.wheel(0, 100_000)
    expect(maren.log.locator("li").last).to_be_in_viewport()
    maren.still()
    expect(maren.log.locator("li").last).to_be_in_viewport()
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "21")
    expect(present).to_be_in_viewport()


def test_while_a_game_runs_its_past_can_be_seen(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    maren.options.first.dispatch_event("click")
    expect(maren.log.locator(".ll").first).to_be_visible()
    maren.log.locator(".ll").first.click()
    expect(maren.page.locator(".prompt")).to_be_visible()  # a line lights its place, and leads nowhere by itself
    maren.log.locator("a.jump").first.click()
    expect(maren.page.get_by_role("slider")).to_be_visible()
    maren.page.get_by_role("link", name="Back to the table").click()
    expect(maren.options.first).to_be_attached()


# Fields that are not wholly on the map, and what is wrong with what is told: something lies on it, or a line is cut.
HIDDEN = """() => {
    const box = (one) => one.getBoundingClientRect(), told = document.querySelector("main > .now");
    const map = box(document.querySelector("[data-ground]")), at = box(told), text = told.querySelector("p");
    const lines = text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);
    const kinds = ["location", "field", "territory", "land"].map((kind) => `svg.over [data-thing^="${kind}:"]`);
    const places = [...document.querySelectorAll(kinds.join())].map((one) => [one.dataset.thing, box(one)]);
    const out = ([, { left, right, top, bottom }]) => left < map.left - 1 || right > map.right + 1
        || top < map.top - 1 || bottom > map.bottom + 1;
    const seen = (x, y) => told.contains(document.elementFromPoint(x, y));
    const [xs, ys] = [[at.left + 1, at.right - 1], [at.top + 1, at.bottom - 1]];
    return {
        places: places.length > 0,
        lost: places.filter(out).map(([name]) => name),
        covered: !xs.every((x) => ys.every((y) => seen(x, y))) || at.top < map.bottom - 1,
        broken: Math.abs(lines - Math.round(lines)) > 0.07,
        more: text.scrollHeight > text.clientHeight + 1,
    };
}"""
RECORDS = {
    "arrival": "arrival/two-greedy",
    "origo": "origo/five-greedy",
    "inis": "inis/four-mixed",
    "spirit_island": "spirit_island/one-greedy-river",
}
SMALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.more
@pytest.mark.parametrize(
    ("game", "device"),
    usually(
        ("arrival", SMALL),
        more=[("spirit_island", ON_PHONE)],
        long=[(game, SMALL) for game in RECORDS if game != "arrival"],
    ),
)
def test_a_replay_shows_the_whole_map_on_a_small_screen(arrives: Arrives, game: str, device: dict[str, Any]) -> None:
    """Whoever looks at what has been presses nothing on the map; what is told lies under it, in whole lines."""
    maren = arrives("Maren", locale="de-DE", **device)
    record = (ROOT / "tests" / "records" / f"{RECORDS[game]}.tuath").read_text(encoding="utf-8")
    id = maren.api("/api/tables/record", record=record)["table"]["id"]
    height = set()
    for count in (120, 121, 122):
        maren.page.goto(f"/r/{id}#{count}")
        expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(count))
        expect(maren.page.locator("main svg.over [data-thing]").first).to_be_attached()
        maren.still()
        found = maren.page.evaluate(HIDDEN)
        assert found == {"places": True, "lost": [], "covered": False, "broken": False, "more": False}
        height.add(maren.page.locator("[data-ground]").evaluate("one => one.clientHeight"))
    assert len(height) == 1, "what is told does not move the map"
    maren.picture(f"replay-{game}-{device['viewport']['width']}")
