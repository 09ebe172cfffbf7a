"""Goan Sul: the Immortals. Heroes and Troops have files of their own."""

import pytest

from tests.cards.goan_sul_and_justice import side, table
from tests.scene import asked, choices, do, kinds, over, ready, rules_against, tokens

# -- Goan Sul: its effect ----------------------------------------------------------------------------------------

BASE = 'clans = ["goan_sul", "galmi", "narashima"]\n'
ENTERING = BASE + 'army.I = ["spirits-of-smook", "bombing-units"]\narmy.II = ["hemro"]\nhand = ["goan-sul"]'
YOURS = {"I": ["spirits-of-smook", "bombing-units"], "II": ["hemro"], "III": ["goan-sul"]}
THEIR_CLANS = 'clans = ["phoenix", "justice", "xian"]\n'


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X11.8", "X11.16")
def test_goan_sul_destroys_all_open_cards_of_the_chosen_clan() -> None:
    game = table(ENTERING, THEIR_CLANS + 'army.I = ["volantis", "arpia"]\narmy.II = ["kaez"]')
    do(game, "play goan-sul")
    assert asked(game) == (0, "clan")
    assert choices(game) == ["clan goan_sul", "clan phoenix"]  # volantis is not OPEN
    assert rules_against(game, "clan justice") == ["X11.16"]
    assert rules_against(game, "clan tomorrow") == ["X11.16"]  # in no deck
    do(game, "clan phoenix")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({"I": ["volantis"]}, [], ["arpia", "kaez"])
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X11.8")
def test_a_card_that_becomes_open_by_the_destruction_stays() -> None:
    game = table(ENTERING, THEIR_CLANS + 'army.I = ["volantis", "arpia"]\narmy.II = ["kaez", "fenghuang"]')
    do(game, "play goan-sul", "clan phoenix")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({"I": ["volantis", "arpia"], "II": ["kaez"]}, [], ["fenghuang"])
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X5.9", "X11.16")
def test_goan_sul_must_destroy_its_own_clan_when_no_other_has_an_open_card() -> None:
    game = table(ENTERING)
    events = do(game, "play goan-sul")
    assert "chosen-for-you" in kinds(events)
    assert side(game, 0) == ({"I": ["spirits-of-smook"], "II": ["hemro"]}, [], ["bombing-units", "goan-sul"])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X10.5", "X3.5a")
def test_goan_sul_spares_ethereal_and_captured_cards() -> None:
    theirs = THEIR_CLANS + 'army.I = ["arpia", "{}"]\narmy.II = ["phoenix-immortal"]'
    game = table(ENTERING, theirs.format("(timer)"))
    do(game, "play goan-sul")  # no phoenix card can be destroyed: only the own clan is left
    assert side(game, 1) == ({"I": ["arpia", "(timer)"], "II": ["phoenix-immortal"]}, [], [])
    ready(game, 1)
    game = table(ENTERING, theirs.format("timer"))
    do(game, "play goan-sul", "clan phoenix")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["phoenix-immortal"]}, [], ["timer"])
    ready(game, 1)


@pytest.mark.card("goan-sul", "shennong")
@pytest.mark.rule("X10.16a", "X10.1a", "X10.25")
def test_goan_sul_reaches_cards_of_several_clans_and_each_bounty_is_asked_for() -> None:
    theirs = THEIR_CLANS + 'army.I = ["volantis", "muraena"]\narmy.II = ["shennong"]'
    game = table(ENTERING + '\ndeck = ["nalin", "navaj"]', theirs)
    do(game, "play goan-sul")
    assert choices(game) == ["clan goan_sul", "clan justice", "clan phoenix", "clan xian"]
    do(game, "clan phoenix")
    assert side(game, 1) == ({"I": ["volantis"]}, [], ["muraena", "shennong"])
    assert asked(game) == (0, "bounty")
    do(game, "no")
    assert asked(game) == (0, "bounty")
    do(game, "yes")  # Hemro makes it two
    assert side(game, 0) == (YOURS, ["nalin", "navaj"], [])
    ready(game, 1)


