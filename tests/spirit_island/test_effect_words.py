"""What effects of Spirit Island say: printed from what they do, in both languages, complete, and never two alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.spirit_island.corrected import said
from tuath.core.datafile import read
from tuath.core.notation import (
    Call,
    Effect,
    Either,
    If,
    Line,
    May,
    NotationError,
    Stmt,
    check,
    check_expression,
    parse,
    parse_expression,
    write,
    write_expression,
)
from tuath.games import find, folder
from tuath.games.spirit_island.material.printed import BUILT_IN
from tuath.games.spirit_island.material.vocabulary import FUNCTIONS, VERBS, VOCABULARY, WORDS
from tuath.words.catalogue import Catalogue, catalogue_text
from tuath.words.languages import LANGUAGES
from tuath.words.trees import key_of

CONDITION = "? "  # before what is a condition, not an effect
RAW: dict[str, Any] = read(BUILT_IN).value
LINES = {
    "effect", "effects", "setup", "rules", "actions", "action", "first_uncover", "on_leave", "use_cost",
    "speed_option", "general", "after", "invaders", "spirits", "cost", "between",
}  # fmt: skip
CONDITIONS = {"if", "needs", "when", "when_terror"}


def written_in(value: Any, field: str, where: str) -> Iterator[tuple[str, str]]:
    """Effects and conditions of a record with their places, whatever set it comes from."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("origin", "origins"):
                yield from written_in(part, field if key.isdigit() else key, f"{where}.{key}")
    elif isinstance(value, list):
        for number, part in enumerate(value, start=1):
            yield from written_in(part, field, f"{where}.{number}")
    elif isinstance(value, str) and field in {*LINES, *CONDITIONS}:
        yield where, value if field in LINES else CONDITION + value


def strings(value: Any, without: Iterable[str]) -> Iterator[str]:
    """Every text of the file but those under these names."""
    match value:
        case dict():
            yield from (each for key, part in value.items() if key not in without for each in strings(part, without))
        case list():
            yield from (each for part in value for each in strings(part, without))
        case str():
            yield value


def everything() -> Iterator[tuple[str, str]]:
    for section, content in RAW.items():
        if isinstance(content, dict) and "records" in content:
            for record in content["records"]:
                found = written_in(record, "", f"{record.get('set', 'event')}.{section}.{record['id']}")
                yield from (row for row in found if section != "events" or not row[1].startswith(CONDITION))


# What no card of the file does, but one that an owner may add.
ELSEWHERE = {"promo.aspects.foreboding": "on(fear_here()){push(<=n(event), explorer|town)}"}
# Every effect of the game, and the conditions that stand alone: set, section, id and place, then the line itself.
EFFECTS = {**dict(everything()), **ELSEWHERE}


def line_of(text: str) -> Line:
    if text.startswith(CONDITION):
        return Line("card", "condition", parse_expression(text.removeprefix(CONDITION)), ())
    return Line("card", "use", None, parse(text))


@cache
def texts(language: str) -> dict[str, str]:
    """Every effect in words, by the id of its row."""
    return dict(zip(EFFECTS, said(language, map(line_of, EFFECTS.values())), strict=True))


FAULTS = r"[⟨⟩{}#_$|<>=]|PART|  | [.,;]|,[:;,]|\(\s|::|\.\.|\b(?:of of|und und|and and)\b"


def complaints(text: str) -> list[str]:
    """What shows that a word is missing or that sentences are put together wrongly."""
    found: list[str] = re.findall(FAULTS, text.replace("X = ", ""))
    return found if text[0].isupper() or not text[0].isalpha() else [*found, "begins small"]


# ---- the vocabulary -------------------------------------------------------------------------------------------------


def test_all_effects_are_there() -> None:
    """The base game, both expansions and the events: nothing of the file is passed over."""
    sets = [id.partition(".")[0] for id in EFFECTS]
    assert {"base", "bc", "je", "event"} < {*sets}
    assert sets.count("base") > 300
    verbs = "|".join(VERBS)
    told = {text.removeprefix(CONDITION) for text in EFFECTS.values()}
    names = ("note", "notes", "rule_notes", "origin", "origins", "source", "title", "names")
    assert [text for text in strings(RAW, names) if re.match(rf"(?:{verbs})\(", text) and text not in told] == []


def test_the_vocabulary_accepts_every_effect() -> None:
    for id, text in EFFECTS.items():
        line = line_of(text)
        if line.condition is None:
            check(line.effect, VOCABULARY)
            assert write(line.effect) == text, id
        else:
            check_expression(line.condition, "condition", VOCABULARY)
            assert CONDITION + write_expression(line.condition) == text, id


