"""Looking back: records, positions, links."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Arrives

RECORD = ROOT / "tests" / "records" / "arrival" / "two-greedy.tuath"


def test_a_record_is_uploaded_replayed_and_kept(arrives: Arrives, tmp_path: Path) -> None:
    maren, bram = arrives("Maren"), arrives()
    maren.page.goto("/play")
    maren.page.locator("input[type=file]").set_input_files(RECORD)
    slider = maren.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    total = int(slider.get_attribute("max") or "0")
    assert total > 100
    now = maren.page.locator(".now")
    expect(now).to_have_text("Before the first answer.")
    maren.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    maren.page.keyboard.press("PageDown")
    expect(now).to_contain_text("Round")
    maren.button("Round 3").click()
    expect(now).to_contain_text("Round 3")
    here = slider.input_value()
    id = maren.page.url.rpartition("/")[2].partition("#")[0]
    bram.page.goto(f"/r/{id}#{here}&w={maren.table(id)['watch']}")  # it is private: others need its link
    expect(bram.page.get_by_role("slider")).to_have_value(here)
    expect(bram.page.locator(".now")).to_have_text(now.inner_text())
    maren.page.keyboard.press("End")
    expect(slider).to_have_value(str(total))
    maren.page.get_by_role("tab", name="Log").click()
    maren.log.locator("a.ll").nth(20).click()
    expect(slider).not_to_have_value(str(total))
    with maren.page.expect_download() as download:
        maren.button("Record").click()
    kept = tmp_path / "kept.tuath"
    download.value.save_as(kept)
    moves = [line for line in RECORD.read_text(encoding="utf-8").splitlines() if line and line[0].isdigit()]
    assert [line for line in kept.read_text(encoding="utf-8").splitlines() if line and line[0].isdigit()] == moves


def test_what_is_no_record_is_refused_with_words(arrives: Arrives, tmp_path: Path) -> None:
    maren = arrives("Maren")
    poem = tmp_path / "poem.txt"
    poem.write_text("Three candles that illumine every darkness", encoding="utf-8")
    maren.page.goto("/play")
    maren.page.locator("input[type=file]").set_input_files(poem)
    expect(maren.page.locator(".toasts, .toast").first).not_to_be_empty()
    assert "⟨" not in maren.page.locator("body").inner_text()
    assert maren.page.url.endswith("/play")


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
