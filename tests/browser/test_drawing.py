"""Python's picture of a position lies on the page's board: the same land, and every piece at its place."""

from __future__ import annotations

import json
import re
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import expect

import tuath
from tests.browser.conftest import Arrives, Person
from tests.browser.helpers import GAMES, RECORDS, uploaded
from tests.drawing.pieces import PIECES
from tuath.drawing.svg import picture_of

NEAR = 2  # pixels
POSITIONS = 20
# Lays a picture over the board: what stands on both, how far apart, with which symbols; and what stands on one alone.
LAID = """([drawing, width, origin, usual]) => {
  const ground = document.querySelector("[data-ground]");
  const [over, land] = [ground.querySelector("svg.over"), ground.querySelector(".land svg")];
  const scale = land.width.baseVal.value / land.viewBox.baseVal.width;
  const middle = over.querySelector(":scope > g").getCTM();
  const box = ground.getBoundingClientRect();
  ground.insertAdjacentHTML("beforeend", drawing);
  const own = ground.lastElementChild;
  const by = scale / usual;
  own.removeAttribute("height");
  own.style.cssText = `position: fixed; max-width: none; width: ${width * by}px;`
    + `left: ${box.left + middle.e - origin[0] * by}px; top: ${box.top + middle.f - origin[1] * by}px`;
  const standing = (board) => new Map([...board.querySelectorAll("[data-thing]")].map((one) => {
    const at = one.getScreenCTM();
    return [one.dataset.thing, [at.e, at.f, [...one.querySelectorAll("use")].map((use) => use.getAttribute("href"))]];
  }));
  const [theirs, ours] = [standing(over), standing(own)];
  // What is no thing: the figures of leaders on their path, and founding stones.
  const figures = (board) => [...board.querySelectorAll('.leader use, use[href="#founding-stone"]')].map((use) => {
    const at = (use.closest(".leader") ?? use.parentNode).getScreenCTM();
    return [at.e, at.f, use.getAttribute("href")];
  });
  const [stood, drawn] = [figures(over), figures(own)];
  const isNear = ([x, y, href]) => ([u, v, other]) => other === href && Math.hypot(x - u, y - v) < 2;
  const lonely = drawn.filter((one) => !stood.some(isNear(one)));
  const paths = (board) => new Set([...board.querySelectorAll("path")].map((path) => path.getAttribute("d")));
  const known = paths(land);
  const lands = [...own.querySelectorAll("path[id]")].map((path) => path.getAttribute("d"));
  own.remove();
  return {
    only_page: [...theirs.keys()].filter((thing) => !ours.has(thing)),
    only_picture: [...ours.keys()].filter((thing) => !theirs.has(thing)),
    lonely: [...lonely, ...(stood.length === drawn.length ? [] : ["other figures", stood.length, drawn.length])],
    other_land: lands.filter((path) => !known.has(path)).length,
    lands: lands.length,
    pieces: [...theirs].filter(([thing]) => ours.has(thing)).map(([thing, [x, y, symbols]]) => {
      const [u, v, drawn] = ours.get(thing);
      return { thing, apart: Math.hypot(x - u, y - v), page: symbols, picture: drawn };
    }),
  };
}"""
UNSTYLED = re.compile(r"<style>.*?</style>| style=\"[^\"]*\"", re.DOTALL)  # the page allows no styles but its own
NAMES = ("province:", "isle:")  # names give way to what is around them, at every size in another way


def same_board(maren: Person, game: str, count: int, of: int) -> None:
    """At some moments of a recorded game, evenly apart."""
    id = uploaded(maren, game)
    whole = tuath.replay((RECORDS / game / f"{GAMES[game]}.tuath").read_text(encoding="utf-8"))
    usual = import_module(f"tuath.games.{game}.plate").WIDE
    for n in range(1, count + 1):
        answers = whole.count * n // of
        position = whole.at(answers)
        picture = picture_of(position, None, "en", small=False)
        maren.page.goto(f"/r/{id}#{answers}")
        expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(answers))
        expect(maren.page.locator("[data-ground] svg.over [data-thing]").first).to_be_attached()
        found = maren.page.evaluate(LAID, [UNSTYLED.sub("", position.svg()), picture.width, picture.origin, usual])
        laid_well(found, f"{game} after {answers} answers")


def laid_well(found: dict[str, Any], when: str) -> None:
    pieces = [piece for piece in found["pieces"] if not piece["thing"].startswith(NAMES)]
    assert found["only_page"] == found["only_picture"] == [], when
    assert found["lands"] > 5
    assert found["other_land"] == 0, when
    assert found["lonely"] == [], when
    assert pieces
    assert [piece for piece in pieces if piece["apart"] > NEAR] == [], when
    other = [piece for piece in found["pieces"] if piece["page"] != piece["picture"]]
    assert other == [], f"{when}: {json.dumps(other)}"


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_picture_lies_on_the_board_of_the_page(arrives: Arrives, game: str) -> None:
    same_board(arrives("Maren"), game, 1, 2)


@pytest.mark.more
@pytest.mark.parametrize("game", sorted(PIECES))
def test_twenty_pictures_lie_on_the_board_of_the_page(arrives: Arrives, game: str) -> None:
    same_board(arrives("Maren"), game, POSITIONS, POSITIONS)
