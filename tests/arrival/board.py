"""A position of The Arrival in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.table import Played
from tuath.core.position import Position
from tuath.games import find
from tuath.games.arrival.printed import Back
from tuath.games.arrival.state import State

RED, GREEN, BLUE, YELLOW = range(4)
GOODS = {"discs": "discs", "swords": "swords", "shields": "arms", "fomori": "horde"}


def arrival(
    *own: str,
    seats: int | None = None,
    fomori: str = "",
    castles: str | None = None,
    shields: Mapping[str, int] | None = None,
    turn: int = RED,
    actions: int = 2,
    round: int = 2,
    fame: Sequence[int] = (),
    corruption: Sequence[int] = (),
    tiles: Mapping[int, str] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    phase: str = "actions",
    lucky: bool = True,
    state: Mapping[str, Any] | None = None,
    **options: str,
) -> Played:
    """A game in its action phase.

    ``own`` gives each leader's fortified locations: "umall gaillim:2" is an Áit and a Broch. ``fomori`` gives those on
    the map: "ailech:athach temair" (a Sineach where no kind is named); ``castles`` is all four unless names are given.
    ``goods`` by seat: {RED: {"discs": 2, "swords": 1, "shields": 1, "fomori": 3}}. ``tiles`` by seat: ids, with spaces.
    What is taken is missing in the general supply, so that nothing is ever there twice.
    """
    game = find("arrival")
    printed = game.setup(game.complete(2, {})).printed
    setup = game.complete(seats or max(2, len(own)), {"questions": "all", **options})
    start: State = game.setup(setup)
    place = {id: n for n, id in enumerate(printed.locations)}
    start.phase, start.round, start.turn, start.actions, start.starter = phase, round, turn, actions, 0
    start.discs = [number - 1 for number in start.discs]  # one lies in the port
    start.begun = (1 << setup.seats) - 1
    start.sizes, start.tops, start.buried = [18, 18, 18], [Back(0), Back(1), Back(2)], [17, 17, 17]
    for seat, names in enumerate(own):
        for name, level in (each.partition(":")[::2] for each in names.split()):
            put_discs(start, seat, place[name], int(level or 1))
    for name, kind in (each.partition(":")[::2] for each in fomori.split()):
        put_fomori(start, place[name], printed.fomori.index(kind or "sineach"))
    if castles is not None:
        start.castles = sum(1 << place[name] for name in castles.split())
        start.turned_trophies[0] = 4 - start.castles.bit_count()  # they have been used up somewhere
    for province, number in (shields or {}).items():
        start.shields[printed.provinces.index(province)] = number
        start.arms_left -= number
    for seat, held in (goods or {}).items():
        take_goods(start, seat, held)
    for seat, ids in (tiles or {}).items():
        take_tiles(start, seat, ids.split())
    for name, values in (("fame", fame), ("collected", fame), ("corruption", corruption)):
        for seat, value in enumerate(values):
            getattr(start, name)[seat] = value
    for name, value in (state or {}).items():
        setattr(start, name, value)
    return Played(Position(game, setup, None, start), lucky)


def put_discs(state: State, seat: int, location: int, level: int) -> None:
    state.fortified[seat] |= 1 << location
    state.brochs |= (level >= 2) << location
    state.caers |= (level >= 3) << location
    state.stock[seat] -= level - 1  # the first disc is the one that setup keeps for the port
    if state.fortified[seat].bit_count() > 1:
        state.stock[seat] -= 1


def put_fomori(state: State, location: int, kind: int) -> None:
    state.fomori[kind] |= 1 << location
    state.face_down[kind] -= 1


def take_goods(state: State, seat: int, held: Mapping[str, int]) -> None:
    if "discs" in held:
        state.stock[seat] += state.discs[seat] - held["discs"]
    state.swords_left -= held.get("swords", 0)
    state.arms_left -= held.get("shields", 0)
    for name, number in held.items():
        getattr(state, GOODS[name])[seat] = number


def take_tiles(state: State, seat: int, ids: Sequence[str]) -> None:
    for id in ids:
        state.tiles[seat] += (state.printed.tile[id],)
        state.tile_supply[state.printed.tile[id]] -= 1


def discs_on(game: Played, location: str) -> tuple[int | None, int]:
    """Owner and number of discs of a location."""
    found = next(each for each in game.position.view()["locations"] if each["id"] == location)
    return found["owner"], found["discs"]


def fomori_on(game: Played, location: str) -> str | None:
    """The Fomori (or castle) on a location."""
    kind: str | None = next(each["fomori"] for each in game.position.view()["locations"] if each["id"] == location)
    return kind


def leader(game: Played, seat: int) -> Mapping[str, Any]:
    """What everybody sees of a leader."""
    found: Mapping[str, Any] = game.position.view()["leaders"][seat]
    return found


def begin(seats: int = 2, lucky: bool = True, **options: str) -> Played:
    """A game from its very start; without ``lucky`` chance waits to be told."""
    game = find("arrival")
    return Played(Position(game, game.complete(seats, {"questions": "all", **options})), lucky)


def until(game: Played, question: str) -> None:
    """Everybody passes, or else gives the first answer there is, until this question is put to somebody."""
    while game.pending() and question not in map(game.asked, game.pending()):
        seat = next(iter(game.pending()))
        options = game.options(seat)
        game.play(seat, "pass" if "pass" in options else options[0])


def wander(game: Played, choose: Callable[[Sequence[str]], str], steps: int) -> Iterator[tuple[str, str]]:
    """Any legal answers, one after the other; each question is told with its answer when that has been given."""
    for _ in range(steps):
        if not game.pending():
            return
        seat = next(iter(game.pending()))
        question, answer = game.asked(seat), choose(game.options(seat))
        game.play(seat, answer)
        yield question, answer
