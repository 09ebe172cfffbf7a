"""Effects combined as on no card of the set, with cards made for these scenes."""

from collections.abc import Iterator

import pytest

from gosux.cards import gosu_x
from gosux.cards.ranks import HERO
from gosux.effects.copying import Copy
from gosux.effects.piles.draw import DiscardTo
from gosux.effects.selectors import CARD, Pick
from gosux.model.card import Clan
from gosux.rules import registry
from gosux.rules.games.gosu_x.law import OPTIONS, law
from gosux.rules.ruleset import Ruleset
from tests.duel import duel, side
from tests.scene import asked, choices, do, ready

NAME = "gosu-x-with-made-cards"
MADE = {"sati": HERO("Understudy", effect=DiscardTo(Pick(), Copy(CARD.adjacent)))}
TABLE = f'ruleset = "{NAME}"\ntiles = []'
UNDERSTUDY = 'hand = ["understudy", "elle"]\n'


@pytest.fixture(autouse=True)
def _made_cards() -> Iterator[None]:
    """Known only while a scene of this file runs."""
    clans = [
        Clan(clan.id, clan.name, [MADE.get(card.id, card) for card in clan.cards], clan.french) for clan in gosu_x.CLANS
    ]
    registry.add_ruleset(Ruleset(NAME, clans, law(), players=(2, 2), choices=OPTIONS, layers=("gosu-x",), drafts=True))
    yield
    del registry._known[NAME]


@pytest.mark.rule("X5.10")
def test_a_card_is_discarded_for_a_copy_if_there_is_one_effect_to_copy() -> None:
    game = duel(UNDERSTUDY + 'army.I = ["arrows-of-justice"]', 'hand = ["muraena"]', TABLE)
    do(game, "play understudy")
    assert (asked(game), choices(game)) == ((0, "discard-to"), ["discard elle", "no"])
    do(game, "discard elle", "ban muraena")
    assert side(game, 0) == {"I": ["arrows-of-justice"], "II": ["understudy"], "pile": ["elle"]}
    assert side(game, 1) == {"hand": ["muraena"]}
    ready(game, 1)


@pytest.mark.rule("X5.10")
def test_no_card_is_discarded_for_a_copy_if_there_is_no_effect_to_copy() -> None:
    game = duel(UNDERSTUDY + 'army.I = ["(arrows-of-justice)", "volantis"]', "", TABLE)
    do(game, "play understudy")
    assert side(game, 0) == {
        "I": ["(arrows-of-justice)", "volantis"], "II": ["understudy"], "hand": ["elle"],
    }  # fmt: skip
    assert side(game, 1) == {}
    ready(game, 1)
