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
name: ``$told`` is 1 where the whole block has it. What is done in a place has the place told with it: ``$placed`` and
``$whereabouts`` for ``.third``, or last by the attribute ``.trailing`` of ``at``; ``$way`` says if things leave the
place ("from") or come ("into"). Clauses are joined to one sentence; a clause that ends with a full stop stays one by
itself. Several things with which the same is done are one clause (``$several``, ``PART($things)``). The form "sentence"
begins with a capital letter, "text" gives each clause a sentence of its own, and "inner" never ends one: a long clause
is followed by a semicolon (``<game>-effect-then``). Names are the catalogue's as ever: ``NAME($home)``.

A game may join clauses in its own way, by ``<game>-effect-if`` and the like, and tell two functions of the same things
in one: ``<game>-joint-added_here-moved_here``. One that writes numbers as digits has
``<game>-noun-town``: the noun alone, by ``$count``, which is "mass" for "some of them", and with ``.dat`` if that
differs; its entries ask for "mass", "many" (all of them), "per", or one of these with "_dat". A quantity is then told
by ``$limit`` (exactly, up_to, more, less), ``$count`` (a number or "X") and ``$counted``: "no", or "per" with
``PART($measure)``, put together by ``<game>-measure-each``, ``-share``, ``-plus``, ``-most`` and so on: "2 per Dahan
plus 1 per town". The number of a key is ``$max_number`` beside ``$max``. ``$moment`` is what a block waits for, ``$it``
is 1 where "it" is clear, ``$always`` is "yes" for what holds all game, ``$aimed`` "no" where no place is meant.
What is said of a land comes in two parts: ``$kind``, by the entries ``<game>-kind-coastal`` in the form of
``$number`` (one, many, many_dat), and ``$rest``, in the form "with". A text between quotation marks has
an entry too: ``<game>-said-…`` with its words joined by lines. ``$verb`` is the verb in whose entry a part is told.

The lines of a thing become entries of their own, written into the catalogue of the game when it is loaded:
``inis-text-act_bard`` for all of them, ``inis-text-act_bard-1`` and ``-2`` for each without its side. So terminal and
page show ready sentences, a message with such a key is like any other, and no reader needs to know the notation.
Names that the data file gives become entries in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
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
    ACTING,
    PLACING,
    Some,
    called,
    conjuncts,
    first_number,
    is_both,
    is_bound,
    is_condition,
    is_long,
    is_mixture,
    is_winding,
    key_of,
    lifted,
    mixed,
    one_of,
    part_of,
    runs,
    shape,
    split,
    summed,
    terrain_of,
    together,
    way,
)

Format = Callable[[str, str, Mapping[str, Param]], str]  # key, attribute, parameters
Params = dict[str, Param]

SENTENCE, TEXT, INNER, THIRD, TRAILING = "sentence", "text", "inner", "third", "trailing"  # forms of a block
MASS, MANY, EACH, DATIVE = "mass", "many", "each", "dat"  # forms of a noun
MEASURE = "measure"  # the form of a number that must be counted first
SINGLE = frozenset({"a", "a_dat"})  # forms of a noun of which there is one at least
KINDS = frozenset({"one", "many", "many_dat"})  # forms of a kind of land
NONE = "none"
HANDLE = "#"  # before the number of a part
PLACES = ("what", "with")  # what a verb or a function is told, in order
WAITING = frozenset({"on", "next"})  # blocks that wait for something to happen
BARE = frozenset({"land"})  # functions in which a piece by itself means that it is there
NAMES_OF_SIGNS = {
    "==": "is", "!=": "is-not", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least",
}  # fmt: skip
# A quantity that says nothing but one.
ONE: Params = {"how": "n", "count": 1, "limit": "exactly", "least": 0, "counted": "no", "most": 0, "several": 0}
# What a line begins with: nothing has happened, no place has been chosen, and the reader acts.
OUTSET: Params = {"person": "you", "there": 0, "placed": 0, "it": 0, "moment": NONE, "way": NONE, "always": "no",
                  "aimed": "yes", "verb": NONE}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Measure:
    """How much a number is that must be counted first."""

    number: Expr


