"""Who somebody is on which device, and how they like it there."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrives, two_at_a_table

LISTENING = """
window.notes = [];
window.Notification = new Proxy(window.Notification, {  // a browser without a screen allows none
  get(real, name) { return name === "permission" ? "granted" : Reflect.get(real, name); },
  construct(real, given) { window.notes.push(given); return Reflect.construct(real, given); },
});
window.plucked = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.plucked += 1; return make.call(this); };
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_the_page_asks_for_everything_once(arrives: Arrives) -> None:
    """It asked again when the words had come; what is written on it stands there after that."""
    maren = arrives("Scathach")
    maren.api("/api/me/passphrase", passphrase="the salmon knows")
    asked: list[str] = []
    maren.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    maren.page.goto("/me")
    expect(maren.page.locator(".sign-ins li")).to_have_count(1)
    found = [one for one in asked if "/api/me/" in one]
    assert found
    assert {one: found.count(one) for one in found if found.count(one) > 1} == {}


@pytest.mark.more
def test_one_person_on_two_devices(arrives: Arrives) -> None:
    maren, elsewhere = arrives(), arrives()
    maren.page.goto("/me")
    maren.page.get_by_label("Name", exact=True).first.fill("Maren of Connacht")
    maren.button("Sign in").first.click()
    expect(maren.page.get_by_role("heading", level=1)).to_contain_text("Maren of Connacht")
    maren.page.get_by_label("Pass-phrase").first.fill("the salmon knows")
    with maren.appears(".toast", "The pass-phrase is kept."):
        maren.button("Keep").last.click()
    id = maren.new_table("me", "open", seed=1)
    elsewhere.page.goto("/me")
    for phrase, answer, heading in (
        ("the salmon guesses", "pass-phrase", "Welcome"),
        ("the salmon knows", "Welcome back", "Maren of Connacht"),
    ):
        elsewhere.page.get_by_placeholder("Name").fill("Maren of Connacht")
        elsewhere.page.get_by_placeholder("Pass-phrase").fill(phrase)
        with elsewhere.appears(".toast", answer):
            elsewhere.page.get_by_placeholder("Pass-phrase").press("Enter")
        expect(elsewhere.page.get_by_role("heading", level=1)).to_contain_text(heading)
    assert elsewhere.table(id)["mine"] == [0]
    elsewhere.page.goto("/")
    expect(elsewhere.page.get_by_role("heading", name="Your tables")).to_be_visible()
    elsewhere.page.goto("/me")
    elsewhere.button("Sign out").click()
    expect(elsewhere.page.get_by_role("heading", level=1)).to_have_text("Welcome")


