"""The documents tell the truth: links lead somewhere, and the vocabulary page knows every word cards are made of."""

import re
from pathlib import Path

import pytest

from gosux.cards import gosu_x
from gosux.model.card import Card
from gosux.model.effect import Effect, Ongoing
from gosux.rules.ruleset import ruleset
from tests.conftest import rule_numbers

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_have_every_number_once(language: str) -> None:
    text = (ROOT / "docs" / "rules" / f"gosu-x.{language}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(X[\d.a-z]+)\*\* ", text, re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    assert set(rule_numbers()) <= set(numbers)


def _words(card: Card) -> set[str]:
    """The names of the effect classes that a card is made of."""
    found: set[str] = set()
    waiting: list[Effect] = [card.effect] if card.effect is not None else []
    if isinstance(card.ongoing, Ongoing):
        waiting += card.ongoing.effects()
    while waiting:
        effect = waiting.pop()
        found.add(type(effect).__name__)
        waiting += effect.parts()
    return found


def test_the_vocabulary_page_knows_every_word() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    used = set().union(*[_words(card) for clan in gosu_x.CLANS for card in clan.cards])
    used -= {"Deed"}  # written as Capture, Destroy, Release …
    assert {word for word in used if f"`{word}(" not in page} == set()


def test_the_engine_page_knows_every_file_of_the_rules() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    for name in ("setup", "round", "turn", "play", "enter", "shift", "activate", "battle", "song"):
        assert f"rules/{name}.py" in page


def test_the_engine_page_knows_the_size_of_the_action_table() -> None:
    size = ruleset("gosu-x").catalogue.table.size
    assert size < 1024
    assert f"Gosu X has {size} rows" in (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def test_no_card_is_named_outside_the_cards() -> None:
    """The engine knows no card by its id (design 7)."""
    ids = {card.id for clan in gosu_x.CLANS for card in clan.cards}
    clans = {clan.id for clan in gosu_x.CLANS}
    for room in ("model", "effects", "rules"):
        for file in (ROOT / "src" / "gosux" / room).glob("*.py"):
            strings = set(re.findall(r"\"([a-z0-9-]+)\"", file.read_text(encoding="utf-8")))
            assert not strings & (ids - clans), file
