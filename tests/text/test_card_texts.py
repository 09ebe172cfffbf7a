"""Texts of cards and tiles: generated from declarations, complete, short enough, well set."""

import ast
import re
from pathlib import Path

import pytest

import gosux
from gosux.model.messages import Message
from gosux.rules.ruleset import ruleset
from gosux.text import LANGUAGES, CardText, Words
from gosux.text.clauses import phrase_id
from gosux.text.combinations import COMBINATIONS, combinations_for, is_phrase, parts_of, shape

CARDS = gosux.cards("gosu-x")
MOST_LETTERS = 34


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def texts(words: Words) -> list[CardText]:
    return [words.card(card.id) for card in CARDS]


def clauses() -> list[Message]:
    """Every clause and phrase of every card, those inside others too."""
    found = [part.clause() for card in CARDS for part in (card.effect, card.ongoing, card.will) if part is not None]
    for message in found:
        for value in message.args.values():
            found.extend(parts_of(value))
    return found


def test_every_gist_fits_the_board(words: Words) -> None:
    assert {text.id: text.gist for text in texts(words) if not 0 < len(text.gist) <= MOST_LETTERS} == {}


def test_every_sentence_begins_with_a_capital_and_ends_with_a_full_stop(words: Words) -> None:
    for text in texts(words):
        for line in text.lines:
            assert line[0].isupper() and line.endswith(".") and not line.endswith(".."), line


def test_a_card_has_a_sentence_for_each_thing_it_declares(words: Words) -> None:
    for card in CARDS:
        text = words.card(card.id)
        declared = (card.effect is not None, card.ongoing is not None, card.will is not None)
        assert (text.effect != "", text.ongoing != "", text.will != "") == declared, card.id
        assert len(text.lines) == sum(declared)


def test_numbers_and_x_of_the_declarations_stand_in_the_texts(words: Words) -> None:
    assert re.search(r"\b3\b.*\b3\b", words.card("ne-o").effect)
    assert " X " in words.card("muraena").effect
    assert "10" in words.card("nalin").effect
    assert "5" in words.tile("narashima") and "7" in words.tile("narashima")


def test_every_card_has_its_keywords_and_rulings_in_words(words: Words) -> None:
    for card in CARDS:
        text = words.card(card.id)
        assert [keyword.rule for keyword in text.keywords] == [words.keyword(id).rule for id in card.keywords]
        assert [number for number, _ in text.rulings] == list(card.rulings)
        assert all(ruling for _, ruling in text.rulings)


def test_every_tile_speaks_of_both_players(words: Words) -> None:
    clans = ruleset("gosu-x").catalogue.clans
    tiles = [words.tile(clan.id) for clan in clans]
    assert len(set(tiles)) == len(clans) == 8
    assert not [tile for tile in tiles if re.search(r"\b(you|your|vous|votre|vos)\b", tile, re.IGNORECASE)]


def test_card_texts_are_made_once(words: Words) -> None:
    assert words.card("sati") is Words(words.language).card("sati")


def test_every_combination_is_used_by_a_card() -> None:
    used = {id for message in clauses() if not is_phrase(message) for id in combinations_for(shape(message))}
    assert {id for _, id in COMBINATIONS} == used


def test_every_noun_phrase_is_used_by_a_card(words: Words) -> None:
    used = {phrase_id(message) for message in clauses() if is_phrase(message)}
    phrases = ("target", "pick", "amount-", "condition-")
    assert {id for id, _ in words.messages.patterns if id.startswith(phrases)} - {"target-that"} == used - {
        "target-that"
    }


def test_no_card_has_a_text_of_its_own() -> None:
    """Texts are chosen by shapes, never by a card's id or name."""
    names = {card.id for card in CARDS} | {card.name for card in CARDS}
    for path in Path(gosux.__file__).parent.joinpath("text").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in names, f"{path.name} names {node.value}"


ELIDED = re.compile(r"(?<!-)\b(?:de|que|ne|se|le|la|je|jusque|puisque|lorsque) [aeiouyàâéèêîôûœ]", re.IGNORECASE)
CONTRACTED = re.compile(r"\b(?:de|à) (?:le|les) ", re.IGNORECASE)
LOOSE = re.compile(r" [:;?!»]|« ")


def test_french_elides_contracts_and_keeps_its_signs_together() -> None:
    golden = Path(__file__).parents[1] / "golden" / "texts" / "gosu-x.fr.txt"
    for line in golden.read_text(encoding="utf-8").splitlines():
        if not line.startswith("  "):
            continue  # ids and other heads
        text = re.sub(r"^  (effect|ongoing|will|gist|rulings): ", "", line)
        text = re.sub(r"\b(?:de|que) (?:I{1,3}\d?|X)\b", "", text)  # a slot, a level, a number
        assert not ELIDED.search(text), text
        assert not CONTRACTED.search(text), text
        assert not LOOSE.search(text), text
