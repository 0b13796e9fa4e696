"""Spirit Island in a real Chromium: choosing a spirit, growing, playing and using powers, alone and side by side."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import called, usually
from tests.browser.conftest import MOVING, ON_PHONE, PHONE, ROOT, Arrives, Person, Question, Wish
from tests.browser.isle import RIVER, SMALL_SCREEN, is_asked, new_game, saving, sit, view_of, wished

ON_BOARD = ("land", "land_or_stop", "spirit", "aspect", "piece")
IN_BAR = ("stop", "done", "island", "destroyed")


def choice(person: Person, question: Question, at: int) -> Locator | None:
    """Where an option is pressed on the island or in the tray; some are only in the list beside the board."""
    id, domain = question["options"][at]["id"], question["domain"]
    if id in IN_BAR:
        return None
    if domain in ("spirit", "aspect"):
        person.page.locator(f'main.board [data-{domain}="{id}"]').click()
    if domain in ON_BOARD:
        return person.page.locator(f'main.board [data-option="{id}"]')
    if domain in ("option", "source"):
        return person.page.locator(f'.tray [data-option="{id}"]')
    return (
        person.page.locator(f'.tray [data-card="{id}"]').first if domain in ("power_or_stop", "power", "use") else None
    )


def answer(person: Person, id: str, at: int) -> None:
    person.answer(id, person.asked(id), at, choice)


def play_until(person: Person, id: str, holds: Callable[[Question], Any], wish: Wish) -> Question:
    return person.play_until(id, holds, wish, choice)


def test_a_turn_by_clicking(arrives: Arrives) -> None:
    """S-5.1, S-5.6, S-6.1, S-7.1: a spirit is chosen, grows, plays a card and uses it, and the next turn begins."""
    maren = arrives("Maren", **MOVING)
    id = new_game(maren, options={"expansions": "none"})
    expect(maren.page.locator("main.board [data-spirit]")).to_have_count(8)
    maren.page.locator("main.board [data-spirit=river_surges_in_sunlight]").click()
    river = maren.page.locator("article.spirit")
    expect(river).to_contain_text("Washes explorers and towns away")
    river.get_by_role("button", name="Panel and cards").click()
    expect(river).to_contain_text("Massive Flooding")
    expect(river).to_contain_text("Gain a power card")
    maren.is_accessible("spirit-island-choosing")
    river.get_by_role("button", name="Wash Away").hover()
    expect(maren.page.locator("main.board .card.large")).to_contain_text("Push up to 3")
    before = maren.asked(id)["at"]
    maren.button("Take this spirit").click()
    maren.waits_past(id, before)

    play_until(maren, id, is_asked("growth"), wished())
    expect(maren.page.locator(".growth .way.lit")).to_have_count(3)
    maren.picture("spirit-island-growth")
    answer(maren, id, 1)
    play_until(maren, id, is_asked("presence-from"), wished())
    expect(maren.page.locator(".track .disc.lit")).to_have_count(2)
    play_until(maren, id, is_asked("presence-to"), wished("plays"))
    expect(maren.page.locator("main.board [data-option]")).not_to_have_count(0)
    maren.picture("spirit-island-presence")

    play_until(maren, id, is_asked("play"), wished("plays"))
    assert sum(track["covered"] for track in view_of(maren, id)["spirits"][0]["tracks"]) == 10
    card = maren.page.locator('.tray [data-card="boon_of_vigor"]')
    card.hover()
    expect(maren.page.locator("main.board .card.large")).to_contain_text("Boon of Vigor")
    maren.is_accessible("spirit-island-cards", ".tray, main.board .card.large")
    play_until(maren, id, is_asked("use"), wished("boon_of_vigor", "rivers_bounty"))
    expect(maren.page.locator(".tray .pile.play [data-card].lit")).not_to_have_count(0)
    play_until(maren, id, lambda question: view_of(maren, id)["turn"] == 2, wished("boon_of_vigor", "rivers_bounty"))
    expect(maren.page.locator(".threats li")).not_to_have_count(0)
    maren.still()
    maren.picture("spirit-island-second-turn")


def test_a_spirit_is_taken_with_its_aspect_by_keyboard(arrives: Arrives) -> None:
    """S-2.1: arrows walk the gallery, Enter takes the spirit, and the aspect chosen with it is not asked for again."""
    maren = arrives("Maren")
    id = new_game(maren, options={})
    maren.page.locator("main.board [data-spirit=shadows_flicker_like_flame]").click()
    maren.page.locator("main.board [data-aspect=none]").focus()
    maren.page.keyboard.press("ArrowDown")
    expect(maren.page.locator("main.board [data-aspect=reach]")).to_be_focused()
    shadows = maren.page.locator("main.board [data-spirit=shadows_flicker_like_flame]")
    shadows.focus()
    maren.page.keyboard.press("ArrowLeft")
    expect(shadows).not_to_be_focused()
    maren.page.keyboard.press("ArrowRight")
    expect(shadows).to_be_focused()
    maren.page.keyboard.press("Enter")
    maren.until(lambda: view_of(maren, id)["lands"])
    own = view_of(maren, id)["spirits"][0]
    assert (own["id"], own["aspect"]) == ("shadows_flicker_like_flame", "reach")
    expect(maren.page.locator(".panel h2")).to_contain_text("Reach")


@pytest.mark.more
def test_two_people_grow_side_by_side(arrives: Arrives) -> None:
    """S-3.1: in the spirit phase nobody waits for the other, and each sees what the other does."""
    maren, bram = arrives("Maren"), arrives("Bram")
    id = str(
        maren.api("/api/tables", game="spirit_island", chairs=["me", "open"], seed=4, options=RIVER)["table"]["id"]
    )
    bram.join(id)
    bram.play_beside(id, is_asked("growth"), wished("thunderspeaker"))
    for person in (bram, maren):
        sit(person, id)
    for person in (bram, maren):
        expect(person.page.locator(".growth .way.lit")).to_have_count(3)
    answer(bram, id, 2)
    expect(maren.page.locator(".growth .way.lit")).to_have_count(3)
    answer(maren, id, 1)
    bram.play_beside(id, is_asked("play"), wished("energy"))
    maren.goes_to(id, is_asked("play"), wished("energy"))
    maren.page.locator(".who").get_by_role("button", name="Thunderspeaker").click()
    expect(maren.page.locator(".panel h2")).to_contain_text("Thunderspeaker")
    expect(maren.page.locator(".tray [data-card]")).to_have_count(4)
    maren.still()
    maren.picture("spirit-island-other-spirit")
    assert maren.violations(within=".panel, .tray") == []


@pytest.mark.more
def test_one_person_plays_two_spirits(arrives: Arrives) -> None:
    """S-3.1: no device is handed over, and one may turn from one spirit to the other."""
    maren = arrives("Maren")
    id = new_game(maren, "guest", until=is_asked("growth"), wish=wished("shadows_flicker_like_flame"))
    panel = maren.page.locator(".panel h2")
    for seat, spirit in enumerate(("River Surges", "Shadows Flicker")):
        maren.page.locator(".who").get_by_role("button", name=spirit).click()
        expect(panel).to_contain_text(spirit)
        version = maren.asked(id)["at"]
        maren.page.locator('.growth [data-option="3"]').click()
        maren.waits_past(id, version)
        maren.settled()
        assert maren.table(id)["last"]["seat"] == seat
        expect(panel).to_contain_text(spirit)
    expect(maren.page.locator(".cover")).to_have_count(0)


def test_a_click_on_what_is_not_allowed_is_explained(arrives: Arrives) -> None:
    """S-5.6: presence that would be too far away."""
    maren = arrives("Maren")
    id = new_game(maren)
    answer(maren, id, 1)
    question = maren.goes_to(id, is_asked("presence-to"), wished("energy"))
    offered = {option["id"] for option in question["options"]}
    far = next(land for land in view_of(maren, id)["lands"] if land["in_play"] and land["id"] not in offered)
    maren.page.locator(f'main.board g[aria-label^="{far["ground"]} "]').hover(force=True)
    box = maren.page.locator(f'main.board g[aria-label^="{far["ground"]} "] .name').bounding_box()
    assert box is not None
    maren.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(maren.page.locator(".bubble")).to_contain_text("S-5.")
    maren.picture("spirit-island-why-not")
    maren.page.keyboard.press("Escape")
    expect(maren.page.locator(".bubble")).to_have_count(0)


def test_by_keyboard_alone(arrives: Arrives) -> None:
    """S-5.6: from land to land with the arrows."""
    maren = arrives("Maren")
    id = new_game(maren)
    version = maren.table(id)["version"]
    maren.page.locator('.growth [data-option="2"]').press("Enter")
    maren.waits_past(id, version)
    maren.goes_to(id, is_asked("presence-to"), wished("energy"))
    version = maren.table(id)["version"]
    options = maren.page.locator("main.board [data-option]")
    options.first.focus()
    before = maren.page.evaluate("document.activeElement.dataset.option")
    maren.page.keyboard.press("ArrowDown")
    chosen = maren.page.evaluate("document.activeElement.dataset.option")
    assert chosen != before
    maren.page.keyboard.press("Enter")
    maren.waits_past(id, version)
    maren.until(lambda: any(land["id"] == chosen and land["presence"][0] for land in view_of(maren, id)["lands"]))


CUT = """() => [...document.querySelectorAll(".tray .card .text")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
BROKEN = """() => [...document.querySelectorAll(".tray [data-card] .name")].flatMap((name) =>
    [...name.firstChild.textContent.matchAll(/[^ -]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(name.firstChild, word.index);
        range.setEnd(name.firstChild, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    }).map((word) => word[0]))"""


@pytest.mark.more
def test_cards_on_offer_are_read_where_they_lie(arrives: Arrives) -> None:
    """S-6.3: on a small screen, with all their text; the hand is a list beside them, and no name is broken."""
    maren = arrives("Maren", viewport={"width": 1280, "height": 720}, locale="de-DE")
    id = new_game(maren)
    board = maren.page.locator("main.board").bounding_box()
    answer(maren, id, 0)
    maren.goes_to(id, is_asked("keep"), wished("minor"))
    offered = maren.page.locator(".tray .pile.drawn [data-card]")
    expect(offered).to_have_count(4)
    maren.still()
    for card in (*offered.all(), *maren.page.locator(".tray .listed [data-card]").all()):
        expect(card).to_be_in_viewport(ratio=1)
    expect(maren.page.locator(".tray .listed [data-card]")).to_have_count(4)
    assert maren.page.evaluate(CUT) == []
    assert maren.page.evaluate(BROKEN) == []
    assert maren.page.locator("main.board").bounding_box() == board
    offered.first.hover()
    expect(maren.page.locator("main.board .card.large")).to_be_in_viewport(ratio=1)
    tray, large = (maren.page.locator(one).bounding_box() for one in (".tray.across", "main.board .card.large"))
    assert tray is not None
    assert large is not None
    assert large["y"] + large["height"] <= tray["y"], "what is looked at is not under the tray"
    maren.is_accessible("spirit-island-offered", ".tray")
    maren.goes_to(id, is_asked("play"), wished("energy"))
    expect(maren.page.locator(".tray.folded .pile.hand")).to_contain_text("Überschwemmung")
    assert maren.page.evaluate(BROKEN) == []


@pytest.mark.more
def test_two_adversaries_and_an_extra_board(arrives: Arrives) -> None:
    """S-20.3, S-20.5: both are told in the bar of the invaders, and the extra board lies beside the own one."""
    maren = arrives("Maren")
    foes = {"adversary": "england", "level": "2", "second_adversary": "sweden", "second_level": "1"}
    id = new_game(maren, options={**RIVER, **foes, "extra_board": "on"})
    tags = maren.page.locator(".dangers .tags")
    expect(tags.locator(".foe")).to_have_count(2)
    expect(tags).to_contain_text(f"Extra board: {view_of(maren, id)['boards'][1]}")
    tags.get_by_role("button", name="Sweden").click()
    expect(tags.locator(".says")).to_contain_text("every stage III card")
    expect(maren.page.locator("main.board")).to_be_visible()
    assert len(view_of(maren, id)["lands"]) == 18
    maren.still()
    maren.picture("spirit-island-two-adversaries")
    assert maren.violations(within=".dangers") == []


def in_sight(card: Locator) -> bool:
    """Whether all of its width is in the row it lies in."""
    script = "one => { const a = one.getBoundingClientRect(), b = one.closest('[data-row]').getBoundingClientRect();"
    return bool(card.evaluate(script + " return a.left >= b.left && a.right <= b.right }"))


def grows_with_six_cards(question: Question) -> bool:
    return is_asked("growth")(question) and len(question["view"]["spirits"][0]["hand"]) >= 6


@pytest.mark.more
def test_the_whole_hand_is_in_sight(arrives: Arrives) -> None:
    """S-6.1: every card of a hand of six has its picture, cost and elements in sight; looking at one tells its gain."""
    maren = arrives("Maren", viewport={"width": 1280, "height": 720})
    maren.context.add_init_script("localStorage['tuath-tray-folded'] = 'no'")
    id = new_game(maren, until=grows_with_six_cards, wish=saving)
    hand = maren.page.locator(".tray .pile.hand [data-card]")
    expect(hand).to_have_count(len(view_of(maren, id)["spirits"][0]["hand"]))
    assert hand.count() >= 6
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=1)
        expect(card.locator("svg.art")).to_be_visible()
        assert in_sight(card)
    hand.filter(has_text="Flash Floods").first.hover()
    expect(maren.page.locator("main.board .card.large")).to_contain_text("Flash Floods")
    expect(maren.page.locator(".tray [data-element=water]")).to_have_attribute(
        "aria-label", re.compile("1 with this card")
    )
    maren.is_accessible("spirit-island-hand", ".tray, main.board .card.large")


