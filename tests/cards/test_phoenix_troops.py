"""The Troops of Phoenix."""

import pytest

from tests.cards.narashima_and_phoenix import phoenix, seen_deck, seen_hand
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens

ADDITIONAL = "tiles = []\nadditional_turn = true"

# -- Arpia -------------------------------------------------------------------------------------------------------


@pytest.mark.card("arpia")
@pytest.mark.rule("X11.5", "X4.3a")
def test_arpia_draws_a_card_and_with_timer_face_up_gives_an_additional_turn() -> None:
    game = phoenix('army.I = ["timer"]\nhand = ["arpia"]\ndeck = ["sati", "elle"]')
    assert kinds(do(game, "play arpia"))[-3:] == ["drew", "additional-turn", "turn"]
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["timer", "arpia"]}, ["sati"], ["elle"])
    assert seen_hand(game, 1, 0) == ["?"]
    ready(game, 0)


@pytest.mark.card("arpia", works=False)
@pytest.mark.rule("X11.5")
@pytest.mark.parametrize(
    ("row", "rest"),
    [('["muraena"]', ""), ('["(timer)"]', ""), ('["muraena"]', 'discard = ["timer", "timer"]')],
    ids=["none", "captured", "discarded"],
)
def test_arpia_only_draws_while_timer_is_not_face_up_in_play(row: str, rest: str) -> None:
    game = phoenix(f'army.I = {row}\nhand = ["arpia"]\ndeck = ["sati", "elle"]\n{rest}')
    do(game, "play arpia")
    assert army(game, 0)["I"][1] == "arpia"
    assert (hand(game, 0), deck(game, 0)) == (["sati"], ["elle"])
    ready(game, 1)


@pytest.mark.card("arpia")
@pytest.mark.rule("X4.3b")
def test_arpia_in_an_additional_turn_draws_and_gives_no_turn() -> None:
    game = phoenix('army.I = ["timer", "arpia"]\ndeck = ["sati"]', head=ADDITIONAL)
    do(game, "activate 0:I2")
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["timer", "arpia [t]"]}, ["sati"], [])
    ready(game, 1)


@pytest.mark.card("arpia")
@pytest.mark.rule("X5.10", "X10.3a")
def test_arpia_gives_its_turn_even_if_the_draw_is_lost() -> None:
    game = phoenix('army.I = ["timer", "arpia"]\ndeck = []')
    assert "draw-lost" in kinds(do(game, "activate 0:I2"))
    assert (army(game, 0), hand(game, 0)) == ({"I": ["timer", "arpia [t]"]}, [])
    ready(game, 0)


@pytest.mark.card("arpia", "timer")
@pytest.mark.rule("X11.5", "X10.14a")
def test_the_opponents_timer_counts_for_a_copied_arpia() -> None:
    """Dancing Dragon copies Arpia; Timer is face up in the other army."""
    other = 'hand = ["dancing-dragon"]\ndeck = ["alpha"]'
    game = phoenix('army.I = ["arpia", "timer"]\ndeck = []', other, "tiles = []\nturn = 1")
    do(game, "play dancing-dragon")
    assert choices(game) == ["copy 0:I1", "copy 0:I2"]
    do(game, "copy 0:I1")
    assert (army(game, 1), hand(game, 1)) == ({"I": ["dancing-dragon"]}, ["alpha"])
    assert (army(game, 0), hand(game, 0)) == ({"I": ["arpia", "timer"]}, [])
    ready(game, 1)


# -- Timer -------------------------------------------------------------------------------------------------------


@pytest.mark.card("timer")
@pytest.mark.rule("X4.3a", "X11.5", "X12.3")
def test_timer_gives_an_additional_turn_and_with_arpia_face_up_draws_a_card() -> None:
    game = phoenix('army.I = ["arpia"]\nhand = ["timer"]\ndeck = ["sati", "elle"]')
    assert kinds(do(game, "play timer"))[-3:] == ["additional-turn", "drew", "turn"]
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["arpia", "timer"]}, ["sati"], ["elle"])
    ready(game, 0)


@pytest.mark.card("timer", works=False)
@pytest.mark.rule("X12.3", "X11.5")
def test_timer_draws_nothing_while_arpia_is_captured() -> None:
    game = phoenix('army.I = ["(arpia)"]\nhand = ["timer"]\ndeck = ["sati"]\ndiscard = ["arpia"]')
    do(game, "play timer")
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["(arpia)", "timer"]}, [], ["sati"])
    assert pile(game, 0) == ["arpia"]
    ready(game, 0)


@pytest.mark.card("timer", works=False)
@pytest.mark.rule("X4.3b")
def test_timer_in_an_additional_turn_gives_no_turn_but_still_draws_for_arpia() -> None:
    game = phoenix('army.I = ["arpia", "timer"]\ndeck = ["sati"]', head=ADDITIONAL)
    do(game, "activate 0:I2")
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["arpia", "timer [t]"]}, ["sati"], [])
    ready(game, 1)


@pytest.mark.card("timer", works=False)
@pytest.mark.rule("X10.6c", "X10.23")
def test_timer_gives_nothing_when_its_activation_is_cancelled() -> None:
    clans = {"clans": '"phoenix", "galmi", "narashima"', "other_clans": '"justice", "goan_sul", "xian"'}
    game = phoenix('army.I = ["arpia", "timer"]\ndeck = ["shard"]', 'hand = ["atalanta"]', **clans)
    do(game, "activate 0:I2")
    assert (asked(game), choices(game)) == ((1, "will"), ["will atalanta", "no"])
    do(game, "will atalanta")
    assert (army(game, 0), hand(game, 0), deck(game, 0)) == ({"I": ["arpia", "timer [t]"]}, [], ["shard"])
    assert (hand(game, 1), pile(game, 1), tokens(game, 0)) == ([], ["atalanta"], (1, 0, 2))
    ready(game, 1)


