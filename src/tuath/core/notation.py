"""What cards do, in one line: a small language, its tree, its checks and its walker.

::

    effect = stmt { ";" stmt }                          done from left to right
    stmt   = verb "(" args ")" [ block ]
           | "if" "(" cond ")" block [ "else" block ]
           | "either" block "or" block { "or" block }   exactly one of them
           | "may" block                                all of it or nothing
    block  = "{" effect "}"
    args   = [ [key "="] expr { "," [key "="] expr } ]
    expr   = number, word (with dots), "text", function(args), ( expr ), <=expr, +expr, -expr, a|b,
             a*b, a+b, a-b, comparisons (== != < <= > >=), not, and, or       from tight to loose

The same tree is walked to act and printed to be read, so what a card says is what it does. Which verbs, functions
and words there are, and what may stand where, is a game's vocabulary.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from tuath.core.message import Param

# ---- the tree -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word:
    """A thing by name: ``here``, ``clan.own``."""

    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """Something between quotation marks."""

    text: str


@dataclass(frozen=True, slots=True)
class UpTo:
    """``<=3``: none, or as many as one likes up to so many."""

    most: Expr


@dataclass(frozen=True, slots=True)
class Apply:
    """A function of something: ``n(sanctuary)``, ``territory(present())``."""

    name: str
    args: tuple[Expr, ...] = ()
    keys: tuple[tuple[str, Expr], ...] = ()

    def key(self, name: str) -> Expr | None:
        for key, value in self.keys:
            if key == name:
                return value
        return None


@dataclass(frozen=True, slots=True)
class Op:
    """Two things joined by a sign; a sign before one thing has nothing on its left."""

    op: str
    left: Expr | None
    right: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """A verb and what it is told: the things in order, the things by key, and a block if it takes one."""

    verb: str
    args: tuple[Expr, ...] = ()
    keys: tuple[tuple[str, Expr], ...] = ()
    block: Effect | None = None

    def key(self, name: str) -> Expr | None:
        return next((value for key, value in self.keys if key == name), None)


@dataclass(frozen=True, slots=True)
class If:
    condition: Expr
    then: Effect
    otherwise: Effect = ()


@dataclass(frozen=True, slots=True)
class Either:
    options: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    effect: Effect


Expr = int | Word | Text | UpTo | Apply | Op
Stmt = Call | If | Either | May
Effect = tuple[Stmt, ...]


class Line(NamedTuple):
    """One thing that a card can do, as it is to be put into words: when, on what condition, and what happens."""

    side: str  # of the card, or how it is used
    when: str
    condition: Expr | None
    effect: Effect
    things: tuple[tuple[str, str], ...] = ()  # what words of this line stand for, as "domain:id"


class NotationError(ValueError):
    """A line that cannot be understood: which kind of mistake, and its particulars for a reader."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(f"{key}: " + ", ".join(f"{name} {value!r}" for name, value in params.items()))
        self.key = key
        self.params = params


# ---- reading --------------------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<text>\"[^\"]*\")|(?P<name>[a-z_][a-z0-9_]*)|(?P<sign><=|>=|==|!=|[<>+\-*|,;(){}=.]))"
)
RESERVED = frozenset({"if", "else", "either", "or", "may", "and", "not"})
COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
# How tight a sign binds what stands beside it; brackets are written where something looser stands inside.
_LEVEL = {"or": 1, "and": 2, "not": 3, **dict.fromkeys(COMPARISONS, 4), "+": 5, "-": 5, "*": 6, "|": 7}
_ONE = 8  # binds as one thing


class _Token(NamedTuple):
    kind: str  # number, text, name, sign, end
    text: str
    place: int  # of its first character, counted from 1


def _tokens(text: str) -> Iterator[_Token]:
    place, end = 0, len(text.rstrip())
    while place < end:
        found = _TOKEN.match(text, place)
        if found is None:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            raise NotationError("character", found=text[at], place=at + 1)
        kind = str(found.lastgroup)
        yield _Token(kind, found[kind], found.start(kind) + 1)
        place = found.end()
    yield _Token("end", "", end + 1)


