"""The German rulebook's words: where it has a term, nothing that players read says it in another way."""

from __future__ import annotations

import re

import pytest

from tuath.games import find, folder
from tuath.words.catalogue import Catalogue, catalogue_text
from tuath.words.languages import LANGUAGES

GAME = find("spirit_island")
NOT_SO = {
    r"[Kk]askade": "Ausbreitung",
    r"[Üü]berspr": "auslassen",
    r"\bAufbau": "Spielvorbereitung, Inselaufbau",
    r"Ausgangsgebiet": "Ausgangs-Gebiet",
    r"Fähigkeiten-Karte": "Fähigkeitenkarte",
    r"Ereignis-[Ss]tapel": "Ereignisstapel",
    r"Präsenzleiste": "Präsenz-Leiste",
    r"Inselpl[aä]n": "Spielplan",
    r"Furchtstufe (ist )?(mindestens |höchstens )?\d": "Furchtstufe I, II, III",
    r", passend zu": "unter den Gebieten einer „Bauen“-Karte",
}


@pytest.fixture(scope="module")
def read_by_players() -> dict[str, str]:
    """Every line of the words and the rules, and what every card says."""
    words = Catalogue("de", GAME)
    keys = re.findall(r"^(spirit_island-text-\S+) = ", catalogue_text("de", GAME), flags=re.M)
    files = [folder("spirit_island") / "words" / "de.ftl", folder("spirit_island") / "rules" / "de.md"]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return {**{key: words.say(key) for key in keys}, **{line: line for line in lines}}


@pytest.mark.parametrize("wrong", NOT_SO)
def test_the_books_word_is_used(read_by_players: dict[str, str], wrong: str) -> None:
    assert not [at for at, text in read_by_players.items() if re.search(wrong, text)], NOT_SO[wrong]


# The same in both languages: how a level is written, and what a rule calls it.
SAID = [
    ("peace_of_the_nighttime_sky", "If the terror level is I,", "Falls die Furchtstufe I ist:"),
    ("call_to_trade", "If the terror level is II or lower,", "Falls die Furchtstufe höchstens II ist:"),
    ("habsburg-level4", "each town is durable (", "Dörfer sind ausdauernd ("),
    ("immigration_slows", "in the lowest-numbered land matching a build card",
     "im Gebiet mit der niedrigsten Nummer unter den Gebieten einer „Bauen“-Karte jedes Bauen"),
    ("hard_working_settlers", "in the land with the most invaders (among those matching a ravage card)",
     "im Gebiet mit den meisten Invasoren unter den Gebieten einer „Wüten“-Karte die Invasoren wüten lassen"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "english", "german"), SAID, ids=[id for id, *_ in SAID])
def test_what_is_said_where_the_book_has_a_word(id: str, english: str, german: str) -> None:
    for language, said in zip(LANGUAGES, (english, german), strict=True):
        assert said in Catalogue(language, GAME).say(f"spirit_island-text-{id}")
