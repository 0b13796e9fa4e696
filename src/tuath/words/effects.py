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
begins with a capital letter, "text" gives each clause a sentence of its own, and "inner" never ends one: a long clause
is followed by a semicolon (``<game>-effect-then``). Names are the catalogue's as ever: ``NAME($home)``.

A game may join clauses in its own way, by ``<game>-effect-if`` and the like. One that writes numbers as digits has
``<game>-noun-town``: the noun alone, by ``$count``, which is "mass" for "some of them", and with ``.dat`` if that
differs; its entries ask for "mass", "many" (all of them), "per", or one of these with "_dat". A quantity is then told
by ``$limit`` (exactly, up_to, more, less), ``$count`` (a number or "X") and ``$counted``: "no", "per" with ``$per`` and
``$most``, or "formula" with ``$formula``. What is said of a land comes in two parts: ``$kind``, by the entries
``<game>-kind-coastal`` in the form of ``$number`` (one, many, many_dat), and ``$rest``, in the form "with". A text
between quotation marks has an entry too: ``<game>-text-…`` with its words joined by lines.

The lines of a thing become entries of their own, written into the catalogue of the game when it is loaded:
``inis-text-act_bard`` for all of them, ``inis-text-act_bard-1`` and ``-2`` for each without its side. So terminal and
page show ready sentences, a message with such a key is like any other, and no reader needs to know the notation.
Names that the data file gives become entries in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
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
    write_expression,
)
from tuath.words.trees import (
    PLACING,
    called,
    conjuncts,
    is_condition,
    is_long,
    is_mixture,
    key_of,
    lifted,
    mixed,
    shape,
    split,
)

Format = Callable[[str, str, Mapping[str, Param]], str]  # key, attribute, parameters
Params = dict[str, Param]

