"""A referee sees what cannot be: each thing is put wrong once, in what the table shows."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.play import any_answer
from tests.referees.arrival import ArrivalReferee
from tests.referees.inis import InisReferee
from tests.referees.origo import OrigoReferee
from tests.referees.players import LEAVES_IT, Mischievous
from tests.referees.spirit_island import SpiritIslandReferee
from tests.referees.watching import Foul, Referee, Tally, watch
from tuath.core.position import Position
from tuath.games import find

REFEREES: dict[str, type[Referee]] = {
    kind.key: kind for kind in (ArrivalReferee, OrigoReferee, InisReferee, SpiritIslandReferee)
}
Wrong = Callable[[Any], object]


def more(thing: Any, key: Any, number: int = 1) -> None:
    thing[key] += number


def occupied(view: Any) -> Any:
    return next(land for land in view["lands"] if land["pieces"])


def held(view: Any) -> Any:
    return next(place for place in view["locations"] if place["owner"] is not None)


WRONG: dict[str, list[tuple[str, Wrong]]] = {
    "arrival": [
        ("A-1.4", lambda view: held(view).update(fomori="sineach")),
        ("A-1.5", lambda view: held(view).update(discs=4)),
        ("A-2.1", lambda view: more(view["leaders"][0], "stock")),
        ("A-2.1: swords", lambda view: more(view["supply"], "swords")),
        ("A-2.1: shields", lambda view: more(view["provinces"][0], "shields")),
        ("A-2.1: tactic tiles", lambda view: more(view, "tile_supply")),
        ("A-2.1: sineach", lambda view: more(view["repelled"], "sineach")),
        ("A-2.1: castles", lambda view: more(view["leaders"][0], "trophies")),
        ("A-4.2", lambda view: more(view, "limit")),
        ("A-15.10", lambda view: more(view["leaders"][1], "kept")),
        ("corruption of 1", lambda view: more(view["leaders"][1], "corruption", -99)),
    ],
    "origo": [
        ("O-1.1", lambda view: more(view["regions"][0]["shields"], 0)),
        ("O-1.6", lambda view: view["regions"][0].update(full=not view["regions"][0]["full"])),
        ("O-1.7", lambda view: more(view["players"][0], "total")),
        ("O-2.4", lambda view: more(view, "pile")),
        ("O-2.5", lambda view: view["founding_track"][-1].update(country="italy")),
        ("O-4.2", lambda view: more(view["players"][2], "supply")),
    ],
    "inis": [
        ("I-1.1: [", lambda view: more(view["players"][0], "reserve")),
        ("less than none", lambda view: more(view["players"][0], "deeds", -1)),
        ("I-1.1: Citadels", lambda view: more(view["supply"], "citadels")),
        ("I-1.1: Sanctuaries", lambda view: more(view["territories"][0], "sanctuaries")),
        ("I-1.2", lambda view: more(view["epic"], "deck", -1)),
        ("I-1.3", lambda view: [land.update(capital=True) for land in view["territories"]]),
        ("I-2.2", lambda view: view["territories"][0].update(chieftain=-1)),
        ("I-3.3", lambda view: view["territories"][0].update(neighbours=[])),
        ("I-4.1", lambda view: more(view["action_discard"], "count")),
        ("two places", lambda view: view["display"].append((view["turned"] + view["display"])[0])),
    ],
    "spirit_island": [
        ("S-1.1", lambda view: occupied(view)["pieces"][0].update(count=0)),
        ("S-9.7", lambda view: occupied(view)["pieces"][0].update(damage=3)),
        ("less than none", lambda view: more(occupied(view), "blight", -9)),
        ("S-22.8", lambda view: occupied(view).update(in_play=False)),
        ("S-22.10", lambda view: occupied(view).update(joined="1-1")),
        ("S-1.4", lambda view: more(view["spirits"][0], "destroyed", 13)),
        ("S-5.2", lambda view: more(view["spirits"][0], "energy", -99)),
        ("S-2.10", lambda view: view["spirits"][0].update(played=["x", "x"])),
        ("S-8.3", lambda view: view["invaders"].update(build=["1_sands"], ravage=["1_sands"])),
        ("less fear", lambda view: more(view["fear"], "pool", -99)),
    ],
}  # fmt: skip


@cache
def somewhere(key: str) -> tuple[Position[Any], Any]:
    """Well into a game, in the middle of a round."""
    game, rng = find(key), Random(5)
    position = Position(game, game.complete(3, {}), 5)
    while position.count < 60 or not is_settled(key, position.view()):
        position.play(*any_answer(position, rng))
    return position, position.view()


def is_settled(key: str, view: Any) -> bool:
    if key == "inis":
        return view["phase"] == "season" and not view["table"] and view["clash"] is None and bool(view["display"])
    return key != "arrival" or any(place["owner"] is not None for place in view["locations"])


@pytest.mark.parametrize("key", REFEREES)
def test_nothing_is_wrong_there(key: str) -> None:
    position, view = somewhere(key)
    referee = REFEREES[key]()
    referee.begin(position)
    assert list(referee.faults(view, position)) == []


@pytest.mark.parametrize(("key", "number"), [(key, number) for key in WRONG for number in range(len(WRONG[key]))])
def test_what_is_put_wrong_is_seen(key: str, number: int) -> None:
    told, put_wrong = WRONG[key][number]
    position, view = somewhere(key)
    tampered = copy.deepcopy(view)
    put_wrong(tampered)
    referee = REFEREES[key]()
    referee.begin(position)
    assert any(told in fault for fault in referee.faults(tampered, position))


def test_a_foul_names_the_game_to_repeat_it_with() -> None:
    """The same seed and player are the same game."""

    class Strict(ArrivalReferee):
        def faults(self, view: Any, position: Position[Any]) -> Any:
            yield from (["too long"] if position.count > 40 else [])

    fouls = []
    for _ in range(2):
        with pytest.raises(Foul, match=r"arrival, seed 7, number 0, mischievous, answer \d+.*too long") as foul:
            watch(Strict(), find("arrival"), 7, "mischievous", 0, Tally())
        fouls.append(str(foul.value))
    assert fouls[0] == fouls[1]


def test_a_seat_that_sees_otherwise_what_lies_open_is_a_foul(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.referees.watching.SEEN", 1.0)

    class Confused(InisReferee):
        def open_things(self, view: Any) -> Any:
            return view["players"]  # with the own hand

    with pytest.raises(Foul, match="sees something else"):
        watch(Confused(), find("inis"), 3, "random", 0, Tally())


def test_who_looks_for_trouble_acts_on_what_others_have_named() -> None:
    player = Mischievous()
    player.named.append(frozenset({"cove"}))
    recent = frozenset({"cove"})
    assert player.pull("cove:p2", recent) > player.pull("hills:p2", recent) > player.pull(min(LEAVES_IT), recent)
