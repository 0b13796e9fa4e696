"""A guided first game in the browser: found on the first page, held while something is read, left and come back to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import usually
from tests.browser.conftest import MOVING, ON_PHONE, Arrives, Person
from tests.browser.helpers import learns
from tuath.games import keys
from tuath.games.lessons import find_lesson, lesson_of

SMALL = {"width": 1280, "height": 720}
TAUGHT = [key for key in keys() if lesson_of(key) is not None]


def title(maren: Person, says: str) -> None:
    expect(maren.page.locator(".told h3")).to_have_text(says)


def is_shown(maren: Person, id: str) -> bool:
    """The learner is asked, and the page shows the table as the server has it."""
    table = maren.table(id)
    return any("options" in asked for asked in table["asked"]) and maren.shows() == table["version"]


def goes_on(maren: Person, id: str) -> bool:
    """One step of whoever does as recommended: what is explained is read, what is asked is answered."""
    maren.until(lambda: maren.table(id)["lesson"] is None or is_shown(maren, id))
    table = maren.table(id)
    if table["lesson"] is None:
        return False
    if table["lesson"]["holds"]:
        maren.page.locator(".foot .primary").click()
    else:
        asked = next(asked for asked in table["asked"] if "options" in asked)
        allowed = table["lesson"]["allow"] or [option["id"] for option in asked["options"]]
        choose(maren, allowed, [table["lesson"]["take"]])
        maren.until(lambda: maren.part or maren.table(id)["version"] > table["version"])
        if maren.part:
            goes_further(maren, table, asked)
    maren.waits_past(id, table["version"])
    maren.settled()
    return True


def goes_to(maren: Person, id: str, is_there: Callable[[Any], bool]) -> None:
    """As far as some place of the lesson; which it is, is known only when the learner is asked again."""
    while True:
        maren.until(lambda: is_shown(maren, id))
        lesson = maren.table(id)["lesson"]
        assert lesson is not None, "the lesson is over"
        if is_there(lesson):
            return
        goes_on(maren, id)


def choose(maren: Person, allowed: list[str], takes: list[str | None]) -> None:
    """What is recommended and possible, else the first."""
    wanted = next((allowed.index(take) for take in takes if take in allowed), 0)
    expect(maren.options).to_have_count(len(allowed))
    maren.options.nth(wanted).dispatch_event("click")


def goes_further(maren: Person, table: Any, asked: Any) -> None:
    """The second part of an action, as the step recommends it."""
    then = next(option["then"] for option in asked["options"] if option["id"] == maren.part)
    chapters = maren.get(f"/api/games/{table['game']}")["chapters"]
    steps = [step for chapter in chapters for step in chapter["steps"] if step["id"] == table["lesson"]["step"]]
    moves = [move for step in steps for move in step["moves"] if move["question"] == then["key"]]
    options = [option["id"] for option in then["options"]]
    allowed = [option for option in options if any(option in move["allow"] for move in moves)] or options
    choose(maren, allowed, [take for move in moves for take in move["take"]])


@pytest.mark.more
def test_the_arrival_from_the_first_page_to_the_end_of_its_lesson(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/")
    card = maren.page.locator("article", has=maren.page.get_by_role("heading", name="The Arrival"))
    card.get_by_role("link", name="Learn in 13 minutes").click()
    title(maren, "Who wins?")
    id = maren.page.url.partition("/t/")[2]
    assert [table["id"] for table in maren.get("/api/tables")["mine"]] == [id], "one table, and no other"
    while goes_on(maren, id):
        pass
    expect(maren.page.get_by_role("tab", name="Lesson")).to_have_count(0)
    maren.asked(id)  # the game simply goes on
    maren.page.goto("/")
    expect(card).to_be_visible()
    expect(card.get_by_role("link", name="Learn in 13 minutes")).to_have_count(0)


@pytest.mark.parametrize("game", usually(long=TAUGHT[1:]))
def test_a_lesson_is_played_to_its_end(arrives: Arrives, game: str) -> None:
    """As recommended, step by step; then the game simply goes on."""
    maren = arrives("Maren", wishes={"language": "de"}, viewport=SMALL)
    id = learns(maren, game)
    seen = set[str]()
    while goes_on(maren, id):
        help_is_in_sight(maren)
        seen.add(str((maren.table(id)["lesson"] or {}).get("step")))
    assert find_lesson(game).steps[-1].id in seen
    expect(maren.page.get_by_role("tab", name="Lesson")).to_have_count(0)
    maren.asked(id)


@pytest.mark.parametrize("language", usually("de", long=["en"]))
@pytest.mark.parametrize("game", usually(TAUGHT[0], more=TAUGHT[3:], long=TAUGHT[1:3]))
def test_a_lesson_begins(arrives: Arrives, game: str, language: str) -> None:
    """The aim is said before anything can be chosen; then there is something to do; all of it in sight."""
    maren = arrives("Maren", wishes={"language": language}, viewport=SMALL)
    id = learns(maren, game)
    lesson = find_lesson(game)
    expect(maren.page.locator(".progress i")).to_have_count(len(lesson.steps))
    expect(maren.options).to_have_count(0)
    nothing_is_cut_off(maren)
    goes_to(maren, id, lambda lesson: not lesson["holds"])
    expect(maren.page.locator(".move")).to_be_visible()
    maren.until(lambda: maren.options.count() > 0)
    help_is_in_sight(maren)
    assert "⟨" not in maren.page.locator("body").inner_text()
    maren.picture(f"lesson-{game}-{language}")


SHOWN = """() => [...document.querySelectorAll(".lesson [data-show]")].every((one) => {
    const [box, page] = [one, one.closest(".lesson")].map((each) => each.getBoundingClientRect());
    return box.bottom <= page.bottom + 1;
})"""


def help_is_in_sight(maren: Person) -> None:
    """“Show me” stands under all that is said, also where the column is low."""
    maren.until(lambda: maren.page.evaluate(SHOWN))


def nothing_is_cut_off(maren: Person) -> None:
    """The column does not slide under what has the focus."""
    side, go = maren.page.locator("aside.side"), maren.page.locator(".foot .primary")
    for _ in range(2):
        expect(go).to_be_focused()
        assert side.evaluate("side => [side.scrollLeft, side.scrollTop]") == [0, 0]
        column = side.bounding_box()
        assert column is not None
        for part in maren.page.locator(".foot .btn:visible, .told").all():
            box = part.bounding_box()
            assert box is not None
            assert column["x"] <= box["x"], part.inner_text()
            assert box["x"] + box["width"] <= SMALL["width"], part.inner_text()
            assert box["y"] + box["height"] <= SMALL["height"], part.inner_text()
        title = maren.page.locator(".told h3").inner_text()
        maren.page.keyboard.press("Enter")
        expect(maren.page.locator(".told h3")).not_to_have_text(title)


def is_at(step: str, lesson: Any) -> bool:
    return bool(lesson["step"] == step and not lesson["holds"])


@pytest.mark.more
def test_board_and_lesson_are_both_in_sight_on_a_low_screen(arrives: Arrives) -> None:
    """What the tray unfolds for a question covers neither most of the island nor what is to be read."""
    maren = arrives("Maren", viewport=SMALL)
    id = learns(maren, "spirit_island")
    for step in ("grow", "presence"):
        goes_to(maren, id, partial(is_at, step))
        expect(maren.page.locator(".tray .brief")).to_be_visible()
        maren.still()
        board, tray = maren.page.locator("main.board").bounding_box(), maren.page.locator(".tray .brief").bounding_box()
        assert board is not None
        assert tray is not None
        assert tray["y"] - board["y"] > 0.85 * board["height"]
        for part in (".lesson .move", ".lesson [data-show]", "main.board .lens[data-control]"):
            expect(maren.page.locator(part)).to_be_in_viewport(ratio=1)
        lowest = maren.page.locator(".lesson [data-show]").bounding_box()
        foot = maren.page.locator(".panel .foot, .foot").last.bounding_box()
        assert lowest is not None
        assert foot is not None
        assert lowest["y"] + lowest["height"] <= foot["y"] + 1
        maren.picture(f"lesson-low-{step}")


def test_who_goes_another_way_is_shown_nothing_of_ours(arrives: Arrives) -> None:
    """The Capital stands elsewhere: nobody says that it is where we would have put it."""
    maren = arrives("Maren")
    id = learns(maren, "inis")
    goes_to(maren, id, lambda lesson: lesson["step"] == "capital")
    expect(maren.page.locator(".pen .paper")).to_be_visible()
    asked = maren.asked(id)
    maren.answer(id, asked, [option["id"] for option in asked["options"]].index("highlands"))
    goes_to(maren, id, lambda lesson: lesson["step"] == "clans")
    title(maren, "Place a clan")
    expect(maren.page.locator(".move")).to_be_visible()
    expect(maren.page.locator(".pen, .lesson .free, [data-show]")).to_have_count(0)


def test_the_keyboard_goes_on_and_back(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    expect(maren.page.locator(".foot .primary")).to_be_focused()
    maren.page.keyboard.press("Enter")
    title(maren, "An island in ten provinces")
    expect(maren.page.locator(".pen .paper")).to_have_text("Here the Fomori come from.")
    maren.page.locator(".told h3").click()
    maren.page.keyboard.press("ArrowLeft")
    title(maren, "Who wins?")
    assert maren.table(id)["lesson"]["step"] == "island", "looking back takes nothing back"
    maren.page.keyboard.press("ArrowRight")
    title(maren, "An island in ten provinces")
    maren.page.keyboard.press("ArrowRight")
    title(maren, "Land in a port")
    expect(maren.page.get_by_role("button", name="Your move")).to_be_visible()


@pytest.mark.more
def test_what_is_not_wanted_yet_says_when_it_comes(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    goes_to(maren, id, lambda lesson: lesson["step"] == "build")
    maren.until(lambda: is_shown(maren, id))
    expect(maren.options).to_have_count(1)
    maren.page.locator(".prompt .vb.off").filter(has_text="Spread").dispatch_event("click")
    expect(maren.page.locator(".bubble")).to_contain_text("This comes in step 14.")


def test_why_an_opponent_did_that_and_show_me(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    goes_to(maren, id, lambda lesson: lesson["step"] == "draw")
    title(maren, "Four cards each round")
    why = maren.page.get_by_role("button", name="Why did Muintir Nemid do that?")
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(maren.page.locator(".because")).to_contain_text("Latharna lies beside Benn Mór")


def test_show_me_draws_round_it_and_chooses_nothing(arrives: Arrives) -> None:
    maren = arrives("Maren", wishes={"motion": False})
    id = learns(maren)
    goes_to(maren, id, lambda lesson: not lesson["holds"])
    version = maren.table(id)["version"]
    maren.button("Show me").click()
    expect(maren.page.locator(".pen .ink").first).to_be_attached()
    assert maren.table(id)["version"] == version


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.more
def test_show_me_lets_a_ghost_travel_and_any_input_ends_it(arrives: Arrives) -> None:
    """The own piece comes from the supply to the place that we would take; it lies there, and nothing is done."""
    maren = arrives("Maren", **MOVING)
    id = learns(maren)
    goes_to(maren, id, lambda lesson: not lesson["holds"])
    version, take = maren.table(id)["version"], maren.table(id)["lesson"]["take"]
    maren.page.emulate_media(reduced_motion="no-preference")
    maren.button("Show me").click()
    ghost = maren.page.locator(".ghost .em")
    expect(ghost).to_be_visible()
    goal = maren.page.locator(f'main.board [data-option="{take}"]').first.bounding_box()
    assert goal is not None

    def has_come() -> bool:
        box = ghost.bounding_box()
        x, y = middle(box) if box else (-1.0, -1.0)
        return goal["x"] <= x <= goal["x"] + goal["width"] and goal["y"] <= y <= goal["y"] + goal["height"]

    maren.until(has_come)
    maren.page.keyboard.press("Shift")
    expect(maren.page.locator(".ghost")).to_have_count(0)
    assert maren.table(id)["version"] == version
    maren.button("Show me").click()
    expect(ghost).to_be_visible()
    expect(maren.page.locator(".ghost")).to_have_count(0)  # it fades by itself


def test_without_motion_show_me_is_an_outline_that_stays(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    goes_to(maren, id, lambda lesson: not lesson["holds"])
    maren.button("Show me").click()
    expect(maren.page.locator(".ghost.outline")).to_be_visible()
    maren.button("Show me").click()
    expect(maren.page.locator(".ghost")).to_have_count(0)


@pytest.mark.more
def test_who_comes_back_finds_the_last_moves_numbered_on_the_board(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    goes_to(maren, id, lambda lesson: lesson["step"] == "draw")
    maren.page.reload()
    told = maren.page.locator(".lesson .last li")
    expect(told).to_have_count(3)
    seals = maren.page.locator(".numbered .seal")
    expect(seals.first).to_be_visible()
    named = maren.page.locator(".lesson .last .seal").all_inner_texts()
    assert named == ["1", "2", "3"]
    on_board = [number for text in seals.all_inner_texts() for number in text.split(", ")]
    assert on_board, "where something was done is marked"
    assert set(on_board) <= set(named), "no mark without its line"
    maren.picture("lesson-back")
    maren.page.get_by_role("button", name="Go on with step").click()
    expect(seals).to_have_count(0)


@pytest.mark.more
def test_the_page_where_a_table_is_set_up_leads_to_the_lesson(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/play?game=origo")
    expect(maren.page.locator(".learn")).to_contain_text("New to Origo?")
    maren.page.locator(".learn").get_by_role("link", name="Learn in").click()
    expect(maren.page.locator(".told h3")).to_be_visible()
    assert maren.table(maren.page.url.partition("/t/")[2])["game"] == "origo"
    maren.page.goto("/play?game=origo")
    expect(maren.page.locator(".learn").get_by_role("link", name="Go on with the lesson")).to_be_visible()


def test_leaving_and_coming_back(arrives: Arrives) -> None:
    """The place is kept, whatever device one comes back with."""
    maren = arrives("Maren")
    id = learns(maren)
    goes_on(maren, id)
    title(maren, "An island in ten provinces")
    maren.button("Leave").click()
    expect(maren.page.get_by_role("heading", name="Leave the lesson?")).to_be_visible()
    maren.button("Stay here").click()
    title(maren, "An island in ten provinces")
    maren.button("Leave").click()
    maren.page.get_by_role("link", name="Leave, keep my place").click()
    on = maren.page.get_by_role("link", name="Go on with the lesson")
    expect(maren.page.locator(".far")).to_have_text("Step 2 of 19")
    on.click()
    expect(maren.page.get_by_role("heading", name="You were at “An island in ten provinces”")).to_be_visible()
    assert maren.page.url.endswith(id)
    maren.button("Go on with step 2").click()
    title(maren, "An island in ten provinces")


@pytest.mark.more
def test_starting_again_is_another_table(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    goes_on(maren, id)
    title(maren, "An island in ten provinces")
    maren.page.reload()
    maren.button("Start the lesson again").click()
    title(maren, "Who wins?")
    assert not maren.page.url.endswith(id)


def test_playing_on_without_the_teacher(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    maren.button("Leave").click()
    maren.button("Play on without the teacher").click()
    expect(maren.page.get_by_role("tab", name="Lesson")).to_have_count(0)
    maren.asked(id)
    expect(maren.options).to_have_count(12)


def test_on_a_phone_one_goes_on_in_the_prompt(arrives: Arrives) -> None:
    maren = arrives("Maren", **ON_PHONE)
    learns(maren)
    maren.page.locator(".prompt").get_by_role("button", name="Next").click()
    title(maren, "An island in ten provinces")
    maren.page.locator(".prompt").get_by_role("button", name="Back").click()
    title(maren, "Who wins?")
    expect(maren.page.locator(".foot")).to_have_count(0)
    maren.picture("lesson-phone")


def test_a_game_without_a_lesson_is_not_found(arrives: Arrives) -> None:
    maren = arrives("Maren")
    maren.page.goto("/learn/chess")
    expect(maren.page.get_by_role("heading", level=1)).to_be_visible()
    expect(maren.page.locator(".told")).to_have_count(0)


@pytest.mark.more
def test_the_page_of_a_lesson_is_accessible(arrives: Arrives) -> None:
    maren = arrives("Maren")
    id = learns(maren)
    maren.is_accessible("lesson-explain")
    goes_to(maren, id, lambda lesson: not lesson["holds"])
    maren.until(lambda: is_shown(maren, id))
    expect(maren.page.locator(".told")).to_have_attribute("aria-live", "polite")
    maren.is_accessible("lesson-move", ".told, .prompt")


def test_a_stranger_may_learn_at_once(arrives: Arrives) -> None:
    """Whoever has no name yet gets one, and one table."""
    maren = arrives()
    id = learns(maren)
    title(maren, "Who wins?")
    assert [table["id"] for table in maren.get("/api/tables")["mine"]] == [id]
