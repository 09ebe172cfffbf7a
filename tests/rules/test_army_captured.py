"""X3.5 and X3.7: captured cards, and the highest OPEN card."""

import pytest

from tests.scene import army, choices, do, hand, pile, ready, rules_against, scene


@pytest.mark.rule("X3.5a")
def test_a_captured_card_has_no_clan() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["(volantis)", "bun-to"]
        hand = ["sati", "atalanta"]
        [[player]]
        clans = ["abhilasha", "goan_sul", "tomorrow"]
    """)
    assert rules_against(game, "play sati") == ["X5.3b"]
    assert rules_against(game, "play atalanta") == ["X5.2d"]
    assert army(game, 0) == {"I": ["(volantis)", "bun-to"]}
    ready(game, 0)


@pytest.mark.rule("X3.5a")
@pytest.mark.parametrize(("troop", "next_player"), [("boul-go", 0), ("(boul-go)", 1)])
def test_a_captured_card_has_no_effect(troop: str, next_player: int) -> None:
    game = scene(f"""
        tiles = []
        [[player]]
        army.I = ["{troop}"]
        deck = ["sati", "elle", "atalanta"]
        [[player]]
        clans = ["abhilasha", "goan_sul", "tomorrow"]
    """)
    do(game, "draw 3")  # face up it gives an additional turn
    assert army(game, 0) == {"I": [troop]}
    assert hand(game, 0) == ["atalanta", "elle", "sati"]
    ready(game, next_player)


@pytest.mark.rule("X3.5a")
def test_cards_are_played_above_a_captured_card_which_keeps_its_place() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["(volantis)", "atalanta"]
        hand = ["nezha"]
        deck = []
        [[player]]
        clans = ["abhilasha", "goan_sul", "tomorrow"]
    """)
    do(game, "play nezha")
    assert army(game, 0) == {"I": ["(volantis)", "atalanta"], "II": ["nezha"]}
    assert (army(game, 1), hand(game, 0), pile(game, 0)) == ({}, [], [])
    ready(game, 1)


@pytest.mark.rule("X3.5b")
def test_a_captured_card_keeps_its_level() -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["apostles-of-the-night"]
        [[player]]
        army.I = ["(volantis)"]
        army.II = ["(sati)"]
    """)
    do(game, "play apostles-of-the-night")  # a card of level I
    assert choices(game) == ["target 0:I1", "target 1:I1"]
    assert "X3.4a" in rules_against(game, "target 1:II1")
    do(game, "target 1:I1")
    assert army(game, 0) == {"I": ["apostles-of-the-night"]}
    assert army(game, 1) == {"I": ["volantis"], "II": ["(sati)"]}
    ready(game, 1)


HIGHEST_IS_ETHEREAL = """
    tiles = ["justice"]
    [[player]]
    army.I = ["lava-goddesses"]
    hand = ["hempo"]
    [[player]]
    clans = ["galmi", "tomorrow", "xian"]
    army.I = ["aat", "wiindz"]
    army.II = ["(ne-o)"]
"""


@pytest.mark.rule("X3.5b", "X3.5c", "X3.7")
def test_a_captured_highest_open_card_is_not_ethereal_and_no_other_is_in_its_place() -> None:
    game = scene(HIGHEST_IS_ETHEREAL)
    do(game, "play hempo", "done")
    assert choices(game) == ["destroy 1:I2", "destroy 1:II1"]
    do(game, "destroy 1:II1")
    assert army(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"]}
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat", "wiindz"]}, ["ne-o"])
    ready(game, 1)


@pytest.mark.rule("X3.7")
def test_the_face_up_highest_open_card_is_the_one_that_is_ethereal() -> None:
    game = scene(HIGHEST_IS_ETHEREAL.replace("(ne-o)", "ne-o"))
    do(game, "play hempo", "done")  # Hempo itself is the highest OPEN card of the other army
    assert army(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"]}
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat"], "II": ["ne-o"]}, ["wiindz"])
    ready(game, 1)


@pytest.mark.rule("X3.7")
def test_the_highest_open_card_is_that_of_the_highest_row_that_has_one() -> None:
    game = scene(
        HIGHEST_IS_ETHEREAL.replace('["(ne-o)"]', '["ne-o", "ne-ye"]\narmy.III = ["tomorrow"]')
        .replace('"wiindz"]', '"wiindz", "obeezs"]')
        .replace('hand = ["hempo"]', 'hand = ["hempo"]\nsupremacy = 1')
    )
    do(game, "play hempo", "done")
    assert choices(game) == ["destroy 1:I3", "destroy 1:II2"]
    assert rules_against(game, "destroy 1:III1") == ["X10.5"]
    do(game, "destroy 1:I3")
    assert army(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"]}
    assert army(game, 1) == {"I": ["aat", "wiindz"], "II": ["ne-o", "ne-ye"], "III": ["tomorrow"]}
    assert pile(game, 1) == ["obeezs"]
    ready(game, 1)


@pytest.mark.rule("X3.5b")
def test_a_captured_card_has_not_even_its_printed_keyword() -> None:
    game = scene(HIGHEST_IS_ETHEREAL.replace("ne-o", "galmi-avatar").replace('["justice"]', "[]"))
    do(game, "play hempo", "done")
    assert "destroy 1:II1" in choices(game)  # Galmi (Avatar) is printed Ethereal
    do(game, "destroy 1:II1")
    assert army(game, 0) == {"I": ["lava-goddesses"], "II": ["hempo"]}
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat", "wiindz"]}, ["galmi-avatar"])
    ready(game, 1)


@pytest.mark.rule("X3.5c")
def test_an_open_captured_card_may_be_sacrificed() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["nakshatra"]
        army.II = ["niranjan"]
        [[player]]
        army.I = ["aat", "(wiindz)"]
        army.II = ["ne-o"]
    """)
    do(game, "activate 0:II1")
    assert choices(game) == ["sacrifice 1:I2", "sacrifice 1:II1"]
    do(game, "sacrifice 1:I2")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["niranjan [t]"]}
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat"], "II": ["ne-o"]}, ["wiindz"])
    ready(game, 1)


@pytest.mark.rule("X3.5c")
def test_a_captured_card_is_not_shifted_activated_copied_or_captured_again() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["(apostles-of-the-night)", "3-wishes"]
        hand = ["dancing-dragon", "red-circle", "red-circle"]
        deck = []
        [[player]]
        army.I = ["lava-goddesses"]
    """)
    assert rules_against(game, "shift I1") == ["X6.5"]
    assert rules_against(game, "activate 0:I1") == ["X3.5c"]
    do(game, "play dancing-dragon")
    assert choices(game) == ["copy 0:I2", "copy 1:I1"]
    assert rules_against(game, "copy 0:I1") == ["X3.5c"]
    do(game, "copy 1:I1")
    assert choices(game) == ["capture 0:I2", "capture 0:I3", "capture 1:I1"]
    assert rules_against(game, "capture 0:I1") == ["X3.5c"]
    do(game, "capture 1:I1")
    assert army(game, 0) == {"I": ["(apostles-of-the-night)", "3-wishes", "dancing-dragon"]}
    assert (army(game, 1), hand(game, 0)) == ({"I": ["(lava-goddesses)"]}, ["red-circle", "red-circle"])
    ready(game, 1)
