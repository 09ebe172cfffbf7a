"""Galmi's Immortals: Galmi, his tile, and his Byun Hyung Ja."""

import pytest

from tests.scene import asked, choices, do, over, ready, rules_against, scene, tokens
from tests.zones import seen, zones

# -- Galmi -------------------------------------------------------------------------------------------------------

GALMI = """
tiles = []
wonder = 1
[[player]]
army = { I = ["boul-go", "un-go [t]"], II = ["kan-te"] }
hand = ["galmi"]
deck = ["shard"]
spent = 1
supremacy = 1
[[player]]
army = { I = ["volantis"], II = ["elle"] }
deck = ["sati"]
"""


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4d", "X4.4e", "X10.13", "X10.28")
def test_galmi_puts_an_open_card_on_its_deck_passes_and_leaves_two_turns() -> None:
    game = scene(GALMI)
    do(game, "play galmi")
    assert game.state.wonder == 0
    assert asked(game) == (0, "put-on-deck")
    assert choices(game) == ["lift 0:I2", "lift 0:III1", "lift 1:II1"]
    assert rules_against(game, "lift 1:I1") == rules_against(game, "lift 0:II1") == ["X3.3"]
    do(game, "lift 1:II1")
    assert seen(game, 0, 1, "deck") == "elle, ?"
    assert asked(game) == (0, "pass")
    assert choices(game) == ["yes", "no"]
    do(game, "yes")
    ready(game, 1)
    do(game, "draw 1")
    ready(game, 1)
    do(game, "draw 1")
    assert zones(game, 0) == {"I": "boul-go, un-go [t]", "II": "kan-te", "III": "galmi", "deck": "shard"}
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, sati"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4d", "X4.4c", "X5.9")
def test_a_galmi_that_puts_itself_on_the_deck_leaves_three_turns() -> None:
    game = scene(GALMI)
    do(game, "play galmi", "lift 0:III1", "yes", "draw 1", "draw 1")
    ready(game, 1)
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go [t]", "II": "kan-te", "deck": "galmi, shard"}
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "hand": "sati"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi")
@pytest.mark.rule("X7.5")
def test_galmi_lifts_a_card_of_its_own_player_whose_token_is_spent() -> None:
    game = scene(GALMI)
    do(game, "play galmi", "lift 0:I2", "no")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "galmi", "deck": "un-go, shard"}
    assert zones(game, 1) == {"I": "volantis", "II": "elle", "deck": "sati"}
    assert tokens(game, 0) == (0, 2, 2)
    ready(game, 1)


@pytest.mark.card("galmi", works=False)
@pytest.mark.rule("X4.4b")
def test_galmi_offers_no_pass_with_a_token_in_hand() -> None:
    game = scene(GALMI.replace("spent = 1", "tokens = 1"))
    do(game, "play galmi", "lift 1:II1")
    assert zones(game, 0) == {"I": "boul-go, un-go [t]", "II": "kan-te", "III": "galmi", "deck": "shard"}
    assert zones(game, 1) == {"I": "volantis", "deck": "elle, sati"}
    assert tokens(game, 0) == (1, 0, 2)
    ready(game, 1)


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4b", "X4.4e")
def test_after_the_opponents_pass_galmi_may_pass_with_a_token_in_hand() -> None:
    game = scene(GALMI.replace("spent = 1", "tokens = 1").replace('["sati"]', '["sati"]\npassed = true'))
    do(game, "play galmi", "lift 1:II1")
    assert asked(game) == (0, "pass")
    do(game, "yes")
    assert zones(game, 0) == {"I": "boul-go, un-go [t]", "II": "kan-te", "III": "galmi", "deck": "shard"}
    assert zones(game, 1) == {"I": "volantis", "deck": "elle, sati"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi", works=False)
@pytest.mark.rule("X5.9", "X5.7b")
def test_galmi_alone_among_open_cards_must_lift_itself() -> None:
    game = scene("""
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["kan-te"] }
hand = ["galmi"]
deck = ["shard"]
[[player]]
deck = []
""")
    do(game, "play galmi")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "deck": "galmi, shard"}
    assert zones(game, 1) == {}
    ready(game, 1)


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4d", "X4.7", "X10.4a")
def test_galmi_repeated_by_echo_after_its_pass_lifts_itself_and_two_turns_stay_two() -> None:
    game = scene(GALMI.replace("tiles = []", 'tiles = ["tomorrow"]'))
    do(game, "play galmi", "lift 1:II1", "yes")
    assert asked(game) == (0, "echo")
    do(game, "yes", "lift 0:III1")  # and nobody is asked to pass a second time
    ready(game, 1)
    do(game, "draw 1", "draw 1")
    assert zones(game, 0) == {"I": "boul-go, un-go [t]", "II": "kan-te", "deck": "galmi, shard"}
    assert zones(game, 1) == {"I": "volantis", "hand": "elle, sati"}
    over(game, [0], "X1.1a")


