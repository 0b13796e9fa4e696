"""The page in a real Chromium, served by a real server: people at tables, wide and on the phone, in both languages."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.server.conftest import Running

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = Path(os.environ.get("TUATH_PICTURES", ROOT / "web" / "test-results"))
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("page")).start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield opened
        opened.close()


class Person:
    """Somebody with a browser. Every error of the page is remembered and must not happen."""

    def __init__(self, browser: Browser, server: Running, name: str | None, **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=server.url, **{"viewport": WIDE, **options})
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if name is not None:
            assert self.context.request.post("/api/me", data={"name": name}).ok

    def api(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, *chairs: str, **more: Any) -> str:
        return str(self.api("/api/tables", game="arrival", chairs=list(chairs), **more)["table"]["id"])

    def table(self, id: str) -> Any:
        return self.context.request.get(f"/api/tables/{id}").json()["table"]

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def close(self) -> None:
        assert self.errors == []
        self.context.close()


def sit(person: Person, id: str) -> None:
    person.page.goto(f"/t/{id}")
    expect(person.page.locator(".prompt .q")).not_to_be_empty()


def choose_from_list(person: Person, rng: Random) -> bool:
    """One option out of the list in words that stands beside every board."""
    buttons = person.page.locator("section.options button")
    count = buttons.count()
    if not count:
        return False
    try:
        buttons.nth(rng.randrange(count)).dispatch_event("click", timeout=1000)
    except TooLate:
        return False  # the table has moved on between looking and clicking
    return True


def test_two_people_and_a_bot_play_through_the_page(browser: Browser, server: Running) -> None:
    """Far into a game by the page alone; then the chairs are given to bots, which finish it, and the end is shown."""
    maren, bram = Person(browser, server, "Maren"), Person(browser, server, "Bram")
    id = maren.new_table("me", "open", "bot:random", seed=4)
    bram.api(f"/api/tables/{id}/join")
    rng = Random(2)
    for person in (maren, bram):
        sit(person, id)
    deadline = time.monotonic() + 240
    while maren.table(id)["view"]["round"] < 2:
        assert time.monotonic() < deadline, "nobody moves any more"
        if not any(choose_from_list(person, rng) for person in (maren, bram)):
            maren.page.wait_for_timeout(60)
        maren.page.wait_for_timeout(40)
    maren.picture("table-wide")
    for seat, person in enumerate((maren, bram)):
        person.api(f"/api/tables/{id}/resign", seat=seat)
    while maren.table(id)["status"] != "over":
        assert time.monotonic() < deadline + 60
        maren.page.wait_for_timeout(200)
    maren.page.goto(f"/r/{id}")
    expect(maren.page.get_by_role("slider")).to_be_visible()
    maren.page.wait_for_timeout(800)
    maren.picture("replay")
    maren.close()
    bram.close()


def test_a_click_on_the_map_chooses_and_one_elsewhere_explains(browser: Browser, server: Running) -> None:
    maren = Person(browser, server, "Maren")
    id = maren.new_table("me", "guest", seed=1)
    sit(maren, id)
    temair = maren.page.locator('[data-id="temair"], [data-location="temair"], [aria-label*="Temair"]').first
    temair.click(force=True)
    bubble = maren.page.locator(".bubble")
    expect(bubble).to_contain_text("no port")
    expect(bubble).to_contain_text("A-3.9")
    maren.picture("why-not")
    maren.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    before = maren.table(id)["version"]
    maren.page.locator('[data-id="umall"], [data-location="umall"], [role=button][aria-label*="Umall"]').first.click(
        force=True
    )
    expect(maren.page.locator(".log")).to_contain_text("Umall")
    assert maren.table(id)["version"] == before + 1
    maren.close()


def test_reload_and_lost_connection(browser: Browser, server: Running) -> None:
    maren = Person(browser, server, "Maren")
    id = maren.new_table("me", "guest", seed=1)
    sit(maren, id)
    question = maren.page.locator(".prompt .q").inner_text()
    maren.page.reload()
    expect(maren.page.locator(".prompt .q")).to_have_text(question)
    maren.context.set_offline(True)
    maren.page.wait_for_timeout(300)
    maren.context.set_offline(False)
    table = maren.table(id)
    asked = next(asked for asked in table["asked"] if "options" in asked)
    maren.api(f"/api/tables/{id}/answer", seat=asked["seat"], option="umall", version=table["version"], id="away")
    expect(maren.page.locator(".log")).to_contain_text("Umall", timeout=20_000)
    maren.close()


def test_undo_alone_and_by_consent(browser: Browser, server: Running) -> None:
    maren, bram = Person(browser, server, "Maren"), Person(browser, server, "Bram")
    id = maren.new_table("me", "open", seed=2)
    bram.api(f"/api/tables/{id}/join")
    for person in (maren, bram):
        sit(person, id)
    people = {0: maren, 1: bram}
    first = next(seat for seat, person in people.items() if any("options" in a for a in person.table(id)["asked"]))
    asker, other = people[first], people[1 - first]
    choose_from_list(asker, Random(1))
    expect(other.page.locator("section.options")).to_be_attached()
    count = asker.table(id)["count"]
    asker.page.keyboard.press("Control+z")
    other.page.get_by_role("button", name="Agree").click()
    expect(asker.page.locator("section.options")).to_be_attached()
    assert asker.table(id)["count"] < count
    maren.close()
    bram.close()


def test_german_and_the_phone(browser: Browser, server: Running) -> None:
    maren = Person(browser, server, "Maren", viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    id = maren.new_table("me", "guest", seed=1)
    sit(maren, id)
    expect(maren.page.locator(".prompt .q")).to_contain_text("Hafen")
    width = maren.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "nothing scrolls sideways"
    maren.picture("table-phone-de")
    maren.close()


@pytest.mark.parametrize("path", ["/", "/play", "/rules/arrival", "/me"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Running, path: str, theme: str) -> None:
    maren = Person(browser, server, "Maren", color_scheme=theme)
    maren.page.goto(path)
    maren.page.wait_for_timeout(900)
    maren.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = maren.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    names = [(v["id"], [node["target"] for node in v["nodes"]][:3]) for v in found["violations"]]
    assert names == []
    maren.picture(f"{path.strip('/').replace('/', '-') or 'home'}-{theme}")
    maren.close()


def test_axe_finds_nothing_at_a_table(browser: Browser, server: Running) -> None:
    maren = Person(browser, server, "Maren")
    id = maren.new_table("me", "guest", seed=1)
    sit(maren, id)
    maren.page.wait_for_timeout(900)
    maren.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = maren.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(v["id"], [node["target"] for node in v["nodes"]][:3]) for v in found["violations"]] == []
    maren.close()


def test_nothing_is_asked_of_other_hosts(browser: Browser, server: Running) -> None:
    maren = Person(browser, server, "Maren")
    hosts: set[str] = set()
    maren.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    for path in ("/", "/play", "/rules/arrival"):
        maren.page.goto(path)
        maren.page.wait_for_timeout(300)
    assert hosts == {server.url.removeprefix("http://")}
    maren.close()
