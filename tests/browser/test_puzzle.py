"""A puzzle in the browser: found in the list, a line taken back, help asked for, and solved."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrives, Person
from tuath.core.puzzle import SEPARATOR, own_answers
from tuath.games import find
from tuath.games.puzzles import find_puzzle

GAME = "arrival"


def follows(maren: Person, id: str, line: str) -> None:
    """Give the answers of a line on the page."""
    game = find(GAME)
    for _, question, value in own_answers(game, line):
        asked = maren.asked(id)
        options = [option["id"] for option in asked["options"]]
        maren.answer(id, asked, options.index(game.domains[question.domain].ids[value]))


def test_a_puzzle_is_found_tried_and_solved(arrives: Arrives) -> None:
    maren, puzzle = arrives("Maren"), find_puzzle(GAME, 1)
    page = maren.page
    page.goto("/puzzle")
    maren.is_accessible("puzzles")
    page.locator(f'a[href="/puzzle/{GAME}/1"]').click()
    goal = page.locator(".puzzle")
    expect(goal.locator("h2")).to_be_visible()
    id = page.url.partition("/t/")[2]
    maren.settled()
    maren.is_accessible("puzzle", within=".puzzle")
    maren.picture("puzzle")

    follows(maren, id, SEPARATOR.join(puzzle.solutions[0].split(SEPARATOR)[:2]))  # the first only opens an action
    expect(goal.locator("ol.line").first.locator("li:not(.more)")).to_have_count(2)
    maren.button("From the start").click()
    expect(goal.locator("ol.line").first.locator("li:not(.more)")).to_have_count(0)

    page.keyboard.press("h")
    expect(goal.get_by_text("Think from the end")).to_be_visible()

    maren.until(lambda: maren.shows() == maren.table(id)["version"])
    follows(maren, id, puzzle.solutions[0])
    expect(goal).to_have_attribute("data-state", "solved")
    expect(goal.get_by_text("Solved in")).to_be_visible()
    maren.picture("puzzle-solved")
    expect(goal.locator(f'a[href="/puzzle/{GAME}/2"]')).to_be_visible()
