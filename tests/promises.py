"""What every game keeps at each of its positions: checked for random games of all, and for the planned ones."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.play import any_answer
from tuath.core.game import Game
from tuath.core.position import Position, load, replay
from tuath.core.record import Record


def outline(position: Position[Any]) -> Any:
    """Everything about a position that anybody can see or choose."""
    return (
        position.state.to_data(),
        {seat: (decision.key, list(decision.values)) for seat, decision in position.decisions.items()},
    )


def a_copy_behaves_the_same(position: Position[Any], rng: Random) -> None:
    other = position.copy()
    before = outline(position)
    assert outline(other) == before
    if not position.over:
        seat, value = any_answer(other, rng)
        other.play(seat, value)
        assert outline(position) == before, "answering a copy changed the original"
        again = position.copy()
        again.play(seat, value)
        assert outline(again) == outline(other), "the same answer led elsewhere"


def it_is_saved_and_loaded(position: Position[Any], _: Random) -> None:
    text = position.save()
    other = load(text, position.game)
    assert outline(other) == outline(position)
    assert other.save() == text
    assert other.count == position.count
    if position.over:
        assert str(other.record()) == str(position.record()), "a loaded game has lost its record"


def options_and_reasons_agree(position: Position[Any], _: Random) -> None:
    """Whatever is not offered has a reason, whatever is offered has none; options are told apart and in a domain."""
    for seat, decision in position.decisions.items():
        assert decision.question in position.game.questions
        assert len(set(decision.values)) == len(decision.values) > 0
        for value, name in enumerate(decision.domain.ids):
            refusal = position.why_not(seat, name)
            assert (refusal is None) == (value in decision.values)


def nothing_leaks(position: Position[Any], rng: Random) -> int:
    """Deal anew whatever a seat cannot know: what it sees, what it is asked and whom the table waits for stay.

    For how many seats something could be dealt anew.
    """
    return sum(differs_unseen(position, seat, rng) for seat in (*range(position.setup.seats), None))


def nobody_sees_more(position: Position[Any], rng: Random) -> None:
    """A game that hides nothing shows a spectator everything, and there is nothing to deal anew."""
    assert not differs_unseen(position, None, rng)


def differs_unseen(position: Position[Any], seat: int | None, rng: Random) -> bool:
    other = position.imagine(seat, rng)
    assert other.view(seat) == position.view(seat)
    asked = {who: decision.key for who, decision in position.decisions.items()}
    assert {who: decision.key for who, decision in other.decisions.items()} == asked
    if seat is not None and seat in position.decisions:
        assert list(other.decisions[seat].values) == list(position.decisions[seat].values)
    return bool(other.state.to_data() != position.state.to_data())


def its_record_is_the_same_game(position: Position[Any], game: Game[Any]) -> None:
    record = position.record()
    other = replay(record, game)
    assert outline(other) == outline(position)
    assert str(other.record()) == str(record)
    assert str(Record.parse(str(record))) == str(record)
    assert other.result == position.result
