"""The built page: whether it is there, of which build it is, and whether it is older than its sources."""

from __future__ import annotations

import hashlib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from tuath import __version__

STATIC = Path(__file__).parents[1] / "static"
SITE = Path(__file__).parents[1] / "site"  # the documentation, where somebody has built it: `python3 start.py docs`
CHECKOUT = Path(__file__).parents[4]
MARK = "sources.txt"  # where the build has written what it is made of


def has_page() -> bool:
    """Is the page in this installation? It is built with Node, which not every machine has."""
    return (STATIC / "index.html").exists()


def build() -> str:
    """Of program and page together, as both tell each other: another one means that the page should be loaded anew."""
    page = (STATIC / "index.html").read_bytes() if has_page() else b""
    return hashlib.sha256(__version__.encode() + page).hexdigest()[:12]


BUILD = build()  # as it was when this process began


def is_old() -> bool:
    """Is the page made of other sources than those beside it? Only a checkout has any."""
    mark, sources = STATIC / MARK, CHECKOUT / "page_sources.py"
    if not has_page() or not mark.exists() or not sources.exists():
        return False
    spec = spec_from_file_location("page_sources", sources)
    if spec is None or spec.loader is None:
        return False
    reckoning = module_from_spec(spec)
    spec.loader.exec_module(reckoning)
    return not reckoning.page_is_current(CHECKOUT / "web", STATIC)
