"""An effect that leaves nothing to choice but where and whom: S-22.22."""

from __future__ import annotations

from functools import lru_cache

from tuath.core.notation import Call, Effect, Either, Expr, If, May, Op, Stmt, UpTo, Word
from tuath.games.spirit_island.material.vocabulary import VERBS

ANY, ALL_OF_THEM = Word("any"), Word("all")


@lru_cache(maxsize=1 << 10)
def forced(effect: Effect) -> Effect:
    """S-22.22: "up to" as often as possible, "or" as "and"."""
    return tuple(each for statement in effect for each in forced_statement(statement))


def forced_statement(statement: Stmt) -> Effect:
    match statement:
        case Either(options):
            return tuple(each for option in options for each in forced(option))
        case May(inside):
            return (May(forced(inside)),)
        case If(condition, then, otherwise):
            return (If(condition, forced(then), forced(otherwise)),)
        case Call(verb, args, keys, block):
            given = tuple(forced_number(verb, each) for each in args)
            return (Call(verb, given, keys, None if block is None else forced(block)),)
    return (statement,)


def forced_number(verb: str, expression: Expr) -> Expr:
    match expression:
        case UpTo(most):
            return most
        case Op("*", UpTo(most), each):
            return Op("*", most, each)
    is_quantity = VERBS[verb].needs in ("pieces", "pieces_beside")
    return ALL_OF_THEM if expression == ANY and is_quantity else expression
