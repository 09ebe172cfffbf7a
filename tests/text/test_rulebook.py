"""Rules as players see them."""

import pytest

from gosux.rules.registry import rulesets
from gosux.text import LANGUAGES
from gosux.text.rich_text import read_source
from gosux.text.rulebook import sections, without_marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_keeps_a_note_about_its_source(language: str) -> None:
    for id in rulesets():
        texts = [without_marks(text) for section in sections(language, id) for _, text in section.rules]
        assert not [text for text in texts if "Ruling" in text or "Décision" in text or "  " in text]


def test_a_marked_part_stays_as_a_sentence_with_its_links() -> None:
    marked = read_source("You lose. (Ruling: they (X1.1) count for [X](term:x).) So be it. (Ruling)")
    plain = without_marks(marked)
    assert plain == "You lose. They (X1.1) count for X. So be it."
    assert [piece.opens for piece in plain.pieces if piece.opens] == ["rule:X1.1", "term:x"]
