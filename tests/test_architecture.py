"""Who may import whom, and what the code may not contain: the architecture, read off the imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tuath.terminal.app import command
from tuath.terminal.known import COMMANDS

SOURCE = Path(__file__).parents[1] / "src" / "tuath"
FILES = sorted(SOURCE.rglob("*.py"))

# Rooms from the inside out: each may import itself and what stands before it.
ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "games", "words"},
    "drawing": {"core", "games", "words", "drawing"},
    "bots": {"core", "games", "bots"},
    "training": {"core", "games", "bots", "training"},
    "rl": {"core", "games", "bots", "rl", ""},
    "server": {"core", "games", "words", "bots", "server", ""},
    "terminal": {"core", "games", "words", "drawing", "bots", "training", "rl", "server", "terminal", ""},
    "": {"core", "games"},  # the package itself
}
STANDARD_LIBRARY_ONLY = ("core", "games")
# Whoever prints an error or a position wants words and a drawing: one file of the core asks for them, and only then.
# And whoever calls the package as a program wants the terminal.
OUTWARD = {"core/shown.py": {"words", "terminal", "drawing"}, "__main__.py": {"terminal"}}
# Inside a game: each file may import those before it.
GAME_ORDER = [
    "vocabulary", "geometry", "material", "printed", "state", "questions", "queries", "counting", "conditions",
    "legality", "agenda", "verbs", "cards", "able", "again", "use", "clan_verbs", "card_verbs", "clash_verbs",
    "effects", "windows", "clash", "assembly", "season", "earning", "sequence",
]  # fmt: skip
# A large game has rooms of its own; each may import itself and these.
GAME_ROOMS = {
    "material": set[str](),  # what is printed
    "state": {"material"},  # what is so
    "action": {"material", "state"},  # one action and its wake
    "verbs": {"material", "state", "action"},  # what a line can do
    "spirits": {"material", "state", "action", "verbs"},  # what no line can say
    "foes": {"material", "state", "action", "verbs"},
    "turn": {"material", "state", "action", "verbs", "spirits", "foes"},  # what comes next
    "shown": {"material", "state"},  # these two only read
    "drawing": {"material"},  # of what is seen alone
    "bot": {"material", "state"},
}
# Beside the rooms: what these may import of them.
OUTSIDE_ROOMS = {
    "rules": {"state", "action", "verbs", "spirits", "foes", "turn"},  # all verbs, tasks and points, merged once
    "game": {*GAME_ROOMS, "rules"},
    "__init__": {"game", "material"},
}
# What several files of a large game may export under one name: rules.py merges it.
EXPORTED = {"VERBS", "TASKS", "PASSAGES", "IDLE", "POINTS", "HARM", "__all__"}
READERS = (  # they look at the state, they change nothing
    "course", "seen", "claims", "imagine", "chart", "picture", "scoring", "view", "observing", "details",
    "reckoning", "scene", "statistics", "terms", "reasons", "goals", "chronicle", "episode",
    "motifs", "land", "lettering", "placing", "declared", "plate", "drawing",
)  # fmt: skip
BESIDE = ("distance", "plan", "stops")  # they look as well, and ask what the rules would do
GATHERING = ("__init__", "game")  # all of it, for the engine

# Inside a package whose files build on one another: each may import those before it, and the package gathers them.
FLOORS = {
    "server": [
        "smtp", "settings", "errors", "logs", "timing", "wire", "web", "db", "migrations", "jobs", "sign_in", "entry",
        "people", "tables", "tournaments", "leaving", "live", "admin", "server", "lobby", "notices", "api", "app",
        "run", "manual", "bench",
    ],
    "core/notation": ["tree", "reading", "writing", "checking", "walking"],
    "core/position": ["marks", "past", "driving", "imagining", "undo", "snapshot", "ahead", "position", "replay"],
    "terminal": [
        "letters", "bare", "screen", "declaring", "style", "plotting", "choices", "files", "text", "table",
        "known", "arguments", "complaints", "running", "commands", "offering", "bare_app", "app",
    ],
    "terminal/text": [
        "paragraphs", "numbers", "window", "paging", "recap",
    ],
    "terminal/table": [
        "render", "reckoning", "plain", "records", "sight", "again", "asking", "looking", "wishing",
        "hinting", "orders", "session", "teaching", "puzzling",
    ],
    "terminal/commands/admin": ["host", "keeping", "listing", "moderating", "clubs"],
}  # fmt: skip


# Of these the floors are whole rooms, whose files may import one another, though never in a circle.
WITH_ROOMS = {"server"}


def room(file: Path) -> str:
    parts = file.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


@cache
def imports(file: Path) -> list[str]:
    """Every module a file imports, wherever the import stands."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            found.append(str(node.module))
    return found


