"""The commands as a shell sees them: machine-readable answers, and one clear line for everything that is wrong."""

from __future__ import annotations

import json
import platform
import re
from pathlib import Path
from typing import Any

import pytest

import tuath
from tests.amounts import usually
from tests.conftest import game_named
from tests.play import random_game
from tests.terminal.shell import tuath_command
from tuath.games import keys


def answer(*arguments: str, anew: bool = False) -> Any:
    run = tuath_command(*arguments, "--json", anew=anew)
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("\n") == 1
    return json.loads(run.stdout)


def test_version() -> None:
    run = tuath_command("--version", anew=True)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    assert run.stdout.startswith(f"tuath {tuath.__version__} ({python}, ")
    assert run.stdout.endswith(")\n")
    assert run.returncode == 0


@pytest.mark.more
def test_simulate() -> None:
    arguments = ("simulate", "arrival", "--games", "4", "--players", "3", "--bots", "random,greedy", "--seed", "5")
    report = answer(*arguments)
    assert {"game", "games", "players", "decisions", "seconds", "wins", "endings", "rounds"} <= report.keys()
    assert (report["game"], report["games"], report["players"]) == ("arrival", 4, 3)
    assert set(report["wins"]) == {"random", "greedy"}
    assert sum(report["wins"].values()) == pytest.approx(4)
    assert sum(report["endings"].values()) == 4
    assert set(report["endings"]) == {"overrun", "repelled"}
    again = answer(*arguments, anew=True)
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


def test_a_simulation_is_told_in_words() -> None:
    """Names instead of keys, one player in the singular, and in German commas before decimals."""
    arguments = ("simulate", "spirit_island", "--games", "3", "--players", "1", "--seed", "5")
    english = tuath_command(*arguments, COLUMNS="120").stdout
    german = tuath_command(*arguments, "--lang", "de", COLUMNS="120").stdout
    assert "3 games of Spirit Island with 1 player in " in english
    assert "The island is saved: the invaders give up." in english
    assert "0.0 %" in english
    assert "3 Partien Spirit Island mit 1 Spieler in " in german
    assert "Spieler 1" in german
    assert "0,0 %" in german
    assert "Die Insel ist gerettet: Die Invasoren geben auf." in german
    assert not re.search(r"\d\.\d", german)
    assert not re.search(r"spirit_island|victory|p1", english + german)


