"""Tomorrow's Troops but Aat, whose mirror has rules of its own (tests/rules/test_mirror.py)."""

import pytest

from tests.duel import duel, side
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, tokens

# -- Spoils Seekers ----------------------------------------------------------------------------------------------


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X10.11c")
def test_spoils_seekers_take_all_cards_of_a_name_whatever_stands_in_brackets() -> None:
    game = duel('hand = ["spoils-seekers"]\ndiscard = ["galmi", "galmi-avatar", "obeezs", "obeezs", "aat"]')
    do(game, "play spoils-seekers")
    assert (asked(game), choices(game)) == ((0, "name"), ["name galmi", "name aat", "name obeezs"])
    do(game, "name galmi")
    assert side(game, 0) == {
        "I": ["spoils-seekers"], "hand": ["galmi", "galmi-avatar"], "pile": ["aat", "obeezs", "obeezs"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("spoils-seekers")
def test_spoils_seekers_take_both_copies_of_a_card() -> None:
    game = duel('hand = ["spoils-seekers"]\ndiscard = ["obeezs", "ez", "obeezs"]')
    do(game, "play spoils-seekers", "name obeezs")
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": ["obeezs", "obeezs"], "pile": ["ez"]}
    ready(game, 1)


NAMESAKES = [
    ["phoenix", "phoenix-eliana", "phoenix-immortal"],
    ["byun-hyung-ja-narashima", "byun-hyung-ja-phoenix", "byun-hyung-ja-tomorrow"],
    ["narashima", "narashima-lion"],
    ["alpha", "alpha-dead"],
]


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X10.11a", "X10.11b", "X10.11c")
@pytest.mark.parametrize("namesakes", NAMESAKES)
def test_one_name_stands_for_all_its_cards(namesakes: list[str]) -> None:
    game = duel(f'hand = ["spoils-seekers"]\ndiscard = {[*namesakes, "ez"]}')
    do(game, "play spoils-seekers")
    assert len(choices(game)) == 2
    do(game, next(choice for choice in choices(game) if choice.removeprefix("name ") in namesakes))
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": namesakes, "pile": ["ez"]}
    ready(game, 1)


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X7.2")
def test_spoils_seekers_activated_take_the_only_name_there_is_without_asking() -> None:
    game = duel('army.I = ["spoils-seekers"]\ndiscard = ["obeezs"]', 'discard = ["elle"]')
    assert "chosen-for-you" in kinds(do(game, "activate 0:I1"))
    assert side(game, 0) == {"I": ["spoils-seekers [t]"], "hand": ["obeezs"]}
    assert side(game, 1) == {"pile": ["elle"]}
    ready(game, 1)


@pytest.mark.card("spoils-seekers", works=False)
@pytest.mark.rule("X5.7c")
def test_spoils_seekers_take_nothing_out_of_an_empty_pile() -> None:
    game = duel('hand = ["spoils-seekers"]\ndeck = ["ez"]', 'discard = ["elle"]')
    assert "nothing-happens" in kinds(do(game, "play spoils-seekers"))
    assert side(game, 0) == {"I": ["spoils-seekers"], "deck": ["ez"]}
    assert side(game, 1) == {"pile": ["elle"]}
    ready(game, 1)


@pytest.mark.card("spoils-seekers")
@pytest.mark.rule("X10.28")
def test_what_spoils_seekers_take_is_known_to_both() -> None:
    game = duel('hand = ["spoils-seekers", "ez"]\ndiscard = ["obeezs"]')
    do(game, "play spoils-seekers")
    obeezs = game.rules.catalogue.number["obeezs"]
    known = [entry & 255 for entry in game.view(1).state.seats[0].hand]
    assert sorted(known) == sorted([obeezs, 255])  # EZ stays hidden
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": ["ez", "obeezs"]}
    ready(game, 1)


@pytest.mark.card("spoils-seekers")
def test_a_namesake_in_the_pile_is_not_said_to_be_missing() -> None:
    game = duel('hand = ["spoils-seekers"]\ndiscard = ["galmi", "galmi-avatar", "aat"]')
    do(game, "play spoils-seekers")
    assert "X11.18" not in rules_against(game, "name galmi-avatar")
    do(game, "name aat")
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": ["aat"], "pile": ["galmi", "galmi-avatar"]}
    ready(game, 1)


# -- Obeezs ------------------------------------------------------------------------------------------------------


@pytest.mark.card("obeezs")
@pytest.mark.rule("X10.4a")
def test_obeezs_draws_two_discards_two_and_echoes() -> None:
    game = duel('hand = ["obeezs", "tomorrow"]\ndeck = ["ez", "fre-e", "wiindz", "aat", "ne-o"]')
    do(game, "play obeezs")
    assert choices(game) == ["discard tomorrow", "discard ez", "discard fre-e"]
    do(game, "discard ez", "discard tomorrow")
    assert (asked(game), choices(game)) == ((0, "echo"), ["yes", "no"])
    do(game, "yes", "discard fre-e", "discard aat")
    assert side(game, 0) == {
        "I": ["obeezs"], "hand": ["wiindz"], "deck": ["ne-o"], "pile": ["aat", "ez", "fre-e", "tomorrow"],
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.card("obeezs", works=False)
@pytest.mark.rule("X10.3a")
def test_obeezs_does_nothing_where_nothing_can_be_drawn_or_discarded() -> None:
    game = duel('hand = ["obeezs"]')
    assert kinds(do(game, "play obeezs")).count("draw-lost") == 2
    do(game, "no")
    assert side(game, 0) == {"I": ["obeezs"]}
    ready(game, 1)


@pytest.mark.card("obeezs", works=False)
@pytest.mark.rule("X10.4b", "X10.4a")
def test_obeezs_shifted_in_may_be_left_without_its_repetition() -> None:
    game = duel('army.I = ["aat"]\nhand = ["obeezs", "ez"]\ndeck = ["ne-o", "fre-e", "wiindz"]')
    do(game, "shift I1")  # EZ pays: Obeezs is the only replacement
    assert asked(game) == (0, "echo")
    do(game, "no")
    assert side(game, 0) == {"I": ["obeezs"], "deck": ["wiindz"], "pile": ["aat", "ez", "fre-e", "ne-o"]}
    ready(game, 1)


@pytest.mark.card("obeezs")
@pytest.mark.rule("X10.3a")
def test_obeezs_draws_on_from_the_reshuffled_discard_pile() -> None:
    game = duel('hand = ["obeezs"]\ndeck = ["ez"]\ndiscard = ["fre-e"]')
    do(game, "play obeezs")
    assert side(game, 0) == {"I": ["obeezs"], "pile": ["ez", "fre-e"]}
    do(game, "no")
    ready(game, 1)


# -- Wiindz ------------------------------------------------------------------------------------------------------


@pytest.mark.card("wiindz")
@pytest.mark.rule("X3.6c", "X10.4a")
def test_wiindz_releases_a_card_of_its_row_and_echoes() -> None:
    game = duel('army.I = ["(aat)", "(obeezs)"]\narmy.II = ["(ez)"]\nhand = ["wiindz"]', 'army.I = ["(atalanta)"]')
    do(game, "play wiindz")
    assert (asked(game), choices(game)) == ((0, "release"), ["release 0:I1", "release 0:I2"])
    assert rules_against(game, "release 0:II1") == ["X3.6c"]
    assert rules_against(game, "release 1:I1") == ["X3.9"]
    assert rules_against(game, "release 0:I3") == ["X10.8"]
    do(game, "release 0:I2", "yes")
    assert side(game, 0) == {"I": ["aat", "obeezs", "wiindz"], "II": ["(ez)"]}
    assert side(game, 1) == {"I": ["(atalanta)"]}
    ready(game, 1)


@pytest.mark.card("wiindz")
@pytest.mark.rule("X3.6c")
def test_wiindz_releases_a_card_of_its_column() -> None:
    army = 'army.I = ["wiindz", "obeezs"]\narmy.II = ["(ez)", "(ne-o)"]\narmy.III = ["(tomorrow)"]'
    game = duel(army)
    do(game, "activate 0:I1")
    assert choices(game) == ["release 0:II1", "release 0:III1"]
    assert rules_against(game, "release 0:II2") == ["X3.6c"]
    do(game, "release 0:III1")
    assert side(game, 0) == {
        "I": ["wiindz [t]", "obeezs"], "II": ["(ez)", "(ne-o)"], "III": ["tomorrow"],
    }  # fmt: skip
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.card("wiindz", works=False)
@pytest.mark.rule("X3.6c", "X5.7c")
def test_wiindz_does_not_reach_other_rows_columns_and_armies() -> None:
    game = duel('army.I = ["wiindz", "obeezs"]\narmy.II = ["ez", "(ne-o)"]', 'army.I = ["(atalanta)"]')
    assert "nothing-happens" in kinds(do(game, "activate 0:I1"))
    assert side(game, 0) == {"I": ["wiindz [t]", "obeezs"], "II": ["ez", "(ne-o)"]}
    assert side(game, 1) == {"I": ["(atalanta)"]}
    ready(game, 1)


@pytest.mark.card("wiindz")
@pytest.mark.rule("X1.3", "X1.0")
def test_wiindz_wins_by_releasing_the_fifteenth_card() -> None:
    game = duel(
        'army.I = ["wiindz", "obeezs", "aat", "(all-in-one)", "all-in-one"]\n'
        'army.II = ["ez", "ne-o", "ne-ye", "fre-e", "sha-dow"]\n'
        'army.III = ["tomorrow", "byun-hyung-ja-tomorrow", "xian", "byun-hyung-ja-xian", "justice"]'
    )
    do(game, "activate 0:I1")
    assert side(game, 0)["I"] == ["wiindz [t]", "obeezs", "aat", "all-in-one", "all-in-one"]
    over(game, [0], "X1.3")
