"""The board of The Arrival as the page draws it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import Any, NamedTuple

from tuath.core.drawing.plane import Box
from tuath.core.drawing.shapes import Pen, Picture, at, centred, symbol, tag, text, thing
from tuath.games.arrival.lettering import Sizes, province_width, sizes_at, width_of
from tuath.games.arrival.plate import SMALL, WIDE, Plate, bounds, plate_of

View = Mapping[str, Any]
MARGIN_X, MARGIN_Y = 66, 18  # sea around the land
COMPASS, CLEAR = 80, 16  # half of its width; and what is kept free beside a name
ON_SMALL = 1.3  # pieces, where there are no names of places
LIFT = 0.36  # of its radius: how far the next disc of a stack is lifted
TRIBES = {
    "fir_bolg": ("madder", "spear"),
    "muintir_nemid": ("verdigris", "leaf"),
    "mil_espaine": ("woad", "wave"),
    "tuath_de": ("orpiment", "wheel"),
}
NO_TRIBE = ("gall", "knot")  # of a leader who has not chosen a tribe yet
CASTLE = "castle"


class Sheet(NamedTuple):
    """A map at a size: its plate, how large things are on it, and where."""

    map: Mapping[str, Any]
    plate: Plate
    pen: Pen
    scale: float
    sizes: Sizes

    @property
    def box(self) -> Box:
        """Around land, names and compass, with some sea."""
        land = bounds(self.plate).grown(MARGIN_X, MARGIN_Y)
        x0, x1 = land.x0, land.x1
        for location in [] if self.pen.small else self.map["locations"]:
            x, _, anchor, hidden = self.names["places"][location["id"]]
            if not hidden:
                width = width_of(location["name"]) * self.sizes.text / self.scale + CLEAR
                x0 = min(x0, x - width * {"start": 0, "middle": 0.5, "end": 1}[anchor])
                x1 = max(x1, x + width * {"start": 1, "middle": 0.5, "end": 0}[anchor])
        compass = [self.plate["compass"][0] + COMPASS] if self.plate["compass"] else []
        return Box(x0, land.y0, max([x1, *compass]), land.y1)

    @property
    def names(self) -> Mapping[str, Mapping[str, Sequence[Any]]]:
        found: Mapping[str, Mapping[str, Sequence[Any]]] = self.plate["names"]["small" if self.pen.small else "wide"]
        return found


def picture(material: Mapping[str, Any], view: View, pen: Pen) -> Picture:
    scale = SMALL if pen.small else WIDE
    sizes = sizes_at(scale)
    if pen.small:
        sizes = sizes._replace(piece=sizes.piece * ON_SMALL, province=12)
    sheet = Sheet(material["map"], plate_of(material), pen, scale, sizes)
    box = sheet.box
    origin = (-box.x0 * scale, -box.y0 * scale)
    pieces = [
        *(province(sheet, row) for row in view["provinces"]),
        *places(sheet, material, view),
        *([] if pen.small else lettering(sheet, view)),
    ]
    ground = tag("g", *land(sheet), transform=f"{at(*origin)} scale({scale})")
    width, height = (box.x1 - box.x0) * scale, (box.y1 - box.y0) * scale
    return Picture(width, height, ground, pieces, origin, STYLE, list(told(view, pen)))


# ---- land and sea ----------------------------------------------------------------------------------------------------

SHALLOWS = ((64, 0.12), (46, 0.19), (30, 0.28), (16, 0.4))  # width and opacity
WATER_LINES = ((50, 20), (34, 38), (20, 53))  # width, and how much shallow there is in it
BANDS = ((30, 0.18), (13, 0.3))
ISLE_BANDS = ((34, 0.22), (14, 0.25))


def land(sheet: Sheet) -> Iterator[str]:
    plate = sheet.plate
    areas = [*plate["lands"], {"id": "isle", "colour": "isle", **plate["isle"]}]
    for area in areas:
        yield tag("path", id=f"%{area['id']}", d=area["path"])
    yield tag(
        "defs",
        *(tag("clipPath", tag("use", href=f"#%{area['id']}"), id=f"%in-{area['id']}") for area in areas),
        tag("g", *(tag("use", href=f"#%{area['id']}") for area in areas), id="%all"),
    )
    yield tag("path", cls="waves", d=plate["waves"])
    for width, opacity in SHALLOWS:
        yield tag("use", cls="shallow", href="#%all", stroke_width=width, opacity=opacity)
    for width, share in WATER_LINES:
        yield tag("use", cls="line", href="#%all", stroke_width=width + 1.1)
        colour = f"stroke:color-mix(in srgb,var(--sea-2) {share}%,var(--sea))"
        yield tag("use", cls="water", href="#%all", stroke_width=width - 1.1, style=colour)
    for area in areas:
        yield from wash(area, ISLE_BANDS if area["id"] == "isle" else BANDS)
    yield from (tag("path", cls=f"marks {area['colour']}", d=area["marks"]) for area in areas)
    yield tag("path", cls="border", d=plate["inner"])
    yield tag("path", cls="coast", d=plate["coast"]) + tag("use", cls="coast", href="#%isle")
    yield tag("path", cls="road case", d=plate["roads"]) + tag("path", cls="road", d=plate["roads"])
    yield tag("path", cls="link", d=plate["links"])
    if plate["compass"]:
        yield compass(*plate["compass"])


def wash(area: Mapping[str, Any], bands: Sequence[tuple[float, float]]) -> Iterator[str]:
    own = f"#%{area['id']}"
    edges = (tag("use", cls="band", href=own, stroke_width=width, opacity=opacity) for width, opacity in bands)
    inside = (tag("use", cls="wash", href=own), *edges)
    yield tag("g", *inside, cls=area["colour"], clip_path=f"url(#%in-{area['id']})")


def compass(x: float, y: float) -> str:
    points = []
    for angle in range(0, 360, 45):
        long = 30 if angle % 90 else 46
        halves = tag("path", cls="dark", d=f"M0 -{long}L5 -7L0 0Z") + tag(
            "path", cls="light", d=f"M0 -{long}L-5 -7L0 0Z"
        )
        points.append(tag("g", halves, transform=f"rotate({angle})"))
    rings = tag("circle", r=34) + tag("circle", r=28, stroke_dasharray="1 4.5") + tag("circle", r=6)
    north = tag("path", d="M-5 -52v-10l10 10v-10", stroke_width=2)
    return tag("g", rings, *points, north, cls="compass", transform=f"{at(x, y)} scale(1.25)")


# ---- what stands on it -----------------------------------------------------------------------------------------------


def province(sheet: Sheet, row: Mapping[str, Any]) -> str:
    """Its name, with its bonus and its shields under it."""
    x, y, _, hidden = sheet.names["provinces"][row["id"]]
    name, size, pill = sheet.pen.name(f"province:{row['id']}"), sheet.sizes.province, sheet.sizes.pill
    letters = text(name, cls="province", font_size=size, textLength=province_width(name, size), lengthAdjust=FIT)
    width, step = pill * 1.75, pill * 0.98
    signs = [
        tag("rect", cls="pill", width=width, height=pill, rx=pill / 2),
        symbol("fame", "fame", pill * 0.22, pill * 0.17, pill * 0.66),
        text(str(row["bonus"]), cls="bonus", x=width - pill * 0.5, y=pill * 0.77, font_size=pill * 0.76),
    ]
    for n in range(row["shields"]):
        rim = symbol("shield", "shield-rim", 0, -pill * 0.06, pill * 1.12)
        own = symbol("shield", "shield", pill * 0.06, 0, pill)
        signs.append(tag("g", rim, own, transform=at(width + 1 + n * step, 0)))
    start = -(width + row["shields"] * step) / 2
    under = "" if sheet.pen.small else tag("g", *signs, transform=at(start, 6))
    told = f"{name}: {row['bonus']}, {row['shields']}"
    shown = "" if hidden and sheet.pen.small else letters
    return thing(f"province:{row['id']}", told, at(x * sheet.scale, y * sheet.scale), shown, under)


def places(sheet: Sheet, material: Mapping[str, Any], view: View) -> Iterator[str]:
    """All locations with their pieces, the lower ones in front."""
    rows = {row["id"]: row for row in view["locations"]}
    strengths = {kind["id"]: kind["strength"] for kind in material["fomori"]["kinds"]}
    for location in sorted(sheet.map["locations"], key=lambda one: one["y"]):
        here = rows[location["id"]]
        piece = piece_of(here, view, strengths, sheet.sizes.piece)
        yield thing(
            f"location:{location['id']}",
            holding(here, sheet.pen),
            at(location["x"] * sheet.scale, location["y"] * sheet.scale),
            *place(location, piece, sheet.sizes.piece),
        )


def place(location: Mapping[str, Any], piece: str, radius: float) -> Iterator[str]:
    """Its spot or the ruin of its castle, its port, and what stands there."""
    if not location["castle"]:
        yield tag("circle", cls="spot", r=radius)
        if location["port"]:
            yield tag("circle", cls="quay", r=radius - 3) + centred("port", "anchor", radius * 1.2)
    elif not piece:
        yield tag("rect", cls="ruin", x=-radius, y=-radius, width=radius * 2, height=radius * 2, rx=4)
    yield piece
    if piece and location["port"]:
        harbour = tag("circle", cls="harbour", r=radius * 0.52) + centred("port", "anchor", radius * 0.8)
        yield tag("g", harbour, transform=at(radius * 0.86, radius * 0.8))


def piece_of(here: Mapping[str, Any], view: View, strengths: Mapping[str, int], radius: float) -> str:
    """A-1.4: discs of a leader, a Fomori, a castle of Balor; nothing where nothing stands."""
    if here["owner"] is not None:
        colour, emblem = TRIBES.get(view["leaders"][here["owner"]]["tribe"], NO_TRIBE)
        return discs(colour, emblem, here["discs"], radius)
    if here["fomori"] == CASTLE:
        return castle(radius)
    if here["fomori"] is not None:
        face = list(strengths).index(here["fomori"])
        return fomori(min(face, 2) + 1, strengths[here["fomori"]], radius)
    return ""


def discs(colour: str, emblem: str, count: int, radius: float) -> str:
    layers = []
    for n in range(count):
        y = -n * radius * LIFT
        layers += [tag("circle", cls="side", cy=y + radius * 0.16, r=radius), tag("circle", cls="disc", cy=y, r=radius)]
    top = -max(0, count - 1) * radius * LIFT
    return tag(
        "g",
        tag("ellipse", cls="shadow", cx=1, cy=radius * 0.36, rx=radius + 1.5, ry=radius * 0.88),
        *layers,
        tag("circle", cls="rim", cy=top, r=radius - 2.3),
        symbol(f"em-{emblem}", "emblem", -radius * 0.58, top - radius * 0.58, radius * 1.16),
        cls="piece",
        style=f"--pc:var(--p-{colour});--on:var(--p-{colour}-on)",
    )


def fomori(face: int, strength: int, radius: float) -> str:
    corners = ((22.5 + 45 * n) * pi / 180 for n in range(8))
    octagon = " ".join(f"{radius * 1.08 * cos(angle):.2f},{radius * 1.08 * sin(angle):.2f}" for angle in corners)
    pips = ((n - (strength - 1) / 2) * radius * 0.34 for n in range(strength))
    return tag(
        "g",
        tag("ellipse", cls="shadow", cx=1, cy=radius * 0.3, rx=radius + 1, ry=radius * 0.92),
        tag("polygon", cls="token", points=octagon),
        symbol(f"fomori-{face}", "face", -radius * 0.68, -radius * 0.84, radius * 1.36),
        *(tag("circle", cls="pip", cx=x, cy=radius * 0.72, r=max(1.2, radius * 0.11)) for x in pips),
        cls="piece",
    )


def castle(radius: float) -> str:
    side = {"width": radius * 2.2, "height": radius * 2.2, "rx": 4.0}
    return tag(
        "g",
        tag("rect", cls="shadow", x=-radius * 1.1 + 1, y=-radius * 1.1 + 3, **side),
        tag("rect", cls="token", x=-radius * 1.1, y=-radius * 1.1, **side),
        symbol("castle", "face", -radius * 0.84, -radius * 0.88, radius * 1.68),
        cls="piece",
    )


FIT = "spacingAndGlyphs"  # whatever the letters are, they take the room that was found for them


def lettering(sheet: Sheet, view: View) -> Iterator[str]:
    """The names of places; a name above a place makes room for the discs on it."""
    rows = {row["id"]: row for row in view["locations"]}
    size, scale = sheet.sizes.text, sheet.scale
    for location in sheet.map["locations"]:
        x, y, anchor, hidden = sheet.names["places"][location["id"]]
        if hidden:
            continue
        here, name = rows[location["id"]], sheet.pen.name(f"location:{location['id']}")
        above = y < location["y"] - sheet.sizes.piece / scale and here["owner"] is not None
        lift = max(0, here["discs"] - 1) * sheet.sizes.piece * LIFT if above else 0
        room: dict[str, str | float] = {"textLength": width_of(name) * size, "lengthAdjust": FIT}
        yield text(name, cls="name", x=x * scale, y=y * scale - lift, font_size=size, text_anchor=anchor, **room)


# ---- the same in words -----------------------------------------------------------------------------------------------


def holding(here: Mapping[str, Any], pen: Pen) -> str:
    name = pen.name(f"location:{here['id']}")
    if here["owner"] is not None:
        return f"{name}: {pen.seats[here['owner']]} {here['discs']}"
    return f"{name}: {pen.name('fomori:' + here['fomori'])}" if here["fomori"] else name


def told(view: View, pen: Pen) -> Iterator[str]:
    """Who stands where: a line for each leader, and one for the Fomori and the castles."""
    for seat, called in enumerate(pen.seats):
        own = [row for row in view["locations"] if row["owner"] == seat]
        listed = ", ".join(f"{pen.name('location:' + row['id'])} {row['discs']}" for row in own)
        yield f"{called}: {listed or '–'}"
    foes = [row for row in view["locations"] if row["fomori"]]
    yield "; ".join(holding(row, pen) for row in foes) or "–"


OUTLINED = "fill:none;stroke-linecap:round;stroke-linejoin:round"
STYLE = {
    ".waves,.water,.shallow,.line,.marks,.border,.coast,.road,.link,.band": OUTLINED,
    ".waves": "stroke:var(--sea-line);stroke-width:1.4;opacity:.75",
    ".shallow": "stroke:var(--sea-2)",
    ".line": "stroke:var(--sea-line);opacity:.33",
    **{f".{land}": f"--land:var(--{land});--edge:var(--{land}-edge)" for land in ("moss", "ochre", "heather", "slate")},
    ".isle": "--land:color-mix(in srgb,var(--fomor) 58%,var(--bone));--edge:var(--fomor-edge)",
    ".wash": "fill:var(--land)",
    ".band": "stroke:var(--edge)",
    ".marks": "stroke:var(--edge);stroke-width:1.5;opacity:.8",
    ".marks.isle": "stroke:var(--fomor-on);opacity:.32",
    ".border": "stroke:var(--map-ink);stroke-width:1.6;stroke-dasharray:1 5;opacity:.75",
    ".coast": "stroke:var(--map-ink);stroke-width:2.6",
    ".road": "stroke:var(--road);stroke-width:3.8",
    ".road.case": "stroke:var(--road-case);stroke-width:8.5;opacity:.85",
    ".link": "stroke:var(--bad);stroke-width:3;stroke-dasharray:2 8",
    ".compass": "fill:none;stroke:var(--sea-ink);stroke-width:1.4;opacity:.75",
    ".dark": "fill:var(--sea-ink)",
    ".light": "fill:var(--sea)",
    ".province": "font-family:var(--serif);font-weight:700;letter-spacing:.1em;text-transform:uppercase;"
    "text-anchor:middle;fill:var(--map-ink);opacity:.86;paint-order:stroke;stroke:var(--map-halo);stroke-width:2px;"
    "stroke-linejoin:round",
    ".pill": "fill:var(--raised);stroke:var(--map-ink);stroke-width:1.1",
    ".fame": "color:var(--ink);--wash:var(--w-gold);--cut:var(--raised)",
    ".bonus": "font-family:var(--sans);font-weight:700;font-variant-numeric:lining-nums;text-anchor:middle;"
    "fill:var(--ink)",
    ".shield-rim": "color:var(--rim);--wash:var(--rim)",
    ".shield": "color:#1d150e;--wash:#d9dee0",
    ".spot": "fill:var(--raised);stroke:var(--map-ink);stroke-width:1.8",
    ".quay": "fill:none;stroke:var(--sea-ink);stroke-width:1;opacity:.7",
    ".anchor": "color:var(--sea-ink)",
    ".harbour": "fill:var(--raised);stroke:var(--map-ink);stroke-width:1",
    ".ruin": "fill:none;stroke:var(--fomor-on);stroke-width:1.8;stroke-dasharray:4 4",
    ".shadow": "fill:#140a0047",
    ".side": "fill:color-mix(in srgb,var(--pc) 62%,#120a04);stroke:var(--outline);stroke-width:1.4",
    ".disc": "fill:var(--pc);stroke:var(--outline);stroke-width:1.4",
    ".rim": "fill:none;stroke:var(--rim);stroke-width:1.2;opacity:.9",
    ".emblem": "color:var(--on);--cut:var(--pc)",
    ".token": "fill:var(--fomor);stroke:var(--fomor-edge);stroke-width:1.6",
    ".face": "color:var(--fomor-on);--wash:none;--cut:transparent",
    ".pip": "fill:var(--fomor-on)",
    ".name": "font-family:var(--serif);font-weight:500;fill:var(--map-ink);paint-order:stroke;"
    "stroke:var(--map-halo);stroke-width:3.2px;stroke-linejoin:round",
}
