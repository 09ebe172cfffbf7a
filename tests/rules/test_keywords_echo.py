"""X10.4, X10.20, X10.21: Echo."""

import pytest

from tests.scene import asked, choices, do, kinds, ready, scene, tokens
from tests.zones import zones

OBEEZS = """
tiles = []
[[player]]
hand = ["obeezs", "fre-e"]
deck = ["ne-ye", "ez", "wiindz", "aat", "sha-dow"]
[[player]]
deck = []
"""


@pytest.mark.rule("X10.4a")
def test_a_card_with_echo_may_resolve_its_effect_once_more_with_other_choices() -> None:
    game = scene(OBEEZS)
    do(game, "play obeezs", "discard ne-ye", "discard fre-e")
    assert asked(game) == (0, "echo")
    assert choices(game) == ["yes", "no"]
    do(game, "yes", "discard ez", "discard wiindz")
    assert zones(game, 0) == {"I": "obeezs", "hand": "aat", "pile": "ez, fre-e, ne-ye, wiindz", "deck": "sha-dow"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.4a")
def test_echo_may_be_declined() -> None:
    game = scene(OBEEZS)
    do(game, "play obeezs", "discard ne-ye", "discard fre-e", "no")
    assert zones(game, 0) == {"I": "obeezs", "hand": "ez", "pile": "fre-e, ne-ye", "deck": "wiindz, aat, sha-dow"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.4a")
def test_a_card_without_echo_is_not_repeated() -> None:
    game = scene(OBEEZS.replace('"obeezs", "fre-e"', '"timer"'))
    do(game, "play timer")
    assert zones(game, 0) == {"I": "timer", "deck": "ne-ye, ez, wiindz, aat, sha-dow"}
    assert zones(game, 1) == {}
    ready(game, 0)  # the additional turn


@pytest.mark.rule("X10.4b")
def test_a_card_that_enters_by_a_shift_has_echo_too() -> None:
    game = scene(
        OBEEZS.replace("hand = [", 'army.I = ["aat"]\nhand = [').replace('"aat", "sha', '"spoils-seekers", "sha')
    )
    do(game, "shift I1")  # Fre'e pays
    assert asked(game) == (0, "echo")  # what was drawn is discarded again: there was nothing else
    do(game, "yes")
    assert zones(game, 0) == {
        "I": "obeezs", "pile": "aat, ez, fre-e, ne-ye, spoils-seekers, wiindz", "deck": "sha-dow",
    }  # fmt: skip
    assert zones(game, 1) == {}
    ready(game, 1)


BESIDE_SHADOW = """
tiles = []
[[player]]
army = { I = ["aat", "TROOP"], II = ["sha-dow"] }
hand = ["HERO"]
deck = ["ez", "wiindz", "wiindz", "obeezs", "obeezs", "tomorrow", "fre-e"]
[[player]]
army.I = []
deck = []
"""


@pytest.mark.rule("X10.4c")
def test_several_sources_of_echo_give_one_repetition() -> None:
    game = scene(BESIDE_SHADOW.replace("TROOP", "aat").replace("HERO", "ne-o"))
    do(game, "play ne-o", "yes")
    assert zones(game, 0) == {
        "I": "aat, aat", "II": "sha-dow, ne-o", "pile": "ez, obeezs, obeezs, tomorrow, wiindz, wiindz", "deck": "fre-e",
    }  # fmt: skip
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.4d", "X10.14c")
def test_a_copied_effect_is_part_of_the_repetition() -> None:
    text = BESIDE_SHADOW.replace("TROOP", "1000-faces").replace("HERO", "valeen")
    game = scene(text.replace("army.I = []", 'army.I = ["(volantis)", "(volantis)", "muraena"]'))
    do(game, "play valeen")
    offered = choices(game)
    assert offered == ["copy 0:I2", "copy 1:I3"]
    do(game, "copy 1:I3")  # X = 2 cards
    assert asked(game) == (0, "echo")
    do(game, "yes")
    assert choices(game) == offered
    do(game, "copy 1:I3")
    assert zones(game, 0) == {
        "I": "aat, 1000-faces", "II": "sha-dow, valeen", "hand": "ez, obeezs, wiindz, wiindz",
        "deck": "obeezs, tomorrow, fre-e",
    }  # fmt: skip
    assert zones(game, 1) == {"I": "(volantis), (volantis), muraena"}
    ready(game, 1)


@pytest.mark.rule("X10.4e")
def test_an_activated_card_with_echo_is_resolved_once() -> None:
    game = scene("""
tiles = []
[[player]]
army.I = ["wiindz", "(aat)", "(aat)"]
deck = []
[[player]]
deck = []
""")
    do(game, "activate 0:I1", "release 0:I2")
    assert zones(game, 0) == {"I": "wiindz [t], aat, (aat)"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.20")
def test_tomorrow_gives_itself_echo_when_it_enters() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["aat"], II = ["ne-ye"] }
hand = ["tomorrow"]
deck = ["ez", "fre-e", "sha-dow"]
[[player]]
deck = []
""")
    do(game, "play tomorrow")
    assert asked(game) == (0, "echo")
    do(game, "yes")
    assert zones(game, 0) == {
        "I": "aat", "II": "ne-ye", "III": "tomorrow", "hand": "ez, fre-e", "deck": "sha-dow",
    }  # fmt: skip
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.20", "X10.21")
def test_echo_is_read_on_entering_even_if_its_source_leaves_and_ends_with_the_card() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["sha-dow"] }
hand = ["un-go", "kan-te"]
deck = []
[[player]]
deck = []
""")
    do(game, "shift I1")  # Kan Te pays; Sha'dow above is the only OPEN card and goes on the deck
    assert zones(game, 0) == {"I": "un-go", "pile": "boul-go, kan-te", "deck": "sha-dow"}
    assert asked(game) == (0, "echo")
    do(game, "yes")  # now Un'Go itself is the only OPEN card
    assert zones(game, 0) == {"pile": "boul-go, kan-te", "deck": "un-go, sha-dow"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X10.21")
def test_a_card_that_has_left_play_is_not_repeated() -> None:
    game = scene("""
tiles = ["tomorrow"]
[[player]]
army = { I = ["boul-go"], II = ["kan-te"] }
hand = ["galmi"]
deck = []
[[player]]
deck = []
""")
    events = do(game, "play galmi")
    assert "echo" not in kinds(events)
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "deck": "galmi"}
    assert zones(game, 1) == {}
    ready(game, 1)


ALPHA_BESIDE_SHADOW = """
tiles = []
[[player]]
army = { I = ["aat", "dark-cultists"], II = ["sha-dow"] }
hand = ["alpha-dead"]
deck = []
spent = 2
[[player]]
deck = []
"""


@pytest.mark.rule("X10.21")
def test_a_captured_card_is_not_repeated() -> None:
    game = scene(ALPHA_BESIDE_SHADOW)
    do(game, "play alpha-dead", "spent", "done")
    assert zones(game, 0) == {"I": "aat, dark-cultists", "II": "sha-dow, (alpha-dead)"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.rule("X10.21", "X10.22")
def test_a_card_saved_from_its_own_capture_is_repeated() -> None:
    game = scene(ALPHA_BESIDE_SHADOW.replace('"alpha-dead"]', '"alpha-dead", "red-circle"]'))
    do(game, "play alpha-dead", "spent", "done", "will red-circle")
    assert asked(game) == (0, "echo")
    do(game, "yes", "spent")
    assert zones(game, 0) == {"I": "aat, dark-cultists", "II": "sha-dow, (alpha-dead)", "pile": "red-circle"}
    assert zones(game, 1) == {}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)
