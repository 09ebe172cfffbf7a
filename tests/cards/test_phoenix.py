"""The Immortals of Phoenix and the two Heroes named Phoenix."""

import pytest

from tests.cards.narashima_and_phoenix import battle_values, phoenix
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, rules_against, tokens

# -- Phoenix -----------------------------------------------------------------------------------------------------

BASE = """
army.I = ["arpia"]
army.II = ["kaez"]
"""


@pytest.mark.card("phoenix")
@pytest.mark.rule("X4.3a")
def test_phoenix_gives_one_additional_turn() -> None:
    game = phoenix(f'{BASE}hand = ["phoenix"]\ndeck = ["sati"]')
    do(game, "play phoenix")
    ready(game, 0)
    do(game, "draw 1")
    assert army(game, 0) == {"I": ["arpia"], "II": ["kaez"], "III": ["phoenix"]}
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)) == (["sati"], [], (1, 1, 2))
    ready(game, 1)


@pytest.mark.card("phoenix")
@pytest.mark.rule("X4.3a", "X11.1c", "X10.4a")
def test_phoenix_repeated_by_echo_gives_still_one_additional_turn() -> None:
    game = phoenix(f'{BASE}hand = ["phoenix"]\ndeck = ["sati"]', head='tiles = ["tomorrow"]')
    do(game, "play phoenix")
    assert (asked(game), choices(game)) == ((0, "echo"), ["yes", "no"])
    do(game, "yes")
    ready(game, 0)
    do(game, "draw 1")
    assert (hand(game, 0), army(game, 0)["III"]) == (["sati"], ["phoenix"])
    ready(game, 1)


@pytest.mark.card("phoenix", works=False)
@pytest.mark.rule("X4.3b")
def test_phoenix_gives_no_turn_in_an_additional_turn() -> None:
    game = phoenix(f'{BASE}hand = ["phoenix"]\ndeck = []', head="tiles = []\nadditional_turn = true")
    assert "no-additional-turn" in kinds(do(game, "play phoenix"))
    assert (hand(game, 0), army(game, 0)["III"]) == ([], ["phoenix"])
    ready(game, 1)


LAST_TURN = "tiles = []\nturns_left = 0"
THEY_PASSED = 'passed = true\nhand = ["alpha", "hempo", "nio"]\ndeck = []'


@pytest.mark.card("phoenix")
@pytest.mark.rule("X8.1")
def test_phoenix_adds_a_point_for_each_card_in_its_players_hand() -> None:
    game = phoenix(f'{BASE}army.III = ["phoenix"]\nhand = ["sati", "elle"]\ndeck = []', THEY_PASSED, LAST_TURN)
    assert battle_values(do(game, "pass")) == [2 + 3 + 5 + 2, 0]
    # The winner sacrifices 2 of 3 cards; there was no choice, and both came back with the new hand.
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia"]}, ["elle", "kaez", "phoenix", "sati"])
    assert hand(game, 1) == ["alpha", "hempo", "nio"]
    ready(game, 1)


@pytest.mark.card("phoenix")
@pytest.mark.rule("X4.2d", "X8.1")
def test_phoenix_counts_the_hand_after_the_limit_of_seven() -> None:
    held = ["sati", "elle", "quae", "nezha", "tourach", "shard", "she-rift", "ree-ab"]
    game = phoenix(f'{BASE}army.III = ["phoenix"]\nhand = {held}\ndeck = []', THEY_PASSED, LAST_TURN)
    do(game, "pass")
    assert asked(game) == (0, "hand-limit")
    assert battle_values(do(game, "discard sati")) == [10 + 7, 0]
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia"]}, sorted(held[1:]))
    assert pile(game, 0) == ["kaez", "phoenix", "sati"]
    ready(game, 1)


@pytest.mark.card("phoenix", works=False)
@pytest.mark.rule("X8.5", "X3.4a")
def test_a_captured_phoenix_adds_nothing() -> None:
    game = phoenix(f'{BASE}army.III = ["(phoenix)"]\nhand = ["sati", "elle"]\ndeck = []', THEY_PASSED, LAST_TURN)
    assert battle_values(do(game, "pass")) == [2 + 3, 0]
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia"]}, ["elle", "kaez", "phoenix", "sati"])
    ready(game, 1)


