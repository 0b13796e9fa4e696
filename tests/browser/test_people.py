"""Who sits at a table, who looks on, who goes and who comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person, two_at_a_table
from tests.server.conftest import noon


def menu(person: Person) -> None:
    person.button("Menu", exact=True).click()


def test_a_table_is_opened_and_joined_by_its_link(arrives: Arrives) -> None:
    maren, bram = arrives(), arrives()
    maren.page.goto("/")
    maren.page.locator('a[href="/play?game=arrival&with=friends"]', has_text="With friends").click()
    for number in (2, 3):
        chair = maren.page.get_by_role("radiogroup", name=f"Chair {number}")
        expect(chair.get_by_role("radio", name="By link")).to_be_checked()
    chair.get_by_role("radio", name="No one").click()
    maren.still()
    maren.picture("create-wide")
    maren.button("Open the table").click()
    tells_a_name(maren, "Maren")
    link = maren.page.locator("input.link:not(.watch)").input_value()
    assert "/t/" in link
    assert "#i=" in link
    maren.picture("lobby-wide")
    assert maren.violations(within=".prompt, main.board") == []
    bram.page.goto(link)
    bram.page.locator(".prompt").get_by_role("button", name="Sit down").click()
    tells_a_name(bram, "Bram")
    for person in (maren, bram):
        expect(person.page.locator(".players .pl")).to_have_count(2)
        expect(person.question).to_contain_text(re.compile("port|Waiting for"))
        expect(person.page.locator(".players")).to_contain_text(re.compile("Maren.*Bram"))


def tells_a_name(person: Person, name: str) -> None:
    """Somebody who has none is asked when others are to see it."""
    asked = person.page.get_by_role("dialog")
    asked.get_by_label("Name").fill(name)
    asked.get_by_role("button", name="Go on").click()
    expect(asked).to_have_count(0)


def test_a_name_is_asked_for_when_it_first_matters(arrives: Arrives) -> None:
    """Not to play alone; to sit down with others, and to talk. Whoever would rather not stays as they are."""
    host, tove = arrives("Maren"), arrives()
    id = host.new_table("me", "open", public=True)
    tove.page.goto("/")
    tove.button("Play bots").first.click()
    tove.page.wait_for_url(re.compile("/t/"))
    assert tove.get("/api/me")["player"]["name"] == "Guest"
    tove.page.goto(f"/t/{id}")
    sit = tove.page.locator(".prompt").get_by_role("button", name="Sit down")
    asked = tove.page.get_by_role("dialog")
    sit.click()
    expect(asked.get_by_label("Name")).to_be_focused()
    tove.is_accessible("naming", "dialog")
    tove.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert [chair["player"] for chair in host.table(id)["chairs"]][1] is None
    tove.page.get_by_role("tab", name="Chat").click()
    said = tove.page.get_by_label("Say something")
    said.fill("May I?")
    tove.page.keyboard.press("Enter")
    asked.get_by_role("button", name="Cancel").click()
    expect(said).to_have_value("May I?")
    tove.button("Send").click()
    asked.get_by_label("Name").fill("\u200b")
    asked.get_by_role("button", name="Go on").click()
    expect(asked.get_by_role("alert")).to_contain_text("name")
    tells_a_name(tove, "Tove")
    expect(tove.page.locator(".said .who")).to_contain_text("Tove")
    sit.click()
    expect(tove.page.locator(".players")).to_contain_text("Tove")
    assert [chair["name"] for chair in host.table(id)["chairs"]] == ["Maren", "Tove"]


def test_spectators_watch_and_choose_nothing(arrives: Arrives) -> None:
    asker, other, id = two_at_a_table(arrives)
    tove = arrives()
    tove.sit(id)
    expect(tove.page.locator(".top .tag", has_text="watching")).to_be_visible()
    expect(tove.options).to_have_count(0)
    expect(tove.button("Undo")).to_have_count(0)
    asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    expect(tove.log.locator(".ll")).to_have_count(other.log.locator(".ll").count())
    menu(tove)
    expect(tove.button("Resign")).to_have_count(0)


def test_chat(arrives: Arrives) -> None:
    maren, bram, _ = two_at_a_table(arrives)
    maren.page.get_by_role("tab", name="Chat").click()
    maren.page.get_by_label("Say something").fill("Good luck! <b>")
    maren.page.keyboard.press("Enter")
    expect(bram.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bram.page.get_by_role("tab", name="Chat").click()
    expect(bram.page.locator(".said")).to_contain_text("Good luck! <b>")


@pytest.mark.more
def test_only_a_missing_player_is_replaced(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open")  # where somebody chose the seed, only a bot could take the chair
    bram.join(id)
    for person in (maren, bram):
        person.sit(id)
    maren.until(lambda: maren.table(id)["chairs"][1]["online"])
    menu(maren)
    expect(maren.button("Resign")).to_be_visible()
    expect(maren.button("Let a bot play for Bram")).to_have_count(0)
    menu(maren)
    bram.page.goto("/")
    maren.until(lambda: not maren.table(id)["chairs"][1]["online"])
    menu(maren)
    expect(maren.button("Free the chair of Bram").first).to_be_visible()
    maren.page.locator(".menu").get_by_role("button", name="Let a bot play for Bram").click()
    expect(maren.page.locator(".players .pl").nth(1)).to_contain_text("Bot")
    maren.until(maren.options.count)  # the bot has played, or it is her turn anyway


@pytest.mark.more
def test_a_bot_stands_in_by_consent_until_somebody_is_back(arrives: Arrives) -> None:
    maren, bram, tove = arrives("Maren"), arrives("Bram"), arrives("Tove")
    id = maren.new_table("me", "open", "open", seed=2)
    for person in (bram, tove):
        person.join(id)
    for person in (maren, bram, tove):
        person.sit(id)
    bram.page.goto("/")
    menu(maren)
    maren.page.locator(".menu").get_by_role("button", name="Let a bot play for Bram").click()
    expect(maren.page.locator(".wish")).to_contain_text("Waiting for the others’ consent.")
    expect(tove.page.locator(".wish")).to_contain_text("Bram is missing; a bot is to play on. Do you agree?")
    tove.button("Agree").click()
    for person in (maren, tove):
        expect(person.page.locator(".players .pl").nth(1)).to_contain_text("until the player is back")
        expect(person.page.locator(".wish")).to_have_count(0)
    bram.sit(id)
    bram.page.locator(".prompt").get_by_role("button", name="Take my chair back").click()
    expect(maren.page.locator(".players .pl").nth(1)).to_contain_text("here")
    expect(bram.button("Take my chair back")).to_have_count(0)
    maren.page.get_by_role("tab", name="Chat").click()
    expect(maren.page.locator(".said").last).to_contain_text("Bram is back and plays on.")


@pytest.mark.more
def test_a_private_table_is_watched_by_a_link_of_its_own(arrives: Arrives) -> None:
    maren, tove, anna = arrives("Maren"), arrives("Tove"), arrives("Anna")
    id = maren.new_table("me", "open", public=False, seed=1)
    maren.page.goto(f"/t/{id}")
    link = maren.page.locator("input.link.watch").input_value()
    assert "#w=" in link
    tove.page.goto(link)
    expect(tove.question).to_contain_text("One chair is still free")
    expect(tove.button("Sit down")).to_have_count(0)
    tove.page.get_by_role("tab", name="Chat").click()
    expect(tove.page.locator(".listen")).to_contain_text("you can read along here")
    maren.api(f"/api/tables/{id}/replace", seat=1, chair="bot:random")
    expect(tove.page.locator(".top .tag", has_text="watching")).to_be_visible()
    menu(tove)
    tove.page.locator(".menu").get_by_role("link", name="Replay").click()  # its address has no secret
    expect(tove.page.get_by_role("slider")).to_be_visible()
    anna.page.goto(f"/t/{id}")
    expect(anna.page.locator("main")).to_contain_text("This table is private")
    anna.page.goto(f"/r/{id}")
    expect(anna.page.locator("main")).to_contain_text("This table is private")


@pytest.mark.more
def test_resigning_asks_first(arrives: Arrives) -> None:
    maren, bram, id = two_at_a_table(arrives)
    menu(maren)
    maren.button("Resign").click()
    expect(maren.page.get_by_role("alert")).to_contain_text("A bot will play on in your chair")
    maren.button("Cancel").click()
    expect(maren.page.get_by_role("alert")).to_have_count(0)
    assert not any(chair["resigned"] for chair in maren.table(id)["chairs"])
    maren.button("Resign").click()
    maren.page.locator(".menu .row").get_by_role("button", name="Resign").click()
    for person in (maren, bram):
        expect(person.page.locator(".players .pl", has_text="resigned")).to_have_count(1)
    expect(maren.options).to_have_count(0)
    menu(maren)
    expect(maren.button("Resign")).to_have_count(0)


def test_clocks_run(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.sit(maren.new_table("me", "guest", seed=1, clock={"minutes": 60, "increment": 0}))
    clocks = maren.page.locator(".players .clock")
    expect(clocks).to_have_text([re.compile(r"\d\d:\d\d")] * 2)
    first = clocks.all_inner_texts()
    maren.until(lambda: clocks.all_inner_texts() != first)


@pytest.mark.more
def test_a_table_over_days(arrives: Arrives) -> None:
    """What was agreed stands where one sits down, and the clocks show days; on vacation they rest."""
    zone, today = noon()
    maren = arrives("Maren", timezone_id=zone)
    maren.page.goto("/play?game=origo")
    maren.page.get_by_role("radiogroup", name="Chair 2").get_by_role("radio", name="By link").click()
    maren.page.get_by_role("radio", name="over days").click()
    maren.page.get_by_role("switch", name="Clocks rest on weekends").click()
    maren.page.get_by_label("For each answer").select_option("2")
    maren.page.get_by_role("radio", name="it ends").click()
    maren.picture("create-days")
    assert maren.violations(within=".days") == []
    maren.button("Open the table").click()
    agreed = maren.page.locator(".lobby .pace")
    expect(agreed).to_contain_text("2 days for each answer · 5 in reserve · weekends off · without time the game ends")
    maren.sit(maren.new_table("me", "guest", seed=1, clock={"days": 2, "reserve": 5}))
    expect(maren.page.locator(".players .clock")).to_have_text([re.compile(r"\d days")] * 2)
    maren.page.goto("/me")
    maren.page.get_by_label("from", exact=True).fill(today.isoformat())
    maren.button("Take it").click()
    expect(maren.page.get_by_role("list", name="Vacation")).to_contain_text("Be back")
    maren.picture("vacation")
    maren.page.go_back()
    expect(maren.page.locator(".players .clock")).to_contain_text(["on vacation until"] * 2)


@pytest.mark.more
def test_from_table_to_table(arrives: Arrives) -> None:
    """Home begins with where I am asked, the least time first; the key leads on, and the title counts."""
    maren, bram = arrives("Maren"), arrives("Bram")
    tables = []
    for days in (5, 2):
        for host, guest in ((maren, bram), (bram, maren)):  # the same seat is asked: one of them each
            id = host.new_table("me", "open", seed=1, clock={"days": days, "reserve": 1})
            guest.join(id)
            tables.append(id)
    maren.page.goto("/")
    cards = maren.page.get_by_role("list", name="Your turn").get_by_role("listitem")
    expect(cards).to_have_count(2)
    expect(cards.locator(".time")).to_have_text([re.compile("^(2|3) days"), re.compile("^(5|6) days")])
    expect(maren.page).to_have_title(re.compile(r"^\(2\) "))
    expect(maren.page.locator(".regulars .box li .btn")).to_have_text(["To the table"] * 2)
    expect(cards.locator(".ask")).to_have_text(["In which port do you land?"] * 2)
    maren.picture("regulars")
    assert maren.violations(within=".regulars") == []
    maren.button("Auf Deutsch umstellen").click()
    expect(maren.page.locator(".regulars .ask")).to_have_text(["In welchem Hafenort gehst du an Land?"] * 2)
    maren.button("Switch to English").click()
    maren.page.keyboard.press("n")
    maren.page.wait_for_url(re.compile("/t/"))
    first = maren.page.url
    expect(maren.page.locator(".top .next")).to_contain_text("1")
    expect(maren.page).to_have_title(re.compile(r"^\(2\) ● The Arrival"))
    maren.page.keyboard.press("n")
    maren.page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(maren.question).to_be_visible()
    assert {first.rsplit("/", 1)[1], maren.page.url.rsplit("/", 1)[1]} < set(tables)


@pytest.mark.more
def test_clocks_run_out(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "bot:random", seed=1, clock={"minutes": 0.05, "increment": 0})
    maren.sit(id)
    expect(maren.page.locator(".players .pl").first).to_contain_text("out of time")
    expect(maren.options).to_have_count(0)


@pytest.mark.more
def test_clocks_on_the_phone(arrives: Arrives) -> None:
    maren = arrives("Maren", **ON_PHONE)
    id = maren.new_table("me", "bot:random", seed=1, clock={"minutes": 20, "increment": 10})
    maren.sit(id)
    expect(maren.page.locator(".strip")).to_contain_text(re.compile(r"(20:00|1\d:\d\d)"))
    maren.picture("clock-phone")
