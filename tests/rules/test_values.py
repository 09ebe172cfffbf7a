"""What the engine hands out can be copied and sent to another process, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import gosux
from gosux import IllegalAction
from tests.random_play import GOSU_X, played

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}


@pytest.mark.parametrize("way", WAYS)
def test_questions_answers_events_and_results_can_be_copied(way: str) -> None:
    game = gosux.new_game("gosu-x", 7)
    duplicate = WAYS[way]
    decision = game.decision
    assert decision is not None
    again = duplicate(decision)
    assert repr(again) == repr(decision)
    assert again.prompt == decision.prompt
    assert again.actions == decision.actions
    for event in game.apply(decision.actions[0], viewer=None):
        assert repr(duplicate(event)) == repr(event)
        assert duplicate(event).seers == event.seers
    finished = played(3, 5000, GOSU_X)
    assert finished.result is not None
    assert duplicate(finished.result) == finished.result


@pytest.mark.parametrize("way", WAYS)
def test_refusals_can_be_copied(way: str) -> None:
    game = gosux.new_game("gosu-x", 7)
    with pytest.raises(IllegalAction) as refused:
        game.apply("pass")
    again = WAYS[way](refused.value)
    assert str(again) == str(refused.value)
    assert again.reasons == refused.value.reasons
    assert again.rules == refused.value.rules


@pytest.mark.parametrize("way", WAYS)
def test_views_can_be_copied(way: str) -> None:
    view = played(3, 40, GOSU_X).view(1)
    assert WAYS[way](view).to_json() == view.to_json()
