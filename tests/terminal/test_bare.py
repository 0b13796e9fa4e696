"""`pip install tuath` and nothing else: the standard library plays every game, in both languages."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from rich.console import Console as RichConsole
from rich.table import Table as RichTable
from rich.text import Text as RichText

from tests.amounts import usually
from tests.terminal.shell import tuath_command
from tuath.games import keys
from tuath.terminal.bare.unstyled import Columns, Console, Markdown, Table, Text, cell_len, cut, escape, unmarked
from tuath.terminal.known import BARE, COMMANDS, EXTRAS, PACKAGES, SERVING

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ALONE = "import sys; sys.path.insert(0, sys.argv.pop(1)); import tuath.__main__; tuath.__main__.main()"


def bare(*arguments: str, stdin: str = "", home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """By an interpreter that finds this package and the standard library, and nothing that is installed."""
    command = [sys.executable, "-I", "-S", "-c", ALONE, str(ROOT / "src"), *arguments]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TUATH", "XDG"))}
    wanted = clean | {"PYTHONUTF8": "1", "LANG": "C.UTF-8", "HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        command, input=stdin, capture_output=True, encoding="utf-8", env={**wanted, **environment}, check=False
    )


def answering(answers: int) -> str:
    """The first option of each question, so many times, and then somebody leaves."""
    return "1\n" * answers + "quit\nende\n"


def test_nothing_is_required() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", usually("inis", more=["arrival", "origo", "spirit_island"]))
def test_a_game_is_played_with_the_standard_library_alone(key: str, language: str, tmp_path: Path) -> None:
    """Questions, board and log in the language that is wanted; what was played is kept."""
    run = bare("play", key, "--lang", language, "--seed", "1", stdin=answering(6), home=tmp_path)
    assert run.returncode == 0, run.stderr
    assert not run.stderr
    assert run.stdout.count({"en": "your answer >", "de": "deine Antwort >"}[language]) > 4
    assert "⟨" not in run.stdout
    assert "\x1b" not in run.stdout
    (kept,) = tmp_path.rglob("*.tuath")
    assert kept.read_text(encoding="utf-8").startswith("tuath-record")


def test_alone_it_offers_the_games(tmp_path: Path) -> None:
    """By number and by name; whoever types nothing leaves, and a slip is told."""
    run = bare(stdin="nothing\narriv\nquit\n", home=tmp_path)
    assert run.returncode == 0
    assert all(f"{number} " in run.stdout for number in range(1, len(keys()) + 1))
    assert "no single game “nothing”" in run.stdout
    assert "The Arrival. Type the number" in run.stdout
    for nothing in ("", "\n"):
        assert bare(stdin=nothing, home=tmp_path, LANG="de_DE.UTF-8").returncode == 0


def test_alone_it_offers_the_games_with_packages_too() -> None:
    run = tuath_command(stdin="\n")
    assert run.returncode == 0
    assert "Which game?" in run.stdout
    assert "Spirit Island" in run.stdout


MORE = [name for name in COMMANDS if name not in BARE]


@pytest.mark.parametrize("name", usually(*MORE[:3], more=MORE[3:]))
def test_a_command_that_needs_more_says_in_one_line_which_extra(name: str, tmp_path: Path) -> None:
    run = bare(name, home=tmp_path)
    extra = EXTRAS.get(name, "terminal")
    assert run.returncode == 2
    assert run.stderr == f'This needs more packages; install them with: pip install "tuath[{extra}]"\n'
    assert extra in PROJECT["optional-dependencies"]


def test_a_bot_that_needs_more_says_so_too(tmp_path: Path) -> None:
    run = bare("play", "inis", "--seats", "human,bot:fair", "--lang", "de", stdin=answering(9), home=tmp_path)
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].endswith('pip install "tuath[terminal]"')


@pytest.mark.parametrize(
    "arguments", [("rules", "arrival", "A-4.2"), ("options", "inis"), ("games",), ("puzzle", "--list"), ("--help",)]
)
def test_what_can_be_read_is_read(arguments: tuple[str, ...], tmp_path: Path) -> None:
    run = bare(*arguments, home=tmp_path)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


def test_a_wrong_argument_is_one_line(tmp_path: Path) -> None:
    run = bare("play", "chess", home=tmp_path)
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert "chess" in run.stderr


QUICK = "import sys, time; sys.path.insert(0, sys.argv[1]); import tuath; print(time.process_time())"
MOST = 0.15  # seconds of processor, the interpreter's own start included


@pytest.mark.more
def test_it_is_imported_at_once() -> None:
    """The quickest of several: how long others keep the processor is not the question."""
    command = [sys.executable, "-I", "-S", "-c", QUICK, str(ROOT / "src")]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(7)]
    assert min(map(float, runs)) < MOST


def test_whatever_is_imported_belongs_to_the_standard_library_or_an_extra() -> None:
    """So that whoever lacks it is told which."""
    known = {re.split(r"[<>=\[]", need)[0] for needs in PROJECT["optional-dependencies"].values() for need in needs}
    names = {name.lower().replace("-", "_") for name in known} | {"argon2", "pyspiel", "chess"}
    names |= {"starlette", "pydantic", "typing_extensions"}  # FastAPI brings them
    allowed = names | {*PACKAGES, *SERVING, "tuath"} | {*sys.stdlib_module_names}
    strange = set[tuple[str, str]]()
    for file in (ROOT / "src" / "tuath").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.ImportFrom(module=str(module), level=0):
                    found = [module]
                case ast.Import(names=aliases):
                    found = [alias.name for alias in aliases]
                case _:
                    continue
            strange |= {(file.name, name) for name in found if name.partition(".")[0] not in allowed}
    assert not strange


TEXTS = (
    "short", "", "a line that is longer than forty columns and has to go on below", "two\nlines",
    "Glenn Colm, Ros Guill, Málainn, Dún Sobairce and a few more",
    "awordthatislongerthanthewholescreenisatforty columns",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_wrapped_as_rich_wraps_it(text: str) -> None:
    rich = RichConsole(width=40, force_terminal=False, color_system=None)
    with rich.capture() as wanted:
        rich.print(RichText(text))
    ours = Console(width=40)
    with ours.capture() as said:
        ours.print(Text(text))
    assert [line.rstrip() for line in said.get().splitlines()] == [line.rstrip() for line in wanted.get().splitlines()]


def test_a_table_is_laid_out_as_rich_lays_it_out() -> None:
    rows = [("1", "pass", "one pass so far"), ("12", "Dagda's Harp", "Season: Place one clan for each other Epic Tale")]
    rich, ours = RichTable(box=None, show_header=False, pad_edge=False), Table(show_header=False, pad_edge=False)
    for table in (rich, ours):
        table.add_column(justify="right")
        table.add_column(no_wrap=True)
        for row in rows:
            table.add_row(*row)
    console = RichConsole(width=50, force_terminal=False, color_system=None)
    with console.capture() as wanted:
        console.print(rich)
    assert [*ours.lines(50)] == [line.rstrip() for line in wanted.get().splitlines()]


def test_columns_fill_the_screen() -> None:
    cells = [Text(f"option {number}") for number in range(5)]
    assert [*Columns(cells, padding=(0, 2), column_first=True).lines(30)] == [
        "option 0  option 2  option 4", "option 1  option 3"
    ]  # fmt: skip
    assert [*Columns([], padding=(0, 2)).lines(30)] == []


def test_signs_of_style_are_no_words() -> None:
    assert unmarked("[number]your answer[/] > ") == "your answer > "
    assert unmarked(escape("[number] is a word")) == "[number] is a word"
    assert [*Markdown("## A-4 Leaders\n\n**A-4.1** Each").lines(40)] == ["A-4 Leaders", "", "A-4.1 Each", ""]
    assert (cell_len("Málainn"), cell_len("日本"), cell_len("e\u0301")) == (7, 4, 1)
    assert cut("a long line", 7, "ellipsis") == "a long…"
