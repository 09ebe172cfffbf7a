"""How to play, as documents: a picture before each position, of what the guide of the package has now."""

from itertools import product

import pytest

from gosux.text import LANGUAGES
from scripts.make_guide_pictures import GAMES, PICTURES, document, illustrated, pictures

AGAIN = "run python -m scripts.make_guide_pictures, and look at what it changes"
MOST_BYTES = 1_500_000


@pytest.mark.parametrize(("language", "ruleset"), [*product(LANGUAGES, GAMES)])
def test_a_document_is_its_guide_with_a_picture_before_each_position(language: str, ruleset: str) -> None:
    text = document(language, ruleset).read_text(encoding="utf-8")
    assert text == illustrated(language, ruleset), AGAIN
    blocks = text.split("\n\n")
    before = [blocks[place - 1] for place, block in enumerate(blocks) if block.startswith("```")]
    assert before and all(one.startswith("![") for one in before)


def test_every_picture_is_there_and_no_other() -> None:
    wanted = {one.file for language, ruleset in product(LANGUAGES, GAMES) for one in pictures(language, ruleset)}
    assert {file.name for file in PICTURES.iterdir()} == wanted, AGAIN


def test_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in PICTURES.iterdir()) < MOST_BYTES
