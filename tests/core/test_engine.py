"""The engine by itself: asking, answering, several seats at once, chance, and bugs in rules."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Annotated, Any, Literal, NamedTuple
from zlib import adler32

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tuath
from tests.conftest import game_named
from tests.minis import ACT, Free, Hands, Market, Tricks
from tests.play import random_game
from tuath.core.chance import number, pick
from tuath.core.flat import DERIVED, FlatState, flat
from tuath.core.message import Refused, RuleError
from tuath.core.position import Position, load
from tuath.core.question import NATURE, Domain, Law, bits_of, members
from tuath.core.table import Rule, Table


def test_the_documented_interface() -> None:
    """The few lines of the README: options are read and written by name."""
    assert "arrival" in tuath.game_keys()
    position = tuath.start("arrival", seats=3, seed=7)
    while not position.over:
        seat, decision = next(iter(position.pending.items()))
        assert position.why_not(seat, decision.options[0]) is None
        position.answer(seat, decision.options[0])
    assert position.result is not None
    assert position.view(0)["result"]["ending"] == position.result.ending
    assert str(tuath.replay(str(position.record())).record()) == str(position.record())
    assert tuath.load(position.save()).result == position.result
    assert tuath.action_space("arrival").size > 100


def test_the_same_seed_brings_the_same_chance() -> None:
    first, second, other = (tuath.start("arrival", seats=2, seed=seed) for seed in (7, 7, 8))
    assert first.save() == second.save() != other.save()


def test_without_a_seed_nobody_knows() -> None:
    assert tuath.start("arrival").seed != tuath.start("arrival").seed


def test_bad_setups_are_refused() -> None:
    for wrong in ({"seats": 9}, {"colour": "red"}, {"blockers": "never"}):
        with pytest.raises(Refused):
            tuath.start("arrival", **wrong)
    with pytest.raises(Refused, match="There is no game “chess”"):
        tuath.start("chess")


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    position = tuath.start("arrival", seats=2, seed=1)
    seat = next(iter(position.pending))
    before = position.save()
    for who, what in ((1 - seat, "umall"), (seat, "atlantis"), (seat, "temair"), (7, "umall")):
        with pytest.raises(Refused):
            position.answer(who, what)
    with pytest.raises(Refused):
        position.play(seat, 10_000)
    assert position.save() == before


def test_any_order_but_never_interrupted() -> None:
    game = Free()
    position = Position(game, game.complete(2, {}), 1)
    assert set(position.pending) == {0, 1}
    position.answer(1, "a2")
    assert set(position.pending) == {1}, "an action is not interrupted"
    position.answer(1, "a1")
    assert set(position.pending) == {0, 1}
    assert position.view()["score"] == [0, 21]


def test_simultaneous_answers_stay_hidden_until_all_are_given() -> None:
    game = Tricks()
    position = Position(game, game.complete(2, {}), 3)
    seen = position.view(1)
    position.answer(0, position.pending[0].options[0])
    position.answer(0, position.pending[0].options[0])
    assert position.view(1) == seen
    assert set(position.pending) == {1}


def test_an_imagined_position_guesses_hidden_answers_anew() -> None:
    game = Tricks()
    position = Position(game, game.complete(2, {}), 3)
    position.answer(0, position.pending[0].options[0])
    guesses = {position.imagine(1, Random(seed)).history()[-1] for seed in range(30)}
    assert len(guesses) > 1


def test_a_reaction_window_asks_those_who_hold_nothing() -> None:
    """Whoever has cards could hold an answer: being asked tells nobody anything."""
    empty_handed = 0
    for seed in range(40):
        for position in random_game(game_named("tricks"), seed):
            for decision in position.decisions.values():
                if decision.key == "tricks-counter" and decision.options == ("decline",):
                    empty_handed += 1
    assert empty_handed > 20


class Buggy(Tricks):
    """Breaks when the card c7 is played."""

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        rule = super().step(table)
        return self.watched(table, rule) if rule is not None and table.state.phase.startswith("tricks") else rule

    async def watched(self, table: Table[Hands], rule: Rule[None]) -> None:
        await rule
        if table.state.played and table.state.played[-1] % 2 == 0:
            raise ZeroDivisionError("a bug in a rule")


def test_a_bug_in_a_rule_leaves_the_position_as_it_was() -> None:
    game = Buggy()
    hit = 0
    for seed in range(20):
        rng = Random(seed)
        position = Position(game, game.complete(2, {}), seed)
        while not position.over:
            seat = rng.choice(list(position.decisions))
            before = position.save()
            try:
                position.play(seat, rng.choice(position.decisions[seat].values))
            except RuleError:
                assert position.save() == before
                hit += 1
                break
    assert hit > 5


def test_chance_outside_a_seed_waits_to_be_answered() -> None:
    game = game_named("tricks")
    position = Position(game, game.complete(2, {}))
    assert set(position.pending) == {NATURE}
    position.answer(NATURE, "c3")
    assert "c3" not in position.pending[NATURE].options


@given(st.integers(0, 2**64), st.integers(0, 500), st.lists(st.integers(1, 9), min_size=1, max_size=9))
def test_a_draw_is_one_of_the_outcomes(seed: int, n: int, weights: list[int]) -> None:
    assert 0 <= pick(number(seed, n), len(weights), weights) < len(weights)
    assert 0 <= pick(number(seed, n), len(weights), None) < len(weights)


def test_draws_follow_their_weights() -> None:
    counts = Counter(pick(number(11, n), 3, (1, 2, 7)) for n in range(20_000))
    for place, share in enumerate((0.1, 0.2, 0.7)):
        assert abs(counts[place] / 20_000 - share) < 0.02


def test_the_stream_of_chance_is_fixed_for_good() -> None:
    """Saved games of today must meet the same chance in ten years."""
    assert [number(7, n) % 1000 for n in range(10)] == [686, 129, 153, 745, 190, 462, 974, 144, 7, 68]


@given(st.sets(st.integers(0, 200)))
def test_bits_and_members(values: set[int]) -> None:
    assert members(bits_of(values)) == tuple(sorted(values))


def test_a_domain_names_each_thing_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Domain("thing", ("a", "b", "a"))


class Row(NamedTuple):
    what: str
    where: int | None


class Other(NamedTuple):
    what: int


class Start(NamedTuple):
    kind: Literal["start", "end"]


class Walk(NamedTuple):
    steps: int
    kind: Literal["walk"] = "walk"


class Wait(NamedTuple):
    steps: int
    kind: Literal["wait"] = "wait"


class Doubled(NamedTuple):
    words: str
    kind: Literal["walk"] = "walk"


@flat
@dataclass(slots=True)
class Everything(FlatState):
    number: int
    word: str
    rows: tuple[Row, ...]
    names: list[tuple[int, ...]]
    table: dict[int, str]
    chosen: frozenset[int]
    maybe: Row | None
    plan: list[Start | Walk | Wait]
    next: Walk | Wait | None = None
    pair: tuple[int, Row] = (0, Row("", None))  # two of different kinds, which are no list of one


def test_flat_states_copy_and_survive_json() -> None:
    state = Everything(1, "x", (Row("a", None),), [(1, 2), ()], {3: "c"}, frozenset({5}), Row("b", 2), [])
    state.plan, state.next = [Start("start"), Walk(1), Wait(1), Start("end")], Wait(2)
    state.pair = (4, Row("c", 3))
    other = state.copy()
    assert other == state
    other.names[0] = ()
    other.table[4] = "d"
    assert state.names[0] == (1, 2)
    assert 4 not in state.table
    text = json.dumps(state.to_data())
    read = Everything.from_data(json.loads(text))
    assert read == state
    assert type(read.pair[1]) is Row
    assert [*map(type, read.plan), type(read.next)] == [Start, Walk, Wait, Start, Wait]
    with pytest.raises(ValueError, match="other fields"):
        Everything.from_data([1])


def test_what_follows_from_other_fields_is_not_saved() -> None:
    """It is shared by copies, empty after loading, and no part of the shape."""

    @flat
    @dataclass(slots=True)
    class Bare(FlatState):
        number: int

    @flat
    @dataclass(slots=True)
    class Reckoned(FlatState):
        number: int
        half: Annotated[tuple[float, ...], DERIVED] = ()

    state = Reckoned(3)
    state.half = (1.5,)
    assert state.copy().half is state.half
    assert state.to_data() == [3]
    assert Reckoned.from_data([3]).half == ()
    assert Reckoned.shape == Bare.shape

    @dataclass(slots=True)
    class Endless(FlatState):
        half: Annotated[tuple[float, ...], DERIVED]

    with pytest.raises(TypeError, match="to begin with"):
        flat(Endless)


def test_flat_refuses_what_is_not_flat() -> None:
    @dataclass(slots=True)
    class Deep(FlatState):
        nested: list[list[int]]

    with pytest.raises(TypeError, match="neither immutable"):
        flat(Deep)

    @dataclass(slots=True)
    class Unreadable(FlatState):
        rows: tuple[Row | Other, ...]

    with pytest.raises(TypeError, match="read back"):
        flat(Unreadable)

    @dataclass(slots=True)
    class Ambiguous(FlatState):
        rows: tuple[Walk | Doubled, ...]

    with pytest.raises(TypeError, match="read back"):
        flat(Ambiguous)


def test_another_kind_of_row_is_another_shape() -> None:
    """What was saved before is not read as something else."""

    @flat
    @dataclass(slots=True)
    class Few(FlatState):
        plan: list[Start | Walk]

    @flat
    @dataclass(slots=True)
    class More(FlatState):
        plan: list[Start | Walk | Wait]

    assert Few.shape != More.shape


@pytest.mark.parametrize(
    "text", ["", "{}", "tuath-position 1", "nonsense", "tuath-position 2 00000000\n{}", "tuath-position 1 00000000\n{}"]
)
def test_damaged_snapshots_are_refused(text: str) -> None:
    with pytest.raises(Refused):
        tuath.load(text)


def test_the_first_snapshots_knew_all_that_came_before() -> None:
    """They did not say so, and their sum was of the line alone."""
    position = tuath.start("arrival", seats=2, seed=3)
    head, line, written = position.save().split("\n", 2)
    data = json.loads(line)
    assert data.pop("known")
    assert not data["answers"]
    line = json.dumps(data, separators=(",", ":"))
    kind = head.split(" ", 2)[2].rsplit(" ", 2)[0]
    sums = f"{adler32(line.encode(), adler32(b'')):08x} {adler32(written.encode()):08x}"
    again = tuath.load(f"tuath-position 1 {kind} {sums}\n{line}\n{written}")
    assert again.view() == position.view()
    assert again.count == position.count


@given(st.integers(0, 10_000), st.data())
def test_a_bitten_snapshot_is_refused(place: int, data: st.DataObject) -> None:
    position = tuath.start("arrival", seats=2, seed=3)
    text = position.save()
    place %= len(text)
    bitten = text[:place] + data.draw(st.sampled_from('0123456789{}[]",:x')) + text[place + 1 :]
    if bitten != text:
        with pytest.raises(Refused):
            load(bitten, position.game)


def test_listening_and_the_story_agree() -> None:
    heard: list[Any] = []
    position = tuath.start("arrival", seats=2, seed=9)
    position.listen(heard.append)
    before = len(position.story())
    rng = Random(1)
    for _ in range(60):
        seat = next(iter(position.decisions))
        position.play(seat, rng.choice(position.decisions[seat].values))
    story = [told for _, told in position.story()]
    assert story[before:] == heard


def test_side_by_side_nobody_waits_for_another() -> None:
    """One seat goes through its whole sequence, with its draw, while the others have not begun."""
    game = Market()
    position = Position(game, game.complete(3, {}), 5)
    assert list(position.pending) == [0, 1, 2]
    for _ in range(2):
        position.answer(1, position.pending[1].options[0])
    assert list(position.pending) == [0, 2]
    assert [len(hand) for hand in position.state.hands] == [0, 1, 0]
    other = position.copy()
    other.answer(2, "a2")
    assert [len(hand) for hand in position.state.hands] == [0, 1, 0]
    assert [len(hand) for hand in other.state.hands] == [0, 1, 1]


class OneWay(Free):
    """Acts one after the other; every second time there is only one, and nobody is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.read = 0

    def step(self, table: Table[Hands]) -> Rule[None] | None:
        return self.acts(table) if table.state.turn < 2 else None

    async def acts(self, table: Table[Hands]) -> None:
        table.state.turn += 1
        for place in range(6):
            laws = (bits_of([1] if place % 2 == 0 else [0, 1, 2]), "X-3.1", "no_act")
            table.state.played += (await table.decide(0, ACT, partial(self.lawful, laws)),)

    def lawful(self, law: Law) -> list[Law]:
        self.read += 1
        return [law]


