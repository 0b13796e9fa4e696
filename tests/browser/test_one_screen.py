"""Hot seat: several people at one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_PHONE, Arrives


def test_where_nothing_is_hidden_the_table_simply_goes_on(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    first = maren.question.inner_text()
    maren.options.first.dispatch_event("click")
    expect(maren.question).not_to_have_text(first)
    expect(maren.page.locator(".cover")).to_have_count(0)


def test_the_table_is_covered_until_the_next_one_has_the_device(arrives: Arrives) -> None:
    maren = arrives("Maren", {"handover": "always"})
    id = maren.new_table("me", "guest", seed=1)
    maren.page.goto(f"/t/{id}")
    heading = maren.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Give the device to")
    before = heading.inner_text()
    for hidden in (".board", ".prompt", ".tray", ".options", ".log"):
        expect(maren.page.locator(hidden)).to_have_count(0)
    maren.still()
    assert maren.violations() == []
    maren.picture("hand-over")
    maren.button("I am").click()
    expect(maren.options.first).to_be_attached()
    maren.options.first.dispatch_event("click")
    expect(heading).to_contain_text("Give the device to")
    expect(heading).not_to_have_text(before)


def test_who_chose_last_may_take_back_before_handing_over(arrives: Arrives) -> None:
    maren = arrives("Maren", {"handover": "always"}, color_scheme="dark", **ON_PHONE)
    id = maren.new_table("me", "guest", seed=1)
    maren.page.goto(f"/t/{id}")
    heading = maren.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Give the device to")
    before, count = heading.inner_text(), maren.table(id)["count"]
    maren.button("I am").click()
    maren.options.first.dispatch_event("click")
    expect(heading).to_contain_text("Give the device to")
    expect(heading).not_to_have_text(before)
    maren.picture("hand-over-phone-dark")
    maren.button("Undo").click()
    expect(maren.options.first).to_be_attached()
    maren.until(lambda: maren.table(id)["count"] == count)


def test_what_is_chosen_at_the_same_time_is_chosen_in_secret(arrives: Arrives) -> None:
    """A-5.6: both set their blockers at once, so neither may look at the other's choice."""
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    for number in range(60):
        table = maren.table(id)
        questions = [asked for asked in table["asked"] if "options" in asked]
        if len(questions) > 1:
            break
        answer = {"seat": questions[0]["seat"], "option": questions[0]["options"][0]["id"]}
        maren.api(f"/api/tables/{id}/answer", **answer, version=table["version"], id=str(number))
    assert len(questions) == 2
    maren.page.goto(f"/t/{id}")
    heading = maren.page.get_by_role("heading", level=1)
    for _ in range(2):
        expect(heading).to_contain_text("Give the device to")
        name = heading.inner_text()
        maren.button("I am").click()
        expect(maren.question).to_contain_text("block")
        maren.options.first.dispatch_event("click")
        expect(heading).not_to_have_text(name)


@pytest.mark.more
def test_a_guest_is_called_by_name(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/play?game=arrival")
    for number, kind in ((2, "Guest here"), (3, "No one")):
        maren.page.get_by_role("radiogroup", name=f"Chair {number}").get_by_role("radio", name=kind).click()
    maren.page.get_by_label("Name of the guest on chair 2").fill("Tove")
    assert maren.violations() == []
    maren.picture("create-guest")
    maren.button("Open the table").click()
    expect(maren.page.locator(".players")).to_contain_text("Tove")
