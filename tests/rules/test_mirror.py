"""X11.3: Aat and what it has of its mirror card."""

import pytest

from gosux import Event, Game
from tests.duel import duel, side
from tests.scene import asked, choices, do, ready, rules_against, tokens

# -- X11.3a: when there is a mirror ------------------------------------------------------------------------------


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X3.6a")
def test_aat_entering_resolves_the_effect_of_its_mirror_for_its_own_player() -> None:
    game = duel('hand = ["aat"]\ndeck = ["ez", "ne-o", "fre-e"]', 'army.I = ["muraena"]\ndeck = ["timer"]\nlocked = 0')
    do(game, "play aat")  # X is 2 for the player of Aat, not 4
    assert side(game, 0) == {"I": ["aat"], "hand": ["ez", "ne-o"], "deck": ["fre-e"]}
    assert side(game, 1) == {"I": ["muraena"], "deck": ["timer"]}
    ready(game, 1)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3a", "X3.6a")
@pytest.mark.parametrize("opposing", [[], ["(muraena)"], ["(arpia)", "muraena"]], ids=["empty", "captured", "not-I1"])
def test_aat_has_nothing_while_its_mirror_is_missing_or_captured(opposing: list[str]) -> None:
    game = duel('hand = ["aat"]\ndeck = ["ez"]', f"army.I = {opposing}")
    do(game, "play aat")
    assert side(game, 0) == {"I": ["aat"], "deck": ["ez"]}
    assert side(game, 1) == ({"I": opposing} if opposing else {})
    ready(game, 1)
    do(game, "draw 1")
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3a", "X11.3c")
def test_aat_gains_and_loses_what_the_card_opposite_has() -> None:
    game = duel('army.I = ["obeezs", "aat"]\ndeck = ["ez", "ne-o"]', 'army.I = ["muraena"]\nhand = ["arpia"]')
    assert rules_against(game, "activate 0:I2") == ["X7.2"]
    do(game, "draw 1", "play arpia")  # Arpia enters opposite
    do(game, "activate 0:I2")
    assert side(game, 0) == {"I": ["obeezs", "aat [t]"], "hand": ["ez", "ne-o"]}
    assert side(game, 1) == {"I": ["muraena", "arpia"]}
    ready(game, 1)


# -- X11.3b: what stays its own ----------------------------------------------------------------------------------


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3b")
def test_aat_keeps_its_own_shift_cost_and_clan() -> None:
    game = duel('army.I = ["aat"]\nhand = ["obeezs", "ez"]', 'army.I = ["muraena"]')  # Muraena's shift costs 3
    assert rules_against(game, "play ez") == []  # Aat is of Tomorrow
    do(game, "shift I1", "no")
    assert side(game, 0) == {"I": ["obeezs"], "pile": ["aat", "ez"]}
    assert side(game, 1) == {"I": ["muraena"]}
    ready(game, 1)


def battle(game: Game) -> list[Event]:
    """Both players pass; the events of the Great Battle follow."""
    return do(game, "pass", "pass")


def values(events: list[Event]) -> object:
    return next(event.args["values"] for event in events if event.kind == "battle")


NO_TOKENS = "tokens = 0\nspent = 2\n"


@pytest.mark.rule("X11.3b", "X3.4b")
def test_aat_keeps_its_own_value_opposite_a_card_worth_more() -> None:
    game = duel(NO_TOKENS + 'army.I = ["aat"]', 'army.I = ["phoenix-immortal"]')
    assert values(battle(game)) == [2, 3]
    assert (side(game, 0), side(game, 1)) == ({"hand": ["aat"]}, {"hand": ["phoenix-immortal"]})
    ready(game, 0)


