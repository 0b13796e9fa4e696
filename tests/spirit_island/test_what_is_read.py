"""No line says anything that nobody reads: what a key of a verb says is done, or it can say one thing only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tuath.games.spirit_island
from tests.spirit_island.board import printed
from tuath.core.notation import Apply, Call, NotationError, check, expressions, parse, statements
from tuath.core.notation.checking import ONLY
from tuath.games.spirit_island.material.vocabulary import VERBS, VOCABULARY
from tuath.games.spirit_island.state.library import all_effects

SOURCES = Path(tuath.games.spirit_island.__file__).parent
READ_BY_NAME = {"mix"}  # it reads all its keys, whatever they are called


def keys_read() -> set[str]:
    """The names of all keys for which the rules ask."""
    found = set[str]()
    for file in SOURCES.rglob("*.py"):
        for each in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr == "key":
                found |= {
                    arg.value for arg in each.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


def open_keys() -> Iterator[tuple[str, str]]:
    """The keys of verbs that can say different things."""
    for verb, row in VERBS.items():
        yield from ((verb, key) for key, kind in row.form.keys.items() if not kind.startswith(ONLY))


def test_every_key_that_can_say_different_things_is_read() -> None:
    read = keys_read()
    assert [(verb, key) for verb, key in open_keys() if key not in read and verb not in READ_BY_NAME] == []


def test_every_key_that_can_say_different_things_is_said() -> None:
    """By a line of the material: what no line says nobody has tried."""
    said = {
        (each.verb, key)
        for effect in all_effects(printed())
        for each in statements(effect)
        if isinstance(each, Call)
        for key, _ in each.keys
    }
    said |= {
        (each.name, key)
        for effect in all_effects(printed())
        for each in expressions(effect)
        if isinstance(each, Apply)
        for key, _ in each.keys
    }
    assert {pair for pair in open_keys() if pair not in said} == set()


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("merge(here, adjacent, until=end_of_slow_phase)", "end_of_turn"),
        ("split_energy(2, spread=most_lands)", "even"),
        ("give_card(1, from=discard, to=target)", "hand"),
        ("repeat_card(1, from=hand)", "play"),
        ("restore_presence(1, from=island, to=box)", "tracks"),
        ("move_presence(1, along=event_piece)", "that_piece"),
        ("at(most(dahan, rank=3)){fear(1)}", "1|2"),
    ],
)
def test_what_nobody_would_heed_is_refused(line: str, wanted: str) -> None:
    with pytest.raises(NotationError) as refused:
        check(parse(line), VOCABULARY)
    assert (refused.value.key, refused.value.params["wanted"]) == ("kind", wanted)
