"""A table of Inis in a browser, played beside the page until something is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import Person
from tests.server.conftest import questions

EARLY = 9  # the deal at which a bot that is let be claims the throne in the third Season


def answer_beside(person: Person, id: str) -> None:
    """Whatever is asked: no card where one may do without, else the first answer."""
    table = person.table(id)
    asked = questions(table)[0]
    options = [option["id"] for option in asked["options"]]
    wish = next((one for one in ("pass", "decline", "end", "yes") if one in options), options[0])
    person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=wish, version=table["version"])


def is_asked(person: Person, id: str) -> bool:
    table = person.table(id)
    return bool(questions(table)) or table["status"] == "over"


def passes_until(person: Person, id: str, holds: Callable[[Any], bool]) -> None:
    """Beside the page, until what this person sees is so and something is asked."""
    for _ in range(400):
        person.until(lambda: is_asked(person, id))
        if holds(person.table(id)["view"]):
            return
        answer_beside(person, id)
    raise AssertionError("it has not come to that")
