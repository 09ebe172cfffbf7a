"""Every card is drawn, and all pictures together are light; the page's own tests look at each of them."""

import gzip
import re
from pathlib import Path

import pytest

from gosux.rules.registry import ruleset
from scripts.make_picture_test import LETTERS, motifs, questions

PICTURES = Path(__file__).parents[2] / "web" / "src" / "art" / "pictures"
MOST_BYTES = 200_000  # of all pictures, compressed
GAMES = ("gosu-x", "gosu")


def drawn(clan: str) -> list[str]:
    """The ids of the cards of a clan that have a picture."""
    text = (PICTURES / f"{clan}.ts").read_text(encoding="utf-8")
    return re.findall(r'^  "?([\w-]+)"?: `', text, re.MULTILINE)


@pytest.mark.parametrize("rules", GAMES)
def test_every_design_has_a_picture_and_every_picture_a_design(rules: str) -> None:
    cards = ruleset(rules).catalogue.cards
    for clan in sorted({card.clan for card in cards}):
        assert sorted(drawn(clan)) == sorted(card.id for card in cards if card.clan == clan)


def test_all_pictures_together_are_light() -> None:
    files = [path.read_bytes() for path in sorted(PICTURES.glob("*.ts"))]
    assert 0 < sum(len(gzip.compress(file)) for file in files) <= MOST_BYTES


def test_the_blind_test_asks_for_every_picture_among_five_of_its_clan() -> None:
    known = motifs()
    every = {(rules, card.clan, card.id) for rules in GAMES for card in ruleset(rules).catalogue.cards}
    assert {tuple(card) for card in known} == every
    asked = questions(known, "1")
    assert sorted(one.card for one in asked) == sorted(known)
    for one in asked:
        clan = [motif for card, motif in known.items() if card[:2] == one.card[:2]]
        assert len(set(one.motifs)) == len(LETTERS) and set(one.motifs) <= set(clan)
        assert one.motifs[LETTERS.index(one.right)] == known[one.card]
    assert asked == questions(known, "1") != questions(known, "2")
