"""The island of Spirit Island as the page draws it: all of it is seen by everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tuath.core.drawing.coast import OUTLINED, lands, open_sea, shallows, styles, washed, within
from tuath.core.drawing.plane import Box, box_around
from tuath.core.drawing.shapes import Pen, Picture, at, centred, players_ink, short, symbol, tag, text, thing
from tuath.games.spirit_island.drawing.described import corner_told, described
from tuath.games.spirit_island.drawing.land import MARKS, DrawnIsland, LandDrawing, Lying, drawn_island, on_map
from tuath.games.spirit_island.drawing.placing import MapForm, layout_of
from tuath.games.spirit_island.drawing.things import (
    LETTER,
    Sight,
    Sign,
    Thing,
    is_shown,
    signs_of,
    skipped_lands,
    things_in,
)
from tuath.games.spirit_island.material.geometry import OCEAN

WIDE, SMALL = 0.9, 0.52  # pixels for a unit of the map
ON_SMALL = 1.2  # pieces, where there are no names
ASPECTS = {False: 2.0, True: 0.95}  # the frame that the island is turned to fill: a screen, or a small one
SEA_AROUND = 48  # sea around the island
SEATS = (  # colour and emblem
    ("woad", "wave"),
    ("orpiment", "wheel"),
    ("verdigris", "leaf"),
    ("madder", "spear"),
    ("folium", "triskel"),
    ("gall", "knot"),
)
WASHES = {"explorer": "#f7efe0", "town": "#f1dfc2", "city": "#e6c49d", "dahan": "#c58a55"}
LINING = "font-variant-numeric:lining-nums"
LEGIBLE = 12  # pixels of a token that can be told apart


class Sheet(NamedTuple):
    """The island at a size, and what is seen of it."""

    view: Sight
    island: DrawnIsland
    pen: Pen
    form: MapForm

    @property
    def shown(self) -> list[tuple[LandDrawing, Sight]]:
        drawn = {land.id: land for land in self.island.lands}
        return [(drawn[one["id"]], one) for one in self.view["lands"] if one["id"] in drawn and is_shown(one)]

    @property
    def seas(self) -> list[LandDrawing]:
        return [land for land, one in self.shown if one["number"] == 0]

    @property
    def box(self) -> Box:
        """All of the island, and the sea where somebody lives in it."""
        found = self.island.bounds
        seas = (point for land in self.seas for point in land.polygon)
        return box_around([(found.x0, found.y0), (found.x1, found.y1), *seas]).grown(SEA_AROUND, SEA_AROUND)


def picture(material: Sight, view: Sight, pen: Pen, scale: float | None = None) -> Picture:
    """So many pixels for a unit of the map, or as it is drawn best."""
    if not view["lands"]:
        return open_sea(pen, chosen(view, pen) or ["–"])
    size = scale or (SMALL if pen.small else WIDE)
    island = island_at(boards_of(material, view), lying(view), ASPECTS[pen.small])
    sheet = Sheet(view, island, pen, MapForm(size, ON_SMALL if pen.small else 1, not pen.small))
    box = sheet.box
    origin = (-box.x0 * size, -box.y0 * size)
    ground = tag("g", *land(sheet), transform=f"{at(*origin)} scale({short(size)})")
    pieces = [*(contents(sheet, drawn, one) for drawn, one in sheet.shown), *corner_marks(sheet)]
    width, height = (box.x1 - box.x0) * size, (box.y1 - box.y0) * size
    return Picture(width, height, ground, pieces, origin, STYLE, list(told(sheet)))


def chosen(view: Sight, pen: Pen) -> list[str]:
    """What the spirits are, as far as that is known."""
    return [f"{pen.seats[one['seat']]}: {pen.name('spirit:' + one['id'])}" for one in view["spirits"] if one["id"]]


def boards_of(material: Sight, view: Sight) -> str:
    """The boards that lie there, as text."""
    boards = {board["id"]: board for board in material["boards"]["records"]}
    return json.dumps([{part: boards[id][part] for part in ("lands", "vertices")} for id in view["boards"]])


def lying(view: Sight) -> Lying:
    return Lying(
        tuple(map(tuple, view["slots"])),
        len(view["spirits"]) + (view["extra_board"] is not None),
        frozenset(one["place"] for one in view["lands"] if one["gone"]),
        tuple((one["id"], one["joined"]) for one in view["lands"] if one["joined"]),
    )


@lru_cache(maxsize=16)
def island_at(boards: str, lying: Lying, aspect: float) -> DrawnIsland:
    return drawn_island(json.loads(boards), lying, aspect)


# ---- the land --------------------------------------------------------------------------------------------------------

SHALLOWS = ((74, 25), (48, 45), (24, 65))  # width, and how much shallow there is in it
BANDS = ((32, 0.16), (13, 0.32))
HATCH = '<pattern id="%hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'


def land(sheet: Sheet) -> Iterator[str]:
    island = sheet.island
    dry = [one for one in island.lands if one.terrain != OCEAN]
    yield lands({one.id: one.path for one in dry})
    yield from shallows(SHALLOWS)
    yield from (tag("path", cls="waves", d=one.marks) for one in island.lands if one.terrain == OCEAN)
    for one in dry:
        yield washed(one.id, one.terrain, BANDS, tag("path", cls="marks", d=one.marks))
    for kind in ("border", "seam", "coast"):
        yield tag("path", cls=kind, d=getattr(island, f"{kind}s"))
    yield from (tag("path", cls="deep", d=one.path) for one in sheet.seas)
    yield from facts(sheet)


def facts(sheet: Sheet) -> Iterator[str]:
    """Lands in which an action is skipped are hatched, isolated ones dotted within their coast."""
    dry = {one.id for one in sheet.island.lands if one.terrain != OCEAN}
    hatched = [id for id in skipped_lands(sheet.view) if id in dry]
    if hatched:
        yield tag("defs", HATCH, tag("path", cls="hatch", d="M0 0V14"), "</pattern>")
    yield from (tag("use", href=f"#%{id}", fill="url(#%hatch)") for id in hatched)
    isolated = [one["id"] for one in sheet.view["lands"] if one["isolated"] and one["id"] in dry]
    yield from (tag("g", tag("use", cls="cut-off", href=f"#%{id}"), clip_path=within(id)) for id in isolated)


# ---- what is in a land -----------------------------------------------------------------------------------------------


def contents(sheet: Sheet, drawn: LandDrawing, one: Sight) -> str:
    """Its pieces, its name, and what threatens or protects it."""
    layout = layout_of(drawn, things_in(one, sheet.view["scenario"]), signs_of(sheet.view, one), sheet.form)
    labels = layout.labels
    kind = "name sea-name" if one["number"] == 0 else "name"
    zoom = f" scale({short(labels.zoom)})"
    name = tag("g", text(one["ground"], cls=kind, y=5.1), transform=at(*labels.name) + zoom)
    return thing(
        f"land:{one['id']}",
        described(sheet.view, one, sheet.pen),
        at(0, 0),
        *(tag("g", *figure(each.thing, layout.size), transform=at(*each.at)) for each in layout.things),
        name if sheet.form.named else "",
        *(tag("g", *sign(each), cls=f"sign {each.what}", transform=at(*place) + zoom) for each, place in labels.signs),
    )


def figure(one: Thing, size: float) -> Iterator[str]:
    yield from DRAWINGS[one.what](one, size)
    if one.number > 1 and one.what in ("piece", "presence"):
        radius = badge_of(size)
        yield tag(
            "g", *numbered("badge", "count", str(one.number), radius, 1.6), transform=at(size * 0.4, -size * 0.36)
        )


def badge_of(size: float) -> float:
    return max(6.6, min(7.5, size * 0.36), size * 0.25)


def numbered(kind: str, letters: str, number: str, radius: float, high: float) -> tuple[str, str]:
    size = max(11, radius * high)
    return tag("circle", cls=kind, r=radius), text(number, cls=letters, y=size * 0.36, font_size=size)


def presence_drawn(one: Thing, size: float) -> Iterator[str]:
    colour, emblem = SEATS[one.seat]
    disc, ring = size * 0.43, size * 0.5 + 2.4
    sacred = (tag("circle", cls="case", r=ring), tag("circle", cls="sacred", r=ring)) if one.is_sacred else ()
    discs = (
        tag("circle", cls="shade", cy=1.6, r=disc),
        tag("circle", cls="disc", r=disc),
        tag("circle", cls="rim", r=disc - 2),
    )
    yield tag("g", *sacred, *discs, centred(f"em-{emblem}", "emblem", disc * 1.32), style=players_ink(colour))


def token_drawn(one: Thing, size: float) -> Iterator[str]:
    side = max(LEGIBLE, size * 0.72)
    left = -size * 0.5 if one.number > 1 else -side / 2
    yield symbol(one.name, "token", left, -side / 2, side)
    if one.number > 1:
        high = max(11, size * 0.44)
        yield text(str(one.number), cls="number", x=left + side, y=high * 0.36, font_size=high)


def piece_drawn(one: Thing, size: float) -> Iterator[str]:
    yield tag("ellipse", cls="shade", cy=size * 0.44, rx=size * 0.44, ry=size * 0.12)
    yield centred(one.name, "under", size)
    yield centred(one.name, f"figure {one.name}", size)
    if one.strife:
        yield tag("g", *strife(one, size), transform=at(-size * 0.34, size * 0.36))
    if one.damage:
        left = str(one.health - one.damage)
        yield tag("g", *numbered("wound", "hurt", left, badge_of(size), 1.45), transform=at(size * 0.36, size * 0.34))


def strife(one: Thing, size: float) -> Iterator[str]:
    side = max(LEGIBLE, size * 0.5)
    yield centred("tk-strife", "token", side)
    if one.strife > 1:
        high = max(11, size * 0.36)
        yield text(str(one.strife), cls="number end", x=-side / 2, y=high * 0.36, font_size=high)


def more(one: Thing, size: float) -> Iterator[str]:
    yield tag("circle", cls="badge", r=8) + text(f"+{one.number}", cls="count", y=3.96, font_size=11)


DRAWINGS = {"presence": presence_drawn, "token": token_drawn, "piece": piece_drawn, "more": more}


def sign(one: Sign) -> Iterator[str]:
    yield tag("rect", y=-9, width=one.width, height=18, rx=9)
    yield symbol(one.icon, f"icon {one.icon}", 3, -7.5, 15)
    if one.text:
        yield text(one.text, x=18.5, y=5.4, textLength=LETTER * len(one.text), lengthAdjust="spacingAndGlyphs")


def corner_marks(sheet: Sheet) -> Iterator[str]:
    """Elements where lands meet."""
    radius = max(9, min(15, 14 * sheet.form.scale))
    for one in sheet.view["corners"]:
        x, y = (part * sheet.form.scale for part in on_map(one["at"], (0, 0, 0), sheet.island.turn))
        icon = tag("use", href=f"#el-{one['element']}", cls="element", x=-radius * 0.78, y=-radius * 0.78,
                   width=radius * 1.56, height=radius * 1.56, style=f"--wash:var(--w-{one['element']})")  # fmt: skip
        said = tag("title", sheet.pen.say(corner_told(sheet.view, one)))
        yield tag("g", said, tag("circle", cls="spot", r=radius), icon, cls="corner", transform=at(x, y))


# ---- the same in words, and styles ----------------------------------------------------------------------------------


def told(sheet: Sheet) -> Iterator[str]:
    """A line for each land."""
    yield from (described(sheet.view, one, sheet.pen) for _, one in sheet.shown)


SIGN_INKS = {  # the ground, what surrounds it, and what is drawn on it
    "ravage": ("#96281f", "#fdf8ea", "#fff6ec"),
    "defend": ("#1f4d84", "#fdf8ea", "#f3f6ff"),
    "build": ("#fdf8ea", "var(--outline)", "#2a2018"),
    "skipped": ("var(--pen)", "var(--pen-case)", "var(--pen-case)"),
    "isolated": ("var(--pen)", "var(--pen-case)", "var(--pen-case)"),
    "frozen": ("var(--raised)", "var(--outline)", "var(--ink)"),
}


def sign_styles() -> Iterator[tuple[str, str]]:
    for what, (ground, edge, ink) in SIGN_INKS.items():
        yield f".{what} rect", f"fill:{ground};stroke:{edge}"
        yield f".{what} text", f"fill:{ink}"
        yield f".{what} use", f"color:{ink};--cut:{ground}"


STYLE = {
    **styles(kind for kind in MARKS if kind != OCEAN),
    ".waves": "stroke:var(--sea-line);stroke-width:1.8;opacity:.8",
    ".marks": "stroke:var(--edge);stroke-width:1.7;opacity:.55",
    ".border": "stroke:var(--map-ink);stroke-width:2.4",
    ".seam": f"{OUTLINED};stroke:var(--map-ink);stroke-width:4.2",
    ".coast": "stroke:var(--map-ink);stroke-width:3.4",
    ".deep": "fill:var(--ocean);stroke:var(--ocean-edge);stroke-width:2;stroke-dasharray:6 6;stroke-linejoin:round;"
    "opacity:.8",
    ".hatch": "stroke:var(--pen);stroke-width:3;opacity:.34",
    ".cut-off": "fill:none;stroke:var(--pen);stroke-width:13;stroke-dasharray:1 13;stroke-linecap:round",
    ".name": "font:700 15px var(--serif);fill:var(--map-ink);paint-order:stroke;stroke:var(--map-halo);"
    "stroke-width:4px;stroke-linejoin:round",
    ".sea-name": "font-style:italic;fill:var(--sea-ink);stroke:var(--sea)",
    ".sign rect": "stroke-width:1.2",
    ".sign text": f"font:800 15px var(--sans);{LINING}",
    ".icon": "--wash:none",
    **dict(sign_styles()),
    **{f".build .{kind}": f"--wash:{wash}" for kind, wash in WASHES.items()},
    ".shade": "fill:#140a0052",
    ".disc": "fill:var(--pc);stroke:var(--outline);stroke-width:1.4",
    ".rim": "fill:none;stroke:var(--rim);stroke-width:1.1",
    ".emblem": "color:var(--on);--cut:var(--pc)",
    ".case": "fill:none;stroke:var(--rim);stroke-width:4.6",
    ".sacred": "fill:none;stroke:var(--pc);stroke-width:3;stroke-dasharray:3.2 3.2",
    ".token": "--outline:#2a2018;filter:drop-shadow(0 0 .7px #fdf8ea) drop-shadow(0 0 .7px #fdf8ea)",
    ".number,.count,.hurt": f"font-family:var(--sans);font-weight:800;{LINING}",
    ".number": "fill:var(--map-ink);paint-order:stroke;stroke:var(--map-halo);stroke-width:3px;stroke-linejoin:round",
    ".end": "text-anchor:end",
    ".figure": "color:#2a2018;--cut:#fdf8ea",
    **{f".figure.{kind}": f"--wash:{wash}" for kind, wash in WASHES.items()},
    ".under": "color:#fdf8ea;--wash:#fdf8ea;--cut:#fdf8ea;stroke:#fdf8ea;stroke-width:3.4;paint-order:stroke",
    ".badge": "fill:var(--btn);stroke:var(--raised);stroke-width:1.3",
    ".count": "text-anchor:middle;fill:var(--btn-on)",
    ".wound": "fill:#96281f;stroke:#fdf8ea;stroke-width:1.2",
    ".hurt": "text-anchor:middle;fill:#fff6ec",
    ".spot": "fill:#fdf8ea;stroke:#2a2018;stroke-width:1.6",
    ".element": "color:#2a2018;--cut:#fdf8ea",
}
