"""X1: the ends of a game."""

import random

import pytest

import gosux
from gosux import Game, IllegalAction
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, scene, tokens

NOBODY = -1


def tiles(game: Game) -> list[str]:
    """The active Immortal tiles."""
    return [clan for number, clan in enumerate(game.rules.catalogue.table.clans) if game.state.tiles & (1 << number)]


def supremacy(game: Game) -> list[int]:
    return [seat.supremacy for seat in game.state.seats]


ONE_TROOP_AGAINST_NONE = """
turns_left = 0
tiles = []

[[player]]
army.I = ["volantis"]
supremacy = 1

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
passed = true
"""


@pytest.mark.rule("X1.1a", "X1.0")
def test_a_second_supremacy_token_wins_at_once() -> None:
    game = scene(ONE_TROOP_AGAINST_NONE)
    events = do(game, "pass")
    assert supremacy(game) == [2, 0]
    assert kinds(events)[-1] == "game-over"
    assert events[-1].args == {"winners": [0], "rule": "X1.1a"}
    assert army(game, 0) == {"I": ["volantis"]}  # no Song for the Dead any more
    assert army(game, 1) == {}
    assert hand(game, 0) == hand(game, 1) == pile(game, 0) == pile(game, 1) == []
    over(game, [0], "X1.1a")


@pytest.mark.rule("X1.1a")
def test_a_first_supremacy_token_does_not_win() -> None:
    game = scene(ONE_TROOP_AGAINST_NONE.replace("supremacy = 1", ""))
    do(game, "pass")
    assert supremacy(game) == [1, 0]
    assert army(game, 0) == army(game, 1) == {}
    assert (pile(game, 0), pile(game, 1)) == (["volantis"], [])
    assert (len(hand(game, 0)), len(hand(game, 1))) == (7, 7)
    assert game.state.round == 2
    ready(game, 1)


TIE = """
round = 3
turns_left = 0
tiles = []

[[player]]
army.I = ["volantis"]
supremacy = 1

[[player]]
army.I = ["wiindz"]
supremacy = 1
passed = true
"""


@pytest.mark.rule("X1.1b", "X1.7")
def test_both_second_supremacy_tokens_together_are_a_draw_even_if_the_box_has_three() -> None:
    game = scene(TIE)
    do(game, "pass")
    assert supremacy(game) == [2, 2]
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["wiindz"]})
    over(game, [], "X1.1b")


@pytest.mark.rule("X1.1a", "X1.1b")
@pytest.mark.parametrize("ahead", [0, 1])
def test_when_both_gain_a_token_a_second_one_of_one_player_alone_wins(ahead: int) -> None:
    first, second, rest = TIE.replace("round = 3", "round = 2").split("supremacy = 1")
    game = scene(first + f"supremacy = {1 - ahead}" + second + f"supremacy = {ahead}" + rest)
    do(game, "pass")
    assert supremacy(game) == [2 - ahead, 1 + ahead]
    assert (army(game, 0), army(game, 1)) == ({"I": ["volantis"]}, {"I": ["wiindz"]})
    over(game, [ahead], "X1.1a")


BYUN_PASSES = """
tiles = []

[[player]]
army.I = ["bun-to"]
army.II = ["kan-te"]
army.III = ["byun-hyung-ja-galmi"]
locked = 0
tokens = 0
spent = 4

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X1.2")
def test_unlocking_with_no_token_locked_any_more_wins() -> None:
    game = scene(BYUN_PASSES)
    do(game, "pass")
    assert tokens(game, 0) == (0, 4, 0)
    assert army(game, 0) == {"I": ["bun-to"], "II": ["kan-te"], "III": ["byun-hyung-ja-galmi"]}
    assert army(game, 1) == {}
    over(game, [0], "X1.2")


@pytest.mark.rule("X1.2")
def test_unlocking_the_fourth_token_does_not_win() -> None:
    game = scene(BYUN_PASSES.replace("locked = 0", "locked = 1").replace("spent = 4", "spent = 3"))
    do(game, "pass")
    assert tokens(game, 0) == (1, 3, 0)
    assert army(game, 0) == {"I": ["bun-to"], "II": ["kan-te"], "III": ["byun-hyung-ja-galmi"]}
    assert army(game, 1) == {}
    ready(game, 1)


FIFTH_TOKEN_WHILE_DRAWING = """
tiles = []

[[player]]
army.I = ["nakshatra"]
army.II = ["nalin"]
army.III = ["byun-hyung-ja-narashima"]
deck = ["navaj"]
discard = ["nitish", "niranjan"]
locked = 0

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X1.0", "X1.2")
def test_a_victory_in_the_middle_of_a_draw_ends_the_game_there() -> None:
    game = scene(FIFTH_TOKEN_WHILE_DRAWING)
    do(game, "draw 3")
    assert hand(game, 0) == ["navaj"]  # the second and third card are never drawn
    assert sorted(deck(game, 0)) == ["niranjan", "nitish"]
    assert pile(game, 0) == []
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    over(game, [0], "X1.2")


