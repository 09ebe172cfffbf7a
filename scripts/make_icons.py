"""Draws the icons with which the page is installed, from web/public/icon.svg, into src/gosux/site/icons.

    python scripts/make_icons.py

Run it with the Python of .venv after the drawing has changed; it needs Chromium (scripts/install_chromium.py).
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from gosux.site.icons import FOLDER, ICONS  # noqa: E402
from scripts.install_chromium import find  # noqa: E402

GROUND = "#111b23"  # of the page


def main() -> int:
    drawing = (HERE / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            # Systems cut a filled icon to a shape of theirs: only its middle is sure to be seen.
            ground, share = (GROUND, 62) if icon.filled else ("transparent", 100)
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
                f"svg {{ width: {share}%; height: {share}% }}</style>{drawing}"
            )
            page.screenshot(path=FOLDER / icon.name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
