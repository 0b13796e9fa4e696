"""Every argument that a verb may have is read where the verb is carried out, or has one meaning alone: nothing is told
in vain.

What nothing reads is no word of the notation, so that a data file with it is refused when it is read.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tuath.games.spirit_island
from tests.spirit_island.board import printed
from tuath.core.datafile import DataError, Node
from tuath.core.decode import condition_at, effect_at
from tuath.core.notation import Apply, Call, Word, expressions, write, write_expression
from tuath.games.spirit_island.material.printed import BUILT_IN, load_printed
from tuath.games.spirit_island.material.vocabulary import FUNCTIONS, VERBS, VOCABULARY
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.standing.library import library
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

FOLDER = Path(tuath.games.spirit_island.__file__).parent
READING = frozenset({"changed"})  # which reads itself what it finds
FINDERS = READING | {  # by which what stands, or is printed on a panel, is found by its verb
    "applying", "holding", "holding_over", "rows_by", "said_on", "said_for", "on_panels", "of_next_card", "is_call_of",
    "said_of_loss",
}  # fmt: skip
WAITERS = {"waiting", "waiting_inside", "waiting_calls", "on_panel_when", "_waiting"}  # the same for events
CALLS = {"call", "each", "rule", "ritual", "found", "said", "rules"}  # what a call is named where it is come upon
EVERY_KEY = "*"  # all of them, one after another
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source(NamedTuple):
    """A function of the game, and the module in which it stands."""

    node: Function
    module: str

    @property
    def names(self) -> list[str]:
        """Of its parameters."""
        said = self.node.args
        return [each.arg for each in (*said.posonlyargs, *said.args, *said.kwonlyargs)]


@lru_cache(maxsize=1)
def sources() -> dict[str, list[Source]]:
    """All functions of the game, by name."""
    found: dict[str, list[Source]] = {}
    for file in sorted(FOLDER.rglob("*.py")):
        module = ".".join(file.relative_to(FOLDER.parents[2]).with_suffix("").parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                found.setdefault(node.name, []).append(Source(node, module))
    return found


class Looks(NamedTuple):
    """What a function does with each name in it."""

    keys: dict[str, set[str]]  # that it reads of it
    handed: dict[str, set[tuple[str, int]]]  # to which function it is handed on, and as which of its arguments


@cache
def looks(node: Function) -> Looks:
    keys: dict[str, set[str]] = {}
    handed: dict[str, set[tuple[str, int]]] = {}
    for each in ast.walk(node):
        match each:
            case ast.Call(ast.Attribute(ast.Name(id), "key"), [ast.Constant(str(key)), *_]):
                keys.setdefault(id, set()).add(key)
            case ast.Attribute(ast.Name(id), "keys"):
                keys.setdefault(id, set()).add(EVERY_KEY)
            case ast.Call(ast.Name("partial"), [ast.Name(callee), *args]) | ast.Call(ast.Name(callee), args):
                for place, arg in enumerate(args):
                    for name in {inner.id for inner in ast.walk(arg) if isinstance(inner, ast.Name)}:
                        handed.setdefault(name, set()).add((callee, place))
    return Looks(keys, handed)


def read_of(source: Source, names: set[str]) -> set[str]:
    """The keys that a function reads of what has these names in it, itself or by what it hands it on to."""
    found, seen, left = set[str](), set[tuple[str, int, str]](), [(source, name) for name in names]
    while left:
        own, name = left.pop()
        if (own.module, own.node.lineno, name) in seen:
            continue
        seen.add((own.module, own.node.lineno, name))
        about = looks(own.node)
        found |= about.keys.get(name, set())
        for callee, place in about.handed.get(name, ()):
            left += [(other, other.names[place]) for other in sources().get(callee, []) if place < len(other.names)]
    return found


def read_anyhow(source: Source) -> set[str]:
    """The keys that a function reads of whatever calls it comes upon."""
    return read_of(source, CALLS & {*source.names, *looks(source.node).keys, *looks(source.node).handed})


def spoken_of(source: Source, finders: frozenset[str] = FINDERS) -> set[str]:
    """The verbs of which the function looks for what they say."""
    found: set[str] = set()
    for node in ast.walk(source.node):
        match node:
            case ast.Call(ast.Name(callee), args) if callee in finders:
                found |= {text for each in args if (text := text_of(each, source)) in VERBS}
            case ast.Call(ast.Name(callee), _) if callee in WAITERS:
                found |= {verb for verb, said in VERBS.items() if said.waits}
            case ast.MatchClass(ast.Name("Call"), [pattern, *_]):
                found |= {
                    str(each.value) for each in ast.walk(pattern) if isinstance(each, ast.Constant)
                } & VERBS.keys()
            case ast.Compare(ast.Attribute(_, "verb"), _, [compared]):
                found |= {text_of(compared, source)} & VERBS.keys()
    return found


def text_of(node: ast.expr, source: Source) -> str:
    """This text, or that of a constant of the module."""
    if isinstance(node, ast.Name):
        return str(getattr(importlib.import_module(source.module), node.id, ""))
    return str(node.value) if isinstance(node, ast.Constant) else ""


@lru_cache(maxsize=1)
def readers() -> dict[str, set[str]]:
    """The keys that are read wherever somebody looks for what a verb says."""
    found: dict[str, set[str]] = {}
    for source in [each for same in sources().values() for each in same]:
        for verb in spoken_of(source):
            found.setdefault(verb, set()).update(read_anyhow(source))
        for verb in spoken_of(source, READING):
            found[verb] |= {key for each in READING for own in sources()[each] for key in read_anyhow(own)}
    return found


def keys_read(verb: str) -> set[str]:
    found: set[str] = set()
    if verb in RULES.verbs:
        function = RULES.verbs[verb]
        name = list(inspect.signature(function).parameters)[1]
        mine = [each for each in sources()[function.__name__] if each.module == function.__module__]
        found |= {key for each in mine for key in read_of(each, {name})}
    return found | readers().get(verb, set())


def arguments() -> Iterator[tuple[str, str]]:
    for verb, said in VERBS.items():
        yield from ((verb, key) for key in said.form.keys if key not in said.form.fixed)


@pytest.mark.parametrize("verb", sorted({verb for verb, _ in arguments()}))
def test_every_argument_of_a_verb_is_read(verb: str) -> None:
    read = keys_read(verb)
    unread = {key for key in VERBS[verb].form.keys if key not in VERBS[verb].form.fixed} - read
    assert not unread or EVERY_KEY in read, f"nothing reads {sorted(unread)} of {verb}"


# ---- arguments without a name ---------------------------------------------------------------------------------------

WHOLE = -1  # all of them, one after another
ASKING_HOW_MANY = {"len", "bool"}


@cache
def places_read(node: Function) -> frozenset[int]:
    """Which of the arguments of any call a function reads by their place, itself."""
    counted = {
        id(arg)
        for each in ast.walk(node)
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id in ASKING_HOW_MANY
        for arg in each.args
    }
    picked: dict[int, int] = {}
    for each in ast.walk(node):
        match each:
            case ast.Subscript(ast.Attribute(_, "args") as inside, ast.Constant(int(place))):
                picked[id(inside)] = place
            case ast.If(test) | ast.IfExp(test):
                counted.add(id(test))
    found = {
        picked.get(id(each), WHOLE)
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute) and each.attr == "args" and id(each) not in counted
    }
    return frozenset(found | {place for each in ast.walk(node) for place in places_in_pattern(each)})


def places_in_pattern(node: ast.AST) -> Iterator[int]:
    """``case Call("push", (_, kinds))``: the second."""
    match node:
        case ast.MatchClass(ast.Name("Call"), [_, ast.MatchSequence(parts), *_]):
            yield from (
                place for place, part in enumerate(parts) if not isinstance(part, ast.MatchAs) or part.name is not None
            )
        case ast.MatchClass(ast.Name("Call"), [_, ast.MatchAs(name=str()), *_]):
            yield WHOLE


def places_of(verb: str) -> frozenset[int]:
    """Those of its arguments that are read where it is carried out, or where somebody looks for what it says."""
    begun = [*speakers().get(verb, ())]
    if verb in RULES.verbs:
        function = RULES.verbs[verb]
        begun += [each for each in sources()[function.__name__] if each.module == function.__module__]
    found, seen, left = frozenset({WHOLE} if verb in compared() else ()), set[int](), list(begun)
    while left:
        source = left.pop()
        if id(source.node) not in seen:
            seen.add(id(source.node))
            found |= places_read(source.node)
            left += [other for name in handed_calls(source.node) for other in sources()[name]]
    return found


@cache
def calls_in_code() -> tuple[ast.Call, ...]:
    """Every call of a function by its name."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.rglob("*.py"))]
    found = [each for tree in trees for each in ast.walk(tree)]
    return tuple(each for each in found if isinstance(each, ast.Call) and isinstance(each.func, ast.Name))


