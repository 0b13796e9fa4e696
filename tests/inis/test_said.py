"""What the table says: plural names, card names, and places that clans leave, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.inis.board import BLUE, PRINTED, RED, Table, game, inis
from tests.inis.helpers import fight
from tuath.core.message import Message
from tuath.words.catalogue import Catalogue, written_text
from tuath.words.languages import LANGUAGES

WORDS = {language: Catalogue(language, game()) for language in LANGUAGES}
PLURAL = {
    "en": {"gates", "highlands", "hills", "meadows", "misty_lands", "mountains", "plains"},
    "de": {"gates", "hills", "meadows", "mountains"},
}
VERBS = {"en": ("is", "are"), "de": ("ist", "sind")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["inis-no-territory-in-play", "inis-no-such-tile"])
def test_plural_names_take_plural_verbs(language: str, key: str) -> None:
    for territory in PRINTED.territories:
        said = WORDS[language].render(Message(key, (("territory", f"territory:{territory}"),)))
        one, many = VERBS[language]
        verb = many if territory in PLURAL[language] else one
        assert re.match(rf"(The|Der|Die|Das) .* {verb} ", said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["The Mountains are not adjacent.", "The Cove is not adjacent."]),
     ("de", ["Die Berge grenzen nicht an.", "Die Bucht grenzt nicht an."])],
)  # fmt: skip
def test_neighbours(language: str, said: list[str]) -> None:
    things = [f"territory:{territory}" for territory in ("mountains", "cove")]
    assert [WORDS[language].render(Message("inis-no-neighbour", (("territory", thing),))) for thing in things] == said


def entries(language: str) -> Iterator[tuple[str, str]]:
    """The messages that name a card inside a sentence; the names of options stand by themselves."""
    text = written_text(language, "inis")
    for line in text.splitlines():
        if re.search(r"NAME\(\$(card|answered)[,)]", line) and not re.fullmatch(
            r"\s+\*\[other\] \{ NAME\(\$card\) \}", line
        ):
            yield line, "„{}“" if language == "de" else "“{}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_stand_in_quotation_marks(language: str) -> None:
    found = list(entries(language))
    assert len(found) > 20
    for line, marks in found:
        for name in re.findall(r"\{ NAME\(\$(?:card|answered)[^}]*\}", line):
            assert marks.format(name) in line, line


def prompt(played: Table, language: str, seat: int) -> str:
    decision = played.pending()[seat]
    return WORDS[language].prompt(decision, game().about(played.state, decision, decision.values[0]))


def test_clans_leave_out_of_a_place() -> None:
    """I-16.20: the Horses carry clans away; I-15.4: Craftsmen & Peasants bring some."""
    played = inis({"stone_circle": "r4", "hills": "", "forest": "b1"}, {RED: "epic_manannans_horses"})
    played.play(RED, "epic_manannans_horses", "forest")
    assert prompt(played, "en", RED) == "“Manannan's Horses”: how many clans from the Stone Circle?"
    assert prompt(played, "de", RED) == "„Manannans Pferde“: Wie viele Clans aus dem Steinkreis?"
    brought = inis({"stone_circle": "r1 C2", "hills": "b1", "forest": "b1"}, {RED: "act_craftsmen_peasants"})
    brought.play(RED, "act_craftsmen_peasants")
    assert prompt(brought, "de", RED) == "„Handwerker & Bauern“: Wie viele Clans im Steinkreis?"


def test_clans_withdraw_out_of_a_place() -> None:
    """I-10.13"""
    played = fight({"stone_circle": "r2 b2", "hills": "capital b1", "forest": "r1"}, {})
    while not played.asks(RED, "maneuver"):
        seat = next(seat for seat in (RED, BLUE) if seat in played.pending())
        played.play(seat, "no")
    played.play(RED, "withdraw")
    assert prompt(played, "de", RED) == "Wohin zieht sich ein Clan aus dem Steinkreis zurück?"
    assert prompt(played, "en", RED) == "Where does a clan withdraw to from the Stone Circle?"


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("de", ("Zitadelle", "Heiligtum", "Königreich")), ("en", ("citadel", "sanctuary", "deed"))],
)
def test_one_word_for_one_thing(language: str, foreign: tuple[str, ...]) -> None:
    """I-2.5, I-2.10: the German summary says Siedlung and Kultstätte; in English the names of pieces are capitals."""
    for line in written_text(language, "inis").splitlines():
        text = re.sub(r"^#.*|[-$]?\b[a-z]+(-[\w]+)+|\$\w+|\[\w+\]", "", line)
        assert not any(re.search(rf"\b{word}", text) for word in foreign), line
