"""Xi'an's Heroes: copying and capturing, cards for each clan of a row."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, ready, rules_against, tokens

# -- Dalisteer ---------------------------------------------------------------------------------------------------


@pytest.mark.card("dalisteer")
@pytest.mark.rule("X3.6c", "X10.16b")
def test_dalisteer_draws_a_card_for_each_different_clan_of_its_row() -> None:
    army = 'army.I = ["obeezs", "1000-faces", "aat", "wiindz"]\narmy.II = ["ez", "ne-o", "nio"]\n'
    game = duel(
        army + 'hand = ["dalisteer"]\ndeck = ["pangu", "valeen", "fre-e"]',
        'army.I = ["arpia"]\narmy.II = ["kaez"]',
    )
    do(game, "play dalisteer")  # Tomorrow and Xi'an, each twice
    assert side(game, 0) == {
        "I": ["obeezs", "1000-faces", "aat", "wiindz"], "II": ["ez", "ne-o", "nio", "dalisteer"],
        "hand": ["pangu", "valeen"], "deck": ["fre-e"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["arpia"], "II": ["kaez"]}
    ready(game, 1)


@pytest.mark.card("dalisteer", "shennong")
@pytest.mark.rule("X10.16b")
def test_shennong_in_the_row_counts_as_each_clan_of_the_deck() -> None:
    game = duel(
        'army.I = ["1000-faces", "3-wishes", "1000-faces"]\narmy.II = ["shennong", "nio"]\nhand = ["dalisteer"]\n'
        'deck = ["pangu", "valeen", "ez", "aat"]'
    )
    do(game, "play dalisteer")
    assert side(game, 0) == {
        "I": ["1000-faces", "3-wishes", "1000-faces"], "II": ["shennong", "nio", "dalisteer"],
        "hand": ["ez", "pangu", "valeen"], "deck": ["aat"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dalisteer", works=False)
@pytest.mark.rule("X3.5a", "X3.6c")
def test_captured_cards_of_the_row_have_no_clan_for_dalisteer() -> None:
    army = 'army.I = ["obeezs", "1000-faces"]\narmy.II = ["dalisteer", "(shennong)"]\n'
    game = duel(army + 'deck = ["pangu", "valeen"]')
    do(game, "activate 0:II1")  # itself alone
    assert side(game, 0) == {
        "I": ["obeezs", "1000-faces"], "II": ["dalisteer [t]", "(shennong)"], "hand": ["pangu"], "deck": ["valeen"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dalisteer")
@pytest.mark.rule("X7.2")
def test_dalisteer_has_two_icons() -> None:
    game = duel('army.I = ["1000-faces"]\narmy.II = ["dalisteer [t]"]\ndeck = ["pangu", "valeen"]')
    do(game, "activate 0:II1")
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer [t] [t]"], "hand": ["pangu"], "deck": ["valeen"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dalisteer", works=False)
@pytest.mark.rule("X7.2", "X3.5c")
def test_dalisteer_cannot_be_activated_a_third_time_or_while_captured() -> None:
    game = duel('army.I = ["1000-faces"]\narmy.II = ["dalisteer [t] [t]"]\nlocked = 1')
    assert rules_against(game, "activate 0:II1") == ["X7.2"]
    ready(game, 0)
    game = duel('army.I = ["1000-faces"]\narmy.II = ["(dalisteer)"]')
    assert rules_against(game, "activate 0:II1") == ["X3.5c"]
    ready(game, 0)


@pytest.mark.card("dalisteer")
@pytest.mark.rule("X6.4")
def test_dalisteer_may_be_replaced_from_the_discard_pile() -> None:
    game = duel('army.I = ["1000-faces"]\narmy.II = ["dalisteer"]\nhand = ["ez", "aat"]\ndiscard = ["shennong"]')
    do(game, "shift II1")
    assert choices(game) == ["replace 0:ez", "replace 0:shennong"]
    do(game, "replace 0:shennong")
    assert side(game, 0) == {"I": ["1000-faces"], "II": ["shennong"], "pile": ["aat", "dalisteer", "ez"]}
    ready(game, 1)


# -- Nio ---------------------------------------------------------------------------------------------------------

# Nio comes to II2: next to it are II1 and I2.
NIO = 'army.I = ["3-wishes", "1000-faces"]\narmy.II = ["{}"]\nhand = ["nio"]\n'


@pytest.mark.card("nio")
@pytest.mark.rule("X3.6b", "X10.14a", "X10.4a", "X10.4d")
def test_nio_copies_an_adjacent_card_then_captures_it_and_echoes() -> None:
    game = duel(NIO.format("dalisteer") + 'deck = ["ez", "aat", "ne-o"]', 'army.I = ["muraena"]')
    do(game, "play nio")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 0:I2", "copy 0:II1"])
    assert rules_against(game, "copy 0:I1") == ["X3.6b"]
    assert rules_against(game, "copy 0:II2") == ["X3.6b", "X10.18"]  # nothing is beside itself
    assert rules_against(game, "copy 1:I1") == ["X3.9"]
    do(game, "copy 0:I2")  # the column: Xi'an only
    assert asked(game) == (0, "echo")
    assert side(game, 0) == {
        "I": ["3-wishes", "(1000-faces)"], "II": ["dalisteer", "nio"], "hand": ["ez"], "deck": ["aat", "ne-o"],
    }  # fmt: skip
    do(game, "yes")  # Dalisteer is the only one left: the row is of Xi'an
    assert side(game, 0) == {
        "I": ["3-wishes", "(1000-faces)"], "II": ["(dalisteer)", "nio"], "hand": ["aat", "ez"], "deck": ["ne-o"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["muraena"]}
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X5.7c", "X10.18")
def test_nio_neither_copies_nor_captures_a_neighbour_without_effect() -> None:
    game = duel(NIO.format("shennong").replace("1000-faces", "all-in-one"))
    assert "nothing-happens" in kinds(do(game, "play nio"))
    do(game, "no")
    assert side(game, 0) == {"I": ["3-wishes", "all-in-one"], "II": ["shennong", "nio"]}
    ready(game, 1)


@pytest.mark.card("nio")
@pytest.mark.rule("X10.19")
def test_nio_captures_the_card_it_copied_not_one_that_the_copied_text_chose() -> None:
    game = duel(NIO.format("alpha"), 'army.I = ["arpia", "timer"]')
    do(game, "play nio", "copy 0:II1", "capture 1:I1")
    assert asked(game) == (0, "echo")
    assert side(game, 0) == {"I": ["3-wishes", "1000-faces"], "II": ["(alpha)", "nio"]}
    assert side(game, 1) == {"I": ["(arpia)", "timer"]}
    do(game, "no")
    ready(game, 1)


@pytest.mark.card("nio", "valeen")
@pytest.mark.rule("X10.19", "X10.14c")
def test_nio_captures_the_first_card_of_a_chain() -> None:
    game = duel(NIO.format("valeen") + 'deck = ["ez", "aat"]')
    do(game, "play nio", "copy 0:II1")
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]  # not Valeen again, not Nio
    do(game, "copy 0:I2", "no")
    assert side(game, 0) == {
        "I": ["3-wishes", "1000-faces"], "II": ["(valeen)", "nio"], "hand": ["ez"], "deck": ["aat"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("nio")
@pytest.mark.rule("X5.11", "X10.19", "X10.21")
def test_nio_that_captures_itself_by_a_copied_text_finishes_and_does_not_echo() -> None:
    game = duel(NIO.format("alpha-dead") + "spent = 1")
    do(game, "play nio", "copy 0:II1", "done")
    assert side(game, 0) == {"I": ["3-wishes", "1000-faces"], "II": ["(alpha-dead)", "(nio)"]}
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("nio")
@pytest.mark.rule("X5.11", "X10.21", "X5.9")
def test_nio_that_leaves_play_by_a_copied_text_still_captures_the_copied_card() -> None:
    game = duel('army.I = ["all-in-one", "un-go"]\narmy.II = ["shennong"]\nhand = ["nio"]')
    do(game, "play nio")  # Un'Go alone can be copied, and Nio is the only OPEN Troop or Hero
    assert side(game, 0) == {"I": ["all-in-one", "(un-go)"], "II": ["shennong"], "deck": ["nio"]}
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X10.19")
def test_a_copied_card_that_was_swapped_away_is_not_captured() -> None:
    army = 'army.I = ["3-wishes", "1000-faces"]\narmy.II = ["hempo"]\nhand = ["nio"]\n'
    game = duel(army, 'army.I = ["arpia"]')
    do(game, "play nio", "copy 0:II1", "swap 0:II1", "destroy 1:I1")  # with Nio, the only other one
    assert asked(game) == (0, "echo")
    assert side(game, 0) == {"I": ["3-wishes", "1000-faces"], "II": ["nio", "hempo"]}
    assert side(game, 1) == {"pile": ["arpia"]}
    do(game, "no")
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X10.19", "X10.5", "X11.1a")
def test_an_ethereal_card_is_copied_but_not_captured() -> None:
    game = duel(
        'army.I = ["all-in-one"]\narmy.II = ["valeen"]\narmy.III = ["tomorrow"]\n'
        'hand = ["nio", "3-wishes", "aat"]\ndeck = ["ez", "ne-o", "fre-e"]',
        "",
        'tiles = ["justice"]',
    )
    do(game, "shift II1", "yes")
    assert side(game, 0) == {
        "I": ["all-in-one"], "II": ["nio"], "III": ["tomorrow"],
        "hand": ["ez", "ne-o"], "deck": ["fre-e"], "pile": ["3-wishes", "aat", "valeen"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X10.19")
def test_a_copied_card_that_has_left_play_is_not_captured() -> None:
    army = 'army.I = ["all-in-one"]\narmy.II = ["valeen"]\narmy.III = ["goan-sul"]\n'
    game = duel(army + 'hand = ["nio", "3-wishes", "lava-goddesses"]', 'army.I = ["arpia"]')
    do(game, "shift II1", "clan goan_sul")
    assert side(game, 0) == {
        "I": ["all-in-one"], "II": ["nio"], "pile": ["3-wishes", "goan-sul", "lava-goddesses", "valeen"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["arpia"]}
    do(game, "no")
    ready(game, 1)


@pytest.mark.card("nio", works=False)
@pytest.mark.rule("X10.6b", "X10.22")
def test_the_red_circle_saves_the_card_that_nio_copied() -> None:
    game = duel(NIO.format("ashes").replace('["nio"]', '["nio", "red-circle"]') + 'deck = ["ez", "cylak"]')
    do(game, "play nio", "copy 0:I2")
    assert (asked(game), choices(game)) == ((0, "will"), ["will red-circle", "no"])
    do(game, "will red-circle", "no")
    assert side(game, 0) == {
        "I": ["3-wishes", "1000-faces"], "II": ["ashes", "nio"],
        "hand": ["ez"], "deck": ["cylak"], "pile": ["red-circle"],
    }  # fmt: skip
    ready(game, 1)


def test_the_verb_of_another_question_is_no_answer() -> None:
    game = duel(NIO.format("hempo"), 'army.I = ["arpia"]')
    do(game, "play nio", "copy 0:II1", "done")
    assert choices(game) == ["destroy 0:II2", "destroy 1:I1"]
    assert rules_against(game, "capture 1:I1") != []
    do(game, "destroy 1:I1", "no")
    assert side(game, 0) == {"I": ["3-wishes", "1000-faces"], "II": ["(hempo)", "nio"]}
    assert side(game, 1) == {"pile": ["arpia"]}
    ready(game, 1)


# -- Pangu -------------------------------------------------------------------------------------------------------

PANGU = 'army.I = ["1000-faces", "(3-wishes)"]\nhand = ["pangu"]\n'
OPPOSING = 'army.I = ["arpia", "timer", "(muraena)"]\narmy.II = ["kaez", "phoenix-immortal"]\narmy.III = ["phoenix"]'


@pytest.mark.card("pangu")
@pytest.mark.rule("X10.2a", "X10.2b", "X10.8")
@pytest.mark.parametrize(
    ("deed", "troops", "discarded"),
    [("destroy", ["arpia", "timer"], ["muraena"]), ("release", ["arpia", "timer", "muraena"], [])],
)
def test_pangu_destroys_or_releases_a_captured_open_troop(deed: str, troops: list[str], discarded: list[str]) -> None:
    game = duel(PANGU, OPPOSING)
    do(game, "play pangu")
    assert (asked(game), choices(game)) == (
        (0, "target"),
        ["target 0:I1", "target 0:I2", "target 0:II1", "target 1:I1", "target 1:I2", "target 1:I3", "target 1:II1"],
    )
    do(game, "target 1:I3")
    assert (asked(game), choices(game)) == ((0, "deed"), ["do destroy", "do release"])
    do(game, f"do {deed}")
    assert side(game, 0) == {"I": ["1000-faces", "(3-wishes)"], "II": ["pangu"]}
    rest = {"II": ["kaez", "phoenix-immortal"], "III": ["phoenix"], **({"pile": discarded} if discarded else {})}
    assert side(game, 1) == {"I": troops, **rest}
    ready(game, 1)


@pytest.mark.card("pangu")
@pytest.mark.rule("X10.2a", "X10.2b")
def test_pangu_can_only_capture_a_face_up_card_that_is_not_open() -> None:
    game = duel(PANGU, OPPOSING)
    do(game, "play pangu", "target 1:II1")
    assert side(game, 1) == {
        "I": ["arpia", "timer", "(muraena)"], "II": ["(kaez)", "phoenix-immortal"], "III": ["phoenix"],
    }  # fmt: skip
    assert side(game, 0) == {"I": ["1000-faces", "(3-wishes)"], "II": ["pangu"]}
    ready(game, 1)


@pytest.mark.card("pangu")
@pytest.mark.rule("X5.9", "X5.7b")
def test_pangu_must_choose_itself_if_nothing_else_is_left() -> None:
    game = duel('army.I = ["phoenix-immortal"]\narmy.II = ["kaez"]\nhand = ["pangu", "arpia", "timer"]')
    do(game, "shift II1")  # Phoenix (Immortal) is Ethereal
    assert (asked(game), choices(game)) == ((0, "deed"), ["do capture", "do destroy"])
    do(game, "do capture")
    assert side(game, 0) == {"I": ["phoenix-immortal"], "II": ["(pangu)"], "pile": ["arpia", "kaez", "timer"]}
    ready(game, 1)


@pytest.mark.card("pangu", works=False)
@pytest.mark.rule("X10.5", "X3.4a")
def test_pangu_reaches_no_immortal_and_no_ethereal_card() -> None:
    game = duel(PANGU, OPPOSING)
    do(game, "play pangu")
    assert rules_against(game, "target 1:III1") == ["X3.4a"]
    assert "X10.5" in rules_against(game, "target 1:II2")
    do(game, "target 0:I2", "do release")
    assert side(game, 0) == {"I": ["1000-faces", "3-wishes"], "II": ["pangu"]}
    ready(game, 1)


@pytest.mark.card("pangu", works=False)
@pytest.mark.rule("X10.22", "X10.6b")
def test_the_red_circle_cancels_pangu_and_nothing_else_is_chosen() -> None:
    game = duel(PANGU, 'army.I = ["red-circle"]\nhand = ["red-circle", "solok"]')
    do(game, "play pangu", "target 1:I1", "do destroy")
    assert (asked(game), choices(game)) == ((1, "will"), ["will red-circle", "no"])
    assert game.view(0).decision is None  # X10.24
    do(game, "will red-circle")
    assert side(game, 0) == {"I": ["1000-faces", "(3-wishes)"], "II": ["pangu"]}
    assert side(game, 1) == {"I": ["red-circle"], "hand": ["solok"], "pile": ["red-circle"]}
    ready(game, 1)


# -- Shennong ----------------------------------------------------------------------------------------------------


@pytest.mark.card("shennong")
@pytest.mark.rule("X10.16a", "X10.17", "X5.3b")
def test_shennong_may_rest_on_a_troop_of_any_clan_of_the_deck() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["shennong"]')
    do(game, "play shennong")
    assert side(game, 0) == {"I": ["obeezs"], "II": ["shennong"]}
    ready(game, 1)


@pytest.mark.card("shennong")
@pytest.mark.rule("X10.16a", "X5.4b")
def test_shennong_is_the_hero_that_an_immortal_of_another_clan_needs() -> None:
    game = duel('army.I = ["obeezs"]\narmy.II = ["shennong"]\nhand = ["byun-hyung-ja-tomorrow"]')
    do(game, "play byun-hyung-ja-tomorrow")
    assert side(game, 0) == {"I": ["obeezs"], "II": ["shennong"], "III": ["byun-hyung-ja-tomorrow"]}
    ready(game, 1)


@pytest.mark.card("shennong", works=False)
@pytest.mark.rule("X3.5a", "X5.4b")
def test_a_captured_shennong_has_no_clan() -> None:
    game = duel('army.I = ["obeezs"]\narmy.II = ["(shennong)"]\nhand = ["byun-hyung-ja-tomorrow"]')
    assert rules_against(game, "play byun-hyung-ja-tomorrow") == ["X5.4b"]
    assert side(game, 0) == {"I": ["obeezs"], "II": ["(shennong)"], "hand": ["byun-hyung-ja-tomorrow"]}
    ready(game, 0)


@pytest.mark.card("shennong", works=False)
@pytest.mark.rule("X5.3b", "X6.1")
def test_shennong_still_needs_a_face_up_troop_and_has_no_shift_cost() -> None:
    game = duel('army.I = ["(obeezs)", "(1000-faces)"]\narmy.II = ["shennong"]\nhand = ["nio"]')
    assert rules_against(game, "play nio") == ["X5.3b"]
    assert rules_against(game, "shift II1") == ["X6.1"]
    ready(game, 0)
    game = duel('army.I = ["(obeezs)"]\nhand = ["shennong"]')
    assert rules_against(game, "play shennong") == ["X5.3b"]
    assert side(game, 0) == {"I": ["(obeezs)"], "hand": ["shennong"]}
    ready(game, 0)


@pytest.mark.card("shennong")
@pytest.mark.rule("X10.17")
def test_shennong_counts_as_each_clan_in_the_discard_pile_too() -> None:
    army = 'army.I = ["nikhilesh"]\n'
    game = duel(army + 'discard = ["shennong"]\ndeck = ["nio", "pangu", "ez", "aat"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == {
        "I": ["nikhilesh [t]"], "hand": ["ez", "nio", "pangu"], "deck": ["aat"], "pile": ["shennong"],
    }  # fmt: skip
    ready(game, 1)


# -- Valeen ------------------------------------------------------------------------------------------------------


@pytest.mark.card("valeen")
@pytest.mark.rule("X10.13", "X10.14a", "X5.7a")
def test_valeen_takes_the_wonder_token_and_copies_a_troop_or_hero() -> None:
    game = duel(
        'army.I = ["1000-faces", "(3-wishes)"]\narmy.II = ["shennong"]\narmy.III = ["xian"]\nhand = ["valeen"]\n'
        'deck = ["nio", "pangu", "dalisteer"]',
        'army.I = ["muraena"]\narmy.II = ["kaez"]\narmy.III = ["phoenix"]',
        "tiles = []\nwonder = 1",
    )
    events = do(game, "play valeen")
    assert kinds(events) == ["plays", "entered", "wonder-taken"]
    assert choices(game) == ["copy 0:I1", "copy 1:I1", "copy 1:II1"]
    assert rules_against(game, "copy 0:II2") == ["X10.18"]  # itself
    assert rules_against(game, "copy 0:III1") == ["X3.4a"]
    assert rules_against(game, "copy 0:I2") == ["X3.5c"]
    do(game, "copy 1:I1")
    assert side(game, 0) == {
        "I": ["1000-faces", "(3-wishes)"], "II": ["shennong", "valeen"], "III": ["xian"],
        "hand": ["nio", "pangu"], "deck": ["dalisteer"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["muraena"], "II": ["kaez"], "III": ["phoenix"]}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.card("valeen", works=False)
@pytest.mark.rule("X5.7c")
def test_valeen_does_nothing_where_only_immortals_have_effects() -> None:
    game = duel('army.I = ["all-in-one", "all-in-one"]\narmy.II = ["shennong"]\narmy.III = ["xian"]\nhand = ["valeen"]')
    assert "nothing-happens" in kinds(do(game, "play valeen"))
    assert side(game, 0) == {"I": ["all-in-one", "all-in-one"], "II": ["shennong", "valeen"], "III": ["xian"]}
    ready(game, 1)


@pytest.mark.card("valeen", "nio")
@pytest.mark.rule("X10.14a", "X10.14c")
def test_valeen_copying_nio_copies_and_captures_a_card_beside_valeen() -> None:
    army = 'army.I = ["all-in-one", "1000-faces"]\narmy.II = ["nio"]\nhand = ["valeen"]\n'
    game = duel(army + 'deck = ["ez", "aat"]')
    do(game, "play valeen", "copy 0:II1")  # then only 1000 Faces, below Valeen, have not been copied
    assert side(game, 0) == {
        "I": ["all-in-one", "(1000-faces)"], "II": ["nio", "valeen"], "hand": ["ez"], "deck": ["aat"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("valeen", "nio", works=False)
@pytest.mark.rule("X10.14c", "X10.19")
def test_nio_is_not_captured_by_a_copy_of_its_text_that_finds_nothing_to_copy() -> None:
    game = duel('army.I = ["all-in-one", "all-in-one"]\narmy.II = ["nio"]\nhand = ["valeen"]')
    assert "nothing-happens" in kinds(do(game, "play valeen"))
    assert side(game, 0) == {"I": ["all-in-one", "all-in-one"], "II": ["nio", "valeen"]}
    ready(game, 1)
