"""Effects in words: the tree that the rules walk, told by the entries of a game's catalogue.

Every verb, function and word of the notation has an entry: ``<game>-verb-place``, ``<game>-fn-territory``,
``<game>-word-capital``; what is counted has ``<game>-some-clan-own``; moments have ``<game>-when-clash_start``, and the
sides of a card ``<game>-side-season``. What joins them is alike in all games: ``core-effect-and``, ``-or``, ``-may``,
``-if``, ``-each``.

An entry gets what its call is told: the things in order as ``$what`` and ``$with``, the others by key (``$to``), the
block as ``$block``. ``PART($to, form: "in")`` writes such a part by the attribute of that name, or by the value where
the language needs no such form. To select, ``$to_is`` has the word or function itself, or "none" if nothing is said.
A quantity is ``$how`` (n, up_to, any, some, all, more, per, up_to_per) and ``$count``. ``$person`` is "you", or "they"
for what another player does; ``$there`` is 1 where a place has been chosen, and 2 where it is named, as ``$place``.
All of this is inherited by the parts.

A clause is told as a command; its attribute ``.inf`` follows "you may", its attribute ``.third`` follows a player's
name. Clauses are joined to one sentence; a clause that ends with a full stop stays one by itself. The form "sentence"
begins with a capital letter. Names are the catalogue's as ever: ``NAME($home)``.

The lines of a thing become entries of their own, written into the catalogue of the game when it is loaded:
``inis-text-act_bard`` for all of them, ``inis-text-act_bard-1`` and ``-2`` for each without its side. So terminal and
page show ready sentences, a message with such a key is like any other, and no reader needs to know the notation.
Names that the data file gives become entries in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from tuath.core.game import Game
from tuath.core.message import Param
from tuath.core.notation import (
    COMPARISONS,
    Apply,
    Call,
    Effect,
    Either,
    Expr,
    If,
    Line,
    May,
    Op,
    Stmt,
    Text,
    UpTo,
    Word,
    statements,
    write_expression,
)

Format = Callable[[str, str, Mapping[str, Param]], str]  # key, attribute, parameters
Params = dict[str, Param]

AMOUNTS = frozenset({"any", "some", "all"})
COUNTING = frozenset({"n", "min"})
SENTENCE = "sentence"
NONE = "none"
PLACES = ("what", "with")  # what a verb or a function is told, in order
PLACING = frozenset({"at"})  # blocks in which a place has been chosen
ACTING = frozenset({"as", "each_player", "each_spirit"})  # blocks in which somebody else acts
NAMES_OF_SIGNS = {"==": "is", "!=": "is-not", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least"}


class Some(NamedTuple):
    """So many of something."""

    thing: Expr


class Part(NamedTuple):
    """Something still to be said, and what it inherits from what is said around it."""

    node: Expr | Effect | Some
    params: Params


class Narrator:
    """Tells effects by the entries of one catalogue."""

    def __init__(self, format: Format, has: Callable[[str], bool], game: str) -> None:
        self.format = format
        self.has = has
        self.game = game
        self.parts: list[Part] = []
        self.unsaid: Params = {"what_is": NONE, "with_is": NONE, "condition_is": NONE}

    def learn(self, lines: Iterable[Line]) -> None:
        """Note every key that these lines use, so that entries can select by what is not said."""
        for line in lines:
            for statement in statements(line.effect):
                if isinstance(statement, Call):
                    self.unsaid |= {f"{key}_is": NONE for key, _ in statement.keys}

    def line(self, line: Line) -> str:
        """One line as sentences: when, on what condition, and what happens; without its side."""
        self.parts = []
        params: Params = {**self.unsaid, **dict(line.things), "person": "you", "there": 0, "how": "n", "count": 1}
        if line.condition is not None:
            params |= {"condition": self.part(line.condition, params), "condition_is": "given"}
        text = self.say(f"when-{line.when}", "", {**params, "effect": self.part(line.effect, params)})
        return ended(capital(text))

    def side(self, line: Line, text: str) -> str:
        return self.say(f"side-{line.side}", "", {"text": text})

    def say(self, key: str, form: str, params: Params) -> str:
        return self.format(f"{self.game}-{key.replace('.', '-')}", form, params)

    def part(self, node: Expr | Effect | Some, params: Params) -> str:
        """A handle for Fluent: what it stands for is said when an entry asks for it, in the form it asks for."""
        self.parts.append(Part(node, params))
        return f"#{len(self.parts) - 1}"

    def tell(self, handle: str, form: str) -> str:
        """Fluent's function PART."""
        node, params = self.parts[int(handle.removeprefix("#"))]
        if isinstance(node, tuple) and not isinstance(node, Some):
            return self.block(node, form, params)
        return self.some(node, form, params) if isinstance(node, Some) else self.expression(node, form, params)

    # ---- statements --------------------------------------------------------------------------------------------------

    def block(self, effect: Effect, form: str, params: Params) -> str:
        """The clauses of a block in one sentence, except those that are sentences themselves."""
        if form == SENTENCE:
            return capital(self.block(effect, "", params))
        sentences: list[list[str]] = []
        was_long = True
        for statement in effect:
            clause = self.statement(statement, form, params)
            now_long = is_long(statement) or clause.endswith(".")
            if was_long or now_long:
                sentences.append([])
            sentences[-1].append(clause)
            was_long = now_long
        told = [self.joined("and", clauses) for clauses in sentences]
        return told[0] if len(told) == 1 else " ".join(ended(capital(sentence)) for sentence in told)

    def statement(self, statement: Stmt, form: str, params: Params) -> str:
        match statement:
            case Call():
                return self.say(f"verb-{statement.verb}", form, self.call(statement, params))
            case If(condition, then, otherwise):
                said = {"condition": self.part(condition, params), "then": self.part(then, params)}
                key = "core-effect-if-else" if otherwise else "core-effect-if"
                return self.format(key, form, {**said, "otherwise": self.part(otherwise, params)})
            case Either(options):
                return self.joined("or", [self.block(option, form, params) for option in options])
            case May(effect):
                return self.format("core-effect-may", form, {**params, "block": self.part(effect, params)})

    def call(self, call: Call, params: Params) -> Params:
        """What the entry of a verb is told."""
        quantity, rest = split(call.args)
        own: Params = {**params, **self.unsaid, "how": "n", "count": 1}
        if quantity is not None:
            own |= self.quantity(quantity, params)
        own |= {f"{name}_is": called(arg) for name, arg in [*zip(PLACES, rest, strict=False), *call.keys]}
        inside = {**own, **self.unsaid, "how": "n", "count": 1}
        for name, arg in zip(PLACES, rest, strict=False):
            is_counted = quantity is not None and name == "what" and isinstance(arg, Word)
            own[name] = self.part(Some(arg) if is_counted else arg, {**own})
        own |= {name: self.part(arg, {**own}) for name, arg in call.keys}
        if call.block is not None:
            if call.verb in PLACING:
                inside |= {"there": 2, "place": own["what"]} if isinstance(rest[0], Word) else {"there": 1}
            inside |= {"person": "they"} if call.verb in ACTING else {}
            own["block"] = self.part(call.block, inside)
        return own

    def quantity(self, quantity: Expr, params: Params) -> Params:
        """``$how`` and ``$count``; what is counted first is ``$per``, at most ``$most`` of them."""
        match quantity:
            case int():
                return {"how": "n", "count": quantity}
            case UpTo(int(most)):
                return {"how": "up_to", "count": most}
            case UpTo(most):
                return {**self.quantity(most, params), "how": "up_to_per"}
            case Word(name):
                return {"how": name, "count": 2}
            case Op(_, None, right):
                return {"how": "more", "count": right if isinstance(right, int) else 1}
            case Apply("min", (int(most), counted)):
                return {**self.quantity(counted, params), "most": most}
            case Apply("n", (thing,)):
                return {"how": "per", "count": 1, "per": self.part(Some(thing), {**params, "count": 1}), "most": 0}
        return {"how": "per", "count": 1, "per": self.part(quantity, params), "most": 0}

    # ---- expressions -------------------------------------------------------------------------------------------------

    def some(self, some: Some, form: str, params: Params) -> str:
        """So many of something, and for each of what if it is counted."""
        text = self.say(f"some-{called(some.thing)}", form, params)
        if params.get("how") in ("per", "up_to_per") and form != "per":
            return self.format("core-effect-each", form, {**params, "text": text})
        return text

    def expression(self, expression: Expr, form: str, params: Params) -> str:
        match expression:
            case Op("and" | "or" as op, left, right):
                assert left is not None
                return self.joined(op, [self.expression(side, form, params) for side in (left, right)])
            case Op("not", None, Apply() as denied):
                return self.say(f"fn-{denied.name}", "not", self.told(denied, params))
            case Op(op, Apply("n", (thing,)), int(count)) if op in COMPARISONS:
                own: Params = {**params, "how": "n", "count": count, "what_is": called(thing)}
                return self.say(f"compare-{NAMES_OF_SIGNS[op]}", form, {**own, "what": self.part(Some(thing), own)})
            case Apply():
                return self.say(f"fn-{expression.name}", form, self.told(expression, params))
            case Word(name) if self.has(f"{self.game}-word-{called(expression)}"):
                return self.say(f"word-{name}", form, params)
            case Word():
                return self.some(Some(expression), form, {**params, "how": "n", "count": 1})
            case int():
                return self.format("core-number", form, {"count": expression})
            case Text(text):
                return text
        return write_expression(expression)

    def told(self, function: Apply, params: Params) -> Params:
        """What the entry of a function is told."""
        own: Params = {**params, **self.unsaid}
        told = [*zip(PLACES, function.args, strict=False), *function.keys]
        own |= {f"{name}_is": called(arg) for name, arg in told}
        return own | {name: self.part(arg, {**own}) for name, arg in told}

    def joined(self, how: str, texts: list[str]) -> str:
        *before, last = texts
        if not before:
            return last
        return self.format(f"core-effect-{how}", "", {"before": ", ".join(before), "last": last})


