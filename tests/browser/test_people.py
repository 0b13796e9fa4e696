"""Who sits at a table, who looks on, who goes and who comes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives, Person, two_at_a_table


def menu(person: Person) -> None:
    person.button("Menu", exact=True).click()


def test_a_table_is_opened_and_joined_by_its_link(arrives: Arrives) -> None:
    maren, bram = arrives(), arrives()
    maren.page.goto("/")
    maren.page.get_by_role("link", name="With friends").click()
    for number, kind in ((2, "By link"), (3, "No one")):
        maren.page.get_by_role("radiogroup", name=f"Chair {number}").get_by_role("radio", name=kind).click()
    maren.still()
    maren.picture("create-wide")
    maren.button("Open the table").click()
    link = maren.page.locator("input.link").input_value()
    assert "/t/" in link
    assert "#i=" in link
    maren.picture("lobby-wide")
    assert maren.violations() == []
    bram.page.goto(link)
    bram.page.locator(".prompt").get_by_role("button", name="Sit down").click()
    for person in (maren, bram):
        expect(person.page.locator(".players .pl")).to_have_count(2)
        expect(person.question).to_contain_text(re.compile("port|Waiting for"))


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


def test_only_a_missing_player_is_replaced(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open", seed=2)
    bram.join(id)
    for person in (maren, bram):
        person.settings(auto=False)
        person.sit(id)
    maren.until(lambda: maren.table(id)["chairs"][1]["online"])
    menu(maren)
    expect(maren.button("Resign")).to_be_visible()
    expect(maren.button("Let a bot play for Bram")).to_have_count(0)
    menu(maren)
    bram.page.goto("about:blank")
    maren.until(lambda: not maren.table(id)["chairs"][1]["online"])
    menu(maren)
    expect(maren.button("Free the chair of Bram").first).to_be_visible()
    maren.page.locator(".menu").get_by_role("button", name="Let a bot play for Bram").click()
    expect(maren.page.locator(".players .pl").nth(1)).to_contain_text("Bot")
    maren.until(lambda: maren.options.count())  # the bot has played, or it is her turn anyway


def test_resigning_asks_first_and_a_rematch_finds_the_others(arrives: Arrives) -> None:
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open", seed=5)
    bram.join(id)
    for person in (maren, bram):
        person.sit(id)
    for person in (maren, bram):
        menu(person)
        person.button("Resign").click()
        expect(person.page.get_by_role("alert")).to_contain_text("A bot will play on in your chair")
        if person is maren:
            person.button("Cancel").click()
            person.button("Resign").click()
        person.page.locator(".menu .row").get_by_role("button", name="Resign").click()
        seat = 0 if person is maren else 1
        expect(maren.page.locator(".players .pl").nth(seat)).to_contain_text("resigned")
    expect(maren.question).to_contain_text(re.compile("won|victory"), timeout=90_000)
    maren.button("Rematch").first.click()
    expect(maren.question).to_contain_text("One chair is still free")
    assert id not in maren.page.url
    bram.page.get_by_role("tab", name="Chat").click()
    bram.page.locator(".said a").click()
    bram.page.locator(".prompt").get_by_role("button", name="Sit down").click()
    for person in (maren, bram):
        expect(person.page.locator(".players .pl.turn")).to_have_count(1)
        assert person.table(maren.page.url.split("/t/")[1].split("#")[0])["status"] == "playing"


def test_clocks_run_and_run_out(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.settings(auto=False)
    id = maren.new_table("me", "bot:random", seed=1, clock={"minutes": 0.08, "increment": 0})
    maren.sit(id)
    clock = maren.page.locator(".players .pl").first.locator(".clock")
    expect(clock).to_have_text(re.compile(r"0:0[45]"))
    expect(clock).to_have_text(re.compile(r"0:0[0-3]"))
    expect(maren.page.locator(".players .pl").first).to_contain_text("resigned")
    expect(maren.options).to_have_count(0)


def test_clocks_on_the_phone(arrives: Arrives) -> None:
    maren = arrives("Maren", **ON_PHONE)
    id = maren.new_table("me", "bot:random", seed=1, clock={"minutes": 20, "increment": 10})
    maren.sit(id)
    expect(maren.page.locator(".strip")).to_contain_text("19:5")
    maren.picture("clock-phone")
