"""Element markers, blight from the box, presence that is saved or defends: verbs that several records share."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, innate, power
from tests.spirit_island.spirits import AIR, EARTH, MOON, prepared_isle
from tuath.core.notation import parse
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.details import details
from tuath.games.spirit_island.state.costs import can_pay
from tuath.games.spirit_island.state.queries.queries import prepared, presence
from tuath.games.spirit_island.state.questions import MARKER
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, Doing
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.usable import usable

HOME, BESIDE = Land(5), Land(1)
STOP = 0


def marker(element: int) -> int:
    """An element where one may also stop, as an answer."""
    return element + 1


def test_markers_are_prepared_and_discarded() -> None:
    """S-22.21: of an element of choice, or of the one that is said."""
    isle = prepared_isle()
    isle.carry_out("prepare(2); prepare(1, earth)", "moon", "air")
    assert prepared(isle.state, 0) == tuple(int(place in (MOON, AIR, EARTH)) for place in range(8))
    isle.carry_out("discard_markers(2)", "moon", "air")
    assert [ELEMENTS[place] for place, number in enumerate(prepared(isle.state, 0)) if number] == ["earth"]
    isle.carry_out("discard_markers(<=3)", "stop")
    isle.carry_out("discard_markers(1)")
    assert isle.state.counters == {}


def test_a_marker_counts_for_one_action() -> None:
    """S-22.21: it lets a power be used that otherwise could not be, and is gone."""
    isle = prepared_isle(earth=1, air=1, water=1)
    isle.state.phase = FAST
    isle.inhabit(0, HOME)
    isle.put(HOME, "e")
    isle.state.elements[EARTH] = 1
    learn = innate("learn_the_invaders_tactics")
    assert usable(isle.state, 0, FAST) >> learn & 1
    isle.run(use_power(isle.table, 0, learn), ["earth", "air", at(HOME), "yes"])
    assert isle.asked[0][2] == ("air", "earth"), "nobody stops before the power can be used"
    assert isle.asked[1][2] == ("stop", "air"), "water brings nothing"
    assert defence(isle.state, HOME) == 3
    assert elements(isle.state, 0)[EARTH] == 1
    assert [ELEMENTS[place] for place, number in enumerate(prepared(isle.state, 0)) if number] == ["water"]


def test_a_marker_says_which_level_it_is_for() -> None:
    """S-22.21: the first that is met with it, and with how many others."""
    isle = prepared_isle(earth=1, air=1, water=1)
    isle.state.elements[EARTH] = 1
    isle.state.doing[0] = Doing(innate("learn_the_invaders_tactics"))
    notes = [details(isle.state, 0, MARKER, marker(element)) for element in (EARTH, AIR)]
    assert [(note["level"], note["more"]) for note in notes] == [(1, 0), (2, 1)]
    isle.state.elements[EARTH] = 2
    assert details(isle.state, 0, MARKER, marker(AIR))["more"] == 0
    assert details(isle.state, 0, MARKER, STOP)["stop"] == 1


def test_a_marker_aids_the_payment_of_an_event() -> None:
    """S-14.6, S-22.21: an element that one has pays 1, and a marker is had for the action of paying."""
    isle = prepared_isle(air=2, water=1)
    isle.state.hands, isle.state.energy = [0], [1]
    isle.carry_out("pay_jointly(3, aided=air); fear(1)")
    assert isle.asked == [], "whoever pays alone is not asked where there is only one way"
    assert (isle.state.energy[0], isle.state.fear_shown) == (0, 1)
    assert [ELEMENTS[place] for place, number in enumerate(prepared(isle.state, 0)) if number] == ["water"]


def test_markers_count_where_a_price_must_be_paid_in_full() -> None:
    """S-14.13, S-22.21"""
    isle = prepared_isle(air=2, water=1)
    isle.state.hands, isle.state.energy = [0], [1]
    case = Use(isle.table, 0, actor=NOBODY).case
    assert can_pay(case, parse("pay_jointly(3, aided=air)"))
    assert not can_pay(case, parse("pay_jointly(4, aided=air)"))
    assert not can_pay(case, parse("pay_jointly(3, aided=sun)"))


def test_others_cannot_spend_markers() -> None:
    """S-22.21: a special rule allows it."""
    isle = Isle("river_surges_in_sunlight")
    isle.state.counters["prepared_sun.0"] = isle.state.counters["prepared_water.0"] = 2
    isle.inhabit(0, HOME)
    isle.put(HOME, "e")
    assert not usable(isle.state, 0, SLOW)


def test_presence_defends() -> None:
    """S-12.3: as much as there is when it matters."""
    isle = Isle("thunderspeaker", "river_surges_in_sunlight", boards="AB")
    isle.inhabit(1, HOME, 2)
    isle.inhabit(0, HOME, 1)
    isle.holds("presence_defends(1)", seat=1)
    assert (defence(isle.state, HOME), defence(isle.state, BESIDE)) == (2, 0)
    isle.inhabit(1, BESIDE, 1)
    assert defence(isle.state, BESIDE) == 1


def test_new_pieces_are_gathered() -> None:
    """S-22.19, S-9.4: those that this power has put here, each into a land beside with own presence."""
    isle = Isle()
    isle.put(HOME, "te")
    isle.inhabit(0, BESIDE)
    effect = "replace(1, town, 2*explorer); gather_into(any, event_piece, land(presence))"
    isle.power_says(effect, "explorer", "stop", here=HOME)
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("explorer explorer", "explorer")


def test_all_powers_are_slow() -> None:
    """S-7.9: for that spirit, this turn."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    for seat, card in enumerate(("boon_of_vigor", "sudden_ambush")):
        isle.state.played[seat] = 1 << power(card)
        isle.inhabit(seat, HOME)
    assert all(usable(isle.state, seat, FAST) for seat in (0, 1))
    isle.holds("slow(all)", seat=0)
    assert [bool(usable(isle.state, seat, FAST)) for seat in (0, 1)] == [False, True]
    assert usable(isle.state, 0, SLOW)


