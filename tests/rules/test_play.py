"""X5: playing a card."""

import pytest

from tests.scene import army, do, hand, pile, ready, rules_against, scene

FIRST_TROOP = """
[[player]]
clans = ["justice", "galmi", "xian"]
hand = ["atalanta"]

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X5.1", "X5.2a")
def test_the_first_troop_is_free_and_goes_to_the_leftmost_slot() -> None:
    game = scene(FIRST_TROOP)
    do(game, "play atalanta")
    assert army(game, 0) == {"I": ["atalanta"]}
    assert army(game, 1) == {}
    assert hand(game, 0) == hand(game, 1) == []
    ready(game, 1)


NEW_CLAN = """
[[player]]
army.I = ["volantis"]
hand = ["boul-go", "elle", "sati"]

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X5.2d")
def test_a_troop_of_a_new_clan_costs_two_other_cards() -> None:
    game = scene(NEW_CLAN)
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["volantis", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])


@pytest.mark.rule("X5.2d")
def test_a_troop_of_a_new_clan_cannot_be_played_with_one_other_card() -> None:
    game = scene(NEW_CLAN.replace('"elle", ', ""))
    assert rules_against(game, "play boul-go") == ["X5.2d"]
    assert army(game, 0) == {"I": ["volantis"]}
    ready(game, 0)
