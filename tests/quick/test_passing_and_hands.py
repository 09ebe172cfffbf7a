"""X13.3: passing with tokens in hand, and hands without the limit of 7."""

import pytest

from gosux import Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens
from tests.zones import zones


def table(
    you: str = "",
    other: str = "",
    head: str = "tiles = []",
    clans: str = '"galmi", "justice", "phoenix"',
    ruleset: str = "gosu-x-quick",
) -> Game:
    return scene(f"""
ruleset = "{ruleset}"
{head}
[[player]]
clans = [{clans}]
{you}
[[player]]
clans = ["abhilasha", "goan_sul", "xian"]
{other}
""")


# -- X13.3a: passing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X13.3a")
@pytest.mark.parametrize("held", [1, 2])
def test_the_first_pass_is_possible_with_tokens_in_hand(held: int) -> None:
    game = table(f"tokens = {held}\nspent = {2 - held}\ndeck = []", "deck = []")
    assert "pass" in choices(game)
    assert rules_against(game, "pass") == []
    assert kinds(do(game, "pass"))[0] == "passed"
    assert (tokens(game, 0), tokens(game, 1)) == ((held, 2 - held, 0), (2, 0, 0))
    ready(game, 1)


@pytest.mark.rule("X13.3a")
def test_in_the_final_rules_it_is_not() -> None:
    game = table("tokens = 1\nspent = 1\ndeck = []", "deck = []", ruleset="gosu-x")
    assert "pass" not in choices(game)
    assert rules_against(game, "pass") == ["X4.4a"]
    ready(game, 0)


@pytest.mark.rule("X13.3a")
def test_without_tokens_a_pass_is_possible_as_ever() -> None:
    game = table("tokens = 0\nspent = 2\ndeck = []", "deck = []")
    assert choices(game) == ["pass"]
    do(game, "pass")
    ready(game, 1)


@pytest.mark.rule("X13.3a", "X4.4c")
def test_a_pass_with_tokens_leaves_the_opponent_three_turns() -> None:
    game = table('army.I = ["atalanta"]\ndeck = []', "tokens = 4\ndeck = []")
    do(game, "pass", "draw 1", "draw 1")
    ready(game, 1)
    assert "battle" in kinds(do(game, "draw 1"))
    assert (army(game, 0), hand(game, 0)) == ({}, ["atalanta"])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (4, 0, 0))  # all of them come back (X9.3b)
    ready(game, 1)


@pytest.mark.rule("X13.3a")
def test_the_second_player_passes_with_tokens_too() -> None:
    game = table('army.I = ["atalanta"]\ndeck = []', "deck = []")
    do(game, "pass")
    assert "pass" in choices(game)
    assert "battle" in kinds(do(game, "pass"))
    assert (army(game, 0), hand(game, 0), army(game, 1)) == ({}, ["atalanta"], {})
    ready(game, 1)


GALMI = 'army.I = ["un-go", "boul-go"]\narmy.II = ["kan-te"]\nhand = ["galmi"]\ndeck = []\n'


@pytest.mark.rule("X13.3a", "X4.4b")
@pytest.mark.parametrize(("ruleset", "held", "is_asked"), [
    ("gosu-x-quick", 2, True),
    ("gosu-x-quick", 0, True),
    ("gosu-x", 2, False),
    ("gosu-x", 0, True),
])  # fmt: skip
def test_galmis_effect_may_pass_with_tokens_in_hand(ruleset: str, held: int, is_asked: bool) -> None:
    game = table(GALMI + f"tokens = {held}\nspent = {2 - held}", "deck = []", ruleset=ruleset)
    do(game, "play galmi", *(["yes"] if ruleset == "gosu-x-quick" else []), "lift 0:I2")
    assert asked(game) == ((0, "pass") if is_asked else (1, "turn"))
    if is_asked:
        assert choices(game) == ["yes", "no"]
        assert "passed" in kinds(do(game, "yes"))
    assert game.state.seats[0].passed == is_asked
    assert army(game, 0) == {"I": ["un-go"], "II": ["kan-te"], "III": ["galmi"]}
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)[:2]) == ([], ["boul-go"], (held, 2 - held))
    ready(game, 1)


@pytest.mark.rule("X13.3a")
def test_galmis_effect_need_not_pass() -> None:
    game = table(GALMI, "deck = []")
    do(game, "play galmi", "yes", "lift 0:I2", "no")
    assert not game.state.seats[0].passed
    assert zones(game, 0) == {"I": "un-go", "II": "kan-te", "III": "galmi", "deck": "boul-go"}
    assert tokens(game, 0) == (2, 0, 0)
    ready(game, 1)


