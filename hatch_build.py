"""What a wheel contains beside the sources: the page, catalogues as data, and what others have made of it.

The page is made of the sources that lie beside it: an old one is built anew, and never shipped. Without sources, as in
a container or an unpacked wheel, the page that is there is the one that is meant. Where Node is missing a wheel is
built without any page, which it says, but not with an old one. The catalogues are compiled so that whoever plays
without packages does not wait; the program does without that, and reads the catalogues themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from page_sources import page_is_current


class PageHook(BuildHookInterface[Any]):
    folder: tempfile.TemporaryDirectory[str]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or self.target_name == "sdist":
            return
        self.build_page(root / "web", root / "src/tuath/server/static")
        self.folder = tempfile.TemporaryDirectory()
        made = Path(self.folder.name)
        for file in compiled_words(root, made):
            build_data.setdefault("force_include", {})[str(made / file)] = file.as_posix()
        if (root / "requirements" / "third_party.py").exists() and (root / "web" / "package-lock.json").exists():
            paper = made / "tuath.cdx.json"
            third_party = read_alone(root / "requirements" / "third_party.py")
            paper.write_text(third_party.sbom(self.metadata.version), encoding="utf-8")
            build_data.setdefault("sbom_files", []).append(str(paper))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def build_page(self, web: Path, page: Path) -> None:
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


def compiled_words(root: Path, made: Path) -> list[Path]:
    """Every catalogue as data, by its place in the wheel."""
    catalogues = sorted((root / "src/tuath").rglob("words/*.ftl"))
    compiling = read_alone(root / "src/tuath/words/compiling.py") if catalogues else None
    files = []
    for catalogue in catalogues:
        assert compiling is not None
        place = catalogue.relative_to(root / "src").with_suffix(".json")
        (made / place).parent.mkdir(parents=True, exist_ok=True)
        (made / place).write_text(compiling.as_json(catalogue.read_text(encoding="utf-8")), encoding="utf-8")
        os.chmod(made / place, 0o644)
        files.append(place)
    return files


def read_alone(file: Path) -> ModuleType:
    """A module of ours that needs nothing else of ours."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[file.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
