"""What every card of a game says, in notation and in both languages, which test plays it, and how much of it is shown.

A test says so itself: ``@plays("power:boon_of_vigor")``, or ``marks=plays(…)`` in a table of cases. A clause is shown
where some test fails without it, or with its number one higher; a file beside the tests of the game tells which are.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tuath.core.game import Game
from tuath.core.notation import Line, write, write_expression
from tuath.games import find, folder
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

ALTERNATIVE = "alternative"  # a part of something else that is chosen as a whole
PLAYS = "plays"
LEDGER = "clauses.json"  # which clauses are shown, beside the tests of a game
DISPUTED = "disputed"  # sources or printings differ, or a reading is not certain


class Clauses(NamedTuple):
    """What a card says, piece by piece."""

    total: int = 0
    left: tuple[str, ...] = ()  # without which, or with another number, no test fails: as it is, and as it would be

    @property
    def shown(self) -> int:
        return self.total - len(self.left)


class Card(NamedTuple):
    """A card, a power of a panel, a rule, a level of an adversary: whatever has a line."""

    thing: str
    lines: tuple[str, ...]
    texts: Mapping[str, str]  # by language
    tests: tuple[str, ...]
    clauses: Clauses = Clauses()

    @property
    def is_complete(self) -> bool:
        """Does it say something, and is there a word for everything it says?"""
        return all(any(map(str.isalpha, text)) and "⟨" not in text for text in self.texts.values())


class CardReport(NamedTuple):
    cards: tuple[Card, ...]
    has_tests: bool  # a program without its sources has none
    disputed: Mapping[str, str]  # what else it could be, by the id of a record whose rules are not certain

    @property
    def missing(self) -> list[str]:
        """Cards that say nothing, or something for which there are no words."""
        return [card.thing for card in self.cards if not card.is_complete]

    @property
    def clauses(self) -> Clauses:
        """Those of all cards together."""
        return Clauses(
            sum(card.clauses.total for card in self.cards),
            tuple(line for card in self.cards for line in card.clauses.left),
        )

    @property
    def untested(self) -> list[str]:
        """Cards that no test plays."""
        return [card.thing for card in self.cards if not card.tests]


def card_report(key: str) -> CardReport:
    """All cards of a game; tests are those of a checkout, if they are there."""
    game, root = find(key), folder(key).parents[3]
    tests = played((root / "tests").rglob("test_*.py"), root)
    clauses = all_clauses(root / "tests" / key / LEDGER)
    words = [Catalogue(language, game) for language in LANGUAGES]
    cards = [
        Card(
            thing,
            tuple(written(line) for line in lines),
            {each.language: text_of(each, game, thing) for each in words},
            tuple(tests.get(thing, ())),
            clauses.get(thing, Clauses()),
        )
        for thing, lines in game.lines().items()
        if not thing.startswith(f"{ALTERNATIVE}:")
    ]
    return CardReport(tuple(cards), bool(tests), all_doubts(game.material()))


def all_clauses(ledger: Path) -> dict[str, Clauses]:
    """By card; nothing where nobody has looked at the clauses of the game."""
    if not ledger.exists():
        return {}
    found = json.loads(ledger.read_text(encoding="utf-8"))
    return {thing: Clauses(entry["clauses"], tuple(entry["left"])) for thing, entry in found.items()}


def all_doubts(material: Any) -> dict[str, str]:
    """By the id of a record, the notes of all its parts that are not certain."""
    found: dict[str, list[str]] = {}
    for id, note in doubts(material):
        found.setdefault(id, []).append(note)
    return {id: " ".join(notes) for id, notes in found.items()}


def doubts(value: Any, id: str = "") -> Iterator[tuple[str, str]]:
    """Every note beside rules that a data file calls disputed, with the record it is part of."""
    if isinstance(value, Mapping):
        id, origin = value.get("id", id), value.get("origin")
        if isinstance(origin, Mapping) and origin.get("rules") == DISPUTED:
            yield id, value.get("note", "")
    if isinstance(value, (Mapping, list, tuple)):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from doubts(part, id)


def written(line: Line) -> str:
    """Its condition and its effect as they stand in the data file."""
    condition = "" if line.condition is None else f"{write_expression(line.condition)}: "
    return f"{condition}{write(line.effect)}".removesuffix(": ")


def text_of(words: Catalogue, game: Game[Any], thing: str) -> str:
    """What players read; nothing if it is not told anywhere."""
    key = f"{game.key}-text-{thing.partition(':')[2]}"
    return words.say(key) if words.has(key) else ""


def played(files: Iterable[Path], root: Path) -> dict[str, list[str]]:
    """Which tests say that they play which things, by thing."""
    found: dict[str, list[str]] = {}
    for file in sorted(files):
        source = file.read_text(encoding="utf-8")
        if f"{PLAYS}(" not in source:
            continue
        for test, things in claims(ast.parse(source)):
            place = file.relative_to(root).as_posix() + (f"::{test}" if test else "")
            for thing in things:
                if place not in found.setdefault(thing, []):
                    found[thing].append(place)
    return found


def claims(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Every claim of a file, with the test whose decorator it is, or whose decorator names the table of cases.

    A table that no test names stands for the whole file. A function that makes cases may claim what it is given:
    ``def case(card): … plays(f"power:{card}")``.
    """
    named = constants(module)
    makers = {each.name: each for each in module.body if isinstance(each, ast.FunctionDef)}
    tables = tests_by_table(module)
    for statement in module.body:
        tests = [statement.name] if isinstance(statement, ast.FunctionDef) else cases_of(statement, tables)
        for node in ast.walk(statement):
            match node:
                case ast.Call(func=ast.Name(id=name), args=args) if name == PLAYS:
                    yield from ((test, texts(args, named)) for test in tests)
                case ast.Call(func=ast.Name(id=name)) if name in makers:
                    yield from ((test, made(makers[name], node, named)) for test in tests)


