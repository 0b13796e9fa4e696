"""Whole games of The Arrival, and how one ends, by what people see on the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Arrives, Person
from tests.server.conftest import questions

# Whenever something glows, on the map, in the supply or in the prompt bar, one of it is clicked at once;
# every third time one of the list beside the board.
PLAYER = """
(seed) => {
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  window.clicks = { glowing: 0, listed: 0 };
  const step = () => {
    const prompt = document.querySelector(".prompt");
    if (!prompt?.classList.contains("mine") || prompt.classList.contains("busy")) return;
    const lit = [...document.querySelectorAll("[data-option], [data-deed], .prompt .acts button:not(.off)")];
    const glowing = prompt.dataset.part ? lit.filter((one) => !one.matches(".vb")) : lit; // nothing is taken back
    const listed = [...document.querySelectorAll("section.options button")];
    const from = glowing.length && (window.clicks.glowing + window.clicks.listed) % 3 < 2 ? glowing : listed;
    if (!from.length) return;
    window.clicks[from === glowing ? "glowing" : "listed"] += 1;
    const found = from[Math.floor(random() * from.length)];
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  let isSoon = false; // once for all that changes until the next frame
  const soon = () => {
    if (!isSoon) requestAnimationFrame(() => ((isSoon = false), step()));
    isSoon = true;
  };
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true });
  setInterval(step, 500); // whatever moved while nothing could be pressed
  step();
}
"""


def plays_on(person: Person, seed: int) -> None:
    person.page.evaluate(PLAYER, seed)


def has_a_rematch(maren: Person, bram: Person, id: str) -> None:
    """One asks for it, the other finds the way there in the chat."""
    maren.button("Rematch").first.click()
    expect(maren.question).to_contain_text("One chair is still free")
    again = maren.page.url.split("/t/")[1]
    assert again != id
    bram.page.get_by_role("tab", name="Chat").click()
    bram.page.locator(".said a").click()
    bram.page.locator(".prompt").get_by_role("button", name="Sit down").click()
    for person in (maren, bram):
        expect(person.question).to_contain_text(re.compile("port|Waiting for"))
        assert person.table(again)["status"] == "playing"


def play_beside(people: Sequence[Person], id: str, answers: int) -> None:
    """The first answers of the two, without the page."""
    rng = Random(7)
    while answers > 0:
        for person in people:
            table = person.table(id)
            for asked in questions(table)[:1]:
                option = rng.choice(asked["options"])["id"]
                person.api(f"/api/tables/{id}/answer", seat=asked["seat"], option=option, version=table["version"])
                answers -= 1


LATE = 400  # of the 451 answers of that record: in its last round


def test_one_plays_a_game_to_its_end(arrives: Arrives) -> None:
    """From the last round of a game that bots have played, by the page alone, to its ending and another game."""
    maren = arrives("Maren", {"sound": False})
    record = (ROOT / "tests" / "records" / "arrival" / "three-greedy.tuath").read_text(encoding="utf-8")
    former = maren.api("/api/tables/record", record=record)["table"]["id"]
    id = maren.api(f"/api/tables/{former}/try", seat=0, count=LATE)["table"]["id"]
    maren.sit(id)
    expect(maren.page.locator(".top .meta")).to_contain_text("Round 5 of")
    plays_on(maren, 11)
    maren.page.wait_for_url(f"**/e/{id}")
    expect(maren.page.locator("h1")).to_have_text(re.compile("has kept the tribe clean|is sung of|share the victory"))
    clicks, result = maren.page.evaluate("window.clicks"), maren.table(id)["result"]
    assert min(clicks.values()) > 0
    maren.page.get_by_role("link", name="Back to the table").first.click()
    expect(maren.question).to_have_text(re.compile("won|victory"))
    expect(maren.page.locator(".players .tag.gold")).to_have_count(len(result["winners"]))
    assert [int(score) for score in maren.page.locator(".players .pt").all_inner_texts()] == result["scores"]
    maren.button("Rematch").first.click()
    expect(maren.question).to_contain_text(re.compile("port|Waiting for"))
    assert maren.page.url.split("/t/")[1] != id


@pytest.mark.long
@pytest.mark.parametrize(("beside", "round"), [(191, 5), (0, 1)], ids=["to-its-end", "whole"])
def test_two_people_and_a_bot_play_a_game(arrives: Arrives, beside: int, round: int) -> None:
    """The last of five rounds by the page alone, or from the first."""
    people = [arrives(name, {"sound": False}) for name in ("Maren", "Bram")]
    maren, bram = people
    id = maren.new_table("me", "open", "bot:random", seed=4)
    bram.join(id)
    play_beside(people, id, beside)
    for person in people:
        person.sit(id)
    expect(maren.page.locator(".top .meta")).to_contain_text(f"Round {round} of")
    for seed, person in enumerate(people):
        plays_on(person, seed + 11)
    maren.picture("table-wide")
    for person in people:
        person.page.wait_for_url(f"**/e/{id}", timeout=900_000)
        expect(person.page.locator("h1")).to_have_text(
            re.compile("has kept the tribe clean|is sung of|share the victory")
        )
    maren.still()
    maren.picture("result-wide")
    result = maren.table(id)["result"]
    clicks = {person: person.page.evaluate("window.clicks") for person in people}
    for person in people:
        person.page.get_by_role("link", name="Back to the table").first.click()
        expect(person.question).to_have_text(re.compile("won|victory"))
    for person in people:
        expect(person.page.locator(".players .tag.gold")).to_have_count(len(result["winners"]))
        points = [int(score) for score in person.page.locator(".players .pt").all_inner_texts()]
        assert points == result["scores"]
        assert person.story() == maren.story()
        assert clicks[person]["glowing"] > 2
        assert clicks[person]["listed"] > 0
    has_a_rematch(maren, bram, id)
    maren.page.goto(f"/t/{id}")
    maren.page.get_by_role("link", name="Replay").first.click()
    expect(maren.page.get_by_role("slider")).to_be_visible()
    maren.page.get_by_role("tab", name="How it went").click()
    expect(maren.page.locator(".plots .box").last).to_contain_text("Maren")
    maren.still()
    maren.picture("replay-wide")