FOURTEEN = """
tiles = []

[[player]]
army.I = ["atalanta", "volantis", "boul-go", "bun-to", "3-wishes"]
army.II = ["elle", "sati", "kan-te", "shard", "valeen"]
army.III = ["justice", "xian", "byun-hyung-ja-galmi", "byun-hyung-ja-xian"]
hand = ["galmi"]

[[player]]
army.I = ["wiindz"]
"""


@pytest.mark.rule("X1.3", "X1.0")
def test_the_fifteenth_face_up_card_wins_before_its_effect() -> None:
    game = scene(FOURTEEN)
    do(game, "play galmi")
    assert sum(len(row) for row in army(game, 0).values()) == 15
    assert army(game, 0)["III"] == ["justice", "xian", "byun-hyung-ja-galmi", "byun-hyung-ja-xian", "galmi"]
    assert game.state.wonder == NOBODY  # not even Wondrous
    assert army(game, 1) == {"I": ["wiindz"]}  # nothing was put on a deck
    assert hand(game, 0) == []
    over(game, [0], "X1.3")


@pytest.mark.rule("X1.3")
def test_fifteen_cards_with_a_captured_one_do_not_win() -> None:
    game = scene(FOURTEEN.replace('"atalanta"', '"(atalanta)"'))
    do(game, "play galmi", "lift 1:I1")
    assert sum(len(row) for row in army(game, 0).values()) == 15
    assert army(game, 0)["I"][0] == "(atalanta)"
    assert game.state.wonder == 0
    assert (army(game, 1), deck(game, 1)[0]) == ({}, "wiindz")
    ready(game, 1)


@pytest.mark.rule("X1.3")
def test_releasing_the_fifteenth_card_wins() -> None:
    game = scene(
        FOURTEEN.replace('"atalanta"', '"(atalanta)"')
        .replace('hand = ["galmi"]', "")
        .replace('"byun-hyung-ja-xian"]', '"byun-hyung-ja-xian", "galmi"]')
    )
    do(game, "activate 0:II3")
    assert army(game, 0)["I"][0] == "atalanta"
    assert army(game, 0)["II"][2] == "kan-te [t]"
    assert army(game, 1) == {"I": ["wiindz"]}
    over(game, [0], "X1.3")


THIRD_TILE = """
tiles = ["galmi", "xian"]

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = ["volantis"]
army.II = ["elle"]
hand = ["justice"]
supremacy = 1

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X1.4a")
def test_flipping_the_third_tile_with_a_supremacy_token_wins() -> None:
    game = scene(THIRD_TILE)
    do(game, "play justice")
    assert tiles(game) == ["galmi", "justice", "xian"]
    assert army(game, 0) == {"I": ["volantis"], "II": ["elle"], "III": ["justice"]}
    assert army(game, 1) == {}
    over(game, [0], "X1.4a")


@pytest.mark.rule("X1.4a")
def test_flipping_the_third_tile_without_a_supremacy_token_does_not_win() -> None:
    game = scene(THIRD_TILE.replace("supremacy = 1", "supremacy = 0"))
    do(game, "play justice")
    assert tiles(game) == ["galmi", "justice", "xian"]
    assert army(game, 0) == {"I": ["volantis"], "II": ["elle"], "III": ["justice"]}
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X1.4a")
def test_flipping_the_second_tile_does_not_win() -> None:
    game = scene(THIRD_TILE.replace('"galmi", "xian"]\n\n', '"xian"]\n\n'))
    do(game, "play justice")
    assert choices(game) == ["flip galmi", "flip justice"]
    do(game, "flip justice")
    assert tiles(game) == ["justice", "xian"]
    assert army(game, 0) == {"I": ["volantis"], "II": ["elle"], "III": ["justice"]}
    assert army(game, 1) == {}
    ready(game, 1)


WON_BY_TEN = """
turns_left = 0
tiles = []

[[player]]
army.I = ["wiindz"]
army.II = ["smook"]
army.III = ["goan-sul"]