@pytest.mark.more
@pytest.mark.parametrize(
    ("width", "height"), called({"small": (1280, 720)}, long={"usual": (1440, 900), "large": (1920, 1080)})
)
def test_growth_and_innate_powers_together(arrives: Arrives, width: int, height: int) -> None:
    """S-5.1, S-6.1: beside each other, with the hand, while one grows, plays and uses powers; nothing is too small."""
    maren = arrives("Maren", viewport={"width": width, "height": height}, locale="de-DE")
    maren.context.add_init_script("localStorage['tuath-tray-folded'] = 'no'")
    id = new_game(maren)
    for key in ("growth", "play", "use"):
        maren.goes_to(id, is_asked(key), wished("energy"))
        growth, innates = (maren.page.locator(f".tray .list:has({part})") for part in (".growth", ".innate"))
        boxes = [part.bounding_box() for part in (growth, innates, maren.page.locator(".tray .cards"))]
        assert all(boxes)
        for left, right in pairwise(box for box in boxes if box):
            assert left["x"] + left["width"] <= right["x"] + 10, "they lie beside each other"
        for card in maren.page.locator(".tray .cards [data-card]").all():
            expect(card).to_be_in_viewport(ratio=1)
            assert in_sight(card)
        for way in maren.page.locator(".tray .way.lit").all():
            expect(way).to_be_in_viewport(ratio=0.9)
        assert maren.page.evaluate(SMALL_IN_TRAY) == []
    expect(maren.page.locator(".tray .switch")).to_have_count(0)


