"""What is used with which sets: decks, tokens, blight cards, difficulty: S-2.3, S-2.5, S-2.7, S-2.16, S-21."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from tests.spirit_island.board import Isle, cards_in, printed, so_many
from tuath.core.message import Refused
from tuath.core.question import members
from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.legality import no_variant
from tuath.games.spirit_island.state.queries.queries import (
    does_without_events,
    has_events,
    in_use,
    sets_in_use,
    terror_level,
)
from tuath.games.spirit_island.state.scoring import difficulty
from tuath.games.spirit_island.state.state import Options, Task
from tuath.games.spirit_island.turn.invaders import build, explore

SETS = {
    "none": ("base",),
    "branch_and_claw": ("base", "bc"),
    "jagged_earth": ("base", "je"),
    "both": ("base", "bc", "je"),
}
CARDS = {"base": (36, 22, 15, 2), "bc": (31, 21, 15, 7), "je": (33, 23, 6, 7)}
ADVERSARIES = {
    "brandenburg_prussia": (1, 2, 4, 6, 7, 9, 10), "england": (1, 3, 4, 6, 7, 9, 10), "sweden": (1, 2, 3, 5, 6, 7, 8),
    "france": (2, 3, 5, 7, 8, 9, 10), "habsburg": (2, 3, 5, 6, 8, 9, 10), "russia": (1, 3, 4, 6, 7, 9, 11),
}  # fmt: skip
SCENARIOS = {
    "blitz": 0, "guard_the_isles_heart": 0, "second_wave": 0, "powers_long_forgotten": 1, "elemental_invocation": 1,
    "ward_the_shores": 2, "despicable_theft": 2, "rituals_of_terror": 3, "rituals_of_the_destroying_flame": 3,
    "the_great_river": 3, "dahan_insurrection": 4,
}  # fmt: skip


@pytest.mark.more  # a frozen copy of what is printed: whoever adds something changes it
@pytest.mark.parametrize("set", CARDS)
def test_so_many_cards_are_in_a_box(set: str) -> None:
    """S-2.3, S-2.5, S-2.10: minor powers, major powers, fear cards, blight cards."""
    powers = Counter(each.kind for each in printed().powers if each.set == set)
    assert (powers["minor"], powers["major"], so_many("fear_cards", set), so_many("blight_cards", set)) == CARDS[set]


@pytest.mark.parametrize(("expansions", "sets"), SETS.items())
def test_the_decks_hold_the_cards_of_the_sets(expansions: str, sets: tuple[str, ...]) -> None:
    """S-2.3, S-2.5, S-2.10, S-2.16: every card of a set in use, and no other; the piles have no order."""
    state = Isle(expansions=expansions).state
    assert sets_in_use(state.options) == sets
    counted = {"fear_cards": state.fear_cards, "blight_cards": state.blight_cards}
    assert {family: pile.bit_count() for family, pile in counted.items()} == {
        family: so_many(family, *sets) for family in counted
    }
    without = () if "bc" in sets else ("sea_monsters",)
    for kind, pile in (("minor", state.minors), ("major", state.majors)):
        of_kind = [each.id for each in printed().powers if each.kind == kind and each.set in sets]
        assert cards_in(pile) == [each for each in of_kind if each not in without]
    assert terror_level(state) == 1


def test_S_2_16_sea_monsters_need_branch_and_claw() -> None:
    """S-2.16: without Branch & Claw in use that card is left out."""
    card = printed().power_index["sea_monsters"]
    found = {expansions: bool(Isle(expansions=expansions).state.majors >> card & 1) for expansions in SETS}
    assert found == {"none": False, "branch_and_claw": True, "jagged_earth": False, "both": True}


# What page 3 of Jagged Earth names: with a mountain, and with a smoking volcano.
MOUNTAIN = {
    "spirits": {"shifting_memory_of_ages", "shroud_of_silent_mist", "starlight_seeks_its_form"},
    "adversaries": {"habsburg"},
    "blight_cards": {"all_things_weaken", "power_corrodes_the_spirit", "untended_land_crumbles"},
    "scenarios": {"elemental_invocation", "the_great_river"},
}
SMOKING = {
    "aspects": {"reach", "wind", "sunshine", "resilience"},
    "spirits": {"stones_unyielding_defiance"},
    "boards": {"E", "F"},
    "blight_cards": {"invaders_find_the_land_to_their_liking", "strong_earth_shatters_slowly"},
    "scenarios": {"despicable_theft"},
}
KINDS = ("spirits", "aspects", "adversaries", "blight_cards", "scenarios", "boards", "powers", "events", "fear_cards")


def of_jagged_earth(expansions: str, material: str, kind: str) -> set[str]:
    """What of it the table plays with."""
    records = getattr(printed(), kind)
    found = in_use(printed(), kind, Options(expansions=expansions, material=material))
    return {records[place].id for place in found if records[place].set == "je"}


@pytest.mark.parametrize("expansions", ["jagged_earth", "both"])
@pytest.mark.parametrize("kind", KINDS)
def test_S_2_16_less_of_jagged_earth(expansions: str, kind: str) -> None:
    """S-2.16: what the lists name, and nothing else; what is of other sets stays."""
    mountains, volcanoes = MOUNTAIN.get(kind, set()), SMOKING.get(kind, set())
    assert of_jagged_earth(expansions, "base_rules", kind) == mountains
    assert of_jagged_earth(expansions, "without_tokens", kind) == mountains | volcanoes
    others = {len(in_use(printed(), kind, Options(expansions, each))) for each in ("all", "without_tokens")}
    lost = len(of_jagged_earth(expansions, "all", kind)) - len(mountains | volcanoes)
    assert max(others) - min(others) == lost


@pytest.mark.parametrize("material", ["without_tokens", "base_rules"])
def test_S_2_16_no_tokens_and_no_events_without_their_rules(material: str) -> None:
    """S-2.16, S-20.6: then it is as in the base game: no deck, no card more and no beasts to command either."""
    for events in ("on", "off"):
        isle = Isle(expansions="jagged_earth", material=material, events=events)
        state = isle.state
        assert not any((*state.beasts, *state.wilds, *state.disease, *state.badlands))
        assert (has_events(state.options), does_without_events(state.options)) == (False, False)
        assert state.fear_deck == [3, 3, 3]
        assert {printed().powers[card].set for card in members(state.minors | state.majors)} == {"base"}
    with_claw = Isle(expansions="both", material=material).state
    assert any(with_claw.beasts)
    assert has_events(with_claw.options)


def test_S_2_16_what_needs_more_rules_is_refused() -> None:
    """S-2.16: and said to be there, unlike what is of another box."""
    for chosen, thing in (({"spirit": "volcano_looming_high"}, "spirit:volcano_looming_high"),
                          ({"adversary": "russia"}, "adversary:russia")):  # fmt: skip
        refusal = no_variant(printed(), Options(expansions="jagged_earth", material="without_tokens", **chosen), 1)
        assert refusal is not None
        assert (refusal.rule, refusal.message.key) == ("S-2.16", "spirit_island-needs-more-rules")
        assert dict(refusal.message.params) == {"thing": thing}
    assert no_variant(printed(), Options("jagged_earth", "base_rules", adversary="habsburg"), 1) is None


def test_S_2_16_who_is_left_out_is_not_seen() -> None:
    """S-2.16: neither to be chosen, nor with an aspect that needs strife."""
    game = SpiritIsland(printed())
    setup = game.complete(1, {"expansions": "jagged_earth", "material": "base_rules"})
    view = game.view(game.setup(setup), 0)
    assert view["sets"] == ["base", "je"]
    assert not view["tokens"]
    assert {"madness", "reach", "stones_unyielding_defiance"} <= {*view["left_out"]}
    assert not {"shroud_of_silent_mist", "thunderspeaker"} & {*view["left_out"]}


@pytest.mark.parametrize("board", list("ABCDEF"))
def test_S_2_7_tokens_of_a_board(board: str) -> None:
    """S-2.7: a beasts in the lowest land without printed pieces, a disease in land 2; none in the base game."""
    isle = Isle(boards=board, expansions="both")
    pieces, blight = isle.beginning
    empty = [number for number in range(1, 9) if not pieces[number] and not blight[number]]
    assert [number for number in range(9) if isle.state.beasts[number]] == empty[:1]
    assert isle.state.disease == [0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert sum(isle.state.beasts) == 1
    assert not any(isle.state.wilds)
    assert not any(isle.state.badlands)
    alone = Isle(boards=board).state
    assert not any(alone.beasts)
    assert not any(alone.disease)


def test_S_2_5_blight_on_the_healthy_card() -> None:
    """S-2.5: 2 for each player and 1 more, unless the table leaves that out; the same with every set."""
    for expansions in SETS:
        assert Isle(boards="AC", expansions=expansions).state.blight_left == 5
        assert Isle(boards="AC", expansions=expansions, blight_setup_plus_one="off").state.blight_left == 4


def test_S_2_17_wilds_stop_the_first_explore() -> None:
    """S-2.17, S-13.3: in setup as always."""
    isle = Isle(expansions="both").lay_out()
    isle.put(2, "cd", wilds=1)
    isle.play(Task("first_explore"), answers=["1_wetland"])
    assert "explorer" not in isle.pieces(2)
    assert isle.state.wilds[2] == 0


@pytest.mark.parametrize(("foe", "levels"), ADVERSARIES.items())
def test_S_21_difficulty_of_adversaries(foe: str, levels: tuple[int, ...]) -> None:
    """S-21, S-20.4: as in the table; an extra board adds 2 and a third of it."""
    found = [Isle(expansions="both", adversary=foe, level=str(level)).state for level in range(7)]
    assert tuple(difficulty(state) for state in found) == levels
    larger = [
        Isle(boards="AB", expansions="both", extra_board="on", adversary=foe, level=str(each)) for each in (0, 3, 6)
    ]
    assert [difficulty(isle.state) for isle in larger] == [levels[each] + levels[each] // 3 + 2 for each in (0, 3, 6)]


@pytest.mark.parametrize(("scenario", "found"), SCENARIOS.items())
def test_S_21_difficulty_of_scenarios(scenario: str, found: int) -> None:
    """S-21: as in the table."""
    chosen = printed().scenarios[printed().scenario_index[scenario]]
    assert chosen.difficulty == found
    assert set(SCENARIOS) == {each.id for each in printed().scenarios}


@pytest.mark.parametrize("foe", ADVERSARIES)
def test_S_20_3_an_extra_board_with_every_adversary(foe: str) -> None:
    """S-20.3, S-20.12: it prepares no invaders and no blight there."""
    isle = Isle(boards="ABC", expansions="both", extra_board="on", adversary=foe, level="1")
    pieces, blight = isle.beginning
    kept = [len([one for one in pieces[each] if one & 3 != 3]) for each in range(18, 27)]
    assert sum(kept) == 0
    assert blight[18:] == [printed().boards[2].pieces[number].get("blight", 0) for number in range(9)]
    assert isle.state.fear_pool == 2 * (4 + 1)
    assert isle.state.beasts[18:] != [0] * 9


# ---- tokens: S-13 ---------------------------------------------------------------------------------------------------


def test_S_13_1_any_number_lies_in_a_land() -> None:
    """S-13.1, S-1.2: tokens without limit, also several strife under one invader."""
    isle = Isle(expansions="both")
    isle.put(5, "t")
    for token in ("beasts", "wilds", "disease", "badlands"):
        isle.carry_out(f"add(9, {token})", here=5)
    isle.carry_out("add(3, strife)", here=5)
    assert [getattr(isle.state, each)[5] for each in ("beasts", "wilds", "disease", "badlands")] == [9] * 4
    assert isle.pieces(5) == "town:0:3"


def test_S_13_2_beasts_do_nothing_by_themselves() -> None:
    """S-13.2: invaders build and explore among them."""
    isle = Isle(expansions="both")
    isle.put(2, "t", beasts=3)
    isle.state.disease[2] = 0
    isle.run(build(isle.table, Land(2)))
    isle.run(explore(isle.table, Land(2)))
    assert isle.pieces(2) == "explorer town city"
    assert isle.state.beasts[2] == 3


def test_S_13_3_and_S_13_4_one_token_for_each_action() -> None:
    """S-13.3, S-13.4, S-13.8: wilds stop exploring, disease stops building; neither stops the other."""
    isle = Isle(expansions="both")
    isle.put(2, "e", wilds=2, disease=2)
    for left in (1, 0):
        isle.run(build(isle.table, Land(2)))
        isle.run(explore(isle.table, Land(2)))
        assert (isle.state.wilds[2], isle.state.disease[2], isle.pieces(2)) == (left, left, "explorer")
    isle.run(build(isle.table, Land(2)))
    isle.run(explore(isle.table, Land(2)))
    assert isle.pieces(2) == "explorer explorer town"


def test_S_13_5_strife_goes_with_its_invader() -> None:
    """S-13.5, S-9.5: it passes to a piece that takes its place, if that is an invader, and moves along."""
    isle = Isle(expansions="both")
    isle.put(5, "c")
    isle.carry_out("add(2, strife); replace(1, city, town)", here=5)
    assert isle.pieces(5) == "town:0:2"
    isle.carry_out("push(1, town)", "1-4", here=5)
    assert isle.pieces(4) == "town:0:2"
    isle.carry_out("replace(1, town, dahan)", here=4)
    assert isle.pieces(4) == "dahan"
    isle.carry_out("add(1, strife)", here=4)
    assert isle.pieces(4) == "dahan"


def test_the_usual_table_of_a_test_is_the_base_game() -> None:
    """S-2.16: what was played before the expansions came stays as it is."""
    assert sets_in_use(Options()) == ("base",)


def test_what_is_offered_together_is_what_the_box_holds() -> None:
    """S-2.16, S-20.5: a value whose needs are met is never refused for its set, and one that is refused has a need."""
    game = SpiritIsland(printed())
    options = {option.name: option for option in game.options}
    for name in ("spirit", "adversary", "scenario"):
        for expansions, material in product(options["expansions"].values, options["material"].values):
            for value in options[name].values:
                chosen = {"expansions": expansions, "material": material, name: value}
                needs = [need for need in options[name].needs if need.value == value and need.option in chosen]
                if all(chosen[need.option] in need.values for need in needs):
                    game.complete(2, chosen)
                else:
                    with pytest.raises(Refused):
                        game.complete(2, chosen)


def test_a_supporting_adversary_is_offered_beside_another() -> None:
    """S-20.5: never alone, and never twice the same."""
    game = SpiritIsland(printed())
    second = next(option for option in game.options if option.name == "second_adversary")
    leaders = {need.value: need.values for need in second.needs if need.option == "adversary"}
    assert set(leaders) == set(second.values[1:])
    assert all(foe not in others and len(others) == len(leaders) - 1 for foe, others in leaders.items())


def test_an_adversary_that_needs_tokens_needs_an_expansion() -> None:
    """S-2.16: also one that an owner of the game writes into the base game."""
    russia = next(foe for foe in printed().adversaries if foe.id == "russia")
    foes = tuple(replace(foe, set="base") if foe is russia else foe for foe in printed().adversaries)
    material = replace(printed(), adversaries=foes)
    refusal = no_variant(material, Options(expansions="none", adversary="russia"), 1)
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("S-2.16", "spirit_island-needs-expansion")
    assert no_variant(material, Options(expansions="jagged_earth", adversary="russia"), 1) is None
    assert no_variant(material, Options(expansions="none", adversary="england"), 1) is None
