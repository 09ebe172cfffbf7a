"""What of a page cannot be read: text that is cut, covered, lies on other text or outside the window."""

from pathlib import Path

from playwright.sync_api import Page

TROUBLES = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
GIVEN = {
    "least": 11,  # pixels of the smallest letters
    "floating": "[data-explanation], .bubble",  # comes on top of the page at the reader's wish
    "staying": ".places, .library > header, .take",  # stays while the page scrolls under it
    "ignored": ".unseen, svg, option, script, style, .stage",  # the stage of the start page is a picture
}


def troubles(page: Page) -> list[str]:
    """Everything that cannot be read, after the page has come to rest."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return [str(one) for one in page.evaluate(TROUBLES, GIVEN)]
