"""Rated tables: those whose result counts for ratings, so that nobody may have an advantage there.

A game that all win or lose together is never rated: its difficulty tells what was achieved.
"""

from __future__ import annotations

from tuath.core.message import Refused, refuse
from tuath.server.entry.entry import Entry


def rate(entry: Entry, *, trusts_seeds: bool = False) -> None:
    """Let a new table be rated; refused where that would say nothing about those who sit there."""
    persons = [chair.player for chair in entry.chairs if chair.kind in ("human", "program")]
    if entry.game.planned:
        raise Refused(refuse("", "server-rated-together"))
    if len(entry.chairs) < 2 or not persons:
        raise Refused(refuse("", "server-rated-alone"))
    if any(chair.kind == "guest" for chair in entry.chairs) or len(set(persons)) < len(persons):
        raise Refused(refuse("", "server-rated-guests"))
    if entry.seed is not None and not trusts_seeds:
        raise Refused(refuse("", "server-rated-seed"))
    if entry.hints == "allowed":
        raise Refused(refuse("", "server-rated-hints"))
    entry.rated, entry.hints = True, "forbidden"
