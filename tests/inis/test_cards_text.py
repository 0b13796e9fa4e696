"""What cards say: printed from what they do, in every language, complete, and never two effects in the same words."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.core.notation import Line, check, parse, write
from tuath.games.inis.printed import BUILT_IN, Printed, card_text, domains, load_printed
from tuath.games.inis.vocabulary import FUNCTIONS, ONLY_AT, PRINTED_MOMENTS, TRIGGERS, VERBS, WORDS, vocabulary
from tuath.words.catalogue import Catalogue, catalogue_text
from tuath.words.languages import LANGUAGES

RAW: dict[str, Any] = json.loads(BUILT_IN.read_text(encoding="utf-8"))


class Cards:
    """As much of the game as its words need."""

    key = "inis"

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.domains = domains(printed)

    def names(self) -> dict[str, str]:
        return {}

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        return self.printed.titles

    def lines(self) -> Mapping[str, tuple[Line, ...]]:
        return self.printed.lines


def game_of(printed: Printed) -> Game[Any]:
    return cast("Game[Any]", Cards(printed))


@cache
def material() -> Printed:
    return load_printed()


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, game_of(material()))


def written(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    data = copy.deepcopy(RAW)
    change(data)
    file = tmp_path / "inis.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def card(data: dict[str, Any], id: str) -> dict[str, Any]:
    return next(card for card in data["cards"]["cards"] if card["id"] == id)


# ---- the material ---------------------------------------------------------------------------------------------------


@pytest.mark.more  # a frozen copy of what is printed: whoever adds something changes it
def test_all_cards_are_there() -> None:
    """I-1.2: 17 Action cards, four of them for four players, 16 Advantage cards, 30 Epic Tales."""
    printed = material()
    assert [len(printed.actions), len(printed.advantages), len(printed.epics)] == [17, 16, 30]
    four = {id for place, id in enumerate(printed.cards) if printed.four >> place & 1}
    assert four == {"act_emissaries", "act_master_craftsman", "act_raid", "act_scouts_spies"}  # I-4.1
    for territory, id in enumerate(printed.territories):
        assert printed.cards[printed.advantage_of[territory]] == f"adv_{id}"
    assert {printed.territories[place] for place, effects in enumerate(printed.effects) if effects} == {
        "gates", "mountains", "stone_circle", "swamp",
    }  # fmt: skip  # I-14.1


def test_every_trigger_has_a_card() -> None:
    assert all(material().answers[when] for when in TRIGGERS)


def test_every_word_of_the_vocabulary_is_used() -> None:
    """What no card says, nobody needs to know."""
    lines = [mode["effect"] + " " + mode.get("if", "") for c in RAW["cards"]["cards"] for mode in c["modes"]]
    lines += [effect["effect"] for place in RAW["territories"]["territories"] for effect in place["effects"]]
    said = {word for line in lines for word in re.findall(r"[a-z_][a-z_.]*", line)}
    assert {*VERBS, *FUNCTIONS} <= said
    assert {*WORDS} - said <= {"here", "discard", "draw", "build", "place"}  # what is meant when nothing is said
    assert {*ONLY_AT} <= {*VERBS, *FUNCTIONS, *WORDS}


def test_every_word_is_explained() -> None:
    """An owner who corrects a card finds every verb, function and word in the documentation."""
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    page = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    told = {word for code in re.findall(r"`([^`]+)`", page) for word in re.findall(r"[a-z_][a-z_.]*", code)}
    assert {*VERBS, *FUNCTIONS} <= told
    assert {word for word, kind in WORDS.items() if kind not in ("flag", "verb")} <= told


def test_the_data_file_is_in_canonical_notation() -> None:
    for c in RAW["cards"]["cards"]:
        for mode in c["modes"]:
            assert write(parse(mode["effect"])) == mode["effect"]


def test_every_entry_names_its_origin() -> None:
    known = set(RAW["origin_values"])
    for c in RAW["cards"]["cards"]:
        assert {c["origin"]["effect"], *c["origin"]["names"].values()} <= known
    for place in RAW["territories"]["territories"]:
        assert {place["origin"]["effects"], *place["origin"]["names"].values()} <= known
    assert all(RAW[part]["origin"] in known for part in ("pieces", "numbers", "deals", "layouts"))


def test_start_layouts_touch() -> None:
    """I-3.5, I-4.4: each tile touches two others; the two tiles of two players touch each other."""
    for players, tiles in material().layouts.items():
        near = [
            sum(
                any(abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1 and a[0] + a[1] - b[0] - b[1] in (-1, 0, 1)
                    for a in tile for b in other)
                for other in tiles if other != tile
            )
            for tile in tiles
        ]  # fmt: skip
        assert len(tiles) == players
        assert min(near) >= min(2, players - 1)


# ---- the texts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text(language: str) -> None:
    """No key, no placeholder and no word of the notation is left over; every sentence is one."""
    catalogue = words(language)
    for thing, lines in material().lines.items():
        message = card_text(material(), thing)
        assert message is not None
        texts = [catalogue.say(f"{message.key}-{number}") for number in range(1, len(lines) + 1)]
        for text in [catalogue.render(message), *texts]:
            assert not re.search(r"[⟨⟩{}#_$]|  | [.,:;]|\(\s|::|\.\.|#\d", text), text
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert not re.search(r"\b(clash_\w+|there there|dort dort|here here|hier hier)\b", text), text
        assert all(text in catalogue.render(message) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_never_have_the_same_words(language: str) -> None:
    said: dict[str, Line] = {}
    catalogue = words(language)
    for thing, lines in material().lines.items():
        key = f"inis-text-{thing.partition(':')[2]}"
        for number, line in enumerate(lines, start=1):
            text = catalogue.say(f"{key}-{number}")
            assert said.setdefault(text, line)[1:] == line[1:], f"{thing} reads like another card: {text}"


VARIANTS = [
    ("draw(1)", "draw(2)", "draw(3, keep=1)", "draw(3, keep=2)", "deed(1)", "deed(2)"),
    tuple(f"place({q}, clan.own, to={to})" for q in ("1", "2", "<=2", "some") for to in ("capital", "territory()")),
    tuple(
        f"at(territory(present())){{move({q}, clan.own, {how})}}"
        for q in ("1", "2", "<=3", "any", "some", "all")
        for how in ("to=adjacent", "to=adjacent, clash=no", "to=elsewhere()", "from=adjacent")
    ),
    tuple(f"remove(1, {clans}, from={where})" for clans in ("clan", "clan.own", "clan.opposing")
          for where in ("capital", "territory()", "territory(present())", "territory(chieftain())")),
    tuple(f"at({q}territory({c})){{place(1, clan.own)}}" for q in ("", "all, ", "<=2, ", "<=3, ")
          for c in ("present()", "chieftain()", "present() and has(sanctuary)", "present() and none(sanctuary)")),
    ("may{draw(1)}", "either{draw(1)}or{deed(1)}", "draw(1); deed(1)", "deed(1); draw(1)", "may{draw(1); deed(1)}"),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_an_effect_gets_lost(language: str, tmp_path: Path) -> None:
    """Other numbers, places and pieces, as an owner may write them, give other words."""
    effects = [effect for family in VARIANTS for effect in family]
    for effect in effects:
        check(parse(effect), vocabulary("own_turn", has_home=False))

    def change(data: dict[str, Any]) -> None:
        card(data, "act_bard")["modes"] = [{"side": "season", "effect": effect} for effect in effects]

    catalogue = Catalogue(language, game_of(load_printed(written(tmp_path, change))))
    texts = [catalogue.say(f"inis-text-act_bard-{number}") for number in range(1, len(effects) + 1)]
    assert not any(re.search(r"[⟨{#]", text) for text in texts)
    alike = [(a, b) for a, b in zip(texts, effects, strict=True) if texts.count(a) > 1]
    assert not alike


def test_some_texts_as_they_are_read() -> None:
    english, german = words("en"), words("de")
    assert english.say("inis-text-act_bard-1") == "Draw one Epic Tale."
    assert german.say("inis-text-act_bard-1") == "Ziehe eine Heldentat."
    assert german.say("inis-text-act_new_clans-1") == (
        "Setze zwei Clans in einem oder mehreren Gebieten ein, in denen du anwesend bist."
    )
    assert german.say("inis-text-adv_lost_vale-1") == (
        "Nach einer eigenen Jahreszeitenkarte: Ziehe einen beliebigen Clan aus einem Nachbargebiet friedlich"
        " ins Verlorene Tal."
    )
    assert english.say("inis-text-mountains") == (
        "When clans move in here: their owner throws away one Action card or removes one of their clans here."
    )


def test_names_come_from_the_data_file(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        card(data, "act_bard")["names"]["de"] = "Sänger {1}"

    german = Catalogue("de", game_of(load_printed(written(tmp_path, change))))
    assert german.name("card:act_bard") == "Sänger {1}"
    assert words("de").name("card:act_bard") == "Barde"
    assert words("en").name("card:act_bard") == "Bard"
    assert words("de").name("territory:lost_vale", form="in") == "im Verlorenen Tal"


def test_the_catalogue_for_the_page_has_the_texts() -> None:
    text = catalogue_text("de", game_of(material()))
    assert "\ninis-text-act_bard-1 = Ziehe eine Heldentat.\n" in text
    assert "\ninis-card-act_bard = Barde\n" in text


# ---- data files that an owner has changed ---------------------------------------------------------------------------


def put(id: str, **changes: Any) -> Callable[[dict[str, Any]], None]:
    """Change the first mode of a card."""

    def change(data: dict[str, Any]) -> None:
        card(data, id)["modes"][0].update(changes)

    return change


@pytest.mark.parametrize(
    ("change", "key", "named"),
    [
        (put("act_bard", effect="draw(1"), "notation-syntax", "7"),
        (put("act_bard", effect="drow(1)"), "notation-unknown", "drow"),
        (put("act_bard", effect="draw(clan)"), "notation-kind", "clan"),
        (put("act_bard", effect="draw(+1)"), "notation-kind", "+1"),
        (put("act_bard", effect="draw(1, 2)"), "notation-arguments", "draw"),
        (put("act_bard", effect="draw(1){deed(1)}"), "notation-block", "draw"),
        (put("act_bard", effect="give(1, action)"), "notation-key", "give"),
        (put("act_bard", effect="draw(3, keep=1, keep=2)"), "notation-twice", "keep"),
        (put("act_bard", effect="draw(1) €"), "notation-character", "€"),
        (put("act_bard", effect="cancel(attack)"), "notation-unknown", "attack"),
        (put("act_bard", effect="at(home){draw(1)}"), "notation-unknown", "home"),
        (put("act_bard", **{"if": "n(action)"}), "notation-kind", "n(action)"),
        (put("act_bard", side="summer"), "unknown", "summer"),
        (put("act_geis", when="never"), "unknown", "never"),
        (put("act_geis", effect=""), "kind", "text"),
        (lambda data: card(data, "adv_cove").update(territory="moor"), "length", "15"),
        (lambda data: card(data, "act_bard").update(kind="epic"), "order", "action"),
        (lambda data: card(data, "act_bard").update(id="act_geis"), "twice", "act_geis"),
        (lambda data: data["layouts"]["by_players"]["2"].__setitem__(0, [[0, 0], [1, 0], [2, 0]]), "tile", ""),
        (lambda data: data["deals"]["by_players"].update({"4": [5]}), "range", "21"),
        (lambda data: data["territories"]["territories"][2]["effects"][0].update(when="dusk"), "unknown", "dusk"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], None], key: str, named: str, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        load_printed(written(tmp_path, change))
    message = refused.value.refusal.message
    assert message.key == f"core-data-{key}"
    for language in LANGUAGES:
        text = Catalogue(language).render(message)
        assert named in text or key == "kind", text
        assert not re.search(r"⟨|\{\s*\$", text), text


def test_another_effect_is_another_material(tmp_path: Path) -> None:
    changed = load_printed(written(tmp_path, put("act_bard", effect="draw(2)")))
    assert changed.fingerprint != material().fingerprint

    def rename(data: dict[str, Any]) -> None:
        card(data, "act_bard")["names"]["de"] = "Sänger"

    assert load_printed(written(tmp_path, rename)).fingerprint == material().fingerprint


@pytest.mark.parametrize("when", PRINTED_MOMENTS)
def test_what_speaks_of_another_moment_is_not_known(when: str) -> None:
    assert "that_card" not in vocabulary(when, has_home=False).words
    assert ("owner" in vocabulary(when, has_home=False).words) == (when == "clans_moved_in")
