"""The fear and blight cards of the base game, at each terror level: S-11, S-10.7."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, cards_in, pile, plays, printed
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import INVADER_PHASE, Task
from tuath.games.spirit_island.turn.invaders import build, explore


def island() -> Isle:
    isle = Isle()
    isle.state.turn, isle.state.phase = 1, INVADER_PHASE
    isle.inhabit(0, 8, 2)
    return isle


@plays("fear_card:emigration_accelerates", "fear_card:wary_of_the_interior", "fear_card:fear_of_the_unseen")
@plays("fear_card:isolation", "fear_card:tall_tales_of_savagery")
@pytest.mark.parametrize(("id", "level", "land", "before", "after", "answers"), [
    ("emigration_accelerates", 1, 2, "et", "town", ()),
    ("emigration_accelerates", 2, 2, "tc", "city", ()),
    ("emigration_accelerates", 3, 5, "tc", "city", ()),
    ("wary_of_the_interior", 1, 5, "et", "town", ()),
    ("wary_of_the_interior", 2, 5, "tc", "city", ()),
    ("wary_of_the_interior", 3, 2, "tc", "city", ()),
    ("fear_of_the_unseen", 1, 8, "tc", "city", ()),
    ("fear_of_the_unseen", 2, 8, "tc", "city", ()),
    ("fear_of_the_unseen", 3, 8, "c", "", ()),
    ("isolation", 1, 5, "t", "", ()),
    ("isolation", 2, 5, "tc", "city", ()),
    ("isolation", 3, 5, "cc", "city", ()),
    ("tall_tales_of_savagery", 1, 5, "etd", "dahan town", ()),
    ("tall_tales_of_savagery", 2, 5, "eetd", "dahan town", ("first",)),
    ("tall_tales_of_savagery", 3, 5, "tcdd", "dahan dahan", ()),
])  # fmt: skip
def test_pieces_are_removed(id: str, level: int, land: int, before: str, after: str, answers: tuple[str, ...]) -> None:
    """S-9.2, S-11.4: without fear."""
    isle = island()
    isle.put(land, before)
    isle.fear_card(id, level, *answers)
    assert sorted(isle.pieces(land).split()) == sorted(after.split())
    assert isle.state.fear_shown == 0


@plays("fear_card:avoid_the_dahan")
def test_avoid_the_dahan() -> None:
    """S-8.6: read when the action would happen."""
    isle = island()
    isle.fear_card("avoid_the_dahan", 1)
    isle.put(5, "dd")
    isle.run(explore(isle.table, Land(5)))
    assert isle.pieces(5) == "dahan dahan"
    for level, there, built in ((2, "td", True), (2, "tdd", False), (3, "ttd", False)):
        isle.state.standing = ()
        isle.fear_card("avoid_the_dahan", level)
        isle.put(5, there)
        isle.run(build(isle.table, Land(5)))
        assert ("city" in isle.pieces(5)) == built


@plays("fear_card:belief_takes_root")
def test_belief_takes_root() -> None:
    """S-12.1, S-5.8: where spirits are; energy for sacred sites among invaders; or health 2 for each presence."""
    isle = island()
    isle.put(8, "tt")
    isle.fear_card("belief_takes_root", 1)
    assert [defence(isle.state, Land(each)) for each in (8, 5)] == [2, 0]
    isle.state.standing = ()
    isle.fear_card("belief_takes_root", 2)
    assert (defence(isle.state, Land(8)), isle.state.energy) == (2, [1])
    isle.fear_card("belief_takes_root", 3, "town", "town")
    assert isle.pieces(8) == ""


@plays("fear_card:dahan_enheartened", "fear_card:dahan_raid")
def test_dahan_strike() -> None:
    """S-11.4: they are pushed or gathered, and deal 1, 1 or 2 damage each."""
    isle = island()
    isle.put(5, "c")
    isle.put(4, "dd")
    isle.fear_card("dahan_enheartened", 1, "yes")
    assert (isle.pieces(5), isle.pieces(4)) == ("city dahan", "dahan")
    isle.fear_card("dahan_enheartened", 2, "1-5", "1-4")
    assert isle.pieces(5) == "dahan dahan city:1"
    isle.fear_card("dahan_enheartened", 3, "1-5")
    assert isle.pieces(5) == "dahan dahan"
    for level, damage in ((1, 1), (2, 2), (3, 3)):
        isle.put(5, "cdd")
        isle.fear_card("dahan_raid", level)
        assert isle.pieces(5) == ("dahan dahan" if damage == 3 else f"dahan dahan city:{damage}")


@plays("fear_card:dahan_on_their_guard", "fear_card:overseas_trade_seem_safer", "fear_card:trade_suffers")
def test_lands_are_defended_and_nothing_is_built() -> None:
    """S-12.3, S-8.6: dahan defend; coasts are safer; trade suffers."""
    isle = island()
    isle.put(5, "dd")
    for level, shield in ((1, 2), (2, 3), (3, 4)):
        isle.state.standing = ()
        isle.fear_card("dahan_on_their_guard", level)
        assert defence(isle.state, Land(5)) == shield
    for level, built in ((1, "town city"), (2, "town"), (3, "town")):
        isle.state.standing = ()
        isle.fear_card("overseas_trade_seem_safer", level)
        isle.put(2, "t")
        isle.run(build(isle.table, Land(2)))
        assert (defence(isle.state, Land(2)), isle.pieces(2)) == (3 * level, built)
    isle.state.standing = ()
    isle.put(2, "c")
    isle.fear_card("trade_suffers", 1)
    isle.run(build(isle.table, Land(2)))
    assert isle.pieces(2) == "city"
    isle.put(2, "t")
    isle.fear_card("trade_suffers", 2, "town")
    assert isle.pieces(2) == "explorer"
    isle.put(2, "c")
    isle.fear_card("trade_suffers", 3, "city")
    assert isle.pieces(2) == "town"


@plays("fear_card:retreat")
@pytest.mark.parametrize(("level", "start", "pieces"), [(1, 7, "ee"), (2, 7, "ett"), (3, 2, "eett")])
def test_invaders_retreat(level: int, start: int, pieces: str) -> None:
    """S-9.4: two explorers, three explorers or towns from inland, any number from anywhere."""
    isle = island()
    isle.put(start, pieces)
    answers = [
        each for letter in pieces for each in ("explorer" if letter == "e" else "town", "1-8" if level < 3 else "1-4")
    ]
    isle.fear_card("retreat", level, *answers)
    assert isle.pieces(start) == ""


@plays("fear_card:seek_safety")
def test_invaders_seek_safety() -> None:
    """S-9.4: to where more towns and cities are; at level III health 3 of a land without city is removed."""
    isle = island()
    isle.put(7, "e")
    isle.put(5, "t")
    isle.fear_card("seek_safety", 1, "1-7", "explorer")
    assert (isle.pieces(7), isle.pieces(5)) == ("", "explorer town")
    isle.put(5, "t")
    isle.put(4, "e")
    isle.fear_card("seek_safety", 2, "yes")
    assert (isle.pieces(4), isle.pieces(5)) == ("", "explorer town")
    isle.fear_card("seek_safety", 3, "town", "explorer")
    assert isle.pieces(5) == ""


@plays("fear_card:scapegoats")
def test_invaders_quarrel() -> None:
    """S-9.3, S-15.11: towns destroy explorers, cities two of them; at level III all, and cities destroy towns."""
    isle = island()
    isle.put(5, "te")
    isle.fear_card("scapegoats", 1)
    assert isle.pieces(5) == "town"
    isle.put(5, "ceee")
    isle.fear_card("scapegoats", 2)
    assert isle.pieces(5) == "explorer city"
    isle.put(5, "ctee")
    isle.fear_card("scapegoats", 3)
    assert isle.pieces(5) == "city"


@plays("blight_card:downward_spiral", "blight_card:memory_fades_to_dust")
def test_blighted_islands_of_the_base_game() -> None:
    """S-10.7: in every invader phase a presence of each spirit, or a forgotten card."""
    isle = island()
    isle.put(5, "t")
    isle.state.blight_card = printed().blight_index["downward_spiral"]
    isle.play(Task("blighted_island"))
    assert isle.state.destroyed == [1]
    isle.state.blight_card = printed().blight_index["memory_fades_to_dust"]
    card = cards_in(isle.state.hands[0])[-1]
    isle.play(Task("blighted_island"), answers=["first", card])
    assert isle.state.forgotten == [pile(card)]
