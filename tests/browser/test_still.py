"""A board that holds still: nothing on it moves or changes its size because a question has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import BOX, play
from tests.server.conftest import questions

SIZES: dict[str, dict[str, Any]] = {
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "1366x768": {"viewport": {"width": 1366, "height": 768}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "phone": ON_PHONE,
}
SOME = usually(("spirit_island", "1280x720"), more=[("inis", "phone"), ("arrival", "phone"), ("origo", "1366x768")])
EVERY = [(game, size) for game in ("arrival", "origo", "inis", "spirit_island") for size in SIZES]
# Where every field is, whatever stands on it, and how large the land is drawn.
FIELDS = """() => {
  const at = (one) => {
    const rect = one.tagName === "rect" ? one.getBoundingClientRect() : null, ctm = one.getScreenCTM();
    return rect ? [rect.x, rect.y] : [ctm.e, ctm.f];
  };
  const places = ["location", "field", "territory", "land"].map((kind) => `svg.over [data-thing^="${kind}:"]`).join();
  const fields = [...document.querySelectorAll(places)].map((one) => [one.getAttribute("data-thing"), at(one)]);
  const land = document.querySelector(".ground .land > *").getBoundingClientRect();
  // The strip of the invaders, as long as it has as many cards.
  const [cards, facts] = [".space", "dl > div"].map((one) => [...document.querySelectorAll(`.dangers ${one}`)]);
  const strip = [...cards, ...(innerWidth > 720 ? facts : [])].map((one, n) => [one.getBoundingClientRect(), n])
    .map(([box, n]) => [`strip:${cards.length}:${n}`, n < cards.length ? [box.x, box.width] : [box.x]]);
  return { strip, fields, land: [land.x, land.y, land.width, land.height] };
}"""
CUT_OFF = """() => [...document.querySelectorAll(".prompt .say")]
  .map((one) => [one.scrollHeight, one.clientHeight, one.scrollWidth, one.clientWidth])
  .filter(([high, room, wide, across]) => high > room + 1 || wide > across + 1)"""


def sees(person: Person, version: int) -> None:
    """Wait until this version of the table is on the screen, or a later one."""
    person.until(lambda: person.shows() >= version)


def fields(person: Person) -> dict[str, list[float]]:
    """Where each field is; on a phone, which shows a part of the land and moves it, as seen from the land's corner."""
    found = person.page.evaluate(FIELDS)
    x, y, wide, high = found["land"]
    strip = dict(found["strip"])
    if person.page.viewport_size and person.page.viewport_size["width"] < 720:
        return {**{thing: [at[0] - x, at[1] - y] for thing, at in found["fields"]}, "land": [wide, high], **strip}
    return {**dict(found["fields"]), "land": [x, y, wide, high], **strip}


def is_moved(before: list[float], now: list[float]) -> bool:
    """By more than what lies between two pixels."""
    return any(abs(one - other) > 1 for one, other in zip(before, now, strict=True))


def holds_still(arrives: Arrives, game: str, size: str, language: str, most: int) -> None:
    person = arrives("Maren", **{**SIZES[size], "locale": language})
    rng = Random(f"{game} {size}")
    chairs = ["me"] if game == "spirit_island" else ["me", "bot:random"]
    id = person.api("/api/tables", game=game, chairs=chairs, seed=5)["table"]["id"]
    while not is_laid(person.table(id)["view"]):
        play(person, id, rng)
    person.sit(id)
    first, before = person.page.evaluate(BOX), fields(person)
    assert before
    for _ in range(most):
        if not play(person, id, rng):
            return
        sees(person, person.table(id)["version"])
        question = person.question.text_content()
        assert person.page.evaluate(BOX) == first, question
        assert person.page.evaluate(CUT_OFF) == [], question
        now = fields(person)
        if game == "inis" and (now.keys() != before.keys() or grows(person, id)):
            before = now
        moved = {field: (before[field], now[field]) for field in before.keys() & now.keys()}
        assert {field: both for field, both in moved.items() if is_moved(*both)} == {}, question
        before = {**now, **before}


def grows(person: Person, id: str) -> bool:
    """Where a new territory may lie is beyond the island, so the map shows more; then the island is larger."""
    return any(asked["domain"] == "spot" for asked in questions(person.table(id)))


def is_laid(view: Any) -> bool:
    """Spirit Island has no board before its parts and the spirits are chosen."""
    return "lands" not in view or bool(view["lands"])


@pytest.mark.parametrize(("game", "size"), SOME)
def test_a_board_holds_still(arrives: Arrives, game: str, size: str) -> None:
    holds_still(arrives, game, size, "de-DE", 25)


@pytest.mark.more
@pytest.mark.parametrize("size", usually("1280x720", more=["1366x768", "1440x900", "1920x1080"]))
def test_a_duel_moves_nothing(arrives: Arrives, size: str) -> None:
    """O-8.3: who fights with what lies over the score board, which has its place beside the map."""
    person, rng = arrives("Maren", **{**SIZES[size], "locale": "de-DE"}), Random("origo 1280x720")
    id = person.api("/api/tables", game="origo", chairs=["me", "bot:random"], seed=5)["table"]["id"]
    person.sit(id)
    before = fields(person)
    while person.table(id)["view"]["duel"] is None:
        assert play(person, id, rng), "there is a duel in this game"
        sees(person, person.table(id)["version"])
    expect(person.page.get_by_role("region", name="Duell um E4")).to_be_visible()
    now = fields(person)
    assert {field for field in before if is_moved(before[field], now[field])} == set()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("game", "size"), EVERY)
def test_a_board_holds_still_for_a_whole_game(arrives: Arrives, game: str, size: str, language: str) -> None:
    holds_still(arrives, game, size, language, 1_000)
