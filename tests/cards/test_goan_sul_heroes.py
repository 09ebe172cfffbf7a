"""Goan Sul: the Heroes."""

from random import Random

import pytest

from tests.cards.goan_sul_and_justice import side, table
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    pile,
    ready,
    removed,
    rules_against,
    tokens,
)

# -- Alpha -------------------------------------------------------------------------------------------------------

ALPHA = 'army.I = ["lava-goddesses"]\nhand = ["alpha"]\n'
THREE_ROWS = 'army.I = ["arpia", "(timer)"]\narmy.II = ["kaez", "phoenix-immortal"]\narmy.III = ["phoenix"]'


@pytest.mark.card("alpha")
@pytest.mark.rule("X10.2a", "X10.5", "X3.5c", "X3.9")
def test_alpha_captures_any_face_up_card_of_level_one_or_two() -> None:
    game = table(ALPHA, THREE_ROWS)
    do(game, "play alpha")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["capture 0:I1", "capture 0:II1", "capture 1:I1", "capture 1:II1"]
    assert rules_against(game, "capture 1:I2") == ["X3.5c"]
    assert rules_against(game, "capture 1:II2") == ["X10.5"]
    do(game, "capture 1:I1")  # far from OPEN
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["alpha"]}, [], [])
    rows = {"I": ["(arpia)", "(timer)"], "II": ["kaez", "phoenix-immortal"], "III": ["phoenix"]}
    assert side(game, 1) == (rows, [], [])
    ready(game, 1)


@pytest.mark.card("alpha")
@pytest.mark.rule("X12.2")
def test_alpha_captures_level_three_with_a_supremacy_token() -> None:
    game = table(ALPHA + "supremacy = 1", THREE_ROWS)
    do(game, "play alpha")
    assert choices(game)[-1] == "capture 1:III1"
    do(game, "capture 1:III1")
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["alpha"]}, [], [])
    rows = {"I": ["arpia", "(timer)"], "II": ["kaez", "phoenix-immortal"], "III": ["(phoenix)"]}
    assert side(game, 1) == (rows, [], [])
    ready(game, 1)


@pytest.mark.card("alpha", works=False)
@pytest.mark.rule("X12.2")
def test_the_opponents_supremacy_token_does_not_help_alpha() -> None:
    game = table(ALPHA, THREE_ROWS + "\nsupremacy = 1")
    do(game, "play alpha")
    assert "capture 1:III1" not in choices(game)
    assert rules_against(game, "capture 1:III1") != []
    do(game, "capture 0:I1")
    assert side(game, 0) == ({"I": ["(lava-goddesses)"], "II": ["alpha"]}, [], [])
    rows = {"I": ["arpia", "(timer)"], "II": ["kaez", "phoenix-immortal"], "III": ["phoenix"]}
    assert side(game, 1) == (rows, [], [])
    ready(game, 1)


SHIFTED_IN = 'army.I = ["(lava-goddesses)"]\narmy.II = ["orgah"]\nhand = ["alpha", "goan-sul"]'


