"""Verbs, tasks and points are merged once, and nobody changes them: the sources are read for it."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.spirit_island.board import Isle
from tuath.games import spirit_island
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.rules import RULES, merged

FOLDER = Path(str(spirit_island.__file__)).parent
FILES = sorted(FOLDER.rglob("*.py"))
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
TABLES = ("VERBS", "TASKS", "PASSAGES", "IDLE")


def exported(name: str) -> list[str]:
    """What all files together say in a table of that name, those of the notation left out."""
    found: list[str] = []
    for file, tree in TREES.items():
        for node in tree.body if file.parent.name != "material" else ():
            match node:
                case ast.AnnAssign(ast.Name(id), _, ast.Dict(keys)) if id == name:
                    found += [ast.unparse(key) for key in keys if key is not None]
    return found


@pytest.mark.parametrize("name", TABLES)
def test_what_files_export_is_what_holds(name: str) -> None:
    """No file is forgotten, and a name stands once."""
    rules: Mapping[str, object] = getattr(RULES, name.lower())
    assert sorted(map(ast.literal_eval, exported(name))) == sorted(rules)


def test_a_task_is_an_action_or_a_passage() -> None:
    assert not RULES.tasks.keys() & RULES.passages.keys()
    assert RULES.idle.keys() <= RULES.tasks.keys()


def test_doubles_are_refused() -> None:
    """What a verb does must not depend on which file is merged last."""
    with pytest.raises(ValueError, match="two verbs are named push"):
        merged("verbs", {"push": 1, "gather": 2}, {"push": 3})


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_cannot_be_changed(name: str) -> None:
    assert isinstance(getattr(RULES, name.lower()), MappingProxyType)
    with pytest.raises(AttributeError):
        setattr(RULES, name.lower(), {})


def test_every_use_carries_them() -> None:
    isle = Isle()
    assert Use(isle.table, 0).rules is isle.state.copy().rules is RULES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_nothing_is_set_or_widened_on_import(file: Path) -> None:
    """Neither a table of another file nor a hook: a module only gives names to things of its own."""
    for node in TREES[file].body:
        targets = [*node.targets] if isinstance(node, ast.Assign) else []
        targets += [node.target] if isinstance(node, ast.AnnAssign) else []
        names = [name for target in targets for name in (target.elts if isinstance(target, ast.Tuple) else [target])]
        assert not isinstance(node, ast.AugAssign), f"line {node.lineno}: {ast.unparse(node)[:80]}"
        assert all(isinstance(name, ast.Name) for name in names), f"line {node.lineno}: {ast.unparse(node)[:80]}"
        assert not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)), ast.unparse(node)[:80]
