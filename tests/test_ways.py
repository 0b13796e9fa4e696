"""Whatever is refused has a reason, and a way that is offered works: tried in random games of every title."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import reduce
from itertools import islice
from operator import or_
from random import Random
from typing import Any

import pytest

from tests.amounts import mostly
from tests.arrival.board import RED, arrival
from tests.conftest import Seeds
from tests.origo.board import origo
from tests.play import random_game
from tuath.core.game import Game
from tuath.core.hops import hops
from tuath.core.position import Position
from tuath.core.question import NATURE, Seat
from tuath.core.ways import MOST, TRIES, Search, Way, ways
from tuath.games import folder
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES

EVERY = 9  # of so many positions one is looked at
TRIED = 3  # wishes at each


def refused(game: Game[Any], seed: int) -> Iterator[tuple[Position[Any], Seat, str]]:
    """What somebody may wish in vain, here and there in a random game."""
    rng = Random(seed)
    for position in islice(random_game(game, seed), seed % EVERY, None, EVERY):
        for seat, decision in position.decisions.items():
            vain = [id for value, id in enumerate(decision.domain.ids) if value not in decision.values]
            for option in rng.sample(vain, min(TRIED, len(vain))) if seat != NATURE else []:
                yield position, seat, option


@pytest.mark.slow
@mostly("arrival")
def test_no_refusal_is_without_a_reason(real_game: Game[Any], seeds: Seeds) -> None:
    """Not even “not possible now”: each names a paragraph, and there are words for it in both languages."""
    languages = [Catalogue(language, real_game) for language in LANGUAGES]
    for seed in seeds(3, 12):
        for position, seat, option in refused(real_game, seed):
            refusal = position.why_not(seat, option)
            assert refusal is not None
            assert refusal.rule
            assert refusal.message.key.startswith(f"{real_game.key}-"), refusal
            for words in languages:
                said = words.render(refusal.message)
                assert re.search(r"[.!]$", said), said
                assert not re.search(r"⟨|\{\s*[$A-Z]", said), said


@mostly("inis")
def test_whoever_asks_without_laws_says_what_alone_can_be_chosen(real_game: Game[Any]) -> None:
    """Where no law speaks, the question has words of its own, unless all of its answers are always offered."""
    keys = {question.key for question in real_game.questions}
    for key in asked_without_laws(real_game.key) & keys:
        for language in LANGUAGES:
            assert Catalogue(language, real_game).has(f"{key}-only"), key


def asked_without_laws(game: str) -> set[str]:
    """The keys of questions that the sources put with options of their own and no law that would say why."""
    sources = [path.read_text(encoding="utf-8") for path in folder(game).rglob("*.py")]
    known = dict(found for text in sources for found in re.findall(r'^([A-Z_]+)\b.*\bQuestion\("([\w-]+)"', text, re.M))
    names: set[str] = set()
    for node in (node for text in sources for node in ast.walk(ast.parse(text))):
        match node:
            case ast.Call(func=ast.Attribute(attr="choose"), args=[_, ast.Name(id=name), _], keywords=[]):
                names.add(name)
    return {known[name] for name in names if name in known}


@pytest.mark.more
@pytest.mark.slow
def test_a_way_can_be_gone(real_game: Game[Any], seeds: Seeds) -> None:
    """Its first step is an option now, or after the seat has taken back its own last choice."""
    kinds: set[str] = set()
    for seed in seeds(1, 4):
        for position, seat, option in refused(real_game, seed):
            before = position.save()
            found = ways(position, seat, option)
            assert position.save() == before
            assert len(found) <= MOST
            for way in found:
                kinds.add(way.kind)
                go(position, seat, option, way)
    assert {"instead", "other", "first"} & kinds


def go(position: Position[Any], seat: Seat, wish: str, way: Way) -> None:
    """The first step, as a player would take it."""
    then = position.copy()
    if way.is_back:
        assert then.no_undo(seat) is None
        then.undo(seat)
    asked = then.decisions[seat]
    assert asked.question is way.step.question
    assert way.step.option in asked.options
    then.answer(seat, way.step.option)
    if way.kind == "other":
        assert way.then is not None
        assert then.decisions[seat].question is way.then.question
        assert wish in then.decisions[seat].options


def test_what_may_be_chosen_needs_no_way(game: Game[Any]) -> None:
    for position in islice(random_game(game, 2), 0, 30):
        for seat, decision in position.decisions.items():
            assert ways(position, seat, decision.options[0]) == ()
            assert ways(position, seat, "no such thing") == ()
    assert ways(position, 99, "no such thing") == ()


@pytest.mark.slow
@mostly("inis")
def test_ways_do_not_peek(real_game: Game[Any]) -> None:
    """Two positions that a seat cannot tell apart have the same ways: nothing hidden and no chance is looked at."""
    rng = Random(5)
    for position, seat, option in islice(refused(real_game, 5), 60):
        assert found_ahead(position, seat, option) == found_ahead(position.imagine(seat, rng), seat, option)


def found_ahead(position: Position[Any], seat: Seat, option: str) -> list[Way | None]:
    """Without what takes something back, for an imagined past cannot be taken back."""
    decision = position.decisions[seat]
    search = Search(position, seat, decision, decision.domain.index[option])
    return [next(search.first(), None), next(search.instead(), None)]


@mostly("spirit_island")
def test_a_search_ends(real_game: Game[Any]) -> None:
    """By how much is tried, not by how long it takes."""
    for position, seat, option in islice(refused(real_game, 3), 40):
        decision = position.decisions[seat]
        search = Search(position, seat, decision, decision.domain.index[option])
        for kind in (search.other(), search.first(), search.instead()):
            list(kind)
        assert 0 <= search.tries <= TRIES


# ---- examples -------------------------------------------------------------------------------------------------------


def test_hops_count_the_steps() -> None:
    chain = [0b010, 0b101, 0b010, 0]

    def near(places: int) -> int:
        return reduce(or_, (chain[place] for place in range(4) if places >> place & 1), 0)

    assert hops(near, 0b0001, 0b0001) == 0
    assert hops(near, 0b0001, 0b0100) == 2
    assert hops(near, 0b0001, 0b1000) is None


def test_on_a_place_of_the_fomori_they_can_be_repelled() -> None:
    """The same place, with another act: the choice to build is taken back."""
    game = arrival("ath_cliath", "gaillim", fomori="temair", goods={RED: {"discs": 2, "swords": 5}})
    game.play(RED, "build")
    way = ways(game.position, RED, "temair")[0]
    assert (way.kind, way.is_back, way.step.option) == ("other", True, "repel")
    assert way.then is not None
    assert way.then.question.key == "arrival-repel"


def test_a_place_too_far_off_is_reached_by_building_nearer_first() -> None:
    game = arrival("temair", "luimnech", goods={RED: {"discs": 3}}, fame=(0,))
    game.play(RED, "build")
    found = {way.kind: way for way in ways(game.position, RED, "cruachain")}
    first = found["first"].step.option
    game.play(RED, first)
    game.play(RED, "build", "cruachain")


def test_who_may_not_pass_can_spread() -> None:
    game = arrival("temair", "gaillim", goods={RED: {"fomori": 3}})
    (way,) = ways(game.position, RED, "pass")
    assert (way.kind, way.step.option) in {("instead", "spread"), ("first", "spread")}


def test_a_field_that_the_card_does_not_fit_may_fit_another() -> None:
    game = origo("E5 E6", "A1", hands={RED: "column:7 row:F"})
    game.play(RED, "expand", "column:7")
    way = ways(game.position, RED, "F6")[0]
    assert (way.kind, way.is_back, way.step.option) == ("other", True, "row:F")
