"""What the log tells of effects: every change once, in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from tests.spirit_island.board import Isle, at, named, power, printed
from tuath.core.game import Game
from tuath.games import find
from tuath.games.spirit_island.action.changes import split_damage
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.agenda import pass_on
from tuath.games.spirit_island.turn.invaders import build, explore, ravage
from tuath.games.spirit_island.turn.powers import Aim
from tuath.games.spirit_island.turn.triggers import carry_out_triggered
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

OCEAN, BESIDE, HERE = Land(0), Land(4), Land(5)
TOKENS = ("beasts", "wilds", "disease", "badlands")


@lru_cache(maxsize=1)
def game() -> Game[Any]:
    return find("spirit_island")


def said(isle: Isle, language: str = "en") -> list[str]:
    """The log in words."""
    words = Catalogue(language, game())
    return [words.render(game().message(key, params)) for key, params in isle.log]


def test_a_power_is_told_with_its_land_and_what_holds_there() -> None:
    """S-7.3, S-12.1"""
    isle = Isle("river_surges_in_sunlight")
    isle.put(HERE, "ed")
    isle.inhabit(0, HERE)
    isle.run(isle.once(0, power("words_of_warning"), Aim(HERE)))
    assert said(isle) == [
        "player 1 uses Words of Warning in 1-5.",
        "In 1-5: Defend 3.",
        "In 1-5: The Dahan strike back at the same time as the invaders.",
    ]
    assert said(isle, "de")[1] == "In 1-5: Verteidigen 3."


def test_growth_and_fear_cards_are_told_with_what_they_do() -> None:
    """S-5.1, S-11.3"""
    isle = Isle("river_surges_in_sunlight")
    isle.inhabit(0, HERE)
    isle.grow("2", "energy", "1-1", "plays", "1-5")
    assert said(isle)[0] == "player 1 grows: Add 1 presence at range 1. Add 1 presence at range 1."
    isle.state.fear_earned, isle.state.fear_faces = 1, (0,)
    isle.play(Task("fear_cards"))
    told = "Fear card: Avoid the Dahan (I): In lands with at least 2 Dahan, skip all explores."
    assert said(isle)[-1] == told


@pytest.mark.parametrize(
    ("effect", "english", "german"),
    [
        ("add(1, town)", "A town is added in 1-5.", "Ein Dorf kommt in 1-5 hinzu."),
        ("add(2, town)", "2 towns are added in 1-5.", "2 Dörfer kommen in 1-5 hinzu."),
        ("remove(1, dahan)", "A Dahan in 1-5 is removed.", "Ein Dahan in 1-5 wird entfernt."),
        (
            "replace(1, city, 2*explorer)",
            "A city in 1-5 is replaced by 2 explorers.",
            "Eine Stadt in 1-5 wird durch 2 Entdecker ersetzt.",
        ),
        (
            "replace(1, city, explorer)",
            "A city in 1-5 is replaced by an explorer.",
            "Eine Stadt in 1-5 wird durch einen Entdecker ersetzt.",
        ),
        ("remove(1, blight)", "1-5 loses 1 blight.", "1-5 verliert 1 Ödnis."),
        ("fear(2)", "2 fear.", "2 Furcht."),
        ("damage_each(1, city)", "A city in 1-5 now has 1 damage.", "Eine Stadt in 1-5 hat jetzt 1 Schaden."),
        ("add(1, strife, to=city)", "A city in 1-5 gets 1 strife.", "Eine Stadt in 1-5 erhält 1 Streit."),
    ],
)
def test_every_change_has_its_line(effect: str, english: str, german: str) -> None:
    """S-9.1, S-9.2, S-9.5, S-9.6, S-10.4, S-11.1: exactly one."""
    for language, line in (("en", english), ("de", german)):
        isle = Isle()
        isle.put(HERE, "cd", blight=1)
        isle.carry_out(effect, here=HERE)
        assert said(isle, language) == [line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", TOKENS)
def test_tokens_come_and_go(token: str, language: str) -> None:
    """S-13.1: how many, and nothing where there was none to remove."""
    isle = Isle()
    isle.carry_out(f"add(2, {token}); remove(1, {token}); remove(3, {token}); remove(1, {token})", here=HERE)
    assert [(key, params["number"]) for key, params in isle.log] == [
        (f"{token}-added", 2), (f"{token}-removed", 1), (f"{token}-removed", 1),
    ]  # fmt: skip
    assert not any("⟨" in line for line in said(isle, language))


def test_build_and_explore_tell_what_came_once() -> None:
    """S-8.10, S-8.12: they have lines of their own."""
    isle = Isle()
    isle.run(build(isle.table, HERE))
    isle.run(explore(isle.table, HERE))
    assert [key for key, _ in isle.log] == ["built", "explored"]


def test_split_damage_is_told_when_all_is_dealt() -> None:
    """S-9.6: what survives and how it stands, not point by point; whoever falls brings its fear."""
    isle = Isle()
    isle.put(HERE, "tcc")
    answers = ["city", "city:1", "town"]
    isle.run(split_damage(isle.table, 0, HERE, 3, isle.state.pieces[HERE]), answers)
    assert said(isle) == ["A town in 1-5 now has 1 damage.", "A city in 1-5 now has 2 damage."]
    isle.log.clear()
    isle.carry_out("destroy(1, town)", here=HERE)
    assert said(isle) == ["A town in 1-5 is destroyed.", "1 fear."]


def test_presence_that_goes_along_is_told() -> None:
    """S-9.4: Ally of the Dahan."""
    isle = Isle("thunderspeaker")
    isle.put(HERE, "d")
    isle.inhabit(0, HERE)
    isle.carry_out("push(1, dahan)", at(BESIDE), "yes", here=HERE)
    assert [(key, params["land"], params["target"]) for key, params in isle.log] == [
        ("moved", HERE, BESIDE), ("presence-moved", HERE, BESIDE),
    ]  # fmt: skip


def test_what_a_spirit_gains_and_spends() -> None:
    """S-5.4, S-5.5, S-6.7: never more energy than it has."""
    isle = Isle()
    isle.carry_out("energy(2); energy(-3); energy(-1); card_plays(1); element(2, fire)")
    told = [(key, params["number"]) for key, params in isle.log]
    assert told == [("energy-gained", 2), ("energy-spent", 2), ("plays-gained", 1), ("element-gained", 2)]
    assert all("⟨" not in line for language in LANGUAGES for line in said(isle, language))


def test_drowning_brings_energy() -> None:
    """S-22.3: told after what it is for."""
    isle = Isle("oceans_hungry_grasp")
    isle.inhabit(0, OCEAN)
    isle.put(OCEAN, "t")
    isle.run(carry_out_triggered(isle.table))
    assert [key for key, _ in isle.log] == ["destroyed", "fear", "energy-gained"]


def test_reclaiming_is_told() -> None:
    """S-6.5: all cards in one line, one by its name."""
    isle = Isle()
    isle.state.discards[0], isle.state.hands[0] = isle.state.hands[0], 0
    first = isle.state.discards[0].bit_length() - 1
    isle.carry_out("reclaim(1)", named("power", first))
    isle.carry_out("reclaim(all)")
    assert isle.log == [
        ("power-reclaimed", {"seat": 0, "power": first}),
        ("powers-reclaimed", {"seat": 0, "number": 3}),
    ]


def test_the_adversarys_pieces_are_told_the_printed_ones_are_not() -> None:
    """S-2.15, S-18.2: Brandenburg-Prussia puts a town on each board."""
    isle = Isle(adversary="brandenburg_prussia", level="1")
    isle.prepare()
    assert [(key, params["piece"]) for key, params in isle.log if key == "added"] == [("added", TOWN)]


# ---- the invader phase, land by land --------------------------------------------------------------------------------


def card_of(terrain: str) -> int:
    return next(place for place, card in enumerate(printed().invader_cards) if card.match == (terrain,))


def test_a_ravage_is_told_as_a_sum_with_its_answer() -> None:
    """S-8.7: all damage, what defence takes, what is left, whether the land holds; then what the dahan deal back."""
    isle = Isle()
    isle.put(HERE, "etdd")
    isle.holds("defend(2)", HERE)
    isle.state.ravaging = (card_of("wetland"),)
    isle.play(Task("ravage_step"))
    begun, fought, hurt, back = isle.log[:4]
    assert begun == ("ravage-begins", {"invader_card": card_of("wetland"), "number": 1})
    assert fought == ("ravaged", {"land": HERE, "number": 1, "force": 3, "defence": 2, "holds": 1})
    assert hurt[0] == "damaged"
    assert back == ("struck-back", {"land": HERE, "number": 4})
    assert [key for key, _ in isle.log[4:6]] == ["destroyed", "destroyed"]
    assert said(isle)[0] == "Ravage in 1 land (I: Wetland)."
    assert said(isle)[1] == "Ravage in 1-5: 3 damage, defence takes 2, 1 left; the land holds."
    assert said(isle, "de")[1] == "Wüten in 1-5: 3 Schaden, Verteidigung nimmt 2, übrig 1; das Gebiet hält stand."
    assert said(isle)[3] == "The Dahan in 1-5 strike back: 4 damage."


def test_a_ravage_that_nothing_softens_is_told_without_defence() -> None:
    """S-8.7: the land does not hold; nobody strikes back."""
    isle = Isle()
    isle.put(HERE, "tt")
    isle.run(ravage(isle.table, HERE))
    assert said(isle)[:2] == ["Ravage in 1-5: 4 damage.", "1-5 gets 1 blight."]


def test_where_nothing_happens_it_is_said() -> None:
    """S-8.5, S-8.6: a land that is skipped, one whose invaders are gone by then, and a card without lands."""
    isle = Isle()
    lands = [land for land in range(1, 9) if printed().boards[isle.state.boards[0]].terrain[land] == "wetland"]
    isle.put(lands[0], "t")
    isle.put(lands[1], "t")
    isle.holds("skip(all_ravages)", lands[0])
    isle.state.ravaging = (card_of("wetland"),)
    isle.state.agenda = [Task("ravage_step")]
    pass_on(isle.table)
    isle.put(lands[1], "")
    isle.run(isle.steps(), [at(lands[1])])
    assert [key for key, _ in isle.log] == ["ravage-begins", "ravage-empty", "ravage-skipped"]
    isle.log.clear()
    isle.state.building = (card_of("sands"),)
    isle.play(Task("build_step"))
    assert said(isle) == ["Build in no land: no invaders there (I: Sands)."]


def test_explorers_are_told_with_where_they_come_from() -> None:
    """S-8.12: a town in the land, the ocean beside it, or a town nearby."""
    isle = Isle()
    isle.put(5, "t")  # beside it lies 7
    for land in (5, 1, 7):
        isle.run(explore(isle.table, Land(land), is_normal=True))
    isle.run(explore(isle.table, HERE))
    assert [params["why"] for _, params in isle.log] == [1, 2, 3, 0]
    assert said(isle)[1] == "An explorer comes to 1-1, from the sea."
    assert not any("⟨" in line for language in LANGUAGES for line in said(isle, language))
