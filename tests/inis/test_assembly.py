"""The Assembly, the draft, and who wins: I-5, I-6, I-12, I-13."""

from __future__ import annotations

from typing import Any

import pytest

from tests.inis.board import BLUE, CARD, GREEN, LAND, PRINTED, RED, Table, begin, cards, inis, names
from tuath.games.inis.queries import actions_in_use, conditions_met, held, next_player, victor
from tuath.games.inis.state import COUNTERCLOCKWISE, State, Task

ASSEMBLY = [Task("assembly")]


def assemble(lands: dict[str, str], hands: dict[int, str] | None = None, **more: object) -> Table:
    """An Assembly about to begin; chance waits after the third step."""
    return inis(lands, hands, agenda=ASSEMBLY, lucky=False, **more)  # type: ignore[arg-type]


def finish_draft(played: Table) -> None:
    """Everybody takes the first card offered until the Season begins."""
    while played.state.phase != "season":
        if -1 in played.pending():
            played.nature(played.pending()[-1].options[0])
        else:
            seat = next(iter(played.pending()))
            played.play(seat, played.options(seat)[0])


# ---- the six steps --------------------------------------------------------------------------------------------------


def test_the_chieftain_of_the_capital_becomes_brenn() -> None:
    """I-5.1"""
    assert assemble({"cove": "capital r1 b2", "hills": "r1"}).state.brenn == BLUE


def test_without_a_chieftain_the_brenn_stays() -> None:
    """I-5.1, I-17.9: even without a clan anywhere."""
    assert assemble({"cove": "capital b2 g2", "hills": ""}, seats=3).state.brenn == RED


def test_a_pretender_wins() -> None:
    """I-5.2, I-12.2, I-12.3"""
    played = assemble({"cove": "r1 S6", "hills": "b3"}, state={"pretenders": 0b01})
    assert played.position.over
    assert played.position.result == ("religion", (RED,), (1, 0))


def test_nobody_wins_without_a_token() -> None:
    """I-12.2, I-12.6: however many conditions are met."""
    played = assemble({"cove": "r1 S6 b1", "hills": "b3 S3"}, state={"pretenders": 0b00})
    assert not played.position.over


def test_tokens_go_back() -> None:
    """I-5.2, I-12.3, I-12.7: who meets nothing any more cannot win, and the third step follows."""
    played = assemble({"cove": "r1 S2", "hills": "b3"}, state={"pretenders": 0b11})
    assert not played.position.over
    assert played.state.pretenders == 0
    assert "adv_cove" in played.hand(RED)


def test_more_conditions_beat_fewer() -> None:
    """I-12.3"""
    played = assemble({"cove": "capital r1 b7 S6", "hills": "b1 r6"}, brenn=RED, state={"pretenders": 0b11})
    assert conditions_met(played.state, BLUE) == 1
    assert played.position.result is not None
    assert played.position.result.winners == (BLUE,)  # both have the Sanctuaries; blue is Brenn now: I-12.6


def test_the_brenn_wins_a_tie() -> None:
    """I-12.3, I-12.6: the Brenn of this Assembly, with a token and as many conditions as the others."""
    lands = {"cove": "capital r2 b1 S6", "hills": ""}
    assert victor(inis(lands, state={"pretenders": 0b11}, brenn=RED).state) == RED
    assert victor(inis(lands, state={"pretenders": 0b11}, brenn=BLUE).state) == BLUE


def test_a_tie_without_the_brenn_has_no_winner() -> None:
    """I-12.3, I-12.6: also if the Brenn has met as much without a token."""
    lands = {"cove": "capital r2 b1 g1 S6", "hills": ""}
    assert victor(inis(lands, seats=3, state={"pretenders": 0b110}, brenn=RED).state) is None


def test_a_single_pretender_wins_whoever_is_brenn() -> None:
    """I-12.6"""
    lands = {"cove": "capital r2 b1 S6", "hills": "r4"}
    assert victor(inis(lands, state={"pretenders": 0b10}, brenn=RED).state) == BLUE


# ---- what is told and counted ---------------------------------------------------------------------------------------


def lines(lands: dict[str, str], **more: Any) -> list[tuple[str, Any]]:
    """What an Assembly tells, and the view in the very moment of each line."""
    found: list[tuple[str, Any]] = []
    played = inis(lands, {RED: "act_geis"}, **more)
    played.position.watch(lambda told: found.append((told.message.key, played.position.view(RED))))
    while played.state.phase == "season":
        played.play(next(iter(played.pending())), "pass")
    return found


def test_each_step_is_told() -> None:
    """I-5.1, I-5.2, I-5.5: also where the Brenn stays, nobody claims the throne, or there is nothing to count."""
    told = [key for key, _ in lines({"cove": "capital r2", "hills": "b1"})]
    steps = ["inis-brenn-stays", "inis-nobody-claims", "inis-took-advantage", "inis-took-advantage", "inis-dealt"]
    assert [key for key in told if key in steps] == steps