@pytest.mark.card("goan-sul", "red-circle")
@pytest.mark.rule("X10.22", "X10.6b")
def test_the_red_circle_is_asked_card_by_card_and_the_rest_goes_together() -> None:
    clans = 'clans = ["phoenix", "justice", "abhilasha"]\nhand = ["red-circle"]\n'
    game = table(ENTERING, clans + 'army.I = ["volantis", "arpia"]\narmy.II = ["kaez"]')
    do(game, "play goan-sul", "clan phoenix")
    assert asked(game) == (1, "will") and game.view(0).decision is None
    do(game, "no")
    assert asked(game) == (1, "will")
    assert side(game, 1)[0] == {"I": ["volantis", "arpia"], "II": ["kaez"]}  # nothing has gone yet
    do(game, "will red-circle")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({"I": ["volantis"], "II": ["kaez"]}, [], ["arpia", "red-circle"])
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X10.21", "X11.1c", "X10.4a")
def test_goan_sul_with_echo_is_repeated_unless_it_has_destroyed_itself() -> None:
    theirs = THEIR_CLANS + 'army.I = ["volantis", "arpia"]'
    game = table(ENTERING, theirs, 'tiles = ["tomorrow"]')
    do(game, "play goan-sul", "clan phoenix", "yes", "clan justice")
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({}, [], ["arpia", "volantis"])
    ready(game, 1)
    game = table(ENTERING, theirs, 'tiles = ["tomorrow"]')
    do(game, "play goan-sul", "clan goan_sul")
    assert side(game, 0) == ({"I": ["spirits-of-smook"], "II": ["hemro"]}, [], ["bombing-units", "goan-sul"])
    assert side(game, 1) == ({"I": ["volantis", "arpia"]}, [], [])
    ready(game, 1)


@pytest.mark.card("goan-sul", works=False)
@pytest.mark.rule("X11.16", "X5.7c", "X11.1a")
def test_goan_sul_destroys_nothing_when_no_open_card_can_be_destroyed() -> None:
    lone = BASE + 'army.I = ["spirits-of-smook"]\narmy.II = ["hemro"]\nhand = ["goan-sul"]'
    game = table(lone, THEIR_CLANS, 'tiles = ["justice"]')  # Goan Sul itself is the highest OPEN card: Ethereal
    do(game, "play goan-sul")
    free = ["galmi", "goan_sul", "justice", "narashima", "phoenix", "xian"]
    assert choices(game) == [f"clan {clan}" for clan in free]
    assert "nothing-happens" in kinds(do(game, "clan goan_sul"))
    assert side(game, 0) == ({"I": ["spirits-of-smook"], "II": ["hemro"], "III": ["goan-sul"]}, [], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


# -- Goan Sul: its rule ------------------------------------------------------------------------------------------

PASSED = 'passed = true\ndeck = []\nclans = ["phoenix", "justice", "xian"]\n'
TOWER = 'army.II = ["hemro"]\narmy.III = ["goan-sul"]\ndeck = []\n'  # 8 with its first Troop 10


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X8.4a", "X8.4b", "X1.4b", "X8.2a")
def test_a_battle_won_by_ten_wins_the_game() -> None:
    game = table(TOWER + 'army.I = ["spirits-of-smook", "bombing-units"]', PASSED + 'army.I = ["arpia"]')
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [12, 2]
    assert side(game, 0) == (YOURS, [], [])
    assert side(game, 1) == ({"I": ["arpia"]}, [], [])
    over(game, [0], "X1.4b")


NINE = TOWER + 'army.I = ["spirits-of-smook", "bombing-units", "lava-goddesses"]'  # 14


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X8.4c", "X12.4", "X9.2a", "X9.5a")
def test_a_battle_won_by_nine_costs_one_more_card_in_the_song() -> None:
    game = table(NINE, PASSED + 'army.I = ["arpia"]\narmy.II = ["kaez"]')
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [14, 5]
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    assert asked(game) == (0, "sacrifice")  # half of 5, rounded up, and one more: 4
    assert choices(game) == ["sacrifice 0:I3", "sacrifice 0:III1"]
    do(game, "sacrifice 0:III1", "sacrifice 0:II1")
    # The Troops and the loser's Hero leave no choice; all that was sacrificed is drawn again from a new deck.
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["bombing-units", "goan-sul", "hemro", "lava-goddesses"], [])
    assert side(game, 1) == ({"I": ["arpia"]}, ["kaez"], [])
    ready(game, 1)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X8.4c", "X8.2a")
