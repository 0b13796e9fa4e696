"""Tournaments on the page: one is opened, joined and begun; the table of it on a wide screen and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import fits

GERMAN: dict[str, Any] = {**ON_PHONE, "locale": "de-DE"}


def tournament(person: Person, id: str) -> Any:
    return person.get(f"/api/tournaments/{id}")["tournament"]


def resign_all(people: list[Person], id: str) -> None:
    """Whoever sits in the second seat of a running game gives up."""
    it = tournament(people[0], id)
    names = {one["number"]: one["player"]["name"] for one in it["entrants"]}
    by_name = {person.get("/api/me")["player"]["name"]: person for person in people}
    for one in (one for each in it["schedule"] for one in each["meetings"] if one["how"] == "playing"):
        by_name[names[one["seats"][1]]].api(f"/api/tables/{one['table']}/resign", seat=1)
    people[0].until(lambda: tournament(people[0], id)["round"] > it["round"])


@pytest.mark.more
def test_a_tournament_from_its_opening_to_its_second_round(arrives: Arrives) -> None:
    maren, bram = arrives("Maren", locale="en-GB"), arrives("Bram", **GERMAN)
    others = [arrives(name) for name in ("Tove", "Ilka")]
    maren.page.goto("/tables")
    maren.page.get_by_role("link", name="Tournaments").click()
    form = maren.page.get_by_role("form", name="Open a tournament")
    form.get_by_label("Its name").fill("Winter round robin")
    form.get_by_role("combobox", name="Game", exact=True).select_option("origo")
    expect(form.get_by_text("Not Spirit Island")).to_be_visible()
    maren.is_accessible("tournaments-wide")
    maren.can_be_read()
    fits(maren)
    form.get_by_role("button", name="Open a tournament").click()
    maren.page.wait_for_url("**/tournament/**")
    id = maren.page.url.rpartition("/")[2]
    maren.button("Join").click()
    expect(maren.button("Leave")).to_be_visible()
    for person in others:
        person.api(f"/api/tournaments/{id}/join")
    bram.page.goto("/tournaments")
    bram.page.get_by_role("link", name="Winter round robin").click()
    bram.button("Mitmachen").click()
    expect(bram.page.get_by_text("Was vereinbart ist")).to_be_visible()
    fits(bram)
    maren.page.reload()
    maren.button("Let it begin").click()
    maren.button("Let it begin").last.click()
    expect(maren.page.get_by_role("link", name="My game")).to_be_visible()
    resign_all([maren, bram, *others], id)
    the_table_of_it(maren, bram, id)


def the_table_of_it(maren: Person, bram: Person, id: str) -> None:
    for person in (maren, bram):
        person.page.goto(f"/tournament/{id}")
    expect(maren.page.locator("tr.me")).to_contain_text("Maren")
    expect(maren.page.get_by_role("row")).to_have_count(5)
    maren.is_accessible("tournament-wide")
    maren.can_be_read()
    fits(maren)
    mine = bram.page.locator("ol > li.me > button")
    mine.click()
    expect(mine).to_have_attribute("aria-expanded", "true")
    expect(bram.page.locator("ol > li.me ul a")).to_have_count(2)
    bram.is_accessible("tournament-phone")
    bram.can_be_read()
    fits(bram)
    maren.page.get_by_role("link", name="My game").click()
    expect(maren.page.get_by_role("link", name="Tournament", exact=True)).to_have_attribute("href", f"/tournament/{id}")


@pytest.mark.more
def test_swiss_rounds_at_larger_tables(arrives: Arrives) -> None:
    people = [
        arrives(name, **(GERMAN if name == "Bram" else {})) for name in ("Maren", "Bram", "Tove", "Ilka", "Nessa")
    ]
    clock = {"minutes": 60, "increment": 5}
    wish = {"name": "Three at a table", "game": "inis", "mode": "swiss", "size": 3, "rounds": 2, "clock": clock}
    id = people[0].api("/api/tournaments", **wish)["tournament"]["id"]
    for person in people:
        person.api(f"/api/tournaments/{id}/join")
    people[0].api(f"/api/tournaments/{id}/start")
    for person, name in ((people[0], "swiss-wide"), (people[1], "swiss-phone")):
        person.page.goto(f"/tournament/{id}")
        expect(person.page.locator(".now").locator("visible=true").first).to_be_visible()
        person.is_accessible(name)
        person.can_be_read()
        fits(person)
    people[4].page.goto(f"/tournament/{id}")
    people[4].button("Withdraw …").click()
    people[4].button("Withdraw", exact=True).click()
    expect(people[4].page.get_by_text("withdrawn").first).to_be_visible()


@pytest.mark.more
def test_a_private_one_opens_by_its_link_alone(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    wish = {"name": "Among us", "game": "arrival", "clock": {"days": 3}, "public": False}
    made = maren.api("/api/tournaments", **wish)["tournament"]
    bram.page.goto(f"/tournament/{made['id']}")
    expect(bram.page.get_by_text("its invitation link lets you in")).to_be_visible()
    bram.page.goto("/")
    bram.page.goto(f"/tournament/{made['id']}#i={made['invitation']}")
    bram.button("Join").click()
    expect(bram.button("Leave")).to_be_visible()
    invite = maren.button("Invite")
    maren.page.goto(f"/tournament/{made['id']}")
    expect(invite).to_be_visible()
    maren.api(f"/api/tournaments/{made['id']}/off")
    maren.page.reload()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Among us")
    expect(invite).to_have_count(0)
