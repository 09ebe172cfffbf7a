"""Small things that only a mutated engine brought to light: what is told, and what a refusal names."""

import pytest

from gosux import Game, PositionError, read_position
from gosux.text import Words
from tests.scene import asked, do, kinds, ready, rules_against, scene

ENGLISH = Words("en")
FRENCH = Words("fr")


# -- the event of an Echo ----------------------------------------------------------------------------------------

TOMORROW = """
tiles = []
[[player]]
army = { I = ["aat"], II = ["ne-ye"] }
hand = ["tomorrow"]
deck = ["ez", "fre-e", "sha-dow"]
[[player]]
deck = []
"""


@pytest.mark.rule("X10.4a")
def test_a_repetition_by_echo_is_told_to_both_before_what_it_does() -> None:
    game = scene(TOMORROW)
    do(game, "play tomorrow")
    assert asked(game) == (0, "echo")
    told = [game.clone().apply("yes", viewer=viewer) for viewer in (0, 1, None)]
    for events in told:
        assert events[0].to_json() == {"event": "echo", "player": 0, "card": "card:tomorrow"}
        assert kinds(events)[:2] == ["echo", "drew"]
        assert kinds(events).count("echo") == 1
    do(game, "yes")
    ready(game, 1)


@pytest.mark.rule("X10.4a")
def test_without_a_repetition_no_echo_is_told() -> None:
    game = scene(TOMORROW)
    events = do(game, "play tomorrow", "no")
    assert "echo" not in kinds(events)
    assert kinds(events).count("drew") == 1
    ready(game, 1)


# -- positions: numbers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["turn", "starter", "wonder"])
def test_nobody_sits_behind_the_last_player_of_a_position(key: str) -> None:
    assert read_position(f"{key} = 1\n[[player]]\n[[player]]\n").players == 2
    with pytest.raises(PositionError, match=rf"^{key}\b.*\b0\b.*\b1\b.* not 2$"):
        read_position(f"{key} = 2\n[[player]]\n[[player]]\n")


def test_a_bounty_lies_on_a_card_of_a_player_who_is_there() -> None:
    players = '[[player]]\n[[player]]\narmy.I = ["aat"]\n'
    assert read_position(f'bounty = "1:I1"\n{players}').state.bounty == 15
    with pytest.raises(PositionError, match=r'^bounty: "2:I1" is no slot'):
        read_position(f'bounty = "2:I1"\n{players}')
    with pytest.raises(PositionError, match=r"^bounty: there is no card at 0:I1"):
        read_position(f'bounty = "0:I1"\n{players}')


@pytest.mark.parametrize("value", ["true", "false"])
@pytest.mark.parametrize("key", ["round", "turn", "starter", "dice", "wonder"])
def test_true_and_false_are_no_numbers_in_a_position(key: str, value: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(f"{key} = {value}\n[[player]]\n[[player]]\n")
    assert str(error.value) == f"{key} must be a whole number, not {value.capitalize()}"


@pytest.mark.parametrize("value", ["true", "false"])
def test_true_and_false_are_no_numbers_of_a_player_either(value: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(f"[[player]]\n[[player]]\nsupremacy = {value}\n")
    assert str(error.value) == f"player[1].supremacy must be a whole number, not {value.capitalize()}"


def test_the_numbers_themselves_are_read() -> None:
    game = read_position("round = 1\nturn = 1\nstarter = 0\nwonder = 1\n[[player]]\n[[player]]\nsupremacy = 1\n")
    assert (game.state.round, game.state.active, game.state.starter, game.state.wonder) == (1, 1, 0, 1)
    assert [seat.supremacy for seat in game.state.seats] == [0, 1]
    ready(game, 1)


# -- activating an empty slot ------------------------------------------------------------------------------------


@pytest.mark.rule("X7.2")
@pytest.mark.parametrize("slot", ["0:I2", "0:I5", "0:II1", "0:III5"])
def test_an_empty_slot_cannot_be_activated_and_the_sentence_says_why(slot: str) -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["arpia"]\n[[player]]\narmy.I = ["kno-bo", "un-go"]\n')
    (reason,) = game.why_not(f"activate {slot}")
    assert (reason.id, reason.rules, reason.args) == ("no-card-there", ("X7.2",), {})
    assert ENGLISH.refusal([reason]) == "There is no card in that slot (X7.2)."
    assert FRENCH.refusal([reason]).replace("\u00a0", " ") == "Il n'y a pas de carte à cet emplacement (X7.2)."
    assert rules_against(game, "activate 0:I1") == []
    ready(game, 0)


@pytest.mark.rule("X7.2")
def test_without_a_token_an_empty_slot_is_refused_for_the_same_reason_alone() -> None:
    game = scene('tiles = []\n[[player]]\narmy.I = ["arpia"]\ntokens = 0\nspent = 2\n[[player]]\n')
    assert [reason.id for reason in game.why_not("activate 0:I2")] == ["no-card-there"]
    assert [reason.id for reason in game.why_not("activate 0:I1")] == ["no-token-in-hand"]
    ready(game, 0)


# -- rows that are too long --------------------------------------------------------------------------------------


def with_army(troops: list[str], heroes: list[str], immortals: list[str], held: str) -> Game:
    return scene(f"""
tiles = []
[[player]]
army.I = {troops}
army.II = {heroes}
army.III = {immortals}
hand = ["{held}"]
[[player]]
clans = ["abhilasha", "narashima", "xian"]
""")


@pytest.mark.rule("X5.3a")
def test_a_hero_row_as_long_as_the_troop_row_is_named_with_it() -> None:
    game = with_army(["aat"], ["ne-ye"], [], "ne-o")
    (reason,) = game.why_not("play ne-o")
    assert (reason.id, reason.rules) == ("row-too-long", ("X5.3a",))
    assert reason.args == {"row": "row:2", "below": "row:1"}
    assert ENGLISH.refusal([reason]) == "Your Hero row must be shorter than your Troop row (X5.3a)."
    assert rules_against(with_army(["aat", "aat"], ["ne-ye"], [], "ne-o"), "play ne-o") == []
    ready(game, 0)


@pytest.mark.rule("X5.4a")
def test_an_immortal_row_as_long_as_the_hero_row_is_named_with_it() -> None:
    game = with_army(["aat", "wiindz"], ["ez"], ["justice"], "tomorrow")
    (reason,) = game.why_not("play tomorrow")
    assert (reason.id, reason.rules) == ("row-too-long", ("X5.4a",))
    assert reason.args == {"row": "row:3", "below": "row:2"}
    assert ENGLISH.refusal([reason]) == "Your Immortal row must be shorter than your Hero row (X5.4a)."
    assert rules_against(with_army(["aat", "wiindz"], ["ez", "ne-o"], ["justice"], "tomorrow"), "play tomorrow") == []
    ready(game, 0)


@pytest.mark.rule("X5.3a", "X5.4a", "X5.8")
def test_a_card_of_every_level_is_told_which_rows_are_too_long() -> None:
    """Phoenix (Immortal) has no card to pay with in the Troop row, and no room in the two others."""
    game = with_army(["aat"], ["ne-ye"], ["tomorrow"], "phoenix-immortal")
    reasons = game.why_not("play phoenix-immortal")
    assert [reason.args for reason in reasons if reason.id == "row-too-long"] == [
        {"row": "row:2", "below": "row:1"},
        {"row": "row:3", "below": "row:2"},
    ]
    assert {rule for reason in reasons for rule in reason.rules} == {"X5.2d", "X5.3a", "X5.3b", "X5.4a", "X5.4b"}
    ready(game, 0)