@pytest.mark.card("aat", "all-in-one")
@pytest.mark.rule("X11.3b", "X10.16a")
def test_opposite_all_in_one_aat_counts_as_the_clans_of_its_own_players_deck() -> None:
    game = duel('army.I = ["aat"]\nhand = ["sati"]', 'army.I = ["all-in-one"]')
    do(game, "play sati")
    assert side(game, 0) == {"I": ["aat"], "II": ["sati"]}
    assert side(game, 1) == {"I": ["all-in-one"]}
    ready(game, 1)


@pytest.mark.card("aat", "all-in-one", works=False)
@pytest.mark.rule("X11.3a", "X11.3b")
def test_opposite_a_captured_all_in_one_aat_is_only_of_tomorrow() -> None:
    game = duel('army.I = ["aat"]\nhand = ["sati"]', 'army.I = ["(all-in-one)"]')
    assert rules_against(game, "play sati") == ["X5.3b"]
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat"], "hand": ["sati"]}, {"I": ["(all-in-one)"]})
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3b", "X11.16")
def test_opposite_all_in_one_aat_does_not_count_as_the_clans_of_the_opposing_deck() -> None:
    game = duel(
        'clans = ["tomorrow", "justice", "galmi"]\narmy.I = ["aat"]',
        'clans = ["xian", "goan_sul", "phoenix"]\narmy.I = ["all-in-one", "lava-goddesses"]\narmy.II = ["hempo"]\n'
        'hand = ["goan-sul"]',
        "tiles = []\nturn = 1",
    )
    do(game, "play goan-sul")
    assert choices(game) == ["clan galmi", "clan goan_sul", "clan justice", "clan tomorrow"]
    assert rules_against(game, "clan xian") == ["X11.16"]
    do(game, "clan justice", "no")  # it has the Bounty of All in one, too
    assert side(game, 0) == {"pile": ["aat"]}
    assert side(game, 1) == {"I": ["all-in-one", "lava-goddesses"], "II": ["hempo"], "III": ["goan-sul"]}
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3b", "X10.5")
def test_opposite_phoenix_immortal_aat_is_ethereal_and_of_every_level() -> None:
    game = duel(
        'army.I = ["aat"]',
        'army.I = ["phoenix-immortal", "red-circle"]\nhand = ["cylak"]',
        "tiles = []\nturn = 1",
    )
    do(game, "play cylak")  # no level III card can be captured, so nothing is asked
    assert side(game, 0) == {"I": ["aat"]}
    assert side(game, 1) == {"I": ["phoenix-immortal", "red-circle"], "II": ["cylak"]}
    ready(game, 0)


@pytest.mark.rule("X11.3b")
def test_of_every_level_is_no_reason_against_aat_but_ethereal_is() -> None:
    game = duel(
        'army.I = ["aat", "obeezs"]\narmy.II = ["ez"]\narmy.III = ["tomorrow"]',
        'army.I = ["phoenix-immortal", "red-circle"]\nhand = ["cylak"]',
        "tiles = []\nturn = 1",
    )
    do(game, "play cylak")
    assert (asked(game), choices(game)) == ((1, "capture"), ["capture 0:III1", "no"])
    assert rules_against(game, "capture 0:I1") == ["X10.5"]
    assert rules_against(game, "capture 0:I2") == ["X3.4a"]
    do(game, "no")
    assert side(game, 0) == {"I": ["aat", "obeezs"], "II": ["ez"], "III": ["tomorrow"]}
    assert side(game, 1) == {"I": ["phoenix-immortal", "red-circle"], "II": ["cylak"]}
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3b", "X11.1h")
def test_opposite_phoenix_immortal_aat_is_an_immortal_to_xian() -> None:
    game = duel('army.I = ["aat"]\nhand = ["sati"]', 'army.I = ["phoenix-immortal"]', 'tiles = ["xian"]')
    do(game, "play sati")  # of level III, so of all 3 clans of the deck
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat"], "II": ["sati"]}, {"I": ["phoenix-immortal"]})
    ready(game, 1)