@pytest.mark.card("alpha")
@pytest.mark.rule("X5.9", "X6.2a")
def test_alpha_must_capture_itself_when_nothing_else_is_legal() -> None:
    game = table(SHIFTED_IN)
    do(game, "shift II1")
    assert side(game, 0) == ({"I": ["(lava-goddesses)"], "II": ["(alpha)"]}, [], ["goan-sul", "orgah"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("alpha", works=False)
@pytest.mark.rule("X5.7c", "X11.1a")
def test_an_ethereal_alpha_alone_captures_nothing() -> None:
    game = table(SHIFTED_IN, "", 'tiles = ["justice"]')
    assert "nothing-happens" in kinds(do(game, "shift II1"))
    assert side(game, 0) == ({"I": ["(lava-goddesses)"], "II": ["alpha"]}, [], ["goan-sul", "orgah"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


# -- Hempo -------------------------------------------------------------------------------------------------------

HEMPO = 'army.I = ["lava-goddesses"]\nhand = ["hempo"]\n'
HEMPO_IN = {"I": ["lava-goddesses"], "II": ["hempo"]}


@pytest.mark.card("hempo")
@pytest.mark.rule("X10.12a", "X10.2b", "X3.3")
def test_hempo_swaps_two_cards_and_destroys_the_one_that_is_open_now() -> None:
    game = table(HEMPO, 'army.I = ["arpia", "timer"]')
    do(game, "play hempo")
    assert asked(game) == (0, "swap")
    assert sorted(choices(game)) == ["done", "swap 1:I1", "swap 1:I2"]
    do(game, "swap 1:I1")  # with the only other card of the row
    assert army(game, 1) == {"I": ["timer", "arpia"]}
    assert choices(game) == ["destroy 0:II1", "destroy 1:I2"]
    assert rules_against(game, "destroy 1:I1") == ["X10.2b"]
    do(game, "destroy 1:I2")
    assert side(game, 0) == (HEMPO_IN, [], [])
    assert side(game, 1) == ({"I": ["timer"]}, [], ["arpia"])
    ready(game, 1)


@pytest.mark.card("hempo")
@pytest.mark.rule("X3.5c", "X5.10")
def test_hempo_may_leave_the_armies_as_they_are_and_destroy_a_captured_card() -> None:
    game = table(HEMPO, 'army.I = ["arpia", "(timer)"]')
    do(game, "play hempo", "done", "destroy 1:I2")
    assert side(game, 0) == (HEMPO_IN, [], [])
    assert side(game, 1) == ({"I": ["arpia"]}, [], ["timer"])
    ready(game, 1)


TOWER = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["byun-hyung-ja-phoenix"]'


@pytest.mark.card("hempo")
@pytest.mark.rule("X5.9", "X5.7b")
def test_hempo_must_destroy_itself_when_only_level_three_is_open_besides() -> None:
    game = table(HEMPO, TOWER)
    do(game, "play hempo")
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], ["hempo"])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"], "III": ["byun-hyung-ja-phoenix"]}, [], [])
    ready(game, 1)


@pytest.mark.card("hempo", "byun-hyung-ja-phoenix")
@pytest.mark.rule("X10.1a")
def test_hempo_destroys_level_three_with_a_supremacy_token() -> None:
    game = table(HEMPO + 'supremacy = 1\ndeck = ["smook", "orgah"]', TOWER)
    do(game, "play hempo")
    assert choices(game) == ["destroy 0:II1", "destroy 1:III1"]
    do(game, "destroy 1:III1")
    assert asked(game) == (0, "bounty")
    do(game, "yes")
    assert side(game, 0) == (HEMPO_IN, ["smook"], []) and deck(game, 0) == ["orgah"]
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, [], ["byun-hyung-ja-phoenix"])
    ready(game, 1)


HEMPO_AND_PHOENIX = 'army.I = ["lava-goddesses", "arpia"]\narmy.II = ["{}", "phoenix-immortal"]\n'


@pytest.mark.card("hempo", works=False)
@pytest.mark.rule("X5.7c", "X10.5", "X7.3")
def test_hempo_destroys_nothing_when_the_only_open_card_is_ethereal() -> None:
    game = table(HEMPO_AND_PHOENIX.format("hempo"))
    do(game, "activate 0:II1")
    assert sorted(choices(game)) == ["done", "swap 0:I1", "swap 0:I2", "swap 0:II1", "swap 0:II2"]
    assert "nothing-happens" in kinds(do(game, "done"))
    assert army(game, 0) == {"I": ["lava-goddesses", "arpia"], "II": ["hempo [x2]", "phoenix-immortal"]}
    assert (hand(game, 0), pile(game, 0), tokens(game, 0)) == ([], [], (1, 0, 2))
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("hempo")
@pytest.mark.rule("X10.12a", "X10.12b", "X7.5")
def test_hempo_swaps_itself_with_its_token_and_is_then_the_only_open_card() -> None:
    game = table(HEMPO_AND_PHOENIX.format("hempo"))
    do(game, "activate 0:II1", "swap 0:II1")
    assert side(game, 0) == ({"I": ["lava-goddesses", "arpia"], "II": ["phoenix-immortal"]}, [], ["hempo"])
    assert tokens(game, 0) == (1, 1, 2)
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("hempo", works=False)
@pytest.mark.rule("X7.2", "X3.5c")
def test_hempo_is_not_activated_while_captured_nor_twice() -> None:
    game = table(HEMPO_AND_PHOENIX.format("(hempo)"))
    assert rules_against(game, "activate 0:II1") == ["X3.5c"]
    ready(game, 0)
    game = table(HEMPO_AND_PHOENIX.format("hempo [x2]"))
    assert rules_against(game, "activate 0:II1") == ["X7.2"]
    ready(game, 0)


@pytest.mark.card("hempo")
@pytest.mark.rule("X7.3", "X8.1")
def test_a_veteran_with_its_token_counts_double_in_the_battle() -> None:
    passed = 'passed = true\ndeck = []\narmy.I = ["volantis"]'
    game = table('deck = []\narmy.I = ["spirits-of-smook"]\narmy.II = ["hempo [x2]"]', passed)
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [2 + 6, 2]
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["hempo"], [])
    assert side(game, 1) == ({}, ["volantis"], [])
    ready(game, 1)


