"""Make the sheets of the blind test in docs/drawings.md: python -m scripts.make_picture_test FOLDER [--seed TEXT]

FOLDER gets sheets of pictures as they are on the table, in grey and without names, each with a number; `questions.txt`
with five descriptions for each number, one of them right, the others of cards of the same clan; and `answers.txt` with
the letters that are right. Give sheets and questions to somebody who does not know the cards. Then

    python -m scripts.make_picture_test FOLDER --check GIVEN

counts the right letters in the file GIVEN ("17 c" on a line) and lists the others. What the pictures show stands in
`scripts/motifs.toml`. The page must have been built (`make web`).
"""

import argparse
import random
import tomllib
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, sync_playwright

from scripts.install_chromium import find
from tests.browser.conftest import FLAGS
from tests.browser.serving import Server

MOTIFS = Path(__file__).with_name("motifs.toml")
LETTERS = "abcde"
WIDTH = 93  # pixels of a picture on the table at 1440 x 900
GAP, LINE = 14, 18
COLUMNS, ROWS = 6, 7
WANTED = 0.9  # of the answers are to be right


class Card(NamedTuple):
    game: str
    clan: str
    id: str


class Question(NamedTuple):
    card: Card
    motifs: list[str]
    right: str


def motifs() -> dict[Card, str]:
    """What each picture shows."""
    found = tomllib.loads(MOTIFS.read_text(encoding="utf-8"))
    return {
        Card(game, clan, card): motif
        for game, clans in found.items()
        for clan, cards in clans.items()
        for card, motif in cards.items()
    }


def questions(known: dict[Card, str], seed: str) -> list[Question]:
    """All cards in random order, each with the descriptions of five of its clan."""
    dice = random.Random(seed)
    asked = []
    for card in dice.sample([*known], len(known)):
        others = [one for one in known if (one.game, one.clan) == (card.game, card.clan) and one != card]
        offered = dice.sample([card, *dice.sample(others, len(LETTERS) - 1)], len(LETTERS))
        asked.append(Question(card, [known[one] for one in offered], LETTERS[offered.index(card)]))
    return asked


def photographed(browser: Browser, address: str) -> dict[Card, Image.Image]:
    """The pictures in grey, as small as on the table."""
    taken: dict[Card, Image.Image] = {}
    for game in dict.fromkeys(card.game for card in motifs()):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}#/gallery?show=pictures&grey&game={game}&language=en")
        page.wait_for_selector(f"[data-loaded='en {game}'] li svg")
        page.wait_for_load_state("networkidle")
        for place in page.locator("[data-picture]").all():
            clan, card = str(place.get_attribute("data-picture")).split("/")
            picture: Image.Image = Image.open(BytesIO(place.screenshot())).convert("L")
            height = round(picture.height * WIDTH / picture.width)
            taken[Card(game, clan, card)] = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
        page.close()
    return taken


def sheet(pictures: list[Image.Image], first: int) -> Image.Image:
    """Pictures in rows, each below its number."""
    wide, high = WIDTH + GAP, max(one.height for one in pictures) + LINE + GAP
    paper = Image.new("L", (COLUMNS * wide + GAP, ROWS * high + GAP), 255)
    pen = ImageDraw.Draw(paper)
    for place, picture in enumerate(pictures):
        x, y = GAP + place % COLUMNS * wide, GAP + place // COLUMNS * high
        pen.text((x, y), str(first + place), fill=0)
        paper.paste(picture, (x, y + LINE))
    return paper


def make(folder: Path, seed: str) -> None:
    asked = questions(motifs(), seed)
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as games, sync_playwright() as playwright:
        server = Server(Path(games))
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        try:
            pictures = photographed(browser, server.address)
        finally:
            browser.close()
            server.stop()
    on_a_sheet = COLUMNS * ROWS
    for number, start in enumerate(range(0, len(asked), on_a_sheet), 1):
        shown = [pictures[one.card] for one in asked[start : start + on_a_sheet]]
        sheet(shown, start + 1).save(folder / f"sheet-{number}.png")
    lines = []
    for number, one in enumerate(asked, 1):
        lines += [f"{number}", *(f"  {letter} {motif}" for letter, motif in zip(LETTERS, one.motifs, strict=True))]
    (folder / "questions.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    right = [f"{number} {one.right} {one.card.game}/{one.card.id}" for number, one in enumerate(asked, 1)]
    (folder / "answers.txt").write_text("\n".join(right) + "\n", encoding="utf-8")
    print(f"{len(asked)} pictures; a test is passed with {WANTED:.0%} of them")


def check(folder: Path, given: Path) -> None:
    answers = dict(line.split(maxsplit=1) for line in given.read_text(encoding="utf-8").splitlines() if line.strip())
    lines = (folder / "answers.txt").read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if answers.get(line.split()[0], "").strip().lower() != line.split()[1]]
    print(f"{len(lines) - len(wrong)} of {len(lines)} right")
    for line in wrong:
        number, letter, card = line.split()
        print(f"{number}: {card} is {letter}, not {answers.get(number, 'answered')}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", default="1", help="another order and other descriptions")
    parser.add_argument("--check", type=Path, metavar="GIVEN")
    wanted = parser.parse_args()
    if wanted.check:
        check(wanted.folder, wanted.check)
    else:
        make(wanted.folder, wanted.seed)
