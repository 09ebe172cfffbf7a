"""Every declaration agrees with the facts of the spec."""

import tomllib
from typing import Any

import pytest

import gosux
from gosux.model.card import NO_SHIFT, UNCERTAIN
from tests.conftest import SPEC

FACTS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in tomllib.loads((SPEC / "cards-gosu-x.toml").read_text(encoding="utf-8"))["card"]
}
CARDS = {card.id: card for card in gosux.cards("gosu-x")}
UNCERTAIN_SHIFTS = {"alpha-dead", "ashes", "cylak", "ecnalab"}


def test_the_same_cards_exist() -> None:
    assert CARDS.keys() == FACTS.keys()
    assert len(CARDS) == 88
    assert sum(card.copies for card in CARDS.values()) == 120


@pytest.mark.parametrize("id", FACTS)
def test_the_declaration_agrees(id: str) -> None:
    card, fact = CARDS[id], FACTS[id]
    assert (card.name, card.french) == (fact["name"], fact["name_fr"])
    assert (card.clan, card.level, card.copies) == (fact["clan"], fact["level"], fact["copies"])
    assert card.icons == fact.get("icons", 0)
    assert sorted(card.keywords) == sorted(fact.get("keywords", []))
    assert (card.effect is not None) == ("effect" in fact)
    assert (card.ongoing is not None) == ("ongoing" in fact)
    assert (card.will is not None) == ("will" in fact)
    if id in UNCERTAIN_SHIFTS:
        assert (card.shift, fact["shift"]) == (UNCERTAIN, 0)
    else:
        assert card.shift == fact.get("shift", NO_SHIFT)
