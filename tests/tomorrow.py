"""An index on this machine as it may look tomorrow: every locked package has a far newer, broken version too."""

from __future__ import annotations

import hashlib
import io
import re
import tarfile
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from requirements.locks import pins
from start import FROM_SOURCE, LOCKS

TOMORROW = "9999.0"  # a version of every package, and it is broken
BACKEND = """
import zipfile

NAME = "{name}-{version}"

def build_wheel(folder, config_settings=None, metadata_directory=None):
    path = f"{{NAME}}-py3-none-any.whl"
    with zipfile.ZipFile(f"{{folder}}/{{path}}", "w") as wheel:
        wheel.writestr(f"{{NAME}}.dist-info/METADATA", {metadata!r})
        wheel.writestr(f"{{NAME}}.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{{NAME}}.dist-info/RECORD", "")
    return path

build_editable = build_wheel
"""
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "backend"
backend-path = ["."]

[project]
name = "{name}"
version = "{version}"
"""


def plain(name: str) -> str:
    """The name of a package as an index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def metadata(name: str, version: str, wanted: Iterable[str]) -> str:
    """What a package says of itself; it asks for others with an extra, as loosely as anybody does."""
    lines = [f"Requires-Dist: {other}[more]>=0" for other in wanted]
    return "\n".join(
        ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", "Provides-Extra: more", *lines, ""]
    )


def wheel(name: str, version: str, wanted: Iterable[str]) -> tuple[str, bytes]:
    """A package without content, ready to be unpacked."""
    file = io.BytesIO()
    written = f"{name.replace('-', '_')}-{version}"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{written}.dist-info/METADATA", metadata(name, version, wanted))
        archive.writestr(f"{written}.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{written}.dist-info/RECORD", "")
    return f"{written}-py3-none-any.whl", file.getvalue()


def sources(name: str, version: str, wanted: Iterable[str]) -> dict[str, str]:
    """The same, as files that have to be built first."""
    backend = BACKEND.format(name=name, version=version, metadata=metadata(name, version, wanted))
    project = PROJECT.format(name=name, version=version)
    return {"PKG-INFO": metadata(name, version, wanted), "pyproject.toml": project, "backend.py": backend}


def packed(name: str, version: str, wanted: Iterable[str]) -> tuple[str, bytes]:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        for path, text in sources(name, version, wanted).items():
            entry = tarfile.TarInfo(f"{name}-{version}/{path}")
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))
    return f"{name}-{version}.tar.gz", file.getvalue()


class Index:
    """A folder laid out as package installers read it, and what they have asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.asked = folder, list[str]()

    def add(self, name: str, file: str, content: bytes) -> str:
        """The hash of what was added."""
        place = self.folder / "simple" / plain(name)
        place.mkdir(parents=True, exist_ok=True)
        (place / file).write_bytes(content)
        sha = hashlib.sha256(content).hexdigest()
        with (place / "index.html").open("a", encoding="ascii") as page:
            page.write(f'<a href="{file}#sha256={sha}">{file}</a>\n')
        return sha

    def add_tomorrow(self, names: Iterable[str]) -> None:
        """The release that must not be taken: it asks for what nobody has."""
        for name in names:
            self.add(name, *wheel(name, TOMORROW, ["of-this-name-there-is-none"]))

    @contextmanager
    def served(self) -> Iterator[str]:
        """Its address on loopback."""
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *details: object) -> None:
                asked.append(self.path)

        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(self.folder))) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            try:
                yield f"http://127.0.0.1:{server.server_port}/simple/"
            finally:
                server.shutdown()


def stand_ins(index: Index, to: Path, locks: Iterable[str]) -> None:
    """For each locked package one without content, and locks that name these instead.

    Each asks for the next of its lock; those of two locks, or of some systems or Pythons only, are asked for by none.
    """
    contents = {lock: pins((LOCKS / f"{lock}.lock").read_text(encoding="utf-8")) for lock in locks}
    follows, often = (
        dict[str, str](),
        Counter(name for each in contents.values() for name in {pin.name for pin in each}),
    )
    for each in contents.values():
        everywhere = [pin.name for pin in each if not pin.marker and often[pin.name] == 1]
        follows |= zip(everywhere, everywhere[1:] + everywhere[:1], strict=True)
    to.mkdir(parents=True, exist_ok=True)
    made = dict[tuple[str, str], str]()
    for lock, each in contents.items():
        lines = list[str]()
        for pin in each:
            if (pin.name, pin.version) not in made:
                build, asks = (packed if pin.name in FROM_SOURCE else wheel), [*filter(None, [follows.get(pin.name)])]
                made[pin.name, pin.version] = index.add(pin.name, *build(pin.name, pin.version, asks))
            where = f" ; {pin.marker}" if pin.marker else ""
            lines.append(f"{pin.name}=={pin.version}{where} --hash=sha256:{made[pin.name, pin.version]}")
        (to / f"{lock}.lock").write_text("\n".join(lines) + "\n", encoding="utf-8")
    index.add_tomorrow({pin.name for each in contents.values() for pin in each})
