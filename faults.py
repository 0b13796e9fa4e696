"""What pip, npm or the system say where setting up fails, and what would be right.

It stands by itself: start.py reads it before anything is installed.
"""

from __future__ import annotations

import re

UNREACHABLE = (
    "Failed to establish a new connection|NameResolution|Could not fetch URL|Network is unreachable|Connection refused",
    "from versions: none|ConnectTimeout|Max retries|ProxyError",  # pip: an index that it cannot read has no version
    "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH",
)
FAULTS = {
    "No space left|Errno 28|ENOSPC|Disk quota": "the disk is full. Setting up takes 500 MB, with the tests 1.5 GB.",
    "|".join(UNREACHABLE): "the index of packages cannot be reached. Call again when there is a network.",
    "Permission denied|EACCES|EPERM|Errno 13|Read-only file system|EROFS": "this folder may not be written by you. "
    "Put the checkout where you may write.",
    "ensurepip|No module named venv": "this Python has no venv. On Debian and Ubuntu: sudo apt install python3-venv.",
    "DO NOT MATCH THE HASHES|EINTEGRITY": "a package is not the one that was locked, and is not taken. Clear the "
    "caches (pip cache purge, npm cache clean --force), and ask whoever keeps your index.",
}


def what_would_be_right(said: str) -> str:
    """One line; for what nobody has foreseen the last words of the program that failed."""
    found = (right for pattern, right in FAULTS.items() if re.search(pattern, said))
    return next(found, " ".join(said.split()[-60:]) or "it said nothing.")
