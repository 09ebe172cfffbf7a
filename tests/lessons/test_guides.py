"""The page for newcomers: its positions can be played, its rules exist, both languages show the same."""

import re
from itertools import product

import pytest

from gosux.records.position_reader import read_position
from gosux.sessions.catalogue.guides import guide_of
from gosux.text.bundle import LANGUAGES
from gosux.text.guide import Block, NoGuide, guide
from gosux.text.words import Words

GAMES = ("gosu-x", "gosu")
LOOSE = re.compile(r"(?<![\u00a0\u202f])[:;?!»](?:\s|$)|«(?!\u00a0)")


def blocks(language: str, ruleset: str) -> list[Block]:
    return [block for chapter in guide(language, ruleset).chapters for block in chapter.blocks]


@pytest.mark.parametrize("ruleset", GAMES)
def test_both_languages_show_the_same(ruleset: str) -> None:
    shape = {
        language: [(block.kind, bool(block.lead), block.source) for block in blocks(language, ruleset)]
        for language in LANGUAGES
    }
    assert shape["en"] == shape["fr"]
    chapters = [len(guide(language, ruleset).chapters) for language in LANGUAGES]
    assert chapters[0] == chapters[1]


@pytest.mark.parametrize("ruleset", GAMES)
def test_examples_can_be_opened_and_what_they_show_can_be_tried(ruleset: str) -> None:
    for block in blocks("en", ruleset):
        if block.kind == "position":
            game = read_position(block.source)
            assert (game.ruleset, int(game.state.decider)) == (ruleset, 0)
            table = game.rules.catalogue.table
            possible = {table.text(game.state.kind, row) for row in game.legal()}
            assert set(re.findall(r"^# Try: (.+)$", block.source, re.MULTILINE)) <= possible


def test_the_tied_battle_is_won_by_the_wonder_token() -> None:
    """The example does what its words say."""
    (source,) = [block.source for block in blocks("en", "gosu-x") if "wonder = 0" in block.source]
    game = read_position(source)
    game.apply("pass")
    assert [int(seat.supremacy) for seat in game.state.seats] == [1, 0]


@pytest.mark.parametrize(("language", "ruleset"), [*product(LANGUAGES, GAMES)])
def test_cited_rules_exist(language: str, ruleset: str) -> None:
    words = Words(language, ruleset)
    cited = [piece.opens for block in blocks(language, ruleset) for piece in block.text.pieces if piece.opens]
    assert all(words.rule(opens.removeprefix("rule:")) for opens in cited)


@pytest.mark.parametrize("ruleset", GAMES)
def test_french_is_set_as_everywhere_else(ruleset: str) -> None:
    for block in blocks("fr", ruleset):
        said = f"{block.lead} {block.text}"
        assert not LOOSE.search(said) and "’" not in said, said


def test_examples_are_told_with_both_armies() -> None:
    told = [block for chapter in guide_of("gosu-x", "en").chapters for block in chapter.blocks]
    first = next(block for block in told if block.kind == "position")
    assert [seat.score.total for seat in first.seats] == [19, 7]


def test_an_unknown_guide_is_refused() -> None:
    with pytest.raises(NoGuide, match="no guide to 'chess' in 'en'"):
        guide("en", "chess")