@dataclass(frozen=True, slots=True)
class Things:
    """What several calls in a row do the same with."""

    calls: tuple[Call, ...]


Node = Expr | Effect | Some | Measure | Things


class Part(NamedTuple):
    """Something still to be said, and what it inherits from what is said around it."""

    node: Node
    params: Params


class Narrator:
    """Tells effects by the entries of one catalogue."""

    def __init__(self, format: Format, has: Callable[[str], bool], game: str) -> None:
        self.write = format
        self.has = has
        self.game = game
        self.parts: list[Part] = []
        self.unsaid: Params = {}
        self.forms: set[tuple[str, str]] = set()  # entries and the forms that they have
        self.written: dict[str, str] = {}  # entries as they stand in the catalogue
        self.asked: dict[str, frozenset[str]] = {}  # what they ask for, as far as anybody wanted to know
        self.lines: dict[Line, str] = {}  # that were told already; the same stands on many a card
        self.clauses: dict[tuple[Stmt | Things, str], str] = {}  # those of lines about nothing in particular
        self.texts: dict[tuple[Any, ...], str] = {}  # of entries, by what they were told
        self.outset: Params = {}  # what a line about nothing in particular begins with

    def learn(self, catalogue: str) -> None:
        """Note every key by which its entries select, so that they can select by what is not said."""
        self.unsaid |= dict.fromkeys(re.findall(r"\$(\w+_is)\b", catalogue), NONE)
        self.unsaid |= dict.fromkeys(re.findall(r"\$(\w+_number)\b", catalogue), 0)
        self.outset = {**self.unsaid, **OUTSET, **ONE}
        key = ""
        for line in catalogue.splitlines():
            key = line.partition(" =")[0] if line[:1].isalpha() else key
            self.written[key] = f"{self.written.get(key, '')}{line}\n"
            if line.startswith("    ."):
                self.forms.add((key, line.partition(" =")[0].strip(" .")))

    def asked_by(self, key: str) -> frozenset[str]:
        """The parameters of which an entry speaks, or one that it mentions."""
        if key not in self.asked:
            entries = dict.fromkeys([key] if key in self.written else [])
            left = [*entries]
            while left:
                mentioned = re.findall(r"[\w-]+", self.written[left.pop()])
                left += [name for name in mentioned if name in self.written and name not in entries]
                entries |= dict.fromkeys(left)
            self.asked[key] = frozenset(re.findall(r"\$(\w+)", "".join(map(self.written.__getitem__, entries))))
        return self.asked[key]

    def format(self, key: str, form: str, params: Params) -> str:
        """An entry with what it asks for, which is little of all that is said; without parts it is told only once."""
        given = {name: params[name] for name in self.asked_by(key) if name in params}
        if any(isinstance(value, str) and value.startswith(HANDLE) for value in given.values()):
            return self.write(key, form, given)
        told = (key, form, *given.items())
        if told not in self.texts:
            self.texts[told] = self.write(key, form, given)
        return self.texts[told]

    def line(self, line: Line) -> str:
        """One line as sentences: when, on what condition, and what happens; without its side."""
        if line not in self.lines:
            self.lines[line] = self.sentences(line)
        return self.lines[line]

    def sentences(self, line: Line) -> str:
        self.parts = []
        params = {**self.outset, **dict(line.things)} if line.things else self.outset
        said: Params = {**params, "effect": self.part(line.effect, params)}
        if line.condition is not None:
            said |= {"condition": self.part(line.condition, params), "condition_is": "given"}
        text = self.say(f"when-{line.when}", "", said)
        return ended(capital(text))

    def side(self, line: Line, text: str) -> str:
        return self.say(f"side-{line.side}", "", {"text": text})

    def say(self, key: str, form: str, params: Params) -> str:
        return self.format(f"{self.game}-{key.replace('.', '-')}", form, params)

    def part(self, node: Node, params: Params) -> str:
        """A handle for Fluent: what it stands for is said when an entry asks for it, in the form it asks for."""
        self.parts.append(Part(node, params))
        return f"{HANDLE}{len(self.parts) - 1}"

    def tell(self, handle: str, form: str) -> str:
        """Fluent's function PART."""
        node, params = self.parts[int(handle.removeprefix(HANDLE))]
        match node:
            case Some():
                return self.some(node, form, params)
            case Measure(number):
                return self.measure(number, params)
            case Things(calls):
                return self.joined("and", [self.say("things", form, self.call(call, params)) for call in calls])
            case tuple():
                return self.block(node, form, params)
        return self.expression(node, form, params)

    # ---- statements --------------------------------------------------------------------------------------------------

    def block(self, effect: Effect, form: str, params: Params) -> str:
        """The clauses of a block in one sentence, except those that are sentences themselves."""
        if form == SENTENCE:
            return capital(self.block(effect, "", params))
        told = self.listed(effect)
        if form == TEXT:
            return " ".join(ended(capital(self.statement(each, "", params))) for each in told)
        if form == INNER and self.is_placed(effect):
            return self.statement(effect[0], TRAILING, params)
        if form == INNER or (form == THIRD and self.is_told(effect)):
            clauses = [self.statement(each, form if form == THIRD else "", params) for each in told]
            return self.joined("then" if form == INNER and any(map(is_long, effect)) else "and", clauses)
        sentences: list[list[str]] = []
        was_long = True
        for each in told:
            clause = self.statement(each, form, params)
            now_long = (not isinstance(each, Things) and is_long(each)) or clause.endswith(".")
            if was_long or now_long:
                sentences.append([])
            sentences[-1].append(clause)
            was_long = now_long
        joint = [self.joined("and", clauses) for clauses in sentences]
        return joint[0] if len(joint) == 1 else " ".join(ended(capital(sentence)) for sentence in joint)

    def listed(self, effect: Effect) -> Iterator[Stmt | Things]:
        """Statements, those in a row that do the same with several things as one."""
        for alike in runs(summed(effect)) if self.has(f"{self.game}-things") else ((each,) for each in effect):
            yield alike[0] if len(alike) == 1 else Things(tuple(each for each in alike if isinstance(each, Call)))

    def is_told(self, effect: Effect, *, alone: bool = True) -> bool:
        """Can it follow the name of whoever does it?"""
        return all(self.is_told_of(statement, alone=alone and len(effect) == 1) for statement in effect)

    def is_told_of(self, statement: Stmt, *, alone: bool) -> bool:
        match statement:
            case Call(verb, args, _, block) if block is not None and verb in PLACING:
                return self.is_brief(block) or (alone and split(args)[0] != Word("all"))
            case Call(verb, _, _, block):
                return self.has_third(f"verb-{verb}") and (block is None or self.is_told(block))
            case Either(options):
                return self.has_third("effect-either") and all(self.is_told(option, alone=False) for option in options)
        return isinstance(statement, May)

    def has_third(self, key: str) -> bool:
        return (f"{self.game}-{key}", THIRD) in self.forms

    def is_brief(self, block: Effect) -> bool:
        """Is there only one thing to do in a place, so that the place can be told with it?"""
        is_plain = all(isinstance(each, Call) and each.block is None for each in block)
        return is_plain and len(list(self.listed(block))) == 1 and self.is_told(block)

    def is_placed(self, effect: Effect) -> bool:
        """Is it one thing to do in a place, which may be told last?"""
        match effect:
            case (Call(verb, args, _, block),) if block is not None and verb in PLACING:
                return self.is_brief(block) and split(args)[0] != Word("all") and not any(map(is_bound, block))
        return False

    def statement(self, statement: Stmt | Things, form: str, params: Params) -> str:
        """One clause; where nothing has been said before, it is the same on every card."""
        if params is not self.outset:
            return self.clause(statement, form, params)
        if (statement, form) not in self.clauses:
            self.clauses[statement, form] = self.clause(statement, form, params)
        return self.clauses[statement, form]

    def clause(self, statement: Stmt | Things, form: str, params: Params) -> str:
        match statement:
            case Things(calls):
                own: Params = {**self.call(calls[0], params), "several": 1, "things": self.part(statement, params)}
                return self.say(f"verb-{calls[0].verb}", form, own)
            case Call("wherever", (), (), (Call(verb, _, _, _) as waiting,)) if verb in WAITING:
                return self.statement(waiting, form, {**params, "aimed": "no"})
            case Call():
                return self.say(f"verb-{statement.verb}", form, self.call(statement, params))
            case If(condition, then, otherwise):
                it: Params = {**params, "it": 1} if called(condition) == "target" else params
                said: Params = {"condition": self.part(condition, params), "then": self.part(then, it)}
                said |= {"otherwise": self.part(otherwise, params)}
                said |= {"then_is": shape(then), "otherwise_is": shape(otherwise)}
                return self.format(self.own("effect-if-else" if otherwise else "effect-if"), form, said)
            case Either(options):
                if not self.has(f"{self.game}-effect-either"):
                    return self.joined("or", [self.block(option, form, params) for option in options])
                how = "either" if any(map(is_winding, options)) else "one-of"
                ways = [self.block(option, form if form == THIRD else INNER, params) for option in options]
                return self.joined(how, ways)
            case May(effect):
                block_is = "one" if self.is_placed(effect) else shape(effect)
                own = {**params, "block": self.part(effect, params), "block_is": block_is}
                return self.format(self.own("effect-may"), form, own)

    def own(self, key: str) -> str:
        """The game's own entry of this kind, or the one for all games."""
        return f"{self.game}-{key}" if self.has(f"{self.game}-{key}") else f"core-{key}"

    def call(self, call: Call, params: Params) -> Params:
        """What the entry of a verb is told."""
        quantity, rest = split(call.args)
        own: Params = {**params, **self.unsaid, **ONE, "verb": call.verb}
        own |= {"person": "they"} if call.verb in ACTING else {}
        own |= {"way": way(call.block or ()) if call.verb in PLACING else NONE}
        if quantity is not None:
            own |= self.quantity(quantity, params)
        own |= {f"{name}_is": called(arg) for name, arg in [*zip(PLACES, rest, strict=False), *call.keys]}
        own |= {f"{name}_number": arg for name, arg in call.keys if isinstance(arg, int)}
        if quantity is not None and rest and (part := part_of(quantity, rest[0])):
            own |= {"how": part[0], "count": 2, "counted": "no", "but": part[1]}
        inside = {**own, **self.unsaid, **ONE}
        for name, arg in zip(PLACES, rest, strict=False):
            is_counted = quantity is not None and name == "what" and (isinstance(arg, Word) or is_mixture(arg))
            own[name] = self.part(Some(arg) if is_counted else arg, {**own})
        own |= {name: self.part(arg, {**own}) for name, arg in call.keys}
        own |= self.sorted_out(rest, own)
        if call.block is not None:
            own |= {"block": self.part(call.block, self.inside(call, rest, own, inside)), "block_is": shape(call.block)}
            own |= {"told": int(self.is_brief(call.block) if call.verb in PLACING else self.is_told(call.block))}
        return own

    def inside(self, call: Call, rest: tuple[Expr, ...], own: Params, inside: Params) -> Params:
        """What the block of a call inherits: where it happens, who does it, and what has happened before."""
        if call.verb in PLACING:
            named: Params = {"there": 2, "place": own["what"]} if isinstance(rest[0], Word) else {"there": 1}
            apart = int(any(name == "distinct" for name, _ in call.keys))
            return {**inside, **named, "placed": 1, "whereabouts": own["what"], "apart": apart}
        if call.verb in ACTING:
            return {**inside, "placed": 0}
        return {**inside, "moment": called(rest[0])} if call.verb in WAITING else inside

    def quantity(self, quantity: Expr, params: Params) -> Params:
        """``$how`` and ``$count``; what is counted first is ``$per``, at most ``$most`` of them."""
        match lifted(quantity):
            case int(count):
                return {**ONE, "count": count}
            case UpTo(int(most)):
                return {**ONE, "how": "up_to", "count": most, "limit": "up_to"}
            case UpTo(most):
                return {**self.quantity(most, params), "how": "up_to_per", "limit": "up_to"}
            case Apply("between", (int(least), int(most))):
                return {**ONE, "count": most, "least": least, "limit": "between"}
            case Op("+" | "-" as sign, None, right):
                limit = "more" if sign == "+" else "less"
                return {**self.quantity(right, params), "how": "more", "limit": limit}
            case Word(name):
                return {**ONE, "count": "X"} if name == "x" else {**ONE, "how": name, "count": 2}
        return self.counted(quantity, params)

    def counted(self, number: Expr, params: Params) -> Params:
        """A number that must be counted first: so much for each of something, or several such numbers together."""
        own: Params = {**ONE, "how": "per", "counted": "per", "count": first_number(number)}
        if self.has(f"{self.game}-measure-each"):
            return {**own, "measure": self.part(Measure(number), {**params, **ONE})}
        match number:
            case Apply("min", (int(most), counted)):
                return {**self.quantity(counted, params), "most": most}
            case Op("*", int(), counted):
                return {**self.counted(counted, params), "count": own["count"]}
        return {**own, "per": self.part(one_of(number), {**params, **ONE})}

    def measure(self, number: Expr, params: Params) -> str:
        """What follows the first number: "2 per Dahan, at most 6" is "per Dahan, at most 6"."""
        match number:
            case int() | Word():
                return ""
            case Op("*", int(), counted):
                return self.measure(counted, params)
            case Op("*", Apply() as counted, Apply() as factor):
                said: Params = {"before": self.measure(counted, params), "per": self.per(factor, params)}
                return self.say("measure-times", "", said)
            case Op("+" | "-" as sign, left, right) if left is not None:
                return self.measures("plus" if sign == "+" else "minus", left, right, params)
            case Apply("min", (int(most), counted)):
                return self.measures("most", counted, most, params)
            case Apply("min" | "max" as bound, (counted, other)):
                if isinstance(counted, int):
                    counted, other = other, counted
                return self.measures("most" if bound == "min" else "least", counted, other, params)
            case Apply("div_down", (counted, int(share))):
                return self.shared(counted, share, "down", params)
            case Apply("half_up" | "half_down" as half, (counted,)):
                return self.shared(counted, 2, half.removeprefix("half_"), params)
        return self.say("measure-each", "", {"per": self.per(number, params)})

    def measures(self, how: str, left: Expr, right: Expr, params: Params) -> str:
        """One number and another that is added, taken away, or a bound."""
        after = self.measure(right, params)
        said: Params = {"before": self.measure(left, params), "count": first_number(right), "after": after}
        return self.say(f"measure-{how}", "", {**said, "alone": int(not after)})

    def shared(self, counted: Expr, share: int, rounded: str, params: Params) -> str:
        """So much for every two or more of something; what is left over counts for nothing or for one of them."""
        is_plain = rounded == "down" and first_number(counted) == 1
        said: Params = {"share": share, "rounded": NONE if is_plain else rounded}
        match counted:
            case Op("*", int(), one):
                counted = one
        match counted:
            case Apply("n", (thing,)):
                node: Node = Some(thing)
            case _:
                node = counted
        many = {**params, **ONE, "count": share}
        return self.say("measure-share", "", {**said, "per": self.part(node, many)})

    def per(self, number: Expr, params: Params) -> str:
        return self.part(one_of(number), {**params, **ONE})

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
        if form.startswith(MASS) or form in SINGLE:
            own |= {**ONE, "count": MASS}
        elif form.startswith(MANY):
            own |= {**ONE, "how": MANY, "count": 2}
        elif form == "per":
            own |= ONE
        elif form == EACH:
            own |= {**ONE, "how": MANY}
        if is_mixture(thing):
            some = "or" if own["count"] in (1, MASS) else "and-or"
            joint = "and" if own["how"] in ("all", MANY) or is_both(thing) else some
            *before, last = mixed(thing)
            said = [self.noun(one, form, {**own, "before": 1}) for one in before]
            return self.joined(joint, [*said, self.noun(last, form, own)])
        match thing:
            case Op("*", int(count), one):
                alone = DATIVE if form.endswith(DATIVE) else ""
                return f"{count} {self.noun(one, alone, {**own, **ONE, 'count': count})}"
        key = f"noun-{called(thing)}"
        plain = "before" if params.get("before") else "per" if form == "per" else ""
        ending = DATIVE if form.endswith(DATIVE) else plain
        return self.say(key, form if (f"{self.game}-{key}", form) in self.forms else ending, own)

    def kind(self, node: Expr, form: str, params: Params) -> str:
        """A kind of land, or several of which it may be one."""
        match node:
            case Apply("terrain", (terrain,)):
                return self.kind(terrain, form, params)
        *before, last = (f"kind-{called(one)}" for one in mixed(node))
        own: Params = {**params, "number": form}
        short = "" if last == "kind-land" else "before"
        return self.joined("or", [*(self.say(key, short, own) for key in before), self.say(last, "", own)])

    def is_kind(self, node: Expr) -> bool:
        match node:
            case Apply("terrain", (terrain,)):
                return self.is_kind(terrain)
            case Word() | Apply() | Op("|"):
                return all(self.has(f"{self.game}-kind-{called(one)}") for one in mixed(node))
        return False

    def sorted_out(self, args: tuple[Expr, ...], params: Params) -> Params:
        """What is said of a land: ``$kind`` is the land itself, ``$rest`` follows it."""
        condition = next((arg for arg in reversed(args) if self.is_said_of_a_land(arg)), None)
        if condition is None:
            return {}
        said = [each for one in conjuncts(condition) for each in self.as_kind(self.there_is(one))]
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

    def is_said_of_a_land(self, arg: Expr) -> bool:
        """A condition, a kind of land, or a word that can follow it."""
        return is_condition(arg) or self.is_kind(arg) or (f"{self.game}-word-{called(arg)}", "with") in self.forms

    def as_kind(self, condition: Expr) -> Iterator[Expr]:
        """What is one of several kinds as a kind; what is a kind or else has something, as a kind that has it."""
        match condition:
            case Op("or", left, right) if left is not None and self.is_kind(left):
                kind = Op("|", terrain_of(left), terrain_of(right) if self.is_kind(right) else Word("land"))
                yield kind if self.is_kind(kind) else condition
                if self.is_kind(kind) and not self.is_kind(right):
                    yield right
                return
        yield condition

    def there_is(self, condition: Expr) -> Expr:
        """A piece by itself means that there is one."""
        is_piece = isinstance(condition, Word) and self.is_noun(condition) and not self.is_kind(condition)
        return Apply("has", (condition,)) if is_piece else condition

    def expression(self, expression: Expr, form: str, params: Params) -> str:
        if form in KINDS and self.is_kind(expression):
            return self.kind(expression, form, params)
        if form == MEASURE:
            return self.measure(expression, params)
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
                key = f"{self.game}-said-{key_of(text)}"
                return self.format(key, form, params) if self.has(key) else text

    def joint(self, joint: Op, form: str, params: Params) -> str:
        """What a sign makes of one thing or two."""
        match joint:
            case Op("not", None, Apply() as denied):
                return self.say(f"fn-{denied.name}", f"not_{form}" if form else "not", self.told(denied, params))
            case Op("+" | "-", None, _):
                return self.say("signed", form, {**params, **self.quantity(joint, params)})
            case Op("|" | "&" | "*") if self.is_noun(joint):
                return self.noun(joint, form, {**params, **ONE})
            case Op("and"):
                return self.joined("and", [self.expression(one, form, params) for one in together(joint)])
            case Op("or", Apply("has", (one,)), Apply("has", (other,))):
                return self.expression(Apply("has", (Op("|", one, other),)), form, params)
            case Op("or", Apply(first, args, keys) as left, Apply(second, others, more)) if (args, keys) == (
                others,
                more,
            ) and self.has(f"{self.game}-joint-{first}-{second}"):
                return self.say(f"joint-{first}-{second}", form, self.told(left, params))
            case Op("or" | "|" as op, left, right) if left is not None:
                return self.joined("or" if op == "|" else op, [self.expression(o, form, params) for o in (left, right)])
            case Op(op, left, right) if left is not None and op in COMPARISONS:
                return self.comparison(op, left, right, form, params)
        return write_expression(joint)

    def comparison(self, op: str, left: Expr, right: Expr, form: str, params: Params) -> str:
        """Pieces compared with a number or with other pieces (``$than``), lands of a kind, or any two numbers."""
        own: Params = {**params, **self.unsaid, **ONE, "than_is": NONE, "extra": 0, "same": 0}
        sign = "some" if (op, right) == (">=", 1) else "none" if (op, right) == ("==", 0) else NAMES_OF_SIGNS[op]
        match left:
            case Apply("n", (thing, *place)) if isinstance(right, int) or self.is_noun(thing):
                own |= {"with_is": called(place[0]), "with": self.part(place[0], {**own})} if place else {}
                own |= self.compared(left, right, params)
                own |= {"what_is": called(thing), "what": self.part(Some(thing), {**own})}
                return self.say(f"compare-{sign}", form, own)
            case Apply("n_lands", (place, *_)):
                own |= {"with_is": called(place), "with": self.part(place, {**own})}
                own |= self.sorted_out(left.args[1:], own) | self.compared(left, right, params)
                return self.say(f"lands-{sign}", form, own)
        own |= {"left_is": called(left), "left": self.part(left, own), "right": self.part(right, own)}
        return self.say(f"number-{NAMES_OF_SIGNS[op]}", form, own)

    def compared(self, left: Apply, right: Expr, params: Params) -> Params:
        """With how many, or with what: what is the same on both sides is said once."""
        match right:
            case int() | Op("*"):
                return self.quantity(right, params)
            case Op("+", Apply() as than, int(extra)):
                return {**self.compared(left, than, params), "extra": extra}
            case Apply("n", (thing, place)) if left.args[:1] == (thing,):
                return {"than_is": called(place), "than": self.part(place, {**params}), "same": 1}
            case Apply("n", (thing, place)) if left.args[1:] == (place,):
                return {"than_is": "n", "than": self.part(Apply("n", (thing,)), {**params})}
        return {"than_is": called(right), "than": self.part(right, {**params})}

    def told(self, function: Apply, params: Params) -> Params:
        """What the entry of a function is told."""
        own: Params = {**params, **self.unsaid}
        told = [*zip(PLACES, function.args, strict=False), *function.keys]
        own |= {f"{name}_is": called(arg) for name, arg in told}
        own |= {f"{name}_number": arg for name, arg in told if isinstance(arg, int)}
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