# -- X11.3c: the printed text of the mirror, read each time ------------------------------------------------------


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X10.13")
def test_aat_opposite_a_wondrous_card_takes_the_wonder_token() -> None:
    game = duel('hand = ["aat"]', 'army.I = ["boul-go"]', "tiles = []\nwonder = 1")
    do(game, "play aat")
    assert game.state.wonder == 0
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat"]}, {"I": ["boul-go"]})
    ready(game, 1)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X5.2c")
def test_aat_opposite_a_recruiter_recruits() -> None:
    game = duel('army.I = ["aat"]\nhand = ["timer"]', 'army.I = ["atalanta"]')
    do(game, "play timer")
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat", "timer"]}, {"I": ["atalanta"]})
    ready(game, 0)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3a", "X5.2d")
def test_aat_opposite_a_captured_recruiter_does_not_recruit() -> None:
    game = duel('army.I = ["aat"]\nhand = ["timer"]', 'army.I = ["(atalanta)"]')
    assert rules_against(game, "play timer") == ["X5.2d"]
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat"], "hand": ["timer"]}, {"I": ["(atalanta)"]})
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X6.4")
def test_aat_opposite_a_secret_shift_may_be_replaced_from_the_discard_pile() -> None:
    game = duel('army.I = ["aat"]\nhand = ["ez"]\ndiscard = ["spoils-seekers"]', 'army.I = ["red-circle"]')
    do(game, "shift I1")  # EZ pays and only Spoils Seekers fit
    assert (side(game, 0), choices(game)) == (
        {"I": ["spoils-seekers"], "pile": ["aat", "ez"]},
        ["name ez", "name aat"],
    )
    do(game, "name ez")
    assert side(game, 0) == {"I": ["spoils-seekers"], "hand": ["ez"], "pile": ["aat"]}
    assert side(game, 1) == {"I": ["red-circle"]}
    ready(game, 1)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c")
def test_aat_opposite_boul_go_gives_an_additional_turn_for_drawing_three() -> None:
    game = duel('army.I = ["aat"]\ndeck = ["ez", "ne-o", "fre-e"]', 'army.I = ["boul-go"]')
    do(game, "draw 3")
    assert side(game, 0) == {"I": ["aat"], "hand": ["ez", "fre-e", "ne-o"]}
    assert side(game, 1) == {"I": ["boul-go"]}
    ready(game, 0)


@pytest.mark.card("aat", "guardians-of-the-night")
@pytest.mark.rule("X11.3c", "X11.11")
def test_aat_opposite_the_guardians_makes_its_captor_discard() -> None:
    game = duel(
        'army.I = ["aat"]',
        'army.I = ["guardians-of-the-night"]\nhand = ["apostles-of-the-night", "solok", "ashes"]',
        "tiles = []\nturn = 1",
    )
    do(game, "play apostles-of-the-night", "target 0:I1")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard ashes", "discard solok"])
    do(game, "discard ashes")
    assert side(game, 0) == {"I": ["(aat)"]}
    assert side(game, 1) == {
        "I": ["guardians-of-the-night", "apostles-of-the-night"], "hand": ["solok"], "pile": ["ashes"],
    }  # fmt: skip
    ready(game, 0)


GOAN_SUL = 'army.I = ["{}", "demon-guardians"]\nhand = ["lava-goddesses"]\ndeck = ["hempo"]'


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X10.1a")
def test_aat_has_the_printed_bounty_of_its_mirror() -> None:
    game = duel('army.I = ["aat"]', GOAN_SUL.format("muraena"), "tiles = []\nturn = 1")
    do(game, "play lava-goddesses", "capture 0:I1")
    assert asked(game) == (1, "bounty")
    do(game, "yes")
    assert side(game, 0) == {"I": ["(aat)"]}
    assert side(game, 1) == {"I": ["muraena", "demon-guardians", "lava-goddesses"], "hand": ["hempo"]}
    ready(game, 0)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3c")