PASS = """
tiles = []
[[player]]
army = { I = ["boul-go"], II = ["kan-te"], III = ["galmi"] }
deck = []
spent = 2
supremacy = 1
[[player]]
army.I = ["(volantis)"]
deck = []
"""


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4d")
def test_galmi_in_play_leaves_two_turns_after_a_common_pass() -> None:
    game = scene(PASS)
    do(game, "pass", "draw 1", "draw 1")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi", works=False)
@pytest.mark.rule("X4.4c", "X3.5a")
def test_a_captured_galmi_leaves_three_turns() -> None:
    game = scene(PASS.replace('["galmi"]', '["(galmi)"]'))
    do(game, "pass", "draw 1", "draw 1")
    ready(game, 1)
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "(galmi)"}
    assert zones(game, 1) == {"I": "(volantis)"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi", works=False)
@pytest.mark.rule("X4.4d")
def test_the_opponents_galmi_does_not_shorten_what_is_left_to_its_player() -> None:
    game = scene(PASS.replace("tiles = []", "tiles = []\nturn = 1").replace("spent = 2", "").replace(
        'army.I = ["(volantis)"]', 'army.I = ["(volantis)"]\nspent = 2'
    ))  # fmt: skip
    do(game, "pass", "draw 1", "draw 1")
    ready(game, 0)
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    over(game, [0], "X1.1a")


@pytest.mark.card("galmi")
@pytest.mark.rule("X4.4d")
def test_two_turns_stay_two_when_galmi_is_captured_after_the_pass() -> None:
    game = scene(PASS.replace('army.I = ["(volantis)"]', 'army.I = ["red-circle"]\nhand = ["cylak"]'))
    do(game, "pass", "play cylak", "capture 0:III1", "draw 1")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "(galmi)"}
    assert zones(game, 1) == {"I": "red-circle", "II": "cylak"}
    # 2 + 3 against 2 + 3: a tie, and nobody holds the Wonder token, so both gain a token.
    over(game, [0], "X1.1a")


TILE = """
tiles = ["galmi"]
[[player]]
army.I = ["volantis"]
deck = []
spent = 2
supremacy = 1
[[player]]
army.I = ["(navaj)"]
deck = []
"""


@pytest.mark.rule("X11.1e", "X4.4d")
def test_the_active_tile_of_galmi_leaves_two_turns_after_anyones_pass() -> None:
    game = scene(TILE)
    do(game, "pass", "draw 1", "draw 1")
    assert zones(game, 0) == {"I": "volantis"}
    assert zones(game, 1) == {"I": "(navaj)"}
    over(game, [0], "X1.1a")


# -- Byun Hyung Ja (Galmi) ---------------------------------------------------------------------------------------