def test_every_word_of_the_vocabulary_is_used() -> None:
    """What no card says, nobody needs to know; Elements are counted by thresholds too."""
    used = {word for text in EFFECTS.values() for word in re.findall(r"[a-z_][a-z0-9_.]*", text)}
    assert {*VERBS, *FUNCTIONS} <= used
    assert {word for word in {*WORDS} - used if not word.startswith("element.")} == set()


def test_every_word_is_explained() -> None:
    """An owner who corrects a card finds every verb, function, key and word in the documentation."""
    docs = Path(__file__).parents[2] / "docs"
    page = "\n".join((docs / name).read_text(encoding="utf-8") for name in ("notation.md", "notation/spirit_island.md"))
    page = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    told = {word for code in re.findall(r"`([^`]+)`", page) for word in re.findall(r"[a-z0-9_]+", code)}
    keys = {key for form in (*VOCABULARY.verbs.values(), *FUNCTIONS.values()) for key in form.keys}
    assert {*VERBS, *FUNCTIONS, *keys} <= told
    assert {part for word in WORDS for part in word.split(".")} <= told


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pusch(1, dahan)", "unknown"),
        ("push(1, dahans)", "unknown"),
        ("push(1, jungle)", "kind"),
        ("push(dahan)", "arguments"),
        ("push(1, dahan, onto=here)", "unread"),
        ("damage(<=2)", "kind"),
        ("damage(dahan)", "kind"),
        ("fear(2){damage(1)}", "block"),
        ("at(land(has(dahan)))", "block"),
        ("at(has(dahan)){fear(1)}", "kind"),
        ("attack(all, dahan)", "key"),
        ("if(n(dahan)){fear(1)}", "kind"),
        ("on(coastal()){fear(1)}", "kind"),
        ("on(fear_here() or coastal()){fear(1)}", "kind"),
        ("replace(1, city, 2*sun)", "kind"),
        ("skip(ravage)", "kind"),
        ("energy(here)", "kind"),
        ("lasting(ravage){fear(1)}", "kind"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, key: str) -> None:
    with pytest.raises(NotationError) as refused:
        check(parse(text), VOCABULARY)
    assert refused.value.key == key


