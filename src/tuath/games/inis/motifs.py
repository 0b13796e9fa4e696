"""How each territory is recognised: its colour, the small marks strewn over it, and one larger drawing of its own.

The page has the same file; a test holds the two together.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tuath.core.drawing.plane import Point, Random
from tuath.core.drawing.terrain import Drawn, drawn_from, furrow, hill, peak, tree, tuft, wave

FILE = Path(__file__).with_name("motifs.json")
TERRAIN: dict[str, Drawn] = {
    "furrow": furrow,
    "hill": hill,
    "peak": peak,
    "tree": tree,
    "tuft": tuft,
    "wave": wave,
}
COLOURS = ("bone", "clay", "heather", "jungle", "moss", "mountain", "ochre", "sands", "slate", "wetland")
USUAL = "plains"  # of a territory that nobody has drawn


class Motif(NamedTuple):
    colour: str
    mark: str
    washes: Sequence[Sequence[str]]  # a colour and a path
    ink: str


class Motifs(NamedTuple):
    """All that is in the file."""

    marks: dict[str, str]
    motifs: dict[str, Motif]


@cache
def kept() -> Motifs:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return Motifs(data["marks"], {id: Motif(**motif) for id, motif in data["motifs"].items()})


def motif_of(territory: str) -> Motif:
    motifs = kept().motifs
    return motifs.get(territory) or motifs[USUAL]


def mark(motif: Motif, at: Point, size: float, random: Random) -> str:
    """One of its small marks."""
    if motif.mark in TERRAIN:
        return TERRAIN[motif.mark](at, size, random)
    return drawn_from(at, kept().marks[motif.mark], size)
