"""A board that holds still: nothing on it moves or changes its size because a question has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.server.conftest import questions

SIZES: dict[str, dict[str, Any]] = {
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "1366x768": {"viewport": {"width": 1366, "height": 768}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "phone": ON_PHONE,
}
SOME = [("arrival", "phone"), ("origo", "1366x768"), ("inis", "phone"), ("spirit_island", "1280x720")]
EVERY = [(game, size) for game in ("arrival", "origo", "inis", "spirit_island") for size in SIZES]
BOX = """() => {
  const boxes = ["main.board", ".prompt"].map((one) => document.querySelector(one).getBoundingClientRect());
  return boxes.map((box) => [box.x, box.y, box.width, box.height].map(Math.round));
}"""
CUT_OFF = """() => [...document.querySelectorAll(".prompt .say")]
  .map((one) => [one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth])
  .filter(([high, room, wide, across]) => high > room + 1 || wide > across + 1)"""


def play(person: Person, id: str, rng: Random) -> bool:
    """Answer what this person is asked, whatever it is; False when the game is over."""
    person.until(lambda: questions(person.table(id)) or person.table(id)["status"] == "over")
    table = person.table(id)
    if table["status"] == "over":
        return False
    asked = questions(table)[0]
    option = rng.choice(asked["options"])["id"]
    person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])
    return True


def sees(person: Person, version: int) -> None:
    """Wait until this version of the table is on the screen, or a later one."""
    person.until(lambda: person.shows() >= version)


def holds_still(arrives: Arrives, game: str, size: str, language: str, most: int) -> None:
    person = arrives("Maren", **{**SIZES[size], "locale": language})
    rng = Random(f"{game} {size}")
    chairs = ["me"] if game == "spirit_island" else ["me", "bot:random"]
    id = person.api("/api/tables", game=game, chairs=chairs, seed=5)["table"]["id"]
    while not is_laid(person.table(id)["view"]):
        play(person, id, rng)
    person.sit(id)
    first = person.page.evaluate(BOX)
    for _ in range(most):
        if not play(person, id, rng):
            return
        sees(person, person.table(id)["version"])
        question = person.question.text_content()
        assert person.page.evaluate(BOX) == first, question
        assert person.page.evaluate(CUT_OFF) == [], question


def is_laid(view: Any) -> bool:
    """Spirit Island has no board before its parts and the spirits are chosen."""
    return "lands" not in view or bool(view["lands"])


@pytest.mark.parametrize(("game", "size"), SOME)
def test_a_board_holds_still(arrives: Arrives, game: str, size: str) -> None:
    holds_still(arrives, game, size, "de-DE", 25)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("game", "size"), EVERY)
def test_a_board_holds_still_for_a_whole_game(arrives: Arrives, game: str, size: str, language: str) -> None:
    holds_still(arrives, game, size, language, 1_000)