# -- X13.3b: the size of hands -----------------------------------------------------------------------------------

SIX = ["elle", "nezha", "quae", "sati", "tourach", "volantis"]
DRAWS = ["arpia", "muraena", "timer"]


def holding_six(head: str = "tiles = []", more: str = "", ruleset: str = "gosu-x-quick") -> Game:
    return table(f"hand = {SIX}\ndeck = {DRAWS}\n{more}", "deck = []", head, ruleset=ruleset)


@pytest.mark.rule("X13.3b")
def test_a_hand_of_nine_is_kept_at_the_end_of_a_turn() -> None:
    game = holding_six()
    do(game, "draw 3")
    assert (hand(game, 0), pile(game, 0)) == (sorted(SIX + DRAWS), [])
    ready(game, 1)
    do(game, "draw 1")
    assert len(hand(game, 0)) == 9
    ready(game, 0)


@pytest.mark.rule("X13.3b", "X4.2c")
def test_in_the_final_rules_two_of_the_nine_are_discarded() -> None:
    game = holding_six(ruleset="gosu-x")
    do(game, "draw 3")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard elle", "discard sati")
    assert (len(hand(game, 0)), pile(game, 0)) == (7, ["elle", "sati"])
    ready(game, 1)


NARASHIMA = 'army.I = ["nitish"]\narmy.II = ["nalin"]\narmy.III = ["{}"]\ndeck = []'


@pytest.mark.rule("X13.3b", "X4.2c", "X11.1d")
@pytest.mark.parametrize("source", ["own card", "opposing card", "tile"])
def test_narashimas_rule_still_makes_a_limit_of_five(source: str) -> None:
    whole = NARASHIMA.format("narashima")
    hands = f"hand = {SIX}\ndeck = {DRAWS}"
    if source == "own card":
        game = table(
            hands + "\n" + whole.replace("deck = []", ""), "deck = []", clans='"narashima", "justice", "phoenix"'
        )
    elif source == "opposing card":
        game = scene(f'ruleset = "gosu-x-quick"\ntiles = []\n[[player]]\n{hands}\n[[player]]\n{whole}')
    else:
        game = holding_six('tiles = ["narashima"]')
    do(game, "draw 1")
    assert asked(game) == (0, "hand-limit")
    assert choices(game) == [
        f"discard {card}" for card in ("elle", "nezha", "quae", "sati", "tourach", "volantis", "arpia")
    ]
    do(game, "discard elle")
    assert asked(game) == (0, "hand-limit")
    do(game, "discard arpia")
    assert hand(game, 0) == ["nezha", "quae", "sati", "tourach", "volantis"]
    assert (pile(game, 0), deck(game, 0)) == (["arpia", "elle"], ["muraena", "timer"])
    ready(game, 1)


@pytest.mark.rule("X13.3b")
def test_a_captured_narashima_makes_no_limit() -> None:
    hands = f"hand = {SIX}\ndeck = {DRAWS}"
    other = NARASHIMA.format("(narashima)")
    game = scene(f'ruleset = "gosu-x-quick"\ntiles = []\n[[player]]\n{hands}\n[[player]]\n{other}')
    do(game, "draw 3")
    assert len(hand(game, 0)) == 9
    assert army(game, 1) == {"I": ["nitish"], "II": ["nalin"], "III": ["(narashima)"]}
    ready(game, 1)


@pytest.mark.rule("X13.3b")
def test_five_cards_are_within_narashimas_limit() -> None:
    game = table(f"hand = {SIX[:4]}\ndeck = {DRAWS}", "deck = []", 'tiles = ["narashima"]')
    do(game, "draw 1")
    assert hand(game, 0) == sorted([*SIX[:4], "arpia"])
    ready(game, 1)


@pytest.mark.rule("X13.3b", "X9.3a")
def test_a_large_hand_is_kept_in_the_song_and_a_small_one_drawn_up_to_seven() -> None:
    nine = SIX + DRAWS
    eight = ["hempo", "alpha", "smook", "orgah", "cylak", "ashes", "pangu", "nio"]
    game = table(
        f'army.I = ["petal-faeries"]\nhand = {nine}\ndeck = ["bun-to"]',
        f'deck = {eight}\nhand = ["solok"]\npassed = true',
        "tiles = []\nturns_left = 0",
    )
    do(game, "pass")
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (sorted(nine), ["bun-to"], ["petal-faeries"])
    assert (hand(game, 1), deck(game, 1)) == (sorted([*eight[:6], "solok"]), ["pangu", "nio"])
    ready(game, 1)
