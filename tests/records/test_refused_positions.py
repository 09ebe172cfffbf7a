"""Positions that no game can come to are refused, with the number of the rule that says so in their own game."""

import pytest

from gosux import PositionError, cards, read_position
from tests.scene import do, scene


def refusal(position: str) -> str:
    with pytest.raises(PositionError) as error:
        read_position(position)
    return str(error.value)


GOSU = 'ruleset = "gosu"\n'
TWO = "[[player]]\n[[player]]\n"


# -- tokens that the game does not have --------------------------------------------------------------------------


@pytest.mark.rule("G1.2")
def test_gosu_has_no_wonder_token() -> None:
    assert refusal(f"{GOSU}wonder = 0\n{TWO}") == "wonder: there is no such token in this game (G1.2)"


def test_gosu_has_no_bounty_token_and_no_tiles() -> None:
    armies = '[[player]]\narmy.I = ["psi"]\n[[player]]\n'
    assert refusal(f'{GOSU}bounty = "0:I1"\n{armies}') == "bounty: there is no such token in this game (G1.2)"
    assert refusal(f'{GOSU}tiles = ["ancient"]\n{TWO}') == "this game has no Immortal tiles"


@pytest.mark.rule("X2.5")
def test_gosu_x_has_no_advantage_token() -> None:
    assert refusal(f"advantage = 0\n{TWO}") == "advantage: there is no such token in this game (X2.5)"


def test_gosu_has_no_bans() -> None:
    assert refusal(f'{GOSU}[[ban]]\ncard = "kao"\n{TWO}') == "no card of this game forbids to play another one"


@pytest.mark.rule("X11.13")
def test_a_ban_names_a_card_of_the_others_clans() -> None:
    clans = '[[player]]\nclans = ["galmi", "phoenix", "xian"]\n[[player]]\n'
    assert refusal(f'[[ban]]\nplayer = 0\ncard = "sati"\n{clans}').endswith("(X11.13)")


# -- tokens on cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "card", "rule"),
    [
        pytest.param("gosu-x", "1000-faces [t] [t] [t]", "X7.2", marks=pytest.mark.rule("X7.2")),
        pytest.param("gosu-x", "volantis [t]", "X7.2", marks=pytest.mark.rule("X7.2")),
        pytest.param("gosu-x", "muraena [x2]", "X7.3", marks=pytest.mark.rule("X7.3")),
        pytest.param("gosu-x", "(1000-faces) [t]", "X7.5", marks=pytest.mark.rule("X7.5")),
        pytest.param("gosu", "seeker [t0] [t1]", "G6.1a", marks=pytest.mark.rule("G6.1a")),
        pytest.param("gosu", "(seeker) [t]", "G6.2", marks=pytest.mark.rule("G6.2")),
    ],
)
def test_a_card_carries_only_the_tokens_it_has_room_for(ruleset: str, card: str, rule: str) -> None:
    told = refusal(f'ruleset = "{ruleset}"\n[[player]]\narmy.I = ["{card}"]\n[[player]]\n')
    assert told.startswith("player[0].army.I[0]: ")
    assert told.endswith(f"({rule})")


@pytest.mark.rule("X7.2", "X7.3")
def test_a_card_carries_the_tokens_it_has_room_for() -> None:
    for card in ("1000-faces [t] [t]", "demon-guardians [x2]", "demon-guardians [t]"):
        read_position(f'[[player]]\narmy.I = ["{card}"]\n[[player]]\n')


@pytest.mark.rule("X11.3d")
def test_tokens_stay_on_a_mirror_whatever_its_icons_are_now() -> None:
    read_position('[[player]]\narmy.I = ["aat [t] [x2]"]\n[[player]]\n')


# -- rounds and points -------------------------------------------------------------------------------------------


@pytest.mark.rule("X1.7", "G9.1")
@pytest.mark.parametrize(("ruleset", "point", "rule"), [("gosu-x", "supremacy", "X1.7"), ("gosu", "points", "G9.1")])
def test_every_round_before_has_given_a_point(ruleset: str, point: str, rule: str) -> None:
    position = f'ruleset = "{ruleset}"\nround = {{}}\n[[player]]\n{point} = 1\n[[player]]\n'
    assert read_position(position.format(2)).state.round == 2
    told = refusal(position.format(3))
    assert told.startswith("round 3 cannot be reached with 1 point in all")
    assert told.endswith(f"({rule})")


