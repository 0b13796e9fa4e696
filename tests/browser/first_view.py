"""How long one waits for a table: ``python -m tests.browser.first_view [TIMES]``, on a machine that does nothing else.

Cold is a new browser that keeps nothing yet, warm the same table opened again. A table is there when its board and
what is asked are, and have been drawn. Milliseconds from the press on the link, the median of all times.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Person, chromium
from tests.server.conftest import Running
from tuath.games import keys

TIMES = 7
RIVER = {"expansions": "none", "spirit": "river_surges_in_sunlight"}
FIRST = {"spirit_island": (["me"], RIVER)}  # on the island, not at choosing a spirit and its aspect
# When all that belongs to a table has been drawn, in milliseconds of this page.
THERE = """() => {
  const needed = [".prompt[data-version]", "main.board svg.over :is([role=img], g.places)"];
  const seen = { at: null };
  const look = () => {
    if (seen.at === null && needed.every((one) => document.querySelector(one))) {
      seen.at = 0;
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.at = performance.now())));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  window.firstView = seen;
}"""


def wait_for(person: Person, id: str) -> float:
    person.page.goto(f"/t/{id}", wait_until="commit")
    person.until(lambda: person.page.evaluate("window.firstView?.at > 0"))
    return float(person.page.evaluate("window.firstView.at"))


def opened(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Cold, then warm."""
    person = Person(browser, url, "Maren")
    chairs, options = FIRST.get(game, (["me", "bot:greedy"], {}))
    id = person.api("/api/tables", game=game, chairs=chairs, options=options, seed=1)["table"]["id"]
    person.context.add_init_script(f"({THERE})()")
    waits = wait_for(person, id), wait_for(person, id)
    person.close()
    return waits


def main(times: int) -> None:
    found: dict[str, list[tuple[float, float]]] = {game: [] for game in keys()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(Path(folder)).start()
        try:
            for _ in range(times):
                for game, waits in found.items():
                    browser = chromium(playwright)
                    waits.append(opened(browser, running.url, game))
                    browser.close()
        finally:
            running.end()
    middle = {
        game: [round(statistics.median(kind)) for kind in zip(*waits, strict=True)] for game, waits in found.items()
    }
    print(json.dumps({game: {"cold": cold, "warm": warm} for game, (cold, warm) in middle.items()}, indent=2))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES)
