"""People with a real Chromium at a real server; one of each for all tests of a worker."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.server.conftest import Running

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PICTURES = Path(os.environ.get("TUATH_PICTURES", ROOT / "web" / "test-results"))
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("page")).start()
    yield running
    running.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield opened
        opened.close()


class Person:
    """Somebody with a browser. Every error of the page is remembered and must not happen."""

    def __init__(self, browser: Browser, url: str, name: str | None, **options: Any) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(base_url=url, **{"viewport": WIDE, **options})
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if name is not None:
            self.api("/api/me", name=name)

    # ---- beside the page: what a test prepares or checks ---------------------------------------------------------

    def api(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, *chairs: str, **more: Any) -> str:
        return str(self.api("/api/tables", game="arrival", chairs=list(chairs), **more)["table"]["id"])

    def join(self, id: str, **more: Any) -> None:
        self.api(f"/api/tables/{id}/join", **more)

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")["table"]

    def settings(self, **wishes: Any) -> None:
        """What the page of this person remembers; before it is opened."""
        self.context.add_init_script(f"localStorage.tuath ??= {json.dumps(json.dumps(wishes))}")

    # ---- the page --------------------------------------------------------------------------------------------------

    def sit(self, id: str) -> None:
        """Open a table and wait until it is drawn."""
        self.page.goto(f"/t/{id}")
        expect(self.question).not_to_be_empty()
        expect(self.page.locator("main.board svg.over [role=img], main.board svg.over g.places").first).to_be_attached()

    @property
    def question(self) -> Locator:
        return self.page.locator(".prompt .q")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log")

    @property
    def options(self) -> Locator:
        """The options in words that stand beside every board."""
        return self.page.locator("section.options button")

    def story(self) -> list[str]:
        return self.log.locator(".ll, .lh").all_text_contents()

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def choose(self, rng: Random) -> bool:
        """Press one of the options in words, if there are any at this moment."""
        count = self.options.count()
        if not count:
            return False
        try:
            self.options.nth(rng.randrange(count)).dispatch_event("click", timeout=1000)
        except TooLate:
            return False  # the table has moved on between looking and clicking
        return True

    def until(self, holds: Callable[[], Any], timeout: float = 20) -> None:
        """Wait for something that the page does not show; what it shows is waited for with ``expect``."""
        end = time.monotonic() + timeout
        while not holds():
            assert time.monotonic() < end, "it has not come about"
            self.page.wait_for_timeout(50)

    def waits_past(self, id: str, version: int) -> None:
        self.until(lambda: self.table(id)["version"] > version)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def violations(self, *rules: str) -> list[Any]:
        """What axe finds wrong with the page as it stands, by all its rules or these."""
        self.page.evaluate(AXE)
        wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)
        return [(v["id"], [node["target"] for node in v["nodes"]][:3]) for v in found["violations"]]

    def is_accessible(self, name: str) -> None:
        """In the light by all rules, in the dark by those of colours; a picture of each."""
        self.still()
        self.picture(f"{name}-light")
        assert self.violations() == []
        self.page.emulate_media(color_scheme="dark")
        self.still()
        self.picture(f"{name}-dark")
        assert self.violations("color-contrast") == []
        self.page.emulate_media(color_scheme="light")
        self.still()

    def still(self) -> None:
        """Wait until nothing is loading or moving any more."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(
            "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
            ".then(() => document.fonts.ready).then(() => Promise.allSettled(document.getAnimations()"
            ".filter(a => a.effect?.getComputedTiming().iterations !== Infinity).map(a => a.finished)))"
        )

    def close(self) -> None:
        self.context.close()
        assert self.errors == []


Arrives = Callable[..., Person]


@pytest.fixture
def arrives(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Arrives]:
    """``arrives("Maren")`` is somebody with a browser of their own, gone after the test."""
    people: list[Person] = []

    def arrive(name: str | None = None, **options: Any) -> Person:
        people.append(Person(browser, server.url, name, **options))
        return people[-1]

    failed = request.session.testsfailed
    yield arrive
    if request.session.testsfailed > failed:
        for number, person in enumerate(people):
            person.picture(f"failed-{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower())}-{number}")
    for person in people:
        person.close()


def two_at_a_table(arrives: Arrives, seed: int = 2, **more: Any) -> tuple[Person, Person, str]:
    """Two people at one table; the first of them is asked now."""
    maren, bram = arrives("Maren"), arrives("Bram")
    id = maren.new_table("me", "open", seed=seed, **more)
    bram.join(id)
    for person in (maren, bram):
        person.sit(id)
    asked = maren if any("options" in asked for asked in maren.table(id)["asked"]) else bram
    return (asked, bram if asked is maren else maren, id)
