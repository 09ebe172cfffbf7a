"""The Immortals of Narashima; Heroes and Troops have files of their own."""

import pytest

from tests.cards.narashima_and_phoenix import narashima
from tests.scene import (
    army,
    asked,
    choices,
    deck,
    do,
    hand,
    kinds,
    over,
    pile,
    ready,
    rules_against,
    tokens,
)

BASE = """
army.I = ["nakshatra"]
army.II = ["nalin"]
"""
TEN = ["navaj", "navaj", "nikhilesh", "nikhilesh", "nitish", "nitish", "boul-go", "boul-go", "bun-to", "bun-to"]


# -- Narashima ---------------------------------------------------------------------------------------------------


@pytest.mark.card("narashima")
@pytest.mark.rule("X5.7b")
def test_narashima_puts_ten_cards_into_the_pile_and_takes_any_card_of_it() -> None:
    game = narashima(f'{BASE}hand = ["narashima"]\ndeck = {[*TEN, "kno-bo", "un-go"]}\ndiscard = ["sati"]')
    do(game, "play narashima")
    assert asked(game) == (0, "take")
    assert set(choices(game)) == {f"take 0:{card}" for card in {*TEN, "sati"}}
    assert rules_against(game, "take 0:kno-bo") == ["X3.8a"]
    do(game, "take 0:sati")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["narashima"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["sati"], sorted(TEN), ["kno-bo", "un-go"])
    ready(game, 1)


@pytest.mark.card("narashima")
@pytest.mark.rule("X10.3c")
def test_narashima_takes_fewer_than_ten_cards_off_a_small_deck_and_never_reshuffles() -> None:
    game = narashima(f'{BASE}hand = ["narashima"]\ndeck = ["elle", "quae"]\ndiscard = ["sati"]')
    do(game, "play narashima")
    assert choices(game) == ["take 0:elle", "take 0:quae", "take 0:sati"]
    do(game, "take 0:quae")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["quae"], ["elle", "sati"], [])
    ready(game, 1)


@pytest.mark.card("narashima")
@pytest.mark.rule("X5.10")
def test_narashima_takes_a_card_even_if_the_deck_is_empty() -> None:
    game = narashima(f'{BASE}hand = ["narashima"]\ndeck = []\ndiscard = ["sati"]')
    do(game, "play narashima")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["sati"], [], [])
    ready(game, 1)


@pytest.mark.card("narashima", works=False)
@pytest.mark.rule("X5.7c")
def test_narashima_does_nothing_with_empty_deck_and_pile_but_may_be_played() -> None:
    game = narashima(f'{BASE}hand = ["narashima"]\ndeck = []')
    assert "nothing-happens" in kinds(do(game, "play narashima"))
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["narashima"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == ([], [], [])
    ready(game, 1)


@pytest.mark.card("narashima")
@pytest.mark.rule("X4.2c")
def test_narashima_limits_the_hand_to_five_from_the_turn_it_is_played() -> None:
    held = ["galmi-avatar", "kan-te", "ree-ab", "shard", "she-rift"]
    game = narashima(f'{BASE}hand = {["narashima", *held]}\ndeck = []\ndiscard = ["sati"]')
    do(game, "play narashima")
    assert asked(game) == (0, "hand-limit")
    assert set(choices(game)) == {f"discard {card}" for card in [*held, "sati"]}
    do(game, "discard shard")
    assert hand(game, 0) == ["galmi-avatar", "kan-te", "ree-ab", "sati", "she-rift"]
    assert pile(game, 0) == ["shard"]
    ready(game, 1)


SIX_HEROES = ["alpha", "hempo", "hemro", "orgah", "smook", "pangu"]


@pytest.mark.card("narashima")
@pytest.mark.rule("X4.2c")
def test_narashima_limits_the_opponents_hand_too_at_the_end_of_their_turn() -> None:
    game = narashima(f'{BASE}army.III = ["narashima"]', f'hand = {SIX_HEROES}\ndeck = ["nio"]', "tiles = []\nturn = 1")
    do(game, "draw 1", "discard nio", "discard hemro")
    assert hand(game, 1) == ["alpha", "hempo", "orgah", "pangu", "smook"]
    assert (pile(game, 1), deck(game, 1)) == (["hemro", "nio"], [])
    ready(game, 0)


@pytest.mark.card("narashima", works=False)
@pytest.mark.rule("X3.5a", "X4.2c")
def test_a_captured_narashima_limits_no_hand() -> None:
    game = narashima(
        f'{BASE}army.III = ["(narashima)"]', f'hand = {SIX_HEROES}\ndeck = ["nio"]', "tiles = []\nturn = 1"
    )
    do(game, "draw 1")
    assert hand(game, 1) == sorted([*SIX_HEROES, "nio"])
    assert (pile(game, 1), deck(game, 1)) == ([], [])
    ready(game, 0)


@pytest.mark.rule("X11.1d", "X4.2c")
@pytest.mark.parametrize(
    ("seat", "drawn", "held"),
    [
        (0, "quae", ["elle", "kan-te", "ree-ab", "sati", "shard"]),
        (1, "smook", ["alpha", "hempo", "nio", "pangu", "valeen"]),
    ],
)
def test_narashimas_tile_limits_both_hands_to_five(seat: int, drawn: str, held: list[str]) -> None:
    players = ["", ""]
    players[seat] = f'hand = {held}\ndeck = ["{drawn}"]'
    head = f'tiles = ["narashima"]\nturn = {seat}'
    game = narashima(players[0], players[1], head, '"galmi", "justice", "phoenix"')
    do(game, "draw 1")
    assert asked(game) == (seat, "hand-limit")
    do(game, f"discard {drawn}")
    assert (hand(game, seat), pile(game, seat)) == (held, [drawn])
    ready(game, 1 - seat)


# -- Byun Hyung Ja -----------------------------------------------------------------------------------------------

BYUN = f'{BASE}army.III = ["byun-hyung-ja-narashima"]\n'


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15", "X5.12", "X7.6", "X10.3a")
def test_byun_hyung_ja_unlocks_a_token_when_a_draw_shuffles_the_pile() -> None:
    game = narashima(f'{BYUN}deck = ["sati"]\ndiscard = ["elle", "quae"]')
    events = do(game, "draw 3")
    assert kinds(events) == ["tokens-spent", "drew", "shuffled-in", "unlocked", "drew", "drew", "turn"]
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["elle", "quae", "sati"], [], [])
    assert tokens(game, 0) == (1, 2, 1)
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X1.0", "X1.2")
def test_byun_hyung_jas_fifth_token_wins_in_the_middle_of_a_draw() -> None:
    game = narashima(f'{BYUN}deck = ["sati"]\ndiscard = ["elle", "quae"]\nlocked = 0')
    do(game, "draw 3")
    over(game, [0], "X1.2")
    assert (hand(game, 0), pile(game, 0), sorted(deck(game, 0))) == (["sati"], [], ["elle", "quae"])
    assert tokens(game, 0) == (2, 2, 0)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X3.5a")
