"""X10.14, X10.18, X10.19: copying the effect of another card."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, ready, rules_against, tokens

DRAGON = 'hand = ["dancing-dragon"]\n'

# -- X10.14a "You" and "this" ------------------------------------------------------------------------------------


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14a", "X7.7")
def test_you_are_the_one_who_copies() -> None:
    yours = DRAGON + 'locked = 1\ndeck = ["nio", "valeen", "xian", "pangu"]'  # X is 3
    game = duel(yours, 'army.I = ["muraena"]\nlocked = 2\ndeck = ["kaez"]')
    do(game, "play dancing-dragon")
    assert side(game, 0) == {"I": ["dancing-dragon"], "hand": ["nio", "valeen", "xian"], "deck": ["pangu"]}
    assert side(game, 1) == {"I": ["muraena"], "deck": ["kaez"]}
    ready(game, 1)


@pytest.mark.card("valeen")
@pytest.mark.rule("X10.14a", "X10.18", "X7.4")
def test_this_card_is_the_copying_card() -> None:
    yours = 'army.I = ["1000-faces"]\nhand = ["valeen"]\ntokens = 0\nspent = 2'
    game = duel(yours, 'army.I = ["red-circle"]\narmy.II = ["alpha-dead"]')
    do(game, "play valeen", "copy 1:II1", "spent", "spent")
    assert side(game, 0) == {"I": ["1000-faces"], "II": ["(valeen)"]}
    assert side(game, 1) == {"I": ["red-circle"], "II": ["alpha-dead"]}
    assert (tokens(game, 0), game.state.wonder) == ((2, 0, 2), 0)  # Valeen is Wondrous itself
    ready(game, 1)


KNO_BO = DRAGON + 'army.I = ["kno-bo", "1000-faces"]\narmy.II = ["shard"]\ndeck = ["galmi", "nio"]'


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14a", "X5.11")
def test_this_column_is_the_column_of_the_copying_card_when_the_words_are_resolved() -> None:
    game = duel(KNO_BO)
    do(game, "play dancing-dragon", "copy 0:I1", "done")  # no Galmi card stands in the third column
    assert side(game, 0) == {"I": ["kno-bo", "1000-faces", "dancing-dragon"], "II": ["shard"], "deck": ["galmi", "nio"]}
    ready(game, 1)
    game = duel(KNO_BO)
    do(game, "play dancing-dragon", "copy 0:I1", "swap 0:I3", "with 0:I1")
    assert side(game, 0) == {
        "I": ["dancing-dragon", "1000-faces", "kno-bo"], "II": ["shard"], "hand": ["galmi"], "deck": ["nio"],
    }  # fmt: skip
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.14b Neither keywords nor ongoing effects ----------------------------------------------------------------


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14b", "X10.4a")
def test_keywords_are_not_copied() -> None:
    game = duel(DRAGON + 'deck = ["nio", "valeen", "xian"]', 'army.I = ["obeezs"]')
    do(game, "play dancing-dragon")  # draws 2 and discards them, once: no Echo
    assert side(game, 0) == {"I": ["dancing-dragon"], "pile": ["nio", "valeen"], "deck": ["xian"]}
    assert side(game, 1) == {"I": ["obeezs"]}
    ready(game, 1)
    game = duel(DRAGON + 'deck = ["nio"]', 'army.I = ["bun-to"]')
    do(game, "play dancing-dragon", "level II")
    assert game.state.wonder == -1  # nor Wondrous
    assert side(game, 0) == {"I": ["dancing-dragon"], "hand": ["nio"]}
    assert side(game, 1) == {"I": ["bun-to"]}
    ready(game, 1)


@pytest.mark.card("xian")
@pytest.mark.rule("X10.14b", "X4.3a")
def test_ongoing_effects_are_not_copied() -> None:
    yours = 'army.I = ["3-wishes"]\narmy.II = ["shennong"]\nhand = ["xian", "nio"]\ntokens = 0\nspent = 2'
    game = duel(yours, 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]')
    do(game, "play xian", "copy 1:III1")
    assert side(game, 0) == {"I": ["3-wishes"], "II": ["shennong"], "III": ["xian"], "hand": ["nio"]}
    ready(game, 0)  # the additional turn of Phoenix's effect
    events = do(game, "pass", "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [10, 10]  # not 1 for the hand
    assert side(game, 0) == {"I": ["3-wishes"], "hand": ["nio", "shennong", "xian"]}
    assert side(game, 1) == {"I": ["arpia"], "hand": ["kaez", "phoenix"]}
    assert asked(game)[1] == "turn"


# -- X10.14c No card twice ---------------------------------------------------------------------------------------


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14c", "X10.18")
def test_within_one_resolution_no_card_is_copied_twice() -> None:
    yours = DRAGON + 'army.I = ["dancing-dragon"]\ndeck = ["nio", "valeen"]'
    game = duel(yours, 'army.I = ["arpia", "timer"]')
    do(game, "play dancing-dragon")
    assert choices(game) == ["copy 0:I1", "copy 1:I1", "copy 1:I2"]
    do(game, "copy 0:I1")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 1:I1", "copy 1:I2"])
    assert rules_against(game, "copy 0:I1") == ["X10.14c"]
    assert rules_against(game, "copy 0:I2") == ["X10.18"]  # the copying card
    do(game, "copy 1:I1")  # Arpia: a card and, Timer being face up, a turn
    assert side(game, 0) == {"I": ["dancing-dragon", "dancing-dragon"], "hand": ["nio"], "deck": ["valeen"]}
    assert side(game, 1) == {"I": ["arpia", "timer"]}
    ready(game, 0)


@pytest.mark.card("dancing-dragon", works=False)
@pytest.mark.rule("X10.14c", "X5.7c")
def test_a_chain_of_copies_ends() -> None:
    game = duel(DRAGON + 'army.I = ["dancing-dragon"]')
    events = do(game, "play dancing-dragon")
    assert kinds(events).count("copied") == 1 and "nothing-happens" in kinds(events)
    assert side(game, 0) == {"I": ["dancing-dragon", "dancing-dragon"]}
    assert side(game, 1) == {}
    ready(game, 1)


# -- X10.18 What can be copied -----------------------------------------------------------------------------------


@pytest.mark.card("xian")
@pytest.mark.rule("X10.18", "X3.5c")
def test_only_a_face_up_card_with_an_effect_is_copied_and_never_the_copying_card() -> None:
    yours = 'army.I = ["3-wishes", "(1000-faces)", "all-in-one"]\narmy.II = ["shennong"]\nhand = ["xian"]'
    game = duel(yours, 'army.I = ["volantis", "atalanta"]\nhand = ["sati"]')
    do(game, "play xian")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 0:I1", "copy 1:I1"])
    assert rules_against(game, "copy 0:I2") == ["X3.5c"]
    for ongoing_or_will_only in ("copy 0:I3", "copy 0:II1", "copy 1:I2"):
        assert rules_against(game, ongoing_or_will_only) == ["X10.18"]
    assert rules_against(game, "copy 0:III1") == ["X10.18"]
    do(game, "copy 1:I1")  # you have 5 cards in play, the opponent has one in hand
    assert (asked(game), choices(game)) == ((0, "sacrifice"), ["sacrifice 0:I3", "sacrifice 0:III1"])
    do(game, "sacrifice 0:I3")
    rows = {"I": ["3-wishes", "(1000-faces)"], "II": ["shennong"], "III": ["xian"]}
    assert side(game, 0) == {**rows, "pile": ["all-in-one"]}
    assert side(game, 1) == {"I": ["volantis", "atalanta"], "pile": ["sati"]}
    ready(game, 1)


@pytest.mark.card("aat")
@pytest.mark.rule("X10.18", "X11.3a")
def test_an_aat_gives_the_effect_it_has_at_that_moment() -> None:
    yours = DRAGON + 'army.I = ["aat", "1000-faces"]\ndeck = ["nio", "valeen", "xian"]'
    game = duel(yours, 'army.I = ["muraena"]')
    do(game, "play dancing-dragon", "copy 0:I1")
    rows = {"I": ["aat", "1000-faces", "dancing-dragon"]}
    assert side(game, 0) == {**rows, "hand": ["nio", "valeen"], "deck": ["xian"]}
    assert side(game, 1) == {"I": ["muraena"]}
    ready(game, 1)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X10.18", "X11.3a")
def test_an_aat_without_a_mirror_has_no_effect_to_copy() -> None:
    yours = DRAGON + 'army.I = ["aat", "1000-faces", "3-wishes"]\ndeck = ["nio", "valeen"]'
    game = duel(yours, 'army.I = ["(muraena)"]')
    do(game, "play dancing-dragon")
    assert choices(game) == ["copy 0:I2", "copy 0:I3"]
    assert rules_against(game, "copy 0:I1") == ["X10.18"]
    do(game, "copy 0:I2")  # one clan in the Dragon's own column
    rows = {"I": ["aat", "1000-faces", "3-wishes", "dancing-dragon"]}
    assert side(game, 0) == {**rows, "hand": ["nio"], "deck": ["valeen"]}
    assert side(game, 1) == {"I": ["(muraena)"]}
    ready(game, 1)


ABHILASHA = 'army.I = ["red-circle"]\narmy.II = ["ashes"]\nhand = ["abhilasha"]\n'
ABHILASHA_IN = {"I": ["red-circle"], "II": ["ashes"], "III": ["abhilasha"]}


@pytest.mark.card("abhilasha")
@pytest.mark.rule("X10.18", "X10.19", "X3.8a")
def test_abhilasha_copies_a_card_with_an_effect_from_either_discard_pile() -> None:
    yours = ABHILASHA + 'discard = ["solok", "guardians-of-the-night"]\ndeck = ["cylak", "ecnalab", "galmi"]'
    game = duel(yours, 'discard = ["muraena", "atalanta"]')
    do(game, "play abhilasha")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 0:solok", "copy 1:muraena"])
    assert rules_against(game, "copy 0:guardians-of-the-night") == ["X10.18"]
    assert rules_against(game, "copy 1:atalanta") == ["X10.18"]
    assert rules_against(game, "copy 1:arpia") == ["X3.8a"]
    do(game, "copy 1:muraena")
    assert side(game, 0) == {
        **ABHILASHA_IN, "hand": ["cylak", "ecnalab"], "deck": ["galmi"], "pile": ["guardians-of-the-night", "solok"],
    }  # fmt: skip
    assert side(game, 1) == {"pile": ["atalanta"], "removed": ["muraena"]}
    ready(game, 1)


# -- X10.19 "The copied card" ------------------------------------------------------------------------------------

NIO = 'hand = ["nio"]\n'


@pytest.mark.card("nio")
@pytest.mark.rule("X10.19", "X10.21")
def test_nio_captures_the_card_it_copied() -> None:
    game = duel(NIO + 'army.I = ["1000-faces"]\ndeck = ["valeen", "xian"]')
    do(game, "play nio", "no")  # the only adjacent card; Echo is declined
    assert side(game, 0) == {"I": ["(1000-faces)"], "II": ["nio"], "hand": ["valeen"], "deck": ["xian"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X10.19")
def test_a_copied_card_that_was_swapped_away_is_not_captured_nor_is_the_card_in_its_place() -> None:
    game = duel(NIO + 'army.I = ["kno-bo", "1000-faces"]\ndeck = ["valeen"]')
    do(game, "play nio", "swap 0:I1")  # with the only other Troop
    assert side(game, 0) == {"I": ["1000-faces", "kno-bo"], "II": ["nio"], "deck": ["valeen"]}
    assert asked(game) == (0, "echo")
    do(game, "no")
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("nio", "valeen")
@pytest.mark.rule("X10.19", "X10.14a")
def test_the_copied_card_is_the_one_first_chosen() -> None:
    yours = NIO + 'army.I = ["1000-faces", "3-wishes"]\narmy.II = ["valeen"]\ndeck = ["pangu", "xian"]'
    game = duel(yours)
    do(game, "play nio", "copy 0:II1", "copy 0:I1", "no")  # Nio copies Valeen, which copies 1000 Faces
    rows = {"I": ["1000-faces", "3-wishes"], "II": ["(valeen)", "nio"]}
    assert side(game, 0) == {**rows, "hand": ["pangu"], "deck": ["xian"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("nio", "pangu")
@pytest.mark.rule("X10.19", "X3.5c")
def test_a_copied_card_that_its_own_effect_captured_is_not_captured_again() -> None:
    game = duel(NIO + 'army.I = ["1000-faces", "3-wishes"]\narmy.II = ["pangu"]')
    events = do(game, "play nio", "copy 0:II1", "target 0:II1", "no")
    assert kinds(events).count("captured") == 1
    assert side(game, 0) == {"I": ["1000-faces", "3-wishes"], "II": ["(pangu)", "nio"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("nio", "bombing-units")
@pytest.mark.rule("X10.19", "X5.11", "X10.21")
def test_the_copied_card_is_captured_even_if_the_copying_card_has_left() -> None:
    game = duel(NIO + 'army.I = ["bombing-units", "1000-faces"]')
    do(game, "play nio", "sacrifice 0:II1")  # Nio itself: no Echo after that
    assert side(game, 0) == {"I": ["(bombing-units)", "1000-faces"], "pile": ["nio"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("abhilasha", works=False)
@pytest.mark.rule("X10.19")
def test_a_copied_card_that_has_left_the_pile_is_not_removed() -> None:
    game = duel(ABHILASHA + 'discard = ["spirits-of-smook"]')
    do(game, "play abhilasha")  # the Spirits take themselves, the only Veteran
    assert side(game, 0) == {**ABHILASHA_IN, "hand": ["spirits-of-smook"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("abhilasha", "dark-cultists")
@pytest.mark.rule("X10.19", "X10.14c")
def test_abhilasha_removes_the_card_it_chose_and_not_what_that_copied() -> None:
    game = duel(ABHILASHA + 'discard = ["dark-cultists", "solok"]')
    do(game, "play abhilasha", "copy 0:dark-cultists", "clan abhilasha", "level II", "take 0:solok")  # by Ashes
    assert side(game, 0) == {**ABHILASHA_IN, "hand": ["solok"], "removed": ["dark-cultists"]}
    assert side(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("abhilasha", "lava-goddesses")
@pytest.mark.rule("X10.19")
def test_abhilasha_removes_the_copied_card_also_when_its_effect_chose_another() -> None:
    game = duel(ABHILASHA + 'discard = ["lava-goddesses"]', 'army.I = ["arpia"]')
    do(game, "play abhilasha", "capture 1:I1")
    assert side(game, 0) == {**ABHILASHA_IN, "removed": ["lava-goddesses"]}
    assert side(game, 1) == {"I": ["(arpia)"]}
    ready(game, 1)