SMALL_IN_TRAY = """() => [...document.querySelectorAll(".tray *")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !one.closest(".sr")
    && parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.textContent)"""


@pytest.mark.more
def test_the_whole_hand_is_in_sight_on_a_phone(arrives: Arrives) -> None:
    """S-6.1: side by side in rows, none beyond the edge."""
    maren = arrives("Maren", **ON_PHONE)
    id = new_game(maren, until=is_asked("play"), wish=wished("energy"))
    hand = maren.page.locator(".tray .pile.hand [data-card]")
    expect(hand).to_have_count(len(view_of(maren, id)["spirits"][0]["hand"]))
    for card in hand.all():
        assert in_sight(card)
    assert len({round(card.evaluate("one => one.getBoundingClientRect().left")) for card in hand.all()}) <= 3
    expect(maren.page.locator(".tray .innate").first).to_be_visible()
    maren.button("Growth").click()  # there is room for one of them
    expect(maren.page.locator(".tray .way").first).to_be_visible()
    expect(maren.page.locator(".tray .innate")).to_have_count(0)


@pytest.mark.more
def test_how_near_the_adversaries_are_to_winning(arrives: Arrives) -> None:
    """S-18.9, S-18.11: each has a bar with its limit; it is red where one step more is the end."""
    maren = arrives("Maren", viewport={"width": 1280, "height": 720})
    foes = {"adversary": "russia", "level": "5", "second_adversary": "habsburg", "second_level": "0"}
    id = new_game(maren, options={**foes, "spirit": RIVER["spirit"]}, until=is_asked("growth"))
    losses = {loss["by"]: loss for loss in view_of(maren, id)["losses"]}
    for by, loss in losses.items():
        foe = maren.page.locator(f"[data-foe={by}]")
        expect(foe).to_be_in_viewport(ratio=1)
        expect(foe.get_by_role("button")).to_contain_text(f"{loss['have']}/{loss['limit']}")
        expect(foe.locator("button.alarming")).to_have_count(int(loss["left"] <= 1))
        foe.get_by_role("button").click()
        expect(foe.get_by_role("meter")).to_be_visible()
        expect(foe.locator("[data-loss]")).to_contain_text("the game is lost")
        maren.page.keyboard.press("Escape")
        expect(foe.get_by_role("meter")).to_have_count(0)
    maren.page.locator(".dangers .deck button").click()
    expect(maren.page.locator(".dangers .deck")).to_contain_text("Invader card of stage II in the fear deck")
    maren.page.keyboard.press("Escape")
    maren.is_accessible("spirit-island-near-loss", ".dangers")


