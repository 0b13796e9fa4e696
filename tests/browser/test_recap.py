"""What has happened since one acted: told when one's turn begins, and one key away until one acts again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.amounts import usually
from tests.browser.conftest import WIDE, Arrives
from tests.browser.helpers import first


def test_whose_turn_begins_is_told_what_the_others_did(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", "bot:random", "bot:random", seed=7)
    maren.sit(id)
    recap = maren.page.locator("#panel-recap")
    for _ in range(40):
        question = maren.asked(id)
        if recap.count():
            break
        maren.answer(id, question, 0)
    table = maren.table(id)
    since = [line for line in table["log"] if line["count"] > table["acted"] and not line["key"].endswith("-begins")]
    expect(recap.locator("h2")).to_contain_text("Since you acted")
    moves = recap.locator(".move")
    told = moves.evaluate_all("all => all.map((one) => Number(one.dataset.lines))")  # some lines together in one
    assert sum(told) >= len(since) >= 4
    assert [moves.nth(n).get_attribute("data-number") for n in range(moves.count())] == [
        str(n + 1) for n in range(moves.count())
    ]
    mine = recap.locator(".move.mine").count()
    expect(recap.locator(".own li")).to_have_count(min(3, mine))
    assert maren.violations(within="#panel-recap") == []
    maren.page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(maren.page.locator("#panel-log")).to_be_visible()
    maren.page.keyboard.press("r")
    expect(recap.locator("li").last).to_be_visible()
    maren.picture("recap")
    maren.answer(id, maren.asked(id), 0)
    expect(recap).to_have_count(0)


@pytest.mark.more
def test_what_happened_in_a_place_has_its_seal_there(arrives: Arrives) -> None:
    """With the number of its line; a line lights its places while one looks at it, and until it is pressed again."""
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", "bot:random", "bot:random", seed=7)
    maren.sit(id)
    recap, seals = maren.page.locator("#panel-recap"), maren.page.locator("[data-sealed]")
    for _ in range(60):
        question = maren.asked(id)
        maren.still()
        if recap.count() and seals.count():
            break
        maren.answer(id, question, 0)
    numbers = {one for text in seals.all_text_contents() for one in text.split(", ")}
    expect(recap.locator(".seal.placed")).to_have_count(len(numbers))
    assert numbers == set(recap.locator(".seal.placed").all_text_contents()), "no mark without its line"
    line = recap.locator(".move:has(.placed)").first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(maren.page.locator(".pen path").first).to_be_attached()
    maren.picture("recap-seals")
    assert maren.violations(within="#panel-recap, main.board") == []
    maren.answer(id, maren.asked(id), 0)
    expect(seals).to_have_count(0)


@pytest.mark.more
def test_it_can_be_shown_again(arrives: Arrives) -> None:
    """With the stage, from where one acted."""
    maren = arrives("Maren", wishes={"speed": "slow"})
    id = maren.new_table("me", "bot:random", "bot:random", seed=7)
    maren.sit(id)
    maren.answer(id, maren.asked(id), 0)

    def is_my_turn() -> bool:
        """Everybody else has moved, and it need not be watched a first time."""
        maren.page.keyboard.press("Space")
        table = maren.table(id)
        return "options" in table["asked"][0] and maren.shows() == table["version"]

    maren.until(is_my_turn)
    maren.page.keyboard.press("r")
    maren.button("Show again").click()
    expect(maren.page.locator(".prompt.stage")).to_be_visible()
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".prompt.stage")).to_have_count(0)


@pytest.mark.long
def test_scores_say_what_was_gained_since(arrives: Arrives) -> None:
    """Beside the score, while it is told; what could not be asked for is asked for again when it is opened again."""
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", "bot:random", "bot:random", seed=7)
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    maren.page.route("**/since/**", once)
    maren.sit(id)
    recap, gains = maren.page.locator("#panel-recap"), maren.page.locator(".players .gain")
    for _ in range(60):
        question = maren.asked(id)
        if recap.count():
            maren.until(lambda: asked)
            if len(asked) == 1:
                expect(gains).to_have_count(0)
                maren.page.keyboard.press("r")
                expect(recap).to_have_count(0)
                maren.page.keyboard.press("r")
            maren.still()
            if gains.count():
                break
        maren.answer(id, question, 0)
    told = recap.locator("h3 em")
    changes = [[int(number) for number in text.split("→")] for text in told.all_text_contents()]
    assert gains.count() >= len(changes) > 0
    shown = [int(text.replace("−", "-")) for text in gains.all_text_contents()]
    assert {now - before for before, now in changes} <= set(shown)
    assert maren.violations(within="#panel-recap, .players") == []
    maren.answer(id, maren.asked(id), 0)
    expect(gains).to_have_count(0)


SEALS_ON_PIECES = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  const pieces = boxes('main.board svg.over [data-piece], main.board svg.over text.name');
  const isOn = (one, other) => one.left < other.right - 1 && one.right > other.left + 1
    && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  return boxes('[data-sealed]').filter((seal) => pieces.some((piece) => isOn(seal, piece))).length;
}"""


@pytest.mark.more
@pytest.mark.parametrize("size", usually({"width": 1280, "height": 720}, more=[WIDE]), ids=["small", "wide"])
def test_a_clash_is_one_move_and_no_seal_lies_on_clans(arrives: Arrives, size: ViewportSize) -> None:
    """However often its fighters vote; each move with a place has its seal beside the clans, not on them."""
    maren = arrives("Maren", viewport=size)
    made = maren.api("/api/tables", game="inis", chairs=["me", "bot:random", "bot:random", "bot:random"], seed=3)
    id = str(made["table"]["id"])

    def since() -> list[str]:
        table = maren.table(id)
        return [line["key"] for line in table["log"] if line["count"] > table["acted"]]

    maren.play_beside(
        id, lambda asked: asked["key"] == "inis-act" and {"inis-clash-begins", "inis-clash-ends"} <= set(since()), first
    )
    told = since()
    votes = [key for key in told if key in ("inis-wants-peace", "inis-wants-no-peace")]
    assert len(votes) > 1
    maren.sit(id)
    maren.asked(id)
    recap = maren.page.locator("#panel-recap")
    maren.still()
    if recap.count() == 0:  # it opens by itself where others have moved since
        maren.page.keyboard.press("r")
    clashes = recap.locator(".move", has_text="Clash ")
    expect(clashes).to_have_count(told.count("inis-clash-begins"))
    expect(recap.locator(".move", has_text="wants to go on")).to_have_count(0)
    assert int(clashes.first.get_attribute("data-lines") or 0) >= len(votes)
    expect(maren.page.locator("[data-sealed]").first).to_be_visible()
    maren.still()
    maren.picture(f"recap-clash-{size['width']}")
    assert maren.page.evaluate(SEALS_ON_PIECES) == 0
    assert maren.violations(within="#panel-recap") == []
