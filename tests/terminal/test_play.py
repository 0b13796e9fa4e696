"""Playing at the terminal, through the real program: typed lines in, words out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import game_named
from tests.play import random_game
from tests.terminal.helpers import ANY
from tests.terminal.shell import tuath_command
from tuath.core.position import Position
from tuath.core.record import Record
from tuath.games import keys
from tuath.words.digest import digest


def saved(folder: Path) -> Path:
    files = sorted((folder / "tuath").glob("*.tuath"))
    assert len(files) == 1
    return files[0]


@pytest.mark.parametrize(
    ("seats", "language", "over"),
    [
        ("human,human", "de", "Die Partie ist zu Ende"),
        pytest.param("human,bot:random,bot:random", "en", "The game is over", marks=pytest.mark.long),
    ],
)
def test_a_whole_game(seats: str, language: str, over: str, tmp_path: Path) -> None:
    """Always one of the first options, to the end; then the record is there and sound."""
    arguments = ("play", "arrival", "--seats", seats, "--seed", "3", "--lang", language, "--no-colour")
    run = tuath_command(*arguments, stdin=ANY * 150, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    assert over in run.stdout
    assert "⟨" not in run.stdout
    assert "\x1b[3" not in run.stdout, "no colours when they are forbidden"
    check = tuath_command("record", "check", str(saved(tmp_path)))
    assert check.returncode == 0, check.stderr


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    arguments = ("play", "arrival", "--seats", "human,bot:greedy", "--seed", "8")
    first = tuath_command(*arguments, stdin="umall\n1\n1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert first.returncode == 0
    file = saved(tmp_path)
    before = Record.parse(file.read_text(encoding="utf-8"))
    assert before.players == {0: "human", 1: "bot:greedy"}
    again = tuath_command("play", "--resume", str(file), stdin="2\n", XDG_DATA_HOME=str(tmp_path))
    after = Record.parse(file.read_text(encoding="utf-8"))
    assert "The game goes on where it stopped, after" in again.stdout
    assert f"\ntuath play --resume {file}\n" in first.stdout, "a line of its own, however long"
    assert [line[1:] for line in after.answers[: len(before.answers)]] == [line[1:] for line in before.answers]
    assert len(after.answers) > len(before.answers), "the end of the input is a way to leave, too"


@pytest.mark.more
@pytest.mark.parametrize(
    ("arguments", "players", "options"),
    [
        (("spirit_island",), {0: "human"}, {"spirit": "river_surges_in_sunlight", "progression": "on"}),
        (("spirit_island", "-o", "spirit=volcano_looming_high"), {0: "human"}, {"progression": "off"}),
        (("spirit_island", "--seats", "human,human"), {0: "human", 1: "human"}, {"spirit": "choose"}),
        (("arrival",), {0: "human", 1: "bot:fair", 2: "bot:fair"}, {}),
    ],
)
def test_who_chooses_nothing_begins_as_suits_the_game(
    arguments: tuple[str, ...], players: dict[int, str], options: dict[str, str], tmp_path: Path
) -> None:
    """S-6.8; whoever has chosen anything chooses the rest too."""
    run = tuath_command("play", *arguments, "--seed", "1", stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    record = Record.parse(saved(tmp_path).read_text(encoding="utf-8"))
    assert record.players == players
    assert dict(record.setup.options).items() >= options.items()


def test_names_prefixes_reasons_and_rules(tmp_path: Path) -> None:
    lines = ["atlantis", "why temair", "temair", "why umall", "why", "rules", "rules A-9.5", "help", "undo", "um"]
    arguments = ("play", "arrival", "--seats", "human,human", "--seed", "1", "--no-colour")
    run = tuath_command(*arguments, stdin="\n".join([*lines, "quit"]), XDG_DATA_HOME=str(tmp_path), COLUMNS="120")
    words = re.sub(r"\s+", " ", run.stdout)
    assert "“atlantis” is neither an option nor a command" in words
    assert "Temair is no port. [A-3.9]" in words
    assert re.search(r"A way: [\w ]+ \(\d+\) instead\.", words), "a port nearby"
    assert "You may: Umall is option" in words
    assert "A-3.9" in words
    assert "A-9.5" in words
    assert "There is nothing of yours to take back" in words
    assert "builds on Umall" in words


@pytest.mark.parametrize(
    ("language", "order", "title"),
    [("en", "recap", "Since your last turn"), ("de", "rückblick", "Seit deinem letzten Zug")],
)
def test_what_has_happened_is_told_again(language: str, order: str, title: str, tmp_path: Path) -> None:
    """What the bots did since, without what one has done oneself."""
    arguments = ("play", "arrival", "--seats", "human,bot:random", "--seed", "1", "--no-colour", "--lang", language)
    run = tuath_command(*arguments, stdin="\n".join(["1", order, "quit"]), XDG_DATA_HOME=str(tmp_path), COLUMNS="120")
    told = run.stdout.split(title, 1)[1].strip().splitlines()
    before = run.stdout.split(title, 1)[0]
    assert told[0].strip()
    assert told[0].strip() in before, "the same words as when it happened"


@pytest.mark.more
def test_an_undo_of_ones_own(tmp_path: Path) -> None:
    """At the first action of a turn: choose to build, think again, choose to build elsewhere."""
    stdin = "umall\n" + "1\n" * 40
    arguments = ("play", "arrival", "--seats", "human,bot:random", "--seed", "2", "--no-colour")
    run = tuath_command(*arguments, stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert "What do you do?" in run.stdout
    count = run.stdout[: run.stdout.index("What do you do?")].count("your answer >")
    stdin = "umall\n" + "1\n" * (count - 1) + "build\nundo\nbuild\n1\nquit\n"
    run = tuath_command(*arguments, stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert "Taken back." in run.stdout
    assert run.stdout.count("Where do you build?") == 2


def test_hot_seat_hides_what_was_chosen_in_secret(tmp_path: Path) -> None:
    arguments = ("play", "arrival", "--seats", "human,human", "--seed", "3", "--colour")
    run = tuath_command(*arguments, stdin="1\n" * 30, XDG_DATA_HOME=str(tmp_path), TERM="xterm-256color")
    assert "Press Enter when only you can see the screen" in run.stdout
    wiped = "\x1b[H\x1b[2J\x1b[3J"
    before, after = run.stdout.split("Press Enter when only you can see the screen.", 1)
    assert before.rpartition(wiped)[2].endswith(", it is your turn. "), "nothing but this is left on the screen"
    assert after.startswith(f" {wiped}"), "and it is cleared again before the next player looks"
    assert run.stdout.count(wiped) == 2 * run.stdout.count("Press Enter when only you can see the screen")


def test_colours_and_plain_ascii(tmp_path: Path) -> None:
    arguments = ("play", "arrival", "--seats", "human,bot:random", "--seed", "3")
    coloured = tuath_command(*arguments, "--colour", stdin="1\n", XDG_DATA_HOME=str(tmp_path), TERM="xterm-256color")
    assert "\x1b[" in coloured.stdout
    plain = tuath_command(*arguments, "--no-colour", stdin="1\n", XDG_DATA_HOME=str(tmp_path), TERM="linux")
    assert not re.search(r"[⠀-⣿■○]", plain.stdout), "a terminal without Braille gets a drawing without it"


@pytest.mark.more
def test_a_save_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file, not a folder", encoding="utf-8")
    arguments = ("play", "arrival", "--seats", "human,bot:random", "--seed", "3")
    stdin = f"umall\nsave {wall}/game.tuath\nsave {tmp_path}\nmap\nquit\n"
    run = tuath_command(*arguments, stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    words = re.sub(r"\s+", " ", run.stdout)
    assert "cannot be written: its path leads through something that is no folder" in words
    assert "is there already and is no record" in words
    assert run.returncode == 0
    assert saved(tmp_path)


SPIRITS = ("play", "spirit_island", "--seats", "human,human", "--seed", "4", "--no-colour", "-o", "expansions=none")


def asked(run: str) -> list[str]:
    """Who was asked, in order."""
    return [line.split(":")[0] for line in run.splitlines() if re.search(r"\[S-\d", line) and ":" in line]


def test_whoever_has_begun_goes_on_until_he_is_not_asked_any_more(tmp_path: Path) -> None:
    """S-3.3: in any order, but nobody is sent from one spirit to the other after every answer."""
    run = tuath_command(*SPIRITS, stdin="1\n" * 12, XDG_DATA_HOME=str(tmp_path), COLUMNS="150")
    grows = run.stdout[run.stdout.index("How do you grow?") - 60 :]
    first, *others = asked(grows)
    assert len(set(asked(grows))) == 2
    assert others[: others.count(first)] == [first] * others.count(first)
    assert "Press Enter" not in run.stdout, "nothing is hidden in this game"


def test_another_seat_that_is_asked_may_go_first(tmp_path: Path) -> None:
    lines = ["1", "1", "seat", "seat 7", "seat 1", "seat 2", "seat light", "quit"]
    run = tuath_command(*SPIRITS, stdin="\n".join(lines), XDG_DATA_HOME=str(tmp_path), COLUMNS="150")
    names = asked(run.stdout[run.stdout.index("How do you grow?") - 60 :])
    assert names[0] == names[2] != names[1] == names[3]
    assert "Also asked: 1 Lightning" in run.stdout
    assert "There is no seat “7” in this game." in run.stdout


def at_a_joint_cost() -> str:
    """The record of a game in which two spirits with four energy or more share a cost of 8."""
    game = game_named("spirit_island")
    position = Position(game, game.complete(2, {}), 0)
    while (decision := next(iter(position.decisions.values()))).key != "spirit_island-share":
        is_saving = decision.key in ("spirit_island-play", "spirit_island-use")
        may_end = decision.options[0] in ("stop", "done") and len(decision.values) > 1
        value = decision.values[1 if may_end and not is_saving else 0]
        position.play(decision.seat, decision.values[-1] if decision.key == "spirit_island-choice" else value)
    return str(position.record())


@pytest.mark.parametrize(
    ("language", "less", "missing", "paid"),
    [
        ("en", "would pay 3 energy", "1 energy still missing. What do you give?", ["gives up 3", "gives up 5"]),
        (
            "de",
            "würde 3 Energie zahlen",
            "Noch 1 Energie offen. Was gibst du?",
            ["gibt 3 Energie ab", "gibt 5 Energie ab"],
        ),
    ],
)
def test_each_says_their_share_of_a_joint_cost(
    language: str, less: str, missing: str, paid: list[str], tmp_path: Path
) -> None:
    """S-14.19: one says less, the other takes over what is missing, the first agrees; then it is paid."""
    file = tmp_path / "shares.tuath"
    file.write_text(at_a_joint_cost(), encoding="utf-8")
    run = tuath_command(
        "play", "--resume", str(file), "--no-colour", "--lang", language, stdin="7\n9\n7\nquit\n", COLUMNS="150"
    )
    assert less in run.stdout
    assert missing in run.stdout.partition(less)[2]
    told = file.read_text(encoding="utf-8")
    assert "p1 share 3\np2 share 5\np1 share 3\n" in told
    assert all(each in run.stdout for each in paid)


def test_people_go_before_bots_unless_they_let_them(tmp_path: Path) -> None:
    arguments = (
        "play",
        "spirit_island",
        "--seats",
        "human,bot:random",
        "--seed",
        "4",
        "--no-colour",
        "-o",
        "expansions=none",
    )
    run = tuath_command(*arguments, stdin="1\nseat 2\nquit\n", XDG_DATA_HOME=str(tmp_path), COLUMNS="150")
    before, after = run.stdout.split("How do you grow?")[:2]
    assert "(random) grows" not in before
    assert "(random) grows" in after


def test_a_seat_that_is_not_asked_cannot_go_first(tmp_path: Path) -> None:
    arguments = ("play", "arrival", "--seats", "human,human", "--seed", "3", "--no-colour", "--lang", "de")
    run = tuath_command(*arguments, stdin="platz\nplatz 2\nhilfe\n", XDG_DATA_HOME=str(tmp_path))
    assert "Sonst ist gerade niemand gefragt." in run.stdout
    assert "ist gerade nicht gefragt." in run.stdout
    assert "platz 2 " in run.stdout


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    *_, position = random_game(game_named("arrival"), 4)
    file = tmp_path / "over.tuath"
    file.write_text(str(position.record()), encoding="utf-8")
    for language, says in (("en", "This game is over, after"), ("de", "Diese Partie ist zu Ende, nach")):
        run = tuath_command("play", "--resume", str(file), "--lang", language)
        assert run.returncode == 0
        assert says in run.stdout
        assert "goes on" not in run.stdout
        assert "geht dort weiter" not in run.stdout


def test_alone_at_the_table_nobody_needs_to_agree(tmp_path: Path) -> None:
    arguments = ("play", "spirit_island", "--seats", "human", "--seed", "3", "--no-colour", "-o", "expansions=none")
    lines = ["river", "1", "1", "1", "1", "undo", "help", "undo!", "quit"]
    run = tuath_command(*arguments, stdin="\n".join(lines), XDG_DATA_HOME=str(tmp_path), COLUMNS="120")
    assert "Chance has decided something since your last choice; undo! takes it back anyway." in run.stdout
    assert "consent" not in run.stdout
    assert "agrees" not in run.stdout
    assert "Taken back." in run.stdout


@pytest.mark.more
@pytest.mark.parametrize("key", keys())
def test_help_names_a_paragraph_of_this_game(key: str, tmp_path: Path) -> None:
    arguments = ("play", key, "--seats", "human,human", "--seed", "3", "--no-colour")
    run = tuath_command(*arguments, stdin="help\n", XDG_DATA_HOME=str(tmp_path))
    found = re.search(r"e\.g\. rules\s+(\S+)", run.stdout)
    assert found is not None
    assert found[1].rstrip(";") in digest(key, "en").paragraphs


def test_a_hundred_fields_stand_in_columns(tmp_path: Path) -> None:
    arguments = ("play", "origo", "--seats", "human,human", "--seed", "3", "--no-colour")
    run = tuath_command(*arguments, XDG_DATA_HOME=str(tmp_path), COLUMNS="80")
    asked = run.stdout[run.stdout.index("[O-5.1]") :]
    assert re.search(r"^ *1 A1 .* 35 D5 ", asked, re.MULTILINE)
    assert asked.count("\n") < 45


def test_boards_are_laid_by_hand(tmp_path: Path) -> None:
    """S-20.1, S-20.2: which side lies at which side of which board, in words; by number or by name, and back again."""
    arguments = ("play", "spirit_island", "--seats", "human,human,human", "--seed", "4", "-o", "layout=free")
    typed = "apart: its ocean faces that of board E, towards land 3\nundo\n5\nquit\n"
    run = tuath_command(*arguments, "--no-colour", stdin=typed, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0, run.stderr
    said = " ".join(run.stdout.split())
    assert "its inland side at the inland side of board E" in said
    assert "lies apart, across the water from board E" in said
    assert "lies beside board E" in said
    (kept,) = tmp_path.rglob("*.tuath")
    text = kept.read_text(encoding="utf-8")
    assert "1-inland-inland" in text
    assert "1-ocean" not in text
