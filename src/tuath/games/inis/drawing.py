"""The island of Inis as the page draws it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tuath.core.drawing.coast import OUTLINED, lands, open_sea, shallows, styles, washed, within
from tuath.core.drawing.plane import Point
from tuath.core.drawing.shapes import Pen, Picture, at, centred, players_ink, short, symbol, tag, text, thing
from tuath.core.message import Message, say
from tuath.games.inis.declared import Arrow, Mark, arrows_of, marks_of
from tuath.games.inis.geometry import Cell
from tuath.games.inis.land import Island, Tile, TileDrawing, island_of
from tuath.games.inis.motifs import COLOURS, motif_of
from tuath.games.inis.placing import BEHIND, PILL, Building, Group, Layout, Sizes, layout_of, sizes_at, width_of

View = Mapping[str, Any]
WIDE, SMALL = 0.72, 0.4  # pixels for a unit of the map
ON_SMALL = 1.1  # pieces, where there are no names
MARGIN = 64  # sea around the island
FIT = "spacingAndGlyphs"  # whatever the letters are, they take the room that was found for them
SEATS = (("madder", "spear"), ("woad", "wave"), ("verdigris", "leaf"), ("orpiment", "wheel"))  # colour and emblem


class Sheet(NamedTuple):
    """The island at a size, and what is seen of it."""

    view: View
    island: Island
    pen: Pen
    scale: float
    sizes: Sizes

    def place(self, point: Point) -> str:
        return at(point[0] * self.scale, point[1] * self.scale)


def picture(view: View, pen: Pen, scale: float | None = None) -> Picture:
    """So many pixels for a unit of the map, or as it is drawn best."""
    if not view["territories"]:
        return open_sea(pen, ["–"])
    size = scale or (SMALL if pen.small else WIDE)
    here = {one["id"]: one for one in view["territories"]}
    tiles = tuple(Tile(id, tuple(Cell(*cell) for cell in one["cells"])) for id, one in here.items())
    sheet = Sheet(view, island_of(tiles), pen, size, sizes_at(size, ON_SMALL if pen.small else 1))
    box = sheet.island.bounds.grown(MARGIN, MARGIN)
    origin = (-box.x0 * size, -box.y0 * size)
    ground = tag("g", *land(sheet), transform=f"{at(*origin)} scale({short(size)})")
    pieces = [*(territory(sheet, tile, here[tile.id]) for tile in sheet.island.tiles), *declared(sheet)]
    return Picture(
        (box.x1 - box.x0) * size, (box.y1 - box.y0) * size, ground, pieces, origin, STYLE, list(told(view, pen))
    )


# ---- the island ------------------------------------------------------------------------------------------------------

SHALLOWS = ((104, 25), (66, 42), (32, 62))  # width, and how much shallow there is in it
BANDS = ((50, 0.14), (20, 0.28))


def land(sheet: Sheet) -> Iterator[str]:
    island, clash = sheet.island, sheet.view["clash"]
    yield lands({tile.id: tile.path for tile in island.tiles})
    yield from shallows(SHALLOWS)
    for tile in island.tiles:
        yield washed(tile.id, tile.colour, BANDS)
        yield tag("path", cls=f"marks {tile.colour}", d=tile.marks)
        yield tag("g", *motif(tile.id), transform=f"{at(*tile.sight)} scale(1.05)")
    yield tag("path", cls="border", d=island.borders) + tag("path", cls="coast", d=island.coasts)
    if clash is not None:
        own = f"#%{clash['territory']}"
        edges = tag("use", cls="fight soft", href=own), tag("use", cls="fight", href=own)
        yield tag("g", *edges, clip_path=within(clash["territory"]))


def motif(territory: str) -> Iterator[str]:
    drawn = motif_of(territory)
    for wash, path in drawn.washes:
        yield tag("path", cls="faint" if wash.endswith("-edge") else "flat", d=path, style=f"fill:var(--{wash})")
    yield tag("path", cls="motif", d=drawn.ink)


# ---- what is in a territory ------------------------------------------------------------------------------------------


def territory(sheet: Sheet, tile: TileDrawing, here: View) -> str:
    """Its name with chieftain and card, its buildings, its clans."""
    name = "" if sheet.pen.small else sheet.pen.name(f"territory:{tile.id}")
    layout = layout_of(sheet.view, here, name, sheet.sizes)
    return thing(
        f"territory:{tile.id}",
        described(here, sheet.pen),
        sheet.place(tile.place),
        tag("g", *heading(sheet, here, layout), transform=at(0, layout.name)),
        *(building(one, sheet.sizes, place) for one, place in layout.buildings),
        *(group(sheet, here, one, place) for one, place in layout.groups),
    )


def heading(sheet: Sheet, here: View, layout: Layout) -> Iterator[str]:
    """The name between its chieftain on the left, and the card and those who lay claim on the right."""
    letters, half = layout.sizes.letters, layout.half
    for n, line in enumerate(layout.lines if layout.half else ()):
        y = (n - (len(layout.lines) - 1) / 2) * letters + letters * 0.34
        yield text(line, cls="name", y=y, font_size=letters, textLength=width_of(line) * letters, lengthAdjust=FIT)
    if here["chieftain"] is not None:
        colour, emblem = SEATS[here["chieftain"]]
        discs = tag("circle", cls="chief", r=letters * 0.66), tag("circle", cls="chief-rim", r=letters * 0.54)
        sign = centred(f"em-{emblem}", "on-chief", letters * 0.72)
        yield tag("g", *discs, sign, transform=at(-half - letters * 0.9, 0), style=players_ink(colour))
    yield advantage(here, letters, half + letters * 0.66)
    claims = [] if sheet.view["reckoning"] else [one for one in sheet.view["claims"] if here["id"] in one["lands"]]
    for n, claim in enumerate(claims):
        flag = tag("circle", cls="chief", r=letters * 0.66) + centred("pretender", "on-chief", letters * 0.8)
        where = at(half + letters * (1.75 + n * 1.4), 0)
        yield tag("g", flag, transform=where, style=players_ink(SEATS[claim["seat"]][0]))


def advantage(here: View, letters: float, x: float) -> str:
    """Where the card of the territory is; and whose it is, if that is not its chieftain."""
    size = {"x": -letters * 0.32, "y": -letters * 0.46, "width": letters * 0.64, "height": letters * 0.92}
    owner = here["advantage_of"]
    is_strange = owner is not None and owner != here["chieftain"]
    of = tag("circle", r=letters * 0.26, style=f"fill:var(--p-{SEATS[owner][0]})") if is_strange else ""
    return tag("g", tag("rect", rx=2, **size), of, cls=f"advantage {here['advantage_at']}", transform=at(x, 0))


def building(one: Building, sizes: Sizes, place: Point) -> str:
    size = sizes.building
    wide = size * PILL if one.number > 1 else size
    kind = "plinth festive" if one.kind == "festival" else "plinth"
    own = None if one.inside is None else f"--wash:var(--p-{SEATS[one.inside][0]})"
    side = size * 0.76
    parts = [
        tag("rect", cls=kind, x=-wide / 2, y=-size / 2, width=wide, height=size, rx=size / 2),
        tag("use", href=f"#{one.kind}", cls=f"building {one.kind}", x=-wide / 2 + size * 0.12, y=-size * 0.4,
            width=side, height=side, style=own),
    ]  # fmt: skip
    if one.inside is not None:
        parts.append(tag("g", clan(one.inside, sizes.clan * 0.62), transform=at(size * 0.26, size * 0.2)))
    if one.number > 1:
        high = max(12, size * 0.56)
        parts.append(text(str(one.number), cls="number", x=wide / 2 - size * 0.38, y=high * 0.35, font_size=high))
    return tag("g", *parts, transform=at(*place))


def group(sheet: Sheet, here: View, one: Group, place: Point) -> str:
    """Clans of a player behind each other, the last with their number."""
    size, loss = sheet.sizes.clan, sheet.view["loss"]
    is_lost = loss is not None and (loss["territory"], loss["seat"]) == (here["id"], one.seat)
    lost = tag("circle", cls="lost", r=size * 0.62) if is_lost else ""
    clans = (
        tag(
            "g",
            clan(one.seat, size, one.clans if k == one.drawn - 1 else 1),
            transform=at((k - (one.drawn - 1) / 2) * size * BEHIND, 0),
        )
        for k in range(one.drawn)
    )
    return tag("g", lost, *clans, transform=at(*place))


FIGURE = (
    "M12 1.9c2.2 0 3.7 1.6 3.7 3.8 0 1.3-.5 2.4-1.3 3.2 1.9.9 3 2.9 3.6 5.6l1.4 6.9H4.6L6 14.5c.6-2.7 1.7-4.7"
    " 3.6-5.6-.8-.8-1.3-1.9-1.3-3.2 0-2.2 1.5-3.8 3.7-3.8Z"
)


def clan(seat: int, size: float, count: int = 1, faded: bool = False) -> str:
    colour, emblem = SEATS[seat]
    badge = max(6.8, size * 0.25)
    figure = tag("path", cls="edge", d=FIGURE) + tag("path", cls="figure", d=FIGURE)
    parts = [
        tag("ellipse", cls="shadow", cy=size * 0.42, rx=size * 0.36, ry=size * 0.1),
        tag("g", figure, transform=f"{at(-size / 2, -size / 2)} scale({size / 24:.4f})"),
        symbol(f"em-{emblem}", "on-clan", -size * 0.19, -size * 0.03, size * 0.38),
    ]
    if count > 1:
        high = max(11.5, badge * 1.6)
        number = text(str(count), cls="count", y=high * 0.35, font_size=high)
        parts.append(tag("g", tag("circle", cls="badge", r=badge), number, transform=at(size * 0.36, -size * 0.3)))
    return tag("g", *parts, cls="clan faded" if faded else "clan", style=players_ink(colour))


# ---- what is declared ------------------------------------------------------------------------------------------------


def declared(sheet: Sheet) -> Iterator[str]:
    tiles = {tile.id: tile for tile in sheet.island.tiles}
    yield from (arrow(one) for one in arrows_of(sheet.view, tiles, sheet.scale))
    yield from (planned(one) for one in marks_of(sheet.view, tiles, sheet.scale))


def arrow(one: Arrow) -> str:
    way = tag("path", cls="arrow", d=one.path, style=f"stroke:var(--p-{SEATS[one.seat][0]})")
    number = tag("g", *badge_with(one.number, 10, 13), transform=at(*one.at)) if one.number > 1 else ""
    return tag("g", tag("path", cls="arrow case", d=one.path), way, number, cls="declared")


def planned(one: Mark) -> str:
    if one.seat is None:
        drawn = tag("circle", cls="plinth", r=15) + centred(one.icon, "building", 22)
    else:
        sign = tag("circle", cls="badge", r=8) + centred(one.icon, "sign", 11)
        drawn = clan(one.seat, 28, faded=one.icon == "minus") + tag("g", sign, transform=at(10, -10))
    number = tag("g", *badge_with(one.number, 8.5, 12), transform=at(12, 10)) if one.number > 1 else ""
    return tag("g", drawn, number, cls="declared", transform=at(*one.at))


def badge_with(number: int, radius: float, high: float) -> tuple[str, str]:
    return tag("circle", cls="badge", r=radius), text(str(number), cls="count", y=high * 0.35, font_size=high)


# ---- the same in words -----------------------------------------------------------------------------------------------


def described(here: View, pen: Pen) -> str:
    return f"{pen.name('territory:' + here['id'])}: {'; '.join(map(pen.say, said_of(here)))}"


def said_of(here: View) -> Iterator[Message]:
    chief = here["chieftain"]
    yield say("inis-board-no-chieftain") if chief is None else say("inis-board-chieftain", seat=seat_thing(chief))
    for seat, clans in enumerate(here["clans"]):
        if clans:
            yield say("inis-board-clans-of", seat=seat_thing(seat), clans=clans)
    if here["capital"]:
        yield say("inis-board-capital")
    for kind in ("citadels", "sanctuaries"):
        if here[kind]:
            yield say(f"inis-board-{kind}", number=here[kind])
    if here["festival"]:
        yield say("inis-board-festival")


def seat_thing(seat: int) -> str:
    return f"seat:p{seat + 1}"


def told(view: View, pen: Pen) -> Iterator[str]:
    """A line for each territory."""
    yield from (described(here, pen) for here in view["territories"])


STYLE = {
    **styles(COLOURS),
    ".marks": "stroke:var(--edge);stroke-width:2;opacity:.6",
    ".border": "stroke:var(--map-ink);stroke-width:3",
    ".coast": "stroke:var(--map-ink);stroke-width:4",
    ".flat": "opacity:.85",
    ".faint": "opacity:.38",
    ".motif": f"{OUTLINED};stroke:var(--map-ink);stroke-width:2;opacity:.82",
    ".fight": f"{OUTLINED};stroke:var(--last);stroke-width:15",
    ".soft": "stroke:var(--last-2);stroke-width:56",
    ".name": "font-family:var(--serif);font-weight:700;text-anchor:middle;fill:var(--map-ink);paint-order:stroke;"
    "stroke:var(--map-halo);stroke-width:4.5px;stroke-linejoin:round",
    ".chief": "fill:var(--pc);stroke:var(--outline);stroke-width:1.4",
    ".chief-rim": "fill:none;stroke:var(--rim);stroke-width:1",
    ".on-chief,.on-clan": "color:var(--on);--cut:var(--pc)",
    ".advantage rect": "fill:var(--c-advantage-2);stroke:var(--c-advantage);stroke-width:1.5",
    ".played rect": "fill:var(--sunk);stroke:var(--ink-3);stroke-dasharray:2.5 2",
    ".display rect": "fill:none",
    ".advantage circle": "stroke:var(--outline);stroke-width:.8",
    ".plinth": "fill:var(--raised);stroke:var(--outline);stroke-width:1.3",
    ".festive": "fill:var(--gold-2)",
    ".building": "color:var(--ink);--wash:var(--w-stone);--cut:var(--raised)",
    ".capital": "--wash:var(--w-steel)",
    ".building.festival": "--wash:var(--w-gold)",
    ".number,.count": "font-family:var(--sans);font-weight:800;font-variant-numeric:lining-nums;text-anchor:middle;"
    "fill:var(--ink)",
    ".count": "fill:#2a2018",
    ".shadow": "fill:#140a0059",
    ".edge": "fill:var(--rim);stroke:var(--rim);stroke-width:3.4;stroke-linejoin:round",
    ".figure": "fill:var(--pc);stroke:var(--outline);stroke-width:1.5;stroke-linejoin:round",
    ".badge": "fill:var(--rim);stroke:var(--outline);stroke-width:1.2",
    ".faded": "opacity:.45",
    ".lost": "fill:var(--last-2);stroke:var(--last);stroke-width:2.4;stroke-dasharray:5 4",
    ".arrow": f"{OUTLINED};stroke-width:4.5",
    ".arrow.case": "stroke:var(--rim);stroke-width:8",
    ".sign": "color:#2a2018",
    ".declared": "opacity:.92",
}
