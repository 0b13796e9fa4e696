"""Records on the command line: of these rules, of earlier ones, and of other material."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tuath
from tests.play import random_game
from tests.terminal.shell import tuath_command
from tuath.games import find
from tuath.games.materials import Materials

DATA = Path(tuath.__file__).parent / "games" / "arrival" / "data" / "arrival.json"


def a_record(folder: Path, data: Path | None = None) -> Path:
    *_, position = random_game(find("arrival", data), 3)
    file = folder / "game.tuath"
    file.write_text(str(position.record()), encoding="utf-8")
    return file


def mended(folder: Path) -> tuple[Path, int]:
    """A record of earlier rules, in which something is chosen that is not allowed now; and its line."""
    file = a_record(folder)
    lines = file.read_text(encoding="utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if re.match(r"p\d port", line))
    lines[place] = re.sub(r"port \S+", "port temair", lines[place])
    text = "\n".join(["rules 0" if line.startswith("rules ") else line for line in lines])
    file.write_text(f"{text}\n", encoding="utf-8")
    return file, place + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_record_of_mended_rules_is_shown_as_far_as_it_goes(tmp_path: Path, language: str) -> None:
    file, line = mended(tmp_path)
    shown = tuath_command("record", "show", str(file), "--lang", language)
    assert shown.returncode == 0
    word = {"en": "Line", "de": "Zeile"}[language]
    assert f"{word} {line}:" in shown.stdout
    assert "p1" in shown.stdout.splitlines()[-1] or "p2" in shown.stdout.splitlines()[-1], "how it ended then"
    replayed = tuath_command("record", "replay", str(file), "--lang", language)
    assert replayed.returncode == 0
    assert f"{word} {line}:" in " ".join(replayed.stdout.split())


def test_checking_it_says_at_which_line_the_game_differs(tmp_path: Path) -> None:
    file, line = mended(tmp_path)
    checked = tuath_command("record", "check", str(file))
    assert checked.returncode == 2
    assert f"Line {line}:" in checked.stderr
    assert "[A-3.9]" in checked.stderr or "A-3.9" in checked.stderr
    report = json.loads(tuath_command("record", "check", str(file), "--json").stdout)
    assert report["sound"] is False
    assert report["differs"]["line"] == line
    assert report["recorded_result"]


def test_a_record_finds_its_material_beside_it(tmp_path: Path) -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    data["map"]["provinces"][0]["bonus"] = 7
    own = tmp_path / "own.json"
    own.write_text(json.dumps(data), encoding="utf-8")
    file = a_record(tmp_path, own)
    Materials(tmp_path / "materials").keep(find("arrival", own))
    report = json.loads(tuath_command("record", "check", str(file), "--json").stdout)
    assert report["sound"] is True
    replayed = json.loads(tuath_command("record", "replay", str(file), "--json").stdout)
    assert 7 in [province["bonus"] for province in replayed["view"]["provinces"]]


def test_going_on_with_a_game_of_mended_rules_leaves_its_file_alone(tmp_path: Path) -> None:
    file, line = mended(tmp_path)
    before = file.read_bytes()
    home = tmp_path / "home"
    played = tuath_command("play", "--resume", str(file), stdin="quit\n", XDG_DATA_HOME=str(home))
    assert f"Line {line}:" in " ".join(played.stdout.split())
    assert file.read_bytes() == before
    assert list((home / "tuath" / "materials").glob("arrival-*.json")), "what it is played with is kept"
