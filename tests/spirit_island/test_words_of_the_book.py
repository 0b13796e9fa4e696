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
    r"aussetzen": "beim Wüten unbeteiligt bleiben",
    r"Kartenaktion": "Karten ausspielen, Ausspielen-Leiste",
    r"Karten? zurück(nehmen|genommen|hol)|\bzurückholst": "wiedererlangen",
    r"\b(ein(ge)?setz|[Ss]etze? .{0,30} ein\b)": "nutzen, ausgeben",
    r"(?<!plan-aim = )\bZiele?n?\b(?!-)": "Einfluss-Gebiet, Einflussbereich, beeinflussen",
    r"Geisterphase": "Geister-Phase",
    r"Wachstumsmöglichkeit": "Wachstumsoption",
    r"Wachstumsleiste": "Wachstums-Leiste",
    r"Besondere Regel": "Spezialregel",
    r"Krankheit": "Seuche",
    r"\bTafel": "Tableau, Spielplan",
    r"Element-Marker": "Element-Plättchen",
    r"Fähigkeitskarte": "Fähigkeitenkarte",
    r"Schaden .{0,40}(anrichten|richtet .{0,40} an\b)": "zufügen",
    r"\d Leben\b": "Abwehrkraft",
    r"[Zz]erstörte Präsenz|Präsenz (hier |in einem Gebiet |werden |wird )zerstört|\} Präsenz zerstört": "vernichtet",
    r"\bheilige[nr]? Stätte": "Heilige Stätte",
    r"widerstandsfähig": "ausdauernd",
    r"\bInland\b": "Binnenland, Binnengebiet",
    r"= (kleine|große|eigene)$": "Schwache Fähigkeit, Starke Fähigkeit, Startfähigkeit",
    r"Trennkarte": "Trenner",
    r"(?<!„)\b(Wüten|Bauen|Entdecken)-Karte": "„Bauen“-Karte",
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
    ("hard_working_settlers", "in the land with the most invaders (at least 1, among those matching a ravage card)",
     "im Gebiet mit den meisten Invasoren (mindestens 1) unter den Gebieten einer „Wüten“-Karte die Invasoren"),
    ("wheezelung_outbreak", "the most towns and cities (at least 1)", "meisten Dörfern und Städten (mindestens 1)"),
    ("temporary_truce", "1 Dahan takes no part in ravages", "1 Dahan beim Wüten unbeteiligt bleiben lassen"),
    ("boon_of_sunshines_promise", "open space of your energy track", "offenen Feld deiner Energie-Leiste"),
    ("numinous_crisis", "out of the game, and on until the blight card flips",
     "aus dem Spiel nehmen (mindestens aber, bis die Ödnis-Karte umgedreht wird)"),
    ("scream_disease_into_the_wind", "once, when it uses a power on a land, it may",
     "einmal, wenn er eine Fähigkeit auf ein Gebiet nutzt: er darf"),
    ("grim_toll", "deal 2 damage and deal 2 damage to Dahan", "2 Schaden zufügen und den Dahan 2 Schaden zufügen"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "english", "german"), SAID, ids=[id for id, *_ in SAID])
def test_what_is_said_where_the_book_has_a_word(id: str, english: str, german: str) -> None:
    for language, said in zip(LANGUAGES, (english, german), strict=True):
        assert said in Catalogue(language, GAME).say(f"spirit_island-text-{id}")
