"""The arena as a command: a table for people, one object for programs, a picture, a file that goes on."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.terminal.shell import tuath_command

FIRST = "tests.bots.strange:FirstBot"
MEETING = ("arena", "arrival", "--bots", f"greedy,{FIRST}", "--games", "5", "--players", "2", "--seed", "3")


@pytest.mark.more
def test_one_object_for_programs(tmp_path: Path) -> None:
    """Whole deals only, so that nobody has a better seat; and the games that a file keeps are not played again."""
    file = tmp_path / "games.jsonl"
    run = tuath_command(*MEETING, "--json", "--keep", str(file))
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    assert (report["games"], report["deals"], report["seed"]) == (6, 3, 3)
    assert report["wins"]["greedy"] + report["wins"][FIRST] == 6
    assert set(report["rate"]["greedy"]) == {"estimate", "low", "high"}
    assert set(report["ratings"]) == {"greedy", FIRST}
    before = file.read_text()
    again = json.loads(tuath_command(*MEETING, "--json", "--keep", str(file)).stdout)
    assert {**again, "seconds": 0} == {**report, "seconds": 0}
    assert file.read_text() == before


@pytest.mark.more
def test_a_table_and_a_picture_for_people(tmp_path: Path) -> None:
    picture = tmp_path / "course.svg"
    english = tuath_command(*MEETING, "--plot", str(picture), COLUMNS="160")
    german = tuath_command(*MEETING, "--lang", "de", COLUMNS="160").stdout
    assert english.returncode == 0, english.stderr
    assert "6 games of The Arrival over 3 deals, 2 players, seed 3" in english.stdout
    assert "6 Partien The Arrival aus 3 Kartenverteilungen" in german
    for said in (english.stdout, german):
        assert "●" in said
        assert "⟨" not in said
    drawn = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2


def test_bad_input(tmp_path: Path) -> None:
    for arguments, said in (
        (("--bots", "genius"), "There is no bot “genius”"),
        (("--bots", "greedy", "--games", "0"), "--games"),
        (("--bots", "greedy", "--processes", "none"), "--processes"),
        (("--bots", "greedy", "--players", "9"), "--players"),
        (("--bots", "greedy", "--keep", str(tmp_path)), f"{tmp_path} cannot be"),
        (("--bots", "greedy", "--games", "1", "--plot", "/proc/no/plot.svg"), "/proc/no/plot.svg cannot be written"),
    ):
        run = tuath_command("arena", "arrival", *arguments)
        assert run.returncode == 2, run.stdout
        assert said in run.stderr
        assert "Traceback" not in run.stderr