# ---- the texts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_text(language: str) -> None:
    """No key, no placeholder and no word of the notation is left over; every sentence is one."""
    for id, text in texts(language).items():
        assert not complaints(text), (id, text)
        assert text.endswith("."), (id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_never_have_the_same_words(language: str) -> None:
    first: dict[str, str] = {}
    for id, text in texts(language).items():
        assert first.setdefault(text, EFFECTS[id]) == EFFECTS[id], f"{id} reads like another effect: {text}"


PIECES = ("explorer", "town", "city", "dahan", "invader", "beasts", "disease", "explorer|town", "town|city")
AMOUNTS = ("2", "+2", "n(dahan)", "2*n(dahan)", "1+n(dahan)", "n(blight, adjacent)", "min(3, n(dahan))")
LANDS = (
    "land()", "land(coastal())", "land(inland() and has(dahan))", "land(terrain(jungle|sands))",
    "adjacent(has(blight))", "land(none(town|city))", "land(n(dahan)>=2)", "land(n(dahan)>n(invader))",
    "land(n(dahan)>n(invader, adjacent))",
)  # fmt: skip
BLOCKS = (
    "wherever()", "wherever(has(dahan))", "wherever(coastal() and has(dahan))", "each_board(has(dahan))",
    "each_board()", "each_spirit()", "each_spirit(has(dahan))", "as(target)", "if(has(dahan))", "if(none(dahan))",
    "if(n(dahan)>=2)",
    "if(n(dahan)==2)", "if(n(dahan)<=2)", "if(terror()>=2)", "may", "times(2)", "times(n(dahan))", "lasting(game)",
    "lasting(next_turn)", "on(moved_here(dahan))", "on(moved_here(dahan), max=1)", "next(moved_here(dahan))",
    "on(added_here(dahan))", "on(added_here(dahan), inside=yes)", "on(destroyed_here(dahan))",
    "next(after_step(build))", "on(after_step(build))", "on(before_step(build))",
    "end_of_turn(before_discarding)", "end_of_turn(after_discarding)",
)  # fmt: skip
PRESENCE = ("1", "2", "1, range=1", "1, range=2", "1, range=1, land=has(dahan)", "1, range=1, land=none(dahan)")
VARIANTS = [
    *(f"{verb}({q}, {p})" for verb in ("push", "gather", "destroy", "remove") for q in ("1", "2", "<=2", "any", "all")
      for p in PIECES),
    *(f"damage({q}{to})" for q in AMOUNTS for to in ("", ", to=dahan", ", to=town|city", ", by=dahan")),
    *(f"at({q}{place}){{add(1, blight)}}" for q in ("", "all, ", "2, ", "<=3, ") for place in LANDS),
    *(f"{block}{{defend(2)}}" for block in BLOCKS),
    *(f"add_presence({rest})" for rest in (*PRESENCE, "1, from=destroyed")),
    *(f"{verb}({q})" for verb in ("fear", "energy", "reclaim", "forget", "destroy_presence") for q in ("1", "2")),
    "either{fear(1)}or{defend(2)}", "fear(1); defend(2)", "defend(2); fear(1)", "may{fear(1); defend(2)}",
    "if(has(dahan)){fear(1)}else{defend(2)}", "at(land()){fear(1)}; defend(2)", "at(land()){fear(1); defend(2)}",
    "destroy(1, presence)", "destroy(1, presence.any)", "push(1, presence)", "move_presence(1, range=1)",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_an_effect_gets_lost(language: str) -> None:
    """Other numbers, places and pieces, as an owner may write them, give other words."""
    lines = [Line("card", "use", None, parse(effect)) for effect in VARIANTS]
    for line in lines:
        check(line.effect, VOCABULARY)
    told = said(language, lines)
    assert not [(text, complaints(text)) for text in told if complaints(text)]
    alike = [(text, effect) for text, effect in zip(told, VARIANTS, strict=True) if told.count(text) > 1]
    assert not alike


def without_a_key(effect: Effect) -> Iterator[Effect]:
    """The effect with one key less, in every way in which it still makes sense."""
    for place, statement in enumerate(effect):
        for other in statements_without_a_key(statement):
            changed = (*effect[:place], other, *effect[place + 1 :])
            with suppress(NotationError):
                check(changed, VOCABULARY)
                yield changed


def statements_without_a_key(statement: Stmt) -> Iterator[Stmt]:
    match statement:
        case Call(verb, args, keys, block):
            for place, (key, _) in enumerate(keys):
                if (verb, key) not in NEVER_OTHERWISE:
                    yield Call(verb, args, (*keys[:place], *keys[place + 1 :]), block)
            if block is not None:
                yield from (Call(verb, args, keys, other) for other in without_a_key(block))
        case If(condition, then, otherwise):
            yield from (If(condition, other, otherwise) for other in without_a_key(then))
            yield from (If(condition, then, other) for other in without_a_key(otherwise))
        case Either(options):
            for place, option in enumerate(options):
                for other in without_a_key(option):
                    yield Either((*options[:place], other, *options[place + 1 :]))
        case May(inside):
            yield from map(May, without_a_key(inside))


# Cards are played from the hand and repeated from those in play; Damage is changed or set.
NEVER_OTHERWISE = {("play_card", "from"), ("repeat_card", "from"), ("strength", "set"), ("health", "set")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_an_effect_is_heard(language: str) -> None:
    pairs = [(id, Line("card", "use", None, other)) for id, text in EFFECTS.items() if not text.startswith(CONDITION)
             for other in without_a_key(parse(text))]  # fmt: skip
    assert len(pairs) > 200
    told = said(language, [line for _, line in pairs])
    deaf = [
        (id, write(line.effect)) for (id, line), text in zip(pairs, told, strict=True) if text == texts(language)[id]
    ]
    assert not deaf
    assert not [(text, complaints(text)) for text in told if complaints(text)]


# ---- as a player would say it ---------------------------------------------------------------------------------------

SINGLE = {
    "en": "explorer|town|city|invader|piece|player|board|spirit|card|land|token|marker|element|action|space|power card",
    "de": "Dorf|Stadt|Invasor|Bestie|Seuche|Einöde|Präsenz|Karte|Gebiet|Spielplan|Fähigkeit|Furcht-Karte|Spielfigur",
}
SEVERAL = {
    "en": "explorers|towns|cities|invaders|pieces|players|boards|spirits|cards|lands|tokens|markers|elements|actions",
    "de": "Dörfer|Städte|Invasoren|Bestien|Seuchen|Einöden|Präsenzen|Karten|Gebiete|Spielpläne|Fähigkeiten"
    "|Furcht-Karten|Spielfiguren|Heilige Stätten",
}
# Words of a program, and cases in which nobody counts.
PROGRAM = {
    "en": r"(?<!any )number of|concerned|smaller of|greater of"
    r"|at least 1 (?!per\b)|at least 0|at most 0|exactly 0|limit:|rank|do this: (?:in|from) 1 \w+[^;]*$|\bown presence"
    r"|\ban? own\b|the land is\b|this land has [^,;.]* and this land has",
    "de": r"Anzahl|\bZahl an\b|betroffen|das Kleinere|das Größere|mindestens 1 (?!pro\b)|mindestens 0|genau 0"
    r"|höchstens 0|Höchstzahl|auf Platz|\bje (?:eigene|Dahan|Dorf|Ödnis|Spieler|Spielplan|Bestie|Seuche)\b"
    r"|Jeder Spielplan|es hier [^:;]*(?:und|oder) es hier [^:;]* gibt und",
}
SIGNS = r"[÷×]|X =|  |(?<!Nr)\. [a-zäöü]|, ?[.,;:]|\( | \)|\(\)|: ?:"


def unlike_a_player(language: str, text: str) -> list[str]:
    """What nobody would say: words of a program, signs, and a wrong number."""
    one, many = SINGLE[language], SEVERAL[language]
    wrong = rf"(?<!stage )\b1 (?:{many})\b(?!-)|(?<!Nr\. )(?<!stage )\b(?:[2-9]|[1-9]\d) (?:{one})\b(?!-| play)"
    return [found.group() for found in re.finditer(rf"{PROGRAM[language]}|{SIGNS}|{wrong}", text)]


@cache
def said_in_the_game(language: str) -> list[str]:
    """Everything printed that can be played: targets, thresholds, panels and every way to choose."""
    catalogue = catalogue_text(language, find("spirit_island"))
    own = set(written(language).splitlines())
    rows = [row for row in catalogue.splitlines() if row not in own]
    return [row.partition(" = ")[2] for row in rows if re.match(r"spirit_island-(?:text|alternative)-", row)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_what_a_player_would_say(language: str) -> None:
    """All sets, whether they can be played yet or not, and every line of what can be played."""
    said_in_play = said_in_the_game(language)
    assert len(said_in_play) > 700
    every = [*texts(language).values(), *said_in_play]
    assert not [(text, found) for text in every if (found := unlike_a_player(language, text))]
    assert not [text for text in every if not (text[0].isupper() or not text[0].isalpha())]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Deal 1 damage per piece or fear concerned."),
        ("en", "If the number of lands with 7 cities is at least 1."),
        ("en", "Deal X damage (X = 2 × the number of blight)."),
        ("en", "Push 1 towns."), ("en", "Push 2 town."), ("en", "Defend 2. push 1 Dahan."), ("en", "Defend  2."),
        ("en", "If this land has wilds and this land has invaders, generate 1 fear."),
        ("de", "1 Schaden je betroffene Figur zufügen."), ("de", "1 Städte zerstören."), ("de", "2 Dorf zerstören."),
        ("de", "X Schaden (X = Anzahl an Dahan ÷ 2) zufügen."),
        ("de", "Jeder Spielplan: in 1 Gebiet 1 Dorf hinzufügen."),
        ("de", "In 1 Gebiet mit mindestens 1 Bestie in angrenzenden Gebieten 1 Streit hinzufügen."),
    ],
)  # fmt: skip
def test_what_a_program_would_say_is_noticed(language: str, text: str) -> None:
    assert unlike_a_player(language, text)


# Some effects as they are to be read: the line, English, German.
GOLDEN = [
    block.splitlines() for block in Path(__file__).with_name("texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.more  # a frozen copy of words
@pytest.mark.parametrize(("line", "english", "german"), GOLDEN, ids=[line for line, *_ in GOLDEN])
def test_some_texts_as_they_are_read(line: str, english: str, german: str) -> None:
    id = next(id for id, text in EFFECTS.items() if text == line)
    assert texts("en")[id] == english
    assert texts("de")[id] == german


# What whole cards say that a line alone does not: who is spoken to, what is aimed at, and how a target is told.
WHOLE = [
    ("sea_monsters", "target: 1 wetland or coastal land.", "Einfluss: 1 Sumpf- oder Küstengebiet."),
    ("trees_radiate_celestial_brilliance", "1 jungle or land without blight.",
     "1 Dschungelgebiet oder Gebiet ohne Ödnis."),
    ("study_the_invaders_fears", "1 land with a town or a city.", "1 Gebiet mit einem Dorf oder einer Stadt."),
    ("dry_wood_explodes_in_smoldering_splinters", "You may use this power as fast if you pay 1 energy.",
     "Du darfst diese Fähigkeit als Sofort-Fähigkeit nutzen; dafür 1 Energie bezahlen."),
    ("storm_swath", "In 1 adjacent land that is adjacent to the origin land too, deal 1 damage to each invader.",
     "In 1 angrenzenden Gebiet (auch angrenzend an das Ausgangs-Gebiet) allen Invasoren je 1 Schaden zufügen."),
    ("talons_of_lightning", "3 Fire and 3 Air: Range 3. In each adjacent land, destroy 1 town.",
     "3 Feuer und 3 Luft: Reichweite 3. In jedem angrenzenden Gebiet 1 Dorf zerstören."),
    ("twisted_flowers_murmur_ultimatums", "before the last effect: Generate 3 more fear. Afterwards: Deal 3 damage.",
     "vor dem letzten Effekt: Zusätzlich 3 Furcht erzeugen. Danach: 3 Schaden zufügen."),
    ("hard_working_settlers", "On each board, once, when invaders would ravage in a land by a card, you may skip",
     "einmal, wenn Invasoren in einem Gebiet durch eine Karte wüten würden: ihr dürft diese Aktion auslassen."),
    ("outpaced", "Stay Steady and Slow (for each slow power card in play, by its spirit): Discard that card.",
     "Stetig und langsam bleiben (für jede ausgespielte Verzögerte Fähigkeitenkarte, durch ihren Geist): "),
    ("slave_rebellion", "Stage III, Rebellion!: On each board, destroy 1 town",
     "Stufe III, Rebellion!: Auf jedem Spielplan 1 Dorf zerstören"),
    ("rituals_of_terror", "You may, in 1 land with as many spirits",
     "Ihr dürft in 1 Gebiet mit ebenso vielen Geistern"),
    ("sweden-level1", "Each time invaders deal at least 6 damage to a land by a ravage",
     "Jedes Mal, wenn Invasoren einem Gebiet durch Wüten mindestens 6 Schaden zufügen"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "english", "german"), WHOLE, ids=[id for id, *_ in WHOLE])
def test_what_whole_cards_say(id: str, english: str, german: str) -> None:
    game = find("spirit_island")
    assert english in Catalogue("en", game).say(f"spirit_island-text-{id}")
    assert german in Catalogue("de", game).say(f"spirit_island-text-{id}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_elements_are_said_once_where_two_thresholds_have_the_same(language: str) -> None:
    game = find("spirit_island")
    words = Catalogue(language, game)
    heads = [
        (thing, words.say(f"spirit_island-text-{thing.partition(':')[2]}-{number}").partition(":")[0])
        for thing, lines in game.lines().items()
        for number, line in enumerate(lines, start=1)
        if line.when.startswith("threshold_")
    ]
    assert len(heads) > 150
    assert not [head for head, before in pairwise(heads) if head == before]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_is_hidden_by_an_entry_of_the_same_name(language: str) -> None:
    """The card Slave Rebellion was only its name, because a level of France speaks of it."""
    told = re.findall(r"^(\S+) = ", catalogue_text(language, find("spirit_island")), flags=re.M)
    assert not {key for key in told if key.startswith("spirit_island-text-") and told.count(key) > 1}


# ---- targets and thresholds -----------------------------------------------------------------------------------------

TARGETS = (
    "land()", "land(has(invader))", "land(has(dahan))", "land(coastal())", "land(inland())", "land(has(blight))",
    "land(none(blight))", "land(none(invader))", "land(terrain(jungle|wetland))", "land(terrain(mountain))",
    "land(has(town|city))", "land(has(disease))", "land(has(beasts))", "land(n(beasts)>=2)", "land(has(city))",
    "land(not terrain(wetland))", "land(coastal() or terrain(wetland))", "land(terrain(jungle) or none(blight))",
)  # fmt: skip
OTHER_TARGETS = ("any_spirit", "another_spirit", "self", "lands")
MODES = (
    "add", "modify", "range", "speed", "instead", "may_instead", "both", "first", "before_last", "inline", "special",
)  # fmt: skip


def target(land: str, range: int = 1, origin: str = "presence", terrain: str = "none") -> Line:
    things = (("range", str(range)), ("origin", origin), ("terrain", terrain), ("second", "2"))
    return Line("card", "target_land", parse_expression(land), (), things)


def threshold(mode: str, elements: str, effect: str) -> Line:
    return Line("card", f"threshold_{mode}", parse_expression(elements), parse(effect))


@pytest.mark.parametrize("language", LANGUAGES)
def test_targets_and_thresholds_have_words(language: str) -> None:
    lines = [target(land, range) for land in TARGETS for range in (0, 1)]
    lines += [target(land, origin="sacred_site") for land in TARGETS]
    lines += [target("land()", terrain=terrain) for terrain in ("jungle", "mountain", "sands", "wetland")]
    lines += [target("land()")._replace(when=f"target_{other}") for other in OTHER_TARGETS]
    lines += [target("has(beasts)")._replace(when="range_bonus")]
    lines += [threshold(mode, f"n(element.sun)>={n}", "fear(1)") for n, mode in enumerate(MODES, start=1)]
    told = said(language, lines)
    assert not [(text, complaints(text)) for text in told if complaints(text)]
    assert len(set(told)) == len(told)


def test_targets_and_thresholds_as_they_are_read() -> None:
    lines = [
        target("land(coastal())", origin="sacred_site"),
        target("land(terrain(jungle|wetland))", range=2),
        target("land(none(blight))", range=0, terrain="jungle"),
        threshold("add", "n(element.sun)>=3 and n(element.fire)>=2", "damage(+2)"),
        threshold("instead", "n(element.sun)>=3 or n(element.fire)>=3", "destroy(1, city)"),
    ]
    assert said("en", lines) == [
        "Range 1 from a sacred site of yours; target: 1 coastal land.",
        "Range 2 from your presence; target: 1 jungle or wetland.",
        "Range 0 from your presence in a jungle; target: 1 land without blight.",
        "3 Sun and 2 Fire: Deal 2 more damage.",
        "3 Sun or 3 Fire, instead: Destroy 1 city.",
    ]
    assert said("de", lines) == [
        "Reichweite 1 von eigener Heiliger Stätte; Einfluss: 1 Küstengebiet.",
        "Reichweite 2 von eigener Präsenz; Einfluss: 1 Dschungel- oder Sumpfgebiet.",
        "Reichweite 0 von eigener Präsenz in einem Dschungelgebiet; Einfluss: 1 Gebiet ohne Ödnis.",
        "3 Sonne und 2 Feuer: Zusätzlich 2 Schaden zufügen.",
        "3 Sonne oder 3 Feuer, stattdessen: 1 Stadt zerstören.",
    ]


# ---- the catalogues -------------------------------------------------------------------------------------------------

FAMILIES: dict[str, Iterable[str]] = {"verb": VERBS, "fn": FUNCTIONS, "word": WORDS, "noun": WORDS}
ASKED_FOR = (
    "when", "side", "element", "terrain", "piece", "phase", "step", "speed",
    "effect", "between", "compare", "lands", "number", "measure", "signed", "at", "kind",
    "joint",
)  # fmt: skip


def written(language: str) -> str:
    return (folder("spirit_island") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def about_effects(language: str) -> str:
    """The part of a catalogue about effects: between what people are told and asked, and the page."""
    return re.split(
        r"^## (?:Page|Seite)\b", re.split(r"^## (?:Things|Dinge)\n", written(language), flags=re.M)[1], flags=re.M
    )[0]


def entries(language: str) -> list[str]:
    """The keys of a catalogue that tell effects, without the name of the game."""
    resource = FluentParser().parse(about_effects(language))
    assert not [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    return [entry.id.name.removeprefix("spirit_island-") for entry in resource.body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_dead(language: str) -> None:
    """Every entry is a word of the vocabulary, is asked for by name, or is used by another entry."""
    quoted = {key_of(text) for line in EFFECTS.values() for text in re.findall(r'"([^"]*)"', line)}
    for key in entries(language):
        family, _, rest = key.partition("-")
        if family in FAMILIES:
            assert rest in {name.replace(".", "-") for name in FAMILIES[family]}, key
        elif family == "said":
            assert rest in quoted, key
        elif family not in ASKED_FOR:
            assert f"{{ spirit_island-{key} }}" in written(language), key


def test_both_languages_have_the_same_entries() -> None:
    """What is asked for is there in both; what only entries put in is a language's own."""
    english, german = map(entries, LANGUAGES)
    assert len(english) == len(set(english))
    asked_for = (
        {key for key in keys if key.partition("-")[0] in {*FAMILIES, *ASKED_FOR}} for keys in (english, german)
    )
    first, second = asked_for
    assert first ^ second == set()
