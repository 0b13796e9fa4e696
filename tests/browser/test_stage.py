"""What others do is shown one thing after another, and whoever does not want to wait skips it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrives, Person


def sits_down(maren: Person, game: str) -> str:
    id = str(maren.api("/api/tables", game=game, chairs=["me", "bot:random"], seed=7)["table"]["id"])
    maren.page.goto(f"/t/{id}")
    expect(maren.page.locator(".prompt[data-version]")).to_be_visible()
    return id


def answers_until_shown(maren: Person, id: str) -> None:
    """Answer until somebody else has moved, so that there is something to show."""
    for _ in range(30):
        question = maren.asked(id)
        expect(maren.options).to_have_count(len(question["options"]))
        maren.options.first.dispatch_event("click")
        maren.waits_past(id, question["at"])
        expect(maren.page.locator(".prompt.stage, .prompt[data-version]:not(.busy)")).to_be_visible()
        if maren.page.locator(".prompt.stage").count():
            return
    raise AssertionError("nobody else has done anything")


@pytest.mark.parametrize("game", ["arrival", "inis", "origo", "spirit_island"])
def test_it_is_shown_step_by_step_until_it_is_skipped(arrives: Arrives, game: str) -> None:
    """The log goes as far as what is shown; afterwards the table is as the server has it."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    id = sits_down(maren, game)
    answers_until_shown(maren, id)
    maren.button("Pause").click()
    stage = maren.page.locator(".prompt.stage")
    maren.button("One step on").click()
    shown = maren.page.locator(".log li").last.locator("span:not(.em)")
    expect(stage.locator(".q")).to_have_text(shown.inner_text())
    maren.picture(f"stage-{game}")
    maren.page.keyboard.press("Space")
    expect(stage).to_have_count(0)
    maren.asked(id)
    assert len(maren.story()) == len(maren.table(id)["log"])


def test_it_ends_by_itself(arrives: Arrives) -> None:
    """And goes on where more has happened meanwhile, until the next question is there."""
    maren = arrives("Maren", wishes={"speed": "fast"})
    id = sits_down(maren, "arrival")
    answers_until_shown(maren, id)
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    maren.asked(id)


def test_whoever_wants_it_at_once_sees_it_at_once(arrives: Arrives) -> None:
    maren = arrives("Maren", wishes={"speed": "slow"})
    maren.page.goto("/me")
    maren.page.get_by_role("radio", name="at once").check(force=True)
    id = sits_down(maren, "arrival")
    with pytest.raises(AssertionError, match="nobody else"):
        answers_until_shown(maren, id)
