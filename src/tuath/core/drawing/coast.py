"""Land in water: the shallows round its coast, and lands in their colour, darker towards their borders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tuath.core.drawing.shapes import Pen, Picture, tag, text
from tuath.core.message import say

LINE = 2.4  # how far the line between two depths reaches to either side
ALL = "#%all"


def lands(paths: Mapping[str, str]) -> str:
    """Every land once, to be drawn as often as needed: by itself, as what hides the others, and all together."""
    shapes = (tag("path", id=f"%{id}", d=path) for id, path in paths.items())
    clips = (tag("clipPath", tag("use", href=f"#%{id}"), id=f"%in-{id}") for id in paths)
    return tag("defs", *shapes, *clips, tag("g", *(tag("use", href=f"#%{id}") for id in paths), id="%all"))


def shallows(bands: Iterable[tuple[float, float]]) -> Iterator[str]:
    """From the deep to the coast: the width of each depth, and how much shallow there is in its colour, in percent."""
    for width, share in bands:
        colour = f"stroke:color-mix(in srgb,var(--sea-2) {share}%,var(--sea))"
        yield tag("use", cls="water line", href=ALL, stroke_width=width + LINE)
        yield tag("use", cls="water", href=ALL, stroke_width=width - LINE, style=colour)


def washed(id: str, colour: str, bands: Sequence[tuple[float, float]], *inside: str) -> str:
    """A land in its colour with its edge: width and opacity of each band; and what else stays within its border."""
    own = f"#%{id}"
    edges = (tag("use", cls="band", href=own, stroke_width=width, opacity=opacity) for width, opacity in bands)
    return tag("g", tag("use", cls="wash", href=own), *edges, *inside, cls=colour, clip_path=within(id))


def within(id: str) -> str:
    return f"url(#%in-{id})"


WIDE_SEA, SMALL_SEA = (640, 240), (320, 120)  # pixels
SAID_AT_SEA = "font:italic 500 20px var(--serif);text-anchor:middle;fill:var(--sea-ink)"


def open_sea(pen: Pen, told: Sequence[str]) -> Picture:
    """Before any land lies there."""
    width, height = SMALL_SEA if pen.small else WIDE_SEA
    said = text(pen.say(say("drawing-empty")), cls="at-sea", x=width / 2, y=height / 2)
    return Picture(width, height, "" if pen.small else said, (), (0, 0), {".at-sea": SAID_AT_SEA}, told)


OUTLINED = "fill:none;stroke-linecap:round;stroke-linejoin:round"


def styles(colours: Iterable[str]) -> dict[str, str]:
    """What all land in water looks like, and each colour of land."""
    return {
        ".water,.waves,.marks,.border,.coast,.band": OUTLINED,
        ".line": "stroke:var(--sea-line);opacity:.42",
        ".wash": "fill:var(--land)",
        ".band": "stroke:var(--edge)",
        **{f".{colour}": f"--land:var(--{colour});--edge:var(--{colour}-edge)" for colour in colours},
    }
