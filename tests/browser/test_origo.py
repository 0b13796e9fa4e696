"""Origo in a real Chromium: start shields, cards, moves and refusals by clicking, on wide screens and the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MOVING, ON_PHONE, PHONE, Arrives, Person, Question, Wish

ROWS = "ABCDEFGHIJ"
START = 12  # start shields of each of two players


def middle(question: Question) -> int:
    return len(question["options"]) // 2


def new_game(
    person: Person, *chairs: str, until: Callable[[Question], bool] | None = None, wish: Wish = middle, **more: Any
) -> str:
    """A table, from its beginning or from some moment on."""
    made = person.api("/api/tables", game="origo", chairs=["me", *chairs], **{"seed": 7, **more})
    id = str(made["table"]["id"])
    if until:
        person.play_beside(id, until, wish)
    person.sit(id)
    return id


def field(person: Person, name: str) -> Locator:
    """A field that may be chosen."""
    return person.page.locator(f'main.board [data-option="{name}"]')


def choice(person: Person, question: Question, at: int) -> Locator | None:
    """Start shields are laid on the map; whatever else is asked stands in the list beside it."""
    return field(person, question["options"][at]["id"]) if question["key"] == "origo-start" else None


def is_begun(question: Question) -> bool:
    """All start shields are laid, and the first turn is there."""
    return bool(question["key"] != "origo-start")


def waits_for(person: Person, id: str, key: str) -> Question:
    """The next question of this kind, whatever else is asked before it."""
    return person.play_until(id, lambda question: question["key"] == key, lambda question: 0, choice)


def on_land(person: Person, id: str) -> str:
    """A shield of this person on land, beside a free field."""
    shields = person.table(id)["view"]["shields"]
    rows = [row.split() for row in person.get("/api/games/origo")["data"]["map"]["rows"]]
    seas = {"NOR", "OST", "BIS", "MIT"}
    for name, owner in shields.items():
        row, column = ROWS.index(name[0]), int(name[1:]) - 1
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        there = [f"{ROWS[y]}{x + 1}" for y, x in beside if 0 <= y < 10 and 0 <= x < 10]
        if owner == 0 and rows[row][column] not in seas and any(near not in shields for near in there):
            return str(name)
    raise AssertionError("no shield could migrate")


def test_start_shields_cards_and_moves_by_clicking(arrives: Arrives) -> None:
    """O-5.1, O-7.1, O-9.1: twelve start shields, an expansion by its card alone, a migration by its shield alone."""
    jonas = arrives("Jonas", **MOVING)
    id = new_game(jonas, "bot:random")
    jonas.play_until(id, is_begun, middle, choice)
    assert list(jonas.table(id)["view"]["shields"].values()).count(0) == START
    jonas.picture("origo-wide")

    hand = [card for card in jonas.table(id)["view"]["players"][0]["hand"] if card["fields"]]
    jonas.page.locator(f'[data-card="{hand[0]["id"]}"]').click()
    jonas.until(lambda: jonas.asked(id)["key"] == "origo-place")
    expect(jonas.page.locator("main.board [data-option]")).to_have_count(len(hand[0]["fields"]))
    field(jonas, hand[0]["fields"][0]).click()
    expect(jonas.log).to_contain_text(f"Jonas expands to {hand[0]['fields'][0]}")
    jonas.picture("origo-expanded")

    waits_for(jonas, id, "origo-act")
    jonas.still()
    jonas.page.locator(f'main.board [role=img][aria-label^="{on_land(jonas, id)},"]').click(force=True)
    jonas.until(lambda: jonas.asked(id)["key"] == "origo-migrate-to")
    target = jonas.asked(id)["options"][0]["id"]
    field(jonas, target).hover()
    expect(jonas.page.locator("main.board path.jump")).to_have_count(1)
    field(jonas, target).click()
    expect(jonas.log).to_contain_text("Jonas migrates from")

    waits_for(jonas, id, "origo-act")
    jonas.button("End turn", exact=True).click()
    jonas.until(lambda: jonas.table(id)["view"]["turn"] != 0 or jonas.table(id)["view"]["round"] == 2)
    waits_for(jonas, id, "origo-act")
    assert jonas.table(id)["view"]["round"] == 2
    expect(jonas.page.locator(".scores, .scoreboard").first).to_contain_text("Foundings")


def click_on(person: Person, name: str) -> None:
    """Press the map where a field is, whether it may be chosen or not."""
    lit = person.page.locator("main.board [data-option]").first
    known, box = lit.get_attribute("data-option"), lit.bounding_box()
    assert known is not None
    assert box is not None
    side = box["width"] + 4
    right, down = int(name[1:]) - int(known[1:]), ROWS.index(name[0]) - ROWS.index(known[0])
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.click(x + right * side, y + down * side)


def test_a_free_field_asks_for_a_card(arrives: Arrives) -> None:
    """O-7.1: the field first, then one of the cards that fit it, and the shield lies there."""
    jonas = arrives("Jonas")
    id = new_game(jonas, "bot:random", until=is_begun)
    jonas.button("Show the whole map").click()
    jonas.still()
    known = jonas.page.locator("main.board [role=img][aria-label*=': Jonas']").first
    card = next(card for card in jonas.table(id)["view"]["players"][0]["hand"] if card["fields"])
    place, box = str(known.get_attribute("aria-label")).split(",")[0], known.bounding_box()
    assert box is not None
    side = jonas.page.locator("main.board .land svg").evaluate("svg => svg.getBoundingClientRect().width / 10.8")
    goal = card["fields"][0]
    right, down = int(goal[1:]) - int(place[1:]), ROWS.index(goal[0]) - ROWS.index(place[0])
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    jonas.page.mouse.click(x + right * side, y + down * side)
    expect(jonas.page.locator(".tray .card.lit")).not_to_have_count(0)
    jonas.picture("origo-field-first")
    jonas.page.locator(f'[data-card="{card["id"]}"]').click()
    expect(jonas.log).to_contain_text(f"Jonas expands to {goal}")


def test_a_click_on_what_is_not_allowed_is_explained(arrives: Arrives) -> None:
    """O-2.1, O-5.2: a field that is taken, and a country that is full for the start."""
    jonas = arrives("Jonas")
    poland = ["D7", "D8", "D9", "E7"]

    def in_poland(question: Question) -> list[int]:
        return [at for at, option in enumerate(question["options"]) if option["id"] in poland]

    def is_full(question: Question) -> bool:
        return not in_poland(question)

    id = new_game(jonas, "bot:random", until=is_full, wish=lambda question: in_poland(question)[0])
    shields = jonas.table(id)["view"]["shields"]
    taken, free = (next(name for name in poland if (name in shields) == held) for held in (True, False))
    expect(field(jonas, free)).to_have_count(0)
    jonas.still()
    bubble = jonas.page.locator(".bubble")
    click_on(jonas, taken)
    expect(bubble).to_contain_text("O-2.1")
    jonas.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    click_on(jonas, free)
    expect(bubble).to_contain_text("O-5.2")
    jonas.picture("origo-why-not")


def test_by_keyboard_alone(arrives: Arrives) -> None:
    jonas = arrives("Jonas")
    id = new_game(jonas, "bot:random")
    field(jonas, "A1").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        jonas.page.keyboard.press(key)
    jonas.until(lambda: jonas.table(id)["view"]["shields"].get("B2") == 0)


@pytest.mark.more
def test_german_and_the_phone(arrives: Arrives) -> None:
    jonas = arrives("Jonas", locale="de-DE", **ON_PHONE)
    id = new_game(jonas, "bot:random")
    expect(jonas.question).to_contain_text("Startschild")
    assert jonas.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing scrolls sideways"
    box = field(jonas, "F5").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 32, "a finger finds its field"
    board = jonas.page.locator("main.board").bounding_box()
    first = field(jonas, "A5").bounding_box()
    assert board is not None
    assert first is not None
    assert first["y"] >= board["y"] - 1, "where all is free the first row is in sight"
    field(jonas, "F5").tap()
    jonas.until(lambda: jonas.table(id)["view"]["shields"].get("F5") == 0)
    expect(jonas.page.get_by_text("Reihe").first).to_be_visible()
    jonas.still()
    jonas.picture("origo-phone-de")


@pytest.mark.more
def test_axe_finds_nothing(arrives: Arrives) -> None:
    jonas = arrives("Jonas")
    id = new_game(jonas, "bot:random")
    jonas.is_accessible("origo-start", ".prompt, .tray")
    jonas.goes_to(id, is_begun, middle)
    jonas.is_accessible("origo")


COVERED = """() => [...document.querySelectorAll(".tray .card .count")].filter((count) => {
  const box = count.getBoundingClientRect();
  return [...count.closest(".card").querySelectorAll(".kind, .title, .mini, .symbol svg, .says")].some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
  });
}).length"""


@pytest.mark.more
def test_how_often_one_has_a_card_lies_over_nothing(arrives: Arrives) -> None:
    """Beside its name, also in German and on a low screen; this deal has a country twice."""
    maren = arrives("Maren", {"language": "de"}, viewport={"width": 1280, "height": 720})
    id = new_game(maren, "bot:random", until=is_begun, seed=32)
    maren.asked(id)
    expect(maren.page.locator('.tray [data-card="country:hispania"] .count')).to_have_text("×2")
    maren.still()
    maren.picture("origo-copies")
    assert maren.page.evaluate(COVERED) == 0
