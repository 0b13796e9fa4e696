"""What several tests in a browser need: tables at some moment, and how a page has to look."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, ROOT, Arrives, Person, Question
from tests.server.conftest import questions

WHOLE = 2  # actions of a turn, but for the first


def acting(person: Person, seed: int = 4) -> str:
    """A table where this person has a whole turn before them, and may build; it is on the screen."""
    id = person.new_table("me", "bot:random", seed=seed)
    while until_asked(person, id, "arrival-act")["view"]["actions"] < WHOLE:
        person.answer_beside(id, "build")
    person.sit(id)
    person.page.keyboard.press("Escape")  # what has happened before is no matter here
    return id


def until_asked(person: Person, id: str, key: str) -> Question:
    """Whatever else is asked before is answered with the first option."""
    return person.play_beside(id, lambda asked: asked["key"] == key, lambda asked: 0)


def leads(person: Person, id: str, name: str) -> list[str]:
    """Where something can be done, as the server says."""
    options = questions(person.table(id))[0]["options"]
    return [place["id"] for one in options if one["id"] == name for place in one["then"]["options"]]


RECORDS = ROOT / "tests" / "records"
GAMES = {
    "arrival": "three-greedy",
    "inis": "four-mixed",
    "origo": "five-greedy",
    "spirit_island": "one-greedy-river",
}


def uploaded(person: Person, game: str) -> str:
    record = (RECORDS / game / f"{GAMES[game]}.tuath").read_text(encoding="utf-8")
    return str(person.api("/api/tables/record", record=record)["table"]["id"])


def skips_to_the_end(person: Person, id: str) -> None:
    """In Origo the game is over when everybody skips; whatever else is asked, the first answer will do."""
    while (table := person.table(id))["status"] == "playing":
        asked = next(one for one in table["asked"] if "options" in one)
        options = [option["id"] for option in asked["options"]]
        option = "skip" if "skip" in options else options[0]
        version = table["version"]
        person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=version, id=f"at-{version}")


def first(question: Question) -> int:
    return 0


def learns(maren: Person, game: str = "arrival") -> str:
    maren.page.goto(f"/learn/{game}")
    expect(maren.page.locator(".told h3")).to_be_visible()
    return maren.page.url.partition("/t/")[2]


def looks_well(person: Person, name: str) -> None:
    person.is_accessible(name)
    person.can_be_read()
    fits(person)


def fits(person: Person) -> None:
    widths = person.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert widths[0] <= widths[1], "nothing scrolls sideways"
    assert "⟨" not in person.page.locator("body").inner_text()


def on_device(arrives: Arrives, device: str) -> Person:
    """Wide in English; on the phone, where there is less room, in the longer language."""
    options: dict[str, Any] = {**ON_PHONE, "locale": "de-DE"} if device == "phone" else {"locale": "en-GB"}
    return arrives("Maren", {"handover": "never"}, **options)


BOX = """() => {
  const boxes = ["main.board", ".prompt"].map((one) => document.querySelector(one).getBoundingClientRect());
  return boxes.map((box) => [box.x, box.y, box.width, box.height].map(Math.round));
}"""


def play(person: Person, id: str, rng: Random) -> bool:
    """Answer what this person is asked, whatever it is; False when the game is over."""
    seen: list[Any] = []  # one look: what is asked may be gone at the next one

    def is_asked_or_over() -> bool:
        seen[:] = [person.table(id)]
        return bool(questions(seen[0])) or seen[0]["status"] == "over"

    person.until(is_asked_or_over)
    (table,) = seen
    if table["status"] == "over":
        return False
    asked = questions(table)[0]
    option = rng.choice(asked["options"])["id"]
    person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])
    return True