# -- Muraena -----------------------------------------------------------------------------------------------------

SIX = ["sati", "elle", "quae", "nezha", "tourach", "shard"]


@pytest.mark.card("muraena")
@pytest.mark.rule("X7.7")
@pytest.mark.parametrize("owned", [2, 3, 4])
def test_muraena_draws_a_card_for_each_token_owned(owned: int) -> None:
    """In hand, on cards and spent: all count."""
    position = f'army.I = ["arpia [t]"]\nspent = 1\nlocked = {4 - owned}\nhand = ["muraena"]\ndeck = {SIX}'
    game = phoenix(position)
    do(game, "play muraena")
    assert (hand(game, 0), deck(game, 0)) == (sorted(SIX[:owned]), SIX[owned:])
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["arpia [t]", "muraena"]}, (owned - 2, 1, 4 - owned))
    ready(game, 1)


@pytest.mark.card("muraena")
@pytest.mark.rule("X7.2", "X7.7", "X10.3a")
def test_muraena_activated_counts_the_token_on_it_and_reshuffles_in_the_middle() -> None:
    game = phoenix('army.I = ["muraena"]\ndeck = ["sati"]\ndiscard = ["elle"]')
    assert kinds(do(game, "activate 0:I1"))[1:4] == ["drew", "shuffled-in", "drew"]
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["elle", "sati"], [], [])
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["muraena [t]"]}, (1, 0, 2))
    ready(game, 1)


@pytest.mark.card("muraena", works=False)
@pytest.mark.rule("X10.3a")
def test_muraena_loses_its_draws_when_there_is_no_card_left() -> None:
    game = phoenix('army.I = ["muraena"]\ndeck = ["sati"]\nlocked = 1')
    assert kinds(do(game, "activate 0:I1"))[1:4] == ["drew", "draw-lost", "draw-lost"]
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["sati"], [], [])
    ready(game, 1)


@pytest.mark.card("muraena", works=False)
@pytest.mark.rule("X7.2")
def test_muraena_with_a_token_on_its_only_icon_cannot_be_activated_again() -> None:
    game = phoenix('army.I = ["muraena [t]"]\ndeck = ["sati"]')
    assert rules_against(game, "activate 0:I1") == ["X7.2"]
    assert choices(game) == ["draw 1"]
    assert (army(game, 0), deck(game, 0), tokens(game, 0)) == ({"I": ["muraena [t]"]}, ["sati"], (1, 0, 2))
    ready(game, 0)


# -- Sqeezs ------------------------------------------------------------------------------------------------------


@pytest.mark.card("sqeezs")
@pytest.mark.rule("X10.3b", "X10.28")
def test_sqeezs_sorts_three_revealed_cards_into_hand_top_and_bottom() -> None:
    game = phoenix('hand = ["sqeezs"]\ndeck = ["sati", "elle", "quae", "nezha", "shard"]')
    events = game.apply("play sqeezs", viewer=1)
    assert events[-1].to_json() == {"event": "revealed", "player": 0, "cards": ["card:sati", "card:elle", "card:quae"]}
    assert (asked(game), choices(game)) == ((0, "keep"), ["keep elle", "keep quae", "keep sati"])
    assert rules_against(game, "keep nezha")
    do(game, "keep elle")
    assert (asked(game), choices(game)) == ((0, "put-on-top"), ["top quae", "top sati"])
    do(game, "top quae")
    assert (hand(game, 0), deck(game, 0)) == (["elle"], ["quae", "nezha", "shard", "sati"])
    assert (army(game, 0), pile(game, 0)) == ({"I": ["sqeezs"]}, [])
    assert (seen_hand(game, 1, 0), seen_deck(game, 1, 0)) == (["elle"], ["quae", "?", "?", "sati"])
    assert seen_deck(game, 0, 0) == ["quae", "?", "?", "sati"]
    ready(game, 1)


@pytest.mark.card("sqeezs")
@pytest.mark.rule("X11.9", "X10.3b")
@pytest.mark.parametrize(
    ("cards", "actions", "kept", "left"),
    [
        (["sati", "elle", "quae"], ["keep sati", "top quae"], ["sati"], ["quae", "elle"]),
        (["sati", "elle"], ["keep elle"], ["elle"], ["sati"]),
        (["sati"], [], ["sati"], []),
    ],
)
def test_sqeezs_with_few_cards_fills_the_hand_then_the_top_and_never_reshuffles(
    cards: list[str], actions: list[str], kept: list[str], left: list[str]
) -> None:
    game = phoenix(f'army.I = ["sqeezs"]\ndeck = {cards}\ndiscard = ["nezha", "tourach"]')
    do(game, "activate 0:I1", *actions)
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (kept, left, ["nezha", "tourach"])
    assert (army(game, 0), seen_hand(game, 1, 0)) == ({"I": ["sqeezs [t]"]}, kept)
    ready(game, 1)


@pytest.mark.card("sqeezs", works=False)
@pytest.mark.rule("X10.3b", "X5.7c")
def test_sqeezs_does_nothing_with_an_empty_deck() -> None:
    game = phoenix('hand = ["sqeezs"]\ndeck = []\ndiscard = ["sati"]')
    do(game, "play sqeezs")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["sqeezs"]}, [], ["sati"])
    ready(game, 1)
