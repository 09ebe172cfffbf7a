"""Goan Sul: the Troops."""

import pytest

from tests.cards.goan_sul_and_justice import side, table
from tests.scene import army, asked, choices, deck, do, kinds, ready, rules_against, tokens

# -- Lava Goddesses ----------------------------------------------------------------------------------------------

LAVA = 'hand = ["lava-goddesses"]\n'


@pytest.mark.card("lava-goddesses")
@pytest.mark.rule("X10.2a", "X10.16a", "X10.5")
def test_lava_goddesses_capture_a_card_of_level_one() -> None:
    theirs = 'army.I = ["arpia", "phoenix-immortal"]\narmy.II = ["kaez"]'
    game = table(LAVA, theirs)
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 1:I1"]
    assert rules_against(game, "capture 1:I2") == ["X10.5"]  # of every level, but Ethereal
    assert rules_against(game, "capture 1:II1") != []  # a Hero
    assert rules_against(game, "capture 1:I3") == ["X3.1"]
    do(game, "capture 1:I1")
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], [])
    assert side(game, 1) == ({"I": ["(arpia)", "phoenix-immortal"], "II": ["kaez"]}, [], [])
    ready(game, 1)


@pytest.mark.card("lava-goddesses")
@pytest.mark.rule("X5.9", "X5.7b")
def test_lava_goddesses_alone_must_capture_themselves() -> None:
    game = table(LAVA)
    do(game, "play lava-goddesses")
    assert side(game, 0) == ({"I": ["(lava-goddesses)"]}, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("lava-goddesses", works=False)
@pytest.mark.rule("X5.7c", "X3.7", "X11.1a")
def test_lava_goddesses_capture_nothing_when_both_highest_open_cards_are_ethereal() -> None:
    game = table(LAVA, 'army.I = ["arpia"]', 'tiles = ["justice"]')
    assert "nothing-happens" in kinds(do(game, "play lava-goddesses"))
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia"]}, [], [])
    ready(game, 1)


@pytest.mark.card("lava-goddesses", works=False)
@pytest.mark.rule("X10.6b", "X10.22", "X10.24")
def test_a_capture_by_lava_goddesses_can_be_cancelled() -> None:
    game = table(LAVA, 'army.I = ["arpia", "timer"]\nhand = ["red-circle"]')
    do(game, "play lava-goddesses", "capture 1:I1")
    assert (asked(game), choices(game)) == ((1, "will"), ["will red-circle", "no"])
    assert game.view(0).decision is None
    do(game, "will red-circle")  # no other card is captured in its place
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia", "timer"]}, [], ["red-circle"])
    ready(game, 1)


# -- Spirits of Smook --------------------------------------------------------------------------------------------

SPIRITS = 'army.I = ["spirits-of-smook"]\n'


@pytest.mark.card("spirits-of-smook")
@pytest.mark.rule("X12.5", "X5.7b", "X3.9")
def test_spirits_of_smook_take_one_veteran_of_any_level() -> None:
    yours = 'hand = ["spirits-of-smook"]\ndiscard = ["byun-hyung-ja-goan-sul", "elle", "lava-goddesses", "pangu"]'
    game = table(yours, 'discard = ["arpia"]')
    do(game, "play spirits-of-smook")
    veterans = ["take 0:byun-hyung-ja-goan-sul", "take 0:lava-goddesses", "take 0:pangu"]
    assert (asked(game), sorted(choices(game))) == ((0, "take"), veterans)  # "done" is not among them
    assert rules_against(game, "take 1:arpia") == ["X3.9"]
    do(game, "take 0:byun-hyung-ja-goan-sul")
    assert side(game, 0) == (
        {"I": ["spirits-of-smook"]}, ["byun-hyung-ja-goan-sul"], ["elle", "lava-goddesses", "pangu"],
    )  # fmt: skip
    assert side(game, 1) == ({}, [], ["arpia"])
    ready(game, 1)


@pytest.mark.card("spirits-of-smook")
@pytest.mark.rule("X7.2", "X7.3")
def test_spirits_of_smook_take_again_when_activated() -> None:
    game = table(SPIRITS + 'discard = ["hempo"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == ({"I": ["spirits-of-smook [x2]"]}, ["hempo"], [])
    assert (tokens(game, 0), side(game, 1)) == ((1, 0, 2), ({}, [], []))
    ready(game, 1)


@pytest.mark.card("spirits-of-smook", works=False)
@pytest.mark.rule("X5.7c")
def test_spirits_of_smook_find_no_veteran() -> None:
    game = table(SPIRITS + 'discard = ["elle"]', 'discard = ["pangu"]')
    assert "nothing-happens" in kinds(do(game, "activate 0:I1"))
    assert side(game, 0) == ({"I": ["spirits-of-smook [x2]"]}, [], ["elle"])
    assert side(game, 1) == ({}, [], ["pangu"])
    ready(game, 1)


# -- Demon Guardians ---------------------------------------------------------------------------------------------

DEMONS = 'hand = ["demon-guardians"]\n'


@pytest.mark.card("demon-guardians")
@pytest.mark.rule("X10.12a", "X10.12c", "X10.2b")
def test_demon_guardians_swap_in_either_army_and_destroy_an_open_troop() -> None:
    game = table(DEMONS + 'army.I = ["lava-goddesses"]', 'army.I = ["arpia [t]", "(timer)"]')
    do(game, "play demon-guardians")
    assert sorted(choices(game)) == ["done", "swap 0:I1", "swap 0:I2", "swap 1:I1", "swap 1:I2"]
    do(game, "swap 1:I2")
    assert army(game, 1) == {"I": ["(timer)", "arpia [t]"]}
    assert choices(game) == ["destroy 0:I2", "destroy 1:I2"]
    do(game, "destroy 1:I2")
    assert side(game, 0) == ({"I": ["lava-goddesses", "demon-guardians"]}, [], [])
    assert side(game, 1) == ({"I": ["(timer)"]}, [], ["arpia"])
    assert tokens(game, 1) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("demon-guardians")
@pytest.mark.rule("X5.9", "X10.12a")
def test_demon_guardians_swap_only_within_one_row() -> None:
    game = table(DEMONS + 'army.I = ["lava-goddesses"]', 'army.I = ["arpia"]\narmy.II = ["kaez"]')
    do(game, "play demon-guardians")
    assert sorted(choices(game)) == ["done", "swap 0:I1", "swap 0:I2"]
    assert rules_against(game, "swap 1:I1") == ["X10.12a"]
    do(game, "swap 0:I2")  # with I1: now the goddesses are the only OPEN Troop
    assert side(game, 0) == ({"I": ["demon-guardians"]}, [], ["lava-goddesses"])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, [], [])
    ready(game, 1)


TWO_ROWS = 'army.I = ["lava-goddesses", "demon-guardians"]\narmy.II = ["hemro", "hempo"]\n'


@pytest.mark.card("demon-guardians", works=False)
@pytest.mark.rule("X5.7c", "X5.10")
def test_demon_guardians_destroy_nothing_when_no_troop_is_open_even_with_a_supremacy_token() -> None:
    game = table(TWO_ROWS + "supremacy = 1", 'army.I = ["arpia"]\narmy.II = ["kaez"]')
    assert "nothing-happens" in kinds(do(game, "activate 0:I2", "done"))
    assert side(game, 0) == ({"I": ["lava-goddesses", "demon-guardians [x2]"], "II": ["hemro", "hempo"]}, [], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, [], [])
    ready(game, 1)


@pytest.mark.card("demon-guardians", works=False)
@pytest.mark.rule("X7.2", "X3.5c")
def test_captured_demon_guardians_are_not_activated() -> None:
    game = table(TWO_ROWS.replace('"demon-guardians"', '"(demon-guardians)"'))
    assert rules_against(game, "activate 0:I2") == ["X3.5c"]
    assert side(game, 0) == ({"I": ["lava-goddesses", "(demon-guardians)"], "II": ["hemro", "hempo"]}, [], [])
    ready(game, 0)


# -- Bombing Units -----------------------------------------------------------------------------------------------

BOMBS = 'army.I = ["lava-goddesses"]\nhand = ["bombing-units"]\n'
TARGETS = 'army.I = ["arpia", "(timer)"]\narmy.II = ["phoenix-immortal"]\n'


@pytest.mark.card("bombing-units")
@pytest.mark.rule("X10.10", "X10.15a", "X10.5")
def test_each_player_sacrifices_an_open_card_the_active_player_first() -> None:
    game = table(BOMBS + 'army.II = ["hempo"]', TARGETS)
    do(game, "play bombing-units")
    assert (asked(game), choices(game)) == ((0, "sacrifice"), ["sacrifice 0:I2", "sacrifice 0:II1"])
    assert rules_against(game, "sacrifice 0:I1") == ["X10.10"]
    assert rules_against(game, "sacrifice 1:I2") == ["X10.10"]
    do(game, "sacrifice 0:II1")
    assert (asked(game), choices(game)) == ((1, "sacrifice"), ["sacrifice 1:I2", "sacrifice 1:II1"])
    do(game, "sacrifice 1:II1")  # Ethereal does not save it
    assert side(game, 0) == ({"I": ["lava-goddesses", "bombing-units"]}, [], ["hempo"])
    assert side(game, 1) == ({"I": ["arpia", "(timer)"]}, [], ["phoenix-immortal"])
    ready(game, 1)


@pytest.mark.card("bombing-units")
@pytest.mark.rule("X10.10", "X5.11")
def test_with_a_supremacy_token_you_may_do_it_a_second_time() -> None:
    game = table(BOMBS + "supremacy = 1", TARGETS)
    do(game, "play bombing-units", "sacrifice 1:I2")  # your own one is the only OPEN card: Bombing Units
    assert side(game, 0)[2] == ["bombing-units"]
    assert (asked(game), choices(game)) == ((0, "again"), ["yes", "no"])
    do(game, "yes")  # both have one OPEN card left
    assert side(game, 0) == ({}, [], ["bombing-units", "lava-goddesses"])
    assert side(game, 1) == ({"I": ["arpia"]}, [], ["phoenix-immortal", "timer"])
    ready(game, 1)


@pytest.mark.card("bombing-units")
def test_the_second_time_may_be_declined() -> None:
    game = table(BOMBS + "supremacy = 1")
    do(game, "play bombing-units", "no")
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], ["bombing-units"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("bombing-units", works=False)
@pytest.mark.rule("X5.7c")
def test_without_a_supremacy_token_of_your_own_there_is_no_second_time() -> None:
    game = table(BOMBS, 'supremacy = 1\nhand = ["red-circle"]')
    do(game, "play bombing-units")  # the opponent has nothing to sacrifice
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], ["bombing-units"])
    assert side(game, 1) == ({}, ["red-circle"], [])
    ready(game, 1)


