"""Python's picture of a position lies on the page's board: the same land, and every piece at its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from importlib import import_module
from math import dist
from typing import Any

import pytest
from playwright.sync_api import expect

import tuath
from tests.browser.conftest import Arrives, Person
from tests.browser.helpers import GAMES, RECORDS
from tests.drawing.pieces import PIECES
from tests.play import random_game
from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.position import Position
from tuath.drawing.svg import pen, picture_of, written
from tuath.games import find
from tuath.games.inis.drawing import picture as inis
from tuath.games.spirit_island.drawing.picture import picture as spirit_island

NEAR = 2  # pixels
POSITIONS = 20
# With seas that are lands, two adversaries, boards that lie in many ways.
ISLANDS = (
    "two-mixed-prussia-and-england-extra-board",
    "three-random-guard",
    "four-random-insurrection",
    "five-random-rituals",
    "six-greedy-late",
    "six-random-blitz",
)
SCALE = """() => {
  const land = document.querySelector("[data-ground] .land svg");
  return land.width.baseVal.value / land.viewBox.baseVal.width;
}"""
# Lays a picture over the board: what stands on both, how far apart, with which parts; and what stands on one alone.
LAID = """([drawing, width, origin, by]) => {
  const ground = document.querySelector("[data-ground]");
  const [over, land] = [ground.querySelector("svg.over"), ground.querySelector(".land svg")];
  const middle = over.querySelector(":scope > g").getCTM();
  const box = ground.getBoundingClientRect();
  ground.insertAdjacentHTML("beforeend", drawing);
  const own = ground.lastElementChild;
  own.removeAttribute("height");
  own.style.cssText = `position: fixed; max-width: none; width: ${width * by}px;`
    + `left: ${box.left + middle.e - origin[0] * by}px; top: ${box.top + middle.f - origin[1] * by}px`;
  const on = (one, x, y) => new DOMPoint(x, y).matrixTransform(one.getScreenCTM());
  const first = (list) => list.baseVal.length > 0 ? list.baseVal[0].value : 0;
  // Where a sign has its middle, and where letters begin, end or have theirs.
  const place = (one) => one.tagName === "use"
    ? on(one, one.x.baseVal.value + one.width.baseVal.value / 2, one.y.baseVal.value + one.height.baseVal.value / 2)
    : on(one, first(one.x), first(one.y) + first(one.dy));
  const parts = (thing) => [...thing.querySelectorAll("use, text")].flatMap((one) => {
    const what = one.getAttribute("href") ?? one.textContent.trim();
    const { x, y } = place(one);
    return what ? [[what, x, y]] : [];
  });
  const standing = (board) => new Map([...board.querySelectorAll("[data-thing]")].map((one) => {
    const { x, y } = on(one, 0, 0);
    const told = one.getAttribute("aria-label") ?? one.querySelector("title")?.textContent;
    const story = one.matches(":has(.came, .order, .done, .gone)");
    return [one.dataset.thing, { at: [x, y], parts: parts(one), told, story }];
  }));
  const [theirs, ours] = [standing(over), standing(own)];
  // What is no thing: the figures of leaders on their path, founding stones, elements on corners.
  const figure = '.leader use, use[href="#founding-stone"], .corner use';
  const figures = (board) => [...board.querySelectorAll(figure)].map((use) => {
    const { x, y } = on(use.closest(".leader") ?? use.parentNode, 0, 0);
    return [x, y, use.getAttribute("href")];
  });
  const [stood, drawn] = [figures(over), figures(own)];
  const isNear = ([x, y, href]) => ([u, v, other]) => other === href && Math.hypot(x - u, y - v) < 2;
  const lonely = drawn.filter((one) => !stood.some(isNear(one)));
  const paths = (board, selector) => [...board.querySelectorAll(selector)].map((path) => path.getAttribute("d"));
  const known = new Set(paths(land, "path"));
  const lands = paths(own, "path[id]");
  const lines = paths(own, ".marks, .border, .seam, .coast, .motif, .waves");
  own.remove();
  return {
    only_page: [...theirs.keys()].filter((thing) => !ours.has(thing)),
    only_picture: [...ours.keys()].filter((thing) => !theirs.has(thing)),
    lonely: [...lonely, ...(stood.length === drawn.length ? [] : ["other figures", stood.length, drawn.length])],
    other_land: lands.filter((path) => !known.has(path)).length,
    other_lines: lines.filter((path) => path && !known.has(path)).length,
    lands: lands.length,
    pieces: [...theirs].flatMap(([thing, page]) => ours.has(thing) ? [{ thing, page, picture: ours.get(thing) }] : []),
  };
}"""
UNSTYLED = re.compile(r"<style>.*?</style>| style=\"[^\"]*\"", re.DOTALL)  # the page allows no styles but its own
PLAYER = re.compile(r"(presence|sacred site) \([^)]+\)")  # on the page a spirit is called as who plays it
NAMES = ("province:", "isle:")  # names give way to what is around them, at every size in another way
# Games in which what stands in a place makes room for each other: they are laid over the board at the size it has.
AT_ANY_SIZE: dict[str, Callable[[Position[Any], float], Picture]] = {
    "inis": lambda position, scale: inis(position.view(), pen_for(position), scale),
    "spirit_island": lambda position, scale: spirit_island(
        position.game.material(), position.view(), pen_for(position), scale
    ),
}


def pen_for(position: Position[Any]) -> Pen:
    return pen(position, "en", small=False)


def same_board(maren: Person, record: str, moments: Iterable[float]) -> None:
    """At some moments of a game, given as parts of its length."""
    id = maren.api("/api/tables/record", record=record)["table"]["id"]
    whole, compared = tuath.replay(record), 0
    for moment in moments:
        answers = round(whole.count * moment)
        maren.page.goto(f"/r/{id}#{answers}")
        maren.page.reload()  # a page that stays shows the last board until the next one is there
        expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(answers))
        expect(maren.page.locator("[data-ground] svg.over > g > *").first).to_be_attached()
        game, found = whole.game.key, laid(maren, whole.at(answers))
        laid_well(found, game, f"{game} after {answers} answers")
        compared += len(found["pieces"])
    assert compared > 0


def recorded(game: str, name: str | None = None) -> str:
    return (RECORDS / game / f"{name or GAMES[game]}.tuath").read_text(encoding="utf-8")


def laid(maren: Person, position: Position[Any]) -> dict[str, Any]:
    """What a picture of the position has otherwise than the board on the page."""
    game, scale = position.game.key, maren.page.evaluate(SCALE)
    if game in AT_ANY_SIZE:
        picture, by = AT_ANY_SIZE[game](position, scale), 1
    else:
        picture = picture_of(position, None, "en", small=False)
        by = scale / import_module(f"tuath.games.{game}.plate").WIDE
    drawing = UNSTYLED.sub("", written(picture, "a picture"))
    found: dict[str, Any] = maren.page.evaluate(LAID, [drawing, picture.width, picture.origin, by])
    return found


def laid_well(found: dict[str, Any], game: str, when: str) -> None:
    assert found["only_page"] == found["only_picture"] == [], when
    assert found["lands"] > 2
    assert found["other_land"] == 0, when
    assert found["lonely"] == [], when
    # What is told of the last moves on a board makes room for itself: it is no part of a position.
    pieces = [piece for piece in found["pieces"] if not piece["page"]["story"]]
    assert len(pieces) * 2 >= len(found["pieces"]), when
    wrong = [piece for piece in pieces if not piece["thing"].startswith(NAMES) and not is_same(piece, game)]
    assert wrong == [], f"{when}: {json.dumps(wrong)}"
    assert game not in AT_ANY_SIZE or found["other_lines"] == 0, when


def is_same(piece: dict[str, Any], game: str) -> bool:
    """The same signs and numbers, each where it is on the page; and the same is said of it."""
    page, picture = piece["page"], piece["picture"]
    if [name for name, _, _ in page["parts"]] != [name for name, _, _ in picture["parts"]]:
        return False
    if game not in AT_ANY_SIZE:
        return dist(page["at"], picture["at"]) < NEAR
    apart = [dist(part[1:], other[1:]) for part, other in zip(page["parts"], picture["parts"], strict=True)]
    told, said = (PLAYER.sub(r"\1", each["told"]) for each in (page, picture))
    return told == said and all(far < NEAR for far in apart)


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_picture_lies_on_the_board_of_the_page(arrives: Arrives, game: str) -> None:
    same_board(arrives("Maren"), recorded(game), [0.5])


@pytest.mark.more
@pytest.mark.parametrize("game", sorted(PIECES))
def test_twenty_pictures_lie_on_the_board_of_the_page(arrives: Arrives, game: str) -> None:
    same_board(arrives("Maren"), recorded(game), [n / POSITIONS for n in range(1, POSITIONS + 1)])


@pytest.mark.more
@pytest.mark.parametrize("name", ISLANDS)
def test_islands_of_three_to_six_boards_lie_on_the_board_of_the_page(arrives: Arrives, name: str) -> None:
    same_board(arrives("Maren"), recorded("spirit_island", name), [0.4, 0.7, 1])


@pytest.mark.more
def test_an_island_with_tokens_lies_on_the_board_of_the_page(arrives: Arrives) -> None:
    game = find("spirit_island")
    *_, end = random_game(game, 2, game.complete(3, {"expansions": "both"}))
    same_board(arrives("Maren"), str(end.record()), [0.4, 0.6, 0.8, 1])
