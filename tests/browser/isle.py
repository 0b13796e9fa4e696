"""A table of Spirit Island in a browser, begun or at some moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Person, Question, Wish

SMALL_SCREEN = {"viewport": {"width": 1280, "height": 720}}
RIVER = {"spirit": "river_surges_in_sunlight", "expansions": "none"}


def new_game(
    person: Person, *chairs: str, until: Callable[[Question], bool] | None = None, wish: Wish | None = None, **more: Any
) -> str:
    """A table, from its beginning or from some moment on."""
    wishes = {"seed": 4, "options": RIVER, **more}
    id = str(person.api("/api/tables", game="spirit_island", chairs=["me", *chairs], **wishes)["table"]["id"])
    if until:
        person.play_beside(id, until, wish or wished())
    sit(person, id)
    return id


def sit(person: Person, id: str) -> None:
    person.page.goto(f"/t/{id}")
    expect(person.page.locator(".prompt[data-version]")).to_be_visible()


def is_asked(*keys: str) -> Callable[[Question], bool]:
    return lambda question: question["key"] in {f"spirit_island-{key}" for key in keys}


def wished(*ids: str) -> Wish:
    """The first of these that is offered, else the first that is no end."""

    def wish(question: Question) -> int:
        offered = [option["id"] for option in question["options"]]
        found = [offered.index(id) for id in ids if id in offered]
        return found[0] if found else next((n for n, id in enumerate(offered) if id not in ("stop", "done")), 0)

    return wish


def view_of(person: Person, id: str) -> Any:
    return person.table(id)["view"]


def saving(question: Question) -> int:
    """The first that is no end, but no card is played: energy remains."""
    offered = [option["id"] for option in question["options"]]
    if question["key"] in ("spirit_island-play", "spirit_island-use"):
        return offered.index("stop")
    return wished()(question)


def two_spirits(maren: Person, bram: Person) -> str:
    made = maren.api("/api/tables", game="spirit_island", chairs=["me", "open"], seed=4, options=RIVER)
    id = str(made["table"]["id"])
    bram.join(id)
    bram.play_beside(id, is_asked("growth"), wished("thunderspeaker"))
    for person in (bram, maren):
        sit(person, id)
    return id
