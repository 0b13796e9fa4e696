"""Where word of turns goes, as the settings show it; the page without a line, and messages while it is closed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Person
from tests.server.conftest import Running
from tests.server.listening import Listening
from tests.server.mail import Office, link, running, text_of
from tests.server.push import OfTest

ADDRESSES = ".then((all) => all.map((one) => one.url))"
# A browser whose maker has no push service that a test could reach: its address and keys are the test's own.
SUBSCRIBING = """([endpoint, p256dh, auth]) => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  let now = sessionStorage.subscribed ? made : null;
  const set = (to) => { now = to; to ? (sessionStorage.subscribed = "1") : delete sessionStorage.subscribed; };
  made.unsubscribe = async () => (set(null), true);
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async (wish) => {
    sessionStorage.key = wish.applicationServerKey;
    set(made);
    return made;
  };
  Notification.requestPermission = async () => "granted";
}"""


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    with running(Office()) as opened:
        yield opened


@pytest.fixture(scope="module")
def listening() -> Iterator[Listening]:
    somebody = Listening()
    yield somebody
    somebody.close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, office: Office) -> Iterator[Running]:
    """A server that tells at once and everywhere, and writes mails."""
    server = Running(tmp_path_factory.mktemp("telling"))
    server.settings |= {"TUATH_REACH": "any", "TUATH_NOTICE_GRACE": "0", "TUATH_MAIL_EVERY": "0"}
    server.settings |= {"TUATH_SMTP": office.address(), "TUATH_SITE": f"{server.url}/"}
    yield server.start()
    server.end()


@pytest.fixture
def maren(browser: Browser, telling: Running) -> Iterator[Person]:
    """With all that a page can have with it."""
    person = Person(browser, telling.url, "Maren", service_workers="allow")
    yield person
    person.close()


def has_worker(person: Person) -> None:
    person.page.goto("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    person.until(lambda: person.page.evaluate("navigator.serviceWorker.controller !== null"))


@pytest.mark.more
def test_an_address_of_ones_own(maren: Person, listening: Listening) -> None:
    maren.page.goto("/me")
    maren.page.get_by_label("Address that hears of your turns").fill(listening.url("/mine"))
    form = maren.page.locator(".channels form").last
    form.get_by_role("button").click()
    expect(maren.page.locator(".channels code")).to_have_text(re.compile("^[A-Za-z0-9_-]{43}$"))
    maren.is_accessible("channels", ".channels")
    listed = maren.page.locator(".channels li")
    listed.get_by_role("button", name="Try it").click()
    assert listening.next().json["kind"] == "test"
    maren.until(lambda: maren.get("/api/me/channels")["channels"][0]["sent"])
    maren.page.reload()
    expect(listed).to_contain_text("Last sent on")
    expect(maren.page.locator(".channels code")).to_have_count(0)
    maren.page.get_by_role("switch", name=f"Send to {listening.url('/mine')}").click()
    expect(listed).to_contain_text("Switched off.")
    maren.button("Auf Deutsch umstellen").click()
    expect(listed).to_contain_text("Abgeschaltet.")
    listed.get_by_role("button", name="Entfernen").click()
    expect(listed).to_have_count(0)


@pytest.mark.more
def test_a_mailbox_agrees_and_declines(maren: Person, office: Office) -> None:
    maren.page.goto("/me")
    maren.page.get_by_label("Your mailbox").fill("maren@club.example")
    maren.page.keyboard.press("Enter")
    listed = maren.page.locator(".channels li")
    expect(listed).to_contain_text("Asked by a mail")
    asking = office.next()
    (address,) = [word for word in text_of(asking).split() if "#yes=" in word]
    maren.page.goto(address)
    maren.is_accessible("mail", "main")
    maren.button("Yes, write to me").click()
    expect(maren.page.locator("main [role=status]")).to_contain_text("maren@club.example")
    maren.page.goto("/me")
    listed.get_by_role("button", name="Try it").click()
    maren.page.goto(f"/mail#no={link(office.next(), 'no')}")
    maren.button("No more mails").click()
    expect(maren.page.locator("main [role=status]")).to_contain_text("No more mails go to")
    maren.page.goto("/me")
    expect(listed).to_contain_text("Switched off.")


def test_this_browser_is_told_and_signed_out(maren: Person, listening: Listening) -> None:
    """From the switch to the message that the worker shows; no word of it is left to the service."""
    told = OfTest()
    wish = told.wish(listening.url("/push"))
    keys = [wish["endpoint"], wish["p256dh"], wish["auth"]]
    maren.context.add_init_script(f"({SUBSCRIBING})({json.dumps(keys)})")
    has_worker(maren)
    maren.page.goto("/me")
    maren.button("Tell this browser").click()
    listed = maren.page.locator(".channels li", has_text="this browser")
    expect(listed).to_have_count(1)
    assert maren.page.evaluate("sessionStorage.key") == maren.get("/api/me/channels")["offers"]["push"]
    expect(maren.button("Tell this browser")).to_have_count(0)
    listed.get_by_role("button", name="Try it").click()
    heard = listening.next()
    assert heard.path == "/push"
    assert told.read(heard.body)["title"] == "A test from Tuath"
    maren.button("Sign out on all devices").click()
    maren.button("Sign out all the same").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Welcome")
    assert maren.page.evaluate("sessionStorage.subscribed ?? null") is None


@pytest.mark.more
def test_without_a_line_what_was_seen_is_there(maren: Person) -> None:
    """The list, the table from my seat, and an answer that is given when there is a line again."""
    has_worker(maren)
    id = maren.new_table("me", "guest", seed=1)
    maren.page.goto("/")
    expect(maren.page.locator(f'a[href="/t/{id}"]').first).to_be_attached()
    maren.sit(id)
    asked = maren.asked(id)
    maren.until(lambda: maren.page.evaluate(f"caches.match('/api/tables/{id}').then((kept) => kept !== undefined)"))
    maren.context.set_offline(True)
    maren.page.reload()
    tag = maren.page.locator(".top .net")
    expect(tag).to_contain_text("no connection: as it stood at")
    expect(maren.options).to_have_count(len(asked["options"]))
    maren.picture("offline")
    maren.options.first.dispatch_event("click")
    expect(tag).to_contain_text("Your answer is kept")
    maren.page.goto("/")
    expect(maren.page.get_by_role("heading", level=1)).to_be_visible()
    expect(maren.page.locator(f'a[href="/t/{id}"]').first).to_be_attached()
    maren.page.goto(f"/t/{id}")
    expect(tag).to_contain_text("Your answer is kept")
    maren.context.set_offline(False)
    maren.waits_past(id, asked["at"])
    maren.settled()
    expect(tag).to_have_count(0)
    assert maren.page.evaluate("localStorage.getItem('tuath-answers')") is None


def test_a_late_answer_is_told_and_answers_nothing_else(maren: Person) -> None:
    """Also where the line that is back fails once more."""
    has_worker(maren)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    asked = maren.asked(id)
    maren.until(lambda: maren.page.evaluate(f"caches.match('/api/tables/{id}').then((kept) => kept !== undefined)"))
    maren.context.set_offline(True)
    maren.page.reload()
    expect(maren.options).to_have_count(len(asked["options"]))
    maren.options.first.dispatch_event("click")
    expect(maren.page.locator(".top .net")).to_contain_text("Your answer is kept")
    maren.page.goto("/")
    maren.answer_beside(id, asked["options"][1]["id"])  # from another device
    count = maren.table(id)["count"]
    maren.page.route("**/api/tables/*/answer", lambda route: route.abort(), times=1)
    maren.context.set_offline(False)
    expect(maren.page.locator(".toast", has_text="your answer was not used")).to_be_visible()
    assert maren.table(id)["count"] == count
    assert maren.page.evaluate("localStorage.getItem('tuath-answers')") is None


@pytest.mark.more
def test_nothing_of_mine_stays_after_signing_out(maren: Person) -> None:
    has_worker(maren)
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    maren.until(lambda: maren.page.evaluate(f"caches.match('/api/tables/{id}').then((kept) => kept !== undefined)"))
    maren.page.goto("/me")
    maren.button("Sign out on all devices").click()
    maren.button("Sign out all the same").click()
    expect(maren.page.get_by_role("heading", level=1)).to_have_text("Welcome")
    left = maren.page.evaluate(
        "caches.open('tuath-mine').then((mine) => mine.keys()).then((all) => all.map((one) => one.url))"
    )
    assert not [path for path in left if id in path]


@pytest.mark.more
def test_a_table_where_i_only_look_on_is_not_kept(maren: Person, browser: Browser, telling: Running) -> None:
    bram = telling.client("Bram")
    id = bram.new_table("me", "guest", seed=1)["id"]
    has_worker(maren)
    maren.page.goto(f"/t/{id}")
    expect(maren.page.locator(".top .tag", has_text="watching")).to_be_visible()
    maren.page.goto("/")
    kept = maren.page.evaluate(f"caches.match('/api/tables/{id}').then((kept) => kept !== undefined)")
    assert kept is False


def test_it_can_be_installed(maren: Person) -> None:
    """As a browser wants it: names in the language, icons of the sizes that are said, a worker that answers."""
    has_worker(maren)
    wanted = maren.context.new_cdp_session(maren.page).send("Page.getInstallabilityErrors")
    assert [error["errorId"] for error in wanted["installabilityErrors"] if error["errorId"] != "in-incognito"] == []
    for language in ("en", "de"):
        manifest = maren.get(f"/{language}.webmanifest")
        assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (language, "./", "standalone")
        for icon in manifest["icons"]:
            answer = maren.context.request.get(f"/{icon['src']}")
            assert answer.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                width, height = (int.from_bytes(answer.body()[at : at + 4], "big") for at in (16, 20))
                assert icon["sizes"] == f"{width}x{height}"
    maren.button("Auf Deutsch umstellen").click()
    expect(maren.page.locator('link[rel="manifest"]')).to_have_attribute("href", "/de.webmanifest")
