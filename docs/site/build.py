"""`python3 start.py docs`: the pages of docs/ as a site that needs no network; a server shows it at /docs/.

Sphinx was chosen for three things together: it refuses a link that leads nowhere, it searches without a server, and its
templates are plain files, so that the site looks as the table does. Pages stay Markdown that reads well where it lies;
here they are gathered by part, pages of rules and cards are made beside them, and Sphinx is called, strictly.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from sphinx.cmd.build import build_main

from docs.site import tutorials
from docs.site.cards import FILE
from docs.site.made import card_pages, front_of, made_pages, paragraph_names
from tuath.games import keys
from tuath.server.web.built import SITE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
WEIGHTS = {"alegreya": (400, 700), "alegreya-sans": (400, 700)}
MADE_FOR = "Play"  # the part with the pages of rules and cards, which are made

# The parts of the site, and of each its pages in the order in which they are read; a pattern stands for what is left.
PARTS = {
    "Play": (
        "docs/play/first/arrival.md", "docs/play/first/origo.md", "docs/play/first/inis.md",
        "docs/play/first/spirit_island.md", "docs/play/first/arrival-de.md", "docs/play/first/origo-de.md",
        "docs/play/first/*.md", "docs/play/browser.md", "docs/play/terminal.md", "docs/play/learning.md",
        "docs/play/*.md", "docs/layouts.md", "docs/thematic.md",
    ),
    "Python": (
        "docs/python/first-steps.md", "docs/python/first-game.md", "docs/python/first-bot.md",
        "docs/python/arena.md", "docs/python/learning.md", "docs/python/*.md", "docs/api.md", "docs/training.md",
        "docs/observations.md", "docs/notation.md", "docs/notation/*.md",
    ),
    "Host": (
        "docs/hosting.md", "docs/friends.md", "docs/friends/*.md", "docs/serving.md", "docs/settings.md",
        "docs/scaling.md", "docs/notifications.md", "docs/promises.md", "SECURITY.md", "docs/protocol.md",
        "docs/protocol/*.md", "docs/api-http.md",
    ),
    "Develop": (
        "CONTRIBUTING.md", "docs/tests.md", "docs/develop/*.md", "docs/develop/decisions/README.md",
        "docs/develop/decisions/*.md", "docs/releasing.md", "requirements/README.md", "CODE_OF_CONDUCT.md",
        "CHANGELOG.md",
    ),
    "Research": ("docs/research/*.md",),
}  # fmt: skip
FRONT = "docs/index.md"
FONTS_HERE = "_fonts"  # also the names by which everything is found
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


class NoPartError(Exception):
    """Of a page that nobody would find."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 start.py docs", description=__doc__)
    parser.add_argument("--to", type=Path, default=SITE, help="the site's folder; a server shows its own")
    parser.add_argument("--without-cards", action="store_true", help="leave out the pages of rules and cards")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "pages"
        try:
            gather(source, {} if chosen.without_cards else made_pages())
        except NoPartError as error:
            print(error, file=sys.stderr)
            return 1
        made = Path(folder) / "site"
        code = sphinx(source, made, Path(folder) / "kept")
        if code == 0:
            chosen.to.parent.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(chosen.to, ignore_errors=True)
            shutil.move(made, chosen.to)
            print(f"The site is in {chosen.to}; open {chosen.to / 'index.html'}, or /docs/ of a server.")
        return code


def sphinx(source: Path, to: Path, kept: Path) -> int:
    """Strictly: whatever it warns of is an error."""
    strictly = ["--fail-on-warning", "--keep-going", "--quiet", "--jobs", str(os.cpu_count() or 1), "-d", str(kept)]
    return build_main(
        [*strictly, "-D", f"html_static_path={source / FONTS_HERE}", "-c", str(HERE), str(source), str(to)]
    )


