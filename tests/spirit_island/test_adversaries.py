"""Adversaries: what they prepare, their rules, their escalation and how they win: S-18."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, land, plays, printed
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.changes import damage_piece
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.state.endings import why_lost
from tuath.games.spirit_island.state.queries.forecast import built_by
from tuath.games.spirit_island.state.queries.queries import foes, stage
from tuath.games.spirit_island.state.standing.standing import health, strength
from tuath.games.spirit_island.state.state import GAME, NO_CARD, PrepareAdversary, PrepareScenario, Settle, Task
from tuath.games.spirit_island.turn.agenda import pass_on
from tuath.games.spirit_island.turn.invaders import advance, build_with, has_extra_space, ravage
from tuath.games.spirit_island.turn.sequence import turn
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8
BASE = ("brandenburg_prussia", "england", "sweden")
LEVELS = [(foe, level) for foe in BASE for level in range(7)]


def against(foe: str, level: int, boards: str = "A") -> Isle:
    return Isle(boards=boards, adversary=foe, level=str(level))


def card(id: str) -> int:
    return printed().invader_index[id]


# ---- the beginning: S-2.15, S-18.1 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "level"), LEVELS)
def test_the_fear_deck_is_that_of_the_level(foe: str, level: int) -> None:
    """S-2.3, S-18.1"""
    state = against(foe, level).state
    assert tuple(state.fear_deck) == foes(state)[0].now.fear


@pytest.mark.parametrize(("level", "stages"), [
    (0, "111222233333"), (1, "111222233333"), (2, "111322223333"), (3, "11322223333"), (4, "1132223333"),
    (5, "132223333"), (6, "32223333"),
])  # fmt: skip
@plays(
    "foe:brandenburg_prussia-level1",
    "foe:brandenburg_prussia-level2",
    "foe:brandenburg_prussia-level3",
    "foe:brandenburg_prussia-level4",
    "foe:brandenburg_prussia-level5",
    "foe:brandenburg_prussia-level6",
)
def test_brandenburg_prussia_hurries(level: int, stages: str) -> None:
    """S-18.1: a stage III card comes early, cards go to the box unseen; the deck is that of the panel."""
    isle = against("brandenburg_prussia", level)
    isle.prepare()
    assert "".join(map(str, isle.state.invader_deck)) == stages
    assert isle.state.invader_deck == foes(isle.state)[0].now.deck
    assert isle.pieces(3) == ("town" if level else "")


@pytest.mark.parametrize("foe", ["england", "sweden"])
@pytest.mark.parametrize("level", range(4))
def test_other_decks_stay_as_they_are(foe: str, level: int) -> None:
    """S-2.4"""
    isle = against(foe, level)
    isle.prepare()
    assert isle.state.invader_deck == printed().numbers.invader_deck


def test_the_card_that_prussia_moved_is_read_as_stage_two() -> None:
    """S-8.15, S-8.21, S-14.3: only while it is on top, and only it."""
    isle = against("brandenburg_prussia", 2)
    isle.prepare()
    assert stage(isle.state) == 1
    isle.state.invader_deck = isle.state.invader_deck[3:]
    assert isle.state.invader_deck[0] == 3
    assert stage(isle.state) == 2
    isle.state.invader_deck = (3, 3, 3)
    assert stage(isle.state) == 3


@pytest.mark.parametrize("level", range(7))
@plays("foe:england-level2")
def test_england_settles(level: int) -> None:
    """S-18.1: from level 2 on a city in land 1 and a town in land 2 of each board; S-2.2: level 6 takes more fear."""
    isle = against("england", level, boards="AB")
    isle.prepare()
    wanted = ("city", "town") if level >= 2 else ("", "")
    assert [(isle.pieces(land(place, 1)), isle.pieces(land(place, 2))) for place in (0, 1)] == [wanted, wanted]
    assert isle.state.fear_pool == (10 if level == 6 else 8)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
@plays("foe:sweden-level2")
def test_sweden_settles(level: int) -> None:
    """S-18.1: from level 2 on a city in land 4; blight printed there goes to land 5."""
    isle = against("sweden", level)
    isle.put(4, blight=1)
    isle.prepare()
    assert isle.pieces(4) == ("city" if level >= 2 else "")
    assert [isle.state.blight[4], isle.state.blight[5]] == ([0, 1] if level >= 2 else [1, 0])


@plays("foe:sweden-level4")
def test_the_crown_of_sweden_backs_whom_the_card_shows() -> None:
    """S-2.15, S-8.14: after all other invaders; a card is discarded, a town comes where fewest of its lands are."""
    isle = against("sweden", 4)
    isle.put(2, "c")
    isle.prepare("1_wetland")
    assert isle.state.invader_deck == (1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)
    assert isle.state.invaders_discarded == 1 << card("1_wetland")
    assert not isle.state.unseen[0] >> card("1_wetland") & 1
    assert (isle.pieces(2), isle.pieces(5)) == ("city", "town")


def test_among_equals_the_players_choose_where_the_crown_builds() -> None:
    """S-1.9, S-3.4: the owner of the board."""
    isle = against("sweden", 4, boards="BA")
    isle.prepare("1_jungle", "2-3")
    assert isle.pieces(land(1, 3)) == "town"
    assert isle.asked[-1] == (1, "spirit_island-where", ("2-3", "2-8"))


@plays("foe:sweden-level6")
def test_prospectors_come_before_the_crown() -> None:
    """S-2.15: level 6 before level 4; its blight comes from the box and costs nothing."""
    isle = against("sweden", 6)
    isle.inhabit(0, 8)
    before = isle.state.blight_left
    isle.prepare("1_jungle")  # land 8 has a town already, so land 3 has fewest
    assert (isle.pieces(8), isle.pieces(3)) == ("town", "town")
    assert (isle.state.blight[8], isle.state.blight_left, isle.state.destroyed) == (1, before, [0])


def test_the_tasks_come_in_order() -> None:
    """S-2.12, S-2.15: adversary, spirits, scenario, first explore."""
    isle = Isle(boards="AB", adversary="sweden", level="6", scenario="blitz")
    assert [*reversed(isle.state.agenda)] == [
        PrepareAdversary(0, 2), PrepareAdversary(0, 6), PrepareAdversary(0, 4), Settle(0), Settle(1),
        PrepareScenario(0), PrepareScenario(1), Task("first_explore"), Task("turn"),
    ]  # fmt: skip


@pytest.mark.parametrize(("foe", "level"), LEVELS)
def test_rules_of_all_lower_levels_hold(foe: str, level: int) -> None:
    """S-18.1: for the whole game."""
    state = against(foe, level).state
    assert len(state.standing) == sum(len(each.effect) for each in foes(state)[0].levels)
    assert {row.until for row in state.standing} <= {GAME}


def test_without_a_foe_nothing_changes() -> None:
    isle = Isle()
    assert isle.state.standing == ()
    assert [task.kind for task in isle.state.agenda] == ["turn", "first_explore", "settle"]


# ---- escalation: S-8.4, S-15.2 --------------------------------------------------------------------------------------


def explore_with(isle: Isle, id: str, *answers: Said) -> None:
    """One explore step that turns up this card."""
    isle.state.invader_deck = (printed().invader_cards[card(id)].stage, 3)
    isle.play(Task("explore_step"), answers=(id, *answers))


@plays("foe:brandenburg_prussia-escalation")
def test_land_rush() -> None:
    """S-18: Brandenburg-Prussia adds a town on each board with a town or city, to a land without a town."""
    isle = against("brandenburg_prussia", 0, boards="AB")
    isle.put(5, "t")
    explore_with(isle, "2_sands", "1-3")
    assert isle.pieces(3) == "town"
    assert not any("town" in isle.pieces(land(1, number)) for number in range(1, 9))


def test_escalation_comes_before_the_explorers() -> None:
    """S-8.4: the new town is a source already."""
    isle = against("brandenburg_prussia", 0)
    isle.put(1, "c")
    explore_with(isle, "2_sands", "1-8")
    assert "explorer" in isle.pieces(7)  # beside 5 and 8 only


@pytest.mark.parametrize("id", ["1_sands", "2_coastal", "3_jungle_sands"])
def test_only_cards_with_the_flag_escalate(id: str) -> None:
    """S-8.4"""
    isle = against("brandenburg_prussia", 0)
    isle.put(5, "t")
    explore_with(isle, id)
    assert not any(key == "escalates" for key, _ in isle.log)


def test_without_an_adversary_the_flag_is_ignored() -> None:
    """S-8.4"""
    isle = Isle()
    isle.put(5, "t")
    explore_with(isle, "2_sands")
    assert "town" not in isle.pieces(4)


@plays("foe:england-escalation")
def test_building_boom() -> None:
    """S-18.13: a build where most towns and cities are, the players choose among equals; disease stops it.

    S-8.2, S-15.3, S-18.3: no card of a space orders it, but it is an invader action like any build.
    """
    isle = against("england", 0)
    isle.put(5, "tt")
    isle.put(1, "tc")
    explore_with(isle, "2_jungle", "1-5")
    assert isle.pieces(5) == "town town city"
    stopped = against("england", 0)
    stopped.put(5, "tt", disease=1)
    explore_with(stopped, "2_jungle")
    assert stopped.pieces(5) == "town town"
    assert stopped.state.disease[5] == 0


@plays("foe:sweden-escalation")
def test_dahan_are_swayed_where_explorers_really_came() -> None:
    """S-18.14: if there are at least as many invaders as dahan; wilds keep them away."""
    isle = against("sweden", 0)
    isle.put(2, "d")
    isle.put(5, "td", wilds=1)
    explore_with(isle, "2_wetland")
    assert isle.pieces(2) == "explorer town"
    assert isle.pieces(5) == "town dahan"
    assert isle.state.standing == ()  # S-8.25: it held for this step only


@plays("foe:sweden-escalation")
def test_one_dahan_of_several_is_swayed() -> None:
    """S-18.14: one in each land."""
    isle = against("sweden", 0)
    isle.put(2, "edd")
    explore_with(isle, "2_wetland")
    assert isle.pieces(2) == "explorer explorer town dahan"


@plays("foe:sweden-escalation")
def test_many_dahan_are_not_swayed() -> None:
    isle = against("sweden", 0)
    isle.put(2, "dd")
    explore_with(isle, "2_wetland")
    assert isle.pieces(2) == "explorer dahan dahan"


# ---- England --------------------------------------------------------------------------------------------------------


@plays("foe:england-loss")
def test_seven_towns_and_cities_in_one_land_are_the_end() -> None:
    """S-17.2, S-18.1: read at each check."""
    isle = against("england", 0)
    isle.inhabit(0, 1)
    isle.put(5, "ttttcc")
    assert why_lost(isle.state) is None
    isle.put(5, "ttttccc")
    assert why_lost(isle.state) == "adversary"
    isle.state.turn = 1
    isle.play(Task("turn"))
    assert (isle.state.phase, isle.state.ending, isle.state.is_won) == ("over", "adversary", False)


@plays("foe:england-level1")
def test_indentured_servants_earn_land() -> None:
    """S-18.8: a land of the card without invaders beside two towns or cities; what the same card builds is too late."""
    isle = against("england", 1)
    isle.put(6, "t")
    isle.state.building = (card("1_wetland"),)
    assert built_by(isle.state, card("1_wetland")) == 0
    isle.put(8, "c")
    assert built_by(isle.state, card("1_wetland")) == bits_of([5])
    assert built_by(isle.state, card("1_jungle")) == bits_of([8])  # no land beside two of them but land 5
    isle.put(4, "e")
    isle.run(build_with(isle.table, card("1_wetland"), finish_action))
    assert isle.pieces(5) == "town"


def test_isolation_keeps_servants_away() -> None:
    """S-13.9: neither an isolated land nor towns of isolated lands count."""
    isle = against("england", 1)
    isle.put(8, "tt")
    isle.state.building = (card("1_wetland"),)
    assert built_by(isle.state, card("1_wetland")) == bits_of([5])
    for isolated in (8, 5):
        isle.state.isolated = 1 << isolated
        assert built_by(isle.state, card("1_wetland")) == 0


@plays("foe:england-level1")
def test_servants_need_level_one() -> None:
    isle = against("england", 0)
    isle.put(6, "tt")
    assert built_by(isle.state, card("1_wetland")) == 0


def test_high_immigration() -> None:
    """S-18.7: explore, build, ravage, extra build, discard."""
    isle = against("england", 3)
    state = isle.state
    state.ravaging = (card("1_wetland"),)
    advance(state)
    assert [state.ravaging, state.extra_building] == [(), (card("1_wetland"),)]
    assert state.invaders_discarded == 0
    isle.put(5, "t")
    isle.play(Task("extra_build_step"))
    assert isle.pieces(5) == "town city"
    advance(state)
    assert (state.extra_building, state.invaders_discarded) == ((), 1 << card("1_wetland"))


def test_the_extra_build_comes_before_the_ravage() -> None:
    """S-18.7"""
    isle = against("england", 3)
    kinds = turn_of(isle)
    assert kinds.index("fear_cards") < kinds.index("extra_build_step") < kinds.index("ravage_step")


def turn_of(isle: Isle) -> list[str]:
    """The parts of a turn, in order."""
    isle.state.agenda = []
    isle.run(turn(isle.table, Task("turn")))
    return [task.kind for task in reversed(isle.state.agenda)]


def test_an_event_comes_before_the_fear_cards() -> None:
    """S-3.2, S-14.1: and where none lies open its place is passed over."""
    isle = Isle()
    kinds = turn_of(isle)
    assert kinds.index("blighted_island") + 1 == kinds.index("event") == kinds.index("fear_cards") - 1
    for card_here, following in ((NO_CARD, "explore_step"), (0, "event")):
        isle.state.event_card = card_here
        isle.state.agenda = [Task("explore_step"), Task("event"), Task("blighted_island"), Task("invader_phase")]
        pass_on(isle.table)
        assert isle.state.agenda[-1].kind == following


@pytest.mark.parametrize(("level", "stays"), [(3, False), (4, True), (6, True)])
@plays("foe:england-level3", "foe:england-level4")
def test_a_stage_two_card_ends_the_extra_space_on_level_three(level: int, stays: bool) -> None:
    """S-18.7: this card goes to the discard."""
    isle = against("england", level)
    state = isle.state
    state.extra_building, state.ravaging = (card("1_sands"),), (card("2_wetland"),)
    assert has_extra_space(state)
    advance(state)
    assert has_extra_space(state) == stays
    assert state.extra_building == ((card("2_wetland"),) if stays else ())
    gone = [card("1_sands")] if stays else [card("1_sands"), card("2_wetland")]
    assert state.invaders_discarded == bits_of(gone)


def test_without_england_there_is_no_extra_space() -> None:
    assert not any(has_extra_space(against(foe, 6).state) for foe in ("sweden", "brandenburg_prussia"))
    assert not any(has_extra_space(against("england", level).state) for level in range(3))


@pytest.mark.parametrize(("level", "resolved", "pieces"), [
    (5, 0, "town city"), (6, 1, "town city"), (6, 0, "town town city"),
])  # fmt: skip
@plays("foe:england-level6")
def test_independent_resolve(level: int, resolved: int, pieces: str) -> None:
    """S-18.13: without a fear card in this invader phase the extra card builds twice in a row."""
    isle = against("england", level)
    isle.put(5, "t")
    isle.state.extra_building = (card("1_wetland"),)
    isle.state.fear_resolved = resolved
    isle.play(Task("extra_build_step"))
    assert isle.pieces(5) == pieces


def test_servants_build_with_the_extra_card_too() -> None:
    """S-8.23 [R]: on its own space it is a build card."""
    isle = against("england", 3)
    isle.put(6, "tt")
    isle.state.extra_building = (card("1_wetland"),)
    isle.play(Task("extra_build_step"))
    assert isle.pieces(5) == "town"


def test_fear_cards_are_counted_for_each_invader_phase() -> None:
    """S-18.13"""
    isle = against("england", 6)
    isle.state.fear_resolved = 2
    isle.play(Task("invader_phase"))
    assert isle.state.fear_resolved == 0


@plays("foe:england-level5")
def test_local_autonomy() -> None:
    """S-9.7: towns and cities have one health more, explorers do not."""
    isle = against("england", 5)
    assert [health(isle.state, HERE, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 3, 4, 2]
    isle.put(5, "t")
    isle.run(damage_piece(isle.table, HERE, piece(TOWN), 2))
    assert isle.pieces(5) == "town:2"


# ---- Sweden ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "pieces", "blight"), [(0, "ttt", 1), (1, "ttt", 2), (1, "tte", 1)])
@plays("foe:sweden-level1")
def test_heavy_mining(level: int, pieces: str, blight: int) -> None:
    """S-18.1, S-10.3: six damage to the land add one more blight, together with the first."""
    isle = against("sweden", level)
    isle.inhabit(0, HERE, 3)
    isle.put(HERE, pieces)
    before = isle.state.blight_left
    isle.run(ravage(isle.table, HERE))
    assert isle.state.blight[HERE] == blight
    assert isle.state.blight_left == before - blight
    assert isle.state.destroyed == [1]


def test_heavy_mining_counts_what_defence_lets_through() -> None:
    """S-8.7: damage to the land, after defend; S-10.3: one cascade."""
    isle = against("sweden", 1)
    isle.put(HERE, "ccc", blight=1)
    isle.holds("defend(4)", HERE)
    isle.run(ravage(isle.table, HERE), ["1-1"])
    assert isle.state.blight[HERE] == 2
    assert isle.state.blight[1] == 1


@plays("foe:sweden-level3")
def test_fine_steel() -> None:
    """S-8.7: towns deal 3, cities 5."""
    isle = against("sweden", 3)
    assert [strength(isle.state, HERE, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 3, 5, 2]
    isle.put(HERE, "tc")
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 8, "force": 8, "defence": 0, "holds": 0})


@plays("foe:sweden-level5")
def test_mining_rush() -> None:
    """S-8.24: blight of a ravage brings a town to an adjacent land without town and city, before it cascades."""
    isle = against("sweden", 5)
    isle.state.blight_left = 9
    isle.put(HERE, "t", blight=1)
    isle.put(1, "t")
    isle.put(4, blight=1)
    isle.run(ravage(isle.table, HERE), ["1-8", "1-4", "1-3"])
    assert isle.pieces(8) == "town"
    assert [isle.state.blight[land] for land in (5, 4, 3)] == [2, 2, 1]
    assert [key for _, key, _ in isle.asked] == [
        "spirit_island-where",
        "spirit_island-cascade",
        "spirit_island-cascade",
    ]
    assert "1-1" not in isle.asked[0][2]


def test_mining_rush_needs_blight_and_room() -> None:
    isle = against("sweden", 5)
    isle.put(HERE, "e")
    isle.run(ravage(isle.table, HERE))
    for near in (1, 4, 6, 7, 8):
        isle.put(near, "c")
    isle.put(HERE, "t")
    isle.run(ravage(isle.table, HERE))
    assert isle.asked == []


# ---- what the page shows --------------------------------------------------------------------------------------------


def test_what_is_to_be_seen_is_in_the_state() -> None:
    isle = against("england", 4)
    assert (isle.state.options.adversary, isle.state.options.level) == ("england", "4")
    assert has_extra_space(isle.state)
    assert isle.state.extra_building == ()
