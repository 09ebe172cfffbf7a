"""Scripts: ``game.run`` and the ``then`` of position files, with choices that are named only if they are asked."""

import json

import pytest

from gosux import ChosenOtherwise, Game, IllegalAction, PositionError, UnknownAction, read_position
from tests.scene import army, asked, hand, kinds, pile, ready, scene

SHIFT = """
tiles = []
{then}
[[player]]
army.I = ["volantis"]
hand = {hand}
deck = []
[[player]]
clans = ["galmi", "narashima", "xian"]
deck = []
"""
FOUR = ["atalanta", "elle", "petal-faeries", "sati"]
THREE = ["atalanta", "elle", "sati"]  # all of them are needed: nothing is asked
SCRIPT = ["shift I1", "? pay elle", "? pay sati", "? replace atalanta"]


def shifting(cards: list[str], then: list[str] | None = None) -> Game:
    return scene(SHIFT.format(hand=json.dumps(cards), then=f"then = {json.dumps(then)}" if then else ""))


def shifted(game: Game) -> None:
    assert army(game, 0) == {"I": ["atalanta"]}
    assert pile(game, 0) == ["elle", "sati", "volantis"]
    ready(game, 1)


@pytest.mark.parametrize("cards", [FOUR, THREE])
def test_a_script_with_choices_if_asked_fits_hands_of_any_size(cards: list[str]) -> None:
    game = shifting(cards)
    game.run(SCRIPT)
    shifted(game)
    shifted(shifting(cards, SCRIPT))


def test_without_the_mark_a_choice_must_be_asked() -> None:
    game = shifting(THREE)
    with pytest.raises(IllegalAction) as refusal:
        game.run(["shift I1", "replace atalanta"])
    assert refusal.value.action == "replace atalanta"
    shifted(game)  # what came before stays done


def test_the_mark_needs_no_space_and_spaces_do_not_matter() -> None:
    game = shifting(FOUR)
    game.run(["shift  I1", "?pay elle", " ?  pay   sati ", "?replace atalanta"])
    shifted(game)


def test_a_question_of_another_kind_is_left_open() -> None:
    game = shifting(FOUR)
    assert game.run(["? discard elle", "? yes", "? done", "? capture 1:I1"]) == []
    game.run(["shift I1", "? yes", "? discard elle"])
    assert asked(game) == (0, "pay")


def test_a_choice_made_for_the_player_must_be_the_named_one() -> None:
    with pytest.raises(ChosenOtherwise) as mistake:
        shifting(THREE).run(["shift I1", "? replace petal-faeries"])
    assert str(mistake.value) == "'replace petal-faeries' was not asked: only 'replace atalanta' was possible"


def test_a_choice_that_was_made_for_the_player_can_be_named_once() -> None:
    game = shifting(THREE)
    game.run(["shift I1", "? replace atalanta", "? replace elle"])  # the second was asked of nobody
    shifted(game)


def test_a_question_of_the_same_kind_must_accept_the_answer() -> None:
    game = shifting(FOUR)
    with pytest.raises(IllegalAction) as refusal:
        game.run(["shift I1", "? pay quae"])
    assert (refusal.value.action, refusal.value.rules) == ("pay quae", ["X3.8b"])
    assert asked(game) == (0, "pay")


@pytest.mark.parametrize("text", ["? play nezha", "? shift I2", "? pass"])
def test_an_impossible_action_of_a_turn_is_refused_at_a_turn(text: str) -> None:
    with pytest.raises(IllegalAction):
        shifting(FOUR).run([text])


@pytest.mark.parametrize(
    "text", ["? dance", "?", "? replace atlanta", "? repalce atalanta", "? capture 1:elle", "? discard 0:elle"]
)
def test_a_misspelt_choice_is_a_mistake_even_if_it_is_not_asked(text: str) -> None:
    with pytest.raises(UnknownAction):
        shifting(FOUR).run([text])


def test_the_mark_is_nothing_for_a_single_action() -> None:
    with pytest.raises(UnknownAction):
        shifting(FOUR).apply("? pay elle")


def test_somebody_may_concede_in_a_script() -> None:
    game = shifting(FOUR)
    game.run(["shift I1", "concede 0", "? pay elle"])
    assert game.result is not None
    assert game.result.winners == [1]


def test_a_script_returns_what_the_acting_player_or_another_one_sees() -> None:
    assert "chosen-for-you" in kinds(shifting(THREE).run(SCRIPT))
    assert "chosen-for-you" not in kinds(shifting(THREE).run(SCRIPT, viewer=1))
    assert "chosen-for-you" in kinds(shifting(THREE).run(SCRIPT, viewer=None))


def test_a_script_of_one_text_needs_no_list() -> None:
    game = shifting(THREE)
    game.run("shift I1")
    shifted(game)


def test_a_script_takes_numbers_and_actions_too() -> None:
    game = shifting(FOUR)
    decision = game.decision
    assert decision is not None
    game.run([next(action for action in decision.actions if str(action) == "shift I1")])
    game.run([game.action_id("pay elle"), "pay sati", "replace atalanta"])
    shifted(game)
    assert hand(game, 0) == ["petal-faeries"]


def test_a_position_is_written_without_choices_that_were_not_asked() -> None:
    game = shifting(FOUR, ["shift I1", "? discard elle", "? pay elle"])
    text = game.to_position()
    assert '"shift I1",\n  "pay elle",\n]' in text
    assert read_position(text) == game


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        (["shift I1", "? replace petal-faeries"],
         "then[1]: 'replace petal-faeries' was not asked: only 'replace atalanta' was possible"),
        (["shift I1", "? replace atlanta"],
         "then[1]: no action is called 'replace atlanta'; did you mean \"replace atalanta\"?"),
        (["shft I1"], "then[0]: no action is called 'shft I1'; did you mean \"shift I1\"?"),
        (["discard elle"], "then[0]: 'discard elle' is not possible: "
         "Choose an action of your turn: play, shift, use Activation tokens or pass (X4.1)"),
    ],
)  # fmt: skip
def test_a_position_says_which_action_is_wrong(then: list[str], sentence: str) -> None:
    with pytest.raises(PositionError) as mistake:
        shifting(THREE, then)
    assert str(mistake.value) == sentence
