"""Verbs, tasks and points are merged once, and nobody changes them: the sources are read for it."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import get_args, get_type_hints

import pytest

from tests.spirit_island.board import Isle
from tuath.games import spirit_island
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.rules import RULES, merged
from tuath.games.spirit_island.state.state import (
    NOBODY,
    AfterCard,
    AnyTask,
    BeforeStep,
    BeginLasting,
    Between,
    EndRitual,
    Escalate,
    EventForCard,
    FinishEvent,
    RavageCard,
    Repeat,
    Right,
    SettleExplore,
    Sharing,
    State,
)
from tuath.games.spirit_island.turn.sequence import ORDER_OF_A_TURN

FOLDER = Path(str(spirit_island.__file__)).parent
FILES = sorted(FOLDER.rglob("*.py"))
TABLES = ("VERBS", "TASKS", "PASSAGES", "IDLE")


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def exported(name: str) -> list[str]:
    """What all files together say in a table of that name, those of the notation left out."""
    found: list[str] = []
    for file in FILES:
        for node in tree_of(file).body if file.parent.name != "material" else ():
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


def kinds_of(row: object) -> tuple[str, ...]:
    """The kinds that a row of the state can be."""
    return get_args(get_type_hints(row)["kind"])


@pytest.mark.parametrize(("kind", "do"), {**RULES.tasks, **RULES.passages}.items())
def test_a_task_is_done_by_who_knows_its_kind(kind: str, do: Callable[..., object]) -> None:
    """Each takes the row of that kind, with the fields it has."""
    assert kind in kinds_of(get_type_hints(do)["task"])


def test_every_kind_of_task_is_done() -> None:
    kinds = [kind for row in get_args(AnyTask) for kind in kinds_of(row)]
    assert sorted(kinds) == sorted([*RULES.tasks, *RULES.passages])


def test_every_row_is_saved_as_what_it_is() -> None:
    """Tasks that have yet to be done, and what holds: each comes back as its own kind."""
    isle = Isle(adversary="sweden", level="6", scenario="rituals_of_terror")
    state = isle.state
    state.agenda += [Repeat(0, 5, Land(3)), BeginLasting(0, 2, 7), EndRitual(0, Land(4)), *ORDER_OF_A_TURN]
    state.agenda += [
        RavageCard(1),
        SettleExplore(1),
        Escalate(0),
        AfterCard("build", 1),
        BeforeStep("ravage"),
        EventForCard(0, 5),
        FinishEvent(2, 1),
        Between(2),
    ]
    assert {type(task) for task in state.agenda} == {*get_args(AnyTask)}
    state.standing += (Sharing(1, 0, 1, 9), Right(1, 0, 2))
    read = State.from_data(
        json.loads(json.dumps(state.to_data())), printed=state.printed, rules=RULES, options=state.options
    )
    assert read == state
    assert [*map(type, read.agenda)] == [*map(type, state.agenda)]
    assert [*map(type, read.standing)] == [*map(type, state.standing)]


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
    assert Use(isle.table, 0, actor=NOBODY).state.rules is isle.state.copy().rules is RULES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_nothing_is_set_or_widened_on_import(file: Path) -> None:
    """Neither a table of another file nor a hook: a module only gives names to things of its own."""
    for node in tree_of(file).body:
        targets = [*node.targets] if isinstance(node, ast.Assign) else []
        targets += [node.target] if isinstance(node, ast.AnnAssign) else []
        names = [name for target in targets for name in (target.elts if isinstance(target, ast.Tuple) else [target])]
        assert not isinstance(node, ast.AugAssign), f"line {node.lineno}: {ast.unparse(node)[:80]}"
        assert all(isinstance(name, ast.Name) for name in names), f"line {node.lineno}: {ast.unparse(node)[:80]}"
        assert not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)), ast.unparse(node)[:80]
