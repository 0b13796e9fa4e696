"""A spirit of mischief: strife that spreads, and cards that nobody has chosen: S-22.22."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, innate, named, pile, plays, power, printed, reply
from tests.spirit_island.spirits import TRICKSTER
from tuath.core.notation import parse, write
from tuath.core.question import members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import EXPLORER, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.forcing import forced
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.state import FAST, SLOW
from tuath.games.spirit_island.turn.growth import use_track_icons
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import usable

HOME, BESIDE, FAR = Land(5), Land(6), Land(2)
SEE, FIGHT = "lets_see_what_happens", "why_dont_you_and_them_fight"


def trickster(*others: str) -> Isle:
    isle = Isle(TRICKSTER, *others, boards="AB"[: 1 + len(others)], expansions="both")
    isle.state.phase, isle.state.energy = FAST, [3] * isle.state.seats
    isle.inhabit(0, HOME, 2)
    return isle


def give(isle: Isle, **wanted: int) -> None:
    for name, number in wanted.items():
        isle.state.elements[ELEMENTS.index(name)] = number


async def power_of(isle: Isle, effect: str, here: int, seat: int = 0) -> None:
    """A power of a spirit, with all that follows it."""
    await carry_out(Use(isle.table, seat, Land(here), actor=seat, power=power("wash_away")), parse(effect))
    await finish_action(isle.table)


# ---- special rules and growth ---------------------------------------------------------------------------------------


@plays("special_rule:a_real_flair_for_discord")
def test_strife_spreads() -> None:
    """S-15.6: after an own power added strife, for 1 energy, one more there or beside; once for each land."""
    isle = trickster()
    isle.put(HOME, "tt")
    isle.put(BESIDE, "e")
    isle.put(FAR, "e")
    isle.run(power_of(isle, "add(1, strife)", HOME), ["yes", at(BESIDE)])
    assert at(FAR) not in isle.asked[-1][2]
    assert (isle.pieces(BESIDE), isle.state.energy) == ("explorer:0:1", [2])
    isle.run(power_of(isle, "add(1, strife)", BESIDE), ["no"])
    assert isle.state.energy == [2]


@plays("special_rule:a_real_flair_for_discord")
def test_strife_of_others_does_not_spread() -> None:
    isle = trickster("thunderspeaker")
    isle.put(HOME, "t")
    isle.run(power_of(isle, "add(1, strife)", HOME, seat=1))
    isle.carry_out("add(1, strife)", here=HOME)
    isle.state.energy[0] = 0
    isle.run(power_of(isle, "add(1, strife)", HOME))
    assert isle.pieces(HOME) == "town:0:3", "nobody is asked"


@plays("special_rule:cleaning_up_messes_is_a_drag")
def test_cleaning_up_costs_presence() -> None:
    """S-15.6: one presence for a power, however much blight it removed; not for what others remove."""
    isle = trickster("thunderspeaker")
    isle.put(HOME, blight=3)
    isle.run(power_of(isle, "remove(2, blight)", HOME))
    assert isle.state.destroyed == [1, 0]
    isle.run(power_of(isle, "remove(1, blight)", HOME, seat=1))
    assert isle.state.destroyed == [1, 0]


@plays(f"growth:{TRICKSTER}")
def test_faq_trickster_fourth_growth_gives_energy_as_card_plays() -> None:
    """S-5.1, S-22.22: two options; energy as the card plays, and for 1 energy presence moves by one land."""
    isle = trickster()
    isle.grow("4", "2", "energy", at(FAR))
    assert isle.state.energy == [5], "2 card plays"


@plays(f"growth:{TRICKSTER}")
def test_presence_moves() -> None:
    isle = trickster()
    isle.carry_out("move_presence(1, range=1)", at(BESIDE))
    assert (presence(isle.state, 0, HOME), presence(isle.state, 0, BESIDE)) == (1, 1)


@plays(f"growth:{TRICKSTER}")
def test_dahan_are_pushed_in_the_spirit_phase() -> None:
    """S-5.7: an icon of the track; S-3.3 [R]: whose presence goes along is asked of nobody who is busy himself."""
    isle = trickster("thunderspeaker")
    isle.put(HOME, "d")
    isle.inhabit(1, HOME)
    isle.state.covered[1] = 5
    isle.state.busy = 1
    isle.run(use_track_icons(isle.table, 0), ["yes", at(BESIDE), "yes"])
    assert {seat for seat, _, _ in isle.asked} == {0}
    assert (isle.pieces(BESIDE), presence(isle.state, 1, BESIDE)) == ("dahan", 1)


# ---- innate powers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("push(<=2, dahan)", "push(2, dahan)"),
        ("either{fear(1)}or{defend(2); gather(<=1, beasts)}", "fear(1); defend(2); gather(1, beasts)"),
        ("push(any, dahan); may{fear(1)}", "push(all, dahan); may{fear(1)}"),
        ("if(has(dahan)){either{fear(1)}or{fear(2)}}", "if(has(dahan)){fear(1); fear(2)}"),
    ],
)
def test_faq_lets_see_what_happens_leaves_nothing_open(line: str, meant: str) -> None:
    """S-22.22:  "Up to" as often as possible, "or" as "and"; what may be done may be left."""
    assert write(forced(parse(line))) == meant


@plays(f"innate:{SEE}")
def test_faq_lets_see_what_happens_turns_cards_until_one_targets_a_land() -> None:
    """S-22.22: those for spirits are discarded; range and target do not matter; blight costs no presence."""
    isle = trickster()
    isle.put(HOME, "ee", blight=1)
    give(isle, moon=1, fire=1, air=2)
    boon, card = "gift_of_power", "voracious_growth"
    isle.run(use_power(isle.table, 0, innate(SEE)), [at(HOME), boon, card])
    isle.run(finish_action(isle.table))
    assert isle.state.minors_discarded == pile(boon, card)
    assert (isle.state.blight[HOME], isle.pieces(HOME)) == (0, ""), "both alternatives"
    assert isle.state.destroyed == [0]


@plays(f"innate:{SEE}")
def test_the_card_may_be_kept() -> None:
    """2 Moon: for a forgotten card the card just used and 1 energy."""
    isle = trickster()
    isle.put(HOME, "ee")
    give(isle, moon=2, fire=1, air=2)
    card, lost = "voracious_growth", "incite_the_mob"
    isle.run(use_power(isle.table, 0, innate(SEE)), [at(HOME), card, "yes", lost])
    assert isle.state.hands[0] >> power(card) & 1
    assert (isle.state.minors_discarded, isle.state.forgotten[0], isle.state.energy) == (0, pile(lost), [4])


@plays(f"innate:{SEE}")
def test_every_minor_power_may_come() -> None:
    """Whatever is turned up can be carried out here."""
    lands = [place for place, card in enumerate(printed().powers) if card.kind == "minor" and card.set == "base"]
    for card in [place for place in lands if printed().powers[place].target.kind == "land"]:
        isle = trickster()
        give(isle, moon=1, fire=1, air=2)
        isle.state.minors = 1 << card
        isle.put(Land(HOME), "e")
        rule = use_power(isle.table, 0, innate(SEE))
        asked, answers = rule.send(None), 0
        while answers < 60:
            try:
                asked = reply(rule, asked, at(HOME) if answers == 0 else asked.options[-1])
            except StopIteration:
                break
            answers += 1
        assert answers < 60


@plays(f"innate:{FIGHT}")
def test_it_may_be_slow() -> None:
    """S-7.6: with 3 Moon fast or slow, as one likes."""
    isle = trickster()
    isle.put(HOME, "e")
    give(isle, air=3)
    place = innate(FIGHT)
    assert [usable(isle.state, 0, phase) >> place & 1 for phase in (FAST, SLOW)] == [1, 0]
    give(isle, moon=3)
    assert [usable(isle.state, 0, phase) >> place & 1 for phase in (FAST, SLOW)] == [1, 1]


@plays(f"innate:{FIGHT}")
@pytest.mark.parametrize("element", ["sun", "fire"])
def test_you_and_them(element: str) -> None:
    """One invader and one Dahan damage each other, at the same time."""
    isle = trickster()
    isle.put(HOME, "etdd")
    give(isle, **{element: 3})
    isle.run(use_power(isle.table, 0, innate(FIGHT)), [at(HOME), "town"])
    assert isle.pieces(HOME) == "explorer dahan"


@plays(f"innate:{FIGHT}")
def test_strife_holds_the_invader_back() -> None:
    """S-13.5: first strife, then the fight with it."""
    isle = trickster()
    isle.state.energy = [0]
    isle.put(HOME, "td")
    give(isle, air=3, fire=3)
    isle.run(use_power(isle.table, 0, innate(FIGHT)), [at(HOME), "yes"])
    assert isle.pieces(HOME) == "dahan"


@plays(f"innate:{FIGHT}")
@pytest.mark.parametrize(("beasts", "answers", "left"), [(1, [], ""), (0, ["1-6"], "explorer explorer")])
def test_beasts_join_in(beasts: int, answers: list[str], left: str) -> None:
    isle = trickster()
    isle.put(HOME, "ee", beasts=beasts)
    isle.put(BESIDE, beasts=1)
    give(isle, animal=3)
    isle.run(use_power(isle.table, 0, innate(FIGHT)), [at(HOME), *answers])
    assert (isle.pieces(HOME), isle.state.beasts[HOME]) == (left, 1)


# ---- unique powers --------------------------------------------------------------------------------------------------


@plays("power:unexpected_tigers")
def test_tigers() -> None:
    """Gathered from beside, then they drive an explorer away; otherwise they are new."""
    isle = trickster()
    isle.put(HOME, "e")
    isle.put(BESIDE, beasts=1)
    isle.use("unexpected_tigers", HOME, at(BESIDE), at(BESIDE))
    assert (isle.state.beasts[HOME], isle.pieces(BESIDE), isle.state.fear_shown) == (1, "explorer", 1)
    other = trickster()
    other.use("unexpected_tigers", HOME)
    assert (other.state.beasts[HOME], other.state.fear_shown) == (1, 0)


@plays("power:impersonate_authority")
def test_impersonating() -> None:
    isle = trickster()
    isle.put(HOME, "te")
    isle.use("impersonate_authority", HOME, "town")
    assert isle.pieces(HOME) == "explorer town:0:1"


@plays("power:incite_the_mob")
def test_the_mob() -> None:
    """Its damage goes to the others and uses up no strife; 1 fear for each that falls, besides the usual."""
    isle = trickster()
    isle.state.pieces[HOME] = tuple(sorted((piece(TOWN, strife=1), piece(EXPLORER), piece(EXPLORER))))
    isle.use("incite_the_mob", HOME)
    assert (isle.pieces(HOME), isle.state.fear_shown) == ("town:0:1", 2)


@plays("power:overenthusiastic_arson")
@pytest.mark.parametrize("burns", [True, False])
def test_arson(burns: bool) -> None:
    """With Fire on the card turned up 1 fear, 2 damage and blight."""
    isle = trickster()
    isle.put(HOME, "tee")
    fire = ELEMENTS.index("fire")
    card = next(each for each in members(isle.state.minors) if bool(printed().powers[each].elements[fire]) == burns)
    isle.use("overenthusiastic_arson", HOME, named("power", card))
    assert (isle.pieces(HOME), isle.state.blight[HOME]) == (("", 1) if burns else ("explorer explorer", 0))
    assert isle.state.fear_shown == 1 + burns
    assert isle.state.minors_discarded == 1 << card
