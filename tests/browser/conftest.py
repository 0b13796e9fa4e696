"""People with a real Chromium at a real server; one of each for all tests of a process in this folder.

Both are gone before a test from elsewhere begins, so that none runs beside the event loop that a browser needs. Pages
answer single options by themselves only where a test is about that: else both would press the same button. They keep
still, as somebody may wish, unless a test says ``MOVING``. They are laid out and pressed like any others, but nobody
looks at them, so no pixel is drawn unless pictures are wanted: that alone would take half of the time.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.server.conftest import PATIENCE, Running, questions
from tuath.games import keys

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PICTURES = os.environ.get("TUATH_PICTURES")  # a folder
UNDRAWN = "--force-gpu-mem-available-mb=0"  # no memory for pixels: all else goes its way, frame by frame
FAILED = Path(PICTURES or ROOT / "web" / "test-results")
# Whether something with this text has been on the page since.
WITNESS = """([selector, text]) => {
  const witness = { saw: false };
  const has = (one) => one.textContent.includes(text);
  const look = () => (witness.saw ||= [...document.querySelectorAll(selector)].some(has));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  return witness;
}"""
# What is written on the page in letters of less than 11 pixels, as they are on the screen.
TOO_SMALL = """() => [...document.querySelectorAll("body *")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    && !one.closest(".sr, .art, title") && one.getClientRects().length
    && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
).map((one) => {
    const size = parseFloat(getComputedStyle(one).fontSize), ctm = one.ownerSVGElement && one.getScreenCTM();
    const drawn = one.offsetHeight ? one.getBoundingClientRect().height / one.offsetHeight : 1;
    const scale = ctm ? Math.hypot(ctm.a, ctm.b) : drawn;
    return [one.textContent.trim(), Math.round(size * scale * 100) / 100];
}).filter(([, size]) => size < 10.9)"""
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}

MILLISECONDS = PATIENCE * 1000
SETTINGS = "localStorage.tuath ??= "
Question = dict[str, Any]
# How Chromium says that there is no line, and the driver of the tests that it keeps the page's worker away:
NOT_BY_US = (
    "Failed to load resource:",
    "WebSocket connection to ",
    "Service Worker registration blocked by Playwright",
)
Wish = Callable[[Question], int]
Where = Callable[["Person", Question, int], Locator | None]

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("page")).start()
    yield running
    running.end()


def chromium(playwright: Playwright, *flags: str) -> Browser:
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next(filter(None, map(shutil.which, names)), None)
    quiet = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
    return playwright.chromium.launch(executable_path=found, args=[*quiet, *flags])


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = chromium(playwright, *(() if PICTURES else (UNDRAWN,)))
        yield opened
        opened.close()


class Person:
    """Somebody with a browser. Every error of the page is remembered and must not happen."""

    def __init__(
        self, browser: Browser, url: str, name: str | None, wishes: dict[str, Any] | None = None, **options: Any
    ) -> None:
        self.url = url
        usual: dict[str, Any] = {"viewport": WIDE, "reduced_motion": "reduce", "service_workers": "block"}
        self.context: BrowserContext = browser.new_context(base_url=url, **{**usual, **options})
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(
            SETTINGS + json.dumps(json.dumps({"auto": False, "speed": "at-once", "known": keys(), **(wishes or {})}))
        )
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)
        if name is not None:
            self.api("/api/me", name=name)

    def hear(self, line: ConsoleMessage) -> None:
        """Nothing is ever written there. What the browser says of a request that was refused the page has asked for."""
        if not line.text.startswith(NOT_BY_US):
            self.errors.append(f"{line.type}: {line.text} ({line.location.get('url', '')})")

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
        return str(self.api("/api/tables", **{"game": "arrival", "chairs": list(chairs), **more})["table"]["id"])

    def join(self, id: str, **more: Any) -> None:
        self.api(f"/api/tables/{id}/join", **more)

    def table(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")["table"]

    # ---- the page --------------------------------------------------------------------------------------------------

    def sit(self, id: str) -> None:
        """Open a table and wait until it is drawn."""
        self.page.goto(f"/t/{id}")
        expect(self.page.locator(".prompt[data-version]")).to_be_visible()
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

    def told(self) -> int:
        """How many lines of the log are told: some of them together in one."""
        together = self.log.locator("[data-lines]").evaluate_all("all => all.map((one) => Number(one.dataset.lines))")
        return int(sum(together)) + self.log.locator(".lh").count()

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def until(self, holds: Callable[[], Any]) -> None:
        """Wait for something that the page does not show; what it shows is waited for with ``expect``."""
        end, pause = time.monotonic() + PATIENCE, 20.0
        while not holds():
            assert time.monotonic() < end, "it has not come about"
            self.page.wait_for_timeout(pause)
            pause = min(pause * 1.4, 250)  # what takes its time is not asked for all the time

    @contextmanager
    def appears(self, selector: str, text: str = "") -> Iterator[None]:
        """Meanwhile this appears on the page, however soon it goes again."""
        witness = self.page.evaluate_handle(WITNESS, [selector, text])
        yield
        self.until(lambda: witness.evaluate("witness => witness.saw"))

    def waits_past(self, id: str, version: int) -> None:
        self.until(lambda: self.table(id)["version"] > version)

    def settled(self) -> None:
        """Wait until the answer that was given has come back, and the table after it is on the screen."""
        expect(self.page.locator(".prompt.busy")).to_have_count(0)

    def shows(self) -> int:
        """The version of the table that is on the screen, as far as anything is."""
        found = self.page.locator(".prompt:not(.busy)[data-version]")
        return int(found.get_attribute("data-version") or -1) if found.count() else -1

    @property
    def part(self) -> str | None:
        """The first part of an action that is chosen on this page, and not sent yet."""
        return self.page.locator(".prompt").get_attribute("data-part")

    # ---- playing ---------------------------------------------------------------------------------------------------

    def asked(self, id: str) -> Question:
        """The first question to this person, as soon as there is one and it is on the screen.

        Where the first part of an action is chosen, the question that it leads to.
        """
        found: list[Question] = []

        def look() -> bool:
            table = self.table(id)
            found[:] = [{**asked, "at": table["version"]} for asked in table["asked"] if "options" in asked]
            return bool(found) and self.shows() == table["version"]

        self.until(look)
        question, part = found[0], self.part
        then = next((option["then"] for option in question["options"] if option["id"] == part), None)
        return question if then is None else {**question, **then}

    def answer(self, id: str, question: Question, at: int, where: Where = lambda *_: None) -> None:
        """Press an option where it is on the board, or else in the list beside it."""
        found = where(self, question, at)
        if found is not None:
            found.click()
        else:
            expect(self.options).to_have_count(len(question["options"]))
            self.options.nth(at).dispatch_event("click")
        chosen = question["options"][at]["id"]
        self.until(lambda: self.part == chosen or self.table(id)["version"] > question["at"])
        self.settled()

    def play_until(
        self, id: str, holds: Callable[[Question], Any], wish: Wish, where: Where = lambda *_: None
    ) -> Question:
        """Answer what is asked until something is asked that was waited for."""
        for _ in range(200):
            question = self.asked(id)
            if holds(question):
                return question
            self.answer(id, question, wish(question), where)
        raise AssertionError("it has not been asked")

    # ---- playing without the page: where the way to a moment is not what a test is about ---------------------------

    def asked_beside(self, id: str) -> Question:
        """The first question to this person as soon as there is one, with what they see then."""
        found: list[Question] = []

        def look() -> bool:
            table = self.table(id)
            found[:] = [{**asked, "at": table["version"], "view": table["view"]} for asked in questions(table)]
            return bool(found)

        self.until(look)
        return found[0]

    def answer_beside(self, id: str, option: str, question: Question | None = None) -> None:
        """As from another device: what is asked now, or this."""
        question = question or self.asked_beside(id)
        self.api(f"/api/tables/{id}/answer", seat=question["seat"], option=option, version=question["at"])

    def play_beside(self, id: str, holds: Callable[[Question], Any], wish: Wish) -> Question:
        """As ``play_until``, for all own seats and in a fraction of the time; the page need not even be open."""
        for _ in range(400):
            question = self.asked_beside(id)
            if holds(question):
                return question
            self.answer_beside(id, question["options"][wish(question)]["id"], question)
        raise AssertionError("it has not been asked")

    def goes_to(self, id: str, holds: Callable[[Question], Any], wish: Wish) -> Question:
        """Play on without the page, and wait until it shows where that has led."""
        self.play_beside(id, holds, wish)
        return self.asked(id)

    # ---- looking ---------------------------------------------------------------------------------------------------

    def picture(self, name: str) -> None:
        """For those who want to look, where the environment says."""
        if PICTURES:
            self.draw(Path(PICTURES), name)

    def draw(self, folder: Path, name: str) -> None:
        """As it is on the screen; where nothing is drawn there, as it would be printed."""
        folder.mkdir(parents=True, exist_ok=True)
        if PICTURES:
            self.page.screenshot(path=folder / f"{name}.png")
            return
        size = self.page.viewport_size or WIDE
        self.page.emulate_media(media="screen")
        self.page.pdf(
            path=folder / f"{name}.pdf", width=f"{size['width']}px", height=f"{size['height']}px", print_background=True
        )

    def violations(self, *rules: str, within: str | None = None) -> list[Any]:
        """What axe finds wrong with the page as it stands, or with this part of it, by all its rules or these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        wanted = {"resultTypes": ["violations"], "preload": False, **({"runOnly": list(rules)} if rules else {})}
        where = "within ? { include: within } : document"
        found = self.page.evaluate(f"([within, wanted]) => axe.run({where}, wanted)", [within, wanted])
        return [(v["id"], [node["target"] for node in v["nodes"]][:3]) for v in found["violations"]]

    def is_accessible(self, name: str, within: str | None = None) -> None:
        """In the light by all rules, in the dark by those of colours; a picture of each.

        ``within`` is all that is new here, where the page around it is looked at by another test.
        """
        self.still()
        self.picture(f"{name}-light")
        assert self.violations(within=within) == []
        self.page.emulate_media(color_scheme="dark")
        self.still()
        self.picture(f"{name}-dark")
        assert self.violations("color-contrast", within=within) == []
        self.page.emulate_media(color_scheme="light")
        self.still()

    def can_be_read(self) -> None:
        """Nothing on the page is written too small."""
        assert self.page.evaluate(TOO_SMALL) == []

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
        assert not self.errors, "\n".join(self.errors)


Arrives = Callable[..., Person]


@pytest.fixture
def arrives(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Arrives]:
    """``arrives("Maren")`` is somebody with a browser of their own, gone after the test.

    ``wishes`` are what the page of this person remembers of former visits.
    """
    people: list[Person] = []

    def arrive(name: str | None = None, wishes: dict[str, Any] | None = None, **options: Any) -> Person:
        people.append(Person(browser, server.url, name, wishes, **options))
        return people[-1]

    failed = request.session.testsfailed
    yield arrive
    if request.session.testsfailed > failed:
        for number, person in enumerate(people):
            person.draw(FAILED, f"failed-{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower())}-{number}")
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
