"""What others see never tells what is held: I-8.11, I-18.3. Over everything that every other seat receives."""

from __future__ import annotations

from random import Random

import pytest

from tests.amounts import usually
from tests.conftest import Seeds
from tests.inis.board import BLUE, CARD, GREEN, PRINTED, RED, inis, near
from tests.inis.twins import ANSWERS, LANDS, PLAIN, steps, twins


@pytest.mark.parametrize("card", usually(*ANSWERS[::3], more=[*ANSWERS[1::3], *ANSWERS[2::3]]))
def test_holding_an_answer_looks_like_holding_none(card: str, seeds: Seeds) -> None:
    """I-18.3: Geis, The Dagda, the Club and all others: what red, green and a spectator are sent is the same."""
    swapped = {card, PLAIN[PRINTED.kind[CARD[card]]]}
    asked = sum(steps(*twins(card), swapped, Random(f"{card} {seed}")) for seed in seeds(2, 8))
    assert asked > 0, "blue was never asked, so nothing was proved"


def test_the_answers_are_all_there() -> None:
    assert {"act_geis", "act_warlord", "act_bard", "epic_the_dagda", "epic_dagdas_club", "epic_oengus_ploy"} <= set(
        ANSWERS
    )
    assert len(ANSWERS) >= 12
    assert "hills" in near(inis(LANDS, seats=3), "cove")


def test_an_answer_of_somebody_behind_stays_unknown() -> None:
    """I-8.5: two want to answer; the wish of the second is told to nobody."""
    hands = {RED: "epic_eriu", BLUE: "epic_oengus_ploy", GREEN: "adv_moor epic_balors_eye"}
    wished = inis({"cove": "r2 b1 g1", "moor": "g2"}, hands, seats=3)
    declined = inis({"cove": "r2 b1 g1", "moor": "g2"}, hands, seats=3)
    for played, answer in ((wished, "adv_moor"), (declined, "decline")):
        played.play(RED, "pass")
        played.play(GREEN, answer)
        played.play(BLUE, "epic_oengus_ploy")
    for seat in (RED, BLUE, None):
        assert wished.view(seat) == declined.view(seat)
    assert [told.message for told in wished.log] == [told.message for told in declined.log]
