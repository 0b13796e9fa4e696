"""Rules of the expansions whose number is seen best in one place: another number is another rule and another text."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, pile, power, printed
from tests.spirit_island.corrected import LINES, Told, corrected, said
from tuath.core.notation import Line, NotationError, check, parse
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import USER
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.vocabulary import VOCABULARY
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.scoring import score
from tuath.games.spirit_island.state.sources import BLANKS, BY_SPIRITS, KEPT_BACK, NUMBERED
from tuath.games.spirit_island.state.standing.special import less_blight, more_blight
from tuath.games.spirit_island.state.state import NOTHING_SAID, Options, Task
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.setup import new_state
from tuath.words.languages import LANGUAGES

HOME = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


def line(text: str) -> Told:
    """Where this is printed."""
    return next(told for told in LINES if text in told.text)


def isle_of(material: Printed, *spirits: str, **wishes: str) -> Isle:
    """With such material from the beginning."""
    isle = Isle(*spirits, expansions="both", **wishes)
    isle.state.printed, isle.state.said = material, NOTHING_SAID
    return isle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [
    ["keep_days(0)", "keep_days(1)", "keep_days(2)"], ["drift(0)", "drift(1)", "drift(2)"],
    ["hide(3, more=1)", "hide(4, more=1)", "hide(4, more=2)"],
    ["moving_costs(invader, 1)", "moving_costs(invader, 2)", "moving_costs(town, 1)"],
], ids=["keep_days", "drift", "hide", "moving_costs"])  # fmt: skip
def test_the_text_is_another(language: str, texts: list[str]) -> None:
    read = said(language, [Line("card", "use", None, parse(text)) for text in texts])
    assert len(set(read)) == len(texts)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_so_many_days_are_kept(number: int) -> None:
    """S-22.17: of three cards that were not kept."""
    told = line("keep_days(")
    material = corrected(told, f"keep_days({number})")
    isle = isle_of(material, told.owner)
    isle.inhabit(0, HOME, 2)
    four = cards_in(isle.state.minors)[:4]
    isle.state.minors, before = pile(*four), isle.state.days[0]
    kept = four[1 : 1 + number]
    isle.carry_out("power(minor)", *four[:3], four[0], *kept)
    assert (isle.state.days[0] & ~before).bit_count() == number


def test_nobody_need_keep_all_days() -> None:
    told = line("keep_days(")
    isle = isle_of(corrected(told, "keep_days(3)"), told.owner)
    four = cards_in(isle.state.minors)[:4]
    isle.state.minors = pile(*four)
    isle.carry_out("power(minor)", *four[:3], four[0], four[1], "stop")
    assert isle.state.days[0] == pile(four[1])


# ---- presence that drifts -------------------------------------------------------------------------------------------

VAPORS = "dissolving_vapors"  # range 0


def mist(number: int, *lands: Land) -> Isle:
    told = line("drift(")
    isle = isle_of(corrected(told, f"drift({number})"), told.owner)
    for land in lands:
        isle.inhabit(0, land, lands.count(land))
    isle.state.played[0] = 1 << power(VAPORS)
    return isle


def reached(isle: Isle, card: str) -> list[int]:
    return list(members(target_lands(isle.state, 0, printed().powers[power(card)])))


def test_nothing_drifts_by_a_zero() -> None:
    """S-22.15"""
    isle = mist(0, HOME)
    assert reached(isle, VAPORS) == [HOME]
    isle.run(use_power(isle.table, 0, power(VAPORS)), [at(HOME)])
    assert presence(isle.state, 0, HOME) == 1


@pytest.mark.parametrize(("number", "answers"), [
    (1, [at(HOME), "1-4"]),
    (2, [at(HOME), "1-4", at(HOME), "1-6", at(HOME)]),
    (3, [at(HOME), "1-4", at(HOME), "1-6", at(HOME), "1-7", at(HOME)]),
    (3, [at(HOME), "1-4", at(HOME), "stop"]),
])  # fmt: skip
def test_so_many_presence_drift(number: int, answers: list[str]) -> None:
    """S-22.15: all three stand beside the target; the first makes the range fit, the others may come."""
    isle = mist(number, Land(4), Land(6), Land(7))
    isle.run(use_power(isle.table, 0, power(VAPORS)), answers)
    assert presence(isle.state, 0, HOME) == 1 if answers[-1] == "stop" else number


def test_the_last_drift_need_not_make_the_range_fit_alone() -> None:
    """S-22.15: a power that needs a sacred site; one presence in each of two lands makes one."""
    needs_site = "quicken_the_earths_struggles"  # range 0
    assert not reached(mist(1, Land(4), Land(6)), needs_site)
    isle = mist(2, Land(4), Land(6))
    assert reached(isle, needs_site) == [1, 5]
    isle.run(use_power(isle.table, 0, power(needs_site)), [at(HOME), "1-4", "first"])
    assert presence(isle.state, 0, HOME) == 2


def test_no_presence_drifts_twice() -> None:
    """S-22.15: a land two away is out of reach at range 0, however many may go."""
    assert reached(mist(1, Land(3)), VAPORS) == reached(mist(2, Land(3)), VAPORS) == [2, 3, 4]


# ---- markers that are hidden ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "asked"), [(0, 0), (1, 1), (3, 3), (4, 0), (5, 1), (8, 0)])
def test_so_many_markers_are_hidden_on_each_board(number: int, asked: int) -> None:
    """S-19.9: as evenly as can be, where the board shows no dahan."""
    told = line("hide(")
    material = corrected(told, f"hide({number}, more=1)")
    isle = isle_of(material, scenario=told.owner)
    empty = [
        land
        for land, icons in enumerate(material.boards[isle.state.boards[0]].pieces)
        if land and not icons.get("dahan")
    ]
    isle.carry_out(f"hide({number}, more=1)", *map(at, empty[:asked][:3]))
    markers = [isle.state.markers[land] for land in empty]
    assert sum(markers) == sum(isle.state.markers) == number
    assert max(markers) - min(markers) <= 1
    assert (isle.state.counters[NUMBERED], isle.state.counters[BLANKS]) == (2, max(0, number - 2))


@pytest.mark.parametrize("number", [0, 2, 5])
def test_a_source_held_back_is_worth_what_the_line_says(number: int) -> None:
    """S-19.9: for the score; two of them."""
    told = line("hold_back(")
    material, wishes = corrected(told, f"hold_back({number})"), Options(expansions="both", scenario=told.owner)
    state = new_state(RULES, material, wishes, [0], [0])
    before = score(state)
    state.counters |= {NUMBERED: 0, "source.0": KEPT_BACK, "source.1": KEPT_BACK, "source.2": BY_SPIRITS}
    assert score(state) == before + 2 * number


@pytest.mark.parametrize(("turn", "explorers", "towns", "added"), [
    (2, 1, 1, "explorer explorer town"), (3, 1, 1, "explorer"), (1, 1, 1, "explorer explorer town"),
    (2, 2, 1, "explorer explorer explorer town"), (2, 1, 0, "explorer explorer"),
])  # fmt: skip
def test_what_comes_where_no_blight_came(turn: int, explorers: int, towns: int, added: str) -> None:
    """S-18.10: in turn 2."""
    told = line("each_board(none(blight.new))")
    printed_line = told.text.replace("turn()>=2", f"turn()>={turn}")
    changed = printed_line.replace("add(1, explorer)", f"add({explorers}, explorer)").replace(
        "add(1, town)", f"add({towns}, town)"
    )
    material = corrected(told, changed)
    wishes = Options(expansions="both", adversary=told.owner, level="6")
    isle = Isle(expansions="both", adversary=told.owner, level="6")
    isle.state.printed, isle.state.said = material, NOTHING_SAID
    isle.state.standing = new_state(RULES, material, wishes, [0], [0]).standing
    isle.state.turn = 2
    isle.inhabit(0, 2, 2)
    isle.put(6, "e")
    isle.play(Task("ravage_step"))
    assert isle.pieces(6) == added


@pytest.mark.parametrize(("block", "less"), [
    ("remove_from_game(n(boards), blight, from=blight_card)", 1),
    ("fear(3); remove_from_game(2*n(boards), blight, from=blight_card)", 2),
    ("fear(3)", 0),
])  # fmt: skip
def test_only_what_is_removed_is_blight_less(block: str, less: int) -> None:
    """S-19.1: whatever else is done when the card turns over."""
    rule = f"on(blight_card_flips(), inside=yes){{{block}}}"
    isle = Isle(says=rule)
    isle.holds(rule)
    assert less_blight(isle.state) == less


@pytest.mark.parametrize(("block", "more"), [("add(2, blight)", 2), ("fear(3)", 0), ("destroy(4, blight)", 0)])
def test_only_what_is_added_is_blight_more(block: str, more: int) -> None:
    """S-8.24"""
    rule = f"wherever(){{on(invaders_damage_land(min=6, by=ravage), inside=yes){{{block}}}}}"
    isle = Isle(says=rule)
    isle.holds(rule)
    assert [more_blight(isle.state, HOME, dealt) for dealt in (5, 6)] == [0, more]


# ---- what is moved for more energy ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "answers", "left"), [
    ("moving_costs(invader, 1)", ["no"], "explorer town"),
    ("moving_costs(invader, 1)", ["yes", "explorer", "1-1", "1-1"], ""),
    ("moving_costs(invader, 2)", [], "explorer town"),
    ("moving_costs(town, 2)", ["1-1"], "town"),
    ("moving_costs(explorer, 2)", ["1-1"], "explorer"),
    ("moving_costs(dahan, 2)", ["explorer", "1-1", "1-1"], ""),
])  # fmt: skip
def test_what_is_moved_only_for_energy(rule: str, answers: list[str], left: str) -> None:
    """S-19.9, source 6: of two pieces, by a spirit with 1 energy."""
    isle = costly(rule)
    isle.put(4, "te")
    isle.power_says("push(all, explorer|town)", *answers, here=4)
    assert isle.pieces(4) == left


def test_whoever_gathers_others_pays_nothing_for_invaders() -> None:
    """S-19.9, source 6: an explorer beside them does not matter."""
    isle = costly("moving_costs(invader, 1)")
    isle.put(1, "de")
    isle.power_says("gather(1, dahan)", here=4)
    assert (isle.pieces(4), isle.asked) == ("dahan", [])


def costly(rule: str) -> Isle:
    """The first spirit uses a power while such a rule holds."""
    isle = Isle(says=rule, expansions="both")
    isle.holds(rule)
    isle.state.energy[0] = 1
    isle.state.counters |= {USER: 0, f"{USER}.power": power("wash_away")}
    return isle


# ---- words of which there is one ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [
    "mix_back(town)", "flee(town){fear(1)}", "face_up(explorer)", "catch(dahan)", "harm_needs(wilds, 1, pay=2)",
])  # fmt: skip
def test_no_other_word_is_understood(text: str) -> None:
    """A line that says what nothing does is refused when it is read."""
    with pytest.raises(NotationError):
        check(parse(text), VOCABULARY)
