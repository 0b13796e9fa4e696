"""A wheel contains the page, made of the sources that lie beside it: an old one is built anew, and never shipped.

Without sources, as in a container or an unpacked wheel, the page that is there is the one that is meant. Where Node is
missing a wheel is built without any page, which it says, but not with an old one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from page_sources import page_is_current


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web, page = root / "web", root / "src/tuath/server/static"
        if version == "editable" or self.target_name == "sdist":
            return
        if not (web / "package.json").exists():
            if not (page / "index.html").exists():
                self.app.display_warning("There is no page, nor what it is built from: tuath serve will have none.")
            return
        if page_is_current(web, page):
            return
        npm = shutil.which("npm")
        if npm is None and (page / "index.html").exists():
            self.app.abort("The page is older than its sources, and npm is missing: install Node, or remove the page.")
        if npm is None:
            self.app.display_warning("The page is not built, because npm is missing: tuath serve will have none.")
            return
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=web, check=True)
