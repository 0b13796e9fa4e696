"""Sources that nobody remembers, under markers that lie face down: S-19.9."""

from __future__ import annotations

from tuath.games.spirit_island.state.state import State

NUMBERED, BLANKS = "sources_numbered", "sources_blank"  # counters: so many of the markers on the island
FOUND = "source."  # before the place of a source: a counter of who has found it
BY_SPIRITS, KEPT_BACK, BY_INVADERS = 1, 2, 3  # by the players, who use it or hold it back; by the invaders
FINDERS = {BY_SPIRITS: "spirits", KEPT_BACK: "held_back", BY_INVADERS: "invaders"}
BLANK = 0  # a marker without number


def hidden(state: State) -> int:
    """S-19.9: how many markers lie face down."""
    return state.counters.get(NUMBERED, 0) + state.counters.get(BLANKS, 0)


def found_sources(state: State) -> dict[int, int]:
    """S-19.9: each that was found, and by whom."""
    named = [name for name in state.counters if name.startswith(FOUND)] if NUMBERED in state.counters else []
    return {int(name.removeprefix(FOUND)): state.counters[name] for name in sorted(named)}


def sources_seen(state: State) -> int:
    """As bits."""
    return sum(1 << place for place in found_sources(state))


def held_back(state: State) -> int:
    """S-19.9: how many the players have found and not used."""
    return sum(finder == KEPT_BACK for finder in found_sources(state).values())
