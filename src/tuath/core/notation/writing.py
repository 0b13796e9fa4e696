"""From a tree to its line of text."""

from __future__ import annotations

from tuath.core.notation.tree import (
    COMPARISONS,
    Apply,
    Call,
    Effect,
    Either,
    Expr,
    If,
    May,
    Op,
    Stmt,
    Text,
    UpTo,
    Word,
)

# How tight a sign binds what stands beside it; brackets are written where something looser stands inside.
_LEVEL = {"or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARISONS, 4), "+": 5, "-": 5, "*": 6, "|": 7}
_ONE = 8  # binds as one thing


def write(effect: Effect) -> str:
    """The line of a tree, always the same; reading it gives the tree again."""
    return "; ".join(_write_statement(statement) for statement in effect)


def write_expression(expression: Expr) -> str:
    return _write(expression, 0)


def _write_statement(statement: Stmt) -> str:
    match statement:
        case Call(verb, args, keys, block):
            return f"{verb}({_write_arguments(args, keys)})" + ("" if block is None else _write_block(block))
        case If(condition, then, otherwise):
            rest = f"else{_write_block(otherwise)}" if otherwise else ""
            return f"if({write_expression(condition)}){_write_block(then)}{rest}"
        case Either(options):
            return "either" + "or".join(map(_write_block, options))
        case May(effect):
            return f"may{_write_block(effect)}"


def _write_block(effect: Effect) -> str:
    return f"{{{write(effect)}}}"


def _write_arguments(args: tuple[Expr, ...], keys: tuple[tuple[str, Expr], ...]) -> str:
    return ", ".join([*map(write_expression, args), *(f"{key}={write_expression(value)}" for key, value in keys)])


def _write(expression: Expr, level: int) -> str:
    """``level``: what binds less than this needs brackets here."""
    match expression:
        case Word(name):
            return name
        case Text(text):
            return f'"{text}"'
        case UpTo(most):
            return f"<={_write(most, _ONE)}"
        case Apply(name, args, keys):
            return f"{name}({_write_arguments(args, keys)})"
        case Op("not", None, right):
            return _in_brackets(f"not {_write(right, _LEVEL['not'])}", _LEVEL["not"] < level)
        case Op(op, None, right):
            return f"{op}{_write(right, _ONE)}"
        case Op(op, left, right):
            own = _LEVEL[op]
            gap = " " if op in ("and", "or") else ""
            assert left is not None
            before, after = _write(left, own + (op in COMPARISONS)), _write(right, own + 1)
            return _in_brackets(f"{before}{gap}{op}{gap}{after}", own < level)
    return str(expression)


def _in_brackets(text: str, needed: bool) -> str:
    return f"({text})" if needed else text
