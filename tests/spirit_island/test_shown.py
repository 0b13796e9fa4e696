"""What everybody sees: bills that are paid together, presence that falls, boards that came or are gone, corners."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tests.spirit_island.board import Isle, Said, land, power, printed, reply
from tests.spirit_island.shown import LETTERS, LOOK, remarks, said, text, words
from tests.spirit_island.spirits import mountains, volcano
from tuath.core.scene import Look, Sheet
from tuath.core.table import Joint, Table
from tuath.games import find
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.details import details
from tuath.games.spirit_island.shown.picture import island_picture
from tuath.games.spirit_island.shown.scene import scene
from tuath.games.spirit_island.shown.seen import BillView, SpiritIslandView
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.questions import ASPECT, DAY, UNLOCK
from tuath.games.spirit_island.state.standing.corners import INVOKED, on_corner
from tuath.games.spirit_island.state.state import BESIDE_STOP, STOP, Doing, Settle
from tuath.games.spirit_island.turn.events import choose_and_pay
from tuath.games.spirit_island.turn.preview import cards_by_level, stages_in_words
from tuath.games.spirit_island.turn.triggers import finish_action

# ---- before it begins: S-21.1 ---------------------------------------------------------------------------------------


def told(language: str = "en", **options: str) -> list[str]:
    """What is said of a table that is set up like this."""
    game = find("spirit_island")
    return said(game.remarks(game.complete(2, options)), language)


def hard(**options: str) -> list[str]:
    return told(**options)[:1]


def test_s_21_1_how_hard_a_table_will_be_is_known_before_it_begins() -> None:
    """S-20.4, S-20.5: the higher adversary, half of the lower one, and what an extra board adds."""
    assert hard() == ["Difficulty 0"]
    assert hard(adversary="england", level="3") == ["Difficulty 6 = adversaries 6"]
    assert hard(extra_board="on") == ["Difficulty 2 = extra board 2"]
    assert hard(scenario="the_great_river") == ["Difficulty 3 = scenario 3"]
    assert hard(scenario="the_great_river", extra_board="on") == ["Difficulty 6 = scenario 3 + extra board 3"]
    both = {"adversary": "england", "level": "3", "second_adversary": "sweden", "second_level": "2"}
    assert hard(**both, extra_board="on") == ["Difficulty 11 = adversaries 7 + extra board 4"]


@pytest.mark.parametrize(
    ("options", "decks"),
    [
        ({}, "Fear cards 3/3/3 · invader deck 111-2222-33333"),
        ({"adversary": "habsburg", "level": "3"}, "Fear cards 4/5/3 · invader deck 11-2222-33333"),
        ({"adversary": "russia", "level": "4"}, "Fear cards 4/4/4 · invader deck 111-2-3-2-3-2-3-2-33"),
        ({"adversary": "brandenburg_prussia", "level": "6"}, "Fear cards 4/4/4 · invader deck 3-222-3333"),
        ({"scenario": "rituals_of_terror"}, f"Fear cards {len(printed().fear_cards)} · invader deck 111-2222-33333"),
        ({"scenario": "elemental_invocation"}, "Fear cards 3/3/3 · invader deck 11-2222-33333"),
    ],
)
def test_the_decks_that_follow_from_the_choices_are_told(options: dict[str, str], decks: str) -> None:
    """S-2.3, S-2.4, S-18.1: as the panels of the adversaries print them."""
    assert told(**options)[1] == decks


def answer_at_random(rule: Any, rng: Random) -> None:
    """One step of the game, whoever is asked."""
    with suppress(StopIteration):
        asked = rule.send(None)
        while True:
            seat = rng.choice(list(asked)) if isinstance(asked, Joint) else None
            asked = rule.send(rng.choice(asked.values) if seat is None else (seat, rng.choice(asked[seat].values)))


@pytest.mark.parametrize("foe", [each.id for each in printed().adversaries])
@pytest.mark.parametrize("level", range(7))
def test_the_decks_told_are_those_of_the_game(foe: str, level: int) -> None:
    """S-2.15: whatever is answered until the spirits settle."""
    game = find("spirit_island")
    setup = game.complete(2, {"adversary": foe, "level": str(level)})
    state = game.setup(setup)
    table, rng = Table(state, game.domains), Random(level)
    while not isinstance(state.agenda[-1], Settle):
        answer_at_random(game.step(table), rng)
    fear, deck = cards_by_level(tuple(state.fear_deck)), stages_in_words(state.invader_deck)
    assert told(adversary=foe, level=str(level))[1] == f"Fear cards {fear} · invader deck {deck}"


def test_s_19_2_what_the_book_advises_against_is_said() -> None:
    """The table may be had all the same, and other pairs are not spoken of."""
    both = {"scenario": "guard_the_isles_heart", "adversary": "habsburg", "level": "1"}
    assert told(**both)[2:] == [
        "Guard the Isle's Heart is not recommended against The Habsburg Monarchy (Livestock Colony)."
    ]
    assert told("de", **both)[2:] == [
        "Das Szenario „Schützt das Herz der Insel“ ist gegen „Die Habsburgermonarchie“ nicht zu empfehlen."
    ]
    assert len(told(**{**both, "adversary": "russia"})) == 2
    second = {"adversary": "russia", "level": "1", "second_adversary": "habsburg", "second_level": "1"}
    assert len(told(scenario="guard_the_isles_heart", **second)) == 3


# ---- what is paid together: S-14.6 ----------------------------------------------------------------------------------


def drought(*answers: Said) -> list[BillView | None]:
    """Two spirits share 8 energy, aided by water in play; the bill at each question."""
    isle = Isle(boards="AB", expansions="both")
    isle.state.phase, isle.state.turn = "invader", 3
    isle.state.energy = [5, 4]
    isle.state.hands = [0, 1 << power("tidal_boon")]
    isle.state.elements[ELEMENTS.index("water")] = 2
    card = printed().event_index["years_of_little_rain"]
    isle.state.event_card = card
    rule, found = choose_and_pay(isle.table, card, finish_action), list[BillView | None]()
    first = rule.send(None)
    found.append(view(isle.state)["bill"])
    asked = reply(rule, first, "second")
    for answer in answers:
        found.append(view(isle.state)["bill"])
        asked = reply(rule, asked, answer)
    found.append(view(isle.state)["bill"])
    rule.close()
    return found


def shares(bill: BillView | None) -> list[tuple[int, bool]]:
    """What each would pay in energy, and whether they agree."""
    assert bill is not None
    return [(each["energy"], each["agreed"]) for each in bill["shares"]]


def test_s_14_6_everybody_sees_what_everybody_would_pay() -> None:
    """Before the option is chosen nothing is due; then it is divided evenly, and each change asks all others anew."""
    before, even, agreed, less, more = drought((0, "3"), (1, "2"), (0, "4"))
    assert before is None
    assert even is not None
    assert {**even, "shares": 0} == {"cost": 8, "aid": "water", "aided": 2, "due": 0, "shares": 0}
    assert shares(even) == [(3, False), (3, False)]
    assert [each["cards"] for each in even["shares"]] == [0, 1]
    assert shares(agreed) == [(3, True), (3, False)]
    assert less is not None
    assert (less["due"], shares(less)) == (1, [(3, False), (2, True)])
    assert more is not None
    assert (more["due"], shares(more)) == (0, [(4, True), (2, False)])


def test_s_14_6_everybody_sees_which_cards_would_be_given() -> None:
    *_, given = drought((1, "discarding"), (1, "tidal_boon"))
    assert given is not None
    own = {"energy": 1, "given": 2, "discards": ["tidal_boon"], "forgets": [], "markers": 0, "cards": 0}
    assert given["shares"][1] == {**own, "agreed": False}
    assert (given["due"], shares(given)) == (0, [(3, False), (1, False)])


def test_s_14_6_the_bill_is_gone_when_it_is_paid() -> None:
    isle = Isle(boards="AB")
    isle.state.energy = [3, 3]
    isle.carry_out("pay_jointly(3)", "2", "1")
    assert isle.state.energy == [1, 2]
    assert view(isle.state)["bill"] is None
    assert isle.state.counters == {}


def test_s_14_6_the_terminal_says_how_the_bill_stands() -> None:
    isle = Isle(boards="AB", expansions="both")
    water = ELEMENTS.index("water")
    isle.state.counters = {"bill_cost": 8, "bill_due": 5, "bill_element": water, "bill_aid": 2, "bill_share.0": 1}
    isle.state.counters["bill_agreed.0"] = 1
    found = remarks(view(isle.state))
    assert "Paid together: 8 energy, 2 of it by Water in play, 5 still missing" in found
    assert any("would pay 1 of 0 energy (agrees)" in each for each in found)
    german = remarks(view(isle.state), "de")
    assert any(each.startswith("Gemeinsam zu zahlen: 8 Energie") for each in german)


# ---- what an option means -------------------------------------------------------------------------------------------


def test_s_22_16_an_opened_way_of_growing_is_told_by_what_it_does() -> None:
    isle = Isle("starlight_seeks_its_form", expansions="both")
    isle.state.doing[0] = Doing(number=2)
    first, second = (details(isle.state, 0, UNLOCK, value)["alternative"] for value in (0, 1))
    names = find("spirit_island").domains["alternative"]
    told = [words("en").name(names.thing(each)) for each in (first, second)]
    assert told[0] != told[1]
    assert all(told)


def test_s_22_17_a_day_is_told_as_a_card() -> None:
    isle = Isle("fractured_days_split_the_sky", expansions="both")
    found = details(isle.state, 0, DAY, power("wash_away") + BESIDE_STOP)
    assert (found["stop"], found["cost"], found["fast"]) == (0, 1, 0)
    assert details(isle.state, 0, DAY, STOP)["stop"] == 1


def test_s_2_1_an_aspect_says_how_hard_it_is() -> None:
    isle = Isle("shadows_flicker_like_flame", expansions="both")
    aspects = printed().aspects
    for place in printed().spirits[printed().spirit_index["shadows_flicker_like_flame"]].aspects:
        change = ("same", "up", "down").index(aspects[place].complexity)
        assert details(isle.state, 0, ASPECT, place + BESIDE_STOP)["change"] == change
    assert details(isle.state, 0, ASPECT, STOP)["stop"] == 1


# ---- presence whose fall harms the land: S-22.14 --------------------------------------------------------------------


def test_s_22_14_what_falls_with_presence() -> None:
    """Three presence: 3 damage to invaders, 3 to Dahan, and power cards reach 1 farther from there."""
    isle, home = volcano(3)
    isle.put(home, "etdd")
    own = view(isle.state)["spirits"][0]
    assert own["id"] is not None
    assert own["collapses"] == [
        {
            "land": f"1-{home}", "presence": 3, "damage": 3, "lost": 2, "dahan_damage": 3, "dahan_lost": 1, "farther": 1
        }
    ]  # fmt: skip


def test_s_13_7_badlands_add_to_what_falls_with_presence() -> None:
    isle, home = volcano(1)
    isle.put(home, "t", badlands=1)
    own = view(isle.state)["spirits"][0]
    assert own["id"] is not None
    assert [(each["damage"], each["lost"], each["farther"]) for each in own["collapses"]] == [(2, 1, 0)]


def test_s_22_14_presence_of_others_falls_without_harm() -> None:
    isle = Isle("river_surges_in_sunlight")
    isle.inhabit(0, 4, 2)
    own = view(isle.state)["spirits"][0]
    assert own["id"] is not None
    assert own["collapses"] == []


def test_s_22_14_the_terminal_has_a_row_for_each_land() -> None:
    isle, home = volcano(1)
    isle.inhabit(0, mountains(isle)[1], 3)
    isle.put(home, "e")
    shown = view(isle.state)
    (sheet,) = [
        each
        for each in scene(printed(), shown, {}, LOOK)
        if isinstance(each, Sheet) and each.title.key == "spirit_island-sheet-collapse"
    ]
    rows = [[" ".join(said(cell)) for cell in row] for row in sheet.rows]
    assert rows[0][1:] == ["1", "1 damage, 1 can fall", "1 damage", "–"]
    assert rows[1][1:] == ["3", "3 damage", "3 damage", "+1"]


# ---- boards and lands that change: S-20.3, S-22.8, S-22.10, S-22.28 -------------------------------------------------


def picture(shown: SpiritIslandView) -> str:
    rows = island_picture(printed(), shown, {}, {**LETTERS, "fire": "Fi"}, Look(160, True, str))
    assert rows is not None
    return "\n".join(text(rows))


def test_s_20_3_the_extra_board_stays_the_one_that_nobody_started_on() -> None:
    """S-22.8: a board that comes later is another one."""
    isle = Isle("river_surges_in_sunlight", boards="AB", extra_board="on")
    assert view(isle.state)["extra_board"] == "B"
    isle.carry_out("add_board(){fear(1)}", "C", here=4)
    shown = view(isle.state)
    assert (shown["boards"], shown["extra_board"]) == (["A", "B", "C"], "B")


def test_s_22_8_a_board_that_came_later_lies_somewhere() -> None:
    isle = Isle()
    before = view(isle.state)["slots"]
    isle.carry_out("add_board(){fear(1)}", "C", here=4)
    shown = view(isle.state)
    assert len(shown["slots"]) == len(before) + 1
    assert "C4" in picture(shown)
    assert list(scene(printed(), shown, {}, LOOK))


def test_s_22_28_lands_of_a_board_that_is_gone_are_not_in_play() -> None:
    isle = Isle(boards="AB")
    isle.power_says("destroy_board()", here=4)
    shown = view(isle.state)
    assert not any(each["in_play"] for each in shown["lands"] if each["place"] == 0)
    assert all(each["gone"] for each in shown["lands"] if each["place"] == 0)
    assert all(each["in_play"] for each in shown["lands"] if each["place"] == 1 and each["number"])
    drawn = picture(shown)
    assert "A4" not in drawn
    assert "B4" in drawn


def test_s_22_10_a_joined_land_is_a_part_of_another() -> None:
    isle = Isle()
    isle.state.joined = ((4, 5),)
    shown = view(isle.state)
    part, whole = shown["lands"][5], shown["lands"][4]
    assert (part["in_play"], part["joined"], whole["in_play"], whole["joined"]) == (False, "1-4", True, None)
    assert "A5=A4" in picture(shown)
    assert list(scene(printed(), shown, {}, LOOK))


# ---- corners: S-19.7 ------------------------------------------------------------------------------------------------


def test_s_19_7_a_marker_lies_on_its_corner() -> None:
    """Where the lands meet, as the first board lies at the origin."""
    isle = Isle(scenario="elemental_invocation", expansions="both")
    vertex = printed().boards[printed().board_index["A"]].polygons[4][0]
    isle.state.counters |= {INVOKED: 1, on_corner(vertex): ELEMENTS.index("fire")}
    (corner,) = view(isle.state)["corners"]
    assert corner["element"] == "fire"
    assert f"1-{land(0, 4)}" in corner["lands"]
    assert "(Fi)" in picture(view(isle.state))