@pytest.mark.card("phoenix")
@pytest.mark.rule("X10.27", "X11.1f")
def test_phoenix_and_its_tile_count_a_hand_once_and_the_tile_counts_both() -> None:
    head = 'tiles = ["phoenix"]\nturns_left = 0'
    game = phoenix(f'{BASE}army.III = ["phoenix"]\nhand = ["sati", "elle"]\ndeck = []', THEY_PASSED, head)
    assert battle_values(do(game, "pass")) == [10 + 2, 0 + 3]
    assert (army(game, 0), hand(game, 1)) == ({"I": ["arpia"]}, ["alpha", "hempo", "nio"])
    ready(game, 1)


# -- Byun Hyung Ja -----------------------------------------------------------------------------------------------

THREE_PHOENIX = """
army.I = ["arpia", "muraena"]
army.II = ["phoenix-eliana", "phoenix-immortal"]
army.III = ["phoenix", "byun-hyung-ja-phoenix"]
deck = ["elle"]
"""


@pytest.mark.card("byun-hyung-ja-phoenix")
@pytest.mark.rule("X10.11a", "X11.4", "X7.6")
@pytest.mark.parametrize("rows", [("arpia", "phoenix-immortal"), ("phoenix-immortal", "kaez")])
def test_byun_hyung_ja_is_captured_and_unlocks_a_token_with_three_cards_named_phoenix(rows: tuple[str, str]) -> None:
    position = THREE_PHOENIX.replace("phoenix-immortal", rows[1]).replace("arpia", rows[0])
    game = phoenix(position)
    do(game, "draw 1")
    assert army(game, 0) == {
        "I": [rows[0], "muraena"],
        "II": ["phoenix-eliana", rows[1]],
        "III": ["phoenix", "(byun-hyung-ja-phoenix)"],
    }
    assert (hand(game, 0), tokens(game, 0)) == (["elle"], (2, 1, 1))
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-phoenix")
@pytest.mark.rule("X1.2")
def test_byun_hyung_jas_fifth_token_wins() -> None:
    game = phoenix(THREE_PHOENIX + "locked = 0")
    do(game, "draw 1")
    over(game, [0], "X1.2")
    assert army(game, 0)["III"] == ["phoenix", "(byun-hyung-ja-phoenix)"]


@pytest.mark.card("byun-hyung-ja-phoenix", works=False)
@pytest.mark.rule("X10.11a", "X10.11b", "X3.5a")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"phoenix-immortal"]', '"kaez"]'),
        ('"phoenix-eliana"', '"(phoenix-eliana)"'),
        ('["phoenix", ', '["(phoenix)", '),
        ('"byun-hyung-ja-phoenix"', '"(byun-hyung-ja-phoenix)"'),
    ],
)
def test_byun_hyung_ja_needs_all_three_face_up_and_itself(old: str, new: str) -> None:
    game = phoenix(THREE_PHOENIX.replace(old, new))
    before = army(game, 0)
    do(game, "draw 1")
    assert (army(game, 0), tokens(game, 0)) == (before, (1, 1, 2))
    assert hand(game, 0) == ["elle"]
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-phoenix", works=False)
def test_byun_hyung_ja_does_nothing_at_the_end_of_the_opponents_turn() -> None:
    game = phoenix(THREE_PHOENIX, 'deck = ["alpha"]', "tiles = []\nturn = 1")
    do(game, "draw 1")
    assert army(game, 0)["III"] == ["phoenix", "byun-hyung-ja-phoenix"]
    assert (tokens(game, 0), deck(game, 0), hand(game, 1)) == ((2, 0, 2), ["elle"], ["alpha"])
    ready(game, 0)


WITH_TILE = {"head": 'tiles = ["justice"]', "clans": '"phoenix", "galmi", "tomorrow"'}


@pytest.mark.card("byun-hyung-ja-phoenix", works=False)
@pytest.mark.rule("X11.4", "X11.1a", "X3.7")
def test_byun_hyung_ja_gets_no_token_while_it_is_ethereal() -> None:
    """By the tile of Justice the highest OPEN card is Ethereal."""
    game = phoenix(THREE_PHOENIX.replace("elle", "galmi"), **WITH_TILE)
    do(game, "draw 1")
    assert army(game, 0)["III"] == ["phoenix", "byun-hyung-ja-phoenix"]
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-phoenix")
@pytest.mark.rule("X3.7")
def test_byun_hyung_ja_gets_its_token_while_another_card_is_the_highest_open_one() -> None:
    position = THREE_PHOENIX.replace("elle", "galmi").replace(
        '["phoenix", "byun-hyung-ja-phoenix"]', '["byun-hyung-ja-phoenix", "phoenix"]'
    )
    game = phoenix(position, **WITH_TILE)
    do(game, "draw 1")
    assert (army(game, 0)["III"], tokens(game, 0)) == (["(byun-hyung-ja-phoenix)", "phoenix"], (2, 1, 1))
    ready(game, 1)


