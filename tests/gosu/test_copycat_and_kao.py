"""Whose power a copied power is, where Kao looks at cards that their own power traps."""

import pytest

from tests.scene import army, asked, do, hand, ready, scene

COPIED = """
    ruleset = "gosu"
    deck = ["sol", "time", "trix"]
    [[player]]
    army.I = ["seeker", "medic"]
    army.II = ["copycat", "kao"]
    [[player]]
    army.I = ["thief"]
    army.II = ["kalim"]
"""


@pytest.mark.rule("G11.12")
def test_a_card_trapped_by_its_own_copied_power_does_not_count_for_kao() -> None:
    game = scene(COPIED)
    do(game, "activate 0:II1", "trap 1:II1")
    assert army(game, 1) == {"I": ["thief"], "II": ["(kalim)"]}
    assert hand(game, 0) == []
    ready(game, 1)


@pytest.mark.rule("G11.12")
def test_copycat_trapped_by_the_power_it_copies_counts_for_kao() -> None:
    game = scene(COPIED)
    do(game, "activate 0:II1", "trap 0:II1")
    assert army(game, 0) == {"I": ["seeker", "medic"], "II": ["(copycat)", "kao"]}
    assert asked(game) == (0, "may")
    do(game, "yes")
    assert hand(game, 0) == ["sol"]
    ready(game, 1)