SENTENCE, TEXT, INNER = "sentence", "text", "inner"  # forms of a block
MASS, MANY, DATIVE = "mass", "many", "dat"  # forms of a noun
KINDS = frozenset({"one", "many", "many_dat"})  # forms of a kind of land
NONE = "none"
PLACES = ("what", "with")  # what a verb or a function is told, in order
ACTING = frozenset({"as", "each_player", "each_spirit"})  # blocks in which somebody else acts
BARE = frozenset({"land"})  # functions in which a piece by itself means that it is there
NAMES_OF_SIGNS = {
    "==": "is", "!=": "is-not", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least",
    "+": "plus", "-": "minus", "*": "times",
}  # fmt: skip
# A quantity that says nothing but one.
ONE: Params = {"how": "n", "count": 1, "limit": "exactly", "counted": "no", "most": 0}


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
        self.unsaid: Params = {}

    def learn(self, catalogue: str) -> None:
        """Note every key by which its entries select, so that they can select by what is not said."""
        self.unsaid |= dict.fromkeys(re.findall(r"\$(\w+_is)\b", catalogue), NONE)

    def line(self, line: Line) -> str:
        """One line as sentences: when, on what condition, and what happens; without its side."""
        self.parts = []
        params: Params = {**self.unsaid, **dict(line.things), "person": "you", "there": 0, **ONE}
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
        if form == TEXT:
            clauses = [self.statement(statement, "", params) for statement in effect]
            return " ".join(ended(capital(clause)) for clause in clauses)
        if form == INNER:
            clauses = [self.statement(statement, "", params) for statement in effect]
            return self.joined("then" if any(map(is_long, effect)) else "and", clauses)
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
                key = self.own("effect-if-else" if otherwise else "effect-if")
                return self.format(key, form, {**said, "otherwise": self.part(otherwise, params)})
            case Either(options):
                if self.has(f"{self.game}-effect-either"):
                    return self.joined("either", [self.block(option, INNER, params) for option in options])
                return self.joined("or", [self.block(option, form, params) for option in options])
            case May(effect):
                own: Params = {**params, "block": self.part(effect, params), "block_is": shape(effect)}
                return self.format(self.own("effect-may"), form, own)

    def own(self, key: str) -> str:
        """The game's own entry of this kind, or the one for all games."""
        return f"{self.game}-{key}" if self.has(f"{self.game}-{key}") else f"core-{key}"

    def call(self, call: Call, params: Params) -> Params:
        """What the entry of a verb is told."""
        quantity, rest = split(call.args)
        own: Params = {**params, **self.unsaid, **ONE}
        if quantity is not None:
            own |= self.quantity(quantity, params)
        own |= {f"{name}_is": called(arg) for name, arg in [*zip(PLACES, rest, strict=False), *call.keys]}
        inside = {**own, **self.unsaid, **ONE}
        for name, arg in zip(PLACES, rest, strict=False):
            is_counted = quantity is not None and name == "what" and (isinstance(arg, Word) or is_mixture(arg))
            own[name] = self.part(Some(arg) if is_counted else arg, {**own})
        own |= {name: self.part(arg, {**own}) for name, arg in call.keys}
        own |= self.sorted_out(rest, own)
        if call.block is not None:
            if call.verb in PLACING:
                inside |= {"there": 2, "place": own["what"]} if isinstance(rest[0], Word) else {"there": 1}
            inside |= {"person": "they"} if call.verb in ACTING else {}
            own |= {"block": self.part(call.block, inside), "block_is": shape(call.block)}
        return own

    def quantity(self, quantity: Expr, params: Params) -> Params:
        """``$how`` and ``$count``; what is counted first is ``$per``, at most ``$most`` of them."""
        match lifted(quantity):
            case int(count):
                return {**ONE, "count": count}
            case UpTo(int(most)):
                return {**ONE, "how": "up_to", "count": most, "limit": "up_to"}
            case UpTo(most):
                return {**self.quantity(most, params), "how": "up_to_per", "limit": "up_to"}
            case Op("+" | "-" as sign, None, right):
                limit = "more" if sign == "+" else "less"
                return {**self.quantity(right, params), "how": "more", "limit": limit}
            case Word(name):
                return {**ONE, "count": "X"} if name == "x" else {**ONE, "how": name, "count": 2}
        return self.counted(quantity, params)

    def counted(self, number: Expr, params: Params) -> Params:
        """A number that must be counted first: so much for each of something, or a formula."""
        own: Params = {**ONE, "how": "per", "counted": "per"}
        match number:
            case Apply("min", (int(most), counted)):
                return {**self.quantity(counted, params), "most": most}
            case Apply("n", (thing,)):
                return {**own, "per": self.part(Some(thing), {**params, **ONE})}
            case Apply("n", (_, _)):
                return {**own, "per": self.part(number, {**params, **ONE})}
            case Op("*", int(count), Apply("n") as counted):
                return {**self.counted(counted, params), "count": count}
        part = self.part(number, {**params, **ONE})
        return {**own, "count": "X", "counted": "formula", "formula": part, "per": part}

    # ---- expressions -------------------------------------------------------------------------------------------------

    def some(self, some: Some, form: str, params: Params) -> str:
        """So many of something, and for each of what if it is counted."""
        if self.is_noun(some.thing):
            return self.noun(some.thing, form, params)
        if is_mixture(some.thing) or self.has(f"{self.game}-word-{called(some.thing)}"):
            return self.expression(some.thing, form, params)
        text = self.say(f"some-{called(some.thing)}", form, params)
        if params.get("how") in ("per", "up_to_per") and form != "per":
            return self.format("core-effect-each", form, {**params, "text": text})
        return text

    def is_noun(self, thing: Expr) -> bool:
        """Does the game tell the noun alone?"""
        return self.has(f"{self.game}-noun-{called(next(mixed(thing)))}")

    def noun(self, thing: Expr, form: str, params: Params) -> str:
        """A noun or several, without how many of them there are; "2*explorer" says so itself."""
        own = {**params}
        if form.startswith(MASS):
            own |= {**ONE, "count": MASS}
        elif form.startswith(MANY):
            own |= {**ONE, "how": MANY, "count": 2}
        elif form == "per":
            own |= ONE
        if is_mixture(thing):
            joint = "and" if own["how"] in ("all", MANY) else "or" if own["count"] in (1, MASS) else "and-or"
            return self.joined(joint, [self.noun(one, form, own) for one in mixed(thing)])
        match thing:
            case Op("*", int(count), one):
                alone = DATIVE if form.endswith(DATIVE) else ""
                return f"{count} {self.noun(one, alone, {**own, **ONE, 'count': count})}"
        return self.say(f"noun-{called(thing)}", DATIVE if form.endswith(DATIVE) else "", own)

    def kind(self, node: Expr, form: str, params: Params) -> str:
        """A kind of land, or several of which it may be one."""
        match node:
            case Apply("terrain", (terrain,)):
                return self.kind(terrain, form, params)
        *before, last = (f"kind-{called(one)}" for one in mixed(node))
        own: Params = {**params, "number": form}
        return self.joined("or", [*(self.say(key, "before", own) for key in before), self.say(last, "", own)])

    def is_kind(self, node: Expr) -> bool:
        match node:
            case Apply("terrain", (terrain,)):
                return self.is_kind(terrain)
            case Word() | Apply() | Op("|"):
                return all(self.has(f"{self.game}-kind-{called(one)}") for one in mixed(node))
        return False

    def sorted_out(self, args: tuple[Expr, ...], params: Params) -> Params:
        """What is said of a land: ``$kind`` is the land itself, ``$rest`` follows it."""
        condition = next((arg for arg in reversed(args) if is_condition(arg) or self.is_kind(arg)), None)
        if condition is None:
            return {}
        said = [self.there_is(one) for one in conjuncts(condition)]
        kind = next(filter(self.is_kind, said), None)
        rest = [one for one in said if one is not kind]
        own: Params = {}
        if kind is not None:
            own |= {"kind_is": called(kind), "kind": self.part(kind, {**params, **ONE})}
        if rest:
            joint = rest[0]
            for one in rest[1:]:
                joint = Op("and", joint, one)
            own |= {"rest_is": called(joint), "rest": self.part(joint, {**params, **ONE})}
        return own

    def there_is(self, condition: Expr) -> Expr:
        """A piece by itself means that there is one."""
        is_piece = isinstance(condition, Word) and self.is_noun(condition) and not self.is_kind(condition)
        return Apply("has", (condition,)) if is_piece else condition

    def expression(self, expression: Expr, form: str, params: Params) -> str:
        if form in KINDS and self.is_kind(expression):
            return self.kind(expression, form, params)
        match expression:
            case Op():
                return self.joint(expression, form, params)
            case UpTo(most):
                return self.say("at-most", form, {**params, "most": self.part(most, params)})
            case Apply():
                return self.say(f"fn-{expression.name}", form, self.told(expression, params))
            case Word(name) if self.has(f"{self.game}-word-{called(expression)}"):
                return self.say(f"word-{name}", form, params)
            case Word():
                return self.some(Some(expression), form, {**params, "how": "n", "count": 1})
            case int():
                return self.format(self.own("number"), form, {"count": expression})
            case Text(text):
                key = f"{self.game}-text-{key_of(text)}"
                return self.format(key, form, params) if self.has(key) else text

    def joint(self, joint: Op, form: str, params: Params) -> str:
        """What a sign makes of one thing or two."""
        match joint:
            case Op("not", None, Apply() as denied):
                return self.say(f"fn-{denied.name}", f"not_{form}" if form else "not", self.told(denied, params))
            case Op("+" | "-", None, _):
                return self.say("signed", form, {**params, **self.quantity(joint, params)})
            case Op("|" | "*") if self.is_noun(joint):
                return self.noun(joint, form, {**params, **ONE})
            case Op("and" | "or" | "|" as op, left, right) if left is not None:
                return self.joined("or" if op == "|" else op, [self.expression(o, form, params) for o in (left, right)])
            case Op(op, left, right) if left is not None and op in COMPARISONS:
                return self.comparison(op, left, right, form, params)
            case Op("+" | "-" | "*" as op, left, right) if left is not None:
                sides: Params = {"left": self.part(left, params), "right": self.part(right, params)}
                return self.say(f"sign-{NAMES_OF_SIGNS[op]}", form, sides)
        return write_expression(joint)

    def comparison(self, op: str, left: Expr, right: Expr, form: str, params: Params) -> str:
        """Pieces compared with a number or with other pieces (``$than``), or any two numbers."""
        own: Params = {**params, **self.unsaid, **ONE, "than_is": NONE, "extra": 0}
        match left:
            case Apply("n", (thing, *place)) if isinstance(right, int) or self.is_noun(thing):
                own |= {"with_is": called(place[0]), "with": self.part(place[0], {**own})} if place else {}
                match right:
                    case int() | Op("*"):
                        own |= self.quantity(right, params)
                    case Op("+", Apply() as than, int(extra)):
                        own |= {"extra": extra, "than_is": called(than), "than": self.part(than, {**own})}
                    case _:
                        own |= {"than_is": called(right), "than": self.part(right, {**own})}
                own |= {"what_is": called(thing), "what": self.part(Some(thing), {**own})}
                return self.say(f"compare-{NAMES_OF_SIGNS[op]}", form, own)
        own |= {"left": self.part(left, own), "right": self.part(right, own)}
        return self.say(f"number-{NAMES_OF_SIGNS[op]}", form, own)

    def told(self, function: Apply, params: Params) -> Params:
        """What the entry of a function is told."""
        own: Params = {**params, **self.unsaid}
        told = [*zip(PLACES, function.args, strict=False), *function.keys]
        own |= {f"{name}_is": called(arg) for name, arg in told}
        args = tuple(map(self.there_is, function.args)) if function.name in BARE else function.args
        own |= self.sorted_out(args, own)
        return own | {name: self.part(arg, {**own}) for name, arg in told}

    def joined(self, how: str, texts: list[str]) -> str:
        *before, last = texts
        if not before:
            return last
        between = f"{self.game}-between-{how}"
        joint = self.format(between, "", {}) if self.has(between) else ", "
        return self.format(self.own(f"effect-{how}"), "", {"before": joint.join(before), "last": last})


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def entries(game: Game[Any], narrator: Narrator, language: str) -> Iterator[tuple[str, str]]:
    """Keys and texts that a game's material adds to its catalogue: names from its data file, and what things do.

    A thing may stand in several families, as a card and as an answer: it has the same name in all of them.
    """
    titles = {thing.partition(":")[2]: names[language] for thing, names in game.titles().items()}
    for domain in game.domains.values():
        for id in domain.ids:
            key = f"{game.key}-{domain.name}-{id}"
            if id in titles and not narrator.has(key):
                yield key, titles[id]
    for thing, lines in game.lines().items():
        family, _, id = thing.partition(":")
        texts = [narrator.line(line) for line in lines]
        whole = " ".join(narrator.side(line, text) for line, text in zip(lines, texts, strict=True))
        name = f"{game.key}-{family}-{id}"
        if family in game.domains and id not in titles and not narrator.has(name):
            yield name, whole.removesuffix(".")  # what has no name is called by what it does
            continue
        key = f"{game.key}-text-{id}"
        yield from ((f"{key}-{number}", text) for number, text in enumerate(texts, start=1))
        yield key, whole


def fluent(key: str, text: str) -> str:
    """An entry in the format of Project Fluent that says exactly this."""
    said = "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)
    return f"{key} = {said}\n"
