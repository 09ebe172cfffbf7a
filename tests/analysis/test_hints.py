"""Hints: made from a player's view alone, the same in every game that looks the same to the player."""

import json
import random

from gosux.analysis.hints import hint, hint_of, questions_after
from gosux.game.game import Game
from gosux.game.view import View
from tests.analysis.test_reasons import AHEAD, at_last
from tests.random_play import Variant, every_variant, played
from tests.scene import scene


def asked(game: Game) -> int:
    return int(game.state.decider)


@every_variant
def test_games_that_are_equal_for_a_player_give_the_same_hint(variant: Variant) -> None:
    compared = 0
    for seed in range(40):
        game = played(seed, 25, variant)
        if game.state.over or len(game.legal()) < 3:
            continue
        view = game.view(asked(game))
        other = view.sample(random.Random(seed))
        assert other.view(view.viewer).to_json() == view.to_json()
        found = hint(view, 40, 3)
        assert found is not None
        assert found == hint(other.view(view.viewer), 40, 3)
        assert found == hint(View.from_json(view.to_json()), 40, 3)
        compared += other != game
        if compared == 3:
            return
    raise AssertionError("no games with different hidden cards were compared")


def test_the_best_move_comes_first_and_chances_are_those_of_the_search() -> None:
    game = scene(at_last("supremacy = 1"))
    found = hint(game.view(0), 300, 4)
    assert found is not None
    assert game.action_text(found.moves[0].action) == "play alpha"
    chances = [move.chance for move in found.moves]
    assert chances == sorted(chances, reverse=True)
    assert len(found.moves) == 3
    assert all(move.visits >= 50 for move in found.moves)
    assert not found.as_good


def test_reasons_for_the_best_move_are_good_ones_and_others_are_compared_with_it() -> None:
    game = scene(at_last("supremacy = 1"))
    found = hint(game.view(0), 300, 8)
    assert found is not None
    best, *others = found.moves
    assert best.reasons and all(fact.good for fact in best.reasons)
    assert best.reasons[0].kind == "victory"
    assert all(move.against == best.action for move in others)
    assert all(fact.share >= 0.7 for move in found.moves for fact in move.reasons)
    assert hint_of(json.loads(json.dumps(found.to_json()))) == found


def test_the_nudge_points_at_the_kind_of_the_best_move_and_names_no_card() -> None:
    found = hint(scene(at_last("supremacy = 1")).view(0), 300, 8)
    assert found is not None
    assert (found.nudge.act, found.nudge.level, found.nudge.stake) == ("play", 2, "victory")


def test_a_move_goes_on_with_what_the_search_would_answer() -> None:
    game = scene(at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1"))
    found = hint(game.view(0), 300, 4)
    assert found is not None
    asked_then = questions_after(game.view(0), found.moves[0])
    assert [state.catalogue.table.text(state.kind, row) for state, row in asked_then] == ["capture 1:II1"]


def test_there_is_no_hint_where_there_is_no_choice_and_none_for_others() -> None:
    game = scene(at_last("supremacy = 1"))
    assert hint(game.view(1), 40, 2) is None
    game.step(game.action_id("pass"))
    assert hint(game.view(0), 40, 2) is None


def test_a_hint_that_nobody_waits_for_is_not_finished() -> None:
    assert hint(scene(at_last()).view(0), 1_000_000_000, 4, stop=lambda: True) is None


def test_the_draft_gets_chances_without_reasons() -> None:
    game = played(3, 0)
    found = hint(game.view(asked(game)), 60, 4)
    assert found is not None
    assert found.nudge.act == "clan"
    assert not any(move.reasons for move in found.moves)
