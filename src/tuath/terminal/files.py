"""Files of games: where they are kept, and reading them."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse
from tuath.games.materials import data_folder

SUFFIX = ".tuath"


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(file), reason=file_trouble(error))) from error


def is_record(file: Path) -> bool:
    return file.is_file() and file.read_bytes().startswith(b"tuath-record")


def default_file(game: str) -> Path:
    """Where a game is kept when nobody says where; two that begin in the same second do not share a file."""
    return data_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{SUFFIX}"


def kept_files(folder: Path) -> list[Path]:
    """The files of games in a folder, those that were played last first."""
    files = [file for file in folder.glob(f"*{SUFFIX}") if file.is_file()]
    return sorted(files, key=lambda file: (-file.stat().st_mtime, file.name))
