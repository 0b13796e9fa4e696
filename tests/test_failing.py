"""A failing test says first what was expected of whom, and prints the board at which it failed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import usually
from tests.arrival.board import arrival
from tests.spirit_island.board import Isle
from tests.table import Played

ROOT = Path(__file__).parents[1]
FILE = '''
import pytest

from tests.arrival.board import RED as FIRST, arrival
from tests.inis.board import RED, inis
from tests.origo.board import origo
from tests.spirit_island.board import Isle, plays


def test_the_leader_builds_a_caer():
    """A-4.2: a third disc makes a Caer."""
    game = arrival("umall", fomori="ailech:athach")
    game.play(FIRST, "dance")


@pytest.mark.parametrize("card", ["act_geis"])
def test_red_plays_a_card(card):
    """I-6.1: who is asked plays.

    And more of it.
    """
    played = inis({"cove": "r3 b3 C1", "hills": "capital r2 b2 S1", "forest": "r1"}, {RED: card})
    assert played.hand(RED) == set()


def test_red_has_no_shields():
    boards = origo("E8 F7", "E7 D7")
    assert not boards.state.shields[0]


@plays("power:wash_away")
def test_it_pushes_towns():
    """S-9.4: each piece to an adjacent land."""
    isle = Isle()
    isle.put(5, "tte")
    isle.inhabit(0, 5)
    isle.use("wash_away", 5, "dahan")


def test_without_a_board():
    """X-1: nothing."""
    assert [1] == [2]


def test_that_passes():
    """X-2: and says nothing."""
'''
FIRST_LINES = {
    "test_the_leader_builds_a_caer": r"Expected: A-4\.2: a third disc makes a Caer\. \(seat 0 is asked arrival-act \[",
    "test_red_plays_a_card[act_geis]": r"Expected of act_geis: I-6\.1: who is asked plays\. \(seat 0 is asked inis-",
    "test_red_has_no_shields": r"Expected: red has no shields \(seat 0 is asked origo-\w+ \[O-",
    "test_it_pushes_towns": (
        r"Expected of power:wash_away: S-9\.4: each piece to an adjacent land\. \(seat 0 is asked spirit_island-"
    ),
    "test_without_a_board": r"Expected: X-1: nothing\.$",
}
BOARDS = {  # a name, and what the drawing has of what was laid out
    "test_the_leader_builds_a_caer": ("game", "Umall F1"),
    "test_red_plays_a_card[act_geis]": ("played", "A3 B3"),
    "test_red_has_no_shields": ("boards", "2 (+2)"),
    "test_it_pushes_towns": ("isle", "1 explorer, 2 towns"),
}


@pytest.fixture(scope="module", params=usually("0", more=["1"]))
def failures(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What pytest prints of each test of the file, by its name; also where a worker has sent it."""
    file = tmp_path_factory.mktemp("failing") / "test_some.py"
    file.write_text(FILE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "-c", "pyproject.toml"]
    done = subprocess.run(
        [*command, "-n", request.param, str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    parts = re.split(r"^_{3,} (test_\S+) _{3,}$", done.stdout.partition("= short test summary")[0], flags=re.MULTILINE)
    return dict(zip(parts[1::2], map(str.splitlines, parts[2::2]), strict=True))


@pytest.mark.slow
def test_the_first_line_says_what_was_expected_of_whom(failures: dict[str, list[str]]) -> None:
    assert failures.keys() == FIRST_LINES.keys()
    for name, lines in failures.items():
        first = next(line for line in lines if line and not line.startswith("[gw"))  # which worker it was
        assert re.match(FIRST_LINES[name], first), first


@pytest.mark.slow
def test_the_board_is_drawn(failures: dict[str, list[str]]) -> None:
    for name, lines in failures.items():
        title = next((place for place, line in enumerate(lines) if "the board of" in line), None)
        if name not in BOARDS:
            assert title is None
            continue
        assert title is not None
        called, there = BOARDS[name]
        assert f" the board of '{called}' " in lines[title]
        board = lines[title + 1 :]
        assert len(board) > 10
        assert any(there in line for line in board), "\n".join(board)
        assert not any("cannot be told" in line for line in board)


def test_an_answer_that_is_not_offered_tells_question_answer_and_offer() -> None:
    game = arrival("umall", fomori="ailech:athach")
    with pytest.raises(AssertionError, match=r"^seat 0 is asked arrival-act \[A-[\d.]+\] and answered 'dance'") as told:
        game.play(0, "dance")
    assert "; offered: " in str(told.value)
    assert all(option in str(told.value) for option in game.options(0))


def test_who_is_asked_nothing_is_told_who_is() -> None:
    game = arrival("umall", "temair")
    with pytest.raises(AssertionError, match=r"seat 1 is asked nothing and answered 'pass'; asked: seat 0 is asked"):
        game.play(1, "pass")


def test_on_an_island_an_answer_that_is_not_offered_tells_the_same() -> None:
    isle = Isle()
    isle.put(5, "t")
    with pytest.raises(AssertionError, match=r"^seat 0 is asked spirit_island-\w+ \[S-[\d.]+\] and answered 'dahan'"):
        isle.power_says("push(1, town)", "dahan", here=5)
    with pytest.raises(AssertionError, match=r"nobody is asked any more: 'yes' was left over"):
        isle.carry_out("fear(1)", "yes")


def test_a_helper_explains_what_it_compared(tmp_path: Path) -> None:
    """Also what lies outside of test files is rewritten."""
    assert Played.why_not.__code__.co_names.count("@pytest_ar") == 1
