"""The chat of a table: earlier lines on demand, and somebody whom its host silences."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import ON_PHONE, Arrives

TOLD = {
    "en": ("Chat", "Earlier lines", "Who may speak here", "Silence Bram", "has silenced Bram", "has silenced you",
           "Let speak: Bram", "Say something"),
    "de": ("Chat", "Frühere Zeilen", "Wer hier reden darf", "Bram stumm stellen", "hat Bram", "hat dich",
           "Bram reden lassen", "Sag etwas"),
}  # fmt: skip


@pytest.mark.parametrize(("language", "options"), usually(("de", ON_PHONE), more=[("en", {})]))
def test_earlier_lines_come_and_the_host_silences(arrives: Arrives, language: str, options: dict[str, Any]) -> None:
    chat, more, voices, silence, told, mine, let, say = TOLD[language]
    maren = arrives("Maren", wishes={"language": language}, **options)
    bram = arrives("Bram", wishes={"language": language}, **options)
    id = maren.new_table("me", "open")
    bram.join(id)
    for number in range(53):
        bram.api(f"/api/tables/{id}/chat", text=f"line {number}.")
    for person in (maren, bram):
        person.sit(id)
        person.page.get_by_role("tab", name=chat).first.click()
    lines = maren.page.locator(".log .said")
    expect(lines).to_have_count(50)
    expect(lines.first).to_contain_text("line 3.")
    maren.button(more).click()
    expect(lines).to_have_count(53)
    expect(lines.first).to_contain_text("line 0.")
    expect(maren.button(more)).to_have_count(0)
    maren.page.get_by_text(voices).click()
    expect(maren.button(silence)).to_be_visible()
    expect(lines.last).to_be_in_viewport(ratio=1)
    maren.button(silence).click()
    expect(lines.last).to_contain_text(told)
    expect(lines).to_have_count(54)
    expect(bram.page.get_by_role("status").filter(has_text=mine)).to_be_visible()
    expect(bram.page.get_by_label(say)).to_have_count(0)
    maren.is_accessible(f"chat-host-{language}", ".voices")
    bram.is_accessible(f"chat-silenced-{language}", ".listen")
    maren.button(let).click()
    expect(bram.page.get_by_label(say)).to_be_visible()
    bram.page.get_by_label(say).fill("thank you")
    bram.page.get_by_label(say).press("Enter")
    expect(lines.last).to_contain_text("thank you")
