"""What several tests need lies in `helpers.py` of its room, or in a module named after it: no test imports another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules_named(tree: ast.AST, package: str) -> Iterator[tuple[str, str]]:
    """Whatever may be a module that is imported somewhere in a file, also in a function, with what is wanted of it."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((alias.name, "all of it") for alias in names)
            case ast.ImportFrom(module, names, level):
                above = package.split(".")[: len(package.split(".")) - (level or 0) + 1] if level else []
                source = ".".join([*above, *([module] if module else [])])
                yield source, ", ".join(alias.name for alias in names)
                yield from ((f"{source}.{alias.name}", "all of it") for alias in names)


def is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def borrowed(text: str, file: str) -> list[str]:
    """What a file of tests takes out of a file whose tests would come along, and where that belongs."""
    package = file.rpartition("/")[0].replace("/", ".")
    return [
        f"{file} imports {wanted} from {module.replace('.', '/')}.py: what several tests need belongs into"
        f" {module.rpartition('.')[0].replace('.', '/')}/helpers.py, or a module beside it that is named after it"
        for module, wanted in modules_named(ast.parse(text), package)
        if is_test(module)
    ]


def test_no_test_imports_another() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    assert [
        line for file in files for line in borrowed(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())
    ] == []


@pytest.mark.parametrize(
    "text",
    [
        "from tests.inis.test_clash import fight, go_on",
        "import tests.inis.test_clash",
        "from tests.inis import test_clash",
        "from .test_clash import fight",
        "from . import test_clash",
        "from ..inis.test_clash import fight",
        "def go_on():\n    from tests.inis.test_clash import fight",
    ],
)
def test_what_is_taken_from_another_test_is_told_with_the_place_where_it_belongs(text: str) -> None:
    (told,) = borrowed(text, "tests/inis/test_epics.py")
    assert told.startswith("tests/inis/test_epics.py imports ")
    assert "tests/inis/test_clash.py" in told
    assert "tests/inis/helpers.py" in told


def test_what_is_no_test_may_be_imported() -> None:
    text = "import pytest\nfrom tests.inis.helpers import fight\nfrom tests.inis import helpers\nfrom . import board"
    assert borrowed(text, "tests/inis/test_epics.py") == []