class _Reader:
    """Recursive descent: one method for each line of the grammar."""

    def __init__(self, text: str) -> None:
        self.tokens = list(_tokens(text))
        self.at = 0

    @property
    def now(self) -> _Token:
        return self.tokens[self.at]

    def wrong(self, expected: str) -> NotationError:
        """``expected`` is a sign, or one of: statement, value, name, end."""
        found = self.now.text or "end"
        return NotationError("syntax", expected=expected, found=found, place=self.now.place)

    def sees(self, *texts: str) -> bool:
        return self.now.kind in ("sign", "name") and self.now.text in texts

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1].text

    def accept(self, text: str) -> bool:
        if self.sees(text):
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.wrong(text)

    def end(self) -> None:
        if self.now.kind != "end":
            raise self.wrong("end")

    def name(self, expected: str) -> str:
        if self.now.kind != "name" or self.now.text in RESERVED:
            raise self.wrong(expected)
        return self.take()

    def effect(self) -> Effect:
        found = [self.statement()]
        while self.accept(";"):
            found.append(self.statement())
        return tuple(found)

    def block(self) -> Effect:
        self.expect("{")
        effect = self.effect()
        self.expect("}")
        return effect

    def statement(self) -> Stmt:
        if self.accept("if"):
            self.expect("(")
            condition = self.expression()
            self.expect(")")
            return If(condition, self.block(), self.block() if self.accept("else") else ())
        if self.accept("either"):
            options = [self.block()]
            self.expect("or")
            options.append(self.block())
            while self.accept("or"):
                options.append(self.block())
            return Either(tuple(options))
        if self.accept("may"):
            return May(self.block())
        verb = self.name("statement")
        args, keys = self.arguments()
        return Call(verb, args, keys, self.block() if self.sees("{") else None)

    def arguments(self) -> tuple[tuple[Expr, ...], tuple[tuple[str, Expr], ...]]:
        self.expect("(")
        args: list[Expr] = []
        keys: list[tuple[str, Expr]] = []
        if self.accept(")"):
            return (), ()
        while True:
            if self.now.kind == "name" and self.tokens[self.at + 1].text == "=":
                key = self.name("name")
                self.expect("=")
                if any(key == other for other, _ in keys):
                    raise NotationError("twice", found=key)
                keys.append((key, self.expression()))
            else:
                args.append(self.expression())
            if self.accept(")"):
                return tuple(args), tuple(keys)
            if not self.accept(","):
                raise self.wrong(")")

    def expression(self) -> Expr:
        return self.chain(self.conjunction, "or")

    def conjunction(self) -> Expr:
        return self.chain(self.comparison, "and")

    def comparison(self) -> Expr:
        if self.accept("not"):
            return Op("not", None, self.comparison())
        left = self.sum()
        return Op(self.take(), left, self.sum()) if self.sees(*COMPARISONS) else left

    def sum(self) -> Expr:
        return self.chain(self.product, "+", "-")

    def product(self) -> Expr:
        return self.chain(self.mixture, "*")

    def mixture(self) -> Expr:
        return self.chain(self.one, "|")

    def chain(self, part: Callable[[], Expr], *signs: str) -> Expr:
        left = part()
        while self.sees(*signs):
            left = Op(self.take(), left, part())
        return left

    def one(self) -> Expr:
        if self.accept("<="):
            return UpTo(self.one())
        if self.sees("+", "-"):
            return Op(self.take(), None, self.one())
        if self.accept("("):
            inside = self.expression()
            self.expect(")")
            return inside
        if self.now.kind == "number":
            return int(self.take())
        if self.now.kind == "text":
            return Text(self.take()[1:-1])
        word = self.name("value")
        if self.sees("("):
            return Apply(word, *self.arguments())
        while self.accept("."):
            word += f".{self.name('name')}"
        return Word(word)


def parse(text: str) -> Effect:
    """The tree of a line; refused with the place and what would be right there."""
    reader = _Reader(text)
    effect = reader.effect()
    reader.end()
    return effect


def parse_expression(text: str) -> Expr:
    """The tree of a condition or another expression that stands by itself."""
    reader = _Reader(text)
    expression = reader.expression()
    reader.end()
    return expression


# ---- writing --------------------------------------------------------------------------------------------------------


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


# ---- looking through a tree -----------------------------------------------------------------------------------------


def statements(effect: Effect) -> Iterator[Stmt]:
    """Every statement, the outer ones first."""
    for statement in effect:
        yield statement
        for block in blocks(statement):
            yield from statements(block)


def expressions(effect: Effect) -> Iterator[Expr]:
    """Every expression in it, each before its parts."""
    for statement in statements(effect):
        match statement:
            case Call():
                yield from _with_parts((*statement.args, *(value for _, value in statement.keys)))
            case If(condition):
                yield from _with_parts((condition,))