# -- Hemro -------------------------------------------------------------------------------------------------------

HUNTERS = 'army.I = ["lava-goddesses", "bombing-units"]\narmy.II = ["{}", "hempo"]\ndeck = ["smook", "orgah", "alpha"]'
PREY = 'army.I = ["muraena"]'


@pytest.mark.card("hemro")
@pytest.mark.rule("X10.25", "X10.1a")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["orgah", "smook"]), ("no", [])])
def test_hemro_makes_a_bounty_two_cards_or_none(answer: str, drawn: list[str]) -> None:
    game = table(HUNTERS.format("hemro"), PREY)
    do(game, "activate 0:II2", "done", "destroy 1:I1")
    assert (asked(game), choices(game)) == ((0, "bounty"), ["yes", "no"])
    do(game, answer)
    rows = {"I": ["lava-goddesses", "bombing-units"], "II": ["hemro", "hempo [x2]"]}
    assert side(game, 0) == (rows, drawn, [])
    assert deck(game, 0) == ["smook", "orgah", "alpha"][len(drawn) :]
    assert side(game, 1) == ({}, [], ["muraena"])
    ready(game, 1)


@pytest.mark.card("hemro")
@pytest.mark.rule("X10.25", "X10.1b", "X7.5")
def test_hemro_counts_for_captures_and_for_the_bounty_token() -> None:
    yours = 'army.I = ["spirits-of-smook"]\narmy.II = ["hemro"]\nhand = ["lava-goddesses"]\ndeck = ["smook", "orgah"]'
    game = table(yours, 'army.I = ["arpia [t]"]', 'tiles = []\nbounty = "1:I1"')
    do(game, "play lava-goddesses", "capture 1:I1", "yes")
    assert side(game, 0) == ({"I": ["spirits-of-smook", "lava-goddesses"], "II": ["hemro"]}, ["orgah", "smook"], [])
    assert side(game, 1) == ({"I": ["(arpia)"]}, [], [])
    assert tokens(game, 1) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("hemro", works=False)
@pytest.mark.rule("X10.17")
def test_a_captured_hemro_adds_nothing() -> None:
    game = table(HUNTERS.format("(hemro)"), PREY)
    do(game, "activate 0:II2", "done", "destroy 1:I1", "yes")
    rows = {"I": ["lava-goddesses", "bombing-units"], "II": ["(hemro)", "hempo [x2]"]}
    assert side(game, 0) == (rows, ["smook"], [])
    assert side(game, 1) == ({}, [], ["muraena"])
    ready(game, 1)