[[player]]
clans = ["justice", "galmi", "xian"]
passed = true
"""


@pytest.mark.rule("X1.4b")
def test_goan_sul_wins_the_game_with_a_battle_won_by_ten() -> None:
    game = scene(WON_BY_TEN)  # 2 + 3 + 5 against nothing
    do(game, "pass")
    assert supremacy(game) == [1, 0]
    assert army(game, 0) == {"I": ["wiindz"], "II": ["smook"], "III": ["goan-sul"]}
    assert army(game, 1) == {}
    over(game, [0], "X1.4b")


@pytest.mark.rule("X1.4b")
def test_without_goan_sul_a_battle_won_by_ten_does_not_win_the_game() -> None:
    game = scene(WON_BY_TEN.replace("goan-sul", "tomorrow"))
    do(game, "pass")  # one column: the only OPEN card goes each time
    assert supremacy(game) == [1, 0]
    assert (army(game, 0), army(game, 1)) == ({"I": ["wiindz"]}, {})
    assert pile(game, 0) == ["smook", "tomorrow"]
    ready(game, 1)


IN_THE_MIDDLE = """
tiles = []

[[player]]
army.I = ["wiindz"]
hand = ["lava-goddesses"]
deck = []

[[player]]
army.I = ["volantis"]
"""


@pytest.mark.rule("X1.5")
@pytest.mark.parametrize("quitter", [0, 1])
@pytest.mark.parametrize("actions", [[], ["draw 1"]])
def test_either_player_may_concede_at_any_decision(quitter: int, actions: list[str]) -> None:
    game = scene(IN_THE_MIDDLE)
    do(game, *actions)
    game.concede(quitter)
    assert (army(game, 0), army(game, 1)) == ({"I": ["wiindz"]}, {"I": ["volantis"]})
    over(game, [1 - quitter], "X1.5")


@pytest.mark.rule("X1.5")
def test_conceding_is_possible_in_the_middle_of_an_effect_and_never_an_action() -> None:
    game = scene(IN_THE_MIDDLE.replace("wiindz", "spirits-of-smook"))
    do(game, "play lava-goddesses")
    assert asked(game) == (0, "capture")
    assert choices(game) == ["capture 0:I1", "capture 0:I2", "capture 1:I1"]
    game.concede(1)
    assert army(game, 0) == {"I": ["spirits-of-smook", "lava-goddesses"]}
    assert army(game, 1) == {"I": ["volantis"]}
    over(game, [0], "X1.5")


@pytest.mark.rule("X1.5", "X1.0")
def test_nobody_concedes_a_finished_game() -> None:
    game = scene(IN_THE_MIDDLE)
    game.concede(0)
    with pytest.raises(IllegalAction) as refusal:
        game.concede(1)
    assert refusal.value.rules == ["X1.0"]
    over(game, [1], "X1.5")


FULL_ARMIES = """
turns_left = 0
tiles = []

[[player]]
army.I = ["(atalanta)", "volantis", "boul-go", "bun-to", "3-wishes"]
army.II = ["elle", "sati", "kan-te", "shard", "valeen"]
army.III = ["justice", "xian", "galmi", "byun-hyung-ja-galmi", "byun-hyung-ja-xian"]

[[player]]
army.I = ["(wiindz)", "red-circle", "lava-goddesses", "aat", "obeezs"]
army.II = ["solok", "cylak", "alpha", "smook", "ne-o"]
army.III = ["abhilasha", "goan-sul", "tomorrow", "byun-hyung-ja-abhilasha", "byun-hyung-ja-tomorrow"]
passed = true
"""


@pytest.mark.rule("X1.6")
def test_one_change_that_makes_both_players_win_is_a_draw() -> None:
    game = scene(FULL_ARMIES)
    do(game, "pass")  # a tie; then the Song for the Dead releases both captured Troops together
    assert supremacy(game) == [1, 1]
    assert army(game, 0)["I"][0] == "atalanta"
    assert army(game, 1)["I"][0] == "wiindz"
    assert [sum(len(row) for row in army(game, seat).values()) for seat in (0, 1)] == [15, 15]
    over(game, [], "X1.6")


@pytest.mark.rule("X1.3", "X1.6")
def test_the_same_change_wins_for_the_only_full_army() -> None:
    game = scene(FULL_ARMIES.replace(', "byun-hyung-ja-tomorrow"', ""))
    do(game, "pass")
    assert supremacy(game) == [1, 0]
    assert army(game, 0)["I"][0] == "atalanta"
    assert army(game, 1)["I"][0] == "wiindz"
    assert [sum(len(row) for row in army(game, seat).values()) for seat in (0, 1)] == [15, 14]
    over(game, [0], "X1.3")


@pytest.mark.rule("X1.7")
def test_no_game_has_a_fourth_round() -> None:
    rounds = set()
    for seed in range(40):
        game = gosux.new_game("gosu-x", seed=f"rounds/{seed}")
        chooser = random.Random(seed)
        while game.legal():
            assert game.state.round <= 3
            game.step(chooser.choice(game.legal()))
        rounds.add(game.state.round)
    assert 3 in rounds
