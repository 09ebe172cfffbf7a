"""The Heroes of Narashima."""

import pytest

from tests.cards.narashima_and_phoenix import narashima
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens
from tests.zones import seen

# -- Narashima (Lion) and Nachiketa ------------------------------------------------------------------------------

TROOP = 'army.I = ["nakshatra"]\ndeck = []\n'


@pytest.mark.card("narashima-lion")
@pytest.mark.rule("X10.15a")
def test_narashima_lion_halves_both_hands_rounded_up_the_active_players_first() -> None:
    game = narashima(
        f'{TROOP}hand = ["narashima-lion", "sati", "elle", "quae"]', 'hand = ["alpha", "hempo", "nio", "pangu"]'
    )
    do(game, "play narashima-lion")
    assert (asked(game), choices(game)) == ((0, "discard"), ["discard elle", "discard quae", "discard sati"])
    do(game, "discard sati", "discard quae")
    assert asked(game) == (1, "discard")
    assert rules_against(game, "discard elle", 0) == ["X4.2a"]
    assert rules_against(game, "discard smook") == ["X3.8b"]
    do(game, "discard nio", "discard alpha")
    assert (hand(game, 0), pile(game, 0)) == (["elle"], ["quae", "sati"])
    assert (hand(game, 1), pile(game, 1)) == (["hempo", "pangu"], ["alpha", "nio"])
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["narashima-lion"]}
    ready(game, 1)


@pytest.mark.card("narashima-lion")
def test_narashima_lion_takes_the_only_card_of_a_hand() -> None:
    game = narashima(f'{TROOP}hand = ["narashima-lion", "sati"]', 'hand = ["alpha"]')
    do(game, "play narashima-lion")
    assert (hand(game, 0), pile(game, 0)) == ([], ["sati"])
    assert (hand(game, 1), pile(game, 1)) == ([], ["alpha"])
    ready(game, 1)


@pytest.mark.card("narashima-lion", works=False)
@pytest.mark.rule("X5.7c")
def test_narashima_lion_does_nothing_to_empty_hands() -> None:
    game = narashima(f'{TROOP}hand = ["narashima-lion"]')
    do(game, "play narashima-lion")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["narashima-lion"]}
    assert hand(game, 0) == pile(game, 0) == hand(game, 1) == pile(game, 1) == []
    ready(game, 1)


@pytest.mark.card("nachiketa")
@pytest.mark.rule("X7.2", "X10.15a")
def test_nachiketa_activated_makes_each_player_discard_two_cards_of_their_choice() -> None:
    game = narashima(
        f'{TROOP}army.II = ["nachiketa"]\nhand = ["sati", "elle", "quae"]', 'hand = ["alpha", "hempo", "nio"]'
    )
    do(game, "activate 0:II1", "discard elle", "discard sati")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard alpha", "discard hempo", "discard nio"])
    do(game, "discard nio", "discard alpha")
    assert (hand(game, 0), pile(game, 0)) == (["quae"], ["elle", "sati"])
    assert (hand(game, 1), pile(game, 1)) == (["hempo"], ["alpha", "nio"])
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nachiketa [t]"]}
    ready(game, 1)


@pytest.mark.card("nachiketa")
@pytest.mark.parametrize("held", [[], ["alpha"], ["alpha", "nio"]])
def test_nachiketa_asks_nothing_of_a_hand_of_two_cards_or_fewer(held: list[str]) -> None:
    game = narashima(f'{TROOP}hand = ["nachiketa", "sati", "elle"]', f"hand = {held}")
    do(game, "play nachiketa")
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])
    assert (hand(game, 1), pile(game, 1)) == ([], held)
    ready(game, 1)


@pytest.mark.card("nachiketa", works=False)
def test_nachiketa_does_nothing_to_empty_hands() -> None:
    game = narashima(f'{TROOP}hand = ["nachiketa"]')
    do(game, "play nachiketa")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nachiketa"]}
    assert hand(game, 0) == pile(game, 0) == hand(game, 1) == pile(game, 1) == []
    ready(game, 1)


# -- Nalin -------------------------------------------------------------------------------------------------------

OTHERS_TEN = ["alpha", "hempo", "hemro", "orgah", "smook", "nio", "pangu", "shennong", "valeen", "dalisteer"]


