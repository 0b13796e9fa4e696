"""The ending: it comes after the last move, step by step; all of it can be had at once; the replay is a press away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import MOVING, ON_PHONE, ROOT, WIDE, Arrives
from tests.browser.helpers import GAMES, skips_to_the_end, uploaded

LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
DEVICES: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "low": LOW, "phone": ON_PHONE}
SOME = usually(
    ("spirit_island", "low", "de"),
    more=[("arrival", "wide", "en"), ("origo", "low", "de"), ("inis", "wide", "de"), ("spirit_island", "phone", "de")],
)
EVERY = [(game, device, language) for game in GAMES for device in DEVICES for language in ("en", "de")]


# Time for the next step comes when the test says so.
BEAT = re.search(r"BEAT = (\d+);", (ROOT / "web" / "src" / "lib" / "ending.ts").read_text(encoding="utf-8"))
HELD = """const later = window.setTimeout;
window.next = [];
window.setTimeout = (does, after, ...rest) =>
    after === BEAT ? window.next.push(does) && 0 : later(does, after, ...rest);"""


def test_the_ending_comes_step_by_step_and_s_shows_all(arrives: Arrives) -> None:
    maren = arrives("Maren", {"handover": "never"}, **MOVING)
    assert BEAT is not None
    maren.page.add_init_script(HELD.replace("BEAT", BEAT[1]))
    id = str(maren.api("/api/tables", game="origo", chairs=["me", "guest:Bram"], seed=5)["table"]["id"])
    maren.sit(id)
    skips_to_the_end(maren, id)
    maren.page.wait_for_url(f"**/e/{id}")
    expect(maren.page.locator(".ended.coming")).to_be_visible()
    waiting = maren.page.locator("tr.wait")
    expect(waiting).to_have_count(16)
    maren.until(lambda: maren.page.evaluate("(window.next.shift() ?? (() => {}))()") or waiting.count() < 16)
    expect(maren.page.locator(".ended.coming")).to_be_visible()
    maren.page.keyboard.press("s")
    expect(maren.page.locator(".ended.coming")).to_have_count(0)
    expect(maren.page.locator(".wait")).to_have_count(0)
    expect(maren.page.locator("h1")).to_contain_text("founds a people")
    maren.page.reload()
    expect(maren.page.locator("[data-box=points] tbody tr")).to_have_count(16)
    expect(maren.page.locator(".wait")).to_have_count(0)


@pytest.mark.long
def test_whoever_wants_no_motion_sees_it_whole_at_once(arrives: Arrives) -> None:
    maren = arrives("Maren", {"handover": "never"})
    id = str(maren.api("/api/tables", game="origo", chairs=["me", "guest:Bram"], seed=5)["table"]["id"])
    maren.sit(id)
    skips_to_the_end(maren, id)
    maren.page.wait_for_url(f"**/e/{id}")
    expect(maren.page.locator("[data-box=points] tbody tr")).to_have_count(16)
    expect(maren.page.locator(".wait, .coming")).to_have_count(0)


BROKEN = """() => [...document.querySelectorAll("main thead th")].filter((one) =>
    one.closest("thead").clientWidth > 1).flatMap((head) =>
    [...head.textContent.matchAll(/[^ ]+/g)].filter((word) => {
        const range = document.createRange();
        const text = [...head.childNodes].find((one) => one.nodeType === 3 && one.textContent.trim());
        if (head.childElementCount || !text) return false;
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map((word) => word[0]))"""  # words of heads that are broken


@pytest.mark.more
@pytest.mark.parametrize(("game", "device", "language"), SOME)
def test_an_ending_can_be_read_by_everybody(arrives: Arrives, game: str, device: str, language: str) -> None:
    """The title, every box and its figures; nothing scrolls sideways."""
    maren = arrives("Maren", {"language": language}, **DEVICES[device])
    id = uploaded(maren, game)
    told = maren.get(f"/api/tables/{id}/ending")["ending"]
    maren.page.goto(f"/e/{id}")
    expect(maren.page.locator("h1")).not_to_be_empty()
    expect(maren.page.locator("[data-box]")).to_have_count(len(told["boxes"]))
    expect(maren.page.locator(".small svg").first).to_be_attached()
    maren.still()
    assert "⟨" not in maren.page.locator("body").inner_text()
    assert maren.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert maren.page.evaluate(BROKEN) == []
    maren.can_be_read()
    maren.is_accessible(f"ending-{game}-{device}-{language}")


@pytest.mark.long
@pytest.mark.parametrize(("game", "device", "language"), EVERY)
def test_every_ending_can_be_read_by_everybody(arrives: Arrives, game: str, device: str, language: str) -> None:
    test_an_ending_can_be_read_by_everybody(arrives, game, device, language)


@pytest.mark.more
def test_a_turning_point_opens_the_replay_there_and_the_table_is_near(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = uploaded(maren, "arrival")
    swings = maren.get(f"/api/tables/{id}/curve")["curve"]["swings"]
    maren.page.goto(f"/e/{id}")
    moments = maren.page.get_by_role("region", name="Turning points").get_by_role("link")
    expect(moments).to_have_count(len(swings))
    moments.first.click()
    expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(swings[0]["count"]))
    maren.page.go_back()
    maren.page.get_by_role("link", name="Back to the table").first.click()
    expect(maren.question).to_have_text(re.compile("won"))
    maren.page.get_by_role("link", name="How it ended").click()
    expect(maren.page.locator("[data-box=points]")).to_be_visible()


def test_a_game_that_goes_on_has_no_ending_yet(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.page.goto(f"/e/{id}")
    maren.page.wait_for_url(f"**/t/{id}")
    expect(maren.page.locator(".prompt[data-version]")).to_be_visible()
