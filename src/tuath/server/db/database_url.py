"""The database's URL: PostgreSQL at an address, or a file that is ours to read and that one server holds."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse

FILE = "tuath.sqlite3"
ON_SQLITE, ON_POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": ON_SQLITE, ON_SQLITE: ON_SQLITE, "postgresql": ON_POSTGRESQL, "postgres": ON_POSTGRESQL}
DRIVERS[ON_POSTGRESQL] = ON_POSTGRESQL
HEAD = b"SQLite format 3\x00"  # how every file of SQLite begins
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite puts next to it


def database_url(name: str | None, folder: Path) -> str:
    """Where the rows are: an address or a file that somebody names, otherwise one file in the data folder."""
    if name is None:
        make_folder(folder)
        return written(URL.create(ON_SQLITE, database=str(folder / FILE)))
    if "://" not in name:
        return written(URL.create(ON_SQLITE, database=name))
    try:
        url = make_url(name)
    except (ArgumentError, ValueError):
        raise Refused(refuse("", "server-bad-database", address=name)) from None
    if url.drivername not in DRIVERS:
        raise Refused(refuse("", "server-unknown-database", scheme=url.drivername))
    return written(url.set(drivername=DRIVERS[url.drivername]))


def written(url: URL) -> str:
    return url.render_as_string(hide_password=False)


def shown(url: str) -> str:
    """An address as it may be shown to anybody."""
    parsed = make_url(url)
    return parsed.set(drivername=parsed.get_backend_name()).render_as_string(hide_password=True)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return None
    if not parsed.database or parsed.database == ":memory:" or parsed.database.startswith("file:"):
        raise Refused(refuse("", "server-bad-database", address=shown(url)))
    return Path(parsed.database)


# ---- what only we may read -------------------------------------------------------------------------------------------


def make_folder(folder: Path) -> None:
    """A folder for us alone. One that others share with us stays as it is: what we put into it is closed anyway."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_ours_alone(folder):
            folder.chmod(0o700)
    except OSError as error:
        raise unwritable(folder, error) from error


def is_ours_alone(folder: Path) -> bool:
    """Does it belong to us, and is it neither a common place like /tmp nor where somebody lives or works?"""
    found = folder.stat()
    if sys.platform == "win32" or found.st_uid != os.geteuid() or found.st_mode & stat.S_ISVTX:
        return False
    place = folder.resolve()
    return not any(home.is_relative_to(place) for home in (Path.home().resolve(), Path.cwd()))


def make_file(file: Path) -> None:
    """The file of the database, which is there afterwards, can be written, and is ours to read."""
    try:
        if not file.parent.exists():
            make_folder(file.parent)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "rb") as opened:
            head = opened.read(len(HEAD))
        for each in (file, *(file.with_name(file.name + end) for end in BESIDE)):
            if each.exists():
                close_to_others(each)
    except OSError as error:
        raise unwritable(file, error) from error
    if head not in (b"", HEAD):
        raise Refused(refuse("", "server-not-a-database", file=str(file)))


def close_to_others(file: Path) -> None:
    """One that belongs to somebody else is theirs to close."""
    if file.stat().st_mode & 0o077:
        try:
            file.chmod(0o600)
        except PermissionError:
            return


def unwritable(file: Path, error: OSError) -> Refused:
    return Refused(refuse("", "core-file-unwritable", file=str(file), reason=file_trouble(error)))


# ---- one server at a time --------------------------------------------------------------------------------------------


class Hold:
    """A file that is held while we live. The system lets go of it for us, however we end."""

    def __init__(self, file: Path) -> None:
        real = file.resolve()
        self.file = real.with_name(f"{real.name}.lock")
        self.descriptor: int | None = None

    def take(self) -> None:
        """Hold it, or say who does."""
        try:
            self.descriptor = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
            os.chmod(self.file, 0o600)
            lock(self.descriptor)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN) or self.descriptor is None:
                raise unwritable(self.file, error) from error
            holder = os.read(self.descriptor, 20).decode("ascii", "replace").strip()
            self.drop()
            raise Refused(refuse("", "server-file-is-held", file=str(self.file.with_suffix("")), pid=holder)) from None
        os.ftruncate(self.descriptor, 0)
        os.write(self.descriptor, f"{os.getpid()}\n".encode())

    def drop(self) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


if sys.platform == "win32":

    def lock(descriptor: int) -> None:
        """Where files cannot be held in this way, two servers go unnoticed."""

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Of this process alone: those it starts do not hold it."""
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