@pytest.mark.card("nalin")
@pytest.mark.rule("X10.13", "X5.7a")
def test_nalin_takes_the_wonder_token_and_puts_ten_cards_of_the_chosen_player_into_their_pile() -> None:
    game = narashima(f'{TROOP}hand = ["nalin"]', f"deck = {[*OTHERS_TEN, 'cylak']}", "tiles = []\nwonder = 1")
    events = do(game, "play nalin")
    assert kinds(events) == ["plays", "entered", "wonder-taken"]
    assert (asked(game), choices(game)) == ((0, "player"), ["player 0", "player 1"])
    do(game, "player 1")
    assert (pile(game, 1), deck(game, 1), hand(game, 1)) == (sorted(OTHERS_TEN), ["cylak"], [])
    assert game.state.wonder == 0
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"]}
    ready(game, 1)


@pytest.mark.card("nalin")
@pytest.mark.rule("X10.3c")
def test_nalin_may_choose_its_own_player_and_never_reshuffles() -> None:
    game = narashima(
        'army.I = ["nakshatra"]\nhand = ["nalin"]\ndeck = ["sati", "elle"]\ndiscard = ["quae"]', "deck = []"
    )
    do(game, "play nalin", "player 0")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == ([], ["elle", "quae", "sati"], [])
    assert (pile(game, 1), deck(game, 1)) == ([], [])
    ready(game, 1)


@pytest.mark.card("nalin")
@pytest.mark.rule("X10.13")
def test_nalin_activated_does_not_take_the_wonder_token() -> None:
    game = narashima(f'{TROOP}army.II = ["nalin"]', 'deck = ["alpha"]', "tiles = []\nwonder = 1")
    do(game, "activate 0:II1", "player 1")
    assert (pile(game, 1), deck(game, 1), game.state.wonder) == (["alpha"], [], 1)
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin [t]"]}
    ready(game, 1)


@pytest.mark.card("nalin", works=False)
@pytest.mark.rule("X10.3c", "X5.7c")
def test_nalin_does_nothing_to_an_empty_deck() -> None:
    game = narashima(f'{TROOP}hand = ["nalin"]', 'deck = []\ndiscard = ["alpha"]')
    do(game, "play nalin", "player 1")
    assert (pile(game, 1), deck(game, 1)) == (["alpha"], [])
    assert game.state.wonder == 0
    ready(game, 1)


# -- Niranjan ----------------------------------------------------------------------------------------------------

THEIR_ARMY = """
army.I = ["lava-goddesses", "3-wishes", "(1000-faces)"]
army.II = ["alpha"]
"""


@pytest.mark.card("niranjan")
@pytest.mark.rule("X10.10", "X3.5c")
def test_niranjan_makes_the_opponent_sacrifice_an_open_card_of_their_choice_captured_or_not() -> None:
    game = narashima(f'{TROOP}hand = ["niranjan"]', THEIR_ARMY)
    do(game, "play niranjan")
    assert (asked(game), choices(game)) == ((1, "sacrifice"), ["sacrifice 1:I3", "sacrifice 1:II1"])
    assert rules_against(game, "sacrifice 1:I2") == ["X10.10"]
    assert rules_against(game, "sacrifice 0:II1") == ["X10.10"]
    assert rules_against(game, "sacrifice 1:I3", 0) == ["X4.2a"]
    do(game, "sacrifice 1:I3")
    assert army(game, 1) == {"I": ["lava-goddesses", "3-wishes"], "II": ["alpha"]}
    assert (pile(game, 1), pile(game, 0)) == (["1000-faces"], [])
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["niranjan"]}
    ready(game, 1)


@pytest.mark.card("niranjan")
@pytest.mark.rule("X10.22", "X10.10")
def test_the_red_circle_does_not_cancel_niranjans_sacrifice_and_it_gives_no_bounty() -> None:
    game = narashima(f'{TROOP}hand = ["niranjan"]', 'army.I = ["dark-cultists"]\nhand = ["red-circle"]')
    events = do(game, "play niranjan")
    assert "sacrificed" in kinds(events)
    assert (army(game, 1), pile(game, 1), hand(game, 1)) == ({}, ["dark-cultists"], ["red-circle"])
    assert (army(game, 0), hand(game, 0)) == ({"I": ["nakshatra"], "II": ["niranjan"]}, [])
    ready(game, 1)


