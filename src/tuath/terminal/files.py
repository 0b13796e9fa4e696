"""Files of games: where they are kept, and reading them."""

from __future__ import annotations

import time
from pathlib import Path

from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse
from tuath.games.materials import data_folder


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error


def is_record(file: Path) -> bool:
    return file.is_file() and file.read_bytes().startswith(b"tuath-record")


def default_file(game: str) -> Path:
    """Where a game is kept when nobody says where."""
    return data_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.tuath"