def test_aat_does_not_share_the_bounty_token_on_its_mirror() -> None:
    game = duel('army.I = ["aat"]', GOAN_SUL.format("arpia"), 'tiles = []\nturn = 1\nbounty = "1:I1"')
    do(game, "play lava-goddesses", "capture 0:I1")
    assert side(game, 0) == {"I": ["(aat)"]}
    assert side(game, 1) == {"I": ["arpia", "demon-guardians", "lava-goddesses"], "deck": ["hempo"]}
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c")
def test_the_bounty_token_on_aat_is_aats_own() -> None:
    game = duel('army.I = ["aat"]', GOAN_SUL.format("arpia"), 'tiles = []\nturn = 1\nbounty = "0:I1"')
    do(game, "play lava-goddesses", "capture 0:I1", "no")
    assert side(game, 0) == {"I": ["(aat)"]}
    assert side(game, 1) == {"I": ["arpia", "demon-guardians", "lava-goddesses"], "deck": ["hempo"]}
    ready(game, 0)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3c")
def test_aat_does_not_share_what_a_tile_gives_its_mirror() -> None:
    game = duel(
        'army.I = ["aat", "demon-guardians"]\nhand = ["lava-goddesses"]', 'army.I = ["arpia"]', 'tiles = ["justice"]'
    )
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 0:I2"]
    assert rules_against(game, "capture 1:I1") == ["X10.5"]  # each highest OPEN card is Ethereal
    do(game, "capture 0:I1")
    assert side(game, 0) == {"I": ["(aat)", "demon-guardians", "lava-goddesses"]}
    assert side(game, 1) == {"I": ["arpia"]}
    ready(game, 1)


UNDER_SHADOW = 'army.I = ["spoils-seekers"]\narmy.II = ["sha-dow"]\nhand = ["aat", "ez", "ne-o"]\n'


@pytest.mark.card("aat", "sha-dow")
@pytest.mark.rule("X11.3c", "X10.21")
def test_the_repetition_reads_the_mirror_anew() -> None:
    game = duel(
        UNDER_SHADOW + 'deck = ["fre-e", "wiindz", "obeezs"]',
        'army.I = ["demon-guardians", "muraena", "lava-goddesses"]',
    )
    do(game, "shift I1")  # EZ and Ne'o pay
    assert choices(game) == ["swap 1:I1", "swap 1:I2", "swap 1:I3", "done"]
    do(game, "swap 1:I1", "with 1:I2")  # and destroy 1:I3, the only OPEN Troop
    assert asked(game) == (0, "echo")
    do(game, "yes")  # Muraena is opposite now
    assert side(game, 0) == {
        "I": ["aat"], "II": ["sha-dow"], "hand": ["fre-e", "wiindz"], "deck": ["obeezs"],
        "pile": ["ez", "ne-o", "spoils-seekers"],
    }  # fmt: skip
    assert side(game, 1) == {"I": ["muraena", "demon-guardians"], "pile": ["lava-goddesses"]}
    ready(game, 1)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3a", "X11.3c")
def test_aat_has_no_effect_to_repeat_once_it_has_captured_its_mirror() -> None:
    game = duel(UNDER_SHADOW, 'army.I = ["lava-goddesses", "spirits-of-smook"]')
    do(game, "shift I1", "capture 1:I1")
    assert side(game, 0) == {"I": ["aat"], "II": ["sha-dow"], "pile": ["ez", "ne-o", "spoils-seekers"]}
    assert side(game, 1) == {"I": ["(lava-goddesses)", "spirits-of-smook"]}
    ready(game, 1)


