"""Inviting somebody's program to a chair, by its name, with the keyboard or a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import Arrives
from tests.browser.helpers import fits, looks_well, on_device
from tests.server.conftest import Running
from tests.server.programs import Program, heard

WORDS = {
    "wide": ("Program", "Open the table", "Name of the program on chair 2", "program"),
    "phone": ("Programm", "Tisch eröffnen", "Name des Programms auf Stuhl 2", "Programm"),
}


@pytest.mark.parametrize("device", usually("phone", more=["wide"]))
def test_a_program_is_chosen_by_name(arrives: Arrives, server: Running, device: str) -> None:
    kind, create, find, tag = WORDS[device]
    maren, name = on_device(arrives, device), f"Macha of the {device}"
    macha = Program(server, name, about="looks three moves ahead and never takes back")
    other = Program(server, f"Nuada of the {device}", at_once=1)
    page = maren.page
    page.goto("/play?game=arrival")
    with macha.listening() as line, other.listening():
        page.get_by_role("radio", name=kind, exact=True).first.click()
        expect(maren.button(create)).to_be_disabled()
        page.get_by_label(find).fill("macha")
        offered = page.get_by_role("button", name=name)
        expect(offered).to_be_visible()
        expect(page.get_by_role("button", name="Nuada")).to_have_count(0)
        maren.picture(f"programs-{device}")
        fits(maren)
        offered.click()
        looks_well(maren, f"programs-chosen-{device}")
        for at in page.get_by_role("radio", name={"wide": "No one", "phone": "niemand"}[device]).all()[1:]:
            at.click()
        maren.button(create).click()
        page.wait_for_url("**/t/*")
        invited = heard(line, "invited")
        macha.post(f"/api/tables/{invited['table']}/join")
        if device == "wide":
            expect(page.locator(".players").get_by_text(tag, exact=True)).to_be_visible()
        looks_well(maren, f"programs-table-{device}")
        page.goto(f"/player/{macha.id}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(tag)