def _with_parts(found: tuple[Expr, ...]) -> Iterator[Expr]:
    for expression in found:
        yield expression
        match expression:
            case Apply(_, args, keys):
                yield from _with_parts((*args, *(value for _, value in keys)))
            case Op(_, left, right):
                yield from _with_parts((right,) if left is None else (left, right))
            case UpTo(most):
                yield from _with_parts((most,))


def blocks(statement: Stmt) -> tuple[Effect, ...]:
    """The effects inside a statement."""
    match statement:
        case Call(block=block):
            return () if block is None else (block,)
        case If(_, then, otherwise):
            return (then, otherwise)
        case Either(options):
            return options
        case May(effect):
            return (effect,)


# ---- checking -------------------------------------------------------------------------------------------------------

ANYTHING = "anything"


@dataclass(frozen=True)
class Form:
    """How a verb or a function is used: the kinds of its arguments, in one of several ways, and of its keys."""

    ways: tuple[tuple[str, ...], ...]
    keys: Mapping[str, str] = field(default_factory=dict)
    needed: frozenset[str] = frozenset()  # keys that must be there
    block: bool = False
    gives: str = ""  # the kind of thing a function stands for


def form(*ways: str, block: bool = False, gives: str = "", **keys: str) -> Form:
    """``form("number piece", "piece", to="place!")``: kinds with blanks between; "a|b" is one or the other.

    A key whose kind ends with "!" must be there; a key that is a word of Python has a line after it: ``from_``.
    """
    return Form(
        tuple(tuple(way.split()) for way in ways) or ((),),
        {key.rstrip("_"): kind.rstrip("!") for key, kind in keys.items()},
        frozenset(key.rstrip("_") for key, kind in keys.items() if kind.endswith("!")),
        block,
        gives,
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


def _fits(wanted: str, kind: str) -> bool:
    return ANYTHING in (wanted, kind) or bool({*wanted.split("|")} & {*kind.split("|")})


def _check_arguments(
    name: str, form: Form, args: tuple[Expr, ...], keys: tuple[tuple[str, Expr], ...], vocabulary: Vocabulary
) -> None:
    ways = [way for way in form.ways if len(way) == len(args)]
    if not ways:
        wanted = ", ".join(str(len(way)) for way in form.ways)
        raise NotationError("arguments", found=name, count=len(args), wanted=wanted)
    for place, arg in enumerate(args):
        check_expression(arg, "|".join(dict.fromkeys(way[place] for way in ways)), vocabulary)
    for key, value in keys:
        if key not in form.keys:
            raise NotationError("unknown", what="key", found=key, known=", ".join(sorted(form.keys)) or "–")
        check_expression(value, form.keys[key], vocabulary)
    for key in sorted(form.needed - {key for key, _ in keys}):
        raise NotationError("key", found=name, wanted=key)


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


# ---- reading conditions ---------------------------------------------------------------------------------------------

COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def is_so(condition: Expr, test: Callable[[Expr], bool], number: Callable[[Expr], int]) -> bool:
    """Does a condition hold? What it is joined of is read here; the game tests its parts and counts its numbers."""
    match condition:
        case Op("and", left, right) if left is not None:
            return is_so(left, test, number) and is_so(right, test, number)
        case Op("or", left, right) if left is not None:
            return is_so(left, test, number) or is_so(right, test, number)
        case Op("not", None, right):
            return not is_so(right, test, number)
        case Op(op, left, right) if op in COMPARE and left is not None:
            return COMPARE[op](number(left), number(right))
    return test(condition)


# ---- walking --------------------------------------------------------------------------------------------------------


class Use(Protocol):
    """One use of a card: who acts and where, and how what depends on a condition or a choice is settled."""

    current: Stmt | None  # what is being carried out

    def holds(self, condition: Expr) -> bool: ...

    async def pick(self, either: Either) -> Effect:
        """One of the options."""

    async def agrees(self, may: May) -> bool: ...


U = TypeVar("U", bound=Use)
Verbs = Mapping[str, Callable[[U, Call], Awaitable[None]]]


async def walk(use: U, effect: Effect, verbs: Verbs[U]) -> None:
    """Do what the effect says, from left to right; a condition is read when its turn comes."""
    for statement in effect:
        use.current = statement
        match statement:
            case Call(verb):
                await verbs[verb](use, statement)
            case If(condition, then, otherwise):
                await walk(use, then if use.holds(condition) else otherwise, verbs)
            case Either():
                await walk(use, await use.pick(statement), verbs)
            case May(inside):
                if await use.agrees(statement):
                    await walk(use, inside, verbs)
