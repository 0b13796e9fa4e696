"""Bringer of Dreams and Nightmares: what its powers would destroy only dreams of it: S-15.7."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, pile, plays, power, printed
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, NO_CARD, Task
from tuath.games.spirit_island.turn.invader_phase import fear_cards
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import carry_out_triggered

HOME, BESIDE, OTHER = Land(5), Land(1), Land(4)
POOL = 100
MAJORS = ("poisoned_land", "tsunami", "powerstorm", "paralyzing_fright")


def dreamer(*others: str) -> Isle:
    isle = Isle("bringer_of_dreams_and_nightmares", *others, boards="ABCD"[: 1 + len(others)])
    isle.inhabit(0, HOME, 2)
    isle.state.fear_pool = POOL
    isle.state.phase = FAST
    return isle


@pytest.mark.parametrize(("piece", "fear", "flees"), [("e", 0, True), ("t", 2, True), ("c", 5, False)])
@plays("special_rule:to_dream_a_thousand_deaths")
def test_who_would_be_destroyed_is_frightened_instead(piece: str, fear: int, flees: bool) -> None:
    """S-15.7: an explorer flees, a town gives 2 fear and flees, a city gives 5 fear and stays."""
    isle = dreamer()
    isle.put(HOME, piece)
    isle.use("accelerated_rot", HOME, *([at(BESIDE)] if flees else []))
    assert isle.state.fear_shown == 2 + fear
    assert (isle.pieces(HOME) == "") == flees
    assert ":" not in isle.pieces(HOME) + isle.pieces(BESIDE)


def test_damage_is_only_dreamt() -> None:
    """S-15.7: what does not destroy leaves nothing behind."""
    isle = dreamer()
    isle.put(HOME, "c")
    isle.use("predatory_nightmares", HOME)
    assert (isle.pieces(HOME), isle.state.fear_shown) == ("city", 0)


def test_damage_adds_up_within_a_power_and_with_what_was_real() -> None:
    """S-15.7: two damage to a city that has taken one, and one and one to a town."""
    isle = dreamer()
    isle.state.pieces[HOME] = (piece(CITY, 1),)
    isle.use("predatory_nightmares", HOME)
    assert (isle.pieces(HOME), isle.state.fear_shown) == ("city:1", 5)
    isle.put(HOME, "")
    isle.put(Land(7), "t")
    isle.inhabit(0, 7)
    isle.use("pull_beneath_the_hungry_earth", 7, "1-8")  # one damage for presence, one more in sands
    assert (isle.pieces(7), isle.pieces(8), isle.state.fear_shown) == ("", "town", 5 + 1 + 2)


def test_the_split_is_chosen_among_what_is_dreamt() -> None:
    """S-9.6: the second point for the town that has dreamt of the first one, or not."""
    isle = dreamer()
    isle.put(HOME, "tt")
    isle.use("predatory_nightmares", HOME, "town:1", at(BESIDE))
    assert isle.asked[0][2] == ("town", "town:1")
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("town", "town")


def test_an_invader_dies_once_in_a_dream() -> None:
    """Vigor of the Breaking Dawn: who has fled to where the dahan go counts no more in this power."""
    isle = dreamer()
    isle.put(HOME, "td")
    isle.put(BESIDE, "e")
    for element, number in (("sun", 3), ("animal", 2)):
        isle.state.elements[ELEMENTS.index(element)] = number
    isle.state.played[0] = 1 << power("vigor_of_the_breaking_dawn")
    answers = [
        at(HOME),
        at(BESIDE),
        "yes",
        "dahan",
        at(BESIDE),
        at(OTHER),
    ]  # the town flees, the dahan follows, the explorer flees
    isle.run(use_power(isle.table, 0, power("vigor_of_the_breaking_dawn")), answers)
    assert (isle.pieces(BESIDE), isle.pieces(OTHER)) == ("town dahan", "explorer")
    assert isle.state.fear_shown == 2


def test_dahan_are_safe_from_dreams() -> None:
    """S-15.7: its powers destroy nothing but own presence."""
    isle = dreamer()
    isle.put(HOME, "dde")
    isle.use("poisoned_land", HOME, at(BESIDE))
    assert (isle.pieces(HOME), isle.state.blight[HOME]) == ("dahan dahan", 1)
    assert presence(isle.state, 0, HOME) == 1


def test_nothing_was_destroyed() -> None:
    """Mists of Oblivion counts what it has destroyed: nothing."""
    isle = dreamer()
    isle.state.pieces[HOME] = (piece(TOWN, 1),)
    use = isle.use("mists_of_oblivion", HOME, at(BESIDE))
    assert (isle.state.fear_shown, sum(use.tally.destroyed.values())) == (2, 0)


def test_what_others_destroy_is_destroyed() -> None:
    """S-7.11: also beside the Bringer."""
    isle = dreamer("lightnings_swift_strike")
    isle.put(HOME, "t")
    isle.use("shatter_homesteads", HOME, seat=1)
    assert isle.pieces(HOME) == ""


def test_what_a_power_has_triggered_is_a_dream_too() -> None:
    """S-15.12: Vengeance of the Dead."""
    isle = dreamer("lightnings_swift_strike")
    isle.put(HOME, "te")
    isle.use("vengeance_of_the_dead", HOME)
    isle.run(carry_out_triggered(isle.table))
    isle.use("shatter_homesteads", HOME, seat=1)
    isle.run(carry_out_triggered(isle.table), [at(BESIDE)])
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("", "explorer")


def test_fear_of_dreams_defends_where_apparitions_are_dreaded() -> None:
    """S-15.6: the fear of dreams is fear of a power."""
    isle = dreamer()
    isle.put(HOME, "c")
    isle.use("dread_apparitions", HOME)
    isle.run(carry_out_triggered(isle.table))
    isle.use("accelerated_rot", HOME)
    isle.run(carry_out_triggered(isle.table))
    assert defence(isle.state, HOME) == 1 + 2 + 5


def test_replaced_pieces_stay_alive() -> None:
    """S-9.5: a city with two damage becomes a town that dreams of its end."""
    isle = dreamer()
    isle.state.pieces[HOME] = (piece(CITY, 2),)
    isle.use("crops_wither_and_fade", HOME, "second", at(BESIDE))
    assert (isle.pieces(BESIDE), isle.state.fear_shown) == ("town:1", 2 + 2)


@plays("innate:spirits_may_yet_dream")
def test_a_fear_card_is_turned_up() -> None:
    """Spirits May Yet Dream: of those earned or in the deck; it comes when its turn comes."""
    isle = dreamer()
    isle.state.elements = [3] * len(ELEMENTS)
    isle.state.fear_earned = 1
    innate = len(printed().powers) + printed().innate_index["spirits_may_yet_dream"]
    card = printed().fear_index["dahan_on_their_guard"]
    isle.run(use_power(isle.table, 0, innate), ["2", "dahan_on_their_guard", "moon"])
    assert isle.state.fear_faces[:3] == (NO_CARD, card, NO_CARD)
    assert not isle.state.fear_cards >> card & 1
    isle.state.fear_earned = 2
    isle.state.fear_deck[0] -= 1
    isle.put(HOME, "dd")
    isle.run(fear_cards(isle.table, Task("fear_cards")), ["trade_suffers"])
    isle.run(fear_cards(isle.table, Task("fear_cards")))
    assert defence(isle.state, HOME) == 2


@plays("power:call_on_midnights_dream")
def test_midnights_dream_is_forgotten_for_a_major_power() -> None:
    """S-6.3, S-6.4: then it gives energy for the dahan, and the new card may be played at once for its cost."""
    isle = dreamer()
    isle.put(HOME, "ddd")
    dream, drawn = "call_on_midnights_dream", MAJORS
    isle.state.hands[0], isle.state.played[0] = 0, pile(dream)
    isle.state.energy = [1]
    isle.state.majors = pile(*drawn)
    isle.run(use_power(isle.table, 0, power(dream)), [at(HOME), "first", *drawn[:3], drawn[0], dream, "yes"])
    assert isle.state.played[0] == pile(drawn[0])
    assert isle.state.energy == [1 + 3 - printed().powers[power(drawn[0])].cost]
    assert isle.state.forgotten[0] == pile(dream)


@pytest.mark.parametrize(("answer", "fear"), [("yes", 1), ("no", 0)])
def test_faq_russia_2_the_bringer_chooses_which_rule_works_first(answer: str, fear: int) -> None:
    """S-22.2: against Russia 2 the first explorer is pushed for 1 fear, or dies in its dream; the next one dreams."""
    isle = Isle("bringer_of_dreams_and_nightmares", adversary="russia", level="2")
    isle.put(HOME, "ee")
    second = [at(BESIDE)] if answer == "yes" else ["no", at(BESIDE)]
    isle.power_says("destroy(all, explorer)", answer, at(OTHER), *second, here=HOME)
    assert (isle.pieces(HOME), isle.pieces(OTHER), isle.pieces(BESIDE)) == ("", "explorer", "explorer")
    assert isle.state.fear_shown == fear