def tests_by_table(module: ast.Module) -> dict[str, list[str]]:
    """Which tests name which table of cases in a decorator."""
    found: dict[str, list[str]] = {}
    for each in module.body:
        if isinstance(each, ast.FunctionDef):
            inside = (node for decorator in each.decorator_list for node in ast.walk(decorator))
            for name in dict.fromkeys(node.id for node in inside if isinstance(node, ast.Name)):
                found.setdefault(name, []).append(each.name)
    return found


def cases_of(statement: ast.stmt, tables: Mapping[str, list[str]]) -> list[str]:
    """The tests for which a statement lays down cases; of a file, if none is known."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return tables.get(name, [""])
    return [""]


def constants(module: ast.Module) -> dict[str, ast.expr]:
    """Names that a file gives to values, one by one or several at once."""
    found: dict[str, ast.expr] = {}
    for statement in module.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found[name] = value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                found |= {one.id: value for one, value in zip(names, values, strict=False) if isinstance(one, ast.Name)}
    return found


def made(maker: ast.FunctionDef, call: ast.Call, named: Mapping[str, ast.expr]) -> list[str]:
    """What a case claims that is made by this call: what the maker says of its arguments."""
    names = [each.arg for each in maker.args.args]
    given = {
        **dict(zip(names, call.args, strict=False)),
        **{each.arg: each.value for each in call.keywords if each.arg},
    }
    found: list[str] = []
    for node in ast.walk(maker):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name == PLAYS:
                found += texts(args, {**named, **given})
    return found


def texts(args: Iterable[ast.expr], named: Mapping[str, ast.expr]) -> list[str]:
    """The texts among these arguments, as far as they can be read without running the file."""
    found = [text_in(each, named) for each in args]
    return [text for text in found if text is not None]


def text_in(node: ast.expr, named: Mapping[str, ast.expr]) -> str | None:
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.Name(id=name) if name in named and named[name] is not node:
            return text_in(named[name], {other: value for other, value in named.items() if other != name})
        case ast.FormattedValue(value=value):
            return text_in(value, named)
        case ast.JoinedStr(values=values):
            parts = [text_in(each, named) for each in values]
            return None if None in parts else "".join(map(str, parts))
    return None
