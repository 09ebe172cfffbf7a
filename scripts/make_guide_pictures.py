"""Write docs/how-to-play*.md: the guides of the package with a picture before each position, and of each card.

    python -m scripts.make_guide_pictures          take what is missing, from the built page; write the documents

The pictures are those that the page *How to play* shows. The name of each holds a hash of what is on it, so a position
or a card text that changes needs a new one (tests/project/test_guide_pictures.py); after a change of how cards look,
delete them all first. Needs Chromium (`make web`). Look at each picture before you commit it.
"""

import hashlib
import re
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, sync_playwright

from gosux.model.catalogue import DESIGN
from gosux.records.position_reader import read_position
from gosux.text import LANGUAGES, Words
from gosux.text.guide import Block, Kind, guide
from scripts.install_chromium import find
from tests.browser.conftest import FLAGS
from tests.browser.serving import Server

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures" / "how-to-play"
GUIDES = ROOT / "src" / "gosux" / "text" / "guides"
GAMES = {"gosu-x": "how-to-play", "gosu": "how-to-play-gosu"}
BLOCK = re.compile(r"^```(card|toml)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
SHOWN = "figure .armies, .anatomy .card:has(> i)"
# Pixels beside and above: the numbers of a card's parts stand beside it.
MARGINS = {"position": (12, 12), "card": (30, 10)}
SCALE = 1.5


class Picture(NamedTuple):
    file: str
    kind: Kind
    about: str
    """What is read aloud instead."""


def document(language: str, ruleset: str) -> Path:
    return DOCS / f"{GAMES[ruleset]}{'' if language == 'en' else '.' + language}.md"


def pictures(language: str, ruleset: str) -> list[Picture]:
    """Those of a guide, from the first to the last."""
    words = Words(language, ruleset)
    return [
        Picture(f"{ruleset}-{language}-{digest(words, block)}.webp", block.kind, about(words, block))
        for chapter in guide(language, ruleset).chapters
        for block in chapter.blocks
        if block.source
    ]


def about(words: Words, block: Block) -> str:
    return words.card(block.source).name if block.kind == "card" else block.lead.rstrip(".")


def digest(words: Words, block: Block) -> str:
    """Of a position or card, and of what is printed on the cards that it shows."""
    cards = [words.card(id) for id in cards_of(block)]
    printed = [(one.name, one.rank, one.value, one.shift, one.icons, one.gist, *map(str, one.lines)) for one in cards]
    return hashlib.blake2b(repr((block.source, printed)).encode(), digest_size=4).hexdigest()


def cards_of(block: Block) -> Iterator[str]:
    if block.kind == "card":
        yield block.source
    else:
        state = read_position(block.source).state
        for seat in state.seats:
            held = [int(design) & DESIGN for design in [*seat.army, *seat.hand] if design >= 0]
            yield from (state.catalogue.cards[design].id for design in held)


def illustrated(language: str, ruleset: str) -> str:
    """The guide as a document: a reader of Markdown sees a picture where the page shows cards. A position stays below
    it, to be copied or opened; a card is only its picture."""
    shown = iter(pictures(language, ruleset))

    def with_picture(found: re.Match[str]) -> str:
        one = next(shown)
        picture = f"![{one.about}](pictures/how-to-play/{one.file})"
        return picture if one.kind == "card" else f"{picture}\n\n{found[0]}"

    return BLOCK.sub(with_picture, (GUIDES / f"{ruleset}.{language}.md").read_text(encoding="utf-8"))


def take(browser: Browser, server: Server, language: str, ruleset: str) -> None:
    wanted = pictures(language, ruleset)
    if all((PICTURES / one.file).exists() for one in wanted):
        return
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, device_scale_factor=SCALE, locale=language,
        color_scheme="dark", reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.goto(f"{server.address}#/how-to-play/{ruleset}")
    page.wait_for_selector("figure .armies")
    page.wait_for_load_state("networkidle")  # drawings of cards come later
    page.wait_for_timeout(1000)
    places = page.locator(SHOWN)
    assert places.count() == len(wanted), "the page shows other blocks than the guide has"
    for number, one in enumerate(wanted):
        save(places.nth(number), PICTURES / one.file, MARGINS[one.kind])
        print(f"{one.file}: {one.about}, {(PICTURES / one.file).stat().st_size // 1000} kB", flush=True)
    context.close()


def save(place: Locator, file: Path, margins: tuple[int, int]) -> None:
    place.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = place.bounding_box()
    assert box is not None
    beside, above = margins
    clip: FloatRect = {
        "x": box["x"] - beside, "y": box["y"] - above,
        "width": box["width"] + 2 * beside, "height": box["height"] + 2 * above,
    }  # fmt: skip
    picture: Image.Image = Image.open(BytesIO(place.page.screenshot(clip=clip)))
    picture.save(file, quality=72, method=6)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    every = list(product(LANGUAGES, GAMES))
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        try:
            for language, ruleset in every:
                take(browser, server, language, ruleset)
        finally:
            browser.close()
            server.stop()
    wanted = {one.file for language, ruleset in every for one in pictures(language, ruleset)}
    for file in PICTURES.iterdir():
        if file.name not in wanted:
            file.unlink()
    for language, ruleset in every:
        path = document(language, ruleset)
        path.unlink(missing_ok=True)
        path.write_text(illustrated(language, ruleset), encoding="utf-8")


if __name__ == "__main__":
    main()
