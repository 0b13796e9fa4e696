"""The icons of the installed page, made from the one that is drawn: `python -m tests.browser.icons`.

Systems cut an icon to a shape of their own: then its ground fills all of it, and the sign stays in the middle. Beside a
message stands the sign alone, of which only the shape is shown.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
DRAWN = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
SIGN = DRAWN[DRAWN.index("<g ") : DRAWN.index("</svg>")]
GROUND = DRAWN.partition('fill="')[2].partition('"')[0]
VIEW = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}</svg>'
FULL = f'<rect x="-20" y="-20" width="64" height="64" fill="{GROUND}"/>{SIGN}'
ICONS = {  # by name: how many pixels, and what is drawn
    "192": (192, DRAWN),
    "512": (512, DRAWN),
    "180": (180, VIEW.format("-3 -3 30 30", FULL)),
    "maskable": (512, VIEW.format("-9 -9 42 42", FULL)),
    "badge": (96, VIEW.format("0 0 24 24", SIGN.replace("#f3d98c", "#fff"))),
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for name, (size, drawn) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawn}")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