BYUN_HYUNG_JA = """
tiles = []
[[player]]
army = { I = ["boul-go", "un-go"], II = ["kan-te", "shard"], III = ["byun-hyung-ja-galmi"] }
deck = []
spent = 2
supremacy = 1
[[player]]
army.I = ["(volantis)"]
deck = []
"""


@pytest.mark.card("byun-hyung-ja-galmi")
@pytest.mark.rule("X7.6", "X4.7")
def test_byun_hyung_ja_unlocks_a_token_for_the_first_pass() -> None:
    game = scene(BYUN_HYUNG_JA)
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "byun-hyung-ja-galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert tokens(game, 0) == (1, 2, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-galmi")
@pytest.mark.rule("X4.4b")
def test_byun_hyung_ja_unlocks_a_token_for_a_pass_by_galmi_too() -> None:
    game = scene(BYUN_HYUNG_JA.replace("deck = []\nspent", 'hand = ["galmi"]\ndeck = []\nspent'))
    do(game, "play galmi", "lift 1:I1", "yes")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "byun-hyung-ja-galmi, galmi"}
    assert zones(game, 1) == {"deck": "volantis"}
    assert tokens(game, 0) == (1, 2, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-galmi", works=False)
def test_byun_hyung_ja_unlocks_nothing_for_the_second_pass() -> None:
    game = scene(BYUN_HYUNG_JA.replace('["(volantis)"]', '["(volantis)"]\npassed = true'))
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "byun-hyung-ja-galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert tokens(game, 0) == (0, 2, 2)
    over(game, [0], "X1.1a")


@pytest.mark.card("byun-hyung-ja-galmi", works=False)
@pytest.mark.rule("X3.5a")
def test_a_captured_byun_hyung_ja_unlocks_nothing() -> None:
    game = scene(BYUN_HYUNG_JA.replace("byun-hyung-ja-galmi", "(byun-hyung-ja-galmi)"))
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "(byun-hyung-ja-galmi)"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert tokens(game, 0) == (0, 2, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-galmi", works=False)
def test_byun_hyung_ja_unlocks_nothing_when_the_opponent_passes_first() -> None:
    game = scene(BYUN_HYUNG_JA.replace("tiles = []", "tiles = []\nturn = 1").replace(
        '["(volantis)"]', '["(volantis)"]\nspent = 2'
    ))  # fmt: skip
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "byun-hyung-ja-galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    assert (tokens(game, 0), tokens(game, 1)) == ((0, 2, 2), (0, 2, 2))
    ready(game, 0)


@pytest.mark.card("byun-hyung-ja-galmi")
@pytest.mark.rule("X1.2")
def test_byun_hyung_ja_wins_by_a_fifth_token() -> None:
    game = scene(BYUN_HYUNG_JA.replace("spent = 2", "spent = 4\nlocked = 0"))
    do(game, "pass")
    assert zones(game, 0) == {"I": "boul-go, un-go", "II": "kan-te, shard", "III": "byun-hyung-ja-galmi"}
    assert zones(game, 1) == {"I": "(volantis)"}
    over(game, [0], "X1.2")


@pytest.mark.card("byun-hyung-ja-galmi")
@pytest.mark.rule("X10.13", "X10.1a")
def test_byun_hyung_ja_takes_the_wonder_token_and_is_worth_a_bounty() -> None:
    game = scene("""
tiles = []
wonder = 1
[[player]]
army = { I = ["boul-go"], II = ["kan-te"] }
hand = ["byun-hyung-ja-galmi"]
deck = []
[[player]]
army.I = ["red-circle"]
hand = ["cylak"]
deck = ["solok"]
""")
    do(game, "play byun-hyung-ja-galmi")
    assert game.state.wonder == 0
    do(game, "play cylak", "capture 0:III1", "yes")
    assert zones(game, 0) == {"I": "boul-go", "II": "kan-te", "III": "(byun-hyung-ja-galmi)"}
    assert zones(game, 1) == {"I": "red-circle", "II": "cylak", "hand": "solok"}
    ready(game, 0)
