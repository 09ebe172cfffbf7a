"""What is a puzzle and what is refused: one clear line, whatever is hidden."""

import random

import pytest

from gosux.analysis import puzzle_search
from gosux.analysis.puzzle_search import GAP, NoPuzzle, after, best_reply, confirmed, find_line
from gosux.game.game import Game
from gosux.game.view import View
from gosux.model.state import State
from tests.analysis.test_reasons import AHEAD, at_last
from tests.scene import scene

ITERATIONS = 400
QUIET = """
[[player]]
army.I = ['volantis']
hand = ['elle', 'sati']
tokens = 0
spent = 2
[[player]]
army.I = ['boul-go']
"""
CLEAR = at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1")


def view_of(game: Game) -> View:
    return game.view(int(game.state.decider))


@pytest.fixture(autouse=True)
def _few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes are small."""
    monkeypatch.setattr(puzzle_search, "LEAST_CHOICES", 2)


def test_a_clear_line_has_its_reasons_and_goes_on_while_nothing_is_revealed() -> None:
    found = find_line(view_of(scene(CLEAR)), ITERATIONS)
    first = found.line[0]
    assert first.action == "play alpha" and first.seat == 0
    assert all(step.chance - step.chances[step.second] >= GAP for step in found.line if step.chances)
    assert first.reasons[first.second]
    assert found.line[1].action == "capture 1:II1"
    assert found.line[-1].seat == 0


def test_a_position_without_a_clearly_best_move_is_refused() -> None:
    with pytest.raises(NoPuzzle, match="no move is clearly best"):
        find_line(view_of(scene(QUIET)), ITERATIONS)


def test_a_larger_gap_refuses_what_a_smaller_one_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(scene(CLEAR))
    assert confirmed(view, ITERATIONS, "s") is not None
    monkeypatch.setattr(puzzle_search, "GAP", 1.01)
    monkeypatch.setattr(puzzle_search.seems_clear, "__defaults__", (1.01,))
    assert confirmed(view, ITERATIONS, "s") is None


def test_too_few_choices_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_search, "LEAST_CHOICES", 50)
    with pytest.raises(NoPuzzle, match="too little to choose from"):
        find_line(view_of(scene(CLEAR)), ITERATIONS)


def worlds_of(view: View) -> list[State]:
    return [view.sample_state(random.Random(seed)) for seed in range(6)]


def test_a_line_ends_where_what_is_known_depends_on_hidden_cards() -> None:
    game = scene(QUIET)
    view = view_of(game)
    assert after(view, worlds_of(view), game.action_id("draw 1")) is None
    assert after(view, worlds_of(view), game.action_id("pass")) is not None


def replied(monkeypatch: pytest.MonkeyPatch, least: float) -> "tuple[int | None, list[State]]":
    """The rival's reply to a pass, if it must be possible in this share of the worlds, and the worlds left."""
    game = scene(QUIET)
    view = view_of(game)
    worlds = worlds_of(view)
    for world in worlds:
        world.take(game.action_id("pass"))
    monkeypatch.setattr(puzzle_search, "COMMON", least)
    return best_reply(view, worlds, 1, 100, "s"), worlds


def test_a_rivals_reply_is_the_best_in_most_worlds_that_allow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reply, worlds = replied(monkeypatch, 0.0)
    assert reply is not None and worlds and all(reply in world.choices for world in worlds)
    monkeypatch.setattr(puzzle_search, "HOLDS", 1.01)
    assert replied(monkeypatch, 0.0)[0] is None


def test_a_rivals_reply_that_hardly_any_world_allows_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replied(monkeypatch, 1.01)[0] is None