def test_a_copy_knows_who_was_not_asked_without_looking_at_a_law() -> None:
    """What was decided on the way to a question is given again: the same question follows itself, asked or not."""
    game = OneWay()
    position = Position(game, game.complete(2, {}), 1)
    for value in (0, 2, 1, 0):
        before = game.read
        copies = [position.copy(), position.copy().copy()]
        assert game.read == before
        for copy in copies:
            assert copy.state == position.state
            assert copy.decisions[0].values == (0, 1, 2)
            copy.play(0, 2)
            assert copy.state.played[-2:] == (2, 1) or copy.state.turn > position.state.turn
        position.play(0, value)
    assert position.state.played == (1, 0, 1, 2, 1, 1, 1, 0, 1)
    again = load(position.save(), game)
    assert again.state == position.state


class Breaking(OneWay):
    """The same, and a bug in the rules where the first free choice is 2: on the way to the next question."""

    async def acts(self, table: Table[Hands]) -> None:
        table.state.turn += 1
        for place in range(6):
            laws = (bits_of([1] if place % 2 == 0 else [0, 1, 2]), "X-3.1", "no_act")
            table.state.played += (await table.decide(0, ACT, partial(self.lawful, laws)),)
            if table.state.played[-2:] == (2, 1):
                raise ValueError("a bug")


def test_what_was_decided_on_the_way_to_a_bug_is_forgotten() -> None:
    """The position is as it was before, and so are its copies: another answer leads to its own next question."""
    game = Breaking()
    position = Position(game, game.complete(2, {}), 1)
    for value in (0, 1):
        before = position.state.copy()
        with pytest.raises(RuleError, match="a bug"):
            position.play(0, 2)
        for one in (position, position.copy(), load(position.save(), game)):
            assert one.state == before
            assert one.decisions[0].values == (0, 1, 2)
        copy = position.copy()
        for one in (position, copy):
            one.play(0, value)
        assert copy.state == position.state
    assert position.state.played == (1, 0, 1, 1, 1)
