"""Pages that are notebooks: their code is run, and what it prints and draws is what stands on the page.

A block of Python that begins with `# name.py` is a file; a block of `sh` holds commands of `tuath`. A block of `text`
behind one of these is what it prints. A picture is what the remark above it says (`<!-- position.svg() -->`), or a file
of its name that the code has written.

    python -m docs.site.tutorials            run them all and write outputs and pictures anew
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("docs/python/first-game.md", "docs/python/first-bot.md", "docs/python/learning.md")
RUN = ("docs/index.md", *PAGES)  # also run, and no notebook
BLOCK = re.compile(
    r"^```(?P<kind>python|sh|text)\n(?P<code>.*?)^```$"
    r"|(?:^<!-- (?P<drawn>[^\n]+) -->\n)?^!\[[^\]]*\]\((?P<file>[^)]+\.svg)\)$",
    re.MULTILINE | re.DOTALL,
)
FILE = re.compile(r"# (\w+\.py)\n")


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


class Part(NamedTuple):
    """A piece of a page: words, code, what code prints, or a picture."""

    kind: str  # words, python, sh, text, picture
    text: str  # of a picture the expression that draws it
    span: tuple[int, int]
    file: str = ""


def parts(page: str) -> Iterator[Part]:
    """The whole page, piece by piece; a text that stands behind words is a part of them."""
    place, before = 0, ""
    for found in BLOCK.finditer(page):
        kind = found["kind"] or "picture"
        words = page[place : found.start()]
        if words.strip():
            yield Part("words", words, (place, found.start()))
            before = "words"
        if kind == "text" and before not in ("python", "sh"):
            kind = "words"
        text = found[0] if kind == "words" else found["code"] if found["kind"] else found["drawn"] or ""
        yield Part(kind, text, found.span(), found["file"] or "")
        place, before = found.end(), kind
    yield Part("words", page[place:], (place, len(page)))


class Outcome(NamedTuple):
    """What running a page has brought: outputs as they stand there and as they are, and pictures by file."""

    printed: list[tuple[Part, str]]
    drawn: dict[str, str]


def run(page: str, commands: bool = True) -> Outcome:
    """All code of a page in a folder of its own; without commands what they print or draw is left out."""
    outcome, names = Outcome([], {}), dict[str, Any](__name__="tutorial")
    output, skipped = "", False
    with TemporaryDirectory() as folder, chdir(folder):
        sys.path.insert(0, folder)
        try:
            for part in parts(page):
                skipped = (part.kind == "sh" or (skipped and part.kind in ("text", "picture"))) and not commands
                if skipped:
                    continue
                match part.kind:
                    case "python":
                        output = carried_out(part.text, names)
                    case "sh":
                        output = "".join(command(line) for line in part.text.splitlines())
                    case "text":
                        outcome.printed.append((part, output))
                    case "picture":
                        outcome.drawn[part.file] = drawn(part, names)
        finally:
            sys.path.remove(folder)
            for name in FILE.findall(page):
                sys.modules.pop(name.removesuffix(".py"), None)
    return outcome


def carried_out(code: str, names: dict[str, Any]) -> str:
    if file := FILE.match(code):
        Path(file[1]).write_text(code[file.end() :], encoding="utf-8")
        return ""
    with redirect_stdout(io.StringIO()) as written:
        exec(compile(code, "<page>", "exec"), names)
    return written.getvalue()


def command(line: str) -> str:
    program, *words = line.split()
    assert program == "tuath"
    run = subprocess.run(
        [sys.executable, "-m", "tuath", *words], check=True, capture_output=True, text=True, encoding="utf-8"
    )
    return "".join(f"{line.rstrip()}\n" for line in run.stdout.splitlines())


def drawn(part: Part, names: dict[str, Any]) -> str:
    if part.text:
        return str(eval(part.text, names)) + "\n"
    return Path(part.file).read_text(encoding="utf-8")


def rewritten(page: str, outcome: Outcome) -> str:
    """With the outputs as they are now."""
    for part, output in reversed(outcome.printed):
        start, end = part.span
        page = f"{page[:start]}```text\n{output}```{page[end:]}"
    return page


# ---- notebooks -------------------------------------------------------------------------------------------------------


def notebook(page: str, folder: Path) -> str:
    """The page as Jupyter knows it, with its outputs; pictures are those of its folder."""
    cells: list[dict[str, Any]] = []
    for part in parts(page):
        match part.kind:
            case "words" if part.text.strip():
                cells.append({"cell_type": "markdown", "metadata": {}, "source": lines(part.text.strip())})
            case "python" | "sh":
                cells.append(cell(part))
            case "text":
                cells[-1]["outputs"].append({"output_type": "stream", "name": "stdout", "text": lines(part.text)})
            case "picture":
                picture = (folder / part.file).read_text(encoding="utf-8")
                data = {"image/svg+xml": lines(picture), "text/plain": [part.file]}
                cells[-1].setdefault("outputs", []).append(
                    {"output_type": "display_data", "metadata": {}, "data": data}
                )
    for n, each in enumerate(cells):
        each["id"] = f"cell-{n}"
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    whole = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def cell(part: Part) -> dict[str, Any]:
    code = part.text
    if part.kind == "sh":
        code = "".join(f"!{line}\n" for line in code.splitlines())
    elif file := FILE.match(code):
        code = f"%%writefile {file[1]}\n{code[file.end() :]}"
    source = lines(code.rstrip("\n"))
    return {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": source}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> int:
    for name in RUN:
        page, text = ROOT / name, read(name)
        outcome = run(text)
        page.write_text(rewritten(text, outcome), encoding="utf-8")
        for file, picture in outcome.drawn.items():
            (page.parent / file).write_text(picture, encoding="utf-8")
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
