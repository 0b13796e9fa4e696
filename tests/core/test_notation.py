"""The notation of cards: what is read is written alike, mistakes are named with their place, words are checked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuath.core.notation import (
    COMPARISONS,
    RESERVED,
    Apply,
    Call,
    Effect,
    Either,
    Expr,
    If,
    May,
    NotationError,
    Op,
    Stmt,
    Text,
    UpTo,
    Vocabulary,
    Word,
    check,
    condition_holds,
    form,
    parse,
    parse_expression,
    statements,
    walk,
    write,
    write_expression,
)
from tuath.core.notation import expressions as expressions_of

# ---- reading and writing --------------------------------------------------------------------------------------------

EXAMPLES = [
    "draw(1)",
    "replace(1, explorer, dahan)",
    "each_board(){at(land(has(city))){add(1, blight)}}",
    "damage(1); if(coastal()){damage(+1)}",
    "gather(1, town); gather(<=1, town)",
    "push(<=3, explorer|town, to=inland())",
    "damage_different(2, 1, invader); energy(-2)",
    "if(n(presence.any, adjacent)>=1 and not healthy()){fear(2)}else{fear(1)}",
    "either{pay(1); power(major, draw=4, keep=1)}or{reclaim(half_up)}or{energy(n(element.fire)*2)}",
    "may{destroy_presence(1); as(one_spirit(has_presence=here)){damage(min(3, n(dahan)+1))}}",
    'lasting(next_ravage_step){rule("dahan strike first")}',
    "on(would_add(blight), max=2, inside=yes){destroy(all, event_piece)}",
    "prevent(){pay_jointly(n(players)*2, aided=sun)}",
    "damage(2*(n(wilds)+n(badlands)))",
]


@pytest.mark.parametrize("line", EXAMPLES)
def test_a_line_in_canonical_form_is_written_as_it_was_read(line: str) -> None:
    assert write(parse(line)) == line


def test_the_tree_of_a_line() -> None:
    (at,) = parse("at(<=3, territory(present() and has(sanctuary))){place(1, clan.own, to=here)}")
    both = Op("and", Apply("present"), Apply("has", (Word("sanctuary"),)))
    place = Call("place", (1, Word("clan.own")), (("to", Word("here")),))
    assert at == Call("at", (UpTo(3), Apply("territory", (both,))), (), (place,))
    assert place.key("to") == Word("here")
    assert place.key("from") is None
    assert hash(at) == hash(parse(write((at,)))[0])


def test_how_tight_signs_bind() -> None:
    assert parse_expression("1+2*n(a|b)") == Op(
        "+", 1, Op("*", 2, Apply("n", (Op("|", Word("a"), Word("b")),)))
    )  # fmt: skip
    assert parse_expression("not a and b or c") == Op(
        "or", Op("and", Op("not", None, Word("a")), Word("b")), Word("c")
    )  # fmt: skip
    assert parse_expression("3-2-1") == Op("-", Op("-", 3, 2), 1)
    assert write_expression(parse_expression("3-(2-1)")) == "3-(2-1)"
    assert write_expression(parse_expression("((3-2))-1")) == "3-2-1"


def test_layout_does_not_matter() -> None:
    assert parse(" draw( 3 ,keep = 1 ) ;deed(1)") == parse("draw(3, keep=1); deed(1)")


def test_every_statement_of_an_effect() -> None:
    effect = parse("if(a()){may{b()}}else{either{c()}or{d(){e()}}}")
    assert [s.verb for s in statements(effect) if isinstance(s, Call)] == ["b", "c", "d", "e"]


def test_every_expression_of_an_effect() -> None:
    effect = parse("if(a(b)){may{c(<=d(e, f=g+1))}}")
    assert [write_expression(each) for each in expressions_of(effect)] == [
        "a(b)", "b", "<=d(e, f=g+1)", "d(e, f=g+1)", "e", "g+1", "g", "1",
    ]  # fmt: skip


names = st.from_regex(r"[a-z_][a-z0-9_]{0,4}", fullmatch=True).filter(lambda name: name not in RESERVED)
words = st.lists(names, min_size=1, max_size=3).map(lambda parts: Word(".".join(parts)))
texts = st.text(st.characters(exclude_characters='"', exclude_categories=["Cs"]), max_size=8).map(Text)
numbers = st.integers(0, 99)


def keyed(expressions: st.SearchStrategy[Expr]) -> st.SearchStrategy[tuple[tuple[str, Expr], ...]]:
    return st.dictionaries(names, expressions, max_size=2).map(lambda keys: tuple(keys.items()))


def wider(inside: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    args = st.lists(inside, max_size=3).map(tuple)
    signs = st.sampled_from(sorted(COMPARISONS | {"and", "or", "+", "-", "*", "|"}))
    return st.one_of(
        inside.map(UpTo),
        st.builds(Apply, names, args, keyed(inside)),
        st.builds(Op, signs, inside, inside),
        st.builds(Op, st.sampled_from(["not", "+", "-"]), st.none(), inside),
    )


def blocks(statements: st.SearchStrategy[Stmt]) -> st.SearchStrategy[Effect]:
    return st.lists(statements, min_size=1, max_size=3).map(tuple)


expressions: st.SearchStrategy[Expr] = st.recursive(st.one_of(numbers, words, texts), wider, max_leaves=8)
arguments = st.lists(expressions, max_size=2).map(tuple)
calls: st.SearchStrategy[Stmt] = st.builds(Call, names, arguments, keyed(expressions))
effects = blocks(
    st.recursive(
        calls,
        lambda inside: st.one_of(
            st.builds(Call, names, arguments, keyed(expressions), blocks(inside)),
            st.builds(If, expressions, blocks(inside), st.one_of(st.just(()), blocks(inside))),
            st.lists(blocks(inside), min_size=2, max_size=3).map(lambda options: Either(tuple(options))),
            blocks(inside).map(May),
        ),
        max_leaves=6,
    )
)


@settings(max_examples=15)
@given(effects)
def test_what_is_written_reads_the_same(effect: Effect) -> None:
    assert parse(write(effect)) == effect


# ---- mistakes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "expected", "found", "place"),
    [
        ("", "statement", "end", 1),
        ("draw(1", ")", "end", 7),
        ("draw 1", "(", "1", 6),
        ("draw(1); ", "statement", "end", 9),
        ("draw(1) deed(1)", "end", "deed", 9),
        ("may draw(1)", "{", "draw", 5),
        ("may{}", "statement", "}", 5),
        ("either{draw(1)}", "or", "end", 16),
        ("if(){draw(1)}", "value", ")", 4),
        ("draw(1, keep=)", "value", ")", 14),
        ("take(1, epic.)", "name", ")", 14),
        ("else(1)", "statement", "else", 1),
        ("draw(1+)", "value", ")", 8),
        ("if(a()<b()<c()){draw(1)}", ")", "<", 11),
        ("if(1+not a()){draw(1)}", "value", "not", 6),
    ],
)
def test_a_mistake_is_named_with_its_place(line: str, expected: str, found: str, place: int) -> None:
    with pytest.raises(NotationError) as wrong:
        parse(line)
    assert wrong.value.key == "syntax"
    assert wrong.value.params == {"expected": expected, "found": found, "place": place}


def test_a_strange_character_and_a_key_twice() -> None:
    with pytest.raises(NotationError) as wrong:
        parse("draw( €1)")
    assert (wrong.value.key, wrong.value.params) == ("character", {"found": "€", "place": 7})
    with pytest.raises(NotationError, match="twice"):
        parse("draw(3, keep=1, keep=2)")


VOCABULARY = Vocabulary(
    {
        "draw": form("number|more", keep="number"),
        "place": form("number|up_to piece", to="place"),
        "at": form("place", "number piece", block=True),
        "clash": form(by="piece!"),
    },
    {"land": form("", "condition", gives="place"), "n": form("piece", gives="number"), "dry": form(gives="condition")},
    {"here": "place", "clan": "piece", "well": "piece|place"},
)


@pytest.mark.parametrize(
    "line",
    [
        "draw(1)", "draw(+1)", "draw(n(clan)*2, keep=1)", "place(<=3, clan|well, to=land(dry() and not dry()))",
        "at(well){place(1, well)}", "at(1, clan){draw(2)}", "if(n(clan)>=2){draw(1)}", "place(1, clan, to=land())",
        "place(1, 2*clan)", "place(<=2*n(clan), well)", "draw(+2*n(clan)+1)", "at(land() or well){draw(1)}",
    ],
)  # fmt: skip
def test_right_lines_pass(line: str) -> None:
    check(parse(line), VOCABULARY)


@pytest.mark.parametrize(
    ("line", "key", "found"),
    [
        ("drow(1)", "unknown", "drow"),
        ("draw(m(clan))", "unknown", "m"),
        ("place(1, clam)", "unknown", "clam"),
        ("draw(1, keeps=1)", "unread", "draw"),
        ("draw()", "arguments", "draw"),
        ("draw(1, 2)", "arguments", "draw"),
        ("draw(<=1)", "kind", "<=1"),
        ("place(clan, 1)", "kind", "clan"),
        ("place(1, clan|here)", "kind", "here"),
        ("place(1, 2*here)", "kind", "2*here"),
        ("place(+2*n(clan), well)", "kind", "+2*n(clan)"),
        ("draw(<=2*n(clan))", "kind", "<=2*n(clan)"),
        ("if(+2>=1){draw(1)}", "kind", "+2"),
        ("at(land() or dry()){draw(1)}", "kind", "dry()"),
        ("place(1, clan, to=clan)", "kind", "clan"),
        ("draw(1){draw(1)}", "block", "draw"),
        ("at(here)", "block", "at"),
        ("clash()", "key", "clash"),
        ("if(n(clan)){draw(1)}", "kind", "n(clan)"),
        ("if(not here){draw(1)}", "kind", "here"),
        ("may{either{draw(1)}or{at(here){drow(1)}}}", "unknown", "drow"),
    ],
)
def test_wrong_words_are_named(line: str, key: str, found: str) -> None:
    with pytest.raises(NotationError) as wrong:
        check(parse(line), VOCABULARY)
    assert (wrong.value.key, wrong.value.params["found"]) == (key, found)


# ---- reading conditions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("yes() and no()", False),
        ("yes() or no()", True),
        ("not no() and yes()", True),
        ("n(a)==2", True),
        ("n(a)!=2", False),
        ("n(a)<2 or n(a)>2", False),
        ("n(a)<=2 and n(a)>=2", True),
        ("not (n(a)>1 and yes())", False),
    ],
)
def test_conditions_are_joined_alike_in_all_games(condition: str, holds: bool) -> None:
    def number(part: Expr) -> int:
        return part if isinstance(part, int) else 2

    assert condition_holds(parse_expression(condition), lambda part: part == Apply("yes"), number) == holds


# ---- walking --------------------------------------------------------------------------------------------------------


class Diary:
    """A use that writes down what is done; conditions hold when they are called yes."""

    def __init__(self, picks: int, agrees: bool) -> None:
        self.current: Stmt | None = None
        self.picks = picks
        self.will = agrees
        self.done: list[str] = []

    def holds(self, condition: Expr) -> bool:
        return condition == Word("yes")

    async def pick(self, either: Either) -> Effect:
        return either.options[self.picks]

    async def agrees(self, may: May) -> bool:
        return self.will


async def note(use: Diary, call: Call) -> None:
    use.done.append(call.verb)
    if call.block is not None:
        await walk(use, call.block, VERBS)


VERBS = dict.fromkeys("abcdefg", note)


@pytest.mark.parametrize(("picks", "agrees", "done"), [(0, False, "abdg"), (1, True, "acdefg")])
def test_an_effect_is_walked_from_left_to_right(picks: int, agrees: bool, done: str) -> None:
    use = Diary(picks, agrees)
    effect = parse("a(); either{b()}or{c()}; if(yes){d()}else{a()}; may{e(){f()}}; if(no){a()}; g()")
    with pytest.raises(StopIteration):  # nothing in it waits
        walk(use, effect, VERBS).send(None)
    assert "".join(use.done) == done