@pytest.mark.more
def test_a_program_plays_with_a_token(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.page.goto("/me")
    maren.button("Make a token").click()
    token = maren.page.locator("code").inner_text()
    program = httpx.Client(base_url=maren.url, headers={"Authorization": f"Bearer {token}"})
    table = program.get(f"/api/tables/{id}").json()["table"]
    assert table["mine"] == [0, 1]
    maren.sit(id)
    asked = next(asked for asked in table["asked"] if "options" in asked)
    answer = {"seat": asked["seat"], "option": "umall", "version": table["version"]}
    assert program.post(f"/api/tables/{id}/answer", json=answer).status_code == 200
    expect(maren.log).to_contain_text("Umall")


def test_tokens_have_names_and_can_be_revoked(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/me")
    for name, scope in (("the harper", "Looking on"), ("", "Playing at tables")):
        maren.page.get_by_label("What it is for").fill(name)
        maren.page.get_by_label("What it may do").select_option(label=scope)
        maren.button("Make a token").click()
        expect(maren.page.get_by_role("list", name="Your tokens")).to_contain_text(name or "a token without a name")
    token = maren.page.locator("code").inner_text()
    program = httpx.Client(base_url=maren.url, headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").json()["player"]["name"] == "Maren"
    maren.page.reload()
    listed = maren.page.get_by_role("list", name="Your tokens").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("Looking on.")
    expect(listed.last).to_contain_text("Playing at tables. ")
    expect(listed.last).to_contain_text("Last used on")
    expect(maren.page.locator("code")).to_have_count(0)
    maren.button("Auf Deutsch umstellen").click()
    maren.button("ein Token ohne Namen widerrufen").click()
    expect(maren.page.get_by_role("list", name="Deine Token").get_by_role("listitem")).to_have_count(1)
    assert program.get("/api/me").json()["player"] is None


def test_signed_out_on_another_device(arrives: Arrives) -> None:
    """The table is seen as by anybody, without a reload."""
    maren, elsewhere = arrives("Maren"), arrives()
    id = maren.new_table("me", "guest", seed=1)
    kept = next(cookie["value"] for cookie in maren.context.cookies() if cookie["name"] == "tuath")
    elsewhere.context.add_cookies([{"name": "tuath", "value": kept, "url": maren.url}])
    elsewhere.sit(id)
    expect(elsewhere.options.first).to_be_attached()
    assert maren.context.request.delete("/api/me").ok
    expect(elsewhere.page.get_by_text("You have been signed out.")).to_be_visible()
    expect(elsewhere.options).to_have_count(0)


@pytest.mark.more
def test_a_notification_and_a_sound_when_it_is_my_turn(arrives: Arrives) -> None:
    asker, other, id = two_at_a_table(arrives)
    other.context.grant_permissions(["notifications"])
    other.context.add_init_script(LISTENING)
    other.page.goto("/me")
    other.page.get_by_role("switch", name="Notifications").click()
    expect(other.page.get_by_role("switch", name="Notifications")).to_be_checked()
    other.sit(id)
    other.page.evaluate("window.away = true")
    asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    expect(other.page).to_have_title("● The Arrival · Tuath")
    other.page.wait_for_function("window.notes.length")
    assert other.page.evaluate("window.notes.map(note => [note[0], note[1].body])") == [
        ["The Arrival", "It is your turn."]
    ]
    assert other.page.evaluate("window.plucked") > 0


@pytest.mark.more
def test_no_word_of_a_table(arrives: Arrives) -> None:
    """The menu of the table has a switch, which feeds heed as well."""
    asker, other, id = two_at_a_table(arrives)
    other.context.grant_permissions(["notifications"])
    other.context.add_init_script(LISTENING)
    other.page.goto("/me")
    other.page.get_by_role("switch", name="Notifications").click()
    other.sit(id)
    other.button("Menu").click()
    other.button("No word of my turns here").click()
    expect(other.button("Tell me of my turns here")).to_have_attribute("aria-pressed", "false")
    other.page.keyboard.press("Escape")
    other.page.evaluate("window.away = true")
    with other.page.expect_response(f"**/api/tables/{id}/notice"):
        asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    assert other.page.evaluate("[window.notes.length, window.plucked > 0]") == [0, True]


@pytest.mark.more
def test_turns_at_a_secret_address(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.new_table("me", "guest:Tove", seed=1, clock={"days": 3})
    maren.page.goto("/me")
    maren.button("Make the addresses").click()
    shown = maren.page.locator(".feeds code")
    expect(shown).to_have_count(2)
    maren.is_accessible("feeds", ".feeds")
    first = shown.all_inner_texts()
    assert "Your turn: The Arrival" in httpx.get(first[0]).text
    assert "BEGIN:VEVENT" in httpx.get(first[1]).text
    maren.page.reload()
    expect(shown.first).to_have_text(first[0])
    maren.button("Auf Deutsch umstellen").click()
    assert "Du bist am Zug: " in httpx.get(shown.first.inner_text()).text
    with maren.page.expect_response("**/api/me/feed"):
        maren.button("Neue Adressen").click()
    expect(shown.first).not_to_have_text(first[0].replace("=en", "=de"))
    assert [httpx.get(address).status_code for address in first] == [404, 404]
    maren.button("Abschalten").click()
    expect(shown).to_have_count(0)
    expect(maren.button("Adressen erzeugen")).to_be_visible()


@pytest.mark.more
def test_quiet_if_so_wished(arrives: Arrives) -> None:
    asker, other, id = two_at_a_table(arrives)
    other.context.grant_permissions(["notifications"])
    other.context.add_init_script(LISTENING)
    other.page.goto("/me")
    for name, key in (("Sound", "sound"), ("Motion", "motion")):
        switch = other.page.get_by_role("switch", name=name)
        switch.click()
        expect(switch).not_to_be_checked()
        assert other.page.evaluate("JSON.parse(localStorage.tuath)")[key] is False
    assert other.page.evaluate("document.documentElement.dataset.motion") == "off"
    other.sit(id)
    other.page.evaluate("window.away = true")
    asker.options.first.dispatch_event("click")
    expect(other.options.first).to_be_attached()
    assert other.page.evaluate("[window.notes.length, window.plucked]") == [0, 0]


def test_language_and_light_change_at_any_moment(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = maren.new_table("me", "guest", seed=1)
    maren.sit(id)
    expect(maren.question).to_contain_text("port")
    maren.button("Auf Deutsch umstellen").click()
    expect(maren.question).to_contain_text("Hafen")
    maren.button("Zur Nacht wechseln").click()
    expect(maren.page.locator("html")).to_have_attribute("data-theme", "dark")
    maren.page.reload()
    expect(maren.question).to_contain_text("Hafen")
    expect(maren.page.locator("html")).to_have_attribute("data-theme", "dark")