RED_CIRCLE = {"clans": '"phoenix", "abhilasha", "justice"', "other_clans": '"galmi", "goan_sul", "xian"'}


@pytest.mark.card("byun-hyung-ja-phoenix", works=False)
@pytest.mark.rule("X11.4", "X10.6b", "X10.22")
def test_byun_hyung_ja_gets_no_token_when_its_player_cancels_the_capture() -> None:
    game = phoenix(THREE_PHOENIX + 'hand = ["red-circle"]', **RED_CIRCLE)
    do(game, "draw 1")
    assert (asked(game), choices(game)) == ((0, "will"), ["will red-circle", "no"])
    assert game.view(1).decision is None
    do(game, "will red-circle")
    assert army(game, 0)["III"] == ["phoenix", "byun-hyung-ja-phoenix"]
    assert (hand(game, 0), pile(game, 0), tokens(game, 0)) == (["elle"], ["red-circle"], (1, 1, 2))
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-phoenix")
@pytest.mark.rule("X10.6a")
def test_byun_hyung_ja_gets_its_token_when_the_red_circle_is_kept() -> None:
    game = phoenix(THREE_PHOENIX + 'hand = ["red-circle"]', **RED_CIRCLE)
    do(game, "draw 1", "no")
    assert army(game, 0)["III"] == ["phoenix", "(byun-hyung-ja-phoenix)"]
    assert (hand(game, 0), pile(game, 0), tokens(game, 0)) == (["elle", "red-circle"], [], (2, 1, 1))
    ready(game, 1)


# -- Phoenix (Eliana) --------------------------------------------------------------------------------------------

ELIANA = """
army.I = ["muraena"]
army.II = ["phoenix-eliana"]
deck = ["sati", "elle"]
"""


@pytest.mark.card("phoenix-eliana")
@pytest.mark.rule("X11.5")
def test_eliana_counts_as_arpia_for_timer() -> None:
    game = phoenix(ELIANA + 'hand = ["timer"]')
    do(game, "play timer")
    assert army(game, 0) == {"I": ["muraena", "timer"], "II": ["phoenix-eliana"]}
    assert (hand(game, 0), deck(game, 0)) == (["sati"], ["elle"])
    ready(game, 0)


@pytest.mark.card("phoenix-eliana")
@pytest.mark.rule("X11.5")
def test_eliana_counts_as_timer_for_arpia() -> None:
    game = phoenix(ELIANA + 'hand = ["arpia"]')
    do(game, "play arpia")
    assert army(game, 0) == {"I": ["muraena", "arpia"], "II": ["phoenix-eliana"]}
    assert (hand(game, 0), deck(game, 0)) == (["sati"], ["elle"])
    ready(game, 0)


@pytest.mark.card("phoenix-eliana", works=False)
@pytest.mark.rule("X11.5", "X3.5a")
def test_a_captured_eliana_counts_as_neither() -> None:
    captured = ELIANA.replace('"phoenix-eliana"', '"(phoenix-eliana)"')
    game = phoenix(captured + 'hand = ["timer"]')
    do(game, "play timer")
    assert (hand(game, 0), deck(game, 0)) == ([], ["sati", "elle"])
    ready(game, 0)
    game = phoenix(captured + 'hand = ["arpia"]')
    do(game, "play arpia")
    assert (hand(game, 0), deck(game, 0)) == (["sati"], ["elle"])
    ready(game, 1)


@pytest.mark.card("phoenix-eliana", works=False)
def test_eliana_counts_as_neither_in_hand_or_discard_pile() -> None:
    game = phoenix('hand = ["arpia", "phoenix-eliana"]\ndeck = ["sati"]\ndiscard = ["timer"]')
    do(game, "play arpia")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia"]}, ["phoenix-eliana", "sati"])
    assert pile(game, 0) == ["timer"]
    ready(game, 1)