@cache
def speakers() -> dict[str, list[Source]]:
    """By verb the functions that look for it, and that are told its name: ``lacks_energy(table, "harm_costs")``."""
    found: dict[str, list[Source]] = {}
    for source in [each for same in sources().values() for each in same]:
        for verb in spoken_of(source):
            found.setdefault(verb, []).append(source)
    for call in calls_in_code():
        told = {arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
        for verb in told & VERBS.keys():
            found.setdefault(verb, []).extend(sources().get(ast.unparse(call.func), []))
    return found


@cache
def compared() -> frozenset[str]:
    """Verbs of which a call is looked for as a whole: ``Call("resolve_card", (Word("event_deck.top"),))``."""
    found = [call.args[0] for call in calls_in_code() if isinstance(call.func, ast.Name) and call.func.id == "Call"]
    return frozenset(each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str))


def handed_calls(node: Function) -> set[str]:
    """The functions to which it hands a call on."""
    return {callee for name in CALLS for callee, _ in looks(node).handed.get(name, ())} & sources().keys()


def says_one_thing(verb: str, place: int) -> bool:
    """Is there one word only for what can stand there?"""
    form = VERBS[verb].form
    there = [(way[place], only[place]) for way, only in zip(form.ways, form.only, strict=True) if len(way) > place]
    return all(
        value or sum(kind in each.split("|") for each in VOCABULARY.words.values()) == 1 for kind, value in there
    )


