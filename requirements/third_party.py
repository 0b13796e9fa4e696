"""What others have made of what we pass on, and under which licences: `python -m requirements.third_party`.

It writes THIRD_PARTY.txt out of the locks: what the built page contains, with the licences in full (those of the fonts
too), and the packages that extras bring. A wheel carries that file, and the same as a list for programs (CycloneDX).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from email.message import Message
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, NamedTuple, cast

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "THIRD_PARTY.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
IMPORT = re.compile(
    r"""(?:from|import|url)[\s(]+["']?(?:[./]*node_modules/)?(@[\w-]+/[\w.-]+|[a-z][\w.-]*)[/\w.-]*["')]"""
)
RUNNING = {"svelte": ("clsx", "devalue", "esm-env")}  # what else it needs is its compiler's, which stays behind
TESTED = re.compile(r"\.test\.ts$|(^|/)tests?/")
WHOLE = {"Apache-2.0": "typescript"}  # licences with no name in them, and a package that brings the text
LINE = "=" * 100
HEAD = """\
What others have made
{line}

Tuath itself is under the MIT licence (LICENSE). The built page contains the packages and fonts of the first part,
each under its own licence, which stands below it. The packages of the second part are not contained: an extra such as
tuath[server] installs them. Made by `python -m requirements.third_party` out of web/package-lock.json and
requirements/run.lock.

"""


class Package(NamedTuple):
    """One of others, with the licence that it names."""

    name: str
    version: str
    licence: str


def main() -> int:
    FILE.write_text(written(), encoding="utf-8")
    return 0


# ---- what there is -------------------------------------------------------------------------------------------------


def page_packages() -> list[Package]:
    """Those that the sources of the page import, and what these need."""
    locked: dict[str, dict[str, Any]] = json.loads(read("web/package-lock.json"))["packages"]
    left, found = sorted(imported()), dict[str, Package]()
    while left:
        name = left.pop()
        entry = locked.get(f"node_modules/{name}")
        if entry is not None and name not in found:
            found[name] = Package(name, entry["version"], entry.get("license", ""))
            left += [other for other in entry.get("dependencies", {}) if other in RUNNING.get(name, (other,))]
    return [found[name] for name in sorted(found)]


def imported() -> set[str]:
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    read = (file.read_text(encoding="utf-8") for file in files if not TESTED.search(file.as_posix()))
    return {name for text in read for name in IMPORT.findall(text)}


def locked_packages() -> list[tuple[str, str]]:
    """What a server is installed with; a package that differs by Python stands there several times."""
    return sorted(set(PIN.findall(read("requirements/run.lock"))))


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# ---- for people ----------------------------------------------------------------------------------------------------


def written() -> str:
    return HEAD.format(line=LINE) + "".join(parts())


def parts() -> Iterator[str]:
    yield f"In the page\n{LINE}\n"
    for package in page_packages():
        yield f"\n{package.name} {package.version} · {package.licence}\n\n{full_licence(package)}\n{LINE}\n"
    yield f"\nBrought by extras\n{LINE}\n\n"
    for name, version in locked_packages():
        yield f"{name} {version} · {licence_of(name)}\n"


def full_licence(package: Package) -> str:
    """As the package brings it, or as another does that is under the same."""
    modules = ROOT / "web" / "node_modules"
    files = licence_files(modules / package.name)
    if not files and package.licence in WHOLE:
        files = licence_files(modules / WHOLE[package.licence])
    if not files:
        raise SystemExit(f"The licence of {package.name} is not in {modules}: `npm ci` in web/ brings it.")
    text = "\n\n".join(file.read_text(encoding="utf-8").strip() for file in files)
    return "\n".join(line.rstrip() for line in text.splitlines())


def licence_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*") if file.name.lower().startswith(("licen", "copying")))


def licence_of(name: str) -> str:
    """As an installed package names it, in one line."""
    try:
        paper = cast(Message, metadata(name))
    except PackageNotFoundError:
        return "see its own paper"
    classified = [each.rpartition(" :: ")[2] for each in paper.get_all("Classifier") or () if "License ::" in each]
    short = paper.get("License-Expression") or ", ".join(classified) or (paper.get("License") or "").split("\n")[0]
    return short or "see its own paper"


# ---- for programs --------------------------------------------------------------------------------------------------


def sbom(own_version: str) -> str:
    """In the format of CycloneDX: the same bytes for the same locks."""
    inside = [
        component("npm", name.replace("@", "%40"), version, licence) for name, version, licence in page_packages()
    ]
    beside = [{**component("pypi", name, version, ""), "scope": "optional"} for name, version in locked_packages()]
    own = component("pypi", "tuath", own_version, "MIT")
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "type": "application"}},
        "components": [*inside, *beside],
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def component(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    address = f"pkg:{kind}/{name}@{version}"
    found: dict[str, Any] = {"type": "library", "bom-ref": address, "name": name.replace("%40", "@")}
    found |= {"version": version, "purl": address}
    if licence:
        found["licenses"] = [{"expression": licence}]
    return found


if __name__ == "__main__":
    sys.exit(main())
