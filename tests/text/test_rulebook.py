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


@pytest.mark.parametrize("language", LANGUAGES)
def test_fine_points_come_last_in_their_chapter_in_both_languages(language: str) -> None:
    for id in rulesets():
        for section, other in zip(sections(language, id), sections("en", id), strict=True):
            numbers = [number for number, _ in section.rules]
            assert section.fine == other.fine
            assert list(section.fine) == numbers[len(numbers) - len(section.fine) :]
            assert len(section.fine) < len(numbers)


def test_what_players_need_is_no_fine_point() -> None:
    fine = {number for section in sections("en", "gosu-x") for number in section.fine}
    assert {"X1.0", "X4.6", "X5.10", "X10.29"} <= fine
    assert not {"X1.1a", "X3.3", "X4.4a", "X5.2d", "X6.1", "X8.2a", "X9.2a"} & fine