@pytest.mark.card("bombing-units", "atalanta")
@pytest.mark.card("bombing-units", works=False)
@pytest.mark.rule("X10.6c", "X10.23")
def test_a_cancelled_activation_of_bombing_units_costs_nobody_a_card() -> None:
    game = table('army.I = ["bombing-units"]', 'army.I = ["volantis"]\nhand = ["atalanta"]')
    do(game, "activate 0:I1", "will atalanta")
    assert side(game, 0) == ({"I": ["bombing-units [x2]"]}, [], [])
    assert side(game, 1) == ({"I": ["volantis"]}, [], ["atalanta"])
    ready(game, 1)


@pytest.mark.card("bombing-units", "muraena")
@pytest.mark.rule("X10.10", "X10.1a", "X10.22")
def test_a_sacrifice_is_no_destruction() -> None:
    game = table(BOMBS + 'deck = ["alpha"]', 'army.I = ["muraena"]\nhand = ["red-circle"]')
    do(game, "play bombing-units")  # neither the Bounty nor The Red Circle is asked for
    assert side(game, 0) == ({"I": ["lava-goddesses"]}, [], ["bombing-units"]) and deck(game, 0) == ["alpha"]
    assert side(game, 1) == ({}, ["red-circle"], ["muraena"])
    ready(game, 1)