def test_a_tie_won_by_the_wonder_token_costs_one_more_card_too() -> None:
    theirs = PASSED + 'army.I = ["arpia", "timer"]\narmy.II = ["kaez", "fenghuang"]'  # 10
    game = table(TOWER + 'army.I = ["spirits-of-smook"]', theirs, "tiles = []\nwonder = 0")
    do(game, "pass")  # half of 3, rounded up, and one more: all 3, without a choice
    assert side(game, 0) == ({}, [], ["goan-sul", "hemro", "spirits-of-smook"])
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    assert asked(game) == (1, "sacrifice")  # the second of two, after the only OPEN card
    do(game, "sacrifice 1:I2")
    assert side(game, 0) == ({}, ["goan-sul", "hemro", "spirits-of-smook"], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, ["fenghuang", "timer"], [])
    ready(game, 1)


@pytest.mark.card("goan-sul", works=False)
@pytest.mark.rule("X8.4a", "X8.5", "X9.1")
def test_a_captured_goan_sul_neither_wins_nor_costs_a_card() -> None:
    yours = 'army.I = ["spirits-of-smook", "lava-goddesses"]\narmy.II = ["hemro", "alpha"]\narmy.III = ["(goan-sul)"]'
    game = table(f"deck = []\n{yours}", PASSED)
    events = do(game, "pass")
    assert next(event.args["values"] for event in events if event.kind == "battle") == [10, 0]
    assert asked(game) == (0, "sacrifice")
    assert side(game, 0)[0]["III"] == ["goan-sul"]  # released
    do(game, "sacrifice 0:II2", "sacrifice 0:III1", "sacrifice 0:II1")  # half of 5: 3
    assert side(game, 0) == ({"I": ["spirits-of-smook", "lava-goddesses"]}, ["alpha", "goan-sul", "hemro"], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("goan-sul", works=False)
@pytest.mark.rule("X8.4c")
def test_a_loser_with_goan_sul_sacrifices_only_half() -> None:
    theirs = 'army.I = ["arpia", "timer", "sqeezs"]\narmy.II = ["kaez", "fenghuang", "genious"]'  # 15
    game = table(TOWER + 'army.I = ["spirits-of-smook"]', PASSED + theirs)
    do(game, "pass", "sacrifice 1:I3")  # between II3 and II2, each the only OPEN card then
    assert side(game, 1) == ({"I": ["arpia", "timer"], "II": ["kaez"]}, ["fenghuang", "genious", "sqeezs"], [])
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["goan-sul", "hemro"], [])  # 2 of 3
    ready(game, 0)


@pytest.mark.card("goan-sul")
@pytest.mark.rule("X8.4b", "X8.4a", "X11.1g")
def test_the_active_tile_lets_either_player_win_by_ten() -> None:
    theirs = 'army.I = ["arpia", "timer"]\narmy.II = ["kaez", "fenghuang"]'
    game = table('clans = ["goan_sul", "galmi", "tomorrow"]', PASSED + theirs, 'tiles = ["goan_sul"]')
    do(game, "pass")
    assert side(game, 0) == ({}, [], [])
    assert side(game, 1) == ({"I": ["arpia", "timer"], "II": ["kaez", "fenghuang"]}, [], [])
    over(game, [1], "X1.4b")


