"""Once more after a game that is over: who sits where, how it differs, and what cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.shell import tuath_command

RECORDS = Path(__file__).parents[1] / "records"


def over(folder: Path, game: str, name: str) -> str:
    """A game that is over, as people have played it."""
    text = (RECORDS / game / f"{name}.tuath").read_text(encoding="utf-8")
    file = folder / f"{name}.tuath"
    file.write_text("".join(f"{line}\n" for line in text.splitlines() if not line.startswith("player ")), "utf-8")
    return str(file)


@pytest.mark.more
def test_from_the_turn_that_lost_the_island(tmp_path: Path) -> None:
    file = over(tmp_path, "spirit_island", "two-greedy-england")
    run = tuath_command("play", "--again", file, "--as", "3", stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    assert "Turn 3" in run.stdout
    kept = [each for each in tmp_path.rglob("*.tuath") if str(each) != file]
    before = Path(file).read_text(encoding="utf-8").splitlines()
    assert len(kept) == 1, "a game of its own, in a file of its own"
    again = kept[0].read_text(encoding="utf-8").splitlines()
    answers = [line for line in before if line.startswith(("p1 ", "p2 ", "nature "))]
    goes_on = [line for line in again if line.startswith(("p1 ", "p2 ", "nature "))]
    assert goes_on[:20] == answers[:20]
    assert len(goes_on) < len(answers)


@pytest.mark.more
def test_a_level_up_with_the_same_spirits(tmp_path: Path) -> None:
    file = over(tmp_path, "spirit_island", "two-greedy-england")
    run = tuath_command("play", "--again", file, "--as", "up", stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    (kept,) = [each for each in tmp_path.rglob("*.tuath") if str(each) != file]
    assert "option level 5" in kept.read_text(encoding="utf-8")


def test_another_way_after_some_answers_with_bots_for_all_others(tmp_path: Path) -> None:
    file = over(tmp_path, "origo", "five-greedy")
    run = tuath_command("play", "--again", file, "--as", "after:40", stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    (kept,) = [each for each in tmp_path.rglob("*.tuath") if str(each) != file]
    again = kept.read_text(encoding="utf-8").splitlines()
    before = Path(file).read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(before) if line.startswith(("p1 ", "nature ")))
    assert "\n".join(before[first : first + 40]) in "\n".join(again)
    assert len([line for line in again if line.startswith("player ") and "bot:fair" in line]) == 4
    late = tuath_command("play", "--again", file, "--as", "after:99999", XDG_DATA_HOME=str(tmp_path))
    assert "no moment after 99,999 answers" in " ".join(late.stderr.split())


def test_at_the_end_it_says_how_to_play_again(tmp_path: Path) -> None:
    file = over(tmp_path, "origo", "five-greedy")
    run = tuath_command("play", "--resume", file, XDG_DATA_HOME=str(tmp_path))
    assert f"tuath play --again {file}" in run.stdout
    assert "same (Same seats), turned (Seats turned)" in " ".join(run.stdout.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--as", "5"), "cannot go on|only begin from the start"),
        (("--as", "sideways"), "“sideways” is no way to play again"),
        (("--as", "up"), "There is no such level"),
        (("--as", "kept"), "Nothing was chosen"),
    ],
)
def test_what_cannot_be_had_is_said(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    file = over(tmp_path, "origo", "five-greedy")
    run = tuath_command("play", "--again", file, *words, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode != 0
    assert any(each in " ".join(run.stderr.split()) for each in says.split("|"))


def test_a_way_needs_a_game_and_a_game_its_end(tmp_path: Path) -> None:
    alone = tuath_command("play", "--as", "turned", XDG_DATA_HOME=str(tmp_path))
    assert "name that game with “--again”" in " ".join(alone.stderr.split())
    text = Path(over(tmp_path, "origo", "five-greedy")).read_text(encoding="utf-8").splitlines()
    answers = [line for line in text if line.startswith(("p", "nature ")) and not line.startswith("player")]
    head = text[: text.index(answers[0])]
    going = tmp_path / "going.tuath"
    going.write_text("\n".join([*head, *answers[:30], "end 30", ""]), encoding="utf-8")
    run = tuath_command("play", "--again", str(going), XDG_DATA_HOME=str(tmp_path))
    assert "is not over yet" in " ".join(run.stderr.split())
    both = tuath_command("play", "origo", "--again", str(going), XDG_DATA_HOME=str(tmp_path))
    assert "GAME cannot be given together with --again" in " ".join(both.stderr.split())
