"""The island and the table as the terminal shows them, and how questions are put."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any

import pytest

from tests.spirit_island.board import Isle, power, printed, reply, so_many
from tests.spirit_island.shown import LETTERS, game, put, text, words
from tuath.core.message import Message, RuleError, say
from tuath.core.notation import parse
from tuath.core.position import Position
from tuath.core.question import Decision, bits_of
from tuath.core.scene import Block, Drawing, Look, Remark, Sheet
from tuath.games.spirit_island.action.changes import split_damage
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import COMPLEXITIES, cause_of
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.shown.details import fear_card_details, source_details
from tuath.games.spirit_island.shown.picture import ASCII, UNICODE, island_picture, legend
from tuath.games.spirit_island.shown.scene import fear_text
from tuath.games.spirit_island.shown.view import called, view
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, Growing, Task, UsePowers
from tuath.games.spirit_island.turn.growth import grow
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.verbs.cards import play_cards
from tuath.games.spirit_island.verbs.event_deck import put_event_under
from tuath.words.languages import LANGUAGES

MOUNTAINS, JUNGLES = "1_mountain", "1_jungle"


def lived_in(*spirits: str) -> Isle:
    """Board A: a ravage in the mountains, a build in the jungle."""
    isle = Isle(*(spirits or ("river_surges_in_sunlight",)), boards="ABCD"[: len(spirits) or 1])
    isle.put(1, "et", blight=1)
    isle.put(6, "ed")
    isle.put(3, "ettd")
    isle.inhabit(0, 2)
    isle.inhabit(0, 5, 2)
    material = printed()
    isle.state.ravaging = (material.invader_index[MOUNTAINS],)
    isle.state.building = (material.invader_index[JUNGLES],)
    return isle


def drawn(isle: Isle, marks: dict[str, str] | None = None, width: int = 80, unicode: bool = True) -> str:
    rows = island_picture(printed(), view(isle.state), marks or {}, LETTERS, Look(width, unicode, str))
    assert rows is not None
    return "\n".join(text(rows))


# ---- the picture ----------------------------------------------------------------------------------------------------


def test_everything_is_on_the_map() -> None:
    """Numbers and terrains, pieces, presence, sacred sites (S-5.8, S-5.15), blight, ravage and build."""
    isle = lived_in()
    isle.holds("defend(2)", 6)
    picture = drawn(isle)
    for part in ("A1 M !3", "A6 M !0", "A3 J +▣", "▵1 ⌂1", "▵1 ⌂2", "×1", "●1 ∩2", "◆1*", "◆2*"):
        assert part in picture
    assert "A0" not in picture


def test_what_is_in_the_ocean_is_shown() -> None:
    isle = lived_in()
    isle.inhabit(0, 0)
    assert "A0 ~" in drawn(isle)


def test_several_spirits_have_numbers() -> None:
    isle = lived_in("river_surges_in_sunlight", "thunderspeaker")
    isle.inhabit(1, 5)
    assert "1◆2* 2◆1" in drawn(isle)


def test_plain_ascii() -> None:
    assert drawn(lived_in(), unicode=False).isascii()
    assert all(sign.isascii() for sign in ASCII)
    assert {key for _, key in legend(True)} == {key for _, key in legend(False)}
    assert not all(sign.isascii() for sign in UNICODE)


def test_marks() -> None:
    """Options stand on their lands."""
    assert "[7]" in drawn(lived_in(), {"1-4": "7"})


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("layout", range(len(printed().layouts)))
def test_no_row_is_wider_than_a_terminal(layout: int, width: int) -> None:
    """S-4.8, S-20.1: however the boards lie."""
    size = len(printed().layouts[layout].slots)
    isle = Isle(*["river_surges_in_sunlight"] * size, boards="ABCDEF"[:size])
    isle.state.layout = layout
    rows = island_picture(printed(), view(isle.state), {}, LETTERS, Look(width, True, str))
    assert rows is not None or printed().layouts[layout].id not in ("standard_1", "standard_2")
    assert all(len(row) <= width for row in text(rows or []))


# ---- the table ------------------------------------------------------------------------------------------------------


def blocks(isle: Isle, seat: int | None = 0, width: int = 120, language: str = "en") -> list[Block]:
    return list(game().scene(view(isle.state), {}, Look(width, True, words(language).name, seat)))


def said(part: Message | str) -> str:
    if isinstance(part, Message):
        return words("en").render(part)
    return words("en").name(part) if ":" in part else part


def sheets(shown: Iterable[Block]) -> dict[str, list[list[str]]]:
    return {
        said(block.title): [[", ".join(map(said, cell)) for cell in row] for row in block.rows]
        for block in shown
        if isinstance(block, Sheet)
    }


def remarks(shown: Iterable[Block]) -> list[str]:
    return [said(block.message) for block in shown if isinstance(block, Remark)]


def test_the_invaders_and_what_they_bring() -> None:
    """S-8.3, S-8.7, S-8.10: line by line."""
    rows = sheets(blocks(lived_in()))["Invaders"]
    assert rows[0] == ["ravage", "I: Mountain", "A1: 3 damage, blight that cascades"]
    assert rows[1] == ["", "", "A6: 1 damage, Dahan strike back for 2"]
    assert rows[2] == ["build", "I: Jungle", "A3: a city"]
    assert rows[-1][1:] == ["12 cards left", "I I I II II II II III III III III III"]


def test_the_lands_with_their_neighbours() -> None:
    """S-4.2, S-4.5"""
    rows = {row[0]: row[1:] for row in sheets(blocks(lived_in()))["Lands"]}
    assert rows["A3"] == ["Jungle, coast", "1 explorer, 2 towns, 1 Dahan", "–", "–", "A2 A4"]
    assert rows["A5"] == ["Wetland", "–", "◆2*", "–", "A1 A4 A6 A7 A8"]
    assert rows["A1"][3] == "1 blight"
    assert len(rows) == 8


def test_beside_a_picture_only_the_own_board_is_listed() -> None:
    isle = lived_in("river_surges_in_sunlight", "thunderspeaker")
    assert {row[0][0] for row in sheets(blocks(isle, seat=1))["Lands"]} == {"B"}
    assert {row[0][0] for row in sheets(blocks(isle, seat=None))["Lands"]} == {"A", "B"}


def test_tracks_and_innate_powers() -> None:
    """S-5.4, S-5.5, S-7.7: what is uncovered, and which elements are missing."""
    isle = lived_in()
    isle.state.played[0] = 1 << power("boon_of_vigor") | 1 << power("wash_away")
    shown = sheets(blocks(isle))
    assert [row[1] for row in shown["Presence tracks (uncovered | still covered)"]] == [
        "1  |  2  2  3  4  4  5",
        "1  |  2  2  3  action  4  5",
    ]
    assert [row[0] for row in shown["Innate powers"]] == [
        "Massive Flooding, slow",
        "reached",
        "missing: 1 Sun, 1 Water",
        "missing: 2 Sun, 2 Water",
    ]
    assert shown["Innate powers"][1][1] == "1 Sun and 2 Water: Push 1 explorer or town."


def test_cards_with_what_they_do() -> None:
    """S-6.2, S-6.7: in the spirit phase those in hand, afterwards those in play."""
    isle = lived_in()
    isle.state.phase = "spirit"
    rows = {row[0]: row[1] for row in sheets(blocks(isle))["Your hand"]}
    assert rows["Wash Away"].startswith("1 energy, slow, Water Earth, Range 1 from your presence")
    card = 1 << power("wash_away")
    isle.state.hands[0] &= ~card
    isle.state.played[0], isle.state.used[0], isle.state.phase = card, card, "slow"
    shown = blocks(isle)
    assert [row[0] for row in sheets(shown)["Cards in play"]] == ["Wash Away, used"]
    assert "In hand: Flash Floods, Boon of Vigor, River's Bounty" in remarks(shown)


def test_the_course_of_the_game() -> None:
    """S-10.5, S-11.2: fear, goal and blight, and the blight card once it is turned."""
    isle = lived_in()
    isle.state.turn, isle.state.phase, isle.state.fear_shown = 3, "fast", 2
    assert remarks(blocks(isle))[:4] == [
        "Turn 3 · Fast powers",
        "Terror level I · fear 2 of 4 · fear cards left 3/3/3",
        "Victory: no invaders left on the island",
        "Healthy island: 3 blight left on the card",
    ]
    isle.state.blight_card = printed().blight_index["downward_spiral"]
    shown = remarks(blocks(isle))
    assert "Blighted island: 3 blight left on the card · Downward Spiral" in shown
    assert any("presence" in each for each in shown[4:5])


def test_others_have_a_line_each() -> None:
    """Who looks on sees no panel of several spirits; whoever plays sees the own one."""
    isle = lived_in("river_surges_in_sunlight", "thunderspeaker")
    assert len(sheets(blocks(isle, seat=None))["Spirits"]) == 2
    assert "Innate powers" not in sheets(blocks(isle, seat=None))
    assert len(sheets(blocks(isle, seat=1))["Innate powers"]) == 7


def test_the_drowned_on_a_panel_are_seen() -> None:
    """S-22.3: health that has not become energy yet."""
    isle = Isle("oceans_hungry_grasp", "thunderspeaker", "river_surges_in_sunlight", boards="ABC")
    assert not [each for each in remarks(blocks(isle)) if "rowned" in each]
    isle.state.counters["drowned.0"] = 2
    assert "Drowned invaders on the panel: 2 health" in remarks(blocks(isle))
    assert not [each for each in remarks(blocks(isle, seat=1)) if "rowned" in each]


GROWTH = "Growth options (3 of them each turn; an empty growth track opens one of its two)"
TRACKS = "Presence tracks (uncovered | still covered)"


def starlight() -> Isle:
    isle = Isle("starlight_seeks_its_form", boards="A", expansions="both")
    isle.inhabit(0, 5)
    isle.state.phase = "slow"
    return isle


def test_a_panel_that_grows_shows_what_is_open_and_what_opens_the_rest() -> None:
    """S-22.16: one of two options for each growth track that is empty, and the other is given up."""
    isle = starlight()
    rows = sheets(blocks(isle))[GROWTH]
    assert len(rows) == 12
    assert [row[0] for row in rows[:5]] == ["open"] * 4 + ["locked by growth track 1"]
    assert rows[11][0] == "locked by growth track 4"
    assert all(text and "alternative" not in text for _, text in rows)
    isle.carry_out("add_presence(1, range=0)", "fourth", "1-5", "second")
    assert [row[0] for row in sheets(blocks(isle))[GROWTH][6:8]] == ["given up", "open"]
    assert GROWTH not in sheets(blocks(lived_in()))


def test_an_option_of_a_growing_panel_that_was_taken_is_told() -> None:
    isle = starlight()
    isle.state.growing[0] = Growing(stage=0, taken=bits_of([1]))
    assert [row[0] for row in sheets(blocks(isle))[GROWTH][:3]] == ["open", "taken", "open"]


def test_tracks_say_what_their_spaces_give() -> None:
    """S-5.5, S-22.16: card plays beside the number, energy at once, an option of growth."""
    assert sheets(blocks(starlight()))[TRACKS][2:] == [
        ["growth track 1", "|  growth option"],
        ["growth track 2", "|  growth option"],
        ["growth track 3", "|  1 energy at once  chosen+1 energy at once+growth option"],
        ["growth track 4", "|  1 energy at once  1 energy at once+growth option"],
    ]
    stone = Isle("stones_unyielding_defiance", boards="A", expansions="both")
    assert "1 card play" in sheets(blocks(stone))[TRACKS][0][1]


def test_an_element_chosen_for_a_space_is_told_with_its_track() -> None:
    isle = starlight()
    isle.carry_out("add_presence(1, range=0)", "plays", "1-5", "air")
    assert "card play track, space 2: Air for the rest of the game" in remarks(blocks(isle))


def test_what_a_track_uncovers_is_a_whole_sentence() -> None:
    """S-5.6, S-22.16"""
    isle = starlight()
    rule = carry_out(Use(isle.table, 0, Land(5), actor=0), parse("add_presence(1, range=0)"))
    _, options = put(isle, first_question(rule))
    for option in (
        "energy track: uncovers 2 energy per turn (3 presence on the track)",
        "card play track: uncovers an element of your choice for the rest of the game (3 presence on the track)",
        "growth track 1: uncovers one of two growth options (1 presence on the track)",
        "growth track 3: uncovers 1 energy at once (2 presence on the track)",
    ):
        assert option in options
    rule.close()
    isle.carry_out("add_presence(1, range=0)", "plays", "1-5", "air")
    isle.carry_out("add_presence(1, range=0)", "third", "1-5", "first")
    isle.state.covered[1] = 3
    isle.state.covered[2] = 1
    rule = carry_out(Use(isle.table, 0, Land(5), actor=0), parse("add_presence(1, range=0)"))
    decision = first_question(rule)
    assert "card play track: uncovers Air (3 presence on the track)" in put(isle, decision)[1]
    german = put(isle, decision, "de")[1]
    assert "Ausspielen-Leiste: deckt auf: Luft (auf der Leiste liegen 3)" in german
    assert "Wachstums-Leiste 1: deckt auf: die früher gewählte Wachstumsoption (auf der Leiste liegen 1)" in german
    rule.close()


@pytest.mark.parametrize("spirit", [each.id for each in printed().spirits])
def test_no_space_of_a_track_uncovers_nothing(spirit: str) -> None:
    """S-5.6: whatever is next on whichever track, its note says it."""
    isle = Isle(spirit, boards="A", expansions="both")
    panel = printed().spirits[printed().spirit_index[spirit]]
    for place, track in enumerate(panel.tracks):
        for covered in range(1, len(track.spaces)):
            isle.state.covered[place] = covered
            for language, nothing in zip(LANGUAGES, ("uncovers (", "deckt auf: ("), strict=True):
                about = source_details(isle.state, 0, place)
                note = words(language).render(say("spirit_island-presence-from-note", **about))
                assert nothing not in note.replace("  ", " ")


def test_a_partner_sees_what_lies_on_a_panel() -> None:
    """S-22.14, S-22.17: time, open cards, an aspect, what falls with its presence; the own panel tells it below."""
    isle = Isle("fractured_days_split_the_sky", "volcano_looming_high", boards="AB", expansions="both")
    isle.state.counters["time.0"] = 2
    isle.state.days[0] = 1 << power("call_to_bloodshed")
    isle.put(3, "et")
    isle.inhabit(1, 3, 2)
    kept = [row[-1] for row in sheets(blocks(isle, seat=None))["Spirits"]]
    assert kept[0].endswith(", time 2, 1 open card")
    assert kept[1].endswith(", damage if destroyed: A3 2")
    assert "time" not in sheets(blocks(isle, seat=0))["Spirits"][0][-1]
    assert "time 2" in sheets(blocks(isle, seat=1))["Spirits"][0][-1]
    isle.state.aspects = (-1, 0)
    assert f"Aspect: {printed().aspects[0].names.en}" in sheets(blocks(isle, seat=0))["Spirits"][1][-1]


def test_open_cards_beside_a_panel_are_cards_while_they_can_be_gained() -> None:
    """S-22.17: with cost, speed and text in the spirit phase, by name afterwards."""
    isle = Isle("fractured_days_split_the_sky", expansions="both")
    isle.state.days[0] = 1 << power("call_to_bloodshed")
    isle.state.phase = "spirit"
    [[name, told]] = sheets(blocks(isle))["Open cards beside the panel"]
    assert name == "Call to Bloodshed"
    assert told.startswith("1 energy, slow")
    assert "Dahan" in told
    isle.state.phase = "slow"
    assert "Open cards beside the panel: Call to Bloodshed" in remarks(blocks(isle))


def test_before_there_is_an_island() -> None:
    """S-2.1, S-18.1, S-19.1: who can be chosen, and against whom."""
    foes = {"adversary": "england", "level": "3", "scenario": "blitz"}
    position = Position(game(), game().complete(1, foes), 1)
    *remarks, choice = game().scene(position.view(0), {}, Look(80, True, words("en").name, 0))
    assert isinstance(choice, Sheet)
    assert len(choice.rows) == len(printed().spirits)
    said = [words("en").render(each.message) for each in remarks if isinstance(each, Remark)]
    assert said[0] == "Adversary: The Kingdom of England, level 3"
    assert "Scenario: Blitz" in said
    assert said[-1] == "Difficulty 6"


def test_spirits_to_choose_from_are_of_the_sets_in_use() -> None:
    """S-2.16: the simple ones first, each with how it plays."""
    position = Position(game(), game().complete(1, {"expansions": "branch_and_claw"}), 1)
    *_, choice = game().scene(position.view(0), {}, Look(80, True, words("en").name, 0))
    assert isinstance(choice, Sheet)
    ids = [str(row[0][0]).partition(":")[2] for row in choice.rows]
    found = [printed().spirits[printed().spirit_index[id]] for id in ids]
    assert {spirit.set for spirit in found} == {"base", "bc"}
    ranks = [COMPLEXITIES.index(spirit.complexity) for spirit in found]
    assert ranks == sorted(ranks)
    for language in LANGUAGES:
        said = [[words(language).render(line) for line in row[2] if isinstance(line, Message)] for row in choice.rows]
        lines = [", ".join(cell) for cell in said]
        assert len(set(lines)) == len(found)
        assert [line for line in lines if "., " in line or "⟨" in line or line.count(".") < 3] == []


def test_the_picture_of_a_whole_game_fits() -> None:
    position = Position(game(), game().complete(2, {"spirit": "thunderspeaker"}), 1)
    position.answer(1, position.decisions[1].options[0])
    position.answer(1, "none")  # S-2.1: without an aspect
    shown = list(game().scene(position.view(0), {"1-1": "1"}, Look(80, False, words("de").name, 0)))
    assert isinstance(shown[0], Drawing)
    assert "[1]" in "".join(text(shown[0].rows))


# ---- how questions are put ------------------------------------------------------------------------------------------


def first_question(rule: Coroutine[Any, Any, Any]) -> Decision[Any]:
    decision = rule.send(None)
    assert isinstance(decision, Decision)
    return decision


def test_a_power_says_what_it_asks() -> None:
    """S-7.3, S-9.4: card, land, and what happens to the piece."""
    isle = lived_in()
    isle.state.ravaging = ()
    rule = use_power(isle.table, 0, power("wash_away"))
    decision = first_question(rule)
    prompt, options = put(isle, decision)
    assert prompt == "Wash Away: Which land do you target?"
    assert "A3: Jungle · 1 explorer · 2 towns · 1 Dahan" in options
    assert "A5: Wetland · 2 presence of yours" in options
    decision = reply(rule, decision, "1-3")
    prompt, options = put(isle, decision)
    assert prompt == "Wash Away in A3: Which piece do you push? (3 left)"
    assert options == ["that is enough", "explorer: health 1 of 1", "town: health 2 of 2"]
    decision = reply(rule, decision, "town")
    assert put(isle, decision)[0] == "Wash Away in A3: Where does the town go?"
    assert put(isle, decision, "de")[0] == "Fortreißende Wasser in A3: Wohin kommt das Dorf?"
    rule.close()


def test_a_dream_says_who_flees() -> None:
    """S-15.7: the power deals damage, but what is asked is where the town goes."""
    isle = Isle("bringer_of_dreams_and_nightmares")
    isle.put(3, "t")
    rule = carry_out(Use(isle.table, 0, Land(3), actor=0, power=power("predatory_nightmares")), parse("damage(2)"))
    decision = first_question(rule)
    assert put(isle, decision)[0].endswith("Where does the town go?")
    assert put(isle, decision, "de")[0].endswith("Wohin kommt das Dorf?")
    rule.close()


def why_not(isle: Isle, decision: Decision[Any], id: str) -> str:
    value = decision.domain.index[id]
    refusal = decision.explain(value)
    assert refusal is not None
    about = {**game().about(isle.state, decision, value), **game().offered(isle.state, decision)}
    names = {thing: words("en").name(other) for thing, other in called(isle.state).items()}
    return words("en").render(Message(f"spirit_island-{refusal.message.key}", tuple(about.items())), names)


def leads_to(isle: Isle, decision: Decision[Any], language: str = "en") -> str:
    return words(language).help(decision, game().about(isle.state, decision, decision.values[0]))


def test_a_power_says_what_a_choice_leads_to() -> None:
    """S-7.3, S-9.4: what becomes of the land, of the piece that is pushed, and where it goes."""
    isle = lived_in()
    rule = use_power(isle.table, 0, power("wash_away"))
    decision = first_question(rule)
    assert leads_to(isle, decision).startswith("The power works there;")
    decision = reply(rule, decision, "1-3")
    assert leads_to(isle, decision).startswith("What is pushed leaves this land")
    decision = reply(rule, decision, "town")
    assert leads_to(isle, decision).startswith("There it takes part in what the invaders do next")
    assert leads_to(isle, decision, "de").startswith("Dort ist die Spielfigur dabei")
    rule.close()


def test_a_land_that_is_not_meant_is_refused_with_those_that_are() -> None:
    """S-7.5: of a land that the effect does not mean it is said which ones it means."""
    isle = lived_in()
    rule = carry_out(
        Use(isle.table, 0, Land(3), actor=0, power=power("wash_away")), parse("at(land(terrain(jungle))){defend(1)}")
    )
    decision = first_question(rule)
    assert why_not(isle, decision, "1-1").endswith("Possible now: A3 · A8.")
    rule.close()


def event_asks(isle: Isle, event: str, part: int) -> Decision[Any]:
    """What carrying out a part of an event asks first."""
    place = printed().event_index[event]
    use = Use(isle.table, 0, rule="S-14.6", cause=cause_of(printed(), "events", place), actor=NOBODY)
    return first_question(carry_out(use, printed().events[place].parts[part].effect))


def test_a_way_that_cannot_be_paid_says_so_and_names_the_others() -> None:
    """S-14.13: three energy, two powers, or presence."""
    isle = lived_in()
    isle.state.energy = [2]
    decision = event_asks(isle, "numinous_crisis", 1)
    assert decision.key == "spirit_island-either"
    told = why_not(isle, decision, "first")
    assert told.startswith("You cannot pay what this costs: Pay 3 energy.")
    assert told.endswith(
        "Possible now: Forget 2 power cards · Return 1 of your presence from the island to the presence tracks."
    )
    assert leads_to(isle, decision).startswith("What you choose is done now")


def test_a_part_of_growth_that_is_done_is_refused_with_what_is_left() -> None:
    """S-5.1: all of the option, in an order of choice."""
    isle = lived_in("river_surges_in_sunlight")
    isle.state.growing = [Growing()]
    rule = grow(isle.table, 0)
    decision = reply(rule, first_question(rule), "1")  # reclaim all, gain a power: what asks nothing is done at once
    assert decision.options == ("1", "2")
    told = why_not(isle, decision, "3")
    assert told.startswith("You have done this part already:")
    assert "Possible now:" in told
    assert why_not(isle, decision, "4").startswith("The growth option you have chosen has no such part.")
    rule.close()


def test_a_power_for_another_names_the_others() -> None:
    """S-7.4: not for oneself, while there is somebody else."""
    isle = Isle(boards="ABC")
    for seat in range(3):
        isle.inhabit(seat, 3 + 9 * seat)
    gift = next(card for card in printed().powers if card.target.kind == "spirit" and card.target.who == "another")
    decision = first_question(use_power(isle.table, 0, power(gift.id)))
    told = why_not(isle, decision, decision.domain.ids[0])
    assert told.startswith(f"“{words('en').name(f'power:{gift.id}')}” is for another spirit than yourself.")
    assert "Possible now:" in told


def test_a_card_that_is_not_offered_says_why() -> None:
    """S-6.1, S-6.2: by its place and its cost."""
    isle = lived_in("lightnings_swift_strike")
    isle.state.hands = [1 << power("raging_storm") | 1 << power("shatter_homesteads")]
    isle.state.plays, isle.state.energy = [1], [2]
    rule = play_cards(isle.table, 0)
    decision = first_question(rule)
    assert why_not(isle, decision, "wash_away") == "Wash Away is not in your hand."
    assert why_not(isle, decision, "raging_storm") == "Raging Storm costs 3 energy; you have 2."
    rule.close()


def test_a_power_that_is_not_offered_says_why() -> None:
    """S-7.1, S-7.3, S-7.9: whether it is in play, whether it was used, its time, its targets and elements."""
    isle = lived_in("river_surges_in_sunlight")
    played = ["wash_away", "boon_of_vigor", "rivers_bounty", "flash_floods"]
    isle.state.played = [bits_of(map(power, played))]
    isle.state.used = [1 << power("boon_of_vigor")]
    isle.state.agenda = [UsePowers(FAST)]
    rule = step(isle.table)
    assert rule is not None
    decision = rule.send(None)[0]
    assert why_not(isle, decision, "raging_storm") == "Raging Storm: You have not played this card this turn."
    assert why_not(isle, decision, "boon_of_vigor") == "Boon of Vigor: You have used this power in this turn."
    assert why_not(isle, decision, "wash_away") == "Wash Away is slow: it is used after the invaders have acted."
    rule.close()
    isle.state.played = [bits_of(map(power, ["wash_away", "lightnings_boon"]))]
    isle.state.phase, isle.state.agenda = "slow", [UsePowers(SLOW)]
    rule = step(isle.table)
    assert rule is not None
    decision = rule.send(None)[0]
    assert why_not(isle, decision, "lightnings_boon") == "Lightning's Boon is fast: it is used before the invaders act."
    told = why_not(isle, decision, "massive_flooding")
    assert told == "Massive Flooding: Your elements reach none of its levels yet."
    rule.close()


def test_a_fear_card_to_be_turned_up_says_where_it_lies() -> None:
    """S-11.2: among those earned, or in the part of a terror level; what lies face up is shown."""
    isle = lived_in()
    isle.state.fear_earned, isle.state.fear_deck = 1, [2, 3, 3]
    rule = carry_out(Use(isle.table, 0, actor=0, power=power("wash_away")), parse("reveal(1, fear_card)"))
    _, options = put(isle, first_question(rule))
    assert options[:4] == [
        "earned card 1",
        "terror level I, card 1",
        "terror level I, card 2",
        "terror level II, card 1",
    ]
    rule.close()
    isle.state.fear_faces = (-1, printed().fear_index["isolation"])
    assert "Fear card 2 of those to come lies face up: Isolation." in remarks(blocks(isle))


def test_damage_is_counted_down() -> None:
    """S-9.6: how many points are left, and how much a piece can still take."""
    isle = lived_in()
    rule = split_damage(isle.table, 0, Land(3), 3, isle.state.pieces[3][:3])
    decision = first_question(rule)
    prompt, _ = put(isle, decision)
    assert prompt == "Damage in A3: Which piece takes the next point of damage? (3 left)"
    prompt, options = put(isle, reply(rule, decision, "town"))
    assert prompt.endswith("(2 left)")
    assert options[-1] == "town, 1 damage: health 1 of 2"
    assert "explorer: health 1 of 1" in options
    rule.close()


def test_a_fear_card_says_what_happens_in_the_land() -> None:
    """S-11.3: a land is chosen for something."""
    isle = lived_in()
    isle.put(7, "e")
    isle.put(8, "t")
    material = printed()
    card = material.fear_cards[material.fear_index["isolation"]]
    cause = cause_of(material, "fear_cards", material.fear_index["isolation"])
    rule = carry_out(Use(isle.table, 0, cause=cause, actor=NOBODY), card.effects[0])
    prompt, _ = put(isle, first_question(rule))
    assert prompt.startswith("Isolation: In which land? (Remove 1 explorer or town")
    rule.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", [name for name, verb in VERBS.items() if verb.asks])
def test_verbs_that_ask_have_words(verb: str, language: str) -> None:
    catalogue = words(language)
    assert catalogue.has(f"spirit_island-doing-{verb}")
    plain = catalogue.name(f"doing:{verb}")
    forms = {form: catalogue.name(f"doing:{verb}", form) for form in ("which", "where", "whence", "may")}
    asked = [told for told in forms.values() if told != plain]
    assert asked
    assert all(told.endswith("?") for told in asked)


@pytest.mark.parametrize("seats", [1, 2])
def test_every_answer_can_be_spoken_of(seats: int) -> None:
    """Also of answers that are not offered: a refusal may name them."""
    position = Position(game(), game().complete(seats, {}), 7)
    for _ in range(40):
        for decision in position.decisions.values():
            for value in range(len(decision.domain)):
                game().about(position.state, decision, value)
        seat, decision = next(iter(position.decisions.items()))
        try:
            position.answer(seat, decision.options[-1])
        except RuleError:
            return
        if position.over:
            return


# ---- the way to the next terror level: S-11.2, S-19.1 ---------------------------------------------------------------


def fear_line(isle: Isle, language: str) -> str:
    return words(language).render(fear_text(view(isle.state)["fear"]))


def test_so_many_fear_cards_raise_the_terror_level() -> None:
    """S-11.2: of the level that holds; on the last one nothing is left to come."""
    isle = lived_in()
    found = []
    for deck in ([2, 4, 3], [0, 3, 3], [0, 0, 1], [0, 0, 0]):
        isle.state.fear_deck = deck
        fear = view(isle.state)["fear"]
        found.append((fear["level"], fear["to_next"], fear["by_ritual"]))
    assert found == [(1, 2, False), (2, 3, False), (3, None, False), (4, None, False)]


@pytest.mark.parametrize(("language", "raised", "won"), [
    ("en", "fear cards left {} · a ritual raises it", "a ritual wins"),
    ("de", "übrige Furcht-Karten {} · steigt durch ein Ritual", "Sieg durch ein Ritual"),
])  # fmt: skip
def test_only_a_ritual_raises_the_terror_level(language: str, raised: str, won: str) -> None:
    """S-19.1: Rituals of Terror: no fear card leads to the next level, however many are in the deck."""
    isle = Isle(scenario="rituals_of_terror")
    isle.prepare()
    assert isle.state.fear_deck == [so_many("fear_cards", "base"), 0, 0]
    fear = view(isle.state)["fear"]
    assert (fear["level"], fear["to_next"], fear["by_ritual"]) == (1, None, True)
    assert fear_line(isle, language).endswith(raised.format(so_many("fear_cards", "base")))
    isle.state.terror = 3
    assert fear_line(isle, language).endswith(won)
    assert view(isle.state)["fear"]["to_next"] is None


def test_fear_cards_belong_to_no_level_where_rituals_raise_it() -> None:
    """S-19.1: when the Bringer turns one up."""
    isle = Isle("bringer_of_dreams_and_nightmares", scenario="rituals_of_terror")
    isle.prepare()
    asked = fear_card_details(isle.state, 0, 4)
    assert words("en").render(say("spirit_island-turn-up-option", **asked)) == "fear deck, card 5"
    isle.state.terror = 0
    asked = fear_card_details(isle.state, 0, 4)
    assert words("en").render(say("spirit_island-turn-up-option", **asked)) == "terror level I, card 5"


def drought() -> Isle:
    """Years of Little Rain lies open: the second option costs 4, of which water in play pays 1."""
    isle = Isle(expansions="both")
    isle.state.phase, isle.state.turn = "invader", 3
    isle.put(6, "c")
    isle.inhabit(0, 6)
    isle.state.event_card = isle.state.printed.event_index["years_of_little_rain"]
    isle.state.played[0], isle.state.hands[0] = 1 << power("wash_away"), 0
    isle.state.agenda = [Task("event")]
    isle.go_on()
    return isle


def event_rows(isle: Isle, language: str = "en") -> list[list[str]]:
    """The event sheet: how it stands with each part, and what it says."""
    found = next(each for each in blocks(isle) if isinstance(each, Sheet) and each.title.key.endswith("sheet-event"))
    told = words(language)
    return [[" ".join(told.render(part) for part in cell if isinstance(part, Message)) for cell in row]
            for row in found.rows]  # fmt: skip


def test_the_event_that_lies_open_is_seen() -> None:
    """S-14.2, S-14.13: its parts, what they cost and which can be paid; before and after it there is none."""
    assert view(Isle(expansions="both").state)["event"] is None
    isle = drought()
    isle.state.energy = [3]
    event = view(isle.state)["event"]
    assert event is not None
    assert (event["card"], event["part"], event["doing"]) == ("years_of_little_rain", None, None)
    assert (event["token_event"], event["dahan_event"]) == ("beasts_attack", "canny_defense")
    free, dear = event["parts"]
    assert free == {"id": "years_of_little_rain-1", "open": True, "cost": 0, "aid": None, "aided": 0}
    assert dear == {"id": "years_of_little_rain-2", "open": True, "cost": 4, "aid": "water", "aided": 1}
    isle.state.energy, isle.state.discards[0] = [2], 0
    isle.state.played[0] = 0
    again = view(isle.state)["event"]
    assert again is not None
    assert [part["open"] for part in again["parts"]] == [True, False]


def test_the_event_shows_what_of_it_is_carried_out() -> None:
    """S-14.2: main, token and Dahan event, one after another."""
    isle, seen = drought(), list[tuple[int | None, str | None]]()
    isle.state.energy = [0]
    isle.state.played[0] = 0
    while isle.state.agenda:
        event = view(isle.state)["event"]
        assert event is not None
        seen.append((event["part"], event["doing"]))
        isle.go_on(*(["uncanny_melting"] if event["doing"] is None else []))
    assert seen == [(None, None), (0, "main"), (0, "token"), (0, "dahan")]
    assert view(isle.state)["event"] is None


def test_which_case_of_an_event_applies_is_seen() -> None:
    """S-14.3: as the island is now."""
    isle = drought()
    isle.state.event_card = isle.state.printed.event_index["cities_rise"]
    event = view(isle.state)["event"]
    assert event is not None
    assert [part["open"] for part in event["parts"]] == [True, False]


def test_the_event_deck_is_seen() -> None:
    """S-14.8, S-14.11: what is left, what was discarded, and cards that lie at a known place."""
    isle = Isle(expansions="both")
    index = isle.state.printed.event_index
    isle.state.events &= ~(1 << index["cities_rise"] | 1 << index["thriving_trade"])
    isle.state.events_discarded = 1 << index["thriving_trade"]
    put_event_under(isle.state, index["cities_rise"], 1)
    left = len(printed().events) - 2  # one belongs to an adversary, one is discarded
    assert view(isle.state)["event_deck"] == {
        "left": left, "discarded": ["thriving_trade"], "faces": [None, "cities_rise"], "mixed": 0}  # fmt: skip
    assert view(Isle(expansions="both", events="off").state)["event_deck"] is None
    said = remarks(blocks(isle))
    assert f"Event deck: {left} cards left, 1 discarded" in said
    assert "Card 2 of the event deck is Cities Rise." in said


def test_the_terminal_shows_the_event_card() -> None:
    """S-14.12: the whole card, and how it stands with each part."""
    isle = drought()
    isle.state.energy = [3]
    rows = event_rows(isle)
    assert [state for state, _ in rows] == [
        "can be chosen", "can be chosen 4 energy, 1 of it by Water in play", "comes later", "comes later"]  # fmt: skip
    assert rows[1][1].startswith("Act to Ease the Drought: Together pay 4 energy per player (aided by Water).")
    assert rows[2][1].startswith("Beasts Attack: In each land with beasts")
    assert event_rows(isle, "de")[1][0] == "kann gewählt werden 4 Energie, davon 1 durch Wasser im Spiel"
    isle.state.energy = [0]
    isle.state.played[0] = 0
    assert event_rows(isle)[1][0] == "cannot be paid 4 energy, 0 of it by Water in play"
    isle.state.event_part = 0
    isle.state.agenda = [Task("event_over"), Task("dahan_event")]
    assert [state.partition(" 4")[0] for state, _ in event_rows(isle)] == [
        "done", "does not apply", "is carried out", "comes later"]  # fmt: skip
    assert event_rows(isle, "de")[3][1].startswith("Kluge Verteidigung: In Gebieten mit Dahan")


@pytest.mark.parametrize(("language", "option", "prompt", "ways"), [
    ("en", "[4 energy, 1 of it by Water in play, 3 to pay]", "All of it is covered. What do you give?",
     ["forget a card for 4 energy", "pay 3 energy"]),
    ("de", "[4 Energie, davon 1 durch Wasser im Spiel, bleiben 3]", "Alles ist gedeckt. Was gibst du?",
     ["eine Karte vergessen für 4 Energie", "3 Energie zahlen"]),
])  # fmt: skip
def test_questions_of_an_event_tell_what_options_do_and_cost(language: str, option: str, prompt: str,
                                                             ways: list[str]) -> None:  # fmt: skip
    """S-14.6"""
    isle = drought()
    isle.state.energy = [3]
    rule = step(isle.table)
    assert rule is not None
    decision = first_question(rule)
    _, options = put(isle, decision, language)
    assert options[1].endswith(option)
    assert not options[0].endswith("]")
    asked, options = put(isle, reply(rule, decision, "second"), language)
    assert (asked.endswith(prompt), options) == (True, ways)