@pytest.mark.card("niranjan")
@pytest.mark.rule("X10.5", "X11.1a")
def test_niranjan_reaches_an_ethereal_card() -> None:
    """By the tile of Justice the highest OPEN card is Ethereal."""
    clans = '"narashima", "galmi", "phoenix"'
    game = narashima(f'{TROOP}hand = ["niranjan"]', THEIR_ARMY, 'tiles = ["justice"]', clans)
    do(game, "play niranjan", "sacrifice 1:II1")
    assert army(game, 1) == {"I": ["lava-goddesses", "3-wishes", "(1000-faces)"]}
    assert pile(game, 1) == ["alpha"]
    ready(game, 1)


@pytest.mark.card("niranjan", works=False)
@pytest.mark.rule("X5.7c")
def test_niranjan_does_nothing_to_an_empty_army_and_spares_its_own() -> None:
    game = narashima(f'{TROOP}hand = ["niranjan"]')
    do(game, "play niranjan")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["niranjan"]}
    assert army(game, 1) == {}
    assert pile(game, 0) == pile(game, 1) == []
    ready(game, 1)


# -- Nityananda --------------------------------------------------------------------------------------------------

TWO_TROOPS = 'army.I = ["navaj", "navaj"]\ndeck = []\n'


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7", "X4.3a")
def test_nityanandas_additional_turn_allows_a_play_from_the_discard_pile() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "nikhilesh"]\ndiscard = ["niranjan", "elle", "narashima"]')
    do(game, "play nityananda")
    assert asked(game) == (0, "turn")
    assert choices(game) == ["draw 1", "draw 3", "play nikhilesh", "recall narashima", "recall niranjan"]
    assert rules_against(game, "recall elle") == ["X5.3b"]
    assert rules_against(game, "recall nikhilesh") == ["X11.7"]
    do(game, "recall niranjan")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda", "niranjan"]}
    assert (hand(game, 0), pile(game, 0)) == (["nikhilesh"], ["elle", "narashima"])
    ready(game, 1)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7")
def test_nityanandas_permission_ends_with_the_additional_turn_used_or_not() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "nitish"]\ndiscard = ["niranjan"]', 'deck = ["alpha"]')
    do(game, "play nityananda", "play nitish", "draw 1")
    assert army(game, 0) == {"I": ["navaj", "navaj", "nitish"], "II": ["nityananda"]}
    assert (pile(game, 0), hand(game, 1)) == (["niranjan"], ["alpha"])
    assert rules_against(game, "recall niranjan") == ["X11.7"]
    ready(game, 0)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7", "X5.2d")
def test_a_card_from_the_discard_pile_is_paid_for_from_hand() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "sati", "quae", "elle"]\ndiscard = ["volantis"]')
    do(game, "play nityananda", "recall volantis")
    assert (asked(game), choices(game)) == ((0, "pay"), ["pay elle", "pay quae", "pay sati"])
    do(game, "pay sati", "pay elle")
    # Volantis: the player with the most cards in play sacrifices one, the one with the most in hand discards one.
    do(game, "sacrifice 0:I3")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "quae", "sati", "volantis"])
    ready(game, 1)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7", "X10.28")
def test_a_copy_in_hand_may_pay_for_a_card_from_the_discard_pile() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "volantis", "quae", "elle"]\ndiscard = ["volantis"]')
    do(game, "play nityananda", "recall volantis", "pay volantis")
    assert seen(game, 1, 0, "hand") == "?, ?"
    do(game, "pay elle", "sacrifice 0:I3")  # Volantis itself; then its player discards the last card
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "quae", "volantis", "volantis"])
    ready(game, 1)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X11.7", "X5.2d")
def test_a_card_from_the_discard_pile_is_refused_when_the_hand_cannot_pay() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "sati"]\ndiscard = ["volantis", "elle"]')
    do(game, "play nityananda")
    assert rules_against(game, "recall volantis") == ["X5.2d"]
    assert choices(game) == ["draw 1", "draw 3"]
    ready(game, 0)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X11.7")
