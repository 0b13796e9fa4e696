"""Every fear card of Branch & Claw and Jagged Earth, at each terror level: S-11."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, land, plays
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN
from tuath.games.spirit_island.state.queries.forecast import explored_by
from tuath.games.spirit_island.state.standing.standing import defence, health
from tuath.games.spirit_island.state.state import NOBODY, Task
from tuath.games.spirit_island.turn.invaders import build, explore, ravage

LEVELS = (1, 2, 3)


def card(isle: Isle, id: str) -> int:
    return isle.state.printed.invader_index[id]


def island(**wishes: str) -> Isle:
    isle = Isle(expansions="both", **wishes)
    for token in (isle.state.beasts, isle.state.disease):
        token[:] = [0] * len(token)
    isle.state.turn = 1
    isle.inhabit(0, 8, 2)
    return isle


def strife(isle: Isle) -> int:
    return sum(one >> 6 for pieces in isle.state.pieces for one in pieces)


# ---- removing and pushing -------------------------------------------------------------------------------------------


def removing(card: str, level: int, before: str, after: str, *answers: Said, **tokens: int) -> object:
    what = (card, level, before, after, answers, tokens)
    return pytest.param(*what, id=f"{card}-{level}", marks=plays(f"fear_card:{card}"))


@plays("fear_card:depart_the_dangerous_land", "fear_card:flee_the_pestilent_land")
@pytest.mark.parametrize(("id", "level", "before", "after", "answers", "tokens"), [
    removing("dahan_attack", 1, "eetd", "explorer dahan town"),
    removing("depart_the_dangerous_land", 1, "et", "town", beasts=1),
    removing("depart_the_dangerous_land", 2, "tc", "city", disease=1),
    removing("depart_the_dangerous_land", 3, "ttddc", "dahan dahan city",
             "town", "town"),
    removing("flee_the_pestilent_land", 1, "tc", "city", disease=1),
    removing("flee_the_pestilent_land", 2, "etc", "city", "first", "explorer", "town", disease=1),
    removing("flee_the_pestilent_land", 3, "ttc", "town", "first", "town", "city", disease=1),
    removing("too_many_monsters", 1, "tc", "city", beasts=1),
    removing("too_many_monsters", 2, "eettc", "explorer town city", beasts=1),
    removing("too_many_monsters", 3, "eettc", "city", beasts=1),
    removing("flee_from_dangerous_lands", 2, "tc", "city", badlands=1),
    removing("flee_from_dangerous_lands", 3, "c", "", wilds=1),
])  # fmt: skip
def test_pieces_are_removed(
    id: str, level: int, before: str, after: str, answers: tuple[str, ...], tokens: dict[str, int]
) -> None:
    """S-9.2, S-11.4: without fear, where the card says."""
    isle = island()
    isle.put(4, before, **tokens)
    isle.fear_card(id, level, *answers)
    assert sorted(isle.pieces(4).split()) == sorted(after.split())
    assert isle.state.fear_shown == 0


@plays("fear_card:too_many_monsters")
def test_beside_beasts_less_is_removed() -> None:
    """S-11.5: the first part can be done nowhere."""
    isle = island()
    isle.put(5, beasts=1)
    isle.put(1, "et")
    isle.fear_card("too_many_monsters", 2)
    assert isle.pieces(1) == "town"
    isle.fear_card("too_many_monsters", 3)
    assert isle.pieces(1) == ""


@plays("fear_card:flee_from_dangerous_lands")
def test_explorers_flee_from_dangerous_lands() -> None:
    """S-14.7: one from every board, from a land with badlands, wilds or dahan."""
    isle = island(boards="AB")
    isle.put(8, "e", wilds=1)
    isle.put(land(1, 8), "ed")
    isle.fear_card("flee_from_dangerous_lands", 1, "1-5", "2-7")
    assert (isle.pieces(8), isle.pieces(5), isle.pieces(land(1, 7))) == ("", "explorer", "explorer")


@plays("fear_card:sense_of_dread")
@pytest.mark.parametrize(("level", "before", "left"), [(1, "ee", "explorer"), (2, "tt", "town"), (3, "cc", "city")])
def test_dread_where_the_invaders_ravage(level: int, before: str, left: str) -> None:
    """S-8.1: in lands of a ravage card, on every board; at a lower level only smaller pieces."""
    isle = island()
    isle.state.ravaging = (card(isle, "1_wetland"),)
    isle.put(2, before)
    isle.put(3, "e")
    for each in range(1, level):
        isle.fear_card("sense_of_dread", each)
    assert isle.pieces(2) == f"{left} {left}"
    isle.fear_card("sense_of_dread", level)
    assert (isle.pieces(2), isle.pieces(3)) == (left, "explorer")


@plays("fear_card:plan_for_departure")
@pytest.mark.parametrize(("level", "gathered", "shield"), [(1, 1, 0), (2, 1, 2), (3, 2, 4)])
def test_settlers_gather_at_the_coast(level: int, gathered: int, shield: int) -> None:
    """S-9.4, S-12.1"""
    isle = island()
    isle.put(4, "tt")
    isle.fear_card("plan_for_departure", level, "1-2", *["1-4"] * gathered)
    assert isle.pieces(2) == " ".join(["town"] * gathered)
    assert [defence(isle.state, Land(each)) for each in (1, 2, 3, 4)] == [shield] * 3 + [0]


# ---- strife ---------------------------------------------------------------------------------------------------------


def adding(card: str, level: int, there: str = "td", elsewhere: str = "", number: int = 1, **tokens: int) -> object:
    what = (card, level, there, elsewhere, number, tokens)
    return pytest.param(*what, id=f"{card}-{level}", marks=plays(f"fear_card:{card}"))


@pytest.mark.parametrize(("id", "level", "there", "elsewhere", "number", "tokens"), [
    *[adding("dahan_threaten", level, "td", "t") for level in (1, 2)],
    *[adding("discord", 1, "tt", "t")],
    *[adding("panic", level, "t", "c", disease=1) for level in (1, 2)],
    adding("panic", 3, "t"),
    *[adding("panicked_by_wild_beasts", level, "t", "", beasts=1) for level in LEVELS],
    *[adding("unrest", level, "t", "c") for level in (1, 2)],
    adding("unrest", 3, "e"),
    *[adding("nerves_fray", level, "t", number=min(2, level)) for level in LEVELS],
])  # fmt: skip
def test_strife_is_added(id: str, level: int, there: str, elsewhere: str, number: int, tokens: dict[str, int]) -> None:
    """S-13.5, S-11.4: under an invader in a land that fits, not where none is."""
    isle = island()
    isle.put(5, there, **tokens)
    isle.put(2, elsewhere)
    isle.fear_card(id, level)
    assert strife(isle) == number
    assert not any(one >> 6 for one in isle.state.pieces[2])


@plays("fear_card:nerves_fray")
def test_nerves_fray_where_no_card_ravages() -> None:
    """S-8.1: and at level III 1 fear for each player."""
    isle = island()
    isle.state.ravaging = (card(isle, "1_wetland"),)
    isle.put(2, "t")
    for level in LEVELS:
        isle.fear_card("nerves_fray", level)
    assert strife(isle) == 0
    assert isle.state.fear_shown == 1


@plays("fear_card:theological_strife")
def test_theological_strife() -> None:
    """S-5.8, S-13.5: where a spirit is; 1 energy for each sacred site among invaders; strife turns on others."""
    isle = island()
    isle.put(8, "t")
    isle.put(5, "c")
    isle.fear_card("theological_strife", 1)
    assert isle.pieces(8) == "town:0:1"
    isle.fear_card("theological_strife", 2)
    assert (isle.pieces(8), isle.state.energy) == ("town:0:2", [1])
    isle.put(8, "te")
    isle.fear_card("theological_strife", 3, "town")
    assert isle.pieces(8) == "town:0:1"


@plays("fear_card:discord")
def test_discord_hurts_whoever_has_strife() -> None:
    """S-15.11: 1 damage for each strife, and at level III the others there."""
    isle = island()
    isle.put(5, "tt")
    isle.fear_card("discord", 2)
    assert isle.pieces(5) == "town town:1:1"
    isle.put(5, "te")
    isle.fear_card("discord", 3, "town")
    assert isle.pieces(5) == "town:0:1"


def test_two_with_strife_strike_each_other() -> None:
    """S-13.5: strife does not hold them back from harming invaders, and none harms itself."""
    isle = island()
    isle.put(5, "tt")
    isle.carry_out("add(1, strife)", here=5)
    isle.carry_out("add(1, strife)", "town", here=5)
    isle.carry_out("attack(all, invader.strife, to=invader.other)", here=5)
    assert isle.pieces(5) == ""
    isle.put(5, "t")
    isle.carry_out("add(1, strife)", here=5)
    isle.carry_out("attack(all, invader.strife, to=invader.other)", here=5)
    assert isle.pieces(5) == "town:0:1"


@plays("fear_card:dahan_threaten")
def test_dahan_strike_where_there_is_strife() -> None:
    """S-15.4: 1 damage for each dahan in every land with strife."""
    isle = island()
    isle.put(5, "tdd")
    isle.fear_card("dahan_threaten", 3)
    assert isle.pieces(5) == "dahan dahan"


@pytest.mark.parametrize(("id", "level"), [
    *[pytest.param("dahan_threaten", 2, marks=plays("fear_card:dahan_threaten"))],
    *[pytest.param("panic", level, marks=plays("fear_card:panic")) for level in (2, 3)],
    *[pytest.param("unrest", level, marks=plays("fear_card:unrest")) for level in (2, 3)],
])  # fmt: skip
def test_T_07_strife_weakens(id: str, level: int) -> None:
    """T-7, S-9.8: health follows the strife; a town with a damage falls when it gets one, others recover."""
    isle = island()
    isle.put(5, "td")
    isle.fear_card(id, level)
    hurt = isle.state.pieces[5][-1]
    assert health(isle.state, Land(5), hurt) == 1
    assert health(isle.state, Land(5), hurt - (1 << 6)) == 2
    isle.state.pieces[4] = (TOWN | 1 << 2,)
    isle.carry_out("add(1, strife)", here=4)
    assert isle.pieces(4) == ""


# ---- dahan ----------------------------------------------------------------------------------------------------------


@plays("fear_card:dahan_attack")
def test_dahan_attack() -> None:
    """S-11.4: 1 damage for each dahan; at level III one is gathered where towns or cities are, and each deals 2."""
    isle = island()
    isle.put(5, "ctd")
    isle.fear_card("dahan_attack", 2, "town")
    assert isle.pieces(5) == "city dahan town:1"
    isle.put(5, "c")
    isle.put(4, "d")
    isle.put(6, "d")
    isle.fear_card("dahan_attack", 3, "1-6")
    assert (isle.pieces(5), isle.pieces(6)) == ("dahan city:2", "")


@plays("fear_card:dahan_reclaim_fishing_grounds")
@pytest.mark.parametrize(("level", "left"), [(1, "dahan city:1"), (2, "dahan dahan city:2"), (3, "dahan dahan")])
def test_dahan_reclaim_fishing_grounds(level: int, left: str) -> None:
    """S-11.4: at the coast."""
    isle = island()
    isle.put(2, "cd")
    isle.put(4, "d")
    isle.fear_card("dahan_reclaim_fishing_grounds", level, *([] if level == 1 else ["1-2", "1-4"]))
    assert isle.pieces(2) == left


@plays("fear_card:demoralized")
@pytest.mark.parametrize("level", LEVELS)
def test_demoralized(level: int) -> None:
    """S-12.1: in every land, this turn."""
    isle = island()
    isle.fear_card("demoralized", level)
    assert {defence(isle.state, Land(each)) for each in range(1, 9)} == {level}
    isle.play(Task("end_turn"))
    assert defence(isle.state, Land(1)) == 0


@plays("fear_card:beset_by_many_troubles")
def test_beset_by_many_troubles() -> None:
    """S-12.3, S-13.1: strife is a token too; what follows the tokens is read when it matters."""
    isle = island()
    isle.put(5, "t", badlands=1)
    isle.carry_out("add(1, strife)", here=5)
    isle.fear_card("beset_by_many_troubles", 1)
    assert [defence(isle.state, Land(each)) for each in (5, 4)] == [3, 0]
    isle.state.standing = ()
    isle.fear_card("beset_by_many_troubles", 2)
    assert [defence(isle.state, Land(each)) for each in (5, 4)] == [5, 0]
    isle.put(5, "t", wilds=2)
    assert [defence(isle.state, Land(each)) for each in (5, 4)] == [5, 5]
    isle.state.standing = ()
    isle.fear_card("beset_by_many_troubles", 3)
    assert [defence(isle.state, Land(each)) for each in (5, 4, 3)] == [9, 9, 0]


# ---- invader actions that do not happen -----------------------------------------------------------------------------


@plays("fear_card:tread_carefully")
@pytest.mark.parametrize(("level", "beside"), [(1, 5), (2, 3), (3, 1)])
def test_tread_carefully(level: int, beside: int) -> None:
    """S-8.6: in a land with dahan, or with so many beside it."""
    isle = island()
    isle.put(5, "t")
    isle.put(4, "d" * beside)
    if beside > 1:
        isle.put(4, "d" * (beside - 1))
        isle.fear_card("tread_carefully", level, "yes")
        isle.state.standing = ()
        isle.put(4, "d" * beside)
    isle.fear_card("tread_carefully", level, "yes", "1-5")
    isle.run(ravage(isle.table, Land(5)))
    assert isle.state.blight[5] == 0
    assert isle.log[-1] == ("ravage-skipped", {"land": 5})


@plays("fear_card:panicked_by_wild_beasts")
@pytest.mark.parametrize(("level", "acts"), [(1, "rbe"), (2, "r"), (3, "")])
def test_invaders_do_not_act_among_beasts(level: int, acts: str) -> None:
    """S-8.2: normal actions; others happen."""
    isle = island()
    isle.put(2, beasts=1)
    isle.fear_card("panicked_by_wild_beasts", level)
    isle.put(2, "t", beasts=1)
    isle.run(ravage(isle.table, Land(2), is_normal=True))
    isle.run(build(isle.table, Land(2), is_normal=True))
    isle.run(explore(isle.table, Land(2), is_normal=True))
    assert isle.state.blight[2] == ("r" in acts)
    assert ("city" in isle.pieces(2), "explorer" in isle.pieces(2)) == ("b" in acts, "e" in acts)
    isle.put(2, "t", beasts=1)
    isle.carry_out("build_here()", here=2)
    assert isle.pieces(2) == "town city"


@plays("fear_card:quarantine")
def test_quarantine() -> None:
    """S-8.12, S-13.9: coasts are not explored; at level II disease makes towns no source, at III nothing happens."""
    isle = island()
    isle.fear_card("quarantine", 1)
    isle.run(explore(isle.table, Land(2)))
    isle.run(explore(isle.table, Land(5)))
    assert (isle.pieces(2), isle.pieces(5)) == ("", "explorer")
    isle.state.standing = ()
    isle.put(5, "t", disease=1)
    jungle = card(isle, "1_jungle")
    before = explored_by(isle.state, jungle)
    isle.fear_card("quarantine", 2)
    assert before >> 8 & 1
    assert not explored_by(isle.state, jungle) >> 8 & 1
    isle.state.standing = ()
    isle.fear_card("quarantine", 3)
    isle.run(build(isle.table, Land(5)))
    assert (isle.pieces(5), isle.state.disease[5]) == ("town", 1)


@plays("fear_card:immigration_slows")
def test_the_next_build_card_leaves_out_the_lowest_land() -> None:
    """S-8.6: on every board, also if it comes in a later turn; only with that card."""
    isle = island(boards="AB")
    wet = (2, 5, land(1, 1), land(1, 6))
    for each in wet:
        isle.put(each, "e")
    isle.inhabit(1, 1)
    isle.fear_card("immigration_slows", 1)
    isle.play(Task("build_step"), Task("end_turn"))
    isle.state.building = (card(isle, "1_wetland"), card(isle, "2_wetland"))
    isle.play(Task("build_step"))
    assert [isle.pieces(each) for each in wet] == ["explorer town", "explorer town city"] * 2


@plays("fear_card:immigration_slows")
@pytest.mark.parametrize("level", [2, 3])
def test_the_next_build_card_does_nothing(level: int) -> None:
    """S-8.13: at level II it stays; T-23: then two cards build, and ravage together."""
    isle = island()
    wetland, sands = card(isle, "1_wetland"), card(isle, "1_sands")
    isle.state.building, isle.state.exploring = (wetland,), (sands,)
    isle.put(2, "e")
    isle.fear_card("immigration_slows", level)
    isle.play(Task("build_step"), Task("advance"))
    assert isle.pieces(2) == "explorer"
    assert isle.state.building == ((wetland, sands) if level == 2 else (sands,))
    assert isle.state.ravaging == (() if level == 2 else (wetland,))
    isle.play(Task("build_step"), Task("advance"))
    assert isle.pieces(2) == ("explorer town" if level == 2 else "explorer")
    assert isle.state.ravaging == ((wetland, sands) if level == 2 else (sands,))


@plays("fear_card:explorers_are_reluctant")
def test_the_next_explore_leaves_out_the_lowest_land() -> None:
    """S-8.17: settled when the card is known, on every board."""
    isle = island()
    isle.put(5, "t")
    isle.fear_card("explorers_are_reluctant", 1)
    isle.play(Task("explore_step"), answers=["1_wetland"])
    wet = [each for each in (2, 5) if "explorer" in isle.pieces(each)]
    assert wet == [5]
    isle.play(Task("explore_step"), answers=["1_jungle"])
    assert "explorer" in isle.pieces(3)


@plays("fear_card:explorers_are_reluctant")
def test_an_explore_that_comes_later() -> None:
    """S-8.3: nothing is turned up this turn, in the next one two cards, one after the other."""
    isle = island()
    before = isle.state.invader_deck
    isle.put(2, "t")
    isle.state.agenda = [Task("end_turn"), Task("explore_step")]
    isle.fear_card("explorers_are_reluctant", 2)
    isle.play(*reversed(isle.state.agenda[1:]), isle.state.agenda[0])
    assert (isle.state.invader_deck, isle.state.exploring) == (before, ())
    isle.play(Task("explore_step"), answers=["1_jungle", "1_sands"])
    assert isle.state.exploring == (card(isle, "1_jungle"), card(isle, "1_sands"))
    assert [isle.pieces(each) for each in (3, 4)] == ["explorer", "explorer"]


@plays("fear_card:explorers_are_reluctant")
def test_a_card_is_turned_up_but_not_explored_with() -> None:
    """S-8.4: it escalates as always."""
    isle = island(adversary="sweden")
    isle.state.invader_deck = (2, 3)
    isle.fear_card("explorers_are_reluctant", 3)
    isle.put(2, "t")
    isle.play(Task("explore_step"), Task("advance"), answers=["2_wetland"])
    assert isle.pieces(2) == "town"
    assert isle.state.building == (card(isle, "2_wetland"),)
    assert [key for key, _ in isle.log if key == "escalates"] == ["escalates"]


# ---- which stop is used up: S-8.18 ----------------------------------------------------------------------------------


def test_S_8_18_what_costs_nothing_keeps_disease_and_wilds() -> None:
    """S-8.18, S-13.8: only the action that a token stops uses it up."""
    isle = island()
    isle.put(2, "e", disease=1, wilds=1)
    isle.holds("skip(all_builds)", 2)
    isle.holds("skip(all_explores)", 2)
    isle.run(build(isle.table, Land(2)))
    isle.run(explore(isle.table, Land(2)))
    assert (isle.state.disease[2], isle.state.wilds[2]) == (1, 1)
    isle.state.standing = ()
    isle.run(build(isle.table, Land(2)))
    isle.run(explore(isle.table, Land(2)))
    assert (isle.state.disease[2], isle.state.wilds[2], isle.pieces(2)) == (0, 0, "explorer")


@pytest.mark.parametrize("spent", [True, False])
def test_S_8_6_one_action_is_skipped_when_it_would_happen(spent: bool) -> None:
    """S-8.6, S-8.18: one of choice need not be spent where something else stops the action."""
    isle = island()
    isle.put(2, "e", disease=1)
    isle.holds("skip(one)", 2, seat=0)
    isle.run(build(isle.table, Land(2)), ["yes" if spent else "no"])
    assert isle.state.disease[2] == spent
    assert len(isle.state.standing) == (not spent)


@pytest.mark.parametrize("kept", [True, False])
def test_S_8_18_the_players_choose_what_stops_a_build(kept: bool) -> None:
    """S-8.18: a power that skips the next build, or disease; the other one is kept."""
    isle = island()
    isle.put(2, "e", disease=1)
    isle.holds("skip(next_build)", 2, seat=0)
    isle.run(build(isle.table, Land(2)), ["yes" if kept else "no"])
    assert (isle.state.disease[2] == 1, len(isle.state.standing)) == (kept, 0 if kept else 1)
    assert isle.pieces(2) == "explorer"


def test_every_land_of_a_fear_card_is_an_action() -> None:
    """S-15.4: every land with strife is an action of its own."""
    isle = island()
    for each in (2, 5):
        isle.put(each, "td", badlands=1)
        isle.carry_out("add(1, strife)", here=each)
    finished: list[int] = []

    async def finish(table: object) -> None:
        finished.append(1)

    effect = isle.state.printed.fear_cards[isle.state.printed.fear_index["dahan_threaten"]].effects[2][1:]
    isle.run(carry_out(Use(isle.table, 0, after_action=finish, actor=NOBODY), effect))
    assert len(finished) == 2
    assert (isle.pieces(2), isle.pieces(5)) == ("dahan", "dahan")