# -- Byun Hyung Ja (Goan Sul) ------------------------------------------------------------------------------------

BYUN = 'deck = []\narmy.I = ["spirits-of-smook"]\narmy.II = ["hemro"]\narmy.III = ["byun-hyung-ja-goan-sul"]\n'  # 10


@pytest.mark.card("byun-hyung-ja-goan-sul")
@pytest.mark.rule("X8.3", "X7.6", "X9.3b")
def test_winning_a_battle_unlocks_a_token() -> None:
    game = table(BYUN, PASSED + 'army.I = ["arpia"]')
    events = do(game, "pass")
    assert [event.args for event in events if event.kind == "unlocked"] == [{"player": 0, "count": 3, "locked": 1}]
    assert kinds(events).index("unlocked") < kinds(events).index("song")
    assert tokens(game, 0) == (3, 0, 1)
    assert tokens(game, 1) == (2, 0, 2)
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["byun-hyung-ja-goan-sul", "hemro"], [])
    assert side(game, 1) == ({}, ["arpia"], [])
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-goan-sul")
@pytest.mark.rule("X1.2", "X8.3")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_fifth_token_by_winning_a_battle_wins_in_both_editions(edition: str) -> None:
    game = table(BYUN + "locked = 0", PASSED, f'tiles = []\noptions.edition = "{edition}"')
    do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    assert side(game, 0)[0]["III"] == ["byun-hyung-ja-goan-sul"]
    assert side(game, 1) == ({}, [], [])
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-goan-sul", works=False)
@pytest.mark.rule("X8.5")
def test_a_captured_byun_hyung_ja_unlocks_nothing() -> None:
    game = table(BYUN.replace('"byun-hyung-ja-goan-sul"', '"(byun-hyung-ja-goan-sul)"'), PASSED)
    do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == [1, 0]
    assert tokens(game, 0) == (2, 0, 2)
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["byun-hyung-ja-goan-sul", "hemro"], [])
    assert side(game, 1) == ({}, [], [])
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-goan-sul", works=False)
@pytest.mark.rule("X8.2b")
def test_a_battle_that_both_gain_is_not_won() -> None:
    game = table(BYUN, PASSED + 'army.I = ["arpia", "timer"]\narmy.II = ["kaez", "fenghuang"]')
    events = do(game, "pass")
    assert [seat.supremacy for seat in game.state.seats] == [1, 1]
    assert "unlocked" not in kinds(events)
    assert tokens(game, 0)[2] == tokens(game, 1)[2] == 2
    do(game, "sacrifice 1:I2")  # after II2, the only OPEN card
    assert side(game, 0) == ({"I": ["spirits-of-smook"]}, ["byun-hyung-ja-goan-sul", "hemro"], [])
    assert side(game, 1) == ({"I": ["arpia"], "II": ["kaez"]}, ["fenghuang", "timer"], [])
    assert asked(game)[1] == "turn"


@pytest.mark.card("goan-sul", "byun-hyung-ja-goan-sul", "alpha", "hemro", works=False)
@pytest.mark.rule("X12.5", "X7.2")
def test_veterans_without_an_icon_take_no_token() -> None:
    game = table(
        'army.I = ["lava-goddesses", "spirits-of-smook"]\narmy.II = ["alpha", "hemro"]\n'
        'army.III = ["goan-sul", "byun-hyung-ja-goan-sul"]'
    )
    for slot in ("I1", "II1", "II2", "III1", "III2"):
        assert rules_against(game, f"activate 0:{slot}") == ["X7.2"]
    assert rules_against(game, "activate 0:I2") == []
    assert side(game, 1) == ({}, [], [])
    ready(game, 0)
