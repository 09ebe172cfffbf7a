"""Questions name the card that they are about, and positions say how many turns a pass leaves."""

import pytest

from gosux import PositionError
from tests.scene import do, scene

DECK = 'deck = ["kno-bo", "boul-go", "shard", "quae"]'


def test_a_question_names_its_card_even_in_the_first_slot_of_the_first_player() -> None:
    game = scene(f'tiles = []\n[[player]]\nhand = ["bun-to"]\n{DECK}\n[[player]]')
    do(game, "play bun-to")
    assert game.decision is not None
    assert (game.decision.player, game.decision.prompt.args["card"]) == (0, "card:bun-to")


def passed(turns_left: str) -> int:
    return int(scene(f"{turns_left}\ntiles = []\n[[player]]\n[[player]]\npassed = true").state.turns_left)


@pytest.mark.rule("X4.4c")
def test_a_pass_leaves_two_more_turns_after_this_one_unless_the_position_says_otherwise() -> None:
    assert passed("") == 2
    assert [passed(f"turns_left = {turns}") for turns in (0, 1, 2, 3)] == [0, 1, 2, 3]
    with pytest.raises(PositionError):
        passed("turns_left = 4")