def every_import() -> Iterator[tuple[Path, str]]:
    yield from ((file, module) for file in FILES for module in imports(file))


def test_imports_keep_their_direction() -> None:
    for file, module in every_import():
        top, _, rest = module.partition(".")
        if top == "tuath":
            imported = rest.partition(".")[0]
            allowed = ROOMS[room(file)] | OUTWARD.get(file.relative_to(SOURCE).as_posix(), set())
            assert imported in allowed, f"{file.name} in {room(file)} imports {module}"
        elif room(file) in STANDARD_LIBRARY_ONLY:
            assert top in sys.stdlib_module_names, f"{file.name} in {room(file)} imports {module}"


@pytest.mark.parametrize("package", FLOORS)
def test_inside_a_package_imports_keep_their_direction(package: str) -> None:
    """No file imports one that builds on it, one beside it on the same floor, nor the package that gathers them."""
    folder, order = SOURCE / package, FLOORS[package]
    dotted = f"tuath.{package.replace('/', '.')}"
    for file in (file for file in FILES if file.is_relative_to(folder) and file != folder / "__init__.py"):
        floor = order.index(file.relative_to(folder).parts[0].removesuffix(".py"))
        own = file.parent.relative_to(SOURCE).as_posix()
        allowed = order[: floor + 1] if package in WITH_ROOMS and file.parent != folder else order[:floor]
        for module in imports(file):
            if own != package and own in FLOORS and module.startswith(f"tuath.{own.replace('/', '.')}"):
                continue  # it has floors of its own
            if module == dotted or module.startswith(f"{dotted}."):
                assert module.removeprefix(dotted)[1:].split(".")[0] in allowed, f"{file} imports {module}"


def test_a_command_is_a_file() -> None:
    """The command line only gathers: what a command does, and says of itself, stands in what has its name."""
    for name, said in COMMANDS.items():
        found = command(name)
        assert found.help.split("\n\n")[0].replace("\n", " ").strip() == said
        for one in getattr(found, "commands", {name: found}).values():
            assert f"{one.callback.__module__}.".startswith(f"tuath.terminal.commands.{name}.")
    files = {file.stem for file in FILES if file.parent == SOURCE / "terminal" / "commands"}
    folders = {file.parent.name for file in FILES if file.parent.parent == SOURCE / "terminal" / "commands"}
    assert files | folders == {*COMMANDS, "__init__"}


HELP_ALONE = """
import sys
from tuath.terminal.app import app
app(["--help"], standalone_mode=False)
print([name for name in ("numpy", "rich", "fluent", "babel", "importlib.metadata") if name in sys.modules])
"""