def test_a_captured_byun_hyung_ja_unlocks_nothing() -> None:
    game = narashima(
        f'{BYUN}deck = ["sati"]\ndiscard = ["elle", "quae"]'.replace(
            '"byun-hyung-ja-narashima"', '"(byun-hyung-ja-narashima)"'
        )
    )
    do(game, "draw 3")
    assert (hand(game, 0), tokens(game, 0)) == (["elle", "quae", "sati"], (0, 2, 2))
    assert army(game, 0)["III"] == ["(byun-hyung-ja-narashima)"]
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X10.3a", "X11.15")
def test_byun_hyung_ja_unlocks_nothing_when_the_pile_is_empty_too() -> None:
    game = narashima(f'{BYUN}deck = ["sati"]')
    events = do(game, "draw 3")
    assert kinds(events) == ["tokens-spent", "drew", "draw-lost", "draw-lost", "turn"]
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["sati"], [], [])
    assert tokens(game, 0) == (0, 2, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X11.15")
def test_byun_hyung_ja_unlocks_nothing_while_the_last_card_of_the_deck_is_drawn() -> None:
    game = narashima(f'{BYUN}deck = ["sati"]\ndiscard = ["elle"]')
    do(game, "draw 1")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["sati"], ["elle"], [])
    assert tokens(game, 0) == (1, 1, 2)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X11.15")
def test_byun_hyung_ja_does_not_care_about_the_opponents_pile() -> None:
    game = narashima(f'{BYUN}deck = []\ndiscard = ["elle"]', 'deck = []\ndiscard = ["alpha"]', "tiles = []\nturn = 1")
    do(game, "draw 1")
    assert (hand(game, 1), pile(game, 1)) == (["alpha"], [])
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == ([], ["elle"], [])
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 2), (1, 1, 2))
    ready(game, 0)


LONG_ARMY = """
army.I = ["nakshatra", "navaj", "navaj", "nitish", "nitish"]
army.II = ["nalin"]
army.III = ["byun-hyung-ja-narashima"]
tokens = 0
deck = ["sati"]
discard = ["elle"]
"""
DRAWN_IN_SONG = ["elle", "navaj", "navaj", "nitish", "nitish", "sati"]
SACRIFICES = ["sacrifice 0:I5", "sacrifice 0:I4", "sacrifice 0:I3", "sacrifice 0:I2"]
LAST_TURN = "tiles = []\nturns_left = 0\n"


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X11.15", "X9.3a")
def test_byun_hyung_ja_unlocks_a_token_when_the_song_for_the_dead_shuffles_the_pile() -> None:
    game = narashima(LONG_ARMY + "spent = 2", "passed = true\ndeck = []", LAST_TURN)
    do(game, "pass", *SACRIFICES)
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (DRAWN_IN_SONG, [], [])
    assert tokens(game, 0) == (3, 0, 1)
    ready(game, 1)


@pytest.mark.card("byun-hyung-ja-narashima")
@pytest.mark.rule("X9.6")
def test_byun_hyung_jas_fifth_token_wins_in_the_song_by_the_english_rules() -> None:
    game = narashima(LONG_ARMY + "spent = 4\nlocked = 0", "passed = true\ndeck = []", LAST_TURN)
    do(game, "pass", *SACRIFICES)
    over(game, [0], "X1.2")
    assert hand(game, 0) == ["sati"]


@pytest.mark.card("byun-hyung-ja-narashima", works=False)
@pytest.mark.rule("X9.6")
def test_byun_hyung_jas_fifth_token_does_not_win_in_the_song_by_the_french_rules() -> None:
    head = LAST_TURN + 'options = { edition = "fr" }'
    game = narashima(LONG_ARMY + "spent = 4\nlocked = 0", "passed = true\ndeck = []", head)
    do(game, "pass", *SACRIFICES)
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (DRAWN_IN_SONG, [], [])
    assert tokens(game, 0) == (4, 0, 0)
    ready(game, 1)
