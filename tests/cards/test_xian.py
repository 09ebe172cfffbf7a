"""Xi'an's Immortals: copying any card, and discarding five cards of a clan."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, tokens

# -- Xi'an -------------------------------------------------------------------------------------------------------

BASE = 'army.I = ["1000-faces"]\narmy.II = ["dalisteer"]\n'


@pytest.mark.card("xian")
@pytest.mark.rule("X10.14a", "X10.18", "X3.5c")
def test_xian_copies_a_face_up_card_with_an_effect_in_either_army() -> None:
    game = duel(
        BASE + 'hand = ["xian"]\ndeck = ["nio", "pangu", "valeen"]',
        'army.I = ["muraena", "(arpia)"]\narmy.II = ["phoenix-eliana"]\nlocked = 0',
    )
    do(game, "play xian")
    assert (asked(game), choices(game)) == ((0, "copy"), ["copy 0:I1", "copy 0:II1", "copy 1:I1"])
    assert rules_against(game, "copy 0:III1") == ["X10.18"]  # itself
    assert rules_against(game, "copy 1:I2") == ["X3.5c"]
    assert rules_against(game, "copy 1:II1") == ["X10.18"]  # an ongoing effect only
    do(game, "copy 1:I1")  # X is 2 for the player who copies
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["xian"], "hand": ["nio", "pangu"], "deck": ["valeen"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["muraena", "(arpia)"], "II": ["phoenix-eliana"]}
    ready(game, 1)


@pytest.mark.card("xian")
@pytest.mark.rule("X10.14a", "X10.16b")
def test_this_row_in_a_text_that_xian_copies_is_its_own_row() -> None:
    game = duel(BASE + 'hand = ["xian"]\ndeck = ["nio", "pangu", "valeen", "3-wishes"]')
    do(game, "play xian", "copy 0:II1")  # Xi'an counts as all 3 clans of the deck
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["xian"],
        "hand": ["nio", "pangu", "valeen"], "deck": ["3-wishes"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("xian", works=False)
@pytest.mark.rule("X5.7c", "X10.18")
def test_xian_does_nothing_where_no_card_has_an_effect() -> None:
    game = duel('army.I = ["all-in-one"]\narmy.II = ["shennong"]\nhand = ["xian"]\ndeck = ["nio"]')
    assert "nothing-happens" in kinds(do(game, "play xian"))
    assert side(game, 0) == {"I": ["all-in-one"], "II": ["shennong"], "III": ["xian"], "deck": ["nio"]}
    ready(game, 1)


@pytest.mark.card("xian", "valeen", "dancing-dragon")
@pytest.mark.rule("X10.14c")
def test_a_chain_of_copies_ends_because_no_card_is_copied_twice() -> None:
    army = 'army.I = ["dancing-dragon", "1000-faces"]\narmy.II = ["valeen"]\n'
    game = duel(army + 'hand = ["xian"]\ndeck = ["nio", "pangu", "3-wishes", "dalisteer"]')
    do(game, "play xian")
    assert choices(game) == ["copy 0:I1", "copy 0:I2", "copy 0:II1"]
    do(game, "copy 0:II1")  # Valeen: a card of level I or II
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]
    assert rules_against(game, "copy 0:II1") == ["X10.14c"]
    assert rules_against(game, "copy 0:III1") == ["X3.4a", "X10.18"]
    events = do(game, "copy 0:I1")  # Dancing Dragon: only 1000 Faces are left
    assert kinds(events).count("copied") == 2
    # The column of Xi'an itself: it counts as all 3 clans.
    assert side(game, 0) == {
        "I": ["dancing-dragon", "1000-faces"], "II": ["valeen"], "III": ["xian"],
        "hand": ["3-wishes", "nio", "pangu"], "deck": ["dalisteer"],
    }  # fmt: skip
    ready(game, 1)


RULED = 'army.I = ["1000-faces", "3-wishes"]\narmy.II = ["valeen", "dalisteer"]\narmy.III = ["xian"]\n'


@pytest.mark.card("xian")
@pytest.mark.rule("X10.17", "X10.16a", "X5.4b")
def test_under_xian_an_immortal_of_another_clan_needs_no_card_of_its_own_clan() -> None:
    game = duel(RULED + 'hand = ["byun-hyung-ja-tomorrow"]')
    do(game, "play byun-hyung-ja-tomorrow")
    assert side(game, 0) == {
        "I": ["1000-faces", "3-wishes"], "II": ["valeen", "dalisteer"], "III": ["xian", "byun-hyung-ja-tomorrow"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("xian", works=False)
@pytest.mark.rule("X10.17", "X5.4b")
def test_a_captured_xian_gives_no_clans() -> None:
    game = duel(RULED.replace('"xian"', '"(xian)"') + 'hand = ["byun-hyung-ja-tomorrow"]')
    assert rules_against(game, "play byun-hyung-ja-tomorrow") == ["X5.4b", "X5.4b"]  # neither Troop nor Hero
    assert side(game, 0) == {
        "I": ["1000-faces", "3-wishes"], "II": ["valeen", "dalisteer"], "III": ["(xian)"],
        "hand": ["byun-hyung-ja-tomorrow"],
    }  # fmt: skip
    ready(game, 0)


@pytest.mark.card("xian", works=False)
def test_xian_does_nothing_for_heroes_and_troops_of_another_clan() -> None:
    game = duel(RULED.replace('"3-wishes"]', '"3-wishes", "1000-faces"]') + 'hand = ["ez", "aat"]')
    assert rules_against(game, "play ez") == ["X5.3b"]
    assert rules_against(game, "play aat") == ["X5.2d"]
    assert side(game, 0)["hand"] == ["aat", "ez"]
    ready(game, 0)


@pytest.mark.card("xian")
@pytest.mark.rule("X10.17", "X10.16b")
def test_xian_reaches_immortals_in_the_discard_pile() -> None:
    army = 'army.I = ["1000-faces", "nikhilesh"]\narmy.II = ["valeen"]\narmy.III = ["xian"]\n'
    game = duel(army + 'discard = ["narashima"]\ndeck = ["nio", "pangu", "dalisteer", "3-wishes"]')
    do(game, "activate 0:I2")  # one card for each clan in the pile
    assert side(game, 0) == {
        "I": ["1000-faces", "nikhilesh [t]"], "II": ["valeen"], "III": ["xian"],
        "hand": ["dalisteer", "nio", "pangu"], "deck": ["3-wishes"], "pile": ["narashima"],
    }  # fmt: skip
    ready(game, 1)


# -- Byun Hyung Ja (Xi'an) ---------------------------------------------------------------------------------------

BYUN = BASE + 'army.III = ["byun-hyung-ja-xian"]\n'
FIVE = ["3-wishes", "dancing-dragon", "nio", "pangu", "valeen"]


@pytest.mark.card("byun-hyung-ja-xian")
@pytest.mark.rule("X7.6", "X5.10")
def test_byun_unlocks_a_token_for_five_cards_of_a_clan() -> None:
    game = duel(BYUN + f'hand = {FIVE}\ndeck = ["ez"]')
    do(game, "draw 1")
    assert (asked(game), choices(game)) == ((0, "clan-to-discard"), ["spend xian", "no"])
    do(game, "spend xian")  # exactly five: nothing to choose
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["byun-hyung-ja-xian"], "hand": ["ez"], "pile": FIVE,
    }  # fmt: skip
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian")
@pytest.mark.rule("X10.24")
def test_that_byun_asks_is_not_shown_to_the_opponent() -> None:
    game = duel(BYUN + f'hand = {FIVE}\ndeck = ["ez"]')
    events = game.apply("draw 1", viewer=1)
    assert kinds(events) == ["tokens-spent", "drew"]
    assert "card" not in events[1].args
    assert game.view(1).decision is None
    mine = game.view(0).decision
    assert mine is not None and mine.kind == "clan-to-discard"
    assert rules_against(game, "draw 1", 1) == ["X4.1"]
    assert kinds(game.apply("no", viewer=1)) == ["turn"]
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian", works=False)
def test_the_five_cards_of_byun_may_be_kept() -> None:
    game = duel(BYUN + f'hand = {FIVE}\ndeck = ["ez"]')
    do(game, "draw 1", "no")
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["byun-hyung-ja-xian"], "hand": sorted([*FIVE, "ez"]),
    }  # fmt: skip
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian", works=False)
@pytest.mark.parametrize(
    "position",
    [
        BYUN + f"hand = {[*FIVE[1:], 'ne-o', 'ne-ye']}",
        BYUN.replace("byun-hyung-ja-xian", "(byun-hyung-ja-xian)") + f"hand = {FIVE}",
    ],
    ids=["four-of-a-clan", "captured"],
)
def test_byun_does_not_ask_with_four_of_a_clan_or_while_captured(position: str) -> None:
    game = duel(position + '\ndeck = ["ez"]')
    before = {place: cards for place, cards in side(game, 0).items() if place != "deck"}
    do(game, "draw 1")
    assert side(game, 0) == {
        **{place: before[place] for place in ("I", "II", "III")},
        "hand": sorted([*before["hand"], "ez"]),
    }
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian", works=False)
def test_byun_does_not_ask_at_the_end_of_the_opponents_turn() -> None:
    game = duel('deck = ["elle"]', BYUN + f"hand = {FIVE}")
    do(game, "draw 1")
    assert side(game, 0) == {"hand": ["elle"]}
    assert side(game, 1)["hand"] == FIVE
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian")
@pytest.mark.rule("X10.16a")
def test_with_more_than_five_fitting_cards_byuns_player_chooses_which_to_discard() -> None:
    game = duel(BYUN + f"hand = {[*FIVE, 'ne-o']}\n" + 'deck = ["shennong"]')
    do(game, "draw 1", "spend xian")
    assert choices(game) == [
        f"discard {card}" for card in ("nio", "pangu", "shennong", "valeen", "3-wishes", "dancing-dragon")
    ]
    assert rules_against(game, "discard ne-o") == ["X10.16a"]
    do(game, "discard nio", "discard pangu", "discard shennong", "discard valeen", "discard dancing-dragon")
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["byun-hyung-ja-xian"], "hand": ["3-wishes", "ne-o"],
        "pile": ["dancing-dragon", "nio", "pangu", "shennong", "valeen"],
    }  # fmt: skip
    assert tokens(game, 0) == (2, 1, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian", "all-in-one", "shennong")
@pytest.mark.rule("X10.16a", "X10.17")
def test_cards_of_several_clans_count_for_each_of_them_in_hand() -> None:
    game = duel(BYUN + 'hand = ["all-in-one", "all-in-one", "shennong", "nio", "pangu", "ez"]\ndeck = ["aat"]')
    do(game, "draw 1")
    assert choices(game) == ["spend tomorrow", "spend xian", "no"]  # of the third clan there are only three
    do(game, "spend tomorrow")
    assert side(game, 0) == {
        "I": ["1000-faces"], "II": ["dalisteer"], "III": ["byun-hyung-ja-xian"], "hand": ["nio", "pangu"],
        "pile": ["aat", "all-in-one", "all-in-one", "ez", "shennong"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian", "xian")
@pytest.mark.rule("X10.17")
@pytest.mark.parametrize("immortal", ["galmi", "phoenix-immortal"])
def test_under_xian_an_immortal_in_hand_counts_for_every_clan(immortal: str) -> None:
    army = (
        'army.I = ["1000-faces", "3-wishes"]\narmy.II = ["dalisteer", "nio"]\narmy.III = ["byun-hyung-ja-xian", "xian"]'
    )
    game = duel(f'{army}\nhand = ["tomorrow", "ez", "ne-o", "aat"]\ndeck = ["{immortal}"]')
    do(game, "draw 1")
    assert choices(game) == ["spend tomorrow", "no"]
    do(game, "spend tomorrow")
    assert side(game, 0) == {
        "I": ["1000-faces", "3-wishes"], "II": ["dalisteer", "nio"], "III": ["byun-hyung-ja-xian", "xian"],
        "pile": sorted(["aat", "ez", immortal, "ne-o", "tomorrow"]),
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian")
@pytest.mark.rule("X4.2b")
def test_byun_comes_before_the_hand_limit() -> None:
    game = duel(BYUN + f"hand = {[*FIVE, 'ne-o', 'ne-ye']}\n" + 'deck = ["ez"]')
    do(game, "draw 1")
    assert asked(game) == (0, "clan-to-discard")
    do(game, "no")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard ez")
    assert side(game, 0)["pile"] == ["ez"]
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-xian")
@pytest.mark.rule("X1.2")
def test_byun_wins_where_no_token_is_locked_any_more() -> None:
    game = duel(BYUN + f'hand = {FIVE}\ndeck = ["ez"]\nlocked = 0')
    do(game, "draw 1", "spend xian")
    assert side(game, 0)["pile"] == FIVE
    over(game, [0], "X1.2")