def split(args: tuple[Expr, ...]) -> tuple[Expr | None, tuple[Expr, ...]]:
    """The quantity of a call, and what else it is told."""
    if not args:
        return None, ()
    first = args[0]
    match first:
        case int() | UpTo() | Op("+" | "-", _, _):
            return first, args[1:]
        case Word(name) if name in AMOUNTS:
            return first, args[1:]
        case Apply(name) if name in COUNTING:
            return first, args[1:]
    return None, args


def called(expression: Expr) -> str:
    """What an entry can select by."""
    match expression:
        case Word(name):
            return name.replace(".", "-")
        case Apply(name):
            return name
    return "given"


def is_long(statement: Stmt) -> bool:
    """Is it told in a sentence of its own?"""
    return isinstance(statement, If | May) or (isinstance(statement, Call) and statement.block is not None)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def entries(game: Game[Any], narrator: Narrator, language: str) -> Iterator[tuple[str, str]]:
    """Keys and texts that a game's material adds to its catalogue: names from its data file, and what things do.

    A thing may stand in several families, as a card and as an answer: it has the same name in all of them.
    """
    narrator.learn(line for lines in game.lines().values() for line in lines)
    titles = {thing.partition(":")[2]: names[language] for thing, names in game.titles().items()}
    for domain in game.domains.values():
        for id in domain.ids:
            key = f"{game.key}-{domain.name}-{id}"
            if id in titles and not narrator.has(key):
                yield key, titles[id]
    for thing, lines in game.lines().items():
        key = f"{game.key}-text-{thing.partition(':')[2]}"
        texts = [narrator.line(line) for line in lines]
        for number, text in enumerate(texts, start=1):
            yield f"{key}-{number}", text
        yield key, " ".join(narrator.side(line, text) for line, text in zip(lines, texts, strict=True))


def fluent(key: str, text: str) -> str:
    """An entry in the format of Project Fluent that says exactly this."""
    said = "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)
    return f"{key} = {said}\n"
