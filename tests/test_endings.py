"""The reckoning of every game: it adds up to what the rules say, and everything in it has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amounts import usually
from tests.play import any_setup, random_game
from tuath.core.curve import Curve, Swing, curve, lasting
from tuath.core.ending import Box, Ending
from tuath.core.game import Game
from tuath.core.message import Message
from tuath.core.position import Position, replay_as_far
from tuath.core.question import NATURE
from tuath.core.record import Record
from tuath.games import find, keys
from tuath.words.catalogue import Catalogue
from tuath.words.digest import digest
from tuath.words.languages import LANGUAGES
from tuath.words.names import names_at

pytestmark = pytest.mark.slow
SEEDS = 2
RECORDS = Path(__file__).parent / "records"
SIZES = usually(
    *((key, seats) for key in keys() for seats in (find(key).seats[0], find(key).seats[-1])),
    long=[(key, seats) for key in keys() for seats in find(key).seats[1:-1]],
)


@cache
def ended(key: str, seats: int) -> list[tuple[Position[Any], Ending]]:
    """Games of this size: random ones, the first as everybody plays, and the records of games played on purpose."""
    positions = [finished(find(key), seats, seed) for seed in range(SEEDS)]
    found = [(position, position.game.ending(position)) for position in (*positions, *recorded(key, seats))]
    assert all(ending is not None for _, ending in found)
    return [(position, ending) for position, ending in found if ending is not None]


def finished(game: Game[Any], seats: int, seed: int) -> Position[Any]:
    rng = Random(seed)
    setup = game.complete(seats, {})
    while seed and (setup := any_setup(game, rng)).seats != seats:
        pass
    *_, position = random_game(game, seed, setup)
    return position


def recorded(key: str, seats: int) -> list[Position[Any]]:
    records = [Record.parse(file.read_text(encoding="utf-8")) for file in sorted((RECORDS / key).glob("*.tuath"))]
    played = [replay_as_far(record, find(key)).position for record in records if record.setup.seats == seats]
    return [position for position in played if position.over]  # an older one may not go to its end any more


def box(ending: Ending, id: str) -> Box:
    return next(one for one in ending.boxes if one.id == id)


def test_every_way_to_end_is_among_them() -> None:
    """Both endings of The Arrival, and a victory of Spirit Island."""
    arrival = {position.state.ending for seats in find("arrival").seats for position, _ in ended("arrival", seats)}
    island = {position.state.is_won for seats in (1, 2) for position, _ in ended("spirit_island", seats)}
    assert arrival == {"overrun", "repelled"}
    assert island == {True, False}


def test_a_game_that_goes_on_has_no_ending(real_game: Game[Any]) -> None:
    assert real_game.ending(next(random_game(real_game, 1))) is None


# ---- it adds up ------------------------------------------------------------------------------------------------------


@pytest.mark.more
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_the_ranking_is_that_of_the_result(key: str, seats: int) -> None:
    for position, ending in ended(key, seats):
        result = position.result
        assert result is not None
        assert sorted(rank.seat for rank in ending.ranks) == [*range(seats)]
        first = {rank.seat for rank in ending.ranks if rank.place == 1}
        assert first == (set() if key == "spirit_island" else set(result.winners))
        numbers = {rank.seat: rank.cell.number for rank in ending.ranks if rank.cell.number is not None}
        assert all(result.scores[seat] == number for seat, number in numbers.items())


@pytest.mark.parametrize("seats", find("arrival").seats)
def test_every_point_of_the_arrival_has_a_source(seats: int) -> None:
    """A-14.2, A-14.3: each row is a sum, on the track and in the end; the other ending too."""
    for position, ending in ended("arrival", seats):
        state, result = position.state, position.result
        assert result is not None
        track = state.corruption if result.ending == "overrun" else state.fame
        sheet = box(ending, "points").sheet
        assert sheet is not None
        heads = [column.head.key.removeprefix("arrival-over-column-") for column in sheet.columns if column.head]
        on_track = heads.index("track")
        for row in sheet.rows:
            numbers = [cell.number or 0 for cell in row.cells]
            assert row.seat is not None
            assert sum(numbers[:on_track]) == numbers[on_track] == track[row.seat]
            assert sum(numbers[on_track:-1]) == numbers[-1] == result.scores[row.seat]
            assert all(sum(cell.parts) == cell.number for cell in row.cells if cell.parts)
        other = box(ending, "other").sheet
        assert other is not None
        assert all(sum(cell.number or 0 for cell in row.cells[:-1]) == row.cells[-1].number for row in other.rows)
        balance = box(ending, "decided").balance
        assert balance is not None
        assert all(sum(number for _, number in side.parts) == side.number for side in balance)
        assert (balance[0].number >= balance[1].number) == (result.ending == "overrun")


@pytest.mark.parametrize("seats", find("origo").seats)
def test_the_final_scoring_of_origo_leads_to_the_totals(seats: int) -> None:
    """O-13.2: fourteen steps, each from where the one before has led."""
    for position, ending in ended("origo", seats):
        sheet = box(ending, "points").sheet
        assert sheet is not None
        assert position.result is not None
        start, *steps, together = sheet.rows
        assert len(steps) == 14
        for place, column in enumerate(sheet.columns):
            total = start.cells[place].total
            for row in steps:
                cell = row.cells[place]
                assert total is not None
                total += (cell.number or 0) + cell.raised
                assert cell.total == total
            assert column.seat is not None
            assert together.cells[place].total == total == position.result.scores[column.seat]
        bars = box(ending, "sources").bars
        assert bars is not None
        assert all(sum(bar.parts) == position.result.scores[bar.seat] for bar in bars.rows)


@pytest.mark.parametrize("seats", find("inis").seats)
def test_the_reckoning_of_inis_fulfils_as_many_conditions_as_the_rules_say(seats: int) -> None:
    """I-12.1, I-12.4: each condition is the sum of its lands and Deeds; nobody gives more Deeds than there are."""
    for position, ending in ended("inis", seats):
        result, sheet = position.result, box(ending, "points").sheet
        assert result is not None
        assert sheet is not None
        for row in sheet.rows:
            *found, deeds, met = row.cells
            assert row.seat is not None
            assert met.number == sum(cell.mark == "met" for cell in found) == result.scores[row.seat]
            assert all((cell.mark == "met") == ((cell.number or 0) >= (cell.of or 0)) for cell in found)
            given = 0
            for cell in found:
                numbers = [int(dict(message.params)["number"]) for message in cell.words]
                assert sum(numbers) == cell.number
                given += numbers[-1] if cell.words and cell.words[-1].key == "inis-over-deeds" else 0
            assert given <= (deeds.number or 0) == position.state.deeds[row.seat]


@pytest.mark.parametrize("seats", find("spirit_island").seats)
def test_what_each_turn_of_spirit_island_cost_adds_up(seats: int) -> None:
    """S-21.1: the score is its sum; blight of all turns is the blight of the end."""
    for position, ending in ended("spirit_island", seats):
        turns = box(ending, "points")
        assert turns.sum is not None
        assert turns.sheet is not None
        assert position.result is not None
        assert turns.sum.total == position.result.scores[0]
        *rows, together = turns.sheet.rows
        for place in range(3):
            assert sum(row.cells[place].number or 0 for row in rows) == together.cells[place].number
        assert together.cells[2].number == sum(position.state.blight)
        ways = box(ending, "decided").ways
        assert [way.came for way in ways].count(True) == 1
        assert sum(row.mark == "lost" for row in rows) == (0 if position.state.is_won else 1)


# ---- it is said ------------------------------------------------------------------------------------------------------


def messages(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from messages(one)


def rules(ending: Ending) -> Iterator[str]:
    yield ending.reason.rule
    for one in ending.boxes:
        yield one.rule
        yield from (line.rule for line in one.lines)


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_everything_in_a_reckoning_has_words_and_its_paragraphs_exist(key: str, seats: int) -> None:
    known = {paragraph.id for part in digest(key, "en").parts for paragraph in part.paragraphs}
    for position, ending in ended(key, seats):
        assert {rule for rule in rules(ending) if rule} <= known
        for language in LANGUAGES:
            words = Catalogue(language, position.game)
            for message in messages(ending):
                text = words.render(message, names_at(position, words))
                assert text.strip()
                assert not re.search(r"⟨|\{\s*[$A-Z]|seat:|\bland:", text), text


# ---- how it has gone -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_a_curve_goes_from_the_first_answer_to_the_end(key: str, seats: int) -> None:
    for position, ending in ended(key, seats):
        found = curve(position)
        assert found is not None
        lines = len(found.measure.names) or seats
        counts = [point.count for point in found.points]
        assert counts == sorted(set(counts))
        assert counts[0] == 0
        assert counts[-1] <= position.count
        assert all(len(point.values) == lines for point in found.points)
        assert list(found.points[-1].values) == list(found.measure.of(position.state))
        assert [begin.round for begin in found.rounds] == [*range(found.rounds[0].round, found.rounds[-1].round + 1)]
        assert found.turns == sorted(set(found.turns))
        assert found.turns[0] == 0
        assert found.turns[-1] <= position.count
        assert len(ending.course.points) <= len(found.rounds)
        assert all(len(values) == (len(ending.course.names) or seats) for _, values in ending.course.points)


def test_how_much_of_a_change_lasts() -> None:
    assert lasting([1, 4, 2, 3]) == [1, -1, 1]
    assert lasting([0, 3, -4, 2, 1]) == [0, -1, 5, -1], "what was won and lost again has changed nothing"
    assert lasting([2, 2]) == [0]
    assert lasting([7]) == []


def test_turning_points_are_not_what_was_made_up_for_later() -> None:
    """The third fell from four to one and was at four again soon after: that decided nothing."""
    position = next(one for one in recorded("inis", 4) if one.setup.seats == 4)
    found = curve(position)
    assert found is not None
    falls = [point for point in found.points if point.count == 572]
    assert [point.values[2] for point in falls] == [1]
    assert 572 not in [swing.count for swing in found.swings]
    assert [swing.round for swing in found.swings] == [4, 4, 4]
    assert max(begin.round for begin in found.rounds) == 5, "which is only the last Assembly"


@pytest.mark.more
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_turning_points_are_told_and_have_stayed(key: str, seats: int) -> None:
    """Each is a change at that very answer; afterwards the lead was never what it had been before that turn."""
    for position, _ in ended(key, seats):
        found = curve(position)
        assert found is not None
        changed = {point.count for point in found.points}
        assert len(found.swings) <= 3
        for swing in found.swings:
            assert swing.count in changed
            assert 0 < swing.count < position.count
            assert swing.round
            assert swing.change
            assert step_at(found, swing) * swing.change > 0, "what it points at went the same way"
            assert swing.seat is None or swing.seat != NATURE
            told = [line.message for _, _, lines in position.steps() for line in lines if line.to is None]
            assert swing.line in told, "each is told by something that has happened"
            if found.measure.told and "points" in dict(swing.line.params):
                assert swing.line.key in found.measure.told, "no points are told of that are not measured"
            if swing.seat is not None and not found.measure.names:
                before, *after = leads_around(found, swing)
                assert all((then > before) == (swing.change > 0) and then != before for then in after)
        if found.measure.less_is_better and found.measure.names:
            assert all((swing.seat is None) or swing.change > 0 for swing in found.swings)


def leads_around(found: Curve, swing: Swing) -> list[int]:
    """Of the seat that it is about: before the turn, and whenever a turn was over from then on."""
    assert swing.seat is not None
    start = max(turn for turn in found.turns if turn < swing.count)
    ends = [turn for turn in found.turns if turn >= swing.count]
    return [lead_of(found, swing.seat, count) for count in (start, *ends)]


def lead_of(found: Curve, seat: int, count: int) -> int:
    better = better_at(found, count)
    return better[seat] - max(better[:seat] + better[seat + 1 :])


def better_at(found: Curve, count: int) -> list[int]:
    values = [point.values for point in found.points if point.count <= count][-1]
    return [-value if found.measure.less_is_better else value for value in values]


def step_at(found: Curve, swing: Swing) -> int:
    """By how much the very answer made it better, for the seat or for all."""
    was, now = (better_at(found, swing.count - 1), better_at(found, swing.count))
    if found.measure.names or swing.seat is None:
        return sum(now) - sum(was)
    return now[swing.seat] - was[swing.seat]
