"""``tuath admin``: what a host does for tables and people: look, copy, bring back, check, list, keep order."""

from __future__ import annotations

from tuath.terminal.commands.admin import clubs, keeping, listing, moderating
from tuath.terminal.commands.admin.host import app

__all__ = ["app", "clubs", "keeping", "listing", "moderating"]  # the commands of these files