def test_the_pretenders_are_counted_one_after_the_other() -> None:
    """I-5.2, I-12.1 to I-12.4: from the Brenn on, land by land with the Deeds given to it; then the verdict."""
    island = {"cove": "capital r3 b1 S5", "hills": "r2 b1", "forest": "b1"}
    told = lines(island, state={"pretenders": 0b11, "deeds": [1, 0]})
    counted = [view["reckoning"] for key, view in told if key == "inis-reckoned"]
    assert [key for key, _ in told][-1] == "inis-wins"
    assert len(counted) == 2
    red, blue = counted[0]["rows"]
    assert (red["seat"], red["met"], blue["met"]) == (RED, 1, 0)
    assert red["conditions"][1] == {
        "condition": "religion",
        "lands": [{"territory": "cove", "number": 5}],
        "deeds": 1,
        "total": 6,
        "met": True,
    }
    assert counted[0]["verdict"]["winner"] == RED
    assert counted[0]["verdict"]["rule"] == "I-12.3"
    assert told[-1][1]["reckoning"] == counted[0]


@pytest.mark.parametrize(
    ("lands", "verdict"),
    [
        ({"cove": "capital r1 b2 g2", "hills": ""}, "inis-over-verdict-none"),
        ({"cove": "capital r3 b1 g1 S6", "hills": ""}, "inis-over-verdict-tie"),
    ],
)
def test_why_nobody_wins(lands: dict[str, str], verdict: str) -> None:
    """I-12.3, I-12.6, I-12.7: said while the tokens are still there; then they are gone, and so is the reckoning."""
    found = [(key, view["reckoning"]) for key, view in lines_of(lands)]
    assert [key for key, _ in found].count("inis-reckoned") == 2
    at = [key for key, _ in found].index("inis-nobody-wins")
    assert found[at][1] is not None
    assert (found[at][1]["verdict"]["winner"], found[at][1]["verdict"]["key"]) == (None, verdict)
    assert found[at + 1][1] is None


def lines_of(lands: dict[str, str]) -> list[tuple[str, Any]]:
    return lines(lands, seats=3, state={"pretenders": 0b110})


def test_the_view_counts_as_the_rules_do() -> None:
    """I-12.1, I-12.4: what is shown adds up to what decides."""
    island = {"cove": "capital r3 b2 S5", "hills": "r2 b1", "forest": "r3 b2", "moor": "r1", "plains": "r1"}
    for deeds in range(4):
        found = lines(island, state={"deeds": [deeds, 0], "pretenders": 0b01})
        row = next(view["reckoning"]["rows"][0] for key, view in found if key == "inis-reckoned")
        assert [sum(land["number"] for land in one["lands"]) for one in row["conditions"]] == [5, 5, 5]
        assert sum(one["met"] for one in row["conditions"]) == row["met"] == deeds
        assert all(one["total"] == 5 + one["deeds"] for one in row["conditions"])


def test_conditions() -> None:
    """I-12.1: opposing clans where chieftain, Sanctuaries where present, territories where present."""
    played = inis({"cove": "r3 b2 S2", "hills": "r1 b1 S1", "forest": "b1 S4", "moor": "r1"})
    assert played.counts(RED) == (2, 3, 3)
    assert played.counts(BLUE) == (0, 7, 3)


