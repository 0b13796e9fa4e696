"""The page below a path that is not its own: found, played, left and found again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Person
from tests.server.conftest import Running


@pytest.mark.more
def test_a_game_below_a_path(browser: Browser, tmp_path: Path) -> None:
    running = Running(tmp_path).start("--prefix", "/games")
    maren = Person(browser, running.url, None)
    page, sockets = maren.page, list[str]()
    page.on("websocket", lambda socket: sockets.append(socket.url))
    maren.api("/games/api/me", name="Maren")
    chairs = ["me", "bot:random"]
    id = maren.api("/games/api/tables", game="origo", chairs=chairs, seed=4)["table"]["id"]
    before = maren.get(f"/games/api/tables/{id}")["table"]["version"]
    page.goto(f"/games/t/{id}")
    expect(page.locator(".prompt[data-version]")).to_be_visible()
    maren.options.first.press("Enter")
    maren.until(lambda: maren.get(f"/games/api/tables/{id}")["table"]["version"] > before)
    assert sockets
    assert all(f"/games/api/tables/{id}/live" in url for url in sockets)
    page.get_by_role("link", name="Tuath").first.click()
    expect(page).to_have_url(f"{running.url}/games/")
    page.locator(f"a[href='/games/t/{id}']").first.click()
    expect(page.locator(".prompt[data-version]")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt[data-version]")).to_be_visible()
    elsewhere = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    assert [path for path in elsewhere if not path.startswith("/games/")] == []
    assert maren.errors == []
    maren.context.close()
    running.end()