def test_every_argument_without_a_name_is_read_or_can_say_one_thing_only() -> None:
    unread = {
        (verb, place)
        for verb, said in VERBS.items()
        for place in range(max(map(len, said.form.ways)))
        if not {place, WHOLE} & places_of(verb) and not says_one_thing(verb, place)
    }
    assert unread == set()


@pytest.mark.parametrize("line", [
    "give_card(2, from=hand, to=target)", "resolve_power(2, slow)", "convert(first_ravage, explore)",
    "discard(2, that_card)", "discard(1, looked_card)", "look(2, invader_deck|event_deck)", "put_back(bottom)",
    "play_card(2, from=hand, pay=cost)", "reveal(2, fear_card)", "save(2, presence.any)", "save(1, dahan)",
    "merge(adjacent, adjacent)", "take(2, unique, from=forgotten)", "no_forgetting(minor)", "keep_in_play(this)",
    "swap(invader_discard.one, invader_deck.top, stage_gap=<=1)", "restore(<=2, removed.town)",
    "gather_into(any, that_piece, land(presence))", "destroy_board(board)", "start_destroyed(1, dahan)",
])  # fmt: skip
def test_what_would_be_ignored_at_its_place_is_refused(line: str) -> None:
    with pytest.raises(DataError) as wrong:
        effect_at(Node({"id": "some_card", "effect": line})["effect"], VOCABULARY)
    verb = line.partition("(")[0]
    for language in LANGUAGES:
        text = Catalogue(language).render(wrong.value.refusal.message)
        assert all(part in text for part in ("some_card", "/effect", verb)), text
        assert "\n" not in text


# ---- what is refused when data is read ------------------------------------------------------------------------------


def refused(folder: Path, power: str, change: tuple[str, str], language: str) -> str:
    """Why a folder of data is refused in which a power card says something else in one place."""
    copied = shutil.copytree(BUILT_IN.parent, folder / "data", ignore=shutil.ignore_patterns("earlier"))
    file = copied / "minor_powers" / "base.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    record = next(each for each in data["powers"]["records"] if each["id"] == power)
    assert change[0] in record["effect"]
    record["effect"] = record["effect"].replace(*change)
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(DataError) as wrong:
        load_printed(copied / BUILT_IN.name)
    return Catalogue(language).render(wrong.value.refusal.message)


@cache
def said_by(name: str) -> Call | Apply:
    """How the printed material says a verb or a function."""
    statements_said = library(printed()).statements
    found: list[Call | Apply] = [each for each in statements_said if isinstance(each, Call) and each.verb == name]
    inside = [each for each in expressions(statements_said) if isinstance(each, Apply) and each.name == name]
    return [*found, *inside, Apply(name)][0]  # some stand in conditions alone