@pytest.mark.parametrize(("deeds", "met"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_deeds_fill_conditions(deeds: int, met: int) -> None:
    """I-12.4, I-12.5: each counts for one condition, so that as many as possible are met."""
    lands = {"cove": "r3 b2 S5", "hills": "r2 b1", "forest": "r3 b2", "moor": "r1", "plains": "r1"}
    played = inis(lands, state={"deeds": [deeds, 0]})
    assert played.counts(RED) == (5, 5, 5)
    assert conditions_met(played.state, RED) == met


def test_chieftains_take_advantage_cards() -> None:
    """I-5.3: without a chieftain the card stays in the display."""
    played = assemble({"cove": "r2 b1", "hills": "b1", "forest": "r1 b1", "moor": ""})
    assert played.hand(RED) == {"adv_cove"}
    assert played.hand(BLUE) == {"adv_hills"}
    assert set(played.view()["display"]) == {"adv_forest", "adv_moor"}


def test_crows() -> None:
    """I-5.4: the side that lies up is the direction of this round."""
    played = assemble({"cove": "r1", "hills": "b1"})
    assert played.pending()[-1].options == ("clockwise", "counterclockwise")
    played.nature("counterclockwise")
    assert played.state.direction == COUNTERCLOCKWISE


def test_deal() -> None:
    """I-5.5: one card aside, four to each."""
    played = assemble({"cove": "r1", "hills": "b1"}, seats=3)
    played.nature("clockwise", "act_geis")
    assert played.view()["aside"] == {"there": True, "card": None}
    assert played.state.aside == CARD["act_geis"]
    while -1 in played.pending():
        played.nature(played.pending()[-1].options[0])
    assert played.view(RED)["draft"]["counts"] == [4, 4, 4]


# ---- the draft ------------------------------------------------------------------------------------------------------


def drafting(seats: int = 3) -> Table:
    played = assemble({"cove": "r1", "hills": "b1"}, {RED: "epic_eriu"}, seats=seats)
    while -1 in played.pending():
        played.nature(played.pending()[-1].options[0])
    return played


def test_keep_one_then_two_then_three() -> None:
    """I-6.1 to I-6.3: all at once; what was kept before may be passed on later; four cards in the end."""
    played = drafting()
    before = list(played.state.draft)
    assert set(played.pending()) == {RED, BLUE, GREEN}
    first = {seat: played.options(seat)[0] for seat in range(3)}
    for seat in range(3):
        played.play(seat, first[seat])
    for seat in range(3):
        passed = before[seat] & ~(1 << CARD[first[seat]])
        assert played.state.draft[next_player(played.state, seat)] & passed == passed
    for seat in range(3):  # the card kept first is not kept again
        others = [card for card in played.options(seat) if card != first[seat]]
        played.play(seat, others[0], others[1])
    assert all(not played.state.draft[seat] >> CARD[first[seat]] & 1 for seat in range(3))
    assert {played.asked(seat) for seat in range(3)} == {"pass-on"}
    for seat in range(3):
        played.play(seat, played.options(seat)[0])
    assert [len(played.actions(seat)) for seat in range(3)] == [4, 4, 4]
    assert played.state.phase == "season"


def test_the_draft_is_secret() -> None:
    """I-6.1: what the others keep is seen by nobody, and nothing moves before all have chosen."""
    played = drafting()
    before = played.view(BLUE)
    played.play(RED, played.options(RED)[0])
    assert played.view(BLUE) == before
    assert played.view(RED)["draft"]["kept"] != []
    assert played.view(None)["draft"]["cards"] is None


def test_only_action_cards_are_drafted() -> None:
    """I-6.4"""
    played = drafting()
    assert "epic_eriu" not in played.options(RED)
    assert all(card.startswith("act_") for card in played.options(RED))
    assert "epic_eriu" in played.hand(RED)


def test_a_card_not_dealt_cannot_be_kept() -> None:
    played = drafting()
    missing = next(iter(names(played.state.draft[BLUE])))
    assert played.why_not(RED, missing).rule == "I-6.1"


def test_two_players_draft_twice() -> None:
    """I-13.1 to I-13.3: three cards, kept one, then two; then three more; six in hand."""
    played = drafting(2)
    assert played.view(RED)["draft"]["counts"] == [3, 3]
    for seat in (RED, BLUE):
        played.play(seat, played.options(seat)[0])
    for seat in (RED, BLUE):
        assert played.asked(seat) == "pass-on"
        played.play(seat, played.options(seat)[0])
    assert [len(played.actions(seat)) for seat in (RED, BLUE)] == [3, 3]
    first = played.actions(RED)
    while -1 in played.pending():
        played.nature(played.pending()[-1].options[0])
    assert played.view(RED)["draft"]["deal"] == 2
    assert not first & set(played.options(RED))
    finish_draft(played)
    assert [len(played.actions(seat)) for seat in (RED, BLUE)] == [6, 6]
    assert first <= played.actions(RED)


def test_a_whole_assembly() -> None:
    """I-5.6: after the draft the Season begins with the Brenn."""
    played = begin(3, lucky=True)
    while played.state.phase != "season":
        seat = next(iter(played.pending()))
        played.play(seat, played.options(seat)[0])
    assert played.asks(played.state.brenn, "act")
    held_now: State = played.state
    assert sum(held(held_now, seat, "action").bit_count() for seat in range(3)) == 12
    put_aside, used = PRINTED.rules.aside, actions_in_use(held_now).bit_count()
    assert held_now.undealt.bit_count() == used - put_aside - 12


def test_last_pass_is_known() -> None:
    """I-8.11: whoever passed the last card knows where it is."""
    played = drafting()
    while played.state.draft_step < 3:
        for seat in list(played.pending()):
            while seat in played.pending() and played.state.draft_step < 3 and played.asked(seat) == "keep":
                played.play(seat, played.options(seat)[0])
    gone = played.options(RED)[0]
    for seat in range(3):
        played.play(seat, played.options(seat)[0])
    following = next_player(played.state, RED)
    assert played.view(RED)["players"][following]["known"] == [gone]
    assert cards(gone) & played.state.hands[following]
    assert LAND["cove"] == played.state.capital
