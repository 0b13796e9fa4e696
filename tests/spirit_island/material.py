"""The printed material, read once for all tests."""

from __future__ import annotations

from tuath.games.spirit_island.material.geometry import Island, Land, island, land_at
from tuath.games.spirit_island.material.printed import load_printed

PRINTED = load_printed()


def laid(layout: str, boards: str) -> Island:
    """An island: boards by their letters, each at its place of a layout."""
    return island(
        tuple(PRINTED.boards[PRINTED.board_index[board]] for board in boards),
        PRINTED.layouts[PRINTED.layout_index[layout]],
    )


def land(island: Island, name: str) -> Land:
    """A land by board and printed number: ``C4``."""
    return land_at([board.id for board in island.boards].index(name[0]), int(name[1]))


def name(island: Island, land: int) -> str:
    return f"{island.boards[land // 9].id}{land % 9}"
