"""What others do is shown one thing after another, and whoever does not want to wait skips it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.amounts import usually
from tests.browser.conftest import Arrives, Person


def sits_down(maren: Person, game: str) -> str:
    id = str(maren.api("/api/tables", game=game, chairs=["me", "bot:random"], seed=7)["table"]["id"])
    maren.page.goto(f"/t/{id}")
    expect(maren.page.locator(".prompt[data-version], .prompt.stage")).to_be_visible()
    return id


def holds_back(maren: Person) -> list[Route]:
    """What the page asks of what has happened waits here until it is let go.

    From before the page is opened: a bot may act, and be shown, while it is drawn.
    """
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    maren.page.route("**/since/*", hold)
    return held


def answers_until_shown(maren: Person, id: str, most: int = 30) -> None:
    """Answer until somebody else has moved, so that there is something to show."""
    stage = maren.page.locator(".prompt.stage")

    def is_settled() -> bool:
        """Something is shown, or it is my turn again and nothing else will happen."""
        table = maren.table(id)
        return bool(stage.count()) or ("options" in table["asked"][0] and maren.shows() == table["version"])

    for _ in range(most):
        maren.until(is_settled)
        if stage.count():
            return
        question = maren.asked(id)
        maren.answer(id, question, 0)
    raise AssertionError("nobody else has done anything")


@pytest.mark.parametrize("game", usually("arrival", more=["spirit_island"], long=["inis", "origo"]))
def test_it_is_shown_step_by_step_until_it_is_skipped(arrives: Arrives, game: str) -> None:
    """The log goes as far as what is shown; afterwards the table is as the server has it."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    held = holds_back(maren)
    id = sits_down(maren, game)
    answers_until_shown(maren, id)
    expect(maren.question).to_have_text("What happened meanwhile …")
    maren.button("Pause").click()
    told = maren.told()
    maren.until(lambda: held)
    held[0].continue_()
    expect(maren.page.locator(".prompt.stage .sub")).to_contain_text("step")
    maren.button("One step on").click()
    expect(maren.question).not_to_have_text("What happened meanwhile …")
    assert told < maren.told() <= len(maren.table(id)["log"])
    expect(maren.log).to_contain_text(maren.question.inner_text())
    maren.picture(f"stage-{game}")
    maren.page.keyboard.press("Escape")  # the space bar would press the button that has the focus
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    maren.asked(id)
    maren.page.keyboard.press("l")  # where much has happened the recap lies over it
    maren.until(lambda: maren.told() == len(maren.table(id)["log"]))


@pytest.mark.more
def test_seals_lead_to_their_steps_and_speeds_are_at_hand(arrives: Arrives) -> None:
    """A step that is over is seen again with the log as it was then; another speed counts from now on."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    held = holds_back(maren)
    id = sits_down(maren, "arrival")
    answers_until_shown(maren, id)
    maren.button("Pause").click()
    maren.until(lambda: held)
    held[0].continue_()
    seals = maren.page.locator(".prompt.stage .seals button")
    expect(seals.first).to_be_visible()
    assert seals.count() >= 2
    maren.button("One step on").click()
    expect(seals.first).to_have_attribute("aria-current", "step")
    told, first = maren.told(), maren.question.inner_text()
    seals.nth(1).click()
    expect(seals.nth(1)).to_have_attribute("aria-current", "step")
    assert maren.told() > told
    maren.picture("stage-seals")
    assert maren.violations(within=".prompt.stage") == []
    seals.first.click()
    expect(maren.question).to_have_text(first)
    assert maren.told() == told
    speeds = maren.page.locator(".prompt.stage .speeds button")
    expect(speeds).to_have_text(["slow", "normal", "fast", "at once"])
    speeds.nth(2).click()
    expect(speeds.nth(2)).to_have_attribute("aria-pressed", "true")
    speeds.nth(3).click()
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    assert maren.page.evaluate("JSON.parse(localStorage.tuath).speed") == "at-once"


@pytest.mark.parametrize("way", usually("click", more=["key"]))
def test_a_verb_can_be_begun_before_all_was_shown(arrives: Arrives, way: str) -> None:
    """It ends what is shown and leads to its places; nothing is done by it yet."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    id = sits_down(maren, "arrival")
    verb = maren.page.locator(".prompt.stage .vb[data-option]")
    for _ in range(12):
        answers_until_shown(maren, id)
        if maren.asked_beside(id)["key"] == "arrival-act":
            break
        maren.page.keyboard.press("Escape")
        expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    expect(verb.first).to_be_visible()
    maren.button("Pause").click()
    maren.picture("stage-verbs")
    version, chosen = maren.table(id)["version"], str(verb.first.get_attribute("data-option"))
    if way == "click":
        verb.first.click()
    else:
        maren.page.keyboard.press(str(verb.first.get_attribute("aria-keyshortcuts")))
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    expect(maren.page.locator(".prompt")).to_have_attribute("data-part", chosen)
    assert maren.table(id)["version"] == version


def test_it_ends_by_itself(arrives: Arrives) -> None:
    """And goes on where more has happened meanwhile, until the next question is there."""
    maren = arrives("Maren", wishes={"speed": "fast"})
    held = holds_back(maren)
    id = sits_down(maren, "arrival")
    answers_until_shown(maren, id)
    maren.until(lambda: held)
    maren.page.unroute("**/since/*")  # and what is held goes on
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)
    maren.asked(id)


@pytest.mark.more
def test_whoever_wants_it_at_once_sees_it_at_once(arrives: Arrives) -> None:
    maren = arrives("Maren", wishes={"speed": "slow"})
    maren.page.goto("/me")
    maren.page.get_by_role("radio", name="at once").check(force=True)
    id = sits_down(maren, "arrival")
    with pytest.raises(AssertionError, match="nobody else"):
        answers_until_shown(maren, id, most=12)
    assert any(line["params"].get("seat") == "seat:p2" for line in maren.table(id)["log"]), "the other has done much"


@pytest.mark.parametrize("speed", usually("fast", more=["normal"]))
def test_a_card_that_a_bot_plays_lies_large_at_every_speed(arrives: Arrives, speed: str) -> None:
    """However fast: the card itself with its text, not only its name in a chip; and it goes by itself."""
    maren = arrives("Maren", wishes={"speed": speed})
    made = maren.api("/api/tables", game="inis", chairs=["me", "bot:random", "bot:random"], seed=7)
    id = str(made["table"]["id"])
    maren.play_beside(id, lambda asked: asked["key"] == "inis-act", lambda asked: 0)
    maren.sit(id)
    maren.asked(id)
    options = maren.asked(id)["options"]
    with maren.appears(".announced.passing .card.large .text, .announced.passing .card.large"):
        before = maren.table(id)["version"]
        maren.answer_beside(
            id, next(one["id"] for one in options if one["id"] == "pass" or one["id"].startswith("act_"))
        )
        maren.waits_past(id, before)
    expect(maren.page.locator(".announced.passing")).to_have_count(0)