@pytest.mark.card("aat", "dancing-dragon")
@pytest.mark.rule("X10.18", "X11.3c")
def test_opposite_a_dancing_dragon_aat_copies_and_may_not_copy_itself() -> None:
    game = duel(
        'army.I = ["obeezs"]\nhand = ["aat"]\ndeck = ["ez", "ne-o", "fre-e"]', 'army.I = ["3-wishes", "dancing-dragon"]'
    )
    do(game, "play aat")
    assert choices(game) == ["copy 0:I1", "copy 1:I1", "copy 1:I2"]
    assert rules_against(game, "copy 0:I2") == ["X10.18"]
    do(game, "copy 1:I2")
    assert choices(game) == ["copy 0:I1", "copy 1:I1"]
    assert rules_against(game, "copy 1:I2") == ["X10.14c"]
    do(game, "copy 0:I1")
    assert side(game, 0) == {"I": ["obeezs", "aat"], "deck": ["fre-e"], "pile": ["ez", "ne-o"]}
    assert side(game, 1) == {"I": ["3-wishes", "dancing-dragon"]}
    ready(game, 1)


# -- X11.3d: tokens and icons ------------------------------------------------------------------------------------


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3d")
def test_aat_may_be_activated_while_it_has_fewer_tokens_than_its_mirror_has_icons() -> None:
    game = duel('army.I = ["aat [t]"]\ndeck = ["ez", "ne-o"]', 'army.I = ["1000-faces"]')
    do(game, "activate 0:I1")
    assert side(game, 0) == {"I": ["aat [t] [t]"], "hand": ["ez"], "deck": ["ne-o"]}
    assert tokens(game, 0) == (0, 0, 2)
    ready(game, 1)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X11.3d", "X7.2")
@pytest.mark.parametrize("opposing", [["arpia"], ["(1000-faces)"], []], ids=["one-icon", "captured", "empty"])
def test_tokens_stay_on_aat_when_its_icons_are_gone(opposing: list[str]) -> None:
    game = duel('army.I = ["aat [t]"]\ndeck = ["ez"]', f"army.I = {opposing}")
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    do(game, "draw 1")
    assert side(game, 0) == {"I": ["aat [t]"], "hand": ["ez"]}
    assert tokens(game, 0) == (0, 1, 2)
    ready(game, 1)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3d", "X11.3a")
def test_aat_keeps_the_token_by_which_it_captured_its_mirror() -> None:
    game = duel('army.I = ["aat"]', 'army.I = ["apostles-of-the-night"]')
    do(game, "activate 0:I1", "target 1:I1")
    assert (side(game, 0), side(game, 1)) == ({"I": ["aat [t]"]}, {"I": ["(apostles-of-the-night)"]})
    do(game, "draw 1")
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    ready(game, 0)


@pytest.mark.card("aat")
@pytest.mark.rule("X11.3c", "X7.3", "X7.8")
def test_a_token_placed_opposite_a_veteran_shows_x2_until_it_leaves() -> None:
    game = duel('army.I = ["aat"]\ndiscard = ["ez"]', 'army.I = ["spirits-of-smook"]\nhand = ["lava-goddesses"]')
    do(game, "activate 0:I1")  # EZ is no Veteran
    do(game, "play lava-goddesses", "capture 1:I1")
    assert side(game, 0) == {"I": ["aat [x2]"], "pile": ["ez"]}
    do(game, "draw 1", "draw 3")
    assert values(battle(game)) == [4, 2]
    assert side(game, 0) == {"hand": ["aat", "ez"]}
    assert side(game, 1) == {"I": ["spirits-of-smook"], "hand": ["lava-goddesses"]}
    ready(game, 1)


@pytest.mark.card("aat", works=False)
@pytest.mark.rule("X7.8")
def test_a_token_placed_before_the_veteran_was_opposite_doubles_nothing() -> None:
    army = "tokens = 0\nspent = 1\n" + 'army.I = ["aat [t]"]'
    game = duel(army, 'army.I = ["spirits-of-smook"]', "tiles = []\nwonder = 0")
    assert values(battle(game)) == [2, 2]
    assert (side(game, 0), side(game, 1)) == ({"hand": ["aat"]}, {"hand": ["spirits-of-smook"]})
    ready(game, 1)
