"""`python -m docs.site.pictures`: every picture of a page whose command stands above it, made anew.

    <!-- tuath draw arrival.tuath --at 16 --language en --width 700 -->
    ![what is on it](arrival-1.svg)

Files are those of the page's folder. A test holds that each picture is what its command makes.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from tuath.terminal.app import app

ROOT = Path(__file__).resolve().parents[2]
MADE = re.compile(r"^<!-- tuath (draw [^\n]+) -->\n!\[[^\]]*\]\(([^)]+\.svg)\)$", re.MULTILINE)


class Picture(NamedTuple):
    page: Path
    file: Path
    words: tuple[str, ...]  # the command's, behind `tuath`

    def made(self) -> str:
        """What the command writes."""
        words = [str(self.page.parent / word) if word.endswith(".tuath") else word for word in self.words]
        with redirect_stdout(io.StringIO()) as written:
            app(words, standalone_mode=False)
        return written.getvalue()


def pictures(root: Path = ROOT) -> Iterator[Picture]:
    for page in sorted(root.glob("docs/**/*.md")):
        for words, file in MADE.findall(page.read_text(encoding="utf-8")):
            yield Picture(page, page.parent / file, tuple(words.split()))


def main() -> int:
    for picture in pictures():
        made = picture.made()
        if not picture.file.exists() or picture.file.read_text(encoding="utf-8") != made:
            picture.file.write_text(made, encoding="utf-8")
            print(picture.file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