def complaints(said: Call | Apply) -> dict[str, str]:
    """Why a line with it is refused, in every language."""
    node = Node({"id": "some_card", "effect": write((said,)) if isinstance(said, Call) else write_expression(said)})
    with pytest.raises(DataError) as wrong:
        (effect_at if isinstance(said, Call) else condition_at)(node["effect"], VOCABULARY)
    return {each: Catalogue(each).render(wrong.value.refusal.message) for each in LANGUAGES}


@pytest.mark.parametrize("name", sorted({**VERBS, **FUNCTIONS}))
def test_an_invented_argument_is_refused_whatever_is_told_it(name: str) -> None:
    """It is named, with what has it, the record and what is read."""
    said = said_by(name)
    form = VERBS[name].form if name in VERBS else FUNCTIONS[name]
    for text in complaints(replace(said, keys=(*said.keys, ("invented", 1)))).values():
        assert all(part in text for part in ("some_card", "/effect", name, "invented", *form.keys)), text


@pytest.mark.parametrize("name", sorted({**VERBS, **FUNCTIONS}))
def test_nor_is_it_told_more_things_than_it_knows(name: str) -> None:
    form = VERBS[name].form if name in VERBS else FUNCTIONS[name]
    told = (1,) * (max(map(len, form.ways)) + 1)
    for text in complaints(replace(said_by(name), args=told)).values():
        assert name in text
        assert str(len(told)) in text


FLAGS = [
    (name, key, kind)
    for name, form in [*((verb, said.form) for verb, said in VERBS.items()), *FUNCTIONS.items()]
    for key, kind in form.keys.items()
    if kind in ("yes", "no")
]


@pytest.mark.parametrize(("name", "key", "kind"), FLAGS)
def test_a_flag_that_can_be_set_one_way_only_is_refused_the_other_way(name: str, key: str, kind: str) -> None:
    """``distinct=no`` would have been taken for ``distinct=yes``: only whether it is there was looked at."""
    said, other = said_by(name), {"yes": "no", "no": "yes"}[kind]
    keys = tuple(each for each in said.keys if each[0] != key)
    for text in complaints(replace(said, keys=(*keys, (key, Word(other))))).values():
        assert other in text
        assert kind in text


@pytest.mark.parametrize("line", [
    "on(destroyed_here(dahan, by=no_spirit_action)){fear(1)}", "immune(dahan, damage, from=no_spirit_action)",
    "strength(town, +1, during=no_spirit_action)", "on(presence_falls(by=ravage)){fear(1)}",
    "on(invaders_damage_land(min=2, by=no_spirit_action)){fear(1)}", "fast(<=1, land_type)",
    "add_presence(1, range=1, ignore=not_major)",
])  # fmt: skip
def test_a_word_that_its_reader_would_take_for_another_is_refused(line: str) -> None:
    with pytest.raises(DataError):
        effect_at(Node({"effect": line})["effect"], VOCABULARY)
    usual = {"by=ravage": "by=no_spirit_action", "no_spirit_action": "ravage", "(<=1, land_type": "(<=1, not_major"}
    usual |= {"ignore=not_major": "ignore=land_type"}
    wrong = next(each for each in usual if each in line)
    effect_at(Node({"effect": line.replace(wrong, usual[wrong])})["effect"], VOCABULARY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_that_nothing_reads_is_refused_with_file_card_and_argument(tmp_path: Path, language: str) -> None:
    """Rain of Blood adds no fear by anybody."""
    said = refused(tmp_path, "rain_of_blood", ("fear(2)", "fear(2, by=dahan)"), language)
    assert all(part in said for part in ("minor_powers/base.json", "rain_of_blood", "by", "fear")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_that_can_say_one_thing_only_is_refused_where_it_says_another(
    tmp_path: Path, language: str
) -> None:
    said = refused(tmp_path, "rain_of_blood", ("fear(2)", "split_energy(2, spread=most_lands)"), language)
    assert all(part in said for part in ("rain_of_blood", "split_energy", "spread=most_lands", "spread=even")), said


def test_most_flags_can_be_set_one_way_only() -> None:
    """What is there or not, and no more: its other value would change nothing, or be taken for the first."""
    assert len(FLAGS) > 20
    both = {name for name, said in VERBS.items() for kind in said.form.keys.values() if kind == "flag"}
    assert both == {"skip"}  # reveal: which of the two it is depends on what is skipped