Telling = Callable[[], str]


def tellings(
    game: Game[Any], narrator: Callable[[], Narrator], language: str, is_written: Callable[[str], bool]
) -> Iterator[tuple[str, Telling]]:
    """Keys and texts that a game's material adds to its catalogue: names from its data file, and what things do.

    A thing may stand in several families, as a card and as an answer: it has the same name in all of them.
    """
    titles = {thing.partition(":")[2]: names[language] for thing, names in game.titles().items()}
    for domain in game.domains.values():
        for id in domain.ids:
            key = f"{game.key}-{domain.name}-{id}"
            if id in titles and not is_written(key):
                yield key, partial(str, titles[id])

    def line(line: Line) -> str:
        return narrator().line(line)

    def whole(lines: Sequence[Line]) -> str:
        return " ".join(narrator().side(line, narrator().line(line)) for line in lines)

    def called(lines: Sequence[Line]) -> str:
        return whole(lines).removesuffix(".")

    for thing, lines in game.lines().items():
        family, _, id = thing.partition(":")
        name = f"{game.key}-{family}-{id}"
        if family in game.domains and id not in titles and not is_written(name):
            yield name, partial(called, lines)  # what has no name is called by what it does
            continue
        key = f"{game.key}-text-{id}"
        yield from ((f"{key}-{number}", partial(line, each)) for number, each in enumerate(lines, start=1))
        yield key, partial(whole, lines)


def fluent(key: str, text: str) -> str:
    """An entry in the format of Project Fluent that says exactly this."""
    said = "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)
    return f"{key} = {said}\n"
