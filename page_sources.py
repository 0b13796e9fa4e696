"""From which sources the built page is made, and whether they are still the same.

Vite writes the mark into the page (`mark` in web/vite.config.ts, which reckons as it is done here); whoever packs the
page, or builds it where needed, compares. It stands by itself: start.py reads it before anything is installed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

ALONE = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "tsconfig.node.json",
         "vite.config.ts")  # fmt: skip
MARK = "sources.txt"


def sources_hash(web: Path) -> str:
    """Over names and contents of all that a page is made of."""
    files = [path for folder in ("public", "src") for path in (web / folder).rglob("*") if path.is_file()]
    names = sorted([*ALONE, *(path.relative_to(web).as_posix() for path in files)])
    together = hashlib.sha256()
    for name in names:
        together.update(name.encode() + b"\0" + (web / name).read_bytes() + b"\0")
    return together.hexdigest()


def page_is_current(web: Path, page: Path) -> bool:
    """Is there a page, and is it made of these sources?"""
    mark = page / MARK
    if not (page / "index.html").exists() or not mark.exists():
        return False
    return mark.read_text(encoding="ascii").strip() == sources_hash(web)