def test_trouble_with_files_is_told_in_our_words(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.tuath"
    foreign.write_bytes("tuath-record 1 größer".encode("latin-1"))
    broken = tmp_path / "broken.json"
    broken.write_text('{"map": }', encoding="utf-8")
    for arguments, english, german in (
        (("record", "check", str(tmp_path / "no")), "there is no such file", "Diese Datei gibt es nicht"),
        (("record", "check", str(tmp_path)), "it is a folder", "Das ist ein Ordner"),
        (("record", "check", str(foreign)), "it is not text in UTF-8", "Das ist kein Text in UTF-8"),
        (("record", "check", str(foreign / "x")), "is no folder", "kein Ordner ist"),
        (("options", "arrival", "--data", str(foreign)), "it is not text in UTF-8", "Das ist kein Text in UTF-8"),
        (("options", "arrival", "--data", str(broken)), "line 1, column 9", "Zeile 1, Spalte 9"),
    ):
        assert english in tuath_command(*arguments).stderr
        assert german in tuath_command(*arguments, "--lang", "de").stderr


def test_simulate_with_options() -> None:
    report = answer("simulate", "arrival", "--games", "1", "-o", "blockers=in_turn", "-o", "castles=connected")
    assert report["options"]["blockers"] == "in_turn"
    assert report["wins"] == {"random": 1.0}


@pytest.mark.parametrize("key", keys())
def test_the_options_of_a_game_can_be_found(key: str) -> None:
    """Each with its values, the usual one and what they mean, in both languages."""
    game = game_named(key)
    english, german = (tuath_command("options", key, "--lang", lang, COLUMNS="200").stdout for lang in ("en", "de"))
    for option in game.options:
        for said in (english, german):
            values = said[said.index(f"\n{option.name}  ") :].split("\n\n")[0].splitlines()[2:]
            assert [line.split()[0] for line in values] == list(option.values)
    assert english.count("(default)") == german.count("(Vorgabe)") == len(game.options)
    assert "⟨" not in english + german
    assert [option["name"] for option in answer("options", key)["options"]] == [o.name for o in game.options]


def test_help_says_where_options_are_listed() -> None:
    assert "tuath options GAME" in re.sub(r"\s+", " ", tuath_command("play", "--help").stdout)


@pytest.mark.parametrize("key", keys())
def test_coverage(key: str) -> None:
    report = answer("rules", key, "--coverage")
    assert {"paragraphs", "mechanical", "uncited", "untested"} <= report.keys()
    assert report["uncited"] == report["untested"] == []
    assert set(report["mechanical"]) < set(report["paragraphs"])


@pytest.mark.more
def test_cards() -> None:
    """A kind, one card by its id, and what is no card."""
    report = answer("rules", "inis", "--cards")
    assert {"cards", "missing", "untested", "disputed"} <= report.keys()
    assert report["missing"] == []
    kind = report["cards"][0]["card"].partition(":")[0]
    assert {card["card"].partition(":")[0] for card in answer("rules", "inis", kind, "--cards")["cards"]} == {kind}
    one = answer("rules", "inis", report["cards"][0]["card"], "--cards")["cards"]
    assert one == report["cards"][:1]
    assert set(one[0]["texts"]) == {"en", "de"}
    assert answer("rules", "spirit_island", "foe:habsburg-level2", "--cards")["disputed"].keys() == {"habsburg"}
    wrong = tuath_command("rules", "inis", "nothing_like_that", "--cards")
    assert wrong.returncode == 2
    assert kind in wrong.stderr


def test_rules_in_both_languages() -> None:
    english = tuath_command("rules", "arrival", "A-4.2", anew=True)
    german = tuath_command("rules", "arrival", "a-4.2", "--lang", "de")
    assert "A-4.2" in english.stdout
    assert "A-4.2" in german.stdout
    assert "leaders" in english.stdout
    assert "Stammesanführer" in german.stdout
    assert "A-7.1" in tuath_command("rules", "arrival", "A-7.1b").stdout
    assert "A-15.13" in tuath_command("rules", "arrival", "A-15").stdout


def test_the_environment_chooses_the_language() -> None:
    assert "Stammesanführer" in tuath_command("rules", "arrival", "A-4.2", LANG="de_DE.UTF-8").stdout
    assert "Stammesanführer" in tuath_command("rules", "arrival", "A-4.2", TUATH_LANG="de").stdout
    assert "leaders" in tuath_command("rules", "arrival", "A-4.2", LANG="fr_FR.UTF-8").stdout


@pytest.fixture
def record(tmp_path: Path) -> Path:
    *_, position = random_game(game_named("arrival"), 4)
    file = tmp_path / "game.tuath"
    file.write_text(str(position.record()), encoding="utf-8")
    return file


def test_record_check(record: Path) -> None:
    report = answer("record", "check", str(record), anew=True)
    assert report["sound"] is True
    assert report["over"] is True
    assert report["result"]["ending"] in ("overrun", "repelled")


def test_record_show(record: Path) -> None:
    told = tuath_command("record", "show", str(record)).stdout
    assert "builds on" in told
    assert "baut" in tuath_command("record", "show", str(record), "--lang", "de").stdout
    assert len(answer("record", "show", str(record))["story"]) > 50


@pytest.mark.more
@pytest.mark.parametrize("key", keys())
def test_record_show_calls_things_as_the_table_did(key: str, tmp_path: Path) -> None:
    """Players by tribe, spirit or colour; lands by the board that lies there."""
    *_, position = random_game(game_named(key), 4)
    file = tmp_path / "game.tuath"
    file.write_text(str(position.record()), encoding="utf-8")
    told = tuath_command("record", "show", str(file)).stdout
    named = [seat for seat in range(position.setup.seats) if position.game.seat_name(position.state, seat)]
    late = told[len(told) // 2 :]
    assert not any(f"player {seat + 1}" in late for seat in named)
    if position.game.called(position.state):
        assert not re.search(r"\b\d-\d\b", told), "a place of the island is a land of its board"


def test_record_replay(record: Path) -> None:
    whole = answer("record", "replay", str(record))
    part = answer("record", "replay", str(record), "--until", "40")
    assert whole["view"]["result"] is not None
    assert part["view"]["result"] is None
    assert part["history"] == whole["history"][:40]
    assert "Temair" in tuath_command("record", "replay", str(record), "--until", "40").stdout


@pytest.mark.long
def test_bench_is_machine_readable() -> None:
    """One game tells as much as all of them; what is measured is in the usual tests of the bots."""
    report = answer("bench", "spirit_island", "--seconds", "1", "--players", "1", anew=True)
    assert report["games"]["spirit_island"]["seats"] == 1
    assert report["games"]["spirit_island"]["decisions_per_second"] > 0
    assert report["ratios"]["spirit_island"]["save_load_in_copies"] > 0
    assert report["games"]["spirit_island"]["written_per_second"] > 0
    assert report["games"]["spirit_island"]["simulations_per_second"] > 0
    learning = report["learning"]["games"]["spirit_island"]
    assert 0 < learning["env_per_second"] < learning["bare_per_second"]
    assert learning["vector_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "chess"), "no game “chess”"),
        (("simulate", "arrival", "--bots", "genius"), "no bot “genius”"),
        (("simulate", "arrival", "--games", "many"), "“many”"),
        (("simulate", "arrival", "--games", "0"), "1 to"),
        (("simulate", "arrival", "--players", "7"), "2 to 4"),
        (("simulate", "arrival", "--seed", "-1"), "“-1”"),
        (("simulate", "arrival", "-o", "blockers"), "NAME=VALUE"),
        (("simulate", "arrival", "-o", "colour=red"), "no option “colour”"),
        (("simulate", "arrival", "-o", "blockers=never"), "together, in_turn"),
        (("simulate", "arrival", "--lang", "xx"), "en, de"),
        (("simulate",), "GAME"),
        (("nonsense",), "nonsense"),
        (("simulate", "arrival", "--nonsense"), "--nonsense"),
        (("rules", "chess"), "no game"),
        (("rules", "arrival", "A-99"), "A-99"),
        (("play", "chess"), "no game"),
        (("play", "arrival", "--seats", "human"), "2 to 4"),
        (("play", "arrival", "--seats", "human,robot"), "“robot”"),
        (("play", "arrival", "--seats", "human,bot:genius"), "“bot:genius”"),
        (("play", "--resume", "nowhere.tuath"), "nowhere.tuath"),
        (("play", "arrival", "--resume", "nowhere.tuath"), "GAME cannot be given together with --resume"),
        (("play", "--resume", "nowhere.tuath", "--seats", "human"), "--seats cannot be given"),
        (("play", "--resume", "nowhere.tuath", "--seed", "0"), "--seed cannot be given"),
        (("play", "--resume", "nowhere.tuath", "-o", "blockers=in_turn"), "--option cannot be given"),
        (("play", "arrival", "-o", "colour=red"), "“tuath options arrival” lists them all"),
        (("play", "origo", "-o", "tribes=red"), "“tuath options origo” lists them all"),
        (("options", "chess"), "no game “chess”"),
        (("play", "arrival", "--data", "nowhere.json"), "nowhere.json"),
        (("record", "check", "nowhere.tuath"), "nowhere.tuath"),
        (("bench", "--seconds", "x"), "“x”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[str, ...], says: str, tmp_path: Path) -> None:
    run = tuath_command(*arguments, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode not in (0, None)
    assert "Traceback" not in run.stderr
    assert run.stderr.strip().count("\n") == 0, run.stderr
    assert says in run.stderr


def test_what_is_wrong_is_said_in_german(tmp_path: Path) -> None:
    run = tuath_command("options", "chess", "--lang", "de", anew=True)
    assert "kein Spiel" in run.stderr or "Spiel „chess“" in run.stderr


@pytest.mark.more
@pytest.mark.parametrize("encoding", usually("ascii", long=["latin-1", "cp437"]))
def test_an_output_that_is_not_utf_8_gets_letters_that_it_has(encoding: str, tmp_path: Path) -> None:
    """Umlauts in two letters and plain quotation marks rather than question marks, on both streams."""
    written = {"PYTHONIOENCODING": encoding, "reads": encoding}
    run = tuath_command("simulate", "chess", "--lang", "de", anew=True, **written)
    assert 'Ein Spiel "chess" gibt es nicht.' in run.stderr
    arguments = ("play", "spirit_island", "--seats", "human", "--seed", "3", "--lang", "de", "--no-colour")
    found = tuath_command(*arguments, stdin="1\n1\n", XDG_DATA_HOME=str(tmp_path), anew=True, **written)
    assert found.returncode == 0, found.stderr
    words = re.sub(r"\w+\?(?=\s|$)", "", found.stdout)  # questions may end in one
    assert not re.search(r"\w\?\w|\?\?", words)
    assert ("Praesenz" if encoding == "ascii" else "Präsenz") in found.stdout


def test_an_illegal_record_names_line_and_rule(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    line = next(n for n, row in enumerate(text.splitlines(), start=1) if re.match(r"p\d port", row))
    record.write_text(re.sub(r"^(p\d port) .*", r"\1 temair", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    run = tuath_command("record", "check", str(record))
    assert run.returncode == 2
    assert f"Line {line}" in run.stderr
    assert "A-3.9" in run.stderr
    assert "no port" in run.stderr


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data["map"]["connections"].append(["umall", "atlantis"]), "“atlantis” is not known"),
        (lambda data: data["map"]["locations"][0].pop("province"), "“province” is missing"),
        (lambda data: data["earning_cards"]["cards"][3]["top"].update(discs=-1), "/earning_cards/cards/3/top/discs"),
        (lambda data: data["earning_cards"]["cards"][3].update(back="gold"), "“gold”"),
        (lambda data: data["map"]["provinces"][0]["adjacent"].clear(), "neighbours must name each other"),
        (lambda data: data["tactic_tiles"].update(tiles="none"), "a list"),
    ],
)
def test_a_wrong_data_file_names_the_place(change: Any, says: str, tmp_path: Path) -> None:
    source = Path(tuath.__file__).parent / "games" / "arrival" / "data" / "arrival.json"
    data = json.loads(source.read_text(encoding="utf-8"))
    change(data)
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    run = tuath_command("simulate", "arrival", "--games", "1", "--data", str(file))
    assert run.returncode == 2
    assert says in run.stderr
    assert run.stderr.count("\n") == 1


def test_another_data_file_is_played(tmp_path: Path) -> None:
    source = Path(tuath.__file__).parent / "games" / "arrival" / "data" / "arrival.json"
    data = json.loads(source.read_text(encoding="utf-8"))
    data["map"]["locations"][0]["name"] = "Glencolumbkille"
    data["map"]["provinces"][0]["bonus"] = 5
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    run = tuath_command("simulate", "arrival", "--games", "2", "--data", str(file), "--json")
    assert json.loads(run.stdout)["games"] == 2
    assert tuath.game("arrival", file).fingerprint != tuath.game("arrival").fingerprint
    played = tuath.start("arrival", seed=1).record()
    assert tuath.replay(played, data=file).game.fingerprint != played.material, "it is judged by playing it"
