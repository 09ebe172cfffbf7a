"""Every declaration agrees with the facts of the spec."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import gosux
from gosux.model.card import NO_SHIFT, UNCERTAIN, Card
from tests.conftest import SPEC


def facts(game: str) -> dict[str, dict[str, Any]]:
    cards = tomllib.loads((SPEC / f"cards-{game}.toml").read_text(encoding="utf-8"))["card"]
    assert len({card["id"] for card in cards}) == len(cards)
    return {card["id"]: card for card in cards}


FACTS = {"gosu-x": facts("gosu-x"), "gosu": facts("gosu")}
CARDS = {game: {card.id: card for card in gosux.cards(game)} for game in FACTS}
UNCERTAIN_SHIFTS = {"alpha-dead", "ashes", "cylak", "ecnalab"}


def test_the_same_cards_exist_in_gosu_x() -> None:
    assert CARDS["gosu-x"].keys() == FACTS["gosu-x"].keys()
    assert len(CARDS["gosu-x"]) == 88
    assert sum(card.copies for card in CARDS["gosu-x"].values()) == 120


def test_the_quick_rules_are_played_with_the_same_cards() -> None:
    quick = gosux.cards("gosu-x-quick")
    assert [card.id for card in quick] == list(CARDS["gosu-x"])
    assert all(card is CARDS["gosu-x"][card.id] for card in quick)


@pytest.mark.rule("G1.1")
def test_the_same_cards_exist_in_gosu() -> None:
    """75 designs, 100 cards: 25 Bakutos in two copies, 35 Heroes, 15 Ozekis; five clans of 5, 7 and 3."""
    cards = CARDS["gosu"]
    assert cards.keys() == FACTS["gosu"].keys()
    assert len(cards) == 75
    assert Counter(card.level for card in cards.values()) == {1: 25, 2: 35, 3: 15}
    assert {(card.level, card.copies) for card in cards.values()} == {(1, 2), (2, 1), (3, 1)}
    assert sum(card.copies for card in cards.values()) == 100
    clans = {"ancient", "alpha", "fire", "meka", "dark"}
    assert Counter((card.clan, card.level) for card in cards.values()) == {
        (clan, level): count for clan in clans for level, count in ((1, 5), (2, 7), (3, 3))
    }


def check_identity(card: Card, fact: dict[str, Any]) -> None:
    assert (card.name, card.french) == (fact["name"], fact["name_fr"])
    assert (card.clan, card.level, card.copies) == (fact["clan"], fact["level"], fact["copies"])


@pytest.mark.parametrize("id", FACTS["gosu-x"])
def test_the_declaration_of_a_card_of_gosu_x_agrees(id: str) -> None:
    card, fact = CARDS["gosu-x"][id], FACTS["gosu-x"][id]
    check_identity(card, fact)
    assert card.icons == fact.get("icons", 0)
    assert sorted(card.keywords) == sorted(fact.get("keywords", []))
    assert (card.effect is not None) == ("effect" in fact)
    assert (card.ongoing is not None) == ("ongoing" in fact)
    assert (card.will is not None) == ("will" in fact)
    assert (card.enters, card.activate, card.enters_by_mutation) == (None, None, None)
    assert (card.mutates, card.leaves, card.globally, card.action) == (None, None, None, None)
    if id in UNCERTAIN_SHIFTS:
        assert (card.shift, fact["shift"]) == (UNCERTAIN, 0)
    else:
        assert card.shift == fact.get("shift", NO_SHIFT)


POWERS = {
    "enters": "enters",
    "enters_by_mutation": "enters_by_mutation",
    "activate": "activate",
    "mutates": "mutates",
    "leaves": "leaves",
    "ongoing": "ongoing",
    "global": "globally",
}
"""The words of the spec, and where a declaration has them."""

KNOWN = {"id", "name", "name_fr", "clan", "level", "copies", "mutation", "zombie", *POWERS}


@pytest.mark.parametrize("id", FACTS["gosu"])
def test_the_declaration_of_a_card_of_gosu_agrees(id: str) -> None:
    card, fact = CARDS["gosu"][id], FACTS["gosu"][id]
    assert fact.keys() <= KNOWN, "the spec says something that is not compared"
    check_identity(card, fact)
    assert card.shift == fact.get("mutation", NO_SHIFT)
    assert card.keywords == (("zombie",) if fact.get("zombie") else ())
    powers = {word for word, attribute in POWERS.items() if getattr(card, attribute) is not None}
    assert powers == fact.keys() & POWERS.keys()
    assert (card.effect, card.will, card.action, card.icons) == (None, None, None, 0)


def test_the_facts_of_gosu_name_every_power_once() -> None:
    """A card of GOSU has a power, and a Zombie mutation has a cost."""
    for fact in FACTS["gosu"].values():
        assert fact.keys() & POWERS.keys()
        assert not fact.get("zombie") or fact["mutation"] > 0
