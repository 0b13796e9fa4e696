"""Printed material by fingerprint: what is shipped, what an owner has corrected, what earlier games were begun with.

A game is played to its end with the material it was begun with. What is used is kept in a folder, one file for each
fingerprint, so that a record or a table finds it again when the shipped material has been corrected.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tuath.core.datafile import read, write_whole
from tuath.core.game import Game, listed
from tuath.core.message import Refused, refuse
from tuath.games import find, folder, keys

MATERIALS = "materials"  # the folder of materials, in the data folder or beside a record


FINGERPRINT = re.compile("[0-9a-f]{12}")


class Materials:
    """Where material is looked for: files that were given, what is shipped, then folders."""

    def __init__(self, home: Path, given: Iterable[Path] = (), also: Iterable[Path] = ()) -> None:
        """What is used is kept in ``home``; material is looked for in the folders ``also``, too."""
        self.home = home
        self.folders = [home, *also]
        self.given = {game_of_file(path): path for path in given}

    def current(self, key: str) -> Game[Any]:
        """The game as a new table plays it: with the file that was given for it, or as it is shipped."""
        return find(key, self.given.get(key))

    def of(self, key: str, fingerprint: str | None) -> Game[Any]:
        """The game with the material of that fingerprint; with the current one where that is not to be had."""
        current = self.current(key)
        if fingerprint is None or current.fingerprint == fingerprint:
            return current
        if find(key).fingerprint == fingerprint:
            return find(key)
        if not FINGERPRINT.fullmatch(fingerprint):  # whoever sends one may send anything
            return current
        return next((game for game in self._kept(key, fingerprint) if game.fingerprint == fingerprint), current)

    def _kept(self, key: str, fingerprint: str) -> Iterable[Game[Any]]:
        shipped = folder(key) / "data" / "earlier" / f"{fingerprint}.json"  # of before material was kept
        for file in (*(kept / file_name(key, fingerprint) for kept in self.folders), shipped):
            if file.exists():
                yield find(key, file)

    def has(self, key: str, fingerprint: str) -> bool:
        return self.of(key, fingerprint).fingerprint == fingerprint

    def keep(self, game: Game[Any]) -> None:
        """Write down the material of a game, once."""
        self.keep_text(game.key, game.fingerprint, json.dumps(game.material(), ensure_ascii=False))

    def keep_text(self, key: str, fingerprint: str, text: str) -> None:
        """The same for material that is at hand as text."""
        file = self.home / file_name(key, fingerprint)
        if not file.exists():
            write_whole(file, text)

    def is_shipped(self, game: Game[Any]) -> bool:
        return find(game.key).fingerprint == game.fingerprint

    def file_of(self, game: Game[Any]) -> Path | None:
        """Where another process finds the material of a game; None for what is shipped."""
        if self.is_shipped(game):
            return None
        self.keep(game)
        return self.home / file_name(game.key, game.fingerprint)


def data_folder() -> Path:
    """Where this program keeps what is worth keeping."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tuath"


def usual_materials(beside: Path | None = None) -> Materials:
    """What games on this machine were played with, and what lies beside a record."""
    return Materials(data_folder() / MATERIALS, also=[] if beside is None else [beside.parent / MATERIALS])


def file_name(key: str, fingerprint: str) -> str:
    return f"{key}-{fingerprint}.json"


def game_of_file(path: Path) -> str:
    """Which game a data file belongs to: the one it names, or the one whose parts it has."""
    root = read(path).value
    parts = set(root) if isinstance(root, dict) else set()
    named = root.get("game") if isinstance(root, dict) else None
    for key in keys():
        if named == key or (named is None and set(find(key).material()) <= parts | {"game"}):
            return key
    raise Refused(refuse("", "core-data-no-game", file=str(path), known=listed(keys())))