@pytest.mark.rule("X1.3")
def test_a_full_army_has_won() -> None:
    clans = ("justice", "galmi", "xian")
    army = ""
    for level, name in enumerate(("I", "II", "III"), start=1):
        row = [card.id for card in cards() if card.level == level and card.clan in clans]
        army += f"army.{name} = {row[:5]}\n"
    assert refusal(f"[[player]]\n{army}[[player]]\n") == "the game is already won (X1.3)"


@pytest.mark.rule("G9.7")
def test_a_position_that_walror_has_won_names_the_rule_of_gosu() -> None:
    position = f"""{GOSU}
    [[player]]
    army.I = ["psi", "psi", "seeker"]
    army.II = ["garsh", "fact", "ideo"]
    army.III = ["walror"]
    [[player]]
    """
    assert refusal(position) == "the game is already won (G9.7)"


# -- turns and players who have left -----------------------------------------------------------------------------


@pytest.mark.rule("G3.5")
def test_a_turn_in_which_the_rules_pass_for_a_player_can_be_written_and_read() -> None:
    game = scene("""
    ruleset = "gosu"
    top = ["loya"]
    [[player]]
    [[player]]
    turns = 100
    [[player]]
    """)
    do(game, "draw 1")
    assert game.state.seats[1].turns == 101
    assert read_position(game.to_position()) == game


@pytest.mark.rule("G3.5", "X4.6")
def test_nobody_has_taken_more_turns_than_a_round_has() -> None:
    assert refusal(f"{GOSU}[[player]]\nturns = 101\n[[player]]\n") == "player[0].turns is at most 100 there, not 101"
    assert refusal(f"{GOSU}[[player]]\n[[player]]\nturns = 102\npassed = true\n").startswith("player[1].turns must be")
    told = refusal("turns_left = 0\n[[player]]\n[[player]]\nturns = 101\npassed = true\n")
    assert told == "player[1].turns is at most 100 there, not 101"


THREE = f"""{GOSU}
{{}}
[[player]]
{{}}
[[player]]
{{}}
[[player]]
"""


@pytest.mark.rule("G3.6b")
def test_who_has_left_neither_plays_nor_holds_the_advantage_token() -> None:
    left = "out = true"
    assert refusal(THREE.format("advantage = 1", "", left)) == (
        "advantage: a player who has left the game does not hold the Advantage token (G3.6b)"
    )
    assert refusal(THREE.format("advantage = 1", left, "")) == (
        "player[0].out: a player who has left the game takes no turn (G3.6b)"
    )
    assert refusal(THREE.format("", left, "")) == "player[0].out: a player who has left the game takes no turn (G3.6b)"
    assert read_position(THREE.format("turn = 2\nstarter = 0", left, "")).state.advantage == 1
    too_few = "fewer than two players are left, so the game is over (G3.6b)"
    assert refusal(THREE.format("", left, left)) == too_few
    assert refusal(GOSU + "[[player]]\nout = true\n" * 3) == too_few
    assert read_position(THREE.format("", "", left)).state.seats[1].out


@pytest.mark.rule("G3.2", "X4.7", "X4.4e")
@pytest.mark.parametrize(("ruleset", "rule", "end"), [("gosu-x", "X4.7", "X4.4e"), ("gosu", "G3.2", "G3.2")])
def test_who_has_passed_takes_no_turn(ruleset: str, rule: str, end: str) -> None:
    head = f'ruleset = "{ruleset}"\n'
    assert refusal(f"{head}[[player]]\npassed = true\n[[player]]\n").endswith(f"takes no turn ({rule})")
    assert refusal(f"{head}[[player]]\npassed = true\n[[player]]\npassed = true\n").endswith(f"no turn ({end})")


@pytest.mark.rule("G2.2", "X3.2")
@pytest.mark.parametrize(("ruleset", "card", "rule"), [("gosu-x", "sati", "X3.2"), ("gosu", "loya", "G2.2")])
def test_a_row_is_not_longer_than_the_one_below(ruleset: str, card: str, rule: str) -> None:
    told = refusal(f'ruleset = "{ruleset}"\n[[player]]\narmy.II = ["{card}"]\n[[player]]\n')
    assert told == f"player[0].army.II: a row never has more cards than the row below it ({rule})"