@pytest.mark.card("hemro", works=False)
@pytest.mark.rule("X10.1a")
def test_hemro_gives_nothing_for_your_own_bounty_card() -> None:
    yours = 'army.I = ["muraena", "spirits-of-smook"]\narmy.II = ["hemro"]\nhand = ["lava-goddesses"]\ndeck = ["smook"]'
    game = table(yours)
    do(game, "play lava-goddesses", "capture 0:I1")
    rows = {"I": ["(muraena)", "spirits-of-smook", "lava-goddesses"], "II": ["hemro"]}
    assert side(game, 0) == (rows, [], []) and deck(game, 0) == ["smook"]
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("hemro", works=False)
def test_hemro_gives_nothing_to_the_opponent_of_its_player() -> None:
    yours = 'hand = ["apostles-of-the-night"]\ndeck = ["solok", "ashes"]'
    game = table(yours, 'army.I = ["muraena", "spirits-of-smook"]\narmy.II = ["hemro"]')
    do(game, "play apostles-of-the-night", "target 1:I1", "yes")
    assert side(game, 0) == ({"I": ["apostles-of-the-night"]}, ["solok"], [])
    assert side(game, 1) == ({"I": ["(muraena)", "spirits-of-smook"], "II": ["hemro"]}, [], [])
    ready(game, 1)


# -- Orgah -------------------------------------------------------------------------------------------------------

ORGAH = 'army.I = ["lava-goddesses"]\nhand = ["orgah"]\n'
ORGAH_IN = {"I": ["lava-goddesses"], "II": ["orgah"]}


@pytest.mark.card("orgah")
@pytest.mark.rule("X10.15a", "X10.9")
def test_each_player_removes_a_clan_from_their_own_pile_the_active_player_first() -> None:
    yours = ORGAH + 'discard = ["alpha", "smook", "galmi", "kan-te"]'
    game = table(yours, 'discard = ["sati", "elle", "arpia", "arpia"]')
    do(game, "play orgah")
    assert (asked(game), choices(game)) == ((0, "clan"), ["clan galmi", "clan goan_sul"])
    assert rules_against(game, "clan phoenix") != []  # only in the other pile
    do(game, "clan galmi")
    assert removed(game, 0) == ["galmi", "kan-te"]
    assert (asked(game), choices(game)) == ((1, "clan"), ["clan justice", "clan phoenix"])
    do(game, "clan phoenix")
    assert side(game, 0) == (ORGAH_IN, [], ["alpha", "smook"])
    assert side(game, 1) == ({}, [], ["elle", "sati"])
    assert (removed(game, 0), removed(game, 1)) == (["galmi", "kan-te"], ["arpia", "arpia"])
    ready(game, 1)


@pytest.mark.card("orgah", "all-in-one")
@pytest.mark.rule("X10.16a", "X10.17")
def test_all_in_one_goes_with_any_clan_of_its_deck() -> None:
    game = table(ORGAH, 'clans = ["xian", "justice", "phoenix"]\ndiscard = ["all-in-one", "elle"]')
    do(game, "play orgah")  # there is nothing in your own pile
    assert (asked(game), choices(game)) == ((1, "clan"), ["clan justice", "clan phoenix", "clan xian"])
    do(game, "clan phoenix")
    assert side(game, 0) == (ORGAH_IN, [], [])
    assert side(game, 1) == ({}, [], ["elle"])
    assert (removed(game, 0), removed(game, 1)) == ([], ["all-in-one"])
    ready(game, 1)


@pytest.mark.card("orgah")
@pytest.mark.rule("X7.2", "X5.7b")
def test_orgah_activated_removes_the_only_clan_without_a_question() -> None:
    game = table('army.I = ["lava-goddesses"]\narmy.II = ["orgah"]\ndiscard = ["alpha", "smook"]')
    do(game, "activate 0:II1")
    assert side(game, 0) == ({"I": ["lava-goddesses"], "II": ["orgah [x2]"]}, [], [])
    assert removed(game, 0) == ["alpha", "smook"]
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("orgah", works=False)
@pytest.mark.rule("X5.7c")
def test_orgah_removes_nothing_from_empty_piles() -> None:
    game = table(ORGAH)
    assert "removed" not in kinds(do(game, "play orgah"))
    assert side(game, 0) == (ORGAH_IN, [], [])
    assert side(game, 1) == ({}, [], [])
    assert removed(game, 0) == removed(game, 1) == []
    ready(game, 1)


