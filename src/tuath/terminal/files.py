"""Files of games: where they are kept, and reading them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

from tuath.core.datafile import file_trouble
from tuath.core.hints import ALONE, HINTS, Hints
from tuath.core.message import Refused, refuse
from tuath.core.question import Seat
from tuath.core.reaction import Moment, Wish, Wishes
from tuath.core.record import seat_name
from tuath.games.materials import data_folder

SUFFIX = ".tuath"
ASKS = "# asks"  # a remark at the end of a saved game: who is asked
WISHES = "# wishes"  # and another: at which moments the one who plays here wants to be asked
HINTED = "# hints"  # and whether anybody may ask for hints, where that is not as usual


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


def played_at(file: Path) -> datetime:
    return datetime.fromtimestamp(file.stat().st_mtime).astimezone()


def since_played(file: Path) -> timedelta:
    """How long ago a game was last played; a file that is not there says so when it is read."""
    return datetime.now().astimezone() - played_at(file) if file.exists() else timedelta()


def kept_game(text: str) -> Path:
    """A saved game by its file, by its number in the list of kept games, or by (the beginning of) its name.

    Of several with the same beginning, as all of one title have, it is the one that was played last.
    """
    file = Path(text).expanduser()
    if file.exists() or file.parent != Path() or text.endswith(SUFFIX):
        return file
    files = kept_files(data_folder())
    if text.isascii() and text.isdigit():
        found = files[int(text) - 1 : int(text)] if int(text) else []
    else:
        found = [each for each in files if each.stem.casefold().startswith(text.casefold())]
    if not found:
        raise Refused(refuse("", "command-no-kept-game", text=text))
    return found[0]


def with_asked(text: str, seats: Iterable[Seat]) -> str:
    """A record with a remark that says who is asked, so that a list need not play it."""
    asked = " ".join(seat_name(seat) for seat in seats)
    return f"{text}{ASKS} {asked}\n" if asked else text


def asked_in(text: str) -> list[Seat] | None:
    """Who is asked in a saved game, as its remark says; None where it says nothing."""
    remark = next((line for line in reversed(text.splitlines()) if line.startswith(ASKS)), None)
    names = remark.removeprefix(ASKS).split() if remark is not None else []
    numbers = [name[1:] for name in names if name.startswith("p") and name[1:].isdigit()]
    return [int(number) - 1 for number in numbers] or None


def with_hints(text: str, hints: Hints) -> str:
    """A record with a remark that says who may ask for hints."""
    return text if hints == ALONE else f"{text}{HINTED} {hints}\n"


def hints_in(text: str) -> Hints:
    """Who may ask for hints in a saved game, as its remark says."""
    remark = next((line for line in reversed(text.splitlines()) if line.startswith(HINTED)), "")
    word = remark.removeprefix(HINTED).strip()
    return next((known for known in HINTS if known == word), ALONE)


def with_wishes(text: str, wishes: Wishes) -> str:
    """A record with a remark that says what its owner wishes; what is for a round names it."""
    said = [f"{id}={wish.choice}" + (f"@{wish.round}" if wish.round is not None else "") for id, wish in wishes.items()]
    return f"{text}{WISHES} {' '.join(said)}\n" if said else text


def wishes_in(text: str, moments: tuple[Moment, ...]) -> dict[str, Wish]:
    """What the owner of a saved game wishes, as its remark says; what is no wish of this game is passed over."""
    remark = next((line for line in reversed(text.splitlines()) if line.startswith(WISHES)), "")
    known, found = {moment.id: moment.wishes for moment in moments}, dict[str, Wish]()
    for pair in remark.removeprefix(WISHES).split():
        id, _, wish = pair.partition("=")
        choice, _, round = wish.partition("@")
        if choice in known.get(id, ()):
            found[id] = Wish(choice, int(round) if round.isascii() and round.isdigit() else None)
    return found
