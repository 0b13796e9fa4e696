"""Which version this is: that of the tag it was made from, or the one after it that is being made.

Where there is no git, as in an archive of the sources, their own paper says it, and without that nobody knows exactly.
It stands by itself: whoever builds a wheel reads it before anything is installed.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent
UNKNOWN = "0.9.0.dev0"  # the version that is being made; it changes with each release
DESCRIBED = re.compile(r"v(\d+)\.(\d+)\.(\d+)-(\d+)-g[0-9a-f]+")


def version(root: Path = ROOT) -> str:
    return of_archive(root) or of_git(root) or UNKNOWN


def of_archive(root: Path) -> str | None:
    """What an archive of the sources says of itself."""
    paper = root / "PKG-INFO"
    found = re.search(r"^Version: (\S+)$", paper.read_text(encoding="utf-8"), re.MULTILINE) if paper.exists() else None
    return found[1] if found else None


def of_git(root: Path) -> str | None:
    """The last tag such as v0.9.0; commits after it are on the way to the next."""
    if not (root / ".git").exists():  # a folder inside somebody else's repository
        return None
    try:
        command = ["git", "describe", "--tags", "--long", "--match", "v[0-9]*"]
        said = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return of_tag(said.strip())


def of_tag(described: str) -> str | None:
    found = DESCRIBED.fullmatch(described)
    if found is None:
        return None
    major, minor, patch, commits = map(int, found.groups())
    return f"{major}.{minor}.{patch + 1}.dev{commits}" if commits else f"{major}.{minor}.{patch}"