@pytest.mark.card("orgah")
@pytest.mark.rule("X10.1a")
def test_orgah_is_a_bounty_card() -> None:
    yours = 'hand = ["petal-faeries"]\ndeck = ["elle"]\n'
    game = table(yours, 'army.I = ["lava-goddesses"]\narmy.II = ["orgah"]')
    do(game, "play petal-faeries", "yes")  # the only Bounty card
    assert side(game, 0) == ({"I": ["petal-faeries"]}, ["elle"], [])
    assert side(game, 1) == ({"I": ["lava-goddesses"], "II": ["(orgah)"]}, [], [])
    ready(game, 1)


# -- Smook -------------------------------------------------------------------------------------------------------

VETERANS = '["alpha", "elle", "goan-sul", "hempo", "lava-goddesses"]'
SMOOK = f'army.I = ["spirits-of-smook"]\nhand = ["smook"]\ndiscard = {VETERANS}\n'
SMOOK_IN = {"I": ["spirits-of-smook"], "II": ["smook"]}


@pytest.mark.card("smook")
@pytest.mark.rule("X7.7")
def test_smook_takes_up_to_two_veterans_of_different_levels_with_two_tokens() -> None:
    game = table(SMOOK)
    do(game, "play smook")
    assert asked(game) == (0, "take")
    veterans = ["take 0:alpha", "take 0:goan-sul", "take 0:hempo", "take 0:lava-goddesses"]
    assert sorted(choices(game)) == ["done", *veterans]
    assert rules_against(game, "take 0:elle") != []  # no Veteran
    do(game, "take 0:alpha")
    assert sorted(choices(game)) == ["done", "take 0:goan-sul", "take 0:lava-goddesses"]
    assert rules_against(game, "take 0:hempo") != []  # another of level II
    do(game, "take 0:lava-goddesses")
    assert side(game, 0) == (SMOOK_IN, ["alpha", "lava-goddesses"], ["elle", "goan-sul", "hempo"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("smook")
@pytest.mark.rule("X7.7", "X10.28")
def test_smook_takes_one_of_each_level_with_three_tokens_and_all_see_them() -> None:
    game = table(SMOOK + "locked = 1\ntokens = 1\nspent = 2")
    do(game, "play smook", "take 0:hempo", "take 0:lava-goddesses", "take 0:goan-sul")
    assert side(game, 0) == (SMOOK_IN, ["goan-sul", "hempo", "lava-goddesses"], ["alpha", "elle"])
    assert hand(game.view(1).sample(Random(1)), 0) == ["goan-sul", "hempo", "lava-goddesses"]
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("smook")
@pytest.mark.rule("X4.3a", "X7.7")
def test_smook_gives_an_additional_turn_with_four_tokens_even_if_nothing_is_taken() -> None:
    game = table(SMOOK + "locked = 0\ntokens = 0\nspent = 4")
    do(game, "play smook", "done")
    assert side(game, 0) == (SMOOK_IN, [], ["alpha", "elle", "goan-sul", "hempo", "lava-goddesses"])
    assert side(game, 1) == ({}, [], [])
    assert game.state.in_extra_turn
    ready(game, 0)


@pytest.mark.card("smook", works=False)
@pytest.mark.rule("X4.3b")
def test_smook_gives_no_further_turn_during_an_additional_one() -> None:
    game = table(SMOOK + "locked = 0", "", "tiles = []\nadditional_turn = true")
    do(game, "play smook", "take 0:hempo", "done")
    assert side(game, 0) == (SMOOK_IN, ["hempo"], ["alpha", "elle", "goan-sul", "lava-goddesses"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("smook", works=False)
@pytest.mark.rule("X5.7c")
def test_smook_finds_no_veteran_and_with_three_tokens_no_turn() -> None:
    game = table(SMOOK.replace(VETERANS, '["elle"]') + "locked = 1", 'discard = ["pangu"]')  # their Veteran
    assert "nothing-happens" in kinds(do(game, "play smook"))
    assert side(game, 0) == (SMOOK_IN, [], ["elle"])
    assert side(game, 1) == ({}, [], ["pangu"])
    ready(game, 1)
