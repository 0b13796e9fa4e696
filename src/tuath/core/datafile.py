"""Reading printed material from a data file that its owner may have changed: every complaint names the place."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from tuath.core.game import listed
from tuath.core.message import Param, Refused, refuse


class DataError(Refused):
    """Something in a data file that cannot be played with: where, and what would be right."""

    def __init__(self, where: str, key: str, **params: Param) -> None:
        super().__init__(refuse("", f"core-data-{key}", where=where, **params))


class Joined(list[Any]):
    """A list whose members stand in several files, and where each of them stands."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[str] = []

    def add(self, found: list[Any], where: str) -> None:
        self.places += [f"{where}/{place}" for place in range(len(found))]
        self += found

    def changed(self, change: Callable[[Any], Any]) -> Joined:
        """Each member changed, at its place."""
        new = Joined()
        new += map(change, self)
        new.places = list(self.places)
        return new


class Node:
    """A value of the file, the path that leads to it, and the id of the record in which it stands, if it has one."""

    def __init__(self, value: Any, where: str = "", record: str = "") -> None:
        self.value = value
        self.where = where
        own = value.get("id") if isinstance(value, dict) else None
        self.record = own if isinstance(own, str) else record

    def wrong(self, key: str, **params: Param) -> DataError:
        return DataError(self.where or "/", key, **params)

    def __getitem__(self, name: str) -> Node:
        """A member that must be there."""
        if name not in self.names():
            raise self.wrong("missing", name=name)
        return Node(self.value[name], f"{self.where}/{name}", self.record)

    def has(self, name: str) -> bool:
        """Is a member there that may be left out?"""
        return name in self.names()

    def names(self) -> Collection[str]:
        """Of all members."""
        if not isinstance(self.value, dict):
            raise self.wrong("kind", wanted="object")
        return self.value.keys()

    def items(self, least: int = 0, exactly: int | None = None) -> list[Node]:
        """The members of a list, each with its path."""
        if not isinstance(self.value, list):
            raise self.wrong("kind", wanted="list")
        if len(self.value) < least or (exactly is not None and len(self.value) != exactly):
            raise self.wrong("length", wanted=exactly if exactly is not None else least, found=len(self.value))
        if isinstance(self.value, Joined):
            return [Node(value, where, self.record) for value, where in zip(self.value, self.value.places, strict=True)]
        return [Node(value, f"{self.where}/{place}", self.record) for place, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong("kind", wanted="text")
        return self.value

    def id(self) -> str:
        """A name for records and answers: plain letters and figures, no spaces."""
        text = self.text()
        if not text.isascii() or text.split() != [text]:
            raise self.wrong("id", found=text)
        return text

    def number(self, least: int = 0, most: int | None = None) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong("kind", wanted="number")
        if self.value < least or (most is not None and self.value > most):
            raise self.wrong("range", found=self.value, least=least, most=most if most is not None else "∞")
        return self.value

    def measure(self) -> float:
        """A coordinate."""
        if not isinstance(self.value, int | float) or isinstance(self.value, bool):
            raise self.wrong("kind", wanted="number")
        return float(self.value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("kind", wanted="flag")
        return self.value

    def one_of(self, known: Collection[str]) -> str:
        if not isinstance(self.value, str) or self.value not in known:
            raise self.wrong("unknown", found=str(self.value), known=listed(sorted(known)))
        return str(self.value)


def read(path: Path) -> Node:
    """The root of a data file. Where it names ``parts``, the lists of those files beside it are parts of its own."""
    root = read_file(path)
    if isinstance(root.value, dict) and "parts" in root.value:
        value = dict(root.value)
        for part in root["parts"].items():
            join(value, read_file(path.parent / part.text()), part.text())
        del value["parts"]
        return Node(value)
    return root


def join(whole: dict[str, Any], part: Node, where: str) -> None:
    """Add the lists of a part: the first file that has a list may say more about it."""
    for name in part.value if isinstance(part.value, dict) else ():
        records = Node(part.value[name], f"/{where}/{name}")["records"]
        known = whole.setdefault(name, {})
        if not isinstance(known.get("records"), Joined):
            whole[name] = known = {**known, "records": Joined()}
        known["records"].add([node.value for node in records.items()], records.where)


def read_file(path: Path) -> Node:
    """The root of one file."""
    try:
        return Node(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeError) as error:
        raise Refused(refuse("", "core-file-unreadable", file=str(path), reason=file_trouble(error))) from error
    except json.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        raise Refused(refuse("", "core-data-json", file=str(path), **where)) from error


def ids(nodes: Iterable[Node], name: str = "id") -> list[str]:
    """The ids of some things, each of them once."""
    found: list[str] = []
    for node in nodes:
        id = node[name].id()
        if id in found:
            raise node[name].wrong("twice", found=id)
        found.append(id)
    return found


TROUBLES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
}


def file_trouble(error: OSError | UnicodeError) -> str:
    """Why a file cannot be read or written, as the catalogues know it; else the name the operating system gives it."""
    if isinstance(error, UnicodeError):
        return "encoding"
    return TROUBLES.get(error.errno or 0, errno.errorcode.get(error.errno or 0, "–"))


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:
            new.write(text)
        os.replace(new.name, file)
    except OSError as error:
        raise Refused(refuse("", "core-file-unwritable", file=str(file), reason=file_trouble(error))) from error


def fingerprint(value: Any) -> str:
    """A short name for what a file says, however it is laid out."""
    canonical = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:12]


def fingerprint_of(root: Node, ruled: Iterable[str], drawn: Collection[str]) -> str:
    """A short name for the parts of a file that decide a game; what is only drawn or read to people is left out."""
    return fingerprint({name: _without(root.value[name], drawn) for name in ruled})


def _without(value: Any, drawn: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(part, drawn) for name, part in value.items() if name not in drawn}
    if isinstance(value, list):
        return [_without(part, drawn) for part in value]
    return value
