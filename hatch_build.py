"""A wheel contains the page: if it is missing it is built, where Node is at hand; the engine works without it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/tuath/server/static/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (root / "web/package.json").exists():
            self.app.display_warning("The page is not built, because npm is missing: tuath serve will have none.")
            return
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)
