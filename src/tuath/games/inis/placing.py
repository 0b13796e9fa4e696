"""Where name, buildings and clans of a territory stand: in pixels from its place, at any size as on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from tuath.core.drawing.plane import Point
from tuath.games.inis.land import RADIUS

View = Mapping[str, Any]
Thing = TypeVar("Thing")
BEHIND = 0.42  # each clan behind the first shows so much of itself
PILL = 1.55  # a building with a number is so much wider than one alone
GAP = 5
MOST = 3  # of a player's clans that are drawn
CARD = 2.6  # beside a name there is so much room for the chieftain and the card, in letters
WIDE, NARROW, CAPITALS = "mwMWÓ", "iljtfrI .'", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"


class Sizes(NamedTuple):
    letters: float
    building: float
    clan: float
    room: float  # how wide name and pieces may be


class Building(NamedTuple):
    kind: str
    number: int
    inside: int | None  # whose clan, in a clash


class Group(NamedTuple):
    """Clans of a player."""

    seat: int
    clans: int
    drawn: int  # one behind the other
    width: float


class Layout(NamedTuple):
    sizes: Sizes
    lines: Sequence[str]  # a long name stands in two
    name: float  # the middle of its height
    buildings: Sequence[tuple[Building, Point]]
    groups: Sequence[tuple[Group, Point]]

    @property
    def half(self) -> float:
        """Half of the width of the name."""
        return max(map(width_of, self.lines)) * self.sizes.letters / 2


def between(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def sizes_at(scale: float, larger: float = 1) -> Sizes:
    letters, building, clan = between(27 * scale, 12.5, 22), between(44 * scale, 17, 42), between(54 * scale, 20, 50)
    return Sizes(letters, building * larger, clan * larger, sqrt(3) * RADIUS * 2 * scale * 0.86)


def layout_of(view: View, here: View, name: str, sizes: Sizes) -> Layout:
    """Name, buildings and clans below each other; those that are not there take no room."""
    lines = lines_of(name, sizes)
    built, clans = list(buildings_of(view, here)), list(clans_outside(view, here))
    heights = [
        sizes.letters * (0.3 + len(lines)),
        sizes.building * 1.08 if built else 0,
        sizes.clan * 1.14 if clans else 0,
    ]
    middles = [sum(heights[:n]) + height / 2 - sum(heights) / 2 for n, height in enumerate(heights)]
    wide = {True: sizes.building * PILL, False: sizes.building}
    placed = in_row(built, lambda one: wide[one.number > 1], sizes.room)
    grouped = in_row(groups_of(clans, sizes), lambda group: group.width, sizes.room)
    return Layout(
        sizes,
        lines,
        middles[0],
        [(one, (x, middles[1])) for one, x in placed],
        [(group, (x, middles[2])) for group, x in grouped],
    )


# ---- the name --------------------------------------------------------------------------------------------------------


def width_of(line: str) -> float:
    """How wide its letters are, as part of their height."""
    return sum(
        0.8 if letter in WIDE else 0.33 if letter in NARROW else 0.66 if letter in CAPITALS else 0.53 for letter in line
    )


def lines_of(name: str, sizes: Sizes) -> list[str]:
    cuts = [place for place, letter in enumerate(name) if letter == " "]
    if not cuts or width_of(name) * sizes.letters + sizes.letters * CARD < sizes.room:
        return [name]
    cut = min(cuts, key=lambda place: abs(place - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


# ---- what stands there -----------------------------------------------------------------------------------------------


def sheltered(view: View, here: View) -> Sequence[int]:
    """By seat, the clans in Citadels: in a clash alone."""
    clash = view["clash"]
    is_here = clash is not None and clash["territory"] == here["id"]
    found: Sequence[int] = clash["sheltered"] if is_here else [0] * len(here["clans"])
    return found


def buildings_of(view: View, here: View) -> Iterator[Building]:
    """The Capital first, whose clan is in each as far as one may think so, and empty Citadels as one."""
    inside = [seat for seat, number in enumerate(sheltered(view, here)) for _ in range(number)]
    if here["capital"]:
        yield Building("capital", 1, inside[0] if inside else None)
        inside = inside[1:]
    yield from (Building("citadel", 1, seat) for seat in inside[: here["citadels"]])
    if here["citadels"] > len(inside):
        yield Building("citadel", here["citadels"] - len(inside), None)
    if here["sanctuaries"]:
        yield Building("sanctuary", here["sanctuaries"], None)
    if here["festival"]:
        yield Building("festival", 1, None)


def clans_outside(view: View, here: View) -> Iterator[tuple[int, int]]:
    for seat, (clans, inside) in enumerate(zip(here["clans"], sheltered(view, here), strict=True)):
        if clans > inside:
            yield seat, clans - inside


def groups_of(clans: Sequence[tuple[int, int]], sizes: Sizes) -> list[Group]:
    """As many as three are drawn; where that is too wide, one with its number."""
    found = list[Group]()
    for most in range(MOST, 0, -1):
        found = [group_of(seat, number, min(number, most), sizes) for seat, number in clans]
        if sum(group.width + GAP for group in found) - GAP <= sizes.room:
            break
    return found


def group_of(seat: int, clans: int, drawn: int, sizes: Sizes) -> Group:
    return Group(seat, clans, drawn, sizes.clan * (0.74 + BEHIND * (drawn - 1)) + 4)


def in_row(things: Sequence[Thing], width: Callable[[Thing], float], room: float) -> Iterator[tuple[Thing, float]]:
    """Side by side around the middle; closer together where there is no room."""
    whole = sum(map(width, things)) + GAP * (len(things) - 1)
    squeeze = room / whole if whole > room else 1
    x = -whole * squeeze / 2
    for thing in things:
        yield thing, x + width(thing) * squeeze / 2
        x += (width(thing) + GAP) * squeeze
