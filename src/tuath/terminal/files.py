"""Files of games: where they are kept, and reading and writing them whole."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse


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


def data_folder() -> Path:
    """Where this program keeps what is worth keeping."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tuath"


def write_whole(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:
            new.write(text)
        os.replace(new.name, file)
    except OSError as error:
        raise Refused(refuse("", "core-file-unwritable", file=str(file), reason=file_trouble(error))) from error
