"""The board of Origo as the page draws it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tuath.core.drawing.coast import OUTLINED, shallows, styles, washed
from tuath.core.drawing.plane import Box, Point, overlap
from tuath.core.drawing.shapes import Pen, Picture, at, centred, short, symbol, tag, text, thing
from tuath.games.origo.land import COLOURS, ROWS, SIDE, Path, middle_of, path_around
from tuath.games.origo.plate import SMALL, WIDE, Plate, plate_of

View = Mapping[str, Any]
AROUND, CROWN = 16, 24  # room round the path for the heads of the leaders, and by how much they stand out over it
FLAG = 19  # room at the right for the sign of a leader who has been round the track
RADIUS, ON_SMALL = 0.36, 1.3  # of a shield, in fields; and how much larger on a small map
EDGE = 12  # how far the map reaches over its frame
LEAST = 11  # pixels that can still be read
LETTERS = 24  # from the map to its letters and numbers


class Tribe(NamedTuple):
    """Colour, emblem, the symbol of its shields, and whether that is drawn in light lines."""

    colour: str
    emblem: str
    pattern: str
    is_dark: bool


TRIBES = {
    "huns": Tribe("madder", "spear", "tribe-huns", True),
    "goths": Tribe("woad", "wave", "tribe-goths", True),
    "langobards": Tribe("verdigris", "leaf", "tribe-lombards", False),
    "anglo_saxons": Tribe("gall", "knot", "tribe-saxons", True),
    "vandals": Tribe("orpiment", "wheel", "tribe-vandals", False),
}
NO_TRIBE = Tribe("folium", "triskel", "tribe-saxons", False)  # of a player who has not chosen yet


class Sheet(NamedTuple):
    """The board at a size."""

    plate: Plate
    path: Path
    tribes: Sequence[Tribe]
    pen: Pen
    scale: float

    @property
    def side(self) -> float:
        return SIDE * self.scale

    @property
    def radius(self) -> float:
        return self.side * RADIUS * (ON_SMALL if self.pen.small else 1)

    def place(self, point: Sequence[float]) -> str:
        return at(point[0] * self.scale, point[1] * self.scale)


def picture(material: Mapping[str, Any], view: View, pen: Pen) -> Picture:
    scale = SMALL if pen.small else WIDE
    tribes = [TRIBES.get(player["tribe"] or "", NO_TRIBE) for player in view["players"]]
    sheet = Sheet(plate_of(material), path_around(material), tribes, pen, scale)
    box = sheet.path.bounds.grown(AROUND, AROUND)
    origin = (-box.x0 * scale, (CROWN - box.y0) * scale)
    frame = [*spaces(sheet, material["constants"]["start_spaces"]), *labels(sheet)]
    ground = tag("g", tag("g", *land(sheet), transform=f"scale({scale})"), *frame, transform=at(*origin))
    pieces = [*leaders(sheet, view), *shields(sheet, view), *stones(sheet, view), *names(sheet)]
    width, height = (box.x1 - box.x0) * scale + FLAG, (box.y1 - box.y0 + CROWN) * scale
    return Picture(width, height, ground, pieces, origin, STYLE, list(told(view, pen)), "var(--ground)")


# ---- land and sea ----------------------------------------------------------------------------------------------------

SHALLOWS = ((66, 25), (42, 40), (22, 60))  # width, and how much shallow there is in it
BANDS = ((34, 0.16), (15, 0.3))


def land(sheet: Sheet) -> Iterator[str]:
    plate, size = sheet.plate, sheet.plate["size"]
    lands = plate["lands"]
    yield from (tag("path", id=f"%{area['id']}", cls="shape", d=area["path"]) for area in lands)
    clips = (tag("clipPath", tag("use", href=f"#%{area['id']}"), id=f"%in-{area['id']}") for area in lands)
    together = tag("g", *(tag("use", href=f"#%{area['id']}") for area in lands), id="%all")
    frame = tag("clipPath", tag("rect", width=size, height=size, rx=4), id="%map")
    yield tag("defs", *clips, together, frame)
    yield tag("rect", cls="sheet", x=-EDGE, y=-EDGE, width=size + 2 * EDGE, height=size + 2 * EDGE, rx=8)
    yield tag("g", *inside(plate), clip_path="url(#%map)")
    yield tag("rect", cls="frame", width=size, height=size, rx=4)


def inside(plate: Plate) -> Iterator[str]:
    yield tag("rect", cls="sea", width=plate["size"], height=plate["size"])
    yield from shallows(SHALLOWS)
    yield tag("path", cls="waves", d=plate["waves"])
    yield from (washed(area["id"], area["colour"], BANDS) for area in plate["lands"])
    for marks in plate["marks"]:
        yield tag("path", cls=f"marks {marks['colour']}", d=marks["path"])
    for line, kind in (("grid", "grid"), ("borders", "border"), ("coasts", "coast")):
        yield tag("path", cls=kind, d=plate[line])


# ---- the path of the leaders -----------------------------------------------------------------------------------------


def spaces(sheet: Sheet, starts: Sequence[int]) -> Iterator[str]:
    side = sheet.path.side * sheet.scale
    every = 10 if side * 0.54 < LEAST else 5
    for number, place in enumerate(sheet.path.spaces, start=1):
        kind = "space ten" if number % 10 == 0 else "space five" if number % 5 == 0 else "space"
        edge = side - 1.6
        box = tag("rect", cls=kind, x=-edge / 2, y=-edge / 2, width=edge, height=edge, rx=side * 0.16)
        sign = ""
        if number % every == 0 and side > 13:
            size = max(LEAST, min(14, side * 0.54))
            sign = text(str(number), cls="number", y=size * 0.36, font_size=size)
        elif number in starts and side > 13:
            sign = tag("path", cls="start", d="M-3 -4L2 0L-3 4", transform=f"scale({short(side / 22)})")
        yield tag("g", box, sign, transform=sheet.place(place))


def leaders(sheet: Sheet, view: View) -> Iterator[str]:
    """The figures on the path, the lower ones in front; a second lap is told by a tag."""
    count = len(sheet.path.spaces)
    size = max(20, sheet.path.side * sheet.scale * 1.04)
    standing = [(sheet.path.spaces[(player["total"] - 1) % count], player) for player in view["players"]]
    for place, player in sorted(standing, key=lambda one: one[0][1]):
        tribe, laps = sheet.tribes[player["seat"]], (player["total"] - 1) // count
        said = tag("title", f"{sheet.pen.seats[player['seat']]}: {player['total']}")
        figure = tag("g", said, *leader(tribe, laps), transform=f"scale({short(size / 24)})", style=colours(tribe))
        yield tag("g", figure, cls="leader", data_leader=str(player["seat"]), transform=sheet.place(place))


def leader(tribe: Tribe, laps: int) -> Iterator[str]:
    yield tag("ellipse", cls="shadow", cx=1, cy=9.5, rx=12, ry=4.6)
    yield tag("path", cls="cloak", d="M-11 9C-12 -3 -7 -9 0 -9S12 -3 11 9Q0 13.4 -11 9Z")
    yield tag("path", cls="hem", d="M-9.2 7.8C-9.8 -2.2 -5.8 -7.3 0 -7.3S9.8 -2.2 9.2 7.8")
    yield tag("circle", cls="head", cy=-12.4, r=5.6)
    yield tag("path", cls="crown", d="M-5.2 -14.6L-5.6 -19.4L-2.4 -17L0 -20.2L2.4 -17L5.6 -19.4L5.2 -14.6Z")
    yield symbol(f"em-{tribe.emblem}", "on-cloak", -5.6, -5.4, 11.2)
    if laps > 0:
        box = tag("rect", x=-11, y=-7, width=32, height=14, rx=7)
        yield tag("g", box, text(f"+{laps * 100}", x=5, y=4.2), cls="lap", transform=at(9, -15))


# ---- what lies on the map --------------------------------------------------------------------------------------------


def shields(sheet: Sheet, view: View) -> Iterator[str]:
    radius, side = sheet.radius, sheet.side
    for field, seat in view["shields"].items():
        said = f"{field}: {sheet.pen.seats[seat]}"
        sailed = ship(radius) if field in view["sailed"] else ""
        yield thing(f"field:{field}", said, sheet.place(middle_of(field)), shield(sheet.tribes[seat], radius), sailed)
    if view["duel"]:
        x, y = (part * sheet.scale for part in middle_of(view["duel"]["field"]))
        attacker = shield(sheet.tribes[view["duel"]["attacker"]], radius * 0.8)
        yield tag("g", attacker, cls="attacker", transform=at(x + side * 0.3, y - side * 0.3))
        yield tag("circle", cls="action", cx=x - side * 0.26, cy=y + side * 0.26, r=max(6, side * 0.13))


def colours(tribe: Tribe) -> str:
    line = "var(--rim)" if tribe.is_dark else "var(--outline)"
    return f"--pc:var(--p-{tribe.colour});--on:var(--p-{tribe.colour}-on);--line:{line}"


def shield(tribe: Tribe, radius: float) -> str:
    boss = radius * 0.38
    return tag(
        "g",
        tag("ellipse", cls="shadow", cx=0.8, cy=radius * 0.16 + 1, rx=radius, ry=radius * 0.98),
        tag("circle", cls="wood", r=radius),
        centred(tribe.pattern, "pattern", radius * 2.18),
        tag("circle", cls="rim", r=radius * 0.94),
        tag("circle", cls="boss", r=boss),
        centred(f"em-{tribe.emblem}", "emblem", boss * 1.44),
        cls="piece",
        style=colours(tribe),
    )


def ship(radius: float) -> str:
    sign = symbol("ship", "ship", -radius * 0.32, -radius * 0.34, radius * 0.64)
    return tag("g", tag("circle", r=radius * 0.42), sign, cls="sailed", transform=at(radius * 0.72, radius * 0.72))


def stones(sheet: Sheet, view: View) -> Iterator[str]:
    """The founding stones of the countries that are founded."""
    side = sheet.side
    for region in view["regions"]:
        if region["founded"] and region["id"] in sheet.plate["stones"]:
            said = tag("title", sheet.pen.name(f"region:{region['id']}"))
            plinth = tag("circle", cls="plinth", r=max(10, side * 0.24))
            sign = symbol("founding-stone", "stone", -side * 0.18, -side * 0.2, side * 0.36)
            where = sheet.place(sheet.plate["stones"][region["id"]])
            yield tag("g", said, plinth, sign, data_stone=region["id"], transform=where)


# ---- letters ---------------------------------------------------------------------------------------------------------


def labels(sheet: Sheet) -> Iterator[str]:
    """Letters and numbers of rows and columns."""
    off = -LETTERS * sheet.scale
    for n in range(round(sheet.plate["size"] / SIDE)):
        along = (n + 0.5) * sheet.side
        yield text(ROWS[n], cls="label", x=off, y=along + 4)
        yield text(str(n + 1), cls="label", x=along, y=off + 4)


class Name(NamedTuple):
    words: str
    at: Point
    size: float
    half: float  # of its length
    upright: bool
    is_sea: bool


def names(sheet: Sheet) -> Iterator[str]:
    """The names of regions and seas, as large as there is room; on a small map those of countries that fit."""
    standing = list[Box]()
    for name in placed_names(sheet):
        high = name.size
        tries = [0, 1, -1] if not name.upright else [0]
        places = [(name.at[0], name.at[1] + by * high) for by in tries]
        free = (place for place in places if not any(overlap(around(name, place), one) > 0 for one in standing))
        x, y = next(free, name.at) if not name.upright else name.at
        standing.append(around(name, (x, y)))
        turn = " rotate(-90)" if name.upright else ""
        kind = "name sea-name" if name.is_sea else "name"
        yield text(name.words, cls=kind, y=high * 0.34, font_size=high, transform=at(x, y) + turn)


def around(name: Name, place: Point) -> Box:
    wide, high = (name.size / 2, name.half) if name.upright else (name.half, name.size / 2)
    return Box(place[0] - wide, place[1] - high, place[0] + wide, place[1] + high)


def placed_names(sheet: Sheet) -> Iterator[Name]:
    letters = max(12, min(15, sheet.side * 0.24))
    for id, (place, space, upright, is_sea) in sheet.plate["names"].items():
        words = sheet.pen.name(f"region:{id}")
        size = letters + 1.5 if is_sea else letters
        long = len(words) * size * (0.46 if is_sea else 0.68)
        room = space * sheet.scale + sheet.side * 0.25
        if sheet.pen.small and (is_sea or long > room):
            continue
        fitting = max(LEAST, size * room / long) if long > room else size
        half = long * fitting / size / 2 + 4
        most = sheet.plate["size"] * sheet.scale - half
        x, y = (part * sheet.scale for part in place)
        where = (x, max(half, min(most, y))) if upright else (max(half, min(most, x)), y)
        yield Name(words, where, fitting, half, upright, is_sea)


# ---- the same in words -----------------------------------------------------------------------------------------------


def told(view: View, pen: Pen) -> Iterator[str]:
    """Who has how many points and lies where; and what is founded."""
    for player in view["players"]:
        own = [field for field, seat in view["shields"].items() if seat == player["seat"]]
        yield f"{pen.seats[player['seat']]}, {player['total']}: {' '.join(sorted(own)) or '–'}"
    founded = [pen.name(f"region:{region['id']}") for region in view["regions"] if region["founded"]]
    yield ", ".join(founded) or "–"


STYLE = {
    **styles(COLOURS),
    ".grid,.frame": OUTLINED,
    ".sheet": "fill:var(--raised);stroke:var(--line-2);stroke-width:1.5",
    ".sea": "fill:var(--sea)",
    ".waves": "stroke:var(--sea-line);stroke-width:2.2;opacity:.75",
    ".marks": "stroke:var(--edge);stroke-width:2.2;opacity:.62",
    ".grid": "stroke:var(--map-ink);stroke-width:2;stroke-dasharray:1 8;opacity:.6",
    ".border": "stroke:var(--map-ink);stroke-width:3",
    ".coast": "stroke:var(--map-ink);stroke-width:4",
    ".frame": "stroke:var(--map-ink);stroke-width:3",
    ".space": "fill:var(--raised);stroke:var(--line-2);stroke-width:.9",
    ".five": "fill:var(--sunk)",
    ".ten": "fill:var(--gold-2)",
    ".number,.label,.lap text": "font-family:var(--sans);font-weight:700;font-variant-numeric:lining-nums;"
    "text-anchor:middle;fill:var(--ink)",
    ".label": "font-size:12px;fill:var(--ink-2)",
    ".start": "fill:none;stroke:var(--gold-ink);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round",
    ".shadow": "fill:#140a0054",
    ".cloak": "fill:var(--pc);stroke:var(--outline);stroke-width:1.5",
    ".hem": "fill:none;stroke:var(--rim);stroke-width:1;opacity:.85",
    ".head": "fill:var(--rim);stroke:var(--outline);stroke-width:1.4",
    ".crown": "fill:var(--w-gold);stroke:var(--outline);stroke-width:1.2;stroke-linejoin:round",
    ".on-cloak": "color:var(--on);--cut:var(--pc)",
    ".lap rect": "fill:var(--btn);stroke:var(--raised)",
    ".lap text": "font-size:10.5px;fill:var(--btn-on)",
    ".wood": "fill:var(--rim)",
    ".pattern": "color:var(--line);--wash:var(--pc);--cut:var(--rim)",
    ".rim": "fill:none;stroke:var(--outline);stroke-width:1.5",
    ".boss": "fill:var(--rim);stroke:var(--outline);stroke-width:1.1",
    ".emblem": "color:#2a2018;--cut:var(--rim)",
    ".sailed circle": "fill:var(--raised);stroke:var(--outline);stroke-width:1",
    ".ship": "color:var(--ink);--wash:var(--w-water)",
    ".action": "fill:#fffdf6;stroke:#2a2018;stroke-width:1.6",
    ".plinth": "fill:var(--raised);stroke:var(--outline);stroke-width:1.4",
    ".stone": "color:var(--ink);--wash:var(--w-gold)",
    ".name": "font-family:var(--serif);font-weight:700;letter-spacing:.06em;text-transform:uppercase;"
    "text-anchor:middle;fill:var(--map-ink);paint-order:stroke;stroke:var(--map-halo);stroke-width:4px;"
    "stroke-linejoin:round",
    ".sea-name": "font-style:italic;font-weight:500;letter-spacing:.02em;text-transform:none;fill:var(--sea-ink);"
    "stroke:var(--sea)",
}
