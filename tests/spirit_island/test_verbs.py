"""A verb is declared once, in the vocabulary, and carried out once; everything else follows from its declaration."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.spirit_island.board import printed
from tuath.core.notation import Call, statements
from tuath.games import spirit_island
from tuath.games.spirit_island.material.vocabulary import VERBS, WORDS, Verb
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.names import OFFERED
from tuath.games.spirit_island.state.standing.library import all_effects

FOLDER = Path(str(spirit_island.__file__)).parent
FILES = sorted(file for file in FOLDER.rglob("*.py") if file.name != "vocabulary.py")
SPEEDS = {"fast", "slow"}  # words that are also verbs
IMPLEMENTING = ("verbs", "spirits", "foes")  # rooms where a verb may read what another one says
READING = ("bot", "shown")  # they know no verb by its name


def offered() -> set[str]:
    """All verbs that can come into a game."""
    effects = all_effects(printed(), OFFERED)
    return {each.verb for effect in effects for each in statements(effect) if isinstance(each, Call)}


@pytest.mark.parametrize("verb", sorted(offered()))
def test_an_offered_verb_is_declared_and_carried_out(verb: str) -> None:
    """By one function, or it is read where it matters and never its turn."""
    assert (verb in RULES.verbs) != VERBS[verb].read


def test_whatever_is_carried_out_is_declared() -> None:
    assert RULES.verbs.keys() <= VERBS.keys()
    assert not [verb for verb in RULES.verbs if VERBS[verb].read]


@pytest.mark.parametrize(("name", "verb"), VERBS.items())
def test_a_declaration_fits_the_form(name: str, verb: Verb) -> None:
    """What is said of a number, of pieces or of a block is said of a verb that has them."""
    least = min(len(way) for way in verb.form.ways)
    assert not (verb.opens or "inside" in (verb.helps, verb.brings) or verb.needs == "land") or verb.form.block
    assert least >= 1 or verb.helps != "up_to"
    assert least >= 2 or verb.needs not in ("pieces", "pieces_beside", "each_victim", "small_pieces")
    assert not verb.reached or "place" in WORDS[verb.reached].split("|")
    assert not verb.told or "verb" in WORDS[name].split("|")


# ---- no second home -------------------------------------------------------------------------------------------------


def names_in(nodes: list[ast.expr] | list[ast.expr | None]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def is_named(node: ast.AnnAssign, name: str) -> bool:
    return isinstance(node.target, ast.Name) and node.target.id == name


def collections(tree: ast.Module) -> Iterator[tuple[int, list[str]]]:
    """Every row of texts that stands in the code, and the keys of every table, but for what a file exports."""
    exported = [node.value for node in tree.body if isinstance(node, ast.AnnAssign) and is_named(node, "VERBS")]
    for node in ast.walk(tree):
        match node:
            case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts):
                yield node.lineno, names_in(elts) if len(names_in(elts)) == len(elts) else []
            case ast.Dict(keys) if node not in exported:
                yield node.lineno, names_in(keys) if len(names_in(keys)) == len(keys) else []


def patterns(tree: ast.Module) -> Iterator[tuple[int, list[str]]]:
    """The verbs for which a case asks, one way or the other."""
    for node in ast.walk(tree):
        match node:
            case ast.MatchClass(ast.Name("Call"), [first, *_]):
                values = [each.value for each in ast.walk(first) if isinstance(each, ast.MatchValue)]
                yield first.lineno, names_in(values)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_no_other_list_of_verbs(file: Path) -> None:
    """What several verbs have in common is said in their declarations."""
    tree, room = ast.parse(file.read_text(encoding="utf-8")), file.parent.name
    for line, names in collections(tree):
        assert len(names) < 2 or set(names) <= SPEEDS or not set(names) <= VERBS.keys(), f"line {line}: {names}"
    for line, names in patterns(tree):
        most = 0 if room in READING else 9 if room in IMPLEMENTING else 1
        assert len(names) <= most, f"line {line}: {names}"
