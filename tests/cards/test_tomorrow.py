"""Tomorrow's Immortals and Heroes: Echo, releasing, cards removed from the game."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, tokens

# -- Tomorrow ----------------------------------------------------------------------------------------------------

BASE = 'army.I = ["obeezs"]\narmy.II = ["ne-ye"]\n'


@pytest.mark.card("tomorrow")
@pytest.mark.rule("X10.20", "X10.4a")
def test_tomorrow_draws_a_card_and_has_the_echo_it_gives() -> None:
    game = duel(BASE + 'hand = ["tomorrow"]\ndeck = ["wiindz", "aat", "ez"]')
    do(game, "play tomorrow")
    assert (asked(game), choices(game)) == ((0, "echo"), ["yes", "no"])
    assert side(game, 0)["hand"] == ["wiindz"]
    do(game, "yes")
    assert side(game, 0) == {
        "I": ["obeezs"], "II": ["ne-ye"], "III": ["tomorrow"], "hand": ["aat", "wiindz"], "deck": ["ez"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("tomorrow", works=False)
@pytest.mark.rule("X10.4a")
def test_the_echo_of_tomorrow_may_be_declined() -> None:
    game = duel(BASE + 'hand = ["tomorrow"]\ndeck = ["wiindz", "aat"]')
    do(game, "play tomorrow", "no")
    assert side(game, 0) == {"I": ["obeezs"], "II": ["ne-ye"], "III": ["tomorrow"], "hand": ["wiindz"], "deck": ["aat"]}
    ready(game, 1)


TWO_CLANS = 'army.I = ["obeezs", "1000-faces"]\narmy.II = ["ne-ye", "shennong"]\narmy.III = ["tomorrow"]\n'


@pytest.mark.card("tomorrow")
@pytest.mark.rule("X10.4d")
def test_tomorrow_gives_echo_to_other_immortals_and_a_copied_effect_is_repeated_too() -> None:
    game = duel(TWO_CLANS + 'hand = ["xian"]\ndeck = ["wiindz", "aat", "ez"]')
    do(game, "play xian")
    assert choices(game) == ["copy 0:I1", "copy 0:I2", "copy 0:III1"]
    do(game, "copy 0:III1")
    assert asked(game) == (0, "echo")
    do(game, "yes")
    assert choices(game) == ["copy 0:I1", "copy 0:I2", "copy 0:III1"]
    do(game, "copy 0:III1")
    assert side(game, 0) == {
        "I": ["obeezs", "1000-faces"], "II": ["ne-ye", "shennong"], "III": ["tomorrow", "xian"],
        "hand": ["aat", "wiindz"], "deck": ["ez"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("tomorrow", works=False)
def test_tomorrow_gives_no_echo_to_a_hero() -> None:
    position = TWO_CLANS.replace(', "shennong"', "") + 'hand = ["dalisteer"]\ndeck = ["wiindz", "aat", "ez"]'
    game = duel(position)
    do(game, "play dalisteer")
    assert side(game, 0) == {
        "I": ["obeezs", "1000-faces"], "II": ["ne-ye", "dalisteer"], "III": ["tomorrow"],
        "hand": ["aat", "wiindz"], "deck": ["ez"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("tomorrow", works=False)
@pytest.mark.rule("X3.5a", "X10.17")
def test_a_captured_tomorrow_gives_no_echo() -> None:
    game = duel(TWO_CLANS.replace('"tomorrow"', '"(tomorrow)"') + 'hand = ["xian"]\ndeck = ["wiindz", "aat", "ez"]')
    do(game, "play xian")
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]
    assert rules_against(game, "copy 0:III1") == ["X3.5c"]
    do(game, "copy 0:I1")
    assert side(game, 0) == {
        "I": ["obeezs", "1000-faces"], "II": ["ne-ye", "shennong"], "III": ["(tomorrow)", "xian"],
        "deck": ["ez"], "pile": ["aat", "wiindz"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("tomorrow", works=False)
def test_an_opposing_tomorrow_gives_no_echo() -> None:
    game = duel('army.I = ["arpia"]\narmy.II = ["kaez"]\nhand = ["phoenix"]', BASE + 'army.III = ["tomorrow"]')
    do(game, "play phoenix")
    assert side(game, 0) == {"I": ["arpia"], "II": ["kaez"], "III": ["phoenix"]}
    assert side(game, 1) == {"I": ["obeezs"], "II": ["ne-ye"], "III": ["tomorrow"]}
    ready(game, 0)


@pytest.mark.card("tomorrow")
@pytest.mark.rule("X10.4b")
def test_tomorrow_shifted_in_echoes_too() -> None:
    army = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix-immortal"]\n'
    game = duel(army + 'hand = ["tomorrow", "timer"]\ndeck = ["wiindz", "aat", "ez"]')
    do(game, "shift III1", "yes")
    assert side(game, 0) == {
        "I": ["arpia"], "II": ["kaez"], "III": ["tomorrow"],
        "hand": ["aat", "wiindz"], "deck": ["ez"], "pile": ["phoenix-immortal", "timer"],
    }  # fmt: skip
    ready(game, 1)


# -- Byun Hyung Ja (Tomorrow) ------------------------------------------------------------------------------------

BYUN = 'army.I = ["aat"]\narmy.II = ["fre-e"]\narmy.III = ["byun-hyung-ja-tomorrow"]\n'


@pytest.mark.card("byun-hyung-ja-tomorrow")
@pytest.mark.rule("X11.12a", "X7.6")
def test_byun_brings_a_removed_ne_ye_back_and_unlocks_a_token() -> None:
    game = duel(BYUN + 'removed = ["ne-ye", "ez"]\ndeck = ["wiindz"]')
    events = do(game, "draw 1")
    assert kinds(events) == ["tokens-spent", "drew", "returned-to-deck", "unlocked", "turn"]
    assert side(game, 0) == {
        "I": ["aat"], "II": ["fre-e"], "III": ["byun-hyung-ja-tomorrow"],
        "hand": ["wiindz"], "deck": ["ne-ye"], "removed": ["ez"],
    }  # fmt: skip
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-tomorrow")
@pytest.mark.rule("X1.2")
def test_byun_wins_where_no_token_is_locked_any_more() -> None:
    game = duel(BYUN + 'removed = ["ne-ye"]\ndeck = ["wiindz"]\nlocked = 0')
    do(game, "draw 1")
    assert side(game, 0)["deck"] == ["ne-ye"]
    assert tokens(game, 0) == (3, 1, 0)
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-tomorrow", works=False)
@pytest.mark.parametrize(
    ("position", "where"),
    [
        (BYUN + 'discard = ["ne-ye"]', "pile"),
        (BYUN.replace('["byun-hyung-ja-tomorrow"]', '["(byun-hyung-ja-tomorrow)"]') + 'removed = ["ne-ye"]', "removed"),
    ],
    ids=["ne-ye-in-the-discard-pile", "byun-captured"],
)
def test_byun_does_nothing_unless_face_up_and_ne_ye_out_of_the_game(position: str, where: str) -> None:
    game = duel(position + '\ndeck = ["wiindz", "ez"]')
    do(game, "draw 1")
    assert side(game, 0)[where] == ["ne-ye"]
    assert (side(game, 0)["hand"], side(game, 0)["deck"]) == (["wiindz"], ["ez"])
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-tomorrow", works=False)
def test_byun_waits_for_the_end_of_its_own_players_turn() -> None:
    game = duel('deck = ["elle"]', BYUN + 'removed = ["ne-ye"]')
    do(game, "draw 1")
    assert side(game, 0) == {"hand": ["elle"]}
    assert side(game, 1) == {"I": ["aat"], "II": ["fre-e"], "III": ["byun-hyung-ja-tomorrow"], "removed": ["ne-ye"]}
    assert tokens(game, 1) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-tomorrow", "ez", "ne-ye")
@pytest.mark.rule("X4.8", "X5.12")
def test_ez_removes_ne_ye_and_byun_brings_it_back_in_the_same_turn() -> None:
    game = duel(BYUN.replace("fre-e", "ez") + 'discard = ["ne-ye"]\ndeck = ["wiindz", "obeezs"]')
    events = do(game, "activate 0:II1", "remove 0:ne-ye")
    assert kinds(events) == ["token-placed", "removed", "drew", "drew", "returned-to-deck", "unlocked", "turn"]
    assert side(game, 0) == {
        "I": ["aat"], "II": ["ez [t]"], "III": ["byun-hyung-ja-tomorrow"],
        "hand": ["obeezs", "wiindz"], "deck": ["ne-ye"],
    }  # fmt: skip
    assert tokens(game, 0) == (2, 0, 1)
    ready(game, 1)


# -- EZ ----------------------------------------------------------------------------------------------------------

EZ = 'army.I = ["wiindz"]\nhand = ["ez"]\ndeck = ["fre-e", "sha-dow"]\n'


@pytest.mark.card("ez")
@pytest.mark.rule("X10.4a", "X10.9")
def test_ez_removes_a_card_to_draw_one_and_does_it_again_by_echo() -> None:
    game = duel(EZ + 'discard = ["aat", "ne-o", "obeezs"]')
    do(game, "play ez")
    assert choices(game) == ["remove 0:ne-o", "remove 0:aat", "remove 0:obeezs", "done"]
    do(game, "remove 0:aat")
    assert asked(game) == (0, "echo")
    do(game, "yes")
    assert choices(game) == ["remove 0:ne-o", "remove 0:obeezs", "done"]
    do(game, "remove 0:ne-o")
    assert side(game, 0) == {
        "I": ["wiindz"], "II": ["ez"], "hand": ["fre-e", "sha-dow"], "pile": ["obeezs"], "removed": ["aat", "ne-o"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("ez", works=False)
@pytest.mark.rule("X5.10", "X10.4a")
def test_ez_draws_nothing_if_nothing_was_removed_and_still_may_echo() -> None:
    game = duel(EZ + 'discard = ["aat"]')
    do(game, "play ez", "done")
    assert asked(game) == (0, "echo")
    do(game, "yes", "remove 0:aat")
    assert side(game, 0) == {
        "I": ["wiindz"], "II": ["ez"], "hand": ["fre-e"], "deck": ["sha-dow"], "removed": ["aat"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("ez", works=False)
@pytest.mark.rule("X5.7c", "X3.9")
def test_ez_needs_a_card_in_its_own_players_discard_pile() -> None:
    game = duel(EZ, 'discard = ["elle"]')
    do(game, "play ez", "no")
    assert side(game, 0) == {"I": ["wiindz"], "II": ["ez"], "deck": ["fre-e", "sha-dow"]}
    assert side(game, 1) == {"pile": ["elle"]}
    ready(game, 1)


@pytest.mark.card("ez", works=False)
@pytest.mark.rule("X3.9")
def test_ez_refuses_a_card_of_the_opponents_pile() -> None:
    game = duel(EZ + 'discard = ["aat"]', 'discard = ["elle"]')
    do(game, "play ez")
    assert rules_against(game, "remove 1:elle") == ["X3.9"]
    assert choices(game) == ["remove 0:aat", "done"]
    do(game, "done", "no")
    assert (side(game, 0)["pile"], side(game, 1)["pile"]) == (["aat"], ["elle"])
    ready(game, 1)


@pytest.mark.card("ez")
@pytest.mark.rule("X10.4e", "X7.2")
def test_ez_activated_has_no_echo() -> None:
    game = duel('army.I = ["wiindz"]\narmy.II = ["ez"]\ndiscard = ["aat", "ne-o"]\ndeck = ["fre-e", "sha-dow"]')
    do(game, "activate 0:II1", "remove 0:ne-o")
    assert side(game, 0) == {
        "I": ["wiindz"], "II": ["ez [t]"],
        "hand": ["fre-e"], "deck": ["sha-dow"], "pile": ["aat"], "removed": ["ne-o"],
    }  # fmt: skip
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.card("ez")
@pytest.mark.rule("X10.1a")
def test_capturing_ez_is_worth_a_bounty() -> None:
    game = duel(
        'army.I = ["lava-goddesses"]\nhand = ["alpha"]\ndeck = ["hemro"]', 'army.I = ["wiindz"]\narmy.II = ["ez"]'
    )
    do(game, "play alpha", "capture 1:II1")
    assert asked(game) == (0, "bounty")
    do(game, "yes")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["alpha"], "hand": ["hemro"]}
    assert side(game, 1) == {"I": ["wiindz"], "II": ["(ez)"]}
    ready(game, 1)


# -- Fre'e -------------------------------------------------------------------------------------------------------


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.8", "X10.14a", "X10.14b")
def test_free_releases_a_card_and_copies_its_effect_but_not_its_echo() -> None:
    game = duel('army.I = ["aat", "(obeezs)"]\nhand = ["fre-e"]\ndeck = ["ez", "ne-o", "wiindz"]')
    events = do(game, "play fre-e")
    assert "released" in kinds(events) and "copied" in kinds(events)
    assert side(game, 0) == {
        "I": ["aat", "obeezs"], "II": ["fre-e"], "deck": ["wiindz"], "pile": ["ez", "ne-o"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.8", "X3.9")
def test_free_chooses_among_the_captured_cards_of_both_armies() -> None:
    game = duel(
        'army.I = ["aat", "(obeezs)"]\nhand = ["fre-e"]\ndeck = ["ez", "ne-o", "wiindz"]',
        'army.I = ["arpia", "(muraena)"]',
    )
    do(game, "play fre-e")
    assert (asked(game), choices(game)) == ((0, "release"), ["release 0:I2", "release 1:I2"])
    assert rules_against(game, "release 1:I1") == ["X10.8"]
    do(game, "release 1:I2")
    assert side(game, 0) == {
        "I": ["aat", "(obeezs)"], "II": ["fre-e"], "hand": ["ez", "ne-o"], "deck": ["wiindz"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["arpia", "muraena"]}
    ready(game, 1)


@pytest.mark.card("fre-e", works=False)
@pytest.mark.rule("X5.7c")
def test_free_does_nothing_while_no_card_is_captured() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["fre-e"]\ndeck = ["ez"]', 'army.I = ["muraena"]')
    assert "nothing-happens" in kinds(do(game, "play fre-e"))
    assert side(game, 0) == {"I": ["obeezs"], "II": ["fre-e"], "deck": ["ez"]}
    assert side(game, 1) == {"I": ["muraena"]}
    ready(game, 1)


@pytest.mark.card("fre-e", works=False)
@pytest.mark.rule("X10.18", "X10.8")
def test_free_must_release_an_opposing_card_even_if_that_has_no_effect_to_copy() -> None:
    game = duel('army.I = ["obeezs"]\nhand = ["fre-e"]\ndeck = ["ez"]', 'army.I = ["(boul-go)"]')
    events = do(game, "play fre-e")
    assert "copied" not in kinds(events)
    assert side(game, 0) == {"I": ["obeezs"], "II": ["fre-e"], "deck": ["ez"]}
    assert side(game, 1) == {"I": ["boul-go"]}
    ready(game, 1)


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.18", "X11.3c")
def test_a_released_aat_gives_the_effect_of_its_mirror() -> None:
    game = duel(
        'army.I = ["(aat)", "obeezs"]\nhand = ["fre-e"]\ndeck = ["ez", "ne-o", "wiindz"]', 'army.I = ["muraena"]'
    )
    do(game, "play fre-e")
    assert side(game, 0) == {
        "I": ["aat", "obeezs"], "II": ["fre-e"], "hand": ["ez", "ne-o"], "deck": ["wiindz"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["muraena"]}
    ready(game, 1)


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.14a")
def test_this_card_in_a_text_that_free_copies_is_free() -> None:
    army = 'army.I = ["obeezs", "aat"]\narmy.II = ["(alpha-dead)"]\n'
    game = duel(army + 'hand = ["fre-e"]\nspent = 1')
    do(game, "play fre-e")
    assert choices(game) == ["spent", "done"]
    do(game, "spent")
    assert side(game, 0) == {"I": ["obeezs", "aat"], "II": ["alpha-dead", "(fre-e)"]}
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("fre-e")
@pytest.mark.rule("X10.14c")
def test_a_chain_of_copies_that_free_begins_never_comes_back_to_a_card() -> None:
    army = 'army.I = ["obeezs", "(dancing-dragon)", "dancing-dragon"]\n'
    game = duel(army + 'hand = ["fre-e"]\ndeck = ["ez", "ne-o", "wiindz"]')
    do(game, "play fre-e")
    assert choices(game) == ["copy 0:I1", "copy 0:I3"]
    assert rules_against(game, "copy 0:I2") == ["X10.14c"]
    events = do(game, "copy 0:I3")
    assert "copied" in kinds(events)  # only Obeezs is left, so nothing is asked
    assert side(game, 0) == {
        "I": ["obeezs", "dancing-dragon", "dancing-dragon"], "II": ["fre-e"],
        "deck": ["wiindz"], "pile": ["ez", "ne-o"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("fre-e", "sha-dow")
@pytest.mark.rule("X10.4a", "X10.4d")
def test_free_beside_shadow_may_release_and_copy_a_second_card() -> None:
    army = 'army.I = ["(muraena)", "(arpia)", "obeezs"]\narmy.II = ["sha-dow"]\n'
    game = duel(army + 'hand = ["fre-e"]\ndeck = ["kaez", "ez", "ne-o", "aat"]')
    do(game, "play fre-e", "release 0:I1", "yes")  # 2 cards, then Arpia is the only one left: 1 card
    assert side(game, 0) == {
        "I": ["muraena", "arpia", "obeezs"], "II": ["sha-dow", "fre-e"],
        "hand": ["ez", "kaez", "ne-o"], "deck": ["aat"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("fre-e", works=False)
@pytest.mark.rule("X5.7c")
def test_the_repetition_of_free_does_not_copy_the_card_released_before() -> None:
    army = 'army.I = ["obeezs", "(muraena)"]\narmy.II = ["sha-dow"]\n'
    game = duel(army + 'hand = ["fre-e"]\ndeck = ["kaez", "ez", "ne-o"]')
    do(game, "play fre-e", "yes")
    assert side(game, 0) == {
        "I": ["obeezs", "muraena"], "II": ["sha-dow", "fre-e"], "hand": ["ez", "kaez"], "deck": ["ne-o"],
    }  # fmt: skip
    ready(game, 1)


# -- Ne'o --------------------------------------------------------------------------------------------------------


@pytest.mark.card("ne-o")
@pytest.mark.rule("X10.4a")
def test_neo_draws_three_discards_three_and_echoes() -> None:
    game = duel(
        'army.I = ["aat"]\nhand = ["ne-o", "tomorrow"]\n'
        'deck = ["ez", "fre-e", "ne-ye", "wiindz", "obeezs", "sha-dow", "spoils-seekers"]'
    )
    do(game, "play ne-o")
    assert choices(game) == ["discard tomorrow", "discard ez", "discard fre-e", "discard ne-ye"]
    do(game, "discard ez", "discard fre-e", "discard ne-ye")
    assert (side(game, 0)["hand"], side(game, 0)["pile"]) == (["tomorrow"], ["ez", "fre-e", "ne-ye"])
    assert asked(game) == (0, "echo")
    do(game, "yes", "discard tomorrow", "discard obeezs", "discard wiindz")
    assert side(game, 0) == {
        "I": ["aat"], "II": ["ne-o"], "hand": ["sha-dow"], "deck": ["spoils-seekers"],
        "pile": ["ez", "fre-e", "ne-ye", "obeezs", "tomorrow", "wiindz"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("ne-o", works=False)
@pytest.mark.rule("X10.3a", "X5.10")
def test_neo_discards_what_there_is_where_the_cards_run_out() -> None:
    game = duel('army.I = ["aat"]\nhand = ["ne-o"]\ndeck = ["ez", "fre-e"]')
    events = do(game, "play ne-o")
    assert kinds(events).count("drew") == 2 and kinds(events).count("draw-lost") == 1
    assert side(game, 0) == {"I": ["aat"], "II": ["ne-o"], "pile": ["ez", "fre-e"]}
    do(game, "no")
    ready(game, 1)


@pytest.mark.card("ne-o", works=False)
@pytest.mark.rule("X7.2")
def test_neo_has_no_icon_and_cannot_be_activated() -> None:
    game = duel('army.I = ["aat"]\narmy.II = ["ne-o"]\ndeck = ["ez"]')
    assert rules_against(game, "activate 0:II1") == ["X7.2"]
    assert side(game, 0) == {"I": ["aat"], "II": ["ne-o"], "deck": ["ez"]}
    ready(game, 0)


# -- Ne'ye -------------------------------------------------------------------------------------------------------


@pytest.mark.card("ne-ye")
@pytest.mark.rule("X10.17", "X5.12")
def test_neye_removed_out_of_the_discard_pile_gives_a_card_before_the_rest_of_the_effect() -> None:
    game = duel(
        'army.I = ["aat"]\narmy.II = ["ez"]\ndiscard = ["ne-ye", "ne-o"]\ndeck = ["wiindz", "fre-e", "sha-dow"]'
    )
    events = do(game, "activate 0:II1", "remove 0:ne-ye")
    assert kinds(events) == ["token-placed", "removed", "drew", "drew", "turn"]
    assert side(game, 0) == {
        "I": ["aat"], "II": ["ez [t]"], "hand": ["fre-e", "wiindz"], "deck": ["sha-dow"],
        "pile": ["ne-o"], "removed": ["ne-ye"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("ne-ye")
def test_neye_gives_the_card_to_the_player_who_removed_it_in_an_opponents_turn_too() -> None:
    game = duel(
        'army.I = ["lava-goddesses"]\nhand = ["orgah"]\ndiscard = ["hempo"]\ndeck = ["smook"]',
        'discard = ["ne-ye", "aat", "elle"]\ndeck = ["wiindz", "ez"]',
    )
    do(game, "play orgah")  # one clan in the first pile: nothing to choose
    assert (asked(game), choices(game)) == ((1, "clan"), ["clan justice", "clan tomorrow"])
    do(game, "clan tomorrow")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["orgah"], "removed": ["hempo"], "deck": ["smook"]}
    assert side(game, 1) == {"hand": ["wiindz"], "deck": ["ez"], "pile": ["elle"], "removed": ["aat", "ne-ye"]}
    ready(game, 1)


@pytest.mark.card("ne-ye", works=False)
@pytest.mark.rule("X10.17")
def test_neye_face_up_in_play_gives_nothing_when_another_card_is_removed() -> None:
    game = duel(
        'army.I = ["aat", "wiindz"]\narmy.II = ["ez", "ne-ye"]\ndiscard = ["ne-o"]\ndeck = ["fre-e", "sha-dow"]'
    )
    do(game, "activate 0:II1", "remove 0:ne-o")
    assert side(game, 0) == {
        "I": ["aat", "wiindz"], "II": ["ez [t]", "ne-ye"],
        "hand": ["fre-e"], "deck": ["sha-dow"], "removed": ["ne-o"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("ne-ye", works=False)
def test_neye_shifted_out_to_the_discard_pile_is_not_removed() -> None:
    game = duel('army.I = ["aat"]\narmy.II = ["ne-ye"]\nhand = ["fre-e", "ez", "ne-o"]\ndeck = ["sha-dow"]')
    do(game, "shift II1", "pay ez", "pay ne-o")
    assert side(game, 0) == {"I": ["aat"], "II": ["fre-e"], "deck": ["sha-dow"], "pile": ["ez", "ne-o", "ne-ye"]}
    ready(game, 1)


# -- Sha'dow -----------------------------------------------------------------------------------------------------

# Sha'dow at II1: next to it are I1, II2 and III1.
SHADOW = 'army.I = ["1000-faces", "obeezs", "aat"]\narmy.II = ["sha-dow"]\n'


@pytest.mark.card("sha-dow")
@pytest.mark.rule("X3.6b", "X10.4a")
def test_a_card_played_beside_shadow_has_echo() -> None:
    game = duel(SHADOW + 'hand = ["dalisteer"]\ndeck = ["ez", "ne-o", "fre-e", "ne-ye", "wiindz"]')
    do(game, "play dalisteer")  # a row of Tomorrow and Xi'an
    assert (asked(game), side(game, 0)["hand"]) == ((0, "echo"), ["ez", "ne-o"])
    do(game, "yes")
    assert side(game, 0) == {
        "I": ["1000-faces", "obeezs", "aat"], "II": ["sha-dow", "dalisteer"],
        "hand": ["ez", "fre-e", "ne-o", "ne-ye"], "deck": ["wiindz"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("sha-dow")
@pytest.mark.rule("X3.6b", "X10.4b")
def test_a_troop_shifted_in_under_shadow_has_echo() -> None:
    game = duel(
        SHADOW.replace("1000-faces", "3-wishes")
        + 'hand = ["1000-faces", "all-in-one"]\ndeck = ["ez", "ne-o", "fre-e", "ne-ye", "wiindz"]'
    )
    do(game, "shift I1", "pay all-in-one", "yes")
    assert side(game, 0) == {
        "I": ["1000-faces", "obeezs", "aat"], "II": ["sha-dow"], "hand": ["ez", "fre-e", "ne-o", "ne-ye"],
        "deck": ["wiindz"], "pile": ["3-wishes", "all-in-one"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("sha-dow")
@pytest.mark.rule("X10.4c")
def test_echo_of_its_own_and_of_shadow_gives_one_repetition() -> None:
    game = duel(SHADOW + 'hand = ["ne-o"]\ndeck = ["ez", "fre-e", "ne-ye", "wiindz", "obeezs", "spoils-seekers"]')
    do(game, "play ne-o", "yes")
    assert side(game, 0) == {
        "I": ["1000-faces", "obeezs", "aat"], "II": ["sha-dow", "ne-o"],
        "pile": ["ez", "fre-e", "ne-ye", "obeezs", "spoils-seekers", "wiindz"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("sha-dow", works=False)
@pytest.mark.rule("X3.6b", "X3.5b")
@pytest.mark.parametrize(
    ("heroes", "drawn"),
    [(["(sha-dow)"], ["ez"]), (["sha-dow", "ne-ye"], ["ez", "ne-o"])],
    ids=["captured", "two-columns-away"],
)
def test_shadow_gives_no_echo_while_captured_or_two_columns_away(heroes: list[str], drawn: list[str]) -> None:
    game = duel(SHADOW.replace('["sha-dow"]', str(heroes)) + 'hand = ["dalisteer"]\ndeck = ["ez", "ne-o", "fre-e"]')
    do(game, "play dalisteer")  # one card for each clan in the row, once
    assert side(game, 0) == {
        "I": ["1000-faces", "obeezs", "aat"], "II": [*heroes, "dalisteer"],
        "hand": drawn, "deck": ["ez", "ne-o", "fre-e"][len(drawn):],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("sha-dow", works=False)
@pytest.mark.rule("X3.6b")
def test_a_card_diagonally_below_shadow_is_not_beside_it() -> None:
    game = duel('army.I = ["1000-faces"]\narmy.II = ["sha-dow"]\nhand = ["1000-faces"]\ndeck = ["ez", "ne-o"]')
    do(game, "play 1000-faces")  # alone in its column
    assert side(game, 0) == {"I": ["1000-faces", "1000-faces"], "II": ["sha-dow"], "hand": ["ez"], "deck": ["ne-o"]}
    ready(game, 1)


@pytest.mark.card("sha-dow", works=False)
@pytest.mark.rule("X3.6b")
def test_the_last_troop_is_not_beside_the_first_hero() -> None:
    troops = ["1000-faces", "all-in-one", "all-in-one", "3-wishes"]
    game = duel(f'army.I = {troops}\narmy.II = ["sha-dow"]\nhand = ["1000-faces"]\ndeck = ["ez", "ne-o"]')
    do(game, "play 1000-faces")  # alone in its column
    assert side(game, 0) == {"I": [*troops, "1000-faces"], "II": ["sha-dow"], "hand": ["ez"], "deck": ["ne-o"]}
    ready(game, 1)


@pytest.mark.card("sha-dow")
@pytest.mark.rule("X3.6b")
@pytest.mark.parametrize(("heroes", "echo"), [(["sha-dow", "kaez"], True), (["kaez", "sha-dow"], False)])
def test_an_immortal_has_echo_right_above_shadow_only(heroes: list[str], echo: bool) -> None:
    game = duel(f'army.I = ["arpia", "timer"]\narmy.II = {heroes}\nhand = ["phoenix"]')
    do(game, "play phoenix", *(["yes"] if echo else []))
    assert side(game, 0) == {"I": ["arpia", "timer"], "II": heroes, "III": ["phoenix"]}
    ready(game, 0)


@pytest.mark.card("sha-dow", works=False)
@pytest.mark.rule("X10.4e")
def test_a_card_beside_shadow_does_not_echo_when_activated() -> None:
    game = duel(SHADOW + 'deck = ["ez", "ne-o", "fre-e"]')
    do(game, "activate 0:I1")  # a column of Xi'an and Tomorrow
    assert side(game, 0) == {
        "I": ["1000-faces [t]", "obeezs", "aat"], "II": ["sha-dow"], "hand": ["ez", "ne-o"], "deck": ["fre-e"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("sha-dow")
@pytest.mark.rule("X10.5")
def test_shadow_is_ethereal() -> None:
    game = duel('army.I = ["lava-goddesses"]\nhand = ["alpha"]', 'army.I = ["wiindz"]\narmy.II = ["sha-dow"]')
    do(game, "play alpha")
    assert choices(game) == ["capture 0:I1", "capture 0:II1", "capture 1:I1"]
    assert rules_against(game, "capture 1:II1") == ["X10.5"]
    do(game, "capture 1:I1")
    assert side(game, 0) == {"I": ["lava-goddesses"], "II": ["alpha"]}
    assert side(game, 1) == {"I": ["(wiindz)"], "II": ["sha-dow"]}
    ready(game, 1)
