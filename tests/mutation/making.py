"""Mutants: places in functions where the program could do something a little different, found in its syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar, cast

ROOT = Path(__file__).resolve().parents[2]
PLACES = {
    "core": "src/tuath/core", "arrival": "src/tuath/games/arrival", "origo": "src/tuath/games/origo",
    "inis": "src/tuath/games/inis", "spirit_island": "src/tuath/games/spirit_island", "server": "src/tuath/server",
}  # fmt: skip
NOT_THE_PROGRAM = ("/bench/", "/migrations/", "/versions/")  # what measures, and what has been done already
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
Sign = TypeVar("Sign", ast.cmpop, ast.boolop, ast.operator)
Function = ast.FunctionDef | ast.AsyncFunctionDef
SAID = ast.Assert | ast.Raise | ast.JoinedStr  # what is only said, or holds anyway


class Mutant(NamedTuple):
    """A file with other words at one place; bytes are counted, as Python's syntax does."""

    file: str
    line: int
    function: int  # the line with which its code begins
    name: str
    kind: str
    begin: int
    end: int
    words: str

    @property
    def id(self) -> str:
        return f"{self.file}:{self.begin}:{self.end}:{self.kind}"

    @property
    def called(self) -> str:
        """The function, as `calls.py` notes it."""
        return f"{self.file}:{self.function}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.begin] + self.words.encode() + source[self.end :]


def files(places: Sequence[str]) -> Iterator[Path]:
    for place in places:
        for path in sorted((ROOT / PLACES[place]).rglob("*.py")):
            if not any(part in path.as_posix() for part in NOT_THE_PROGRAM):
                yield path


def sample(places: Sequence[str], size: int, seed: int) -> list[Mutant]:
    """So many of all that there are, the same for a seed as long as the program is the same."""
    everyone = [mutant for path in files(places) for mutant in mutants(path)]
    return Random(seed).sample(everyone, min(size, len(everyone)))


def mutants(path: Path) -> Iterator[Mutant]:
    source = path.read_bytes()
    file = path.relative_to(ROOT).as_posix()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function, node in inside(ast.parse(source), None):
        for kind, place, words in changes(node):
            begin = starts[place.lineno - 1] + place.col_offset
            end = starts[(place.end_lineno or 0) - 1] + (place.end_col_offset or 0)
            first = min([function.lineno, *(each.lineno for each in function.decorator_list)])
            yield Mutant(file, place.lineno, first, function.name, kind, begin, end, words)


def inside(node: ast.AST, function: Function | None) -> Iterator[tuple[Function, ast.AST]]:
    """Everything that is carried out in functions, each with the innermost of them; neither types nor docstrings."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            for statement in child.body:
                if not is_docstring(statement) and not isinstance(statement, SAID):
                    yield child, statement
                    yield from inside(statement, child)
        elif isinstance(child, ast.ClassDef):
            yield from inside(child, None)
        elif not isinstance(child, ast.arguments | SAID):
            if isinstance(node, ast.AnnAssign) and child is node.annotation:
                continue
            if function is not None:
                yield function, child
            yield from inside(child, function)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


Place = ast.expr | ast.stmt


def changes(node: ast.AST) -> Iterator[tuple[str, Place, str]]:
    """What could stand there instead: a kind, the place, and its words."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in OTHER:
            yield "comparison", node, f"({ast.unparse(ast.Compare(left, [other(op)], [right]))})"
        case ast.BoolOp(op, values):
            yield "and or", node, f"({ast.unparse(ast.BoolOp(other(op), values))})"
        case ast.BinOp(left, op, right) if type(op) in OTHER and not is_text(left) and not is_text(right):
            yield "arithmetic", node, f"({ast.unparse(ast.BinOp(left, other(op), right))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield "not", node, f"({ast.unparse(operand)})"
        case ast.Constant(bool(value)):
            yield "truth", node, str(not value)
        case ast.Constant(int(value)):
            yield "number", node, str(value + 1)
        case ast.If(test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign():
            yield "left out", node, "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "left out", node, "pass"
        case ast.Continue():
            yield "loop", node, "break"


def other(op: Sign) -> Sign:
    """The one that stands for it in the table, and is of the same sort."""
    return cast("Sign", OTHER[type(op)]())


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