@pytest.mark.card("phoenix-eliana")
@pytest.mark.rule("X11.5", "X10.14a")
def test_the_opponents_eliana_counts_for_a_copied_arpia() -> None:
    other = 'hand = ["dancing-dragon"]\ndeck = ["alpha"]'
    position = ELIANA.replace('"muraena"', '"arpia"')
    game = phoenix(position, other, "tiles = []\nturn = 1")
    do(game, "play dancing-dragon")
    assert (army(game, 1), hand(game, 1)) == ({"I": ["dancing-dragon"]}, ["alpha"])
    assert (army(game, 0), deck(game, 0)) == ({"I": ["arpia"], "II": ["phoenix-eliana"]}, ["sati", "elle"])
    ready(game, 1)


# -- Phoenix (Immortal) ------------------------------------------------------------------------------------------

ANY_ROW = 'army.I = ["arpia", "timer"]\narmy.II = ["kaez"]\nhand = ["phoenix-immortal"]\ndeck = []'


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X5.8")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("I", {"I": ["arpia", "timer", "phoenix-immortal"], "II": ["kaez"]}),
        ("II", {"I": ["arpia", "timer"], "II": ["kaez", "phoenix-immortal"]}),
        ("III", {"I": ["arpia", "timer"], "II": ["kaez"], "III": ["phoenix-immortal"]}),
    ],
)
def test_phoenix_immortal_may_be_played_in_any_row(row: str, after: dict[str, list[str]]) -> None:
    game = phoenix(ANY_ROW)
    do(game, "play phoenix-immortal")
    assert (asked(game), choices(game)) == ((0, "row"), ["row I", "row II", "row III"])
    do(game, f"row {row}")
    assert (army(game, 0), hand(game, 0)) == (after, [])
    ready(game, 1)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X5.8", "X5.4a")
def test_phoenix_immortal_keeps_the_conditions_of_each_row() -> None:
    game = phoenix(ANY_ROW.replace('army.II = ["kaez"]\n', ""))
    do(game, "play phoenix-immortal")
    assert choices(game) == ["row I", "row II"]
    assert set(rules_against(game, "row III")) == {"X5.4a", "X5.4b"}
    do(game, "row II")
    assert army(game, 0) == {"I": ["arpia", "timer"], "II": ["phoenix-immortal"]}
    ready(game, 1)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X5.8", "X5.2d")
def test_phoenix_immortal_pays_like_a_troop_in_the_troop_row() -> None:
    game = phoenix('army.I = ["volantis"]\nhand = ["phoenix-immortal", "sati", "elle"]\ndeck = []')
    do(game, "play phoenix-immortal")
    assert army(game, 0) == {"I": ["volantis", "phoenix-immortal"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])
    ready(game, 1)


@pytest.mark.card("phoenix-immortal", works=False)
@pytest.mark.rule("X5.8")
def test_phoenix_immortal_is_refused_for_the_reasons_of_every_row() -> None:
    game = phoenix('army.I = ["volantis"]\nhand = ["phoenix-immortal", "sati"]\ndeck = []')
    assert set(rules_against(game, "play phoenix-immortal")) == {"X5.2d", "X5.3b", "X5.4a", "X5.4b"}
    assert (army(game, 0), hand(game, 0)) == ({"I": ["volantis"]}, ["phoenix-immortal", "sati"])
    ready(game, 0)


@pytest.mark.card("phoenix-immortal", works=False)
@pytest.mark.rule("X5.13")
def test_phoenix_immortal_in_the_troop_row_is_a_troop_and_no_hero() -> None:
    position = 'army.I = ["phoenix-immortal", "volantis"]\narmy.II = ["elle"]\nhand = ["phoenix", "kaez"]\ndeck = []'
    game = phoenix(position)
    assert rules_against(game, "play phoenix") == ["X5.4b"]
    do(game, "play kaez")
    assert army(game, 0) == {"I": ["phoenix-immortal", "volantis"], "II": ["elle", "kaez"]}
    assert hand(game, 0) == ["phoenix"]
    ready(game, 1)


@pytest.mark.card("phoenix-immortal", works=False)
@pytest.mark.rule("X5.13")
def test_phoenix_immortal_in_the_hero_row_is_a_hero_and_no_troop() -> None:
    position = 'army.I = ["volantis", "arpia"]\narmy.II = ["phoenix-immortal"]\nhand = ["phoenix", "kaez"]\ndeck = []'
    game = phoenix(position.replace("arpia", "(arpia)"))
    assert rules_against(game, "play kaez") == ["X5.3b"]
    assert rules_against(game, "play phoenix") == ["X5.4b"]
    game = phoenix(position)
    do(game, "play phoenix")
    assert army(game, 0) == {"I": ["volantis", "arpia"], "II": ["phoenix-immortal"], "III": ["phoenix"]}
    assert hand(game, 0) == ["kaez"]
    ready(game, 0)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X3.4b")