CUT = """() => [...document.querySelectorAll(".dangers :is(.card, .foe .name, dt b, .fear small)")]
    .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map((one) => one.textContent)"""


@pytest.mark.more
@pytest.mark.parametrize("size", called({"small": SMALL_SCREEN}, long={"phone": ON_PHONE}))
def test_no_name_is_cut_where_the_island_is_blighted(arrives: Arrives, size: dict[str, Any]) -> None:
    """S-10.4: in German, with an adversary, on a small screen and on a phone."""
    maren = arrives("Maren", locale="de-DE", **size)
    options = {"spirit": RIVER["spirit"], "adversary": "sweden", "level": "2"}
    made = maren.api("/api/tables", game="spirit_island", chairs=["me"], seed=4, options=options)
    id = str(made["table"]["id"])
    maren.play_beside(id, lambda _: not view_of(maren, id)["blight"]["healthy"], saving)
    sit(maren, id)
    expect(maren.page.locator(".dangers .blighted button")).to_be_visible()
    maren.still()
    maren.picture(f"spirit-island-blighted-de-{maren.page.viewport_size['width'] if maren.page.viewport_size else 0}")
    assert maren.page.evaluate(CUT) == []
    maren.page.locator(".dangers .blighted button").click()
    expect(maren.page.locator(".dangers .says")).to_be_in_viewport(ratio=1)


@pytest.mark.more
def test_options_that_are_refused_together(arrives: Arrives) -> None:
    """S-20.3: red, with the reason and what would be right; no table can be opened until it is."""
    maren = arrives("Maren")
    maren.page.goto("/play?game=spirit_island")
    maren.page.locator("details summary").click()
    board, opened = maren.page.locator("#option-extra_board"), maren.button("Open the table")
    board.select_option("on")
    expect(opened).to_be_enabled()
    for chair in (2, 3, 4, 5, 6):
        maren.page.get_by_role("radiogroup", name=f"Chair {chair}").get_by_role("radio", name="Bot").click()
    told = maren.page.get_by_role("alert")
    expect(told).to_contain_text("only with up to 5 players")
    expect(told).to_contain_text("S-20.3")
    expect(maren.page.locator(".go1.bad #option-extra_board")).to_be_visible()
    expect(board).to_have_attribute("aria-invalid", "true")
    expect(opened).to_be_disabled()
    maren.is_accessible("spirit-island-refused", ".go1.bad, [role=alert]")
    board.select_option("off")
    expect(told).to_have_count(0)
    expect(opened).to_be_enabled()
    expect(board).not_to_have_attribute("aria-invalid", "true")