def test_help_reads_no_command() -> None:
    said = subprocess.run([sys.executable, "-c", HELP_ALONE], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"
    assert all(name in said for name in COMMANDS)


WITHOUT_WORDS = """
import sys
sys.modules |= {"tuath.words": None, "tuath.terminal": None}
import tuath
position = tuath.start("arrival", seats=2, seed=1)
print([name for name, found in sys.modules.items() if found and name.startswith(("tuath.words", "tuath.terminal"))])
print(position)
try:
    position.answer(next(iter(position.pending)), "temair")
except tuath.Refused as refused:
    print(refused)
"""


@pytest.mark.parametrize("name", OUTWARD)
def test_the_core_looks_outward_only_when_something_is_printed(name: str) -> None:
    """Nothing further out is imported on the way in, and without it there are still keys and numbers."""
    tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
    early = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert not {module for module in early if str(module).startswith("tuath.")}


def test_the_engine_does_without_words() -> None:
    run = subprocess.run([sys.executable, "-c", WITHOUT_WORDS], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "[]",
        "arrival: 2 seats, 14 answers, seat 0 is asked arrival-port",
        "arrival-no-port: option location:temair [A-3.9]",
    ]


BESIDE_THE_LOOP = """
import sys
import tuath.server.jobs.analysis_process, tuath.server.jobs.bot_pool, tuath.server.jobs.replays
print([name for name in ("alembic", "argon2", "fastapi", "sqlalchemy", "uvicorn") if name in sys.modules])
"""


def test_who_thinks_replays_or_analyses_needs_neither_database_nor_network() -> None:
    """Processes beside the loop are begun again and again: they read the rules and little else."""
    run = subprocess.run([sys.executable, "-c", BESIDE_THE_LOOP], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_nobody_outside_names_a_game() -> None:
    for file, module in every_import():
        parts = file.relative_to(SOURCE).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        if module.startswith("tuath.games."):
            shared = ("materials", "lessons", "puzzles")
            assert module.split(".")[2] in (own, *shared), f"{file} names the game in {module}"


def own_imports(file: Path, game: Path) -> Iterator[str]:
    """What a file imports of its own game, from the game's folder on."""
    start = f"tuath.games.{game.name}."
    yield from (module.removeprefix(start) for module in imports(file) if module.startswith(start))


LARGE_GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/turn"))


@pytest.mark.parametrize("game", LARGE_GAMES, ids=lambda game: str(game.name))
def test_between_the_rooms_of_a_game_imports_keep_their_direction(game: Path) -> None:
    for file in game.rglob("*.py"):
        place = file.relative_to(game).with_suffix("").parts
        assert len(place) > 1 or place[0] in OUTSIDE_ROOMS, f"{file} is in no room"
        allowed = GAME_ROOMS[place[0]] | {place[0]} if len(place) > 1 else OUTSIDE_ROOMS[place[0]]
        for module in own_imports(file, game):
            assert module.split(".")[0] in allowed, f"{'/'.join(place)} imports {module}"


@pytest.mark.parametrize("game", LARGE_GAMES, ids=lambda game: str(game.name))
def test_no_two_files_of_a_game_need_each_other(game: Path) -> None:
    files = {".".join(file.relative_to(game).with_suffix("").parts): file for file in game.rglob("*.py")}
    TopologicalSorter({name: set(own_imports(file, game)) for name, file in files.items()}).prepare()


def top_level_names(file: Path) -> Iterator[str]:
    """What a file defines for others: functions, classes and constants; imports are none of them."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for one in targets for each in ast.walk(one) if isinstance(each, ast.Name))


@pytest.mark.parametrize("game", LARGE_GAMES, ids=lambda game: str(game.name))
def test_a_name_means_one_thing_in_a_large_game(game: Path) -> None:
    """Nothing is defined in two files but the tables that every file may export; whoever searches finds one place."""
    found: dict[str, set[str]] = {}
    for file in game.rglob("*.py"):
        for name in {*top_level_names(file)} - EXPORTED:
            found.setdefault(name, set()).add(file.relative_to(game).as_posix())
    assert {name: sorted(files) for name, files in found.items() if len(files) > 1} == {}


def test_no_two_files_of_the_server_need_each_other() -> None:
    """Wherever the import stands, and whatever it is for."""
    server = SOURCE / "server"
    names = {".".join(file.relative_to(SOURCE.parent).with_suffix("").parts): file for file in server.rglob("*.py")}
    modules = {name.removesuffix(".__init__"): file for name, file in names.items()}
    TopologicalSorter({name: {*imports(file)} & {*modules} for name, file in modules.items()}).prepare()


def test_inside_a_game_imports_keep_their_direction() -> None:
    for folder in (path for path in (SOURCE / "games").iterdir() if (path / "sequence.py").exists()):
        names = {file.stem for file in folder.glob("*.py")}
        assert names <= {*GAME_ORDER, *READERS, *BESIDE, *GATHERING}, f"{folder.name}: a file that stands nowhere"
        for place, name in enumerate(GAME_ORDER):
            file = folder / f"{name}.py"
            if not file.exists():
                continue
            for module in imports(file):
                if module.startswith(f"tuath.games.{folder.name}."):
                    assert module.split(".")[3] in GAME_ORDER[:place], f"{file.name} imports {module}"
        for name in READERS:
            if (folder / f"{name}.py").exists():
                found = {
                    m.split(".")[3]
                    for m in imports(folder / f"{name}.py")
                    if m.startswith("tuath.games.") and m.count(".") > 2
                }
                assert not found & {*GAME_ORDER[GAME_ORDER.index("agenda") :]}, f"{name} could change the state"


def test_rules_draw_by_asking() -> None:
    """Only the engine and the bots hold a generator; a rule that rolls its own dice could not be replayed."""
    who = {file for file, module in every_import() if module == "random" and room(file) == "games"}
    assert {file for file in who if file.name != "game.py"} == set()


ONLY_A_NUMBER = re.compile(r'"""[A-Z]-[0-9A-Z][0-9A-Z., -]*(to [0-9A-Z., -]*)?"""')


def test_docstrings_say_what() -> None:
    """Not only where it stands in the rules."""
    assert [file for file in FILES if ONLY_A_NUMBER.search(file.read_text(encoding="utf-8"))] == []
