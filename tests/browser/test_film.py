"""A game as a page of its own, in a browser without any line."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.drawing.pieces import PIECES
from tests.drawing.records import begun, frames_in
from tuath.drawing.film import film

CHANGED = "#pieces > .last"
UNTIL = {"arrival": 16, "inis": 30, "origo": 24, "spirit_island": 30}  # answers, until something has come on the board


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_film_is_stepped_and_played_by_hand_and_keyboard(browser: Browser, tmp_path: Path, game: str) -> None:
    position = begun(game, UNTIL[game])
    shown = film(position, None, "en")
    last = len(frames_in(shown)["frames"]) - 1
    (tmp_path / "game.html").write_text(shown, encoding="utf-8")
    context = browser.new_context(offline=True, reduced_motion="reduce")
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text))
    page.goto((tmp_path / "game.html").as_uri())
    count, forward = page.locator("#count"), page.get_by_role("button", name="Forward")
    expect(count).to_have_text(f"0 / {last}")
    expect(page.get_by_role("button", name="To the beginning")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(f"1 / {last}")
    forward.click()
    expect(count).to_have_text(f"2 / {last}")
    page.keyboard.press("End")
    expect(count).to_have_text(f"{last} / {last}")
    expect(forward).to_be_disabled()
    things = page.locator("#pieces [data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)")
    assert all(f'data-thing="{thing}"' in position.svg() for thing in things)
    assert len(things) == position.svg().count("data-thing=")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{last - 1} / {last}")
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last}")
    for _ in range(last):  # somewhere on the way something on the board changes
        if page.locator(CHANGED).count():
            break
        page.keyboard.press("ArrowRight")
    assert page.locator(CHANGED).first.evaluate("one => getComputedStyle(one).animationName") == "none"
    page.keyboard.press("End")
    page.locator("body").press(" ")  # from the end it plays from the beginning
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    assert errors == []
    context.close()