def gather(folder: Path, made: dict[str, str]) -> None:
    """All pages with their links as they are in the site, and the front with what is in each part."""
    pages = by_part(ROOT)
    names = {page: name_of(page) for part in pages.values() for page in part} | {FRONT: "index.md"}
    for page in names:
        text = linked(ROOT, page, names, folder)
        write(folder / names[page], with_notebook(page, text, folder) if page in tutorials.PAGES else text)
    for name, text in made.items():
        write(folder / name, text)
    with (folder / "index.md").open("a", encoding="utf-8") as front:
        front.write(front_of(made))
        for part, inside in pages.items():
            lines = "\n".join([*(names[page] for page in inside), *(made if part == MADE_FOR else ())])
            front.write(f"\n```{{toctree}}\n:hidden:\n:caption: {part}\n\n{lines}\n```\n")
    cards = [page for key in keys() for page in card_pages(key)] if made else []
    write(folder / FILE, json.dumps(cards, ensure_ascii=False))
    groups = {
        "Pages": [(heading_of(folder / name), name.replace(".md", ".html")) for name in [*names.values(), *made]],
        "Rules": [found for key in keys() for found in paragraph_names(key)] if made else [],
        "Cards": [(" · ".join(card.names), f"{card.name}.html") for card in cards],
    }
    write(folder / FONTS_HERE / "names.js", f"window.NAMES = {json.dumps([*groups.items()], ensure_ascii=False)};\n")
    for font in fonts():
        shutil.copyfile(font, folder / FONTS_HERE / font.name)


def with_notebook(page: str, text: str, folder: Path) -> str:
    """The page with its notebook beside it, and a link to that below its title."""
    source, name = ROOT / page, f"{Path(page).stem}.ipynb"
    write(folder / name_of(page).rpartition("/")[0] / name, tutorials.notebook(tutorials.read(page), source.parent))
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{{.notebook}}\n[Notebook]({name})\n{rest}"


def heading_of(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def by_part(root: Path) -> dict[str, list[str]]:
    """Each page once, where it is named first; a page in no part is one that nobody finds."""
    found: dict[str, list[str]] = {}
    named = {page for patterns in PARTS.values() for page in patterns if "*" not in page}
    for part, patterns in PARTS.items():
        pages: list[str] = []
        for pattern in patterns:
            here = sorted(path.relative_to(root).as_posix() for path in root.glob(pattern))
            pages += [page for page in here if page == pattern or page not in named]
        found[part] = pages
    everywhere = {page for pages in found.values() for page in pages} | {FRONT}
    lost = {path.relative_to(root).as_posix() for path in root.glob("docs/**/*.md")} - everywhere
    if lost:
        raise NoPartError(f"In no part of the site: {', '.join(sorted(lost))}. PARTS of docs/site/build.py names them.")
    return found


def name_of(page: str) -> str:
    """In the site: `docs/` is not said again, and what lies beside README is about the whole."""
    return page.removeprefix("docs/") if page.startswith("docs/") else f"about/{page.lower()}"


def linked(root: Path, page: str, names: dict[str, str], folder: Path) -> str:
    """The page with links to pages of the site; other files that it names travel along."""

    def other(found: re.Match[str]) -> str:
        target, _, heading = found[2].partition("#")
        if not target or re.match(r"[a-z]+:", target):
            return found[0]
        path = PurePosixPath(os.path.normpath(PurePosixPath(page).parent / target)).as_posix()
        inside = names.get("docs/index.md" if path == "README.md" else path)
        if inside is None:
            inside = carried(root / path, path, folder)
        back = os.path.relpath(inside, PurePosixPath(names[page]).parent or ".").replace(os.sep, "/")
        return f"{found[1]}{back}{'#' + heading if heading else ''}{found[3]}"

    text = (root / page).read_text(encoding="utf-8")
    outside, place = [], 0
    for code in CODE.finditer(text):
        outside += [LINK.sub(other, text[place : code.start()]), code[0]]
        place = code.end()
    return "".join([*outside, LINK.sub(other, text[place:])])


def carried(file: Path, path: str, folder: Path) -> str:
    """A file of the checkout as part of the site; of a folder what it holds, as a list."""
    name = path.removeprefix("docs/") if file.suffix == ".png" else f"files/{path}"
    if file.is_dir():
        name = f"{name}.txt"
        write(folder / name, "\n".join(sorted(each.name for each in file.iterdir())) + "\n")
    else:
        if file.suffix in ("", ".md"):
            name = f"{name}.txt"
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, folder / name)
    return name


def fonts() -> list[Path]:
    """Those of the table; where its packages are not there, the system's stand in."""
    names = [f"{font}-latin-{weight}-normal.woff2" for font, weights in WEIGHTS.items() for weight in weights]
    files = [FONTS / name.partition("-latin")[0] / "files" / name for name in names]
    return [file for file in files if file.exists()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
