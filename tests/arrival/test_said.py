"""What the table says about answers: notes, and reasons why not, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.arrival.board import GREEN, RED, arrival
from tests.table import Played
from tuath.core.message import Refusal
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES


def said(game: Played, language: str, refusal: Refusal) -> str:
    return Catalogue(language, game.position.game).render(refusal.message)


def note(game: Played, language: str, seat: int, option: str) -> str:
    """What the table says about an option that is offered."""
    decision = game.pending()[seat]
    about = game.position.game.about(game.state, decision, decision.domain.index[option])
    return Catalogue(language, game.position.game).note(decision, about)


# ---- blockers -------------------------------------------------------------------------------------------------------


def blocking(*own: str, cards: str) -> Played:
    """The starting player sees these cards and sets the first blocker."""
    game = arrival(*own)
    printed = game.state.printed
    fronts = tuple(printed.cards.index(card) for card in cards.split())
    state: dict[str, Any] = {"fronts": [fronts, fronts], "starter": RED}
    return arrival(*own, phase="first_blocker", state=state)


def fame_cards() -> tuple[str, str]:
    """A card with fame per Broch or Caer on its top section, and one with fame per Caer."""
    printed = arrival("umall").state.printed
    per_broch = next(card for n, card in enumerate(printed.cards) if printed.earnings[n][0].fame_per_broch_or_caer)
    per_caer = next(card for n, card in enumerate(printed.cards) if printed.earnings[n][0].fame_per_caer)
    return per_broch, per_caer


@pytest.mark.parametrize(("own", "raised"), [("umall", 0), ("umall:2", 2), ("umall:3", 5), ("umall:3 gaillim:2", 7)])
def test_the_note_at_a_blocker_counts_brochs_and_caers(own: str, raised: int) -> None:
    """A-5.9: 2 for each Broch or Caer, 3 for each Caer, beside the flat fame; as it will be paid out."""
    game = blocking(own, "latharna", cards=" ".join(fame_cards()))
    printed = game.state.printed
    flat = sum(printed.earnings[printed.cards.index(card)][0].fame for card in fame_cards())
    english, german = (note(game, language, RED, "top") for language in LANGUAGES)
    assert english.startswith(f"so far it brings {flat + raised or 'no'} fame")
    assert (f"({raised} of it for your Brochs and Caers)" in english) == bool(raised)
    assert (f"(davon {raised} für Brochs und Caers)" in german) == bool(raised)


# ---- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "english", "german"),
    [
        (1, "You still have one action to take", "Du hast noch eine Aktion auszuführen"),
        (2, "You still have 2 actions to take", "Du hast noch 2 Aktionen auszuführen"),
    ],
)
def test_a_turn_does_not_end_before_its_actions(actions: int, english: str, german: str) -> None:
    """A-6.2, A-6.3: in the very first turn there is one action only, and nobody speaks of two."""
    game = arrival("umall", "gaillim", actions=actions, round=1)
    refusal = game.why_not(RED, "done")
    assert refusal.rule == "A-6.2"
    assert said(game, "en", refusal).startswith(english)
    assert said(game, "de", refusal).startswith(german)


# ---- repelling ------------------------------------------------------------------------------------------------------


def repel_refusal(own: str, fomori: str, swords: int, fame: int) -> tuple[Played, Refusal]:
    game = arrival(own, "latharna", castles="", fomori=fomori, fame=(fame,), goods={RED: {"swords": swords}})
    return game, game.why_not(RED, "repel")


def test_want_of_fame_for_a_distant_attack_is_named() -> None:
    """A-10.2d: the swords would do, the fame does not."""
    game, refusal = repel_refusal("tulach_oc", "ailech", swords=4, fame=1)
    assert (refusal.rule, refusal.message.key) == ("A-10.2d", "arrival-no-repel-fame-suffices")
    assert said(game, "en", refusal).endswith("that costs 2 fame, and you have only 1.")
    assert said(game, "de", refusal).endswith("er kostet 2 Ruhmespunkte; du hast nur 1.")


def test_want_of_swords_is_named() -> None:
    """A-10.1: whatever the fame."""
    game, refusal = repel_refusal("tulach_oc", "ailech:monghfinn benn_mor:athach", swords=1, fame=9)
    assert (refusal.rule, refusal.message.key) == ("A-10.1", "arrival-no-repel-swords-suffice")
    assert "your only sword" in said(game, "en", refusal)
    assert "dein einziges Schwert" in said(game, "de", refusal)


def test_nothing_in_reach_is_named() -> None:
    """A-10.2: neither swords nor fame would help."""
    game, refusal = repel_refusal("tulach_oc", "mag_tuired", swords=4, fame=9)
    assert (refusal.rule, refusal.message.key) == ("A-10.2", "arrival-no-repel-in-reach")
    assert [said(game, language, refusal) for language in LANGUAGES] == [
        "No Fomori and no castle is in your reach.",
        "In deiner Reichweite ist weder ein Fomori noch eine Burg.",
    ]


def test_with_fame_enough_the_attack_is_offered() -> None:
    """A-10.2d, A-T.21: the same position with one point more."""
    game = arrival("tulach_oc", "latharna", castles="", fomori="ailech", fame=(2,), goods={RED: {"swords": 1}})
    assert game.may(RED, "repel", "ailech")


def test_want_of_fame_for_an_outpost_is_named() -> None:
    """A-7.1b: with nothing of one's own left to build on, outposts are the only way."""
    game = arrival("", "umall conmaicne", fame=(1,))
    refusal = game.why_not(RED, "build")
    assert refusal.rule == "A-7.1b"
    assert said(game, "en", refusal) == "You could build outposts only; each costs 2 fame, and you have only 1."
    assert said(game, "de", refusal) == "Du könntest nur Außenposten bauen; jeder kostet 2 Ruhmespunkte; du hast nur 1."
    assert game.state.fortified[GREEN]


# ---- castles --------------------------------------------------------------------------------------------------------


def test_a_castle_is_no_fomori() -> None:
    """A-R.16, A-1.4: a castle location is held by a castle, and is called so."""
    game = arrival("umall", "gaillim", fomori="ros_guill", goods={RED: {"fomori": 3}})
    castle = game.why_not(RED, "spread", "tor_mor")
    assert castle.rule == "A-R.16"
    assert said(game, "en", castle).startswith("One of Balor’s castles stands on Tor Mór")
    assert said(game, "de", castle).startswith("Auf Tor Mór steht eine Burg Balors")
    fomori = game.why_not(RED, "spread", "ros_guill")
    assert said(game, "en", fomori) == "Ros Guill is held by Fomori already."


def test_castles_do_not_change_places() -> None:
    """A-15.11: the ruse is refused for the castle itself, not for want of a Fomori."""
    game = arrival("umall", "gaillim", fomori="ros_guill ailech", tiles={RED: "cu_chulainns_ruse"})
    refusal = game.why_not(RED, "tile", "cu_chulainns_ruse", "tor_mor")
    assert refusal.rule == "A-15.11"
    assert said(game, "en", refusal) == "Balor’s castles stay where they are."
    assert said(game, "de", refusal) == "Die Burgen Balors bleiben, wo sie stehen."
