"""Xi'an's Troops: cards of several clans, cards for each clan, copying Troops."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, ready, rules_against, tokens

# -- 1000 Faces --------------------------------------------------------------------------------------------------


@pytest.mark.card("1000-faces")
@pytest.mark.rule("X3.6c", "X10.16b")
def test_1000_faces_draw_a_card_for_each_different_clan_of_their_column() -> None:
    army = 'army.I = ["1000-faces", "obeezs"]\narmy.II = ["ez", "shennong"]\narmy.III = ["tomorrow"]\n'
    game = duel(army + 'deck = ["nio", "pangu", "valeen"]', 'army.I = ["arpia"]\narmy.II = ["kaez"]')
    do(game, "activate 0:I1")  # Xi'an and twice Tomorrow; Shennong is in another column
    assert side(game, 0) == {
        "I": ["1000-faces [t]", "obeezs"], "II": ["ez", "shennong"], "III": ["tomorrow"],
        "hand": ["nio", "pangu"], "deck": ["valeen"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["arpia"], "II": ["kaez"]}
    ready(game, 1)


@pytest.mark.card("1000-faces", "shennong")
@pytest.mark.rule("X10.16b")
def test_1000_faces_under_shennong_draw_for_all_clans_of_the_deck() -> None:
    game = duel('army.I = ["1000-faces [t]"]\narmy.II = ["shennong"]\ndeck = ["nio", "pangu", "valeen", "ez"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == {
        "I": ["1000-faces [t] [t]"], "II": ["shennong"], "hand": ["nio", "pangu", "valeen"], "deck": ["ez"],
    }  # fmt: skip
    assert tokens(game, 0) == (0, 0, 2)
    ready(game, 1)


@pytest.mark.card("1000-faces", works=False)
@pytest.mark.rule("X3.5a")
def test_1000_faces_draw_nothing_for_captured_cards_above_them() -> None:
    army = 'army.I = ["1000-faces"]\narmy.II = ["(shennong)"]\narmy.III = ["(tomorrow)"]\n'
    game = duel(army + 'deck = ["nio", "pangu"]')
    do(game, "activate 0:I1")  # one card for their own clan
    assert side(game, 0) == {
        "I": ["1000-faces [t]"], "II": ["(shennong)"], "III": ["(tomorrow)"], "hand": ["nio"], "deck": ["pangu"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("1000-faces", works=False)
@pytest.mark.rule("X7.2", "X10.6c", "X10.23")
def test_atalanta_cancels_the_activation_of_1000_faces_and_the_token_stays() -> None:
    game = duel('army.I = ["1000-faces"]\ndeck = ["nio"]', 'hand = ["atalanta"]')
    do(game, "activate 0:I1")
    assert (asked(game), game.view(0).decision) == ((1, "will"), None)
    do(game, "will atalanta")
    assert side(game, 0) == {"I": ["1000-faces [t]"], "deck": ["nio"]}
    assert side(game, 1) == {"pile": ["atalanta"]}
    ready(game, 1)


# -- 3 Wishes ----------------------------------------------------------------------------------------------------

CLANS = 'clans = ["xian", "tomorrow", "galmi"]\n'
OTHERS = 'clans = ["phoenix", "justice", "goan_sul"]\n'


@pytest.mark.card("3-wishes")
@pytest.mark.rule("X10.3b", "X11.16", "X10.28")
def test_3_wishes_keep_the_revealed_cards_of_a_clan() -> None:
    game = duel(CLANS + 'hand = ["3-wishes", "nio"]\ndeck = ["ez", "pangu", "aat", "kan-te", "ne-o"]', OTHERS)
    do(game, "play 3-wishes")
    assert (asked(game), choices(game)) == (
        (0, "clan"),
        ["clan galmi", "clan goan_sul", "clan justice", "clan phoenix", "clan tomorrow", "clan xian"],
    )
    assert rules_against(game, "clan narashima") == ["X11.16"]  # in neither deck
    do(game, "clan tomorrow")
    assert side(game, 0) == {
        "I": ["3-wishes"], "hand": ["aat", "ez", "nio"], "deck": ["ne-o"], "pile": ["kan-te", "pangu"],
    }  # fmt: skip
    number = game.rules.catalogue.number
    known = [entry & 255 for entry in game.view(1).state.seats[0].hand]
    assert sorted(known) == sorted([number["aat"], number["ez"], 255])  # Nio stays hidden
    ready(game, 1)


@pytest.mark.card("3-wishes", "all-in-one", "shennong")
@pytest.mark.rule("X10.16a", "X10.17")
def test_3_wishes_keep_cards_of_several_clans_for_each_of_them() -> None:
    game = duel(CLANS + 'hand = ["3-wishes"]\ndeck = ["all-in-one", "shennong", "xian", "ez"]', OTHERS)
    do(game, "play 3-wishes", "clan galmi")
    assert side(game, 0) == {"I": ["3-wishes"], "hand": ["all-in-one", "shennong"], "pile": ["ez", "xian"]}
    ready(game, 1)


@pytest.mark.card("3-wishes")
def test_3_wishes_keep_both_copies_of_a_card() -> None:
    game = duel(CLANS + 'hand = ["3-wishes"]\ndeck = ["aat", "pangu", "aat", "kan-te"]', OTHERS)
    do(game, "play 3-wishes", "clan tomorrow")
    assert side(game, 0) == {"I": ["3-wishes"], "hand": ["aat", "aat"], "pile": ["kan-te", "pangu"]}
    ready(game, 1)


@pytest.mark.card("3-wishes", works=False)
@pytest.mark.rule("X11.16", "X10.16a")
def test_3_wishes_for_a_clan_of_the_opposing_deck_keep_nothing() -> None:
    game = duel(CLANS + 'hand = ["3-wishes"]\ndeck = ["all-in-one", "shennong", "xian", "ez", "aat"]', OTHERS)
    do(game, "play 3-wishes", "clan justice")
    assert side(game, 0) == {"I": ["3-wishes"], "deck": ["aat"], "pile": ["all-in-one", "ez", "shennong", "xian"]}
    ready(game, 1)


@pytest.mark.card("3-wishes", "xian")
@pytest.mark.rule("X10.17")
def test_under_xian_3_wishes_keep_a_revealed_immortal_for_any_clan_of_the_deck() -> None:
    army = 'army.I = ["3-wishes"]\narmy.II = ["nio"]\narmy.III = ["xian"]\n'
    game = duel(CLANS + army + 'deck = ["tomorrow", "pangu", "ez", "aat", "ne-o"]', OTHERS)
    do(game, "activate 0:I1", "clan galmi")
    assert side(game, 0) == {
        "I": ["3-wishes [t]"], "II": ["nio"], "III": ["xian"],
        "hand": ["tomorrow"], "deck": ["ne-o"], "pile": ["aat", "ez", "pangu"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("3-wishes", works=False)
@pytest.mark.rule("X10.3b")
@pytest.mark.parametrize("deck", [[], ["ez"]], ids=["empty", "one-card"])
def test_3_wishes_reveal_fewer_cards_and_never_reshuffle(deck: list[str]) -> None:
    game = duel(CLANS + f'hand = ["3-wishes"]\ndiscard = ["pangu"]\ndeck = {deck}', OTHERS)
    do(game, "play 3-wishes", "clan xian")
    assert side(game, 0) == {"I": ["3-wishes"], "pile": sorted([*deck, "pangu"])}
    ready(game, 1)


# -- All in one --------------------------------------------------------------------------------------------------


@pytest.mark.card("all-in-one")
@pytest.mark.rule("X10.16a", "X10.17", "X5.2b")
def test_all_in_one_is_free_beside_any_troop_and_any_troop_is_free_beside_it() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["all-in-one", "kno-bo"]', 'deck = ["elle"]')
    do(game, "play all-in-one", "draw 1", "play kno-bo", "done")
    assert side(game, 0) == {"I": ["obeezs", "all-in-one", "kno-bo"]}
    assert side(game, 1) == {"hand": ["elle"]}
    ready(game, 1)


@pytest.mark.card("all-in-one")
@pytest.mark.rule("X10.16a", "X5.3b", "X5.5")
def test_heroes_of_every_clan_of_the_deck_may_rest_on_all_in_one() -> None:
    game = duel('army.I = ["all-in-one", "all-in-one"]\nhand = ["ne-ye", "galmi-avatar"]')
    do(game, "play ne-ye", "draw 1", "play galmi-avatar")
    assert side(game, 0) == {"I": ["all-in-one", "all-in-one"], "II": ["ne-ye", "galmi-avatar"]}
    ready(game, 1)


@pytest.mark.card("all-in-one", works=False)
@pytest.mark.rule("X3.5a", "X5.3b", "X6.5")
def test_a_captured_all_in_one_has_no_clan() -> None:
    game = duel('army.I = ["(all-in-one)", "obeezs"]\nhand = ["kan-te", "kno-bo"]')
    assert rules_against(game, "play kan-te") == ["X5.3b"]
    assert rules_against(game, "play kno-bo") == ["X5.2d"]
    assert rules_against(game, "shift I1") == ["X6.5"]
    assert side(game, 0) == {"I": ["(all-in-one)", "obeezs"], "hand": ["kan-te", "kno-bo"]}
    ready(game, 0)


@pytest.mark.card("all-in-one", works=False)
@pytest.mark.rule("X10.18", "X10.14b", "X6.1")
def test_all_in_one_has_no_effect_to_copy_and_no_shift_cost() -> None:
    game = duel('army.I = ["all-in-one"]\nhand = ["dancing-dragon", "3-wishes"]')
    assert rules_against(game, "shift I1") == ["X6.1"]
    assert "nothing-happens" in kinds(do(game, "play dancing-dragon"))
    assert side(game, 0) == {"I": ["all-in-one", "dancing-dragon"], "hand": ["3-wishes"]}
    ready(game, 1)


@pytest.mark.card("all-in-one")
@pytest.mark.rule("X10.16b", "X10.1a", "X11.8")
def test_all_in_one_is_destroyed_with_any_of_its_clans_and_is_worth_one_bounty() -> None:
    game = duel(
        'army.I = ["lava-goddesses"]\narmy.II = ["hempo"]\nhand = ["goan-sul"]\ndeck = ["smook", "orgah"]',
        CLANS + 'army.I = ["all-in-one"]',
    )
    do(game, "play goan-sul")
    assert choices(game) == ["clan galmi", "clan goan_sul", "clan tomorrow", "clan xian"]
    do(game, "clan galmi", "yes")
    assert side(game, 0) == {
        "I": ["lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"], "hand": ["smook"], "deck": ["orgah"],
    }  # fmt: skip
    assert side(game, 1) == {"pile": ["all-in-one"]}
    ready(game, 1)


# -- Dancing Dragon ----------------------------------------------------------------------------------------------


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14a", "X10.14b", "X10.18")
def test_dancing_dragon_copies_a_troop_but_not_its_keywords() -> None:
    game = duel(
        'army.I = ["1000-faces", "obeezs", "(3-wishes)"]\narmy.II = ["dalisteer"]\nhand = ["dancing-dragon"]\n'
        'deck = ["ez", "ne-o", "fre-e"]',
        'army.I = ["arpia"]',
    )
    do(game, "play dancing-dragon")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 0:I1", "copy 0:I2", "copy 1:I1"])
    assert rules_against(game, "copy 0:I3") == ["X3.5c"]
    assert rules_against(game, "copy 0:I4") == ["X10.18"]  # itself
    assert rules_against(game, "copy 0:II1") == ["X3.4a"]
    do(game, "copy 0:I2")  # Obeezs' Echo is not copied
    assert side(game, 0) == {
        "I": ["1000-faces", "obeezs", "(3-wishes)", "dancing-dragon"], "II": ["dalisteer"],
        "deck": ["fre-e"], "pile": ["ez", "ne-o"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["arpia"]}
    ready(game, 1)


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14a")
def test_this_column_in_a_text_that_the_dragon_copies_is_its_own_column() -> None:
    game = duel(
        'army.I = ["obeezs", "1000-faces"]\narmy.II = ["shennong"]\nhand = ["dancing-dragon", "ez", "ne-ye"]\n'
        'deck = ["nio", "pangu", "valeen", "ne-o"]'
    )
    do(game, "shift I1")  # the Heroes pay; 1000 Faces are the only card to copy
    assert side(game, 0) == {
        "I": ["dancing-dragon", "1000-faces"], "II": ["shennong"],
        "hand": ["nio", "pangu", "valeen"], "deck": ["ne-o"], "pile": ["ez", "ne-ye", "obeezs"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X5.11")
def test_this_column_is_read_where_the_dragon_lies_after_a_swap() -> None:
    army = 'army.I = ["all-in-one", "kno-bo"]\narmy.II = ["galmi-avatar"]\n'
    game = duel(army + 'hand = ["dancing-dragon"]\ndeck = ["nio", "pangu"]')
    do(game, "play dancing-dragon")  # Kno'Bo is the only Troop to copy
    assert choices(game) == ["swap 0:I1", "swap 0:I2", "swap 0:I3", "done"]
    do(game, "swap 0:I3", "with 0:I1")  # under Galmi (Avatar)
    assert side(game, 0) == {
        "I": ["dancing-dragon", "kno-bo", "all-in-one"], "II": ["galmi-avatar"], "hand": ["nio"], "deck": ["pangu"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dancing-dragon", works=False)
@pytest.mark.rule("X5.7c", "X10.18")
def test_a_dragon_alone_copies_nothing() -> None:
    game = duel('hand = ["dancing-dragon"]\ndeck = ["nio"]', 'army.I = ["boul-go"]\narmy.II = ["kan-te"]')
    assert "nothing-happens" in kinds(do(game, "play dancing-dragon"))
    assert side(game, 0) == {"I": ["dancing-dragon"], "deck": ["nio"]}
    assert side(game, 1) == {"I": ["boul-go"], "II": ["kan-te"]}
    ready(game, 1)


@pytest.mark.card("dancing-dragon")
@pytest.mark.rule("X10.14c")
def test_two_dragons_do_not_copy_each_other_for_ever() -> None:
    game = duel('army.I = ["dancing-dragon", "1000-faces"]\nhand = ["dancing-dragon"]\ndeck = ["nio", "pangu"]')
    do(game, "play dancing-dragon")
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]
    events = do(game, "copy 0:I1")  # then only 1000 Faces are left
    assert kinds(events).count("copied") == 2
    assert side(game, 0) == {
        "I": ["dancing-dragon", "1000-faces", "dancing-dragon"], "hand": ["nio"], "deck": ["pangu"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("dancing-dragon", works=False)
@pytest.mark.rule("X10.14c", "X10.18")
def test_a_dragon_that_copies_the_only_other_dragon_does_nothing_more() -> None:
    game = duel('army.I = ["dancing-dragon"]\nhand = ["dancing-dragon"]\ndeck = ["nio"]')
    events = do(game, "play dancing-dragon")
    assert "copied" in kinds(events) and "nothing-happens" in kinds(events)
    assert side(game, 0) == {"I": ["dancing-dragon", "dancing-dragon"], "deck": ["nio"]}
    ready(game, 1)
