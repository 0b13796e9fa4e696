"""Using powers: when, on what, with which elements, once more: S-7."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, plays, power, printed
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.targets import origin_of, target_lands, target_spirits
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, SLOW, Task, UsePowers
from tuath.games.spirit_island.turn.invaders import build
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.triggers import carry_out_triggered
from tuath.games.spirit_island.turn.usable import usable

HOME, BESIDE = 5, 1
STOP = 0


def with_cards(spirit: str, *cards: str, **elements: int) -> Isle:
    """A spirit at home with these cards in play, and more elements."""
    isle = Isle(spirit)
    isle.inhabit(0, HOME, 2)
    isle.state.played[0] = bits_of(power(card) for card in cards)
    for element, number in elements.items():
        isle.state.elements[ELEMENTS.index(element)] = number
    isle.state.phase = FAST
    return isle


def names(isle: Isle, phase: str) -> set[str]:
    first = len(printed().powers)
    found = members(usable(isle.state, 0, phase))
    return {printed().powers[one].id if one < first else printed().innates[one - first].id for one in found}


def test_fast_and_slow_powers_have_their_time() -> None:
    """S-7.1"""
    isle = with_cards("river_surges_in_sunlight", "flash_floods", "wash_away")
    assert names(isle, FAST) == {"flash_floods"}
    assert names(isle, SLOW) == {"wash_away", "massive_flooding"}
    isle.run(use_power(isle.table, 0, power("flash_floods")), [at(BESIDE)])
    assert names(isle, FAST) == set()


def test_range_origin_and_filter() -> None:
    """S-7.3: from a sacred site, within one, with what the card asks for."""
    isle = with_cards("thunderspeaker", "predatory_nightmares")
    isle.put(BESIDE, "t")
    isle.put(3, "t")
    card = printed().powers[power("predatory_nightmares")]
    assert target_lands(isle.state, 0, card) == 1 << BESIDE
    isle.inhabit(0, HOME, 1)
    assert target_lands(isle.state, 0, card) == 0
    assert "predatory_nightmares" not in names(isle, SLOW)


@plays("power:reaching_grasp")
def test_reaching_grasp_widens_all_ranges_this_turn() -> None:
    """S-7.10"""
    isle = with_cards("thunderspeaker", "reaching_grasp")
    flood = printed().powers[power("flash_floods")]
    before = target_lands(isle.state, 0, flood)
    isle.run(use_power(isle.table, 0, power("reaching_grasp")))
    after = target_lands(isle.state, 0, flood)
    assert before & after == before
    assert after.bit_count() > before.bit_count()


def test_thresholds_with_enough_elements() -> None:
    """S-7.6: more where it says so; what stands instead is a choice."""
    isle = with_cards("thunderspeaker", "visions_of_fiery_doom", "steam_vents", fire=2, earth=3)
    isle.run(use_power(isle.table, 0, power("visions_of_fiery_doom")), [at(HOME)])
    assert isle.state.fear_shown == 2
    isle.put(HOME, "et")
    isle.run(use_power(isle.table, 0, power("steam_vents")), [at(HOME), "no"])
    assert isle.pieces(HOME) == "town"


@plays("innate:massive_flooding")
def test_an_innate_power_needs_its_elements() -> None:
    """S-7.7: each level with its elements, one instead of another."""
    isle = with_cards("river_surges_in_sunlight", sun=2, water=2)
    isle.put(BESIDE, "ett")
    assert names(isle, SLOW) == {"massive_flooding"}
    flooding = len(printed().powers) + printed().innate_index["massive_flooding"]
    isle.state.elements[ELEMENTS.index("water")] = 3
    isle.run(use_power(isle.table, 0, flooding), [at(BESIDE), "yes", "town", "town:1", "stop"])
    assert isle.pieces(BESIDE) == "explorer town"


@plays("special_rule:swiftness_of_lightning")
def test_lightning_uses_slow_powers_as_fast_ones() -> None:
    """S-7.9, S-7.14: as many as it has air."""
    isle = with_cards("lightnings_swift_strike", "shatter_homesteads", "raging_storm", "harbingers_of_the_lightning")
    assert names(isle, FAST) >= {"shatter_homesteads", "raging_storm", "harbingers_of_the_lightning"}
    for card in ("raging_storm", "shatter_homesteads"):
        isle.run(use_power(isle.table, 0, power(card)), [at(HOME)])
    isle.run(use_power(isle.table, 0, power("harbingers_of_the_lightning")), [at(HOME)])
    assert names(isle, FAST) == set()


@plays("innate:gift_of_strength")
def test_a_card_is_used_once_more() -> None:
    """S-7.8: by the gift of the Earth, free, for a cost of at most 1."""
    isle = with_cards("vital_strength_of_the_earth", "devouring_ants", "poisoned_land", plant=1)
    gift = len(printed().powers) + printed().innate_index["gift_of_strength"]
    isle.run(use_power(isle.table, 0, gift))
    isle.inhabit(0, HOME, 3)
    isle.state.phase = SLOW
    isle.run(use_power(isle.table, 0, power("poisoned_land")), [at(HOME)])
    assert names(isle, SLOW) == {"devouring_ants"}
    for _ in range(2):
        assert "devouring_ants" in names(isle, SLOW)
        isle.run(use_power(isle.table, 0, power("devouring_ants")), [at(HOME)])
    assert names(isle, SLOW) == set()


@plays("power:powerstorm")
def test_a_card_is_used_once_more_for_its_cost() -> None:
    """S-7.8: Powerstorm leaves open which card it will be, until it is used and paid for."""
    isle = with_cards("lightnings_swift_strike", "powerstorm", "raging_storm", "shatter_homesteads")
    isle.run(use_power(isle.table, 0, power("powerstorm")))
    assert "powerstorm" not in names(isle, FAST)  # S-7.12: it does not repeat itself
    isle.state.phase = SLOW
    for card in ("raging_storm", "shatter_homesteads"):
        isle.run(use_power(isle.table, 0, power(card)), [at(HOME)])
    assert names(isle, SLOW) >= {"raging_storm", "shatter_homesteads"}
    isle.run(use_power(isle.table, 0, power("shatter_homesteads")), [at(HOME)])
    assert isle.state.energy == [1]
    assert names(isle, SLOW) == {"thundering_destruction"}


@plays("power:winds_of_rust_and_atrophy")
def test_a_power_that_repeats_itself_does_so_once() -> None:
    """S-7.12: Winds of Rust and Atrophy with its threshold, on another target."""
    isle = with_cards("thunderspeaker", "winds_of_rust_and_atrophy", air=3, water=3, animal=2)
    isle.put(HOME, "c")
    isle.put(BESIDE, "t")
    isle.run(use_power(isle.table, 0, power("winds_of_rust_and_atrophy")), [at(HOME), "first"])
    assert isle.pieces(BESIDE) == "town"  # S-7.8: an action of its own
    isle.go_on("yes", at(BESIDE), "second")
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("town", "explorer")
    assert isle.state.fear_shown == 2


@plays("power:gift_of_constancy")
def test_a_gift_is_kept_for_the_end_of_the_turn() -> None:
    """S-3.5: Gift of Constancy gives energy now and a card back before cards are discarded."""
    isle = with_cards("thunderspeaker", "gift_of_constancy", "sudden_ambush")
    isle.run(use_power(isle.table, 0, power("gift_of_constancy")))
    assert isle.state.energy == [2]
    isle.state.played[0] |= 1 << power("wash_away") | 1 << power("boon_of_vigor")
    isle.play(Task("end_turn"), answers=["yes", "wash_away"])
    assert isle.state.hands[0] >> power("wash_away") & 1
    assert isle.state.discards[0] >> power("boon_of_vigor") & 1


@plays("power:gift_of_constancy")
def test_who_gives_constancy_to_another_gets_a_card_back_too() -> None:
    """S-3.5, S-6.5: from play, also when nothing lies in the discard pile."""
    isle = Isle("thunderspeaker", "river_surges_in_sunlight", boards="AB")
    isle.state.played = [1 << power(one) | 1 << power(other) for one, other in (
        ("sudden_ambush", "manifestation_of_power_and_glory"), ("wash_away", "flash_floods"))]  # fmt: skip
    isle.use("gift_of_constancy", -1, target=1)
    isle.play(Task("end_turn"), answers=["yes", "wash_away", "yes", "sudden_ambush"])
    assert [pile.bit_count() for pile in isle.state.discards] == [1, 1]
    assert isle.state.hands[1] >> power("wash_away") & 1
    assert isle.state.hands[0] >> power("sudden_ambush") & 1


def finish(isle: Isle, *answers: Said) -> None:
    """What the last action has triggered."""
    isle.run(carry_out_triggered(isle.table), answers)


@plays("power:vengeance_of_the_dead")
def test_faq_vengeance_of_the_dead_never_answers_itself() -> None:
    """S-15.6, S-22.1: Vengeance of the Dead answers what was destroyed there, and never itself."""
    isle = with_cards("thunderspeaker", "vengeance_of_the_dead", "shatter_homesteads")
    isle.put(HOME, "etc")
    isle.run(use_power(isle.table, 0, power("vengeance_of_the_dead")), [at(HOME)])
    finish(isle)
    isle.run(use_power(isle.table, 0, power("shatter_homesteads")), [at(HOME)])
    assert isle.pieces(HOME) == "explorer city"
    finish(isle, "explorer")
    assert isle.pieces(HOME) == "city"
    finish(isle)
    assert isle.pieces(HOME) == "city"


@plays("power:dread_apparitions")
def test_fear_of_powers_defends_where_apparitions_are_dreaded() -> None:
    """S-15.6: Dread Apparitions counts its own fear too, after it."""
    isle = with_cards("bringer_of_dreams_and_nightmares", "dread_apparitions", "visions_of_fiery_doom")
    isle.put(HOME, "t")
    isle.run(use_power(isle.table, 0, power("dread_apparitions")), [at(HOME)])
    finish(isle)
    assert defence(isle.state, Land(HOME)) == 1


def test_what_would_happen_can_be_kept_from_happening() -> None:
    """S-15.7, S-10.11: blight that stays on its card costs nothing; no city on the coast."""
    isle = with_cards("vital_strength_of_the_earth", "infinite_vitality")
    isle.run(use_power(isle.table, 0, power("infinite_vitality")), [at(HOME)])
    before = isle.state.blight_left
    isle.run(add_blight(isle.table, Land(HOME)))
    assert (isle.state.blight[HOME], isle.state.blight_left) == (0, before)
    coast = Isle()
    coast.put(2, "t")
    coast.fear_card("overseas_trade_seem_safer", 2)
    coast.run(build(coast.table, Land(2)))
    assert coast.pieces(2) == "town"


def test_using_a_power_is_optional_and_once_a_turn() -> None:
    """S-7.2, S-16.3: the elements count all the same; nothing is paid back; the turn after it can be used again."""
    isle = with_cards("river_surges_in_sunlight", "flash_floods", "wash_away")
    isle.state.energy = [0]
    isle.put(BESIDE, "t")
    isle.state.agenda = [UsePowers(FAST)]
    rule = step(isle.table)
    assert rule is not None
    assert list(rule.send(None)[0].values) == [STOP, power("flash_floods") + 1]
    with pytest.raises(StopIteration):
        rule.send((0, STOP))
    assert (isle.pieces(BESIDE), isle.state.energy) == ("town", [0])
    assert elements(isle.state, 0)[ELEMENTS.index("water")] == 2
    isle.run(use_power(isle.table, 0, power("flash_floods")), [at(BESIDE)])
    assert "flash_floods" not in names(isle, FAST)
    isle.play(Task("end_turn"))
    isle.state.played[0] = 1 << power("flash_floods")
    assert "flash_floods" in names(isle, FAST)


def test_a_spirit_is_targeted_wherever_it_is() -> None:
    """S-7.4: any, or another one; who plays alone is its own other."""
    gift, boon = (printed().powers[power(id)].target for id in ("gift_of_living_energy", "boon_of_vigor"))
    assert target_spirits(Isle().state, 0, gift) == [0]
    two = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB").state
    assert target_spirits(two, 0, boon) == [0, 1]
    another = next(each.target for each in printed().powers if each.target.who == "another")
    assert target_spirits(two, 0, another) == [1]


def test_at_range_none_the_target_is_the_origin() -> None:
    """S-4.6, S-7.15: and from a sacred site there must be one."""
    isle = with_cards("thunderspeaker", "land_of_haunts_and_embers")
    isle.inhabit(0, BESIDE, 1)
    near = [each for each in printed().powers if each.range is not None and each.range.steps == (0,)]
    site = next(each for each in near if each.range is not None and each.range.origin == "sacred_site")
    assert target_lands(isle.state, 0, site) & ~(1 << HOME) == 0
    anywhere = next(each for each in near if each.range is not None and each.range.origin == "presence")
    assert origin_of(isle.state, 0, anywhere, Land(BESIDE)) == BESIDE
    assert origin_of(isle.state, 0, site, Land(HOME)) == HOME


def test_what_changes_later_does_not_undo_a_target() -> None:
    """S-7.13: conditions inside are read when they are reached, the filter is not read again."""
    isle = with_cards("thunderspeaker", "favors_called_due")
    isle.put(HOME, "e")
    isle.put(BESIDE, "dd")
    isle.run(use_power(isle.table, 0, power("favors_called_due")), [at(HOME), "1-1", "1-1"])
    assert (isle.pieces(HOME), isle.state.fear_shown) == ("explorer dahan dahan", 3)
