"""What there is to know about a tree of the notation before it is put into words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tuath.core.notation import (
    COMPARISONS,
    Apply,
    Call,
    Effect,
    Expr,
    If,
    May,
    Op,
    Stmt,
    UpTo,
    Word,
)

AMOUNTS = frozenset({"any", "some", "all", "half_up", "x"})
COUNTING = frozenset({
    "n", "min", "max", "div_down", "half_up", "half_down", "n_lands", "n_types", "cost", "stage", "between",
})  # fmt: skip
PLACING = frozenset({"at"})  # blocks in which a place has been chosen
ACTING = frozenset({"as", "each_player", "each_spirit"})  # blocks in which somebody else acts
LISTED = frozenset({"add", "destroy", "drown", "gather", "push", "remove"})  # verbs told once of several things
WAYS = {
    "gather": "into",
    "push": "from",
    "move": "from",
    "remove": "from",
    "remove_health": "from",
}  # where things go from a place


@dataclass(frozen=True, slots=True)
class Some:
    """So many of something."""

    thing: Expr


def split(args: tuple[Expr, ...]) -> tuple[Expr | None, tuple[Expr, ...]]:
    """The quantity of a call, and what else it is told."""
    if not args:
        return None, ()
    first = args[0]
    match first:
        case int() | UpTo() | Op("+" | "-", _, _) | Op("*", _, Apply()):
            return first, args[1:]
        case Word(name) if name in AMOUNTS:
            return first, args[1:]
        case Apply(name) if name in COUNTING:
            return first, args[1:]
    return None, args


def lifted(quantity: Expr) -> Expr:
    """The sign of a whole product or sum before it: "+4*n(blight)" is that much more."""
    match quantity:
        case Op("*" | "+" | "-" as op, left, right) if left is not None:
            match lifted(left):
                case Op("+" | "-" as sign, None, first):
                    return Op(sign, None, Op(op, first, right))
                case UpTo(first):
                    return UpTo(Op(op, first, right))
    return quantity


def called(expression: Expr) -> str:
    """What an entry can select by."""
    match expression:
        case Word(name):
            return name.replace(".", "-")
        case Apply("none"):
            return "lacking"  # "none" says that nothing is said
        case Apply(name):
            return name
    return "given"


def mixed(thing: Expr) -> Iterator[Expr]:
    """The things of a mixture; of several of one thing, that thing."""
    match thing:
        case Op("|" | "&", left, right):
            assert left is not None
            yield from (*mixed(left), *mixed(right))
        case Op("*", int(), one):
            yield one
        case _:
            yield thing


def is_mixture(thing: Expr) -> bool:
    return isinstance(thing, Op) and thing.op in ("|", "&")


def is_both(thing: Expr) -> bool:
    """Is every one of the things meant? Nobody writes so; ``together`` puts conditions like that."""
    return isinstance(thing, Op) and thing.op == "&"


def together(condition: Expr) -> Iterator[Expr]:
    """What must hold together, pieces that must be there in one: "has(dahan) and has(town)" as "Dahan and towns"."""
    pieces: list[Expr] = []
    for one in conjuncts(condition):
        match one:
            case Apply("has", (Word() as piece,)):
                pieces.append(piece)
                continue
        yield from merged(pieces)
        pieces = []
        yield one
    yield from merged(pieces)


def merged(pieces: list[Expr]) -> Iterator[Expr]:
    if pieces:
        joint = pieces[0]
        for piece in pieces[1:]:
            joint = Op("&", joint, piece)
        yield Apply("has", (joint,))


def is_condition(expression: Expr) -> bool:
    match expression:
        case Op(op, _, _):
            return op in ("and", "or", "not") or op in COMPARISONS
        case Apply(name):
            return name not in COUNTING
    return False


def conjuncts(condition: Expr) -> Iterator[Expr]:
    """What must hold together."""
    match condition:
        case Op("and", left, right):
            assert left is not None
            yield from (*conjuncts(left), *conjuncts(right))
        case _:
            yield condition


def shape(effect: Effect) -> str:
    """How a block is told: what may be done, what is done in a place, by somebody, on a condition or in another block,
    one clause, several, or some that are long.
    """
    match effect:
        case (May(),):
            return "may"
        case (If(),):
            return "chained"
        case (Call(verb, _, _, block),) if block is not None:
            return "placed" if verb in PLACING else "acted" if verb in ACTING else "nested"
    if any(map(is_long, effect)):
        return "long"
    return "one" if len(effect) == 1 else "several"


def is_bound(statement: Stmt) -> bool:
    """Is it told where things go, which should follow where they come from?"""
    return isinstance(statement, Call) and statement.verb in ("push", "move") and "to" in dict(statement.keys)


def way(effect: Effect) -> str:
    """Do things leave the place where all of it happens, or come into it?"""
    ways = {WAYS.get(statement.verb, "none") if isinstance(statement, Call) else "none" for statement in effect}
    return ways.pop() if len(ways) == 1 else "none"


def key_of(text: str) -> str:
    """A text as part of a key."""
    return "_".join(re.findall(r"[a-z0-9]+", text.lower()))


def is_long(statement: Stmt) -> bool:
    """Is it told in a sentence of its own?"""
    return isinstance(statement, If | May) or (isinstance(statement, Call) and statement.block is not None)


def is_winding(effect: Effect) -> bool:
    """Must it be set off from what is said beside it?"""
    match effect:
        case (Call(_, args, (), None),):
            return any(map(is_mixture, args))
    return True


def runs(effect: Iterable[Stmt]) -> Iterator[tuple[Stmt, ...]]:
    """Statements in a row; those together that do the same with different things."""
    run: list[Stmt] = []
    for statement in effect:
        if run and not all(is_alike(before, statement) for before in run):
            yield tuple(run)
            run = []
        run.append(statement)
    if run:
        yield tuple(run)


def is_alike(one: Stmt, other: Stmt) -> bool:
    """Do both do the same, each with so many of something else?"""
    match one, other:
        case Call(verb, (many, thing), (), None), Call(again, (more, another), (), None) if verb == again:
            counted = all(split(args)[0] is not None for args in ((many, thing), (more, another)))
            named = all(isinstance(each, Word) or is_mixture(each) for each in (thing, another))
            return verb in LISTED and thing != another and counted and named
    return False


def summed(effect: Effect) -> Iterator[Stmt]:
    """Statements; one of something and up to so many more of it as one: "gather 1 to 2"."""
    before: Stmt | None = None
    for statement in effect:
        match before, statement:
            case Call(verb, (int(least), thing), (), None), Call(again, (UpTo(int(more)), other), (), None) if (
                verb,
                thing,
            ) == (again, other) and verb in LISTED:
                before = Call(verb, (Apply("between", (least, least + more)), thing), (), None)
                continue
        if before is not None:
            yield before
        before = statement
    if before is not None:
        yield before


def terrain_of(kind: Expr) -> Expr:
    """A kind of land as it is mixed with others."""
    match kind:
        case Apply("terrain", (terrain,)):
            return terrain
    return kind


# ---- numbers that must be counted -----------------------------------------------------------------------------------


def first_number(number: Expr) -> int | str:
    """The number that is told first: of "2*n(dahan)+1" it is 2, for each of the Dahan."""
    match number:
        case int():
            return number
        case Word("x"):
            return "X"
        case Op("*", int(count), _):
            return count
        case Op("+" | "-" | "*", left, _) if left is not None:
            return first_number(left)
        case Apply("min" | "max", (int(), counted)) | Apply("min" | "max" | "div_down", (counted, _)):
            return first_number(counted)
        case Apply("half_up" | "half_down", (counted,)):
            return first_number(counted)
    return 1


def one_of(number: Expr) -> Expr | Some:
    """What is counted, as one of it is told."""
    match number:
        case Apply("n", (thing,)):
            return Some(thing)
    return number


def part_of(quantity: Expr, thing: Expr) -> tuple[str, int] | None:
    """Is it a part of the things themselves: half of them and how it is rounded, or all but so many?"""
    match quantity:
        case UpTo(most):
            return part_of(most, thing)
        case Apply("half_up" | "half_down" as half, (Apply("n", (counted,)),)) if counted == thing:
            return half, 0
        case Op("-", Apply("n", (counted,)), int(but)) if counted == thing:
            return "all_but", but
    return None
