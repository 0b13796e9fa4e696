"""Whether a tree can be understood: what a game's notation can say, and where it may stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from tuath.core.notation.tree import Apply, Call, Effect, Expr, If, NotationError, Op, Text, UpTo, Word, statements
from tuath.core.notation.writing import write_expression

ANYTHING = "anything"
ONLY = "="  # before the one thing that a key can say


@dataclass(frozen=True)
class Form:
    """How a verb or a function is used: the kinds of its arguments, in one of several ways, and of its keys."""

    ways: tuple[tuple[str, ...], ...]
    keys: Mapping[str, str] = field(default_factory=dict)
    needed: frozenset[str] = frozenset()  # keys that must be there
    fixed: Mapping[str, str] = field(
        default_factory=dict
    )  # keys that can say one thing only, which is done in any case
    block: bool = False
    gives: str = ""  # the kind of thing a function stands for
    only: tuple[tuple[str, ...], ...] = ()  # by way and place the only thing that can be said there, which is not read


def form(*ways: str, block: bool = False, gives: str = "", **keys: str) -> Form:
    """``form("number piece", "piece", to="place!")``: kinds with blanks between; "a|b" is one or the other.

    A key whose kind ends with "!" must be there; a key that is a word of Python has a line after it: ``from_``. After
    an equals sign stands the only thing that it can say: ``until="moment = end_of_turn"``, ``"number=1 card"``.
    """
    told = tuple(tuple(kind.partition("=") for kind in way.split()) for way in ways) or ((),)
    only = {key.rstrip("_"): value for key, kind in keys.items() if (value := kind.partition("=")[2].strip())}
    keys = {key: kind.partition("=")[0].strip() for key, kind in keys.items()}
    return Form(
        tuple(tuple(kind for kind, _, _ in way) for way in told),
        {key.rstrip("_"): kind.rstrip("!") for key, kind in keys.items()},
        frozenset(key.rstrip("_") for key, kind in keys.items() if kind.endswith("!")),
        only,
        block,
        gives,
        tuple(tuple(value for _, _, value in way) for way in told),
    )


class Vocabulary(NamedTuple):
    """What a game's notation can say: verbs and functions with their forms, words with their kinds."""

    verbs: Mapping[str, Form]
    functions: Mapping[str, Form]
    words: Mapping[str, str]  # "a|b": it can stand for either


NUMBER, CONDITION, TEXT, UP_TO, MORE = "number", "condition", "text", "up_to", "more"  # kinds the grammar itself knows
_JOINS = {"and": CONDITION, "or": CONDITION, "+": NUMBER, "-": NUMBER, "*": NUMBER}


def check(effect: Effect, vocabulary: Vocabulary) -> None:
    """Every verb, function, word and key is known and stands where it may; refused otherwise."""
    for statement in statements(effect):
        match statement:
            case Call(verb, args, keys, block):
                form = _known("verb", verb, vocabulary.verbs)
                if (block is not None) != form.block:
                    raise NotationError("block", found=verb, wanted=int(form.block))
                _check_arguments(verb, form, args, keys, vocabulary)
            case If(condition, _, _):
                check_expression(condition, CONDITION, vocabulary)


def check_expression(expression: Expr, wanted: str, vocabulary: Vocabulary) -> None:
    """The expression is of a wanted kind, and so is all that stands in it."""
    if not _fits(wanted, _kind(expression, wanted, vocabulary)):
        raise NotationError("kind", found=write_expression(expression), wanted=wanted)


def _known(what: str, name: str, known: Mapping[str, Form]) -> Form:
    if name not in known:
        raise NotationError("unknown", what=what, found=name, known=", ".join(sorted(known)))
    return known[name]


@cache
def _fits(wanted: str, kind: str) -> bool:
    return ANYTHING in (wanted, kind) or bool({*wanted.split("|")} & {*kind.split("|")})


def _check_arguments(
    name: str, form: Form, args: tuple[Expr, ...], keys: tuple[tuple[str, Expr], ...], vocabulary: Vocabulary
) -> None:
    for arg, *kinds in zip(args, *_ways_to_say(name, form, args), strict=True):
        check_expression(arg, "|".join(dict.fromkeys(kinds)), vocabulary)
    for key, value in keys:
        if key not in form.keys:
            raise NotationError("unread", found=name, argument=key, known=", ".join(sorted(form.keys)) or "–")
        check_expression(value, form.keys[key], vocabulary)
        if form.fixed.get(key, write_expression(value)) != write_expression(value):
            raise NotationError(
                "fixed", found=name, argument=key, value=write_expression(value), wanted=form.fixed[key]
            )
    for key in sorted(form.needed - {key for key, _ in keys}):
        raise NotationError("key", found=name, wanted=key)


def _ways_to_say(name: str, form: Form, args: tuple[Expr, ...]) -> list[tuple[str, ...]]:
    """The kinds of so many arguments, in each of the ways in which they may say what they do."""
    ways = [(way, only) for way, only in zip(form.ways, form.only, strict=True) if len(way) == len(args)]
    if not ways:
        wanted = ", ".join(str(len(way)) for way in form.ways)
        raise NotationError("arguments", found=name, count=len(args), wanted=wanted)
    said = [write_expression(arg) for arg in args]
    fitting = [way for way, only in ways if all(value in ("", text) for value, text in zip(only, said, strict=True))]
    if not fitting:
        known = [f"({', '.join(value or kind for value, kind in zip(only, way, strict=True))})" for way, only in ways]
        raise NotationError("only", found=name, value=", ".join(said), wanted=", ".join(known))
    return fitting


def _kind(expression: Expr, wanted: str, vocabulary: Vocabulary) -> str:
    match expression:
        case Word(name):
            if name not in vocabulary.words:
                known = ", ".join(sorted(word for word, kind in vocabulary.words.items() if _fits(wanted, kind)))
                raise NotationError("unknown", what="word", found=name, known=known or "–")
            return vocabulary.words[name]
        case Text():
            return TEXT
        case UpTo(most):
            check_expression(most, NUMBER, vocabulary)
            return UP_TO
        case Apply(name, args, keys):
            function = _known("function", name, vocabulary.functions)
            _check_arguments(name, function, args, keys, vocabulary)
            return function.gives
        case Op():
            return _kind_of_joint(expression, wanted, vocabulary)
    return NUMBER


def _kind_of_joint(joint: Op, wanted: str, vocabulary: Vocabulary) -> str:
    """Of what a sign makes; what it joins is checked too."""
    match joint:
        case Op("not", None, right):
            check_expression(right, CONDITION, vocabulary)
            return CONDITION
        case Op(_, None, right):
            check_expression(right, NUMBER, vocabulary)
            return MORE
        case Op("|" | "or" as op, left, right) if op == "|" or not _fits(wanted, CONDITION):
            assert left is not None
            check_expression(left, wanted, vocabulary)
            check_expression(right, wanted, vocabulary)
            return wanted
        case Op("*", int(), Word() as thing):
            return _kind(thing, wanted, vocabulary)
        case Op(op, left, right):
            inside = CONDITION if op in ("and", "or") else NUMBER
            assert left is not None
            if _JOINS.get(op) == NUMBER and (kind := _kind(left, inside, vocabulary)) in (UP_TO, MORE):  # "<=2*n(x)"
                check_expression(right, NUMBER, vocabulary)
                return kind
            check_expression(left, inside, vocabulary)
            check_expression(right, inside, vocabulary)
            return _JOINS.get(op, CONDITION)
