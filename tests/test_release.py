"""What a release is made of: its version, its papers, and that it is made twice alike."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from hatch_readme import with_addresses
from requirements.third_party import locked_packages, page_packages, sbom
from tools import release
from tuath.words.compiling import as_json
from version import of_archive, of_git, of_tag, version

ROOT = Path(__file__).parents[1]
THIRD_PARTY = (ROOT / "THIRD_PARTY.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("described", "said"),
    [
        ("v0.9.0-0-gabc1234", "0.9.0"),
        ("v0.9.0-17-gabc1234", "0.9.1.dev17"),
        ("v1.10.3-0-gabc1234", "1.10.3"),
        ("v1.0-3-gabc1234", None),
        ("", None),
    ],
)
def test_the_version_is_that_of_the_tag(described: str, said: str | None) -> None:
    assert of_tag(described) == said


def test_the_version_is_asked_of_git_and_of_an_archive(tmp_path: Path) -> None:
    """A folder inside another repository has no version of its own."""

    def git(*words: str) -> None:
        own = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *own, *words], cwd=tmp_path, check=True, capture_output=True)

    assert version(tmp_path) == "0.9.0.dev0"
    git("init", "-q")
    git("commit", "--allow-empty", "-m", "first")
    assert of_git(tmp_path) is None
    git("tag", "v2.3.4")
    assert version(tmp_path) == "2.3.4"
    git("commit", "--allow-empty", "-m", "second")
    assert version(tmp_path) == "2.3.5.dev1"
    inside = tmp_path / "inside"
    inside.mkdir()
    assert of_git(inside) is None
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: tuath\nVersion: 2.0.1\n", encoding="utf-8")
    assert of_archive(tmp_path) == version(tmp_path) == "2.0.1"


def test_others_are_named_with_the_versions_that_are_locked() -> None:
    """Else: `.venv/bin/python -m requirements.third_party`."""
    named = set(re.findall(r"^(\S+) (\S+) · \S", THIRD_PARTY, re.MULTILINE))
    assert named == {(each.name, each.version) for each in page_packages()} | {*locked_packages()}


def test_the_licences_of_the_fonts_travel_with_them() -> None:
    fonts = [each for each in page_packages() if each.name.startswith("@fontsource/")]
    assert len(fonts) == 2
    assert all(each.licence == "OFL-1.1" for each in fonts)
    assert THIRD_PARTY.count("SIL OPEN FONT LICENSE") >= len(fonts)
    svelte = THIRD_PARTY.index("\nsvelte ")
    assert "Permission is hereby granted" in THIRD_PARTY[svelte : svelte + 2_000]


def test_what_the_page_contains_is_found_in_its_sources() -> None:
    """Not what only builds or tests it."""
    names = {each.name for each in page_packages()}
    assert {"svelte", "@fluent/bundle", "lean-qr"} <= names
    assert not names & {"vite", "vitest", "typescript", "axe-core", "svelte-check", "acorn"}


def test_programs_find_the_same_list() -> None:
    """CycloneDX: the same bytes each time, each package once, with an address of its own."""
    made = sbom("1.2.3")
    assert made == sbom("1.2.3")
    read = json.loads(made)
    assert (read["bomFormat"], read["metadata"]["component"]["version"]) == ("CycloneDX", "1.2.3")
    addresses = [each["purl"] for each in read["components"]]
    assert len(addresses) == len(set(addresses)) == len(page_packages()) + len(locked_packages())
    assert "pkg:npm/%40fluent/bundle@" in " ".join(addresses)


def test_readme_stands_alone_in_a_wheel() -> None:
    """Its pictures and links lead to where the repository is; what is whole already stays."""
    text = "![Inis](docs/inis.png) [page](docs/a.md#b) [here](#start) [there](https://example.com/x)"
    assert with_addresses(text, "https://h") == (
        "![Inis](https://h/raw/main/docs/inis.png) [page](https://h/blob/main/docs/a.md#b) [here](#start) "
        "[there](https://example.com/x)"
    )
    whole = with_addresses((ROOT / "README.md").read_text(encoding="utf-8"), "https://h")
    assert not re.search(r"\]\((?!https?:|#)", whole)


@pytest.mark.parametrize(
    ("why", "log"),
    [("not committed", {"status": " M x"}), ("no tag", {"status": "", "tag": None}),
     ("no tag", {"status": "", "tag": "0.9.1.dev3"}), ("no section", {"status": "", "tag": "7.7.0"}),
     ("addresses", {"status": "", "tag": "0.1.0"})],
)  # fmt: skip
def test_a_release_says_what_is_missing(
    why: str, log: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "CHANGELOG.md").write_text("## 0.1 (2026-11-15)\n", encoding="utf-8")
    address = f'[project.urls]\nHomepage = "{release.EXAMPLE}tuath"\n'
    (tmp_path / "pyproject.toml").write_text(address, encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "git", lambda *words: log["status"])
    monkeypatch.setattr(release, "of_git", lambda root: log["tag"])
    with pytest.raises(release.NotReady, match=why):
        release.check_tag()


def test_stale_papers_make_no_release(monkeypatch: pytest.MonkeyPatch) -> None:
    release.check_papers()
    monkeypatch.setattr(release, "locked_packages", lambda: [("made-up", "1.0")])
    with pytest.raises(release.NotReady, match=r"lacks made-up 1\.0"):
        release.check_papers()


def test_the_example_stands_for_the_address_until_somebody_says_it() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert {"Homepage", "Documentation", "Repository", "Issues", "Changelog"} == set(urls)


@pytest.mark.more
def test_two_builds_have_the_same_bytes(tmp_path: Path) -> None:
    """And the wheel has the page, the catalogues as data, the papers, and no dependency."""
    first, second = (release.built_in(tmp_path / name, "1577836800") for name in ("first", "second"))
    assert first == second
    (wheel,) = (tmp_path / "first").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        paper = packed.read(next(name for name in names if name.endswith("METADATA"))).decode()
        english = packed.read("tuath/words/en.json").decode()
    assert english == as_json((ROOT / "src/tuath/words/en.ftl").read_text(encoding="utf-8"))
    assert {"tuath/server/static/index.html", "tuath/games/inis/words/de.json"} <= {*names}
    ends = ("licenses/LICENSE", "licenses/THIRD_PARTY.txt", "sboms/tuath.cdx.json")
    assert all(any(name.endswith(end) for name in names) for end in ends)
    required = re.findall(r"^Requires-Dist: (.*)$", paper, re.MULTILINE)
    assert all("extra ==" in each for each in required)
    (archive,) = (tmp_path / "first").glob("*.tar.gz")
    with tarfile.open(archive) as packed_sources:
        kept = {name.partition("/")[2] for name in packed_sources.getnames()}
    assert {"start.py", "version.py", "hatch_build.py", "web/package.json", "THIRD_PARTY.txt"} <= kept


@pytest.mark.long
def test_a_wheel_is_played_from_on_every_python() -> None:
    """Minutes: environments are made, and packages fetched."""
    run = subprocess.run(
        [sys.executable, "-m", "tools.release", "--trial"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "a game was played" in run.stdout