def test_the_card_from_the_discard_pile_is_chosen_before_the_cost_is_paid() -> None:
    """Sati and Boul Go go to the pile as payment and cannot be what is played."""
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "sati", "boul-go"]\ndiscard = ["volantis"]')
    do(game, "play nityananda")
    assert choices(game) == ["draw 1", "draw 3", "recall volantis"]
    do(game, "recall volantis", "sacrifice 0:I3")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["boul-go", "sati", "volantis"])
    ready(game, 1)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X11.7", "X6.2c")
def test_nityananda_does_not_let_a_shift_reach_into_the_discard_pile() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda", "sati", "quae"]\ndiscard = ["nitish"]')
    do(game, "play nityananda")
    assert rules_against(game, "shift I2") == ["X6.2c"]
    do(game, "recall nitish")
    assert army(game, 0) == {"I": ["navaj", "navaj", "nitish"], "II": ["nityananda"]}
    assert (hand(game, 0), pile(game, 0)) == (["quae", "sati"], [])
    ready(game, 1)


@pytest.mark.card("nityananda")
@pytest.mark.rule("X10.13")
def test_a_card_from_the_discard_pile_is_played_like_any_other() -> None:
    """Nalin takes the Wonder token and resolves its effect."""
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda"]\ndiscard = ["nalin"]', 'deck = ["alpha"]')
    do(game, "play nityananda", "recall nalin", "player 1")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda", "nalin"]}
    assert (pile(game, 0), pile(game, 1), game.state.wonder) == ([], ["alpha"], 0)
    ready(game, 1)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X4.3b")
def test_nityananda_gives_nothing_in_an_additional_turn() -> None:
    head = "tiles = []\nadditional_turn = true"
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda"]\ndiscard = ["niranjan"]', 'deck = ["alpha"]', head)
    assert "no-additional-turn" in kinds(do(game, "play nityananda"))
    ready(game, 1)
    do(game, "draw 1")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda"]}
    assert rules_against(game, "recall niranjan") == ["X11.7"]
    assert (pile(game, 0), hand(game, 1)) == (["niranjan"], ["alpha"])
    ready(game, 0)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X4.3b", "X11.7")
def test_nityananda_from_the_discard_pile_gives_no_third_turn() -> None:
    head = "tiles = []\nadditional_turn = true\nrecall = true"
    game = narashima(f'{TWO_TROOPS}discard = ["nityananda", "niranjan"]', head=head)
    do(game, "recall nityananda")
    assert army(game, 0) == {"I": ["navaj", "navaj"], "II": ["nityananda"]}
    assert pile(game, 0) == ["niranjan"]
    ready(game, 1)


ONE_LEFT = "tiles = []\nturns_left = 1"
NONE_LEFT = "tiles = []\nturns_left = 0"


@pytest.mark.card("nityananda")
@pytest.mark.rule("X4.3d", "X11.7")
def test_after_a_pass_nityanandas_additional_turn_is_the_next_of_the_turns_left() -> None:
    game = narashima(f'{TWO_TROOPS}hand = ["nityananda"]\ndiscard = ["niranjan"]', "passed = true\ndeck = []", ONE_LEFT)
    do(game, "play nityananda")
    assert choices(game) == ["pass", "draw 1", "draw 3", "recall niranjan"]
    ready(game, 0)
    events = do(game, "recall niranjan")
    assert "battle" in kinds(events)  # the turns left are used up
    do(game, "sacrifice 0:II1")  # II2 before it was the only OPEN card
    assert army(game, 0) == {"I": ["navaj", "navaj"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["niranjan", "nityananda"], [], [])
    assert tokens(game, 0) == (2, 0, 2)
    ready(game, 1)


@pytest.mark.card("nityananda", works=False)
@pytest.mark.rule("X4.3c")
def test_nityananda_gives_nothing_in_the_last_turn_left() -> None:
    game = narashima(
        f'{TWO_TROOPS}hand = ["nityananda"]\ndiscard = ["niranjan"]', "passed = true\ndeck = []", NONE_LEFT
    )
    events = kinds(do(game, "play nityananda"))
    assert events.index("no-additional-turn") < events.index("battle")
    do(game, "sacrifice 0:II1")  # then only I2 is OPEN
    assert army(game, 0) == {"I": ["navaj"]}
    assert hand(game, 0) == ["navaj", "niranjan", "nityananda"]
    assert rules_against(game, "recall navaj", 0) == ["X4.1"]
    ready(game, 1)
