"""What axe finds wrong with a page for people who cannot see it, or not well, or who use no mouse."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    # Experimental, and not meant for cards: the label of a card begins with its name, but does not read all of it out.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}


def violations(page: Page) -> list[str]:
    """Each rule that is broken, with the first element that breaks it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(f"axe.run({json.dumps(RUN)}).then((result) => result.violations)")
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
        for one in found
    ]
