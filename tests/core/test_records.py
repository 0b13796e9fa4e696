"""Records: short, readable, and refused with line and reason when something is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tuath
from tests.conftest import game_named
from tests.play import random_game
from tuath.core.message import Refused
from tuath.core.record import Record, RecordError


def whole_record(seed: int = 1) -> str:
    *_, position = random_game(game_named("arrival"), seed)
    return str(position.record())


TEXT = whole_record()


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "tuath-record 1"
    assert lines[1] == "game arrival"
    head = lines.index("")
    for line in lines[head + 1 : -2]:
        assert re.fullmatch(r"(nature|p[1-4]) [a-z-]+ \S+", line), line
    assert lines[-1] == f"end {len(lines) - head - 3}"
    assert lines[-2].startswith("result ")


def test_remarks_and_blank_lines_do_not_matter() -> None:
    text = TEXT.replace("\n", "\n# a remark\n\n", 7)
    assert str(tuath.replay(text).record()) == TEXT


def change(pattern: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, new, text, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda text: "", "core-record-none"),
        (lambda text: "hello\n" + text, "core-record-none"),
        (change("^tuath-record 1", "tuath-record 2"), "core-record-format"),
        (change("^game arrival", "game chess"), "core-unknown-game"),
        (change("^rules 1", "rules 99"), "core-record-rules"),
        (change("^rules 1", "rules one"), "core-record-number"),
        (change("^rules 1\n", ""), "core-record-missing"),
        (change("^seats .*", "seats 7"), "core-record-setup"),
        (change("^option blockers .*", "option blockers never"), "core-record-setup"),
        (change("^option blockers .*", "option colour red"), "core-record-setup"),
        (change("^seats", "chairs"), "core-record-head"),
        (change("^(p[12] port) .*", r"\1 atlantis"), "core-record-option"),
        (change("^(p[12] port) .*", r"\1 temair"), "core-record-illegal"),
        (change("^(p[12]) port", r"\1 starboard"), "core-record-question"),
        (change("^(p[12] stack) .*", r"\1"), "core-record-line"),
        (change("^p1 stack .*\n", ""), "core-record-count"),
        (change("^end .*", "end 3"), "core-record-count"),
        (change("^end .*\n", ""), "core-record-cut"),
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0] + "\n", "core-record-cut"),
        (lambda text: text + "p1 stack left\n", "core-record-after-end"),
        (change("^result .*", "result repelled p1 p2"), "core-record-result"),
        (change("^(p[12] port .*\n)", r"\1zzz\n"), "core-record-line"),
    ],
)
def test_damage_is_named(damage: Callable[[str], str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        tuath.replay(damage(TEXT))
    assert refused.value.refusal.message.key == key


def test_an_illegal_answer_names_its_line_and_its_rule() -> None:
    line = next(n for n, text in enumerate(TEXT.splitlines(), start=1) if re.match(r"p[12] port", text))
    with pytest.raises(RecordError) as error:
        tuath.replay(change("^(p[12] port) .*", r"\1 temair")(TEXT))
    assert error.value.line == line
    assert error.value.because is not None
    assert error.value.because.rule == "A-3.9"


def test_an_answer_out_of_turn_says_who_is_asked() -> None:
    swapped = change(r"^p1 stack", "p2 stack")(TEXT) if "\np1 stack" in TEXT else TEXT
    with pytest.raises(RecordError) as error:
        tuath.replay(swapped)
    assert "p1 stack" in str(dict(error.value.refusal.message.params)["asked"])


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8", exclude_categories=["Cs"]))
def test_one_wrong_character_never_crashes(place: int, character: str) -> None:
    text = TEXT[:place] + character + TEXT[place + 1 :]
    try:
        position = tuath.replay(text)
    except Refused:
        return
    assert position.record().setup.seats in (2, 3, 4)


def test_players_and_seed_are_kept() -> None:
    position = tuath.start("arrival", seats=2, seed=12)  # which one does not matter
    record = Record.parse(str(position.record({0: "Anna of Umall", 1: "bot:greedy"}, with_seed=True)))
    assert record.players == {0: "Anna of Umall", 1: "bot:greedy"}
    assert tuath.replay(record).save() == position.save()
