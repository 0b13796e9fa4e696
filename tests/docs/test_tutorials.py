"""Pages that are notebooks: what stands below a cell is what the cell brings."""

from __future__ import annotations

import json

import pytest

from docs.site import tutorials
from docs.site.tutorials import PAGES, ROOT, notebook, parts, run

WITH_COMMANDS = [pytest.param(page, marks=pytest.mark.slow) for page in PAGES if "```sh" not in tutorials.read(page)]
WITH_COMMANDS += [pytest.param(page, marks=pytest.mark.more) for page in PAGES if "```sh" in tutorials.read(page)]
STALE = "python -m docs.site.tutorials writes outputs and pictures anew"


@pytest.mark.parametrize("page", WITH_COMMANDS)
def test_a_page_shows_what_its_cells_bring(page: str) -> None:
    check(page, commands=True)


@pytest.mark.parametrize("page", [page for page in PAGES if "```sh" in tutorials.read(page)])
def test_a_page_shows_what_its_code_brings(page: str) -> None:
    """The same without the commands, which take long."""
    check(page, commands=False)


def check(page: str, commands: bool) -> None:
    outcome = run(tutorials.read(page), commands)
    assert outcome.printed or outcome.drawn
    for part, output in outcome.printed:
        assert part.text == output, STALE
    for file, picture in outcome.drawn.items():
        assert ((ROOT / page).parent / file).read_text(encoding="utf-8") == picture, f"{file}: {STALE}"


@pytest.mark.parametrize("page", PAGES)
def test_a_notebook_has_all_of_its_page(page: str) -> None:
    text = tutorials.read(page)
    cells = json.loads(notebook(text, (ROOT / page).parent))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    kinds = [part.kind for part in parts(text)]
    assert len(code) == kinds.count("python") + kinds.count("sh")
    outputs = [output["output_type"] for cell in code for output in cell["outputs"]]
    assert outputs.count("stream") == kinds.count("text")
    assert outputs.count("display_data") == kinds.count("picture")
    assert len({cell["id"] for cell in cells}) == len(cells)


def test_what_no_longer_holds_is_written_anew() -> None:
    page = "# T\n\n```python\nprint(1 + 1)\n```\n\n```text\n3\n```\n\n```text\nsaid by somebody\n```\n"
    outcome = run(page)
    assert [(part.text, output) for part, output in outcome.printed] == [("3\n", "2\n")]
    assert tutorials.rewritten(page, outcome) == page.replace("3\n", "2\n")