def test_only_spirits_at_the_table_are_asked_about(arrives: Arrives) -> None:
    """S-7.4: a power for any spirit, by the spirits' names."""
    maren = arrives("Maren")
    boon = wished("energy", "boon_of_vigor")
    new_game(maren, "bot:random", until=lambda question: question["domain"] == "seat", wish=boon)
    expect(maren.page.locator(".prompt .acts .btn")).to_have_count(2)
    expect(maren.page.locator(".prompt .acts")).to_contain_text("River Surges in Sunlight")


@pytest.mark.long
def test_a_replay_opens_where_there_is_an_island(arrives: Arrives) -> None:
    """S-2.1: before it the spirits choose themselves, and there is nothing to see."""
    maren = arrives("Maren")
    record = (ROOT / "tests" / "records" / "spirit_island" / "one-greedy-river.tuath").read_text(encoding="utf-8")
    id = maren.api("/api/tables/record", record=record)["table"]["id"]
    maren.page.goto(f"/r/{id}")
    expect(maren.page.locator(".board svg.over [role=img]").first).to_be_attached()
    expect(maren.button("Turn 2")).to_be_visible()
    maren.page.goto(f"/r/{id}#0")
    expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "0")


def test_a_long_press_looks_at_a_card(arrives: Arrives) -> None:
    """S-6.1: a finger that rests on a card reads it; only a short one plays it."""
    maren = arrives("Maren", **ON_PHONE)
    id = new_game(maren, until=is_asked("play"), wish=wished("energy"))
    maren.page.mouse.move(5, 5)
    expect(maren.page.locator("main.board .card.large")).to_have_count(0)
    maren.still()
    version = maren.table(id)["version"]
    box = maren.page.locator(".tray .card.lit").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 60, "y": box["y"] + 60}
    touch = maren.context.new_cdp_session(maren.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(maren.page.locator("main.board .card.large")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    maren.still()
    assert maren.table(id)["version"] == version
    maren.picture("spirit-island-phone-long-press")
    maren.page.touchscreen.tap(at["x"], at["y"])
    maren.waits_past(id, version)
    expect(maren.page.locator("main.board .card.large")).to_have_count(0)


@pytest.mark.more
def test_german_and_the_phone(arrives: Arrives) -> None:
    maren = arrives("Maren", locale="de-DE", **ON_PHONE)
    id = new_game(maren, until=is_asked("growth"))
    expect(maren.page.locator(".growth")).to_contain_text("Alle Karten wiedererlangen")
    expect(maren.page.locator(".dangers")).to_contain_text("Wüten")
    maren.still()
    maren.picture("spirit-island-phone-de")
    assert maren.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing scrolls sideways"
    answer(maren, id, 1)
    maren.goes_to(id, is_asked("play"), wished("energy"))
    box = maren.page.locator(".tray .card").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, "a finger finds its card"
    maren.still()
    maren.picture("spirit-island-phone-cards-de")
    assert maren.violations() == []


def energies(person: Person, id: str) -> list[int]:
    return [spirit["energy"] for spirit in view_of(person, id)["spirits"]]


@pytest.mark.more
def test_a_joint_cost_is_agreed_on_and_paid(arrives: Arrives) -> None:
    """S-14.6, S-14.19: at one screen for two, one after the other says their own share."""
    maren = arrives("Maren")
    chairs, options = ["me", "guest"], {"spirit": "river_surges_in_sunlight"}
    made = maren.api("/api/tables", game="spirit_island", chairs=chairs, seed=3, options=options)
    id = str(made["table"]["id"])
    question = maren.play_beside(id, is_asked("choice"), saving)
    dear = next(option for option in question["options"] if option["about"]["due"] == 8)
    assert energies(maren, id) == [6, 6]
    sit(maren, id)
    card = maren.page.locator(".happening.event")
    expect(card.locator("output[data-share]")).to_have_count(0)
    maren.is_accessible("spirit-island-choice-cost", ".happening.event")
    card.locator(f'.btn[data-way="{dear["id"]}"]').click()
    shares = card.locator("output[data-share]")
    expect(shares).to_have_text(["4", "4"])
    maren.is_accessible("spirit-island-joint-cost", ".happening.event")
    expect(maren.button("pays 1 more")).to_have_count(1)
    expect(maren.button("pays 1 more")).to_be_disabled()
    maren.button("pays 1 less").click()
    expect(card).to_contain_text("1 still missing")
    maren.button("pays 1 less").click()
    maren.button("I pay 2").click()
    expect(shares).to_have_text(["2", "6"])
    maren.button("I pay 6").click()
    expect(shares).to_have_text(["2", "6"])
    assert energies(maren, id) == [6, 6]
    maren.button("Agree", exact=True).click()
    maren.until(lambda: energies(maren, id) == [4, 0])
    expect(maren.page.locator(".happening .paying")).to_have_count(0)


def before_a_joint_cost(arrives: Arrives) -> tuple[Person, Person, str]:
    """Two people with six energy each, before an event of which an option costs 8; the second one has a phone."""
    maren, bram = arrives("Maren"), arrives("Bram", **ON_PHONE)
    options = {"spirit": "river_surges_in_sunlight"}
    id = str(
        maren.api("/api/tables", game="spirit_island", chairs=["me", "open"], seed=3, options=options)["table"]["id"]
    )
    bram.join(id)
    for _ in range(400):
        asked = [
            (person, asked) for person in (maren, bram) for asked in person.table(id)["asked"] if "options" in asked
        ]
        person, question = asked[0]
        if is_asked("choice")(question):
            break
        person.answer_beside(id, question["options"][saving(question)]["id"])
    for person in (maren, bram):
        sit(person, id)
    return maren, bram, id


@pytest.mark.more
def test_two_people_each_say_their_share(arrives: Arrives) -> None:
    """S-14.19: each has a stepper of their own and sees the other's share; nothing is paid until both agree."""
    maren, bram, id = before_a_joint_cost(arrives)
    maren.page.locator(".happening .paying .btn[data-way]").click()
    for person in (maren, bram):
        expect(person.page.locator(".happening output[data-share]")).to_have_text(["4", "4"])
        expect(person.button("pays 1 less")).to_have_count(1)
    bram.is_accessible("spirit-island-joint-cost-phone", ".happening.event")
    maren.button("Agree", exact=True).click()
    expect(bram.page.locator(".happening .said.agreed")).to_have_count(1)
    expect(maren.button("Agree", exact=True)).to_have_count(0)
    bram.button("pays 1 less").click()
    bram.button("I pay 3").click()
    expect(maren.page.locator(".happening output[data-share]")).to_have_text(["5", "3"])
    maren.still()
    maren.picture("spirit-island-joint-cost-anew")
    maren.button("I pay 5").click()
    expect(bram.page.locator(".happening output[data-share]")).to_have_text(["5", "3"])
    assert energies(maren, id) == [6, 6]
    bram.button("Agree", exact=True).click()
    maren.until(lambda: energies(maren, id) == [1, 3])


@pytest.mark.more
def test_whoever_would_rather_not_pay_leaves_the_other_option(arrives: Arrives) -> None:
    """S-14.6, S-14.19"""
    maren, bram, id = before_a_joint_cost(arrives)
    maren.page.locator(".happening .paying .btn[data-way]").click()
    bram.button("Rather not", exact=True).click()
    maren.until(lambda: view_of(maren, id)["bill"] is None)
    assert energies(maren, id) == [6, 6]
    assert "rather not pay" in str(maren.page.locator(".log").first.text_content())


# What of the shares is not wholly inside the card, as it is without scrolling.
OUTSIDE = """() => {
    const card = document.querySelector(".happening.event").getBoundingClientRect();
    return [...document.querySelectorAll(".paying li, .paying output, .paying button")].filter((one) => {
        const at = one.getBoundingClientRect();
        return at.left < card.left || at.right > card.right || at.top < card.top || at.bottom > card.bottom;
    }).map((one) => one.textContent.trim());
}"""


@pytest.mark.more
@pytest.mark.parametrize("locale", usually("de-DE", long=["en-GB"]))
def test_six_share_a_cost_on_a_phone(arrives: Arrives, locale: str) -> None:
    """S-14.19: what each gives, the own stepper and all that can be said are in sight together, without scrolling."""
    maren = arrives("Maren", locale=locale, **ON_PHONE)
    chairs, options = ["me", *["guest"] * 5], {"spirit": "river_surges_in_sunlight"}
    made = maren.api("/api/tables", game="spirit_island", chairs=chairs, seed=7, options=options)
    id = str(made["table"]["id"])
    maren.play_beside(id, is_asked("choice"), saving)
    assert energies(maren, id) == [6, 6, 0, 13, 3, 4]
    sit(maren, id)
    maren.page.locator(".happening .paying .btn[data-way]").click()
    expect(maren.page.locator(".happening output[data-share]")).to_have_text(["6", "6", "0", "5", "3", "4"])
    maren.is_accessible(f"spirit-island-six-shares-{locale[:2]}", ".happening.event")
    assert maren.page.evaluate(OUTSIDE) == []
    maren.page.locator('.paying .btn.primary[data-say="6"]').click()
    expect(maren.page.locator(".paying .said.agreed")).to_have_count(2)  # and whoever has nothing to give
    maren.still()
    assert maren.page.evaluate(OUTSIDE) == []


@pytest.mark.more
def test_six_spirits_on_a_small_screen(arrives: Arrives) -> None:
    """S-20.5: all of the island, the log, whom they fight and every player are in sight, and nothing is too small."""
    maren = arrives("Maren", viewport={"width": 1280, "height": 720})
    foes = {"adversary": "russia", "level": "2", "second_adversary": "sweden", "scenario": "elemental_invocation"}
    chairs = ["me", *["guest"] * 5]
    made = maren.api("/api/tables", game="spirit_island", chairs=chairs, seed=7, options=foes)
    id = str(made["table"]["id"])
    maren.play_beside(id, is_asked("growth"), wished())
    sit(maren, id)
    expect(maren.page.locator(".tray.folded")).to_have_count(0)  # whoever grows sees how
    maren.play_beside(id, lambda question: question["domain"] != "option", wished())
    maren.page.reload()
    question = maren.asked(id)
    if question["domain"] == "source":
        maren.play_beside(id, lambda question: question["domain"] not in ("option", "source"), wished())
        maren.page.reload()
        maren.asked(id)
    expect(maren.page.locator(".tray.folded")).to_be_visible()
    for part in (".pl", ".foe", ".tabs [role=tab]"):
        for one in maren.page.locator(part).all():
            expect(one).to_be_in_viewport(ratio=1)
    small = """() => [...document.querySelectorAll("svg.over text, .pl *, .dangers *")].filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !one.closest(".sr")
        && one.getClientRects().length).map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)
        * (one.ownerSVGElement ? one.getScreenCTM().a : 1)]).filter(([, size]) => size < 11)"""
    assert maren.page.evaluate(small) == []
    maren.page.keyboard.press("t")
    expect(maren.page.locator(".tray.folded")).to_have_count(0)
    maren.button("Fold the tray").click()
    expect(maren.page.locator(".tray.folded")).to_be_visible()
    maren.is_accessible("spirit-island-six")


CUT_OFF = """() => {
    const inside = (one, whole) => { const [a, b] = [one.getBoundingClientRect(), whole.getBoundingClientRect()];
        return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1; };
    const ground = document.querySelector("main.board svg.over").parentElement;
    const lands = [...document.querySelectorAll(".contents[data-thing] .name")].filter((one) => !inside(one, ground));
    const names = [...document.querySelectorAll(".pl .nm")].filter((one) => one.scrollWidth > one.clientWidth + 1);
    const tabs = [...document.querySelectorAll(".side [role=tab]")].filter((one) => !inside(one, document.body));
    return [...lands, ...names, ...tabs].map((one) => one.textContent);
}"""


@pytest.mark.more
@pytest.mark.parametrize("locale", usually("de-DE", long=["en-GB"]))
@pytest.mark.parametrize(("width", "height"), called({"small": (1280, 720)}, long={"large": (2560, 1440)}))
def test_nothing_is_cut_off_where_six_play(arrives: Arrives, width: int, height: int, locale: str) -> None:
    """S-20.5: with the tray folded and open; rows have one height, and the island keeps its turn."""
    maren = arrives("Maren", viewport={"width": width, "height": height}, locale=locale)
    spirit = {"spirit": "sharp_fangs_behind_the_leaves"}
    made = maren.api("/api/tables", game="spirit_island", chairs=["me", *["guest"] * 5], seed=7, options=spirit)
    id = str(made["table"]["id"])
    maren.play_beside(id, lambda question: question["domain"] == "power_or_stop", wished())
    maren.sit(id)
    turned: list[str | None] = []
    for folded in (True, False):
        if bool(maren.page.locator(".tray.folded").count()) != folded:
            maren.page.keyboard.press("t")
        expect(maren.page.locator(".tray.folded")).to_have_count(int(folded))
        maren.still()
        maren.picture(f"spirit-island-six-{width}-{locale[:2]}-{'folded' if folded else 'open'}")
        assert maren.page.evaluate(CUT_OFF) == []
        assert maren.page.evaluate(SMALL) == []
        rows = {
            round(row.evaluate("one => one.getBoundingClientRect().height")) for row in maren.page.locator(".pl").all()
        }
        assert rows == {46}
        expect(maren.page.locator(".pl").first).to_be_in_viewport(ratio=1)
        turned.append(maren.page.locator("svg.over clipPath path").first.get_attribute("d"))
        if folded:
            tray = maren.page.locator(".tray.folded").bounding_box()
            assert tray is not None
            assert round(tray["height"]) == 84
    assert turned[0] == turned[1], "the island is not turned"


# Rows of players in which a name is cut off, an element lies on something else or only a part of one is drawn.
CROWDED = """() => [...document.querySelectorAll(".pl")].flatMap((row) => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const names = [...row.querySelectorAll(".nm, .who")], line = box(row.querySelector(".goods .row"));
    const cut = names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
    const all = [...row.querySelectorAll(".elements > span")], drawn = all.filter((one) => meet(box(one), line));
    const whole = (at) => at.left > line.left - 1 && at.right < line.right + 1 && at.bottom < line.bottom + 1;
    const other = [...names, ...row.querySelectorAll(".goods > span:not(.row)")].map(box);
    const wrong = drawn.filter((one) => !whole(box(one)) || other.some((at) => meet(box(one), at)));
    return [...cut, ...wrong.map((one) => one.ariaLabel), ...(drawn.length ? [] : ["none is drawn"])];
})"""


@pytest.mark.more
def test_elements_of_six_lie_on_nothing(arrives: Arrives) -> None:
    """S-20.5: as many as there is room for in one line, beside a name that is not cut off."""
    maren = arrives("Anna", viewport={"width": 1280, "height": 720}, locale="de-DE")
    made = maren.api("/api/tables", game="spirit_island", chairs=["me", *["guest"] * 5], seed=7)
    id = str(made["table"]["id"])
    maren.play_beside(id, is_asked("use"), wished())
    elements = [sum(n > 0 for n in spirit["elements"].values()) for spirit in view_of(maren, id)["spirits"]]
    assert sorted(elements)[3] >= 3, "most of them have more than there is room for"
    maren.sit(id)
    maren.still()
    maren.picture("spirit-island-six-elements")
    assert maren.page.evaluate(CROWDED) == []
    assert maren.page.locator(".goods .row").evaluate_all("all => all.map((one) => one.offsetHeight)") == [16] * 6


OUTSIDE = """() => [...document.querySelectorAll(".contents[data-thing]")].flatMap((land) => {
    const id = land.dataset.thing.replace("land:", "");
    const path = document.querySelector(`path[id$="-${id}"]`);
    const into = path?.getScreenCTM().inverse();
    return [...land.querySelectorAll(":scope > .sign rect")].filter((sign) => {
        const box = sign.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return !path?.isPointInFill(new DOMPoint(x, y).matrixTransform(into));
    }).map((sign) => `${id} ${sign.parentNode.getAttribute("class")}`);
})"""
SMALL = """() => [...document.querySelectorAll("svg.over text")].filter((one) => one.textContent.trim()
    && parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a < 10.99).map((one) => one.textContent)"""


FULLEST = 440  # answers after which most stands on the island


def things_of(land: Any) -> int:
    """How many different things stand in a land."""
    pieces = {(piece["kind"], piece["damage"], piece["strife"]) for piece in land["pieces"]}
    tokens = [land[token] for token in ("blight", "beasts", "wilds", "disease", "badlands", "markers")]
    return len(pieces) + sum(map(bool, [*land["presence"], *tokens]))


@pytest.mark.long
def test_a_full_island_is_told_inside_its_lands(arrives: Arrives) -> None:
    """S-8.3: six boards late in a game, on a small screen: every sign lies in its land, all numbers can be read."""
    maren = arrives("Maren", viewport={"width": 1280, "height": 720})
    record = (ROOT / "tests" / "records" / "spirit_island" / "six-greedy-late.tuath").read_text(encoding="utf-8")
    id = maren.api("/api/tables/record", record=record)["table"]["id"]
    lands = maren.get(f"/api/tables/{id}/at/{FULLEST}")["view"]["lands"]
    assert sum(map(things_of, lands)) > 130
    assert max(map(things_of, lands)) >= 6
    maren.page.goto(f"/r/{id}#{FULLEST}")
    expect(maren.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(FULLEST))
    expect(maren.page.locator(".board svg.over .contents .sign").first).to_be_attached()
    assert maren.page.locator(".contents[data-thing]").count() > 40
    maren.still()
    maren.picture("spirit-island-full")
    assert maren.page.evaluate(OUTSIDE) == []
    assert maren.page.evaluate(SMALL) == []


@pytest.mark.more
def test_a_table_offers_what_its_sets_hold(arrives: Arrives) -> None:
    """S-2.16: what the chosen sets do not hold is not offered, and a choice that falls away is named."""
    maren = arrives("Maren")
    maren.page.goto("/play?game=spirit_island")
    maren.page.locator("details summary").click()
    foe, level = maren.page.locator("#option-adversary"), maren.page.locator("#option-level")
    expect(level).to_have_count(0)
    foe.select_option("russia")
    level.select_option("2")
    maren.page.locator("#option-expansions").select_option("branch_and_claw")
    expect(maren.page.locator(".fallen")).to_contain_text("Russia")
    expect(foe).to_have_value("none")
    expect(foe.locator("option[value=russia]")).to_have_count(0)
    expect(level).to_have_count(0)
    maren.page.locator("#option-expansions").select_option("none")
    expect(maren.page.locator("#option-events")).to_have_count(0)
    maren.is_accessible("spirit-island-options", "details, .fallen")


def laid(person: Person, id: str, *ways: str) -> None:
    """Lays boards by clicking on the pictures of the island."""
    for way in ways:
        before = person.asked(id)["at"]
        person.page.locator(f'main.board .places [data-option="{way}"]').click()
        person.waits_past(id, before)


@pytest.mark.more
@pytest.mark.parametrize("device", usually("wide", more=["phone"]))
def test_boards_are_laid_by_hand(arrives: Arrives, device: str) -> None:
    """S-20.1, S-20.2: three boards by clicking on the island as it would be; on the phone in the longer language."""
    options: dict[str, Any] = {**ON_PHONE, "locale": "de-DE"} if device == "phone" else {"locale": "en-GB"}
    maren = arrives("Maren", **options)
    wishes = {**RIVER, "layout": "free"}
    id = new_game(maren, "me", "me", options=wishes)
    offered = maren.page.locator("main.board .places [data-option]")
    expect(offered).to_have_count(13)
    expect(maren.question).to_contain_text("Wohin legst du" if device == "phone" else "Where do you lay board")
    expect(offered.last).to_contain_text("abseits" if device == "phone" else "apart: its ocean faces")
    maren.is_accessible(f"spirit-island-laying-{device}")
    maren.picture(f"spirit-island-laying-{device}-2")
    laid(maren, id, "1-inland-land1")
    expect(offered.first).to_be_visible()
    maren.picture(f"spirit-island-laying-{device}-3")
    laid(maren, id, "2-ocean")
    maren.play_beside(id, is_asked("growth"), wished())
    maren.page.reload()
    view = view_of(maren, id)
    assert (len(view["slots"]), view["layout"]) == (3, None)
    expect(maren.page.locator("main.board svg.over [role=img]")).not_to_have_count(0)
    maren.picture(f"spirit-island-laid-{device}")
