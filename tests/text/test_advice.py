"""Hints and reviews in words, in both languages."""

from itertools import product
from typing import get_args

import pytest

import gosux
from gosux.analysis.facts import ORDER, UNWELCOME, Fact, Kind
from gosux.analysis.hints import FAMILIES, WORD_NUDGES, Nudge
from gosux.text import LANGUAGES, Words
from gosux.text.advice import fact_words, mark_words, nudge_words

CARDS = {"gosu-x": "sati", "gosu-x-quick": "sati", "gosu": "kalim"}


def fact(kind: Kind, seat: int = 0, more: bool = True, amount: int = 2, card: str = "", **rest: object) -> Fact:
    good = (more == (seat == 0)) != (kind in UNWELCOME)
    return Fact(kind, seat, more, good, amount, 1.0, card=card, **rest)  # type: ignore[arg-type]


def test_every_kind_of_fact_has_its_place() -> None:
    assert set(ORDER) == set(get_args(Kind))


@pytest.mark.parametrize("rules", gosux.rulesets()[:3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words_of_its_own(language: str, rules: str) -> None:
    words = Words(language, rules)
    said: list[str] = []
    for kind, seat, more in product(ORDER, (0, 1), (True, False)):
        if kind in ("battle", "lead") and seat == 1:
            continue
        card = CARDS[rules] if kind in ("captured", "gone") else ""
        said.append(fact_words(words, fact(kind, seat, more, 2, card, rule="X1.1a"), 0))
    assert len(set(said)) == len(said)
    assert all(text[0].isupper() or text[0].isdigit() for text in said)


@pytest.mark.parametrize(
    ("language", "amount", "said"),
    [
        ("en", 1, "1 point better in this battle"),
        ("en", 2, "2 points better in this battle"),
        ("fr", 1, "1 point de mieux dans cette bataille"),
        ("fr", 2, "2 points de mieux dans cette bataille"),
    ],
)
def test_points_agree_with_their_number(language: str, amount: int, said: str) -> None:
    assert fact_words(Words(language), fact("lead", amount=amount), 0) == said


def test_a_lead_names_its_parts_only_if_both_sides_have_one() -> None:
    both = fact("lead", amount=8, own=3, theirs=5)
    assert fact_words(Words("en"), both, 0) == "8 points better in this battle: 3 more for you, 5 fewer against you"
    assert fact_words(Words("fr"), both, 0) == (
        "8 points de mieux dans cette bataille\u00a0: 3 de plus pour vous, 5 de moins en face"
    )
    assert fact_words(Words("en"), fact("lead", amount=3, own=3), 0) == "3 points better in this battle"


def test_cards_and_terms_of_a_reason_open_their_explanations() -> None:
    said = fact_words(Words("en"), fact("captured", 1, card="sati", amount=3), 0)
    assert said == "Player 2's Sati is captured: 3 points"
    assert [piece.opens for piece in said.pieces if piece.opens] == ["card:sati", "term:capture"]


def test_a_game_speaks_its_own_words() -> None:
    assert "trapped" in fact_words(Words("en", "gosu"), fact("captured", 1, card="kalim"), 0)
    assert "emprisonnée" in fact_words(Words("fr", "gosu"), fact("captured", 1, card="kalim"), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nudge_has_words_and_names_no_card(language: str) -> None:
    words = Words(language)
    acts = {*FAMILIES.values(), *WORD_NUDGES.values(), "word"}
    said = {act: nudge_words(words, Nudge(act, 1, 2), 0) for act in acts}
    assert len(set(said.values())) >= len(acts) - 1  # a card in hand is looked at in the same place for all it may do
    assert not any(piece.opens.startswith("card:") for text in said.values() for piece in text.pieces)
    assert nudge_words(words, Nudge("play", -1, 0), 0) != said["play"]
    for kind in ORDER:
        assert nudge_words(words, Nudge("pass", stake=kind), 0).startswith(f"{said['pass']} ")


def test_marks_say_how_much_was_lost() -> None:
    assert mark_words(Words("en"), "blunder", 0.642, 0.434) == "Blunder, 21 points"
    assert mark_words(Words("fr"), "inaccuracy", 0.5, 0.45) == "Imprécision, 5 points"
    assert mark_words(Words("en"), "found", 0.49, 0.4) == "Well found, 9 points before the next move"


def test_french_signs_have_their_space() -> None:
    words = Words("fr")
    for kind, seat, more in product(ORDER, (0, 1), (True, False)):
        card = "sati" if kind in ("captured", "gone") else ""
        said = fact_words(words, fact(kind, seat, more, 2, card, rule="X1.1a"), 0)
        assert " :" not in said and " ;" not in said and " ?" not in said