@pytest.mark.parametrize(
    ("position", "value"),
    [
        ('army.I = ["phoenix-immortal"]', 3),
        ('army.I = ["arpia"]\narmy.II = ["phoenix-immortal"]', 2 + 3),
        ('army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix-immortal"]', 2 + 3 + 3),
    ],
)
def test_phoenix_immortal_is_worth_three_in_any_row(position: str, value: int) -> None:
    game = phoenix(f"{position}\ndeck = []", "passed = true\ndeck = []", LAST_TURN)
    assert battle_values(do(game, "pass")) == [value, 0]
    assert "phoenix-immortal" in hand(game, 0)  # sacrificed, shuffled and drawn
    ready(game, 1)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X10.5", "X10.16a")
def test_phoenix_immortal_is_of_every_level_and_ethereal() -> None:
    """Alpha captures a card of level I or II: only being Ethereal saves the card in the Immortal row."""
    position = 'army.I = ["arpia"]\narmy.II = ["kaez"]\narmy.III = ["phoenix-immortal"]'
    game = phoenix(position, 'army.I = ["lava-goddesses"]\nhand = ["alpha"]', "tiles = []\nturn = 1")
    do(game, "play alpha")
    assert choices(game) == ["capture 0:I1", "capture 0:II1", "capture 1:I1", "capture 1:II1"]
    assert rules_against(game, "capture 0:III1") == ["X10.5"]
    do(game, "capture 0:II1")
    assert army(game, 0) == {"I": ["arpia"], "II": ["(kaez)"], "III": ["phoenix-immortal"]}
    assert army(game, 1) == {"I": ["lava-goddesses"], "II": ["alpha"]}
    ready(game, 0)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X6.2b", "X6.1")
def test_phoenix_immortal_is_replaced_by_a_card_of_the_level_of_its_row() -> None:
    position = 'army.I = ["phoenix-immortal"]\nhand = ["timer", "kaez", "sati"]\ndeck = []'
    game = phoenix(position.replace('"timer", ', ""))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    game = phoenix(position)
    do(game, "shift I1", "pay sati")
    assert army(game, 0) == {"I": ["timer"]}
    assert (hand(game, 0), pile(game, 0)) == (["kaez"], ["phoenix-immortal", "sati"])
    ready(game, 0)  # by Timer


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X6.2b")
@pytest.mark.parametrize(
    ("slot", "after", "out"),
    [
        ("I1", {"I": ["phoenix-immortal"], "II": ["kaez"]}, "arpia"),
        ("II1", {"I": ["arpia"], "II": ["phoenix-immortal"]}, "kaez"),
    ],
)
def test_phoenix_immortal_may_replace_a_card_of_any_row(slot: str, after: dict[str, list[str]], out: str) -> None:
    game = phoenix(f'{BASE}hand = ["phoenix-immortal", "galmi", "justice"]\ndeck = []')
    do(game, f"shift {slot}")
    assert (army(game, 0), pile(game, 0)) == (after, sorted([out, "galmi", "justice"]))
    assert hand(game, 0) == []
    ready(game, 1)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X10.17", "X10.16a")
@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_phoenix_immortal_is_of_every_level_in_the_deck_too(level: str) -> None:
    """Bun To takes the revealed cards of a chosen level."""
    game = phoenix('hand = ["bun-to"]\ndeck = ["phoenix-immortal"]')
    do(game, "play bun-to", f"level {level}")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["bun-to"]}, ["phoenix-immortal"], [])
    ready(game, 1)


@pytest.mark.card("phoenix-immortal")
@pytest.mark.rule("X10.17")
def test_phoenix_immortal_in_the_pile_is_a_card_of_level_i_for_nakshatra() -> None:
    position = 'hand = ["nakshatra"]\ndeck = []\ndiscard = ["phoenix-immortal", "phoenix-eliana"]'
    game = phoenix(position, clans='"phoenix", "narashima", "justice"')
    do(game, "play nakshatra")
    assert (hand(game, 0), pile(game, 0)) == (["phoenix-immortal"], ["phoenix-eliana"])
    ready(game, 1)
