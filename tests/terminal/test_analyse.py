"""`tuath analyse`: chances, moments and better choices of a record, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.shell import tuath_command
from tuath.core.position import replay
from tuath.core.record import Asked, Record
from tuath.games import find

RECORDS = Path(__file__).parents[1] / "records"


def beginning(folder: Path, answers: int) -> Path:
    """The first answers of a game, in which somebody has asked for a hint."""
    record = Record.parse((RECORDS / "origo" / "two-greedy.tuath").read_text(encoding="utf-8"))
    file = folder / "game.tuath"
    position = replay(record, find("origo"), answers)
    file.write_text(str(position.record({0: "Maren"}, hints=[Asked(answers // 2, 0)])), encoding="utf-8")
    return file


@pytest.mark.more
@pytest.mark.slow
def test_an_analysis_in_words_and_as_data(tmp_path: Path) -> None:
    file = beginning(tmp_path, 60)
    english = tuath_command("analyse", str(file), "--choices", "2", COLUMNS="120")
    assert english.returncode == 0
    assert "Chance to win, estimated by the bot “strong” from what each player knew." in english.stdout
    assert "Moments that decided it" in english.stdout
    german = tuath_command("analyse", str(beginning(tmp_path, 30)), "--choices", "0", "--lang", "de")
    assert "Was besser gewesen wäre" in german.stdout
    curve = next(line for line in english.stdout.splitlines() if line.startswith("Maren"))
    assert set(curve) & set("▁▂▃▄▅▆▇█")
    assert "?" in next(line for line in english.stdout.splitlines() if line.startswith("hints asked"))
    report = json.loads(tuath_command("analyse", str(beginning(tmp_path, 60)), "--choices", "1", "--json").stdout)
    assert (report["level"], report["together"], report["over"]) == ("strong", False, False)
    assert {sum(point["chances"]) for point in report["points"]} == {100}
    assert report["hints"] == [{"answers": 30, "seat": 0}]
    for one in report["choices"]:
        assert one["better"]["chance"] - one["played"]["chance"] >= 0.05
        assert one["better"]["reasons"]


def test_where_nobody_had_a_choice_there_is_nothing_to_analyse(tmp_path: Path) -> None:
    said = tuath_command("analyse", str(beginning(tmp_path, 0)))
    assert said.returncode == 2
    assert said.stderr.strip() == "There is nothing to analyse yet: nobody has had a choice."