SPARES = "on(would_add(blight)){may{take_blight_from(box)}}"


def test_blight_comes_from_the_box() -> None:
    """S-22.18: one after another, as far as somebody wants it; its card keeps that blight."""
    isle = Isle(says=SPARES)
    isle.holds(SPARES, seat=0)
    isle.state.phase = FAST
    before = isle.state.blight_left
    isle.carry_out("add(2, blight)", "yes", "no", here=HOME)
    assert (isle.state.blight[HOME], isle.state.blight_left) == (2, before - 1)


def test_blight_comes_from_the_box_so_often() -> None:
    """S-15.1: at most as often as is said."""
    line = "on(would_add(blight), max=n(players)){take_blight_from(box)}"
    isle = Isle()
    isle.holds(line)
    isle.state.phase = FAST
    before = isle.state.blight_left
    isle.carry_out("add(2, blight)", here=HOME)
    assert isle.state.blight_left == before - 1
    assert not isle.state.standing


SAVES = "on(event_or_blight_card_destroys(presence.any)){may{save(1, presence.any)}}"


def test_presence_is_saved() -> None:
    """S-22.18: only from events and blight cards that name presence."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", says=SAVES)
    isle.holds(SAVES, seat=1)
    isle.inhabit(0, HOME, 2)
    isle.carry_out("destroy_presence(1)")
    assert presence(isle.state, 0, HOME) == 1, "by something else"
    use = Use(isle.table, 0, cause=cause_of(isle.state.printed, "blight_cards", 0), actor=NOBODY)
    isle.run(carry_out(use, parse("destroy_presence(1)")), ["yes"])
    assert (presence(isle.state, 0, HOME), isle.state.destroyed) == (1, [1, 0])
