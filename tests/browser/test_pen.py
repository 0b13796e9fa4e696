"""What the teacher writes on the board: it lies on the map, and over nothing that is to be read or chosen with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import called
from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import learns
from tests.server.conftest import questions

Box = tuple[float, float, float, float]
WRITTEN = ("island", "presence", "fast", "invaders", "innate")
"""The steps of the lesson that have something to say on the island itself."""


def goes_beside(person: Person, id: str, step: str) -> None:
    """To a step of the lesson: what is explained is read, what is asked is answered as recommended."""
    while True:
        person.until(lambda: questions(person.table(id)))
        table = person.table(id)
        lesson = table["lesson"]
        assert lesson is not None, "the lesson is over"
        if lesson["step"] == step:
            person.until(lambda: person.shows() == person.table(id)["version"])
            return
        if lesson["holds"]:
            person.api(f"/api/tables/{id}/lesson/read", step=lesson["step"])
        else:
            asked = questions(table)[0]
            option = lesson["take"] or asked["options"][0]["id"]
            person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])


def box(one: Locator) -> Box:
    found = one.bounding_box()
    assert found is not None
    return (found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def covers(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def is_in(one: Box, whole: Box) -> bool:
    return whole[0] <= one[0] and whole[1] <= one[1] and one[2] <= whole[2] and one[3] <= whole[3]


@pytest.mark.more
@pytest.mark.parametrize("phone", called({"phone": True}, long={"wide": False}))
def test_the_paper_lies_on_the_map_and_leaves_the_invaders_free(arrives: Arrives, phone: bool) -> None:
    maren = arrives("Maren", **(ON_PHONE if phone else {}))
    id = learns(maren, "spirit_island")
    for step in WRITTEN:
        goes_beside(maren, id, step)
        paper = maren.page.locator(".pen .paper")
        expect(paper).to_be_visible()
        maren.still()
        maren.picture(f"pen-{step}-{'phone' if phone else 'wide'}")
        there, ground = box(paper), box(maren.page.locator("main.board [data-ground]"))
        assert not covers(there, box(maren.page.locator("main.board .dangers"))), f"{step}: on the invaders"
        assert is_in(there, ground), f"{step}: off the map"
        lit = [box(one) for one in maren.page.locator("main.board [data-option]").all()]
        assert not any(covers(there, one) for one in lit), f"{step}: on something that may be chosen"
