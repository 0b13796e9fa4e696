"""Friends, invitations and clubs, as two people see them: one wide, one on the phone and in the longer language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person
from tests.browser.helpers import looks_well


def phone(arrives: Arrives, name: str) -> Person:
    return arrives(name, locale="de-DE", **ON_PHONE)


def club_of(host: Person, *others: Person) -> str:
    made = host.api("/api/clubs", name="Donegal Board Club")
    for other in others:
        other.api(f"/api/clubs/{made['id']}/join", invitation=made["invitation"])
    return str(made["id"])


def id_of(person: Person) -> str:
    return str(person.get("/api/me")["player"]["id"])


def test_a_club_from_its_making_to_a_table_and_its_season(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), phone(arrives, "Bram")
    maren.page.goto("/clubs")
    maren.page.get_by_label("Name of the club").fill("Donegal Board Club")
    maren.button("Make a club").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Donegal Board Club")
    id = maren.page.url.rsplit("/", 1)[1]
    key = maren.get(f"/api/clubs/{id}")["invitation"]
    bram.page.goto(f"/club/{id}")
    expect(bram.page.get_by_role("heading", level=1)).to_have_text("Dieser Club ist für seine Mitglieder")
    bram.page.goto("/")
    bram.page.goto(f"/club/{id}#i={key}")
    bram.button("Dem Club beitreten").click()
    expect(bram.page.get_by_role("list", name="Mitglieder")).to_contain_text("Maren")
    table = maren.new_table("me", "open", rated=True, club=id)
    bram.page.reload()  # it would come by itself, after a while
    sit = bram.page.get_by_role("link", name="Hinsetzen")
    expect(sit).to_have_attribute("href", f"/t/{table}")
    sit.click()
    bram.page.locator(".prompt").get_by_role("button", name="Hinsetzen").click()
    expect(bram.page.locator(".prompt .q")).to_be_visible()
    bram.until(lambda: bram.table(table)["status"] == "playing")
    bram.api(f"/api/tables/{table}/resign", seat=1)
    maren.until(lambda: maren.get(f"/api/clubs/{id}/season")["games"] == 1)
    maren.api("/api/tournaments", name="Winter in Donegal", game="origo", clock={"days": 3}, club=id)
    for person, box in ((maren, "Table of the season"), (bram, "Tabelle der Saison")):
        person.page.goto(f"/club/{id}")
        expect(person.page.get_by_role("link", name="Winter in Donegal")).to_be_visible()
        rows = person.page.get_by_role("region", name=box).locator("tbody tr")
        expect(rows.first).to_contain_text("Maren")
        expect(rows.first.locator(".points")).to_have_text("2")
        looks_well(person, f"club-{box.split(' ')[-1].lower()}")
    maren.page.goto("/")
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Hello, Maren")  # also between two games


@pytest.mark.more
def test_a_friend_asks_accepts_and_invites(arrives: Arrives) -> None:
    tove, bram = arrives("Tove"), phone(arrives, "Bram")
    tove.page.goto(f"/player/{id_of(bram)}")
    tove.button("Ask Bram to be friends").click()
    expect(tove.button("Take back the question to Bram")).to_be_visible()
    bram.page.goto("/clubs")
    asked = bram.page.get_by_role("list", name="Möchten mit dir befreundet sein")
    expect(asked).to_contain_text("Tove")
    looks_well(bram, "friends-phone")
    bram.button("Annehmen: Tove").click()
    expect(bram.page.get_by_role("list", name="Freunde", exact=True)).to_contain_text("Tove")
    id = tove.new_table("me", "open", public=False)
    tove.page.goto(f"/t/{id}")
    tove.button("Invite Bram").click()
    expect(tove.page.locator(".invite")).to_contain_text("Bram invited")
    assert tove.violations(within=".lobby") == []
    bram.page.goto("/")
    box = bram.page.get_by_role("region", name="Einladungen")
    expect(box).to_contain_text("Tove lädt dich zu The Arrival ein")
    assert bram.violations(within="section[aria-label=Einladungen]") == []
    box.get_by_role("button", name="Hinsetzen").click()
    bram.page.wait_for_url(f"**/t/{id}")
    bram.until(lambda: bram.table(id)["status"] == "playing")


@pytest.mark.more
def test_hosts_keep_their_club(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), phone(arrives, "Bram")
    id = club_of(maren, bram)
    maren.page.goto(f"/club/{id}")
    maren.page.get_by_text("For hosts", exact=True).click()
    assert maren.violations(within="details.box") == []
    maren.page.get_by_label("First day of the season").fill("2020-01-01")
    with maren.appears(".toast", "A season begins after"):
        maren.button("Begin it then").click()
    maren.page.get_by_label("Name of the club").fill("Letterkenny")
    maren.button("Keep").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Letterkenny")
    maren.button("What you can do about Bram").click()
    maren.button("Remove Bram from the club").click()
    expect(maren.page.get_by_role("list", name="Members")).not_to_contain_text("Bram")
    bram.page.goto(f"/club/{id}")
    expect(bram.page.get_by_role("heading", level=1)).to_have_text("Dieser Club ist für seine Mitglieder")
    maren.button("End the club").last.click()
    maren.page.get_by_label("The club’s name").fill("Letterkenny")
    maren.button("End it for good").click()
    maren.page.wait_for_url("**/clubs")


@pytest.mark.more
def test_a_table_is_opened_for_a_club(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), phone(arrives, "Bram")
    id = club_of(maren, bram)
    bram.page.goto(f"/play?club={id}&game=origo")
    expect(bram.page.get_by_role("radio", name="für einen Club")).to_be_checked()
    bram.page.get_by_role("radiogroup", name="Platz 2").get_by_role("radio", name="Per Link").click()
    looks_well(bram, "play-for-club-phone")
    bram.button("Tisch eröffnen").click()
    bram.page.wait_for_url("**/t/**")
    expect(bram.page.locator(".lobby")).to_contain_text("Mitglieder von Donegal Board Club sehen diesen Tisch")
    maren.page.goto("/tables?with=club")
    expect(maren.page.locator("li.ot")).to_contain_text("Donegal Board Club")
