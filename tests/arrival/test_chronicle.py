"""A round told in few lines: what everybody earned, what everybody did, what the Fomori did, how it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.table import is_said
from tests.terminal.helpers import on_screen
from tuath.core.chronicle import Chronicle, Chronicler, Entry
from tuath.core.message import Param, say
from tuath.core.position import Position, Told, replay_as_far
from tuath.core.record import Record
from tuath.games import find
from tuath.games.materials import usual_materials
from tuath.server.lobby.game_info import chronicle_data
from tuath.server.wire.words import message_data
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

RECORDS = sorted((Path(__file__).parents[1] / "records" / "arrival").glob("*.tuath"))
THREE = next(file for file in RECORDS if file.stem == "three-greedy")
FOURS = [file for file in RECORDS if file.stem.startswith("four-")]
PAGE = Path(__file__).parents[2] / "web" / "tests" / "chronicle.json"  # the page tells the same lines
LINES = 190  # of them: two rounds, and a part of the third
LINES_OF_FOUR = 140  # a round, and a part of the second


@cache
def played(file: Path) -> Position[Any]:
    record = Record.parse(file.read_text(encoding="utf-8"))
    return replay_as_far(record, usual_materials().of(record.game, record.material)).position


def chronicle_of(position: Position[Any]) -> Chronicle:
    assert position.game.chronicle is not None
    return position.game.chronicle


def lines_of(position: Position[Any]) -> list[Told]:
    return [told for _, told in position.story()]


def stories(position: Position[Any], lines: list[Told]) -> Iterator[list[Entry[Told]]]:
    """What is told of each round, its heading with it."""
    entries = Chronicler[Told](chronicle_of(position)).told(lines)
    heads = [n for n, entry in enumerate(entries) if entry.said[0].key.endswith("-round-begins")]
    for start, end in zip(heads, [*heads[1:], len(entries)], strict=True):
        yield entries[start:end]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_of_three_is_told_in_less_than_ten_lines(language: str) -> None:
    position = played(THREE)
    words = Catalogue(language, position.game)
    told = list(stories(position, lines_of(position)))
    assert len(told) == 5
    for story in told:
        assert len(story) <= 9
        texts = [words.tell(entry.said) for entry in story]
        assert all(is_said(text) and text.endswith(".") for text in texts)
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FOURS, ids=lambda file: file.stem)
def test_a_round_of_four_has_one_line_for_each_player(file: Path, language: str) -> None:
    """The heading, four players, the Fomori, how it stands; what everybody earned and did is in it."""
    position = played(file)
    words = Catalogue(language, position.game)
    for story in stories(position, lines_of(position)):
        texts = [words.tell(entry.said) for entry in story]
        assert len(story) <= 7
        assert all(is_said(text) and text.endswith(".") for text in texts)
        tellers = [dict(entry.said[0].params)["seat"] for entry in story[1:5]]
        assert sorted(map(str, tellers)) == ["seat:p1", "seat:p2", "seat:p3", "seat:p4"]
        for entry, teller in zip(story[1:5], tellers, strict=True):
            keys = {message.key for message in entry.said}
            done = {told.message.key for told in entry.steps if dict(told.message.params).get("seat") == teller}
            assert ("arrival-chronicle-acted-built" in keys) == ("arrival-built" in done)
            assert ("arrival-chronicle-earned-goods" in keys) == ("arrival-goods-earned" in done)
            assert "arrival-chronicle-acted-hoarded" in keys
            assert "arrival-card-turned-up" in done  # beneath, without a word of its own


def test_who_only_drew_cards_in_a_round_of_four_is_told_so() -> None:
    """The game may be over before everybody has acted: details are told where there is nothing else."""
    position = played(FOURS[0])

    def told(key: str, **params: Param) -> Told:
        return Told(say(f"arrival-{key}", **params), None)

    seats = [f"seat:p{number}" for number in (1, 2, 3, 4)]
    lines = [told("round-begins", round=1, rounds=4, seat=seats[0])]
    lines += [told("card-drawn", seat=seat, back="back:fame_tiles") for seat in seats]
    lines += [told("hoarded", seat=seat, discs=1, swords=0, shields=0) for seat in seats[:3]]
    lines += [told("shields-broken", province="province:erdinia"), told("ending-overrun")]
    story = Chronicler[Told](chronicle_of(position)).told(lines)
    assert [[message.key for message in entry.said] for entry in story[1:5]] == [
        *[["arrival-chronicle-earned", "arrival-chronicle-earned-cards", "arrival-chronicle-acted-hoarded"]] * 3,
        ["arrival-card-drawn"],
    ]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_nothing_is_lost_and_nothing_told_twice(file: Path) -> None:
    """Every line of the log lies beneath what sums it up, and what a player did in a round is one line."""
    position = played(file)
    lines = lines_of(position)
    steps = [step for entry in Chronicler[Told](chronicle_of(position)).told(lines) for step in entry.steps]
    assert sorted(map(id, steps)) == sorted(map(id, lines))
    for story in stories(position, lines):
        assert len(story) <= min(1 + 2 * position.setup.seats + 2, 9)


def test_what_one_player_draws_and_turns_up_is_one_line() -> None:
    """Also while the round lasts: it grows as cards are turned up."""
    position = played(THREE)
    lines = lines_of(position)
    words = Catalogue("en", position.game)
    fourth = [n for n, told in enumerate(lines) if told.message.key == "arrival-card-turned-up"][11]
    second = [n for n, told in enumerate(lines) if told.message.key == "arrival-card-drawn"][5]
    drawn = [words.tell(entry.said) for entry in Chronicler[Told](chronicle_of(position)).told(lines[: second + 1])]
    turned = [words.tell(entry.said) for entry in Chronicler[Told](chronicle_of(position)).told(lines[: fourth + 1])]
    assert drawn[-3:] == [
        "player 2 draws 2 cards (fame/tiles ×2).",
        "player 3 draws 2 cards (fame/tiles and discs).",
        "player 1 draws 2 cards (swords/shields and fame/tiles).",
    ]
    assert turned[-3:] == [
        "player 2 draws 4 cards and turns up F03, F05, F07 and F12; blocks top and bottom.",
        "player 3 draws 4 cards and turns up F04, D17, F10 and F18; blocks top and bottom.",
        "player 1 draws 4 cards and turns up A16, F02, D08 and D18; blocks middle and top.",
    ]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_how_it_stands_is_what_the_table_shows(file: Path) -> None:
    """A-3.10: what was begun with, and all that was gained and paid since."""
    position = played(file)
    lines: list[Told] = []
    shown: list[list[tuple[int, int]]] = []
    for then, told in position.retold():
        if told.message.key == "arrival-round-begins" or told.message.key.startswith("arrival-ending"):
            shown.append([(leader["fame"], leader["corruption"]) for leader in then.view()["leaders"]])
        lines.append(told)
    for story, leaders in zip(stories(position, lines), shown[1:], strict=True):
        fame, corruption = (str(dict(message.params)["seats"]) for message in story[-1].said[1:3])
        assert fame.split() == [f"seat:p{seat + 1}={has[0]}" for seat, has in enumerate(leaders)]
        assert corruption.split() == [f"seat:p{seat + 1}={has[1]}" for seat, has in enumerate(leaders)]


def test_a_game_that_began_elsewhere_is_not_reckoned() -> None:
    position = played(THREE)
    lines = lines_of(position)
    second = next(n for n, told in enumerate(lines) if dict(told.message.params).get("round") == 2)
    story, *_ = stories(position, lines[second:])
    assert not any(entry.said[0].key == "arrival-chronicle-standing" for entry in story)


# ---- nothing hidden -------------------------------------------------------------------------------------------------


def cards_seen(view: Any) -> set[str]:
    before_leaders = {card["card"] for leader in view["leaders"] for card in leader["cards"]}
    return before_leaders | set(view["discarded_cards"])


def test_no_card_is_named_before_everybody_sees_it() -> None:
    """A-R.48: after every answer of a game, what is told names cards that lie open, and of others the back."""
    position = played(THREE)
    lines: list[Told] = []
    seen: set[str] = set()
    for then, _, told in position.steps():
        lines += told
        seen |= cards_seen(then.view(None))
        entries = Chronicler[Told](chronicle_of(position)).told(lines)
        named = " ".join(str(value) for entry in entries for message in entry.said for _, value in message.params)
        assert {word.removeprefix("card:") for word in named.split() if word.startswith("card:")} <= seen


def test_what_is_for_other_eyes_is_told_to_nobody_else() -> None:
    """Neither in what is joined nor in what stands alone."""
    position = Position(find("arrival"), find("arrival").complete(3, {}), 1)
    session, out = on_screen(position, 80, 40)
    session.looking = 0
    for to, card in ((0, "F01"), (1, "F03"), (None, "F05"), (1, "F07")):
        session.hear(Told(say("arrival-card-turned-up", seat="seat:p1", card=f"card:{card}"), to))
        session.hear(Told(say("arrival-tile-used", seat="seat:p1", tile="tile:lia_fail"), 1))
    session.say_all()
    assert out.getvalue().strip().endswith("turns up F01 and F05.")
    assert "F03" not in out.getvalue()
    assert "F07" not in out.getvalue()
    assert "Lia" not in out.getvalue()


# ---- the terminal and the page --------------------------------------------------------------------------------------


def test_the_log_of_the_terminal_tells_rounds_and_one_of_them_step_by_step() -> None:
    position = played(THREE)
    session, out = on_screen(position, 1000, 1000)
    session.do_log(0, "")
    short = out.getvalue().splitlines()
    assert len(short) == 1 + 8 + 5 * 9 + 1  # a title, the setup, the rounds, how to see more
    out.truncate(0)
    session.do_log(0, "2")
    steps = out.getvalue().splitlines()
    second = next(story for story in stories(position, lines_of(position)) if ("round", 2) in story[0].said[0].params)
    assert len(steps) == 1 + sum(len(entry.steps) for entry in second)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_clause_has_words(language: str) -> None:
    game = find("arrival")
    words, chronicle = Catalogue(language, game), game.chronicle
    assert chronicle is not None
    last = chronicle.chapters[-1]
    wanted = [f"-{chapter.id}" for chapter in chronicle.chapters]
    wanted += [f"-{chapter.id}-{clause.id}" for chapter in chronicle.chapters for clause in chapter.clauses]
    wanted += [f"-{last.id}-{total.id}" for total in chronicle.totals]
    wanted += [f"|{line}" for chapter in chronicle.chapters for line in chapter.lines]
    keys = [f"arrival-chronicle{key}" if key.startswith("-") else f"arrival-{key[1:]}" for key in wanted]
    assert not [key for key in keys if not words.has(key)]


def for_the_page() -> str:
    chronicle = chronicle_data(chronicle_of(played(THREE)))
    four = told_to_the_page(played(FOURS[0]), LINES_OF_FOUR)
    found = {"chronicle": chronicle, **told_to_the_page(played(THREE), LINES), "four": four}
    return json.dumps(found, ensure_ascii=False, indent=1)


def told_to_the_page(position: Position[Any], count: int) -> dict[str, Any]:
    lines = lines_of(position)[:count]
    entries = Chronicler[Told](chronicle_of(position)).told(lines)
    return {
        "lines": [{**message_data(told.message), "count": n} for n, told in enumerate(lines)],
        "told": [
            {"said": [message_data(message) for message in entry.said], "steps": len(entry.steps)} for entry in entries
        ],
        "texts": {
            language: [Catalogue(language, position.game).tell(entry.said) for entry in entries]
            for language in LANGUAGES
        },
    }


def test_the_page_is_tested_with_the_same_lines() -> None:
    assert PAGE.read_text(encoding="utf-8") == for_the_page(), "run `python -m tests.arrival.test_chronicle`"


if __name__ == "__main__":
    PAGE.write_text(for_the_page(), encoding="utf-8")
