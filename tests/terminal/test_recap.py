"""What has happened since one's last turn, in short lines."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.play import any_answer
from tests.terminal.helpers import on_screen
from tuath.core.game import Game
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.core.record import seat_name
from tuath.terminal.text.recap import FEW, FOR_ONESELF, actor_of, concerns, happened, recap, turn_begins, turn_ended
from tuath.words.languages import LANGUAGES


def somewhere(game: Game[Any], seed: int, answers: int = 120) -> Position[Any]:
    rng = Random(seed)
    position = Position(game, game.complete(game.seats[1], {}), seed)
    while position.count < answers:
        after = position.copy()
        after.play(*any_answer(after, rng))
        if after.over:
            break
        position = after
    return position


def test_a_turn_ends_when_others_answer(real_game: Game[Any]) -> None:
    """Chance and one's own next answers do not begin it anew: it can be read again during the whole turn."""
    for seed in range(3):
        position = somewhere(real_game, seed)
        who = [seat for seat, _, _ in position.history()]
        for seat in range(position.setup.seats):
            ended = turn_ended(position, seat)
            assert ended == 0 or who[ended - 1] == seat
            after = who[ended:]
            while after and after[-1] in (seat, NATURE):
                after.pop()
            assert seat not in after


def test_nobody_hears_what_is_for_other_eyes_nor_what_he_did_himself(real_game: Game[Any]) -> None:
    for seed in range(3):
        position = somewhere(real_game, seed)
        for seat in range(position.setup.seats):
            for each in happened(position, seat):
                assert each.told.to in (None, seat)


def test_what_happens_to_somebody_while_others_act_is_told(real_game: Game[Any]) -> None:
    """Not what he did himself, before or after it; what he lost meanwhile is his own line, and concerns him."""
    for seed in range(3):
        position = somewhere(real_game, seed)
        for seat in range(position.setup.seats):
            ended, again = turn_ended(position, seat), turn_begins(position, seat)
            meanwhile = [
                told for then, told in position.retold()
                if ended < then.count < again and told.to in (None, seat) and actor_of(told) == seat
            ]  # fmt: skip
            found = [each.told for each in happened(position, seat) if actor_of(each.told) == seat]
            assert found == meanwhile
            assert all(concerns(told, seat) for told in found)
            answers = position.history()[ended : again - 1]
            assert seat not in [who for who, _, _ in answers], "nothing of it was done by himself"


def test_much_is_told_shortly(real_game: Game[Any]) -> None:
    """What concerns the reader first, then the last round, of earlier rounds a number; nothing is lost."""
    for seed in range(4):
        position = somewhere(real_game, seed)
        for seat in range(position.setup.seats):
            lines, found = list(happened(position, seat)), recap(position, seat)
            told = sum(times for part in found.lines for _, times in part.told)
            own = sum(len(entry.steps) for entry in found.own)
            assert told + own + sum(number for _, number in found.folded) >= len(lines)
            assert len(found.own) <= FOR_ONESELF
            assert all(any(concerns(one, seat) for one in entry.steps) for entry in found.own)
            if len(lines) <= FEW:
                assert not found.own
                assert not found.folded
            assert found.is_empty == (not lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_one_line(real_game: Game[Any], language: str) -> None:
    position = somewhere(real_game, 1)
    for seat in range(position.setup.seats):
        session, out = on_screen(position, 60, 400, language)
        found = recap(position, seat)
        session.show_recap(found, "title")
        parts = len(found.own) + len(found.folded) + sum(len(part.told) for part in found.lines)
        shown = out.getvalue().splitlines()
        assert len(shown) == 1 + bool(found.own) + parts
        assert "⟨" not in out.getvalue()
        assert not any(seat_name(other) in line.split() for line in shown for other in range(position.setup.seats))
